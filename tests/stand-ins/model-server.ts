import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { dialects, type Dialect, type Said } from './model-dialects.ts';

export type Asked = {
  path: string;
  headers: IncomingHttpHeaders;
  body: {
    model: string;
    stream?: boolean;
    messages: { role: string; content: unknown }[];
    tools?: { function: { name: string; parameters: unknown } }[];
  };
  /** A recording comes as a form; this is all of it. */
  raw: Buffer;
};

/** How the model answers. `says` is its text; the others are what goes wrong with such servers. */
export type Manner =
  | { says: string }
  | { fails: 400 | 401 | 429 | 500; retryAfter?: number }
  | { sends: string }
  | { refuses: string }
  /** Streams words with pauses (ms); 'cut' drops the connection after them, 'fades' ends without an end. */
  | { streams: string[]; pause?: number; ending?: 'cut' | 'fades' }
  /** Calls tools first; what it says once it has their results. */
  | { calls: { name: string; input: unknown }[]; after: Manner }
  /** Refuses tools, as small local models do, and talks without them. */
  | { withoutTools: Manner }
  /** The first request gets the first manner, the last one stays. */
  | { turns: Manner[] }
  /** What a recording said. */
  | { heard: string }
  | 'empty'
  | 'silent'
  | 'hangs up';

export type ModelServer = {
  /** For MODEL_BASE_URL. */
  url: string;
  asked: Asked[];
  /** How many clients left before their answer was whole. */
  left: number;
  /** How it answers from now on; forgets what it was asked. */
  set(manner: Manner): void;
  stop(): Promise<void>;
};

/**
 * A small model server of our own that speaks as real ones do, OpenAI-compatible unless told otherwise, and
 * goes wrong in every way they do.
 */
export async function startModelServer(
  protocol: keyof typeof dialects = 'openai-compatible',
): Promise<ModelServer> {
  const dialect: Dialect = dialects[protocol];
  const asked: Asked[] = [];
  let manner: Manner = { says: 'Hello' };
  const server = createServer((request, response: Response) => {
    response.once('close', () => {
      if (!response.writableFinished && !response.destroyedHere) started.left += 1;
    });
    buffer(request).then(
      (raw) => {
        const body = (raw[0] === 0x7b ? JSON.parse(raw.toString()) : {}) as Asked['body'];
        const path = request.url ?? '';
        asked.push({ path, headers: request.headers, body, raw });
        const isStreamed = dialect.isStreamed(path, body);
        void answer(response, mannerFor(manner, dialect, body, asked.length), dialect, isStreamed);
      },
      () => response.writeHead(400).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const started: ModelServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${dialect.base}`,
    asked,
    left: 0,
    set(next) {
      manner = next;
      asked.length = 0;
      started.left = 0;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return started;
}

/** What this very request is answered with. */
function mannerFor(manner: Manner, dialect: Dialect, body: Asked['body'], nth: number): Manner {
  const then = (next: Manner) => mannerFor(next, dialect, body, nth);
  if (typeof manner === 'string') return manner;
  if ('turns' in manner) return then(manner.turns[Math.min(nth, manner.turns.length) - 1]!);
  if ('calls' in manner && dialect.hasResults(body)) return then(manner.after);
  if ('withoutTools' in manner) return body.tools ? { fails: 400 } : then(manner.withoutTools);
  return manner;
}

/** Every way in which a model goes wrong before its words can be read. */
export const modelFailures: [string, Manner][] = [
  ['refuses the key', { fails: 401 }],
  ['has no time now', { fails: 429, retryAfter: 1 }],
  ['has no time today', { fails: 429, retryAfter: 3600 }],
  ['breaks', { fails: 500 }],
  ['hangs up', 'hangs up'],
  ['sends no JSON', { sends: '<html>gateway</html>' }],
  ['sends half of it', { sends: '{"choices": [{"mess' }],
  ['sends another shape', { sends: '{"choices": []}' }],
  ['sends an error as an answer', { sends: '{"error": {"message": "no"}}' }],
  ['says nothing', 'empty'],
  ['refuses', { refuses: 'I cannot help with that.' }],
];

async function answer(
  response: Response,
  manner: Manner,
  dialect: Dialect,
  isStreamed: boolean,
): Promise<void> {
  const send = (status: number, body: string, headers: Record<string, string> = {}) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  const sendWhole = (said: Said) => send(200, JSON.stringify(dialect.whole(said)));
  if (manner === 'silent') return;
  if (manner === 'hangs up') {
    drop(response);
  } else if (manner === 'empty') {
    sendWhole({ text: '' });
  } else if ('fails' in manner) {
    const headers =
      manner.retryAfter === undefined ? undefined : { 'retry-after': String(manner.retryAfter) };
    send(manner.fails, JSON.stringify(dialect.failure(manner.fails)), headers);
  } else if ('sends' in manner) {
    send(200, manner.sends);
  } else if ('refuses' in manner) {
    sendWhole({ refusal: manner.refuses });
  } else if ('heard' in manner) {
    send(200, JSON.stringify(dialect.heard(manner.heard)));
  } else if ('calls' in manner) {
    const { calls } = manner;
    if (!isStreamed) sendWhole({ calls });
    else await stream(response, dialect, [{ calls }], { calledTools: true });
  } else if ('streams' in manner) {
    const { streams, pause, ending } = manner;
    await stream(
      response,
      dialect,
      streams.map((text) => ({ text })),
      { pause, ending },
    );
  } else if ('says' in manner) {
    if (!isStreamed) sendWhole({ text: manner.says });
    else {
      const words = manner.says.match(/\S+\s*/g) ?? [];
      await stream(
        response,
        dialect,
        words.map((text) => ({ text })),
      );
    }
  }
}

/** A response that knows when it was this side that dropped it. */
type Response = ServerResponse & { destroyedHere?: boolean };

function drop(response: Response): void {
  response.destroyedHere = true;
  response.destroy();
}

type Ending = {
  pause?: number | undefined;
  calledTools?: boolean;
  ending?: 'cut' | 'fades' | undefined;
};

async function stream(
  response: Response,
  dialect: Dialect,
  pieces: Said[],
  { pause, calledTools = false, ending }: Ending = {},
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const events = dialect.stream();
  for (const piece of pieces) {
    // Nobody listens any more.
    if (response.destroyed) return;
    for (const line of events.piece(piece)) response.write(line);
    if (pause) await sleep(pause);
  }
  if (ending === 'cut') return drop(response);
  if (ending !== 'fades') for (const line of events.end(calledTools)) response.write(line);
  response.end();
}
