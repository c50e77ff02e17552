/** Work of which one is under way at a time; if it is asked for meanwhile, it is done once more. */
export class InTurn {
  /** What is under way; null if nothing is. */
  underWay: Promise<void> | null = null;
  private readonly work: (isForced: boolean) => Promise<void>;
  private isWanted = false;
  private isForced = false;

  constructor(work: (isForced: boolean) => Promise<void>) {
    this.work = work;
  }

  /** Done once all that was asked for until now is; `isForced` is handed on to the next work that begins. */
  ask(isForced: boolean): Promise<void> {
    this.isForced ||= isForced;
    if (this.underWay) this.isWanted = true;
    this.underWay ??= this.doAll();
    return this.underWay;
  }

  private async doAll(): Promise<void> {
    try {
      do {
        const isForced = this.isForced;
        this.isWanted = this.isForced = false;
        await this.work(isForced);
      } while (this.isWanted);
    } finally {
      this.underWay = null;
    }
  }
}
