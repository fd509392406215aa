export type Answer = { revision: string; body: string };

/**
 * An LRU cache of responses. A cached response is only sent after the database confirmed its revision, so it
 * can not be stale.
 */
export class AnswerMemory {
  readonly #answers = new Map<string, Answer>();
  readonly #limit: number;
  #held = 0;

  /** @param limit characters in all; a response over a tenth of it is not cached */
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
