import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { AddressTarget } from '#domain/notices/address-schema.ts';

export type ReceivedMessage = {
  service: AddressTarget['preset'];
  title: string | null;
  text: string;
  link?: string;
  id?: string;
};

export type MessageServices = {
  origin: string;
  received: ReceivedMessage[];
  /** What everything is answered with from now on; null: as the services do. */
  status: number | null;
  /** What a person enters to get messages from one of them, with its key. */
  targets: { [P in AddressTarget['preset']]: Extract<AddressTarget, { preset: P }> };
  stop(): Promise<void>;
};

type Body = Record<string, string> & { extras?: { 'client::notification'?: { click?: { url?: string } } } };
type Answer = { status: number; message?: ReceivedMessage };
type Service = {
  path: RegExp;
  method?: string;
  answer: (body: Body, request: IncomingMessage, found: string[]) => Answer;
};

const KEY = 'key-0f7a';
const isBearer = ({ headers }: IncomingMessage) => headers.authorization === `Bearer ${KEY}`;
const taken = (message: ReceivedMessage): Answer => ({ status: 200, message });
const missing = (...values: unknown[]) => values.some((value) => typeof value !== 'string' || value === '');

/** As the documentation of each service asks for. */
const services: Service[] = [
  {
    path: /^\/$/,
    answer: ({ topic, title, message, click }, request) => {
      if (!isBearer(request)) return { status: 401 };
      if (missing(topic, message)) return { status: 400 };
      return topic === 'garage'
        ? taken({ service: 'ntfy', title: title!, text: message!, link: click! })
        : { status: 403 };
    },
  },
  {
    path: /^\/gotify\/message$/,
    answer: ({ title, message, extras }, { headers }) => {
      if (headers['x-gotify-key'] !== KEY) return { status: 401 };
      return missing(message)
        ? { status: 400 }
        : taken({
            service: 'gotify',
            title: title!,
            text: message!,
            link: extras!['client::notification']!.click!.url!,
          });
    },
  },
  {
    path: /^\/api\/webhooks\/\d+\/(.+)$/,
    answer: ({ content }, _request, [key]) => {
      if (key !== KEY) return { status: 404 };
      return missing(content) || content!.length > 2000
        ? { status: 400 }
        : taken({ service: 'discord', title: null, text: content! });
    },
  },
  {
    path: /^\/bot(\d+:[^/]+)\/sendMessage$/,
    answer: ({ chat_id: chat, text: said }, _request, [token]) => {
      if (token !== `42:${KEY}`) return { status: 401 };
      return chat === '-1001' && !missing(said)
        ? taken({ service: 'telegram', title: null, text: said! })
        : { status: 400 };
    },
  },
  {
    method: 'PUT',
    path: /^\/_matrix\/client\/v3\/rooms\/([^/]+)\/send\/m\.room\.message\/([^/]+)$/,
    answer: ({ msgtype, body }, request, [room, id]) => {
      if (!isBearer(request)) return { status: 401 };
      if (decodeURIComponent(room!) !== '!garage:example.org') return { status: 403 };
      return msgtype === 'm.text' && !missing(body)
        ? taken({ service: 'matrix', title: null, text: body!, id: id! })
        : { status: 400 };
    },
  },
  {
    path: /^\/notify\/(.+)$/,
    answer: ({ title, body }, _request, [key]) => {
      if (key !== KEY) return { status: 204 };
      return missing(body) ? { status: 400 } : taken({ service: 'apprise', title: title!, text: body! });
    },
  },
  {
    path: /^\/hook$/,
    answer: ({ subject, text: said, id }, { headers }) =>
      headers.authorization === `Basic ${KEY}`
        ? taken({ service: 'json', title: subject!, text: said!, id: id! })
        : { status: 401 },
  },
];

/** ntfy, Gotify, Discord, Telegram, Matrix, Apprise API and a webhook, each with a key of its own. */
export async function startMessageServices(): Promise<MessageServices> {
  const server = createServer(async (request, reply) => {
    const body = JSON.parse(await text(request)) as Body;
    const { status, message } = answerTo(request, body);
    const isForced = here.status !== null;
    if (message && !isForced) here.received.push(message);
    const headers = {
      ...(here.status === 302 && { location: `${here.origin}/hook` }),
      ...(here.status === 429 && { 'retry-after': '90' }),
    };
    reply.writeHead(here.status ?? status, headers).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const here: MessageServices = {
    origin,
    received: [],
    status: null,
    targets: {
      ntfy: { preset: 'ntfy', server: origin, topic: 'garage', token: KEY },
      gotify: { preset: 'gotify', server: `${origin}/gotify/`, token: KEY },
      discord: { preset: 'discord', url: `${origin}/api/webhooks/17/${KEY}` },
      telegram: { preset: 'telegram', server: origin, token: `42:${KEY}`, chat: '-1001' },
      matrix: { preset: 'matrix', server: origin, room: '!garage:example.org', token: KEY },
      apprise: { preset: 'apprise', server: origin, key: KEY },
      json: {
        preset: 'json',
        url: `${origin}/hook`,
        authorization: `Basic ${KEY}`,
        template: '{"subject": "{title}", "text": "{message} {link}", "id": "{id}"}',
      },
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return here;
}

function answerTo(request: IncomingMessage, body: Body): Answer {
  for (const { path, method = 'POST', answer } of services) {
    const found = path.exec(request.url!);
    if (found && request.method === method && request.headers['content-type'] === 'application/json')
      return answer(body, request, found.slice(1));
  }
  return { status: 404 };
}
