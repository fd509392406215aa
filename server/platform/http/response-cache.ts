export type CachedResponse = { revision: string; body: string };

/** An LRU cache of responses; callers compare the revision with the database before they send one. */
export class ResponseCache {
  readonly #responses = new Map<string, CachedResponse>();
  readonly #limit: number;
  #size = 0;

  /** @param limit characters of all keys and bodies; an entry over a tenth of it is not cached */
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
    const size = sizeOf(key, response);
    if (size > this.#limit / 10) return;
    this.#responses.set(key, response);
    this.#size += size;
    for (const oldest of this.#responses.keys()) {
      if (this.#size <= this.#limit) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const response = this.#responses.get(key);
    if (response) this.#size -= sizeOf(key, response);
    this.#responses.delete(key);
  }
}

/** Keys count, too: one with long filters may be many times longer than its empty list. */
const sizeOf = (key: string, { body }: CachedResponse) => key.length + body.length;
