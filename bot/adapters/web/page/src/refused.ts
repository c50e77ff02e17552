// What is raised where the server says no.

/** The server said no, in a sentence. */
export class Refused extends Error {
  readonly status: number;
  readonly answer: unknown;

  constructor(status: number, answer: unknown) {
    const { error, ack } = answer as { error?: string; ack?: string };
    super(error || ack || "");
    this.status = status;
    this.answer = answer;
  }
}
