export type CachedResponse = { revision: string; body: string };

/** An LRU cache of responses; callers check the revision against the database before they send one. */
export class ResponseCache {
  readonly #responses = new Map<string, CachedResponse>();
  readonly #limit: number;
  #size = 0;

  /** @param limit characters in all; a response over a tenth of it is not cached */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string): CachedResponse | undefined {
    const response = this.#responses.get(key);
    if (response) {
      this.#responses.delete(key);
      this.#responses.set(key, response);
    }
    return response;
  }

  set(key: string, response: CachedResponse): void {
    this.#drop(key);
    if (response.body.length > this.#limit / 10) return;
    this.#responses.set(key, response);
    this.#size += response.body.length;
    for (const oldest of this.#responses.keys()) {
      if (this.#size <= this.#limit) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#size -= this.#responses.get(key)?.body.length ?? 0;
    this.#responses.delete(key);
  }
}
