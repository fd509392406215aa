import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

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

/** A small OpenAI-compatible server of our own: chat/completions, and every way in which it goes wrong. */
export async function startModelServer(): Promise<ModelServer> {
  const asked: Asked[] = [];
  let manner: Manner = { says: 'Hello' };
  const server = createServer((request, response: Response) => {
    response.once('close', () => {
      if (!response.writableFinished && !response.destroyedHere) started.left += 1;
    });
    buffer(request).then(
      (raw) => {
        const body = (raw[0] === 0x7b ? JSON.parse(raw.toString()) : {}) as Asked['body'];
        asked.push({ path: request.url ?? '', headers: request.headers, body, raw });
        void answer(response, mannerFor(manner, body, asked.length), body.stream ?? false);
      },
      () => response.writeHead(400).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const started: ModelServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
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
function mannerFor(manner: Manner, body: Asked['body'], nth: number): Manner {
  if (typeof manner === 'string') return manner;
  if ('turns' in manner) return mannerFor(manner.turns[Math.min(nth, manner.turns.length) - 1]!, body, nth);
  if ('calls' in manner && body.messages.some(({ role }) => role === 'tool'))
    return mannerFor(manner.after, body, nth);
  if ('withoutTools' in manner)
    return body.tools ? { fails: 400 } : mannerFor(manner.withoutTools, body, nth);
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

async function answer(response: Response, manner: Manner, isStreamed: boolean): Promise<void> {
  const send = (status: number, body: string, headers: Record<string, string> = {}) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  if (manner === 'silent') return;
  if (manner === 'hangs up') {
    drop(response);
  } else if (manner === 'empty') {
    send(200, completion({ role: 'assistant', content: '' }));
  } else if ('fails' in manner) {
    const error = { message: `the model failed with ${manner.fails}`, type: 'error', code: null };
    const headers =
      manner.retryAfter === undefined ? undefined : { 'retry-after': String(manner.retryAfter) };
    send(manner.fails, JSON.stringify({ error }), headers);
  } else if ('sends' in manner) {
    send(200, manner.sends);
  } else if ('refuses' in manner) {
    send(200, completion({ role: 'assistant', content: null, refusal: manner.refuses }));
  } else if ('heard' in manner) {
    send(200, JSON.stringify({ text: manner.heard }));
  } else if ('calls' in manner) {
    const calls = manner.calls.map(({ name, input }, index) => ({
      ...{ index, id: `call-${index}`, type: 'function' },
      function: { name, arguments: JSON.stringify(input) },
    }));
    if (!isStreamed) send(200, completion({ role: 'assistant', content: null, tool_calls: calls }));
    else await stream(response, [{ role: 'assistant', tool_calls: calls }], { finish: 'tool_calls' });
  } else if ('streams' in manner) {
    const { streams, pause, ending } = manner;
    const words = streams.map((content) => ({ content }));
    await stream(response, words, { pause, finish: 'stop', ending });
  } else if ('says' in manner) {
    if (!isStreamed) send(200, completion({ role: 'assistant', content: manner.says }));
    else
      await stream(
        response,
        (manner.says.match(/\S+\s*/g) ?? []).map((content) => ({ content })),
        { finish: 'stop' },
      );
  }
}

/** A response that knows when it was this side that dropped it. */
type Response = ServerResponse & { destroyedHere?: boolean };

function drop(response: Response): void {
  response.destroyedHere = true;
  response.destroy();
}

type Ending = { pause?: number | undefined; finish: string; ending?: 'cut' | 'fades' | undefined };

async function stream(
  response: Response,
  deltas: object[],
  { pause, finish, ending }: Ending,
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const part = (delta: object, reason: string | null = null) =>
    response.write(
      `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1_700_000_000, model: 'stand-in', choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`,
    );
  for (const delta of deltas) {
    part(delta);
    if (pause) await sleep(pause);
  }
  if (ending === 'cut') return drop(response);
  if (ending !== 'fades') {
    part({}, finish);
    response.write('data: [DONE]\n\n');
  }
  response.end();
}

const completion = (message: Record<string, unknown>) =>
  JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_700_000_000,
    model: 'stand-in',
    choices: [{ index: 0, message, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  });
