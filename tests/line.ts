import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * `through`: as if it were not there. `down`: nobody answers, at once. `silent`: nobody answers, ever.
 * `broken`: every /api request is 500. `deaf`: requests arrive, their answers are lost. `cutting`: of a long body 200 kB
 * arrive.
 */
export type Fault = 'through' | 'down' | 'silent' | 'broken' | 'deaf' | 'cutting';

export type Line = {
  url: string;
  /** @param only limits the fault to requests whose `METHOD /path` fits @param cuts after so many, nobody answers */
  fail(fault: Fault, only?: RegExp, cuts?: number): void;
  /** Of the bodies that were cut, and how many bytes of all bodies came from the browser. */
  counts: { cuts: number; bytes: number };
  /** Changes the bodies of scripts on their way to the browser. */
  rewrite(change: (path: string, body: string) => string): void;
  /** As it was when it was opened. */
  reset(): void;
  close(): Promise<void>;
};

const CUT_BYTES = 200_000;

/** A line between the browser and the server that fails as real ones do, for the page and for its worker. */
export async function openLine(target: string): Promise<Line> {
  let fault: Fault = 'through';
  let only: RegExp | undefined;
  let cutsLeft = Infinity;
  const counts = { cuts: 0, bytes: 0 };
  let change: ((path: string, body: string) => string) | null = null;
  const server = createServer((incoming, outgoing) => {
    const call = `${incoming.method} ${incoming.url}`;
    const now = only && !only.test(call) ? 'through' : fault;
    if (now === 'down') return outgoing.destroy();
    if (now === 'silent') return;
    if (now === 'broken' && incoming.url!.startsWith('/api/')) return refuse(outgoing);
    pass(incoming, outgoing, { isLost: now === 'deaf', isCut: now === 'cutting' });
  });

  function pass(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    { isLost, isCut }: { isLost: boolean; isCut: boolean },
  ): void {
    const headers = { ...incoming.headers };
    if (change) {
      // What is packed, or not sent again, cannot be rewritten.
      for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) delete headers[name];
    }
    const upstream = ask(new URL(incoming.url!, target), { method: incoming.method!, headers });
    upstream.on('response', (answer) => {
      if (isLost) {
        answer.resume();
        answer.on('end', () => outgoing.destroy());
        return;
      }
      const rewritten = change && /javascript/.test(answer.headers['content-type'] ?? '') ? change : null;
      if (!rewritten || answer.headers['content-encoding']) {
        outgoing.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const { 'content-length': _length, etag: _tag, ...headers } = answer.headers;
        outgoing.writeHead(answer.statusCode!, headers);
        outgoing.end(rewritten(incoming.url!, Buffer.concat(chunks).toString()));
      });
    });
    upstream.on('error', () => outgoing.destroy());
    let size = 0;
    incoming.on('data', (chunk: Buffer) => {
      counts.bytes += chunk.length;
      size += chunk.length;
      if (!isCut || size < CUT_BYTES || upstream.destroyed) return;
      counts.cuts += 1;
      cutsLeft -= 1;
      if (cutsLeft === 0) fault = 'down';
      incoming.destroy();
      upstream.end(() => upstream.destroy());
    });
    incoming.pipe(upstream);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fail: (to, when, cuts = Infinity) => {
      fault = to;
      only = when;
      cutsLeft = cuts;
      if (to === 'down') server.closeAllConnections();
    },
    counts,
    rewrite: (to) => (change = to),
    reset: () => {
      server.closeAllConnections();
      [fault, only, cutsLeft, change] = ['through', undefined, Infinity, null];
      Object.assign(counts, { cuts: 0, bytes: 0 });
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function refuse(outgoing: ServerResponse): void {
  outgoing.writeHead(500, { 'content-type': 'application/json' });
  outgoing.end(JSON.stringify({ code: 'INTERNAL_SERVER_ERROR', status: 500, message: 'It broke' }));
}
