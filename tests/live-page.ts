import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveEvent } from '#domain/live/schema.ts';

/**
 * A live connection as a page holds it, reduced to what it heard. By node:http: a fetch that is aborted
 * leaves a fresh connection behind that nobody uses, and a stop would wait for it.
 */
export class LivePage {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly heard: LiveEvent[] = [];
  /** Resolves when the server has ended it. */
  readonly ended: Promise<void>;
  readonly #answer: IncomingMessage;
  #wake = Promise.withResolvers<void>();

  private constructor(answer: IncomingMessage) {
    this.status = answer.statusCode!;
    this.headers = answer.headers;
    this.#answer = answer;
    this.ended = this.status === 200 ? this.#read() : Promise.resolve(void answer.resume());
  }

  static async open(url: string, cookie = ''): Promise<LivePage> {
    const request = get(url, { agent: false, headers: cookie ? { cookie } : {} });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    return new LivePage(answer);
  }

  /** The first event of this kind from the given place on; waits for it. */
  async hears<T extends LiveEvent['type']>(type: T, from = 0, withinMs = 10_000) {
    const late = sleep(withinMs, 'late' as const, { ref: false });
    for (;;) {
      const found = this.heard.slice(from).find((event) => event.type === type);
      if (found) return found as Extract<LiveEvent, { type: T }>;
      if ((await Promise.race([this.#wake.promise, late])) === 'late') {
        throw new Error(`no ${type} in ${JSON.stringify(this.heard)}`);
      }
    }
  }

  leave(): void {
    this.#answer.destroy();
  }

  async #read(): Promise<void> {
    let rest = '';
    try {
      for await (const chunk of this.#answer.setEncoding('utf8')) {
        const whole = (rest + (chunk as string)).split('\n\n');
        rest = whole.pop()!;
        for (const one of whole) this.heard.push(JSON.parse(one.replace('data: ', '')) as LiveEvent);
        this.#wake.resolve();
        this.#wake = Promise.withResolvers();
      }
    } catch (error) {
      if (!this.#answer.destroyed) throw error;
    }
  }
}
