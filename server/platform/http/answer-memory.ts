export type Answer = { revision: string; body: string };

/**
 * The last answers of one process, oldest use first out. What is remembered is only sent after the
 * database has said that its revision is still the car's, so no process can serve an old list.
 */
export class AnswerMemory {
  readonly #answers = new Map<string, Answer>();
  readonly #limit: number;
  #held = 0;

  /** @param limit characters held in all; an answer over a tenth of it is not remembered */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string): Answer | undefined {
    const answer = this.#answers.get(key);
    if (answer) {
      this.#answers.delete(key);
      this.#answers.set(key, answer);
    }
    return answer;
  }

  set(key: string, answer: Answer): void {
    this.#drop(key);
    if (answer.body.length > this.#limit / 10) return;
    this.#answers.set(key, answer);
    this.#held += answer.body.length;
    for (const oldest of this.#answers.keys()) {
      if (this.#held <= this.#limit) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#held -= this.#answers.get(key)?.body.length ?? 0;
    this.#answers.delete(key);
  }
}
