import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export type Asked = {
  path: string;
  headers: IncomingHttpHeaders;
  body: { model: string; messages: { role: string; content: unknown }[] };
};

/** How the model answers. `says` is its text; the others are what goes wrong with such servers. */
export type Manner =
  | { says: string }
  | { fails: 401 | 429 | 500; retryAfter?: number }
  | { sends: string }
  | { refuses: string }
  | 'empty'
  | 'silent'
  | 'hangs up';

export type ModelServer = {
  /** For MODEL_BASE_URL. */
  url: string;
  asked: Asked[];
  /** How it answers from now on; forgets what it was asked. */
  set(manner: Manner): void;
  stop(): Promise<void>;
};

/** A small OpenAI-compatible server of our own: chat/completions, and every way in which it goes wrong. */
export async function startModelServer(): Promise<ModelServer> {
  const asked: Asked[] = [];
  let manner: Manner = { says: 'Hello' };
  const server = createServer((request, response) => {
    json(request).then(
      (body) => {
        asked.push({ path: request.url ?? '', headers: request.headers, body: body as Asked['body'] });
        answer(response, manner);
      },
      () => response.writeHead(400).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    set(next) {
      manner = next;
      asked.length = 0;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
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

function answer(response: ServerResponse, manner: Manner): void {
  const send = (status: number, body: string, headers: Record<string, string> = {}) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  if (manner === 'silent') return;
  if (manner === 'hangs up') {
    response.destroy();
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
  } else {
    send(200, completion({ role: 'assistant', content: manner.says }));
  }
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
