// Whether it is news that a table waits for the reader.

const LOOKED_AWAY = 5000; // ms without a table that waits after which one is worth a sound

/** Tells, look after look, whether a table has begun to wait that didn't before. */
export class Doorbell {
  private before: Set<string> | null = null;
  private readonly answered = new Map<string, number>();

  /** `now` in milliseconds. A table that waits again at once, as the computer's do, is no news. */
  isNews(tables: string[], now: number): boolean {
    const { before } = this;
    this.before = new Set(tables);
    if (!before) return false;
    for (const table of before) if (!this.before.has(table)) this.answered.set(table, now);
    return tables.some(table => !before.has(table) && now - (this.answered.get(table) ?? 0) >= LOOKED_AWAY);
  }
}
