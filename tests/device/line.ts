/** What the network does to the next requests, as a phone meets it. */
export type Fault =
  | 'through'
  | 'offline'
  /** The browser believes that it is online. */
  | 'down'
  /** The request arrives, its answer does not. */
  | 'deaf'
  | 'silent'
  | 'broken'
  | 'unavailable'
  /** Applied, and answered by an error of the server. */
  | 'broken-after';

const failing = (status: number) =>
  Response.json({ code: 'INTERNAL_SERVER_ERROR', status, message: 'It broke' }, { status });
const lost = () => new TypeError('Failed to fetch');

/** The requests of one device, with its cookie. */
export class Line {
  fault: Fault = 'through';
  /** How many requests still meet the fault; then the line is through again. */
  #left = Infinity;
  /** Null: the session is lost. */
  cookie: string | null;
  /** Requests that are under way, without those that are never answered. */
  pending = 0;
  readonly #baseUrl: string;

  constructor(baseUrl: string, cookie: string) {
    this.#baseUrl = baseUrl;
    this.cookie = cookie;
  }

  fail(fault: Fault, requests = Infinity): void {
    this.fault = fault;
    this.#left = requests;
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const { fault } = this;
    this.#left -= 1;
    if (this.#left <= 0) this.fail('through');
    const { signal } = init;
    signal?.throwIfAborted();
    if (fault === 'offline' || fault === 'down') throw lost();
    if (fault === 'silent') return never(signal);
    // Health checks answer: it is the application that fails.
    if (fault === 'broken' && path.startsWith('/api/')) return failing(500);
    if (fault === 'unavailable') return failing(503);
    this.pending += 1;
    try {
      const answer = await this.#send(path, init);
      const isWrite = (init.method ?? 'GET') !== 'GET';
      if (fault === 'deaf') throw lost();
      if (fault === 'broken-after' && isWrite) return failing(500);
      return answer;
    } finally {
      this.pending -= 1;
    }
  }

  async #send(path: string, { method = 'GET', headers, body }: RequestInit): Promise<Response> {
    const answer = await fetch(`${this.#baseUrl}${path}`, {
      method,
      headers: {
        ...(headers as Record<string, string>),
        ...(this.cookie === null ? {} : { cookie: this.cookie }),
        ...(method === 'GET' ? {} : { origin: this.#baseUrl }),
      },
      ...(body === undefined ? {} : { body }),
    });
    // Read whole here, so that nothing is under way once it is answered.
    const bytes = await answer.arrayBuffer();
    const { status, headers: sent } = answer;
    return new Response([204, 304].includes(status) ? null : bytes, { status, headers: sent });
  }
}

function never(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });
}
