import type { Words } from '#domain/language/words.ts';
import { shortened } from '#domain/trimmed-text.ts';
import type { AddressPreset, AddressProblem, AddressTarget } from './address-schema.ts';
import { digestLines, digestSubject, type DigestEntry } from './digest-rules.ts';
import { filledTemplate } from './message-template.ts';

export type AddressMessage = {
  /** The same id when the message is sent again. */
  id: string;
  title: string;
  text: string;
  /** Null: this server does not know its own address. */
  link: string | null;
};

export type AddressRequest = {
  method: 'POST' | 'PUT';
  url: string;
  headers: Record<string, string>;
  body: string;
};

const LINES = 15;
const TITLE_CHARS = 200;
/** Discord takes 2,000 with title and link, ntfy about 4 kB. */
const TEXT_CHARS = 1500;

export function addressMessage(
  id: string,
  entries: readonly DigestEntry[],
  origin: string | null,
  words: Words,
): AddressMessage {
  const [first] = entries;
  const single = first && entries.length === 1 ? first : null;
  const text = single ? single.text : digestLines(entries, LINES, words).join('\n');
  const path = single ? (single.path ?? `/reminders/${single.carId}`) : '/home';
  return {
    id,
    title: shortened(digestSubject(entries, words), TITLE_CHARS),
    text: shortened(text, TEXT_CHARS),
    link: origin === null ? null : `${origin}${path}`,
  };
}

export const testMessage = (id: string, origin: string | null, { t }: Words): AddressMessage => ({
  id,
  title: 'Carful',
  text: t('Notifications arrive here.'),
  link: origin === null ? null : `${origin}/settings/notifications`,
});

type Parts = { method?: 'PUT'; url: string; headers?: Record<string, string>; body: object | string };
type Writers = {
  [P in AddressPreset]: (target: Extract<AddressTarget, { preset: P }>, message: AddressMessage) => Parts;
};

const whole = ({ title, text, link }: AddressMessage) =>
  [title, text, ...(link === null ? [] : [link])].join('\n');
const at = (server: string, path: string) => `${server.replace(/\/+$/, '')}/${path}`;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const writers: Writers = {
  ntfy: ({ server, topic, token }, { title, text, link }) => ({
    url: at(server, ''),
    headers: token === '' ? {} : bearer(token),
    body: { topic, title, message: text, tags: ['car'], ...(link === null ? {} : { click: link }) },
  }),
  gotify: ({ server, token }, { title, text, link }) => ({
    url: at(server, 'message'),
    headers: { 'x-gotify-key': token },
    body: {
      title,
      message: text,
      priority: 5,
      ...(link === null ? {} : { extras: { 'client::notification': { click: { url: link } } } }),
    },
  }),
  discord: ({ url }, message) => ({
    url,
    body: { content: whole(message), allowed_mentions: { parse: [] } },
  }),
  telegram: ({ server, token, chat }, message) => ({
    url: at(server, `bot${token}/sendMessage`),
    body: { chat_id: chat, text: whole(message), link_preview_options: { is_disabled: true } },
  }),
  matrix: ({ server, room, token }, message) => ({
    method: 'PUT',
    url: at(server, `_matrix/client/v3/rooms/${encodeURIComponent(room)}/send/m.room.message/${message.id}`),
    headers: bearer(token),
    body: { msgtype: 'm.text', body: whole(message) },
  }),
  apprise: ({ server, key }, { title, text, link }) => ({
    url: at(server, `notify/${key}`),
    body: { title, body: [text, ...(link === null ? [] : [link])].join('\n'), type: 'info', format: 'text' },
  }),
  json: ({ url, authorization, template }, { id, title, text, link }) => ({
    url,
    headers: authorization === '' ? {} : { authorization },
    body: filledTemplate(template, { id, title, message: text, link: link ?? '' }),
  }),
};

export function addressRequest(target: AddressTarget, message: AddressMessage): AddressRequest {
  const write = writers[target.preset] as (target: AddressTarget, message: AddressMessage) => Parts;
  const { method = 'POST', url, headers = {}, body } = write(target, message);
  return {
    method,
    url,
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
}

/** Apprise API answers with 204 when it knows no configuration of this key. */
export function problemOf(preset: AddressPreset, status: number): AddressProblem | null {
  if (preset === 'apprise' && status === 204) return 'not-found';
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return 'moved';
  if (status === 401 || status === 403) return 'unauthorized';
  if (status === 404 || status === 410) return 'not-found';
  return status === 408 || status === 429 || status >= 500 ? 'busy' : 'refused';
}

/** Problems after which the message is sent again later; after others it is dropped. */
export const isTemporary = (problem: AddressProblem): boolean =>
  problem === 'busy' || problem === 'slow' || problem === 'unreachable';

/** After this many permanent refusals in a row nothing more is sent. */
const REFUSALS_MAX = 3;

/** @param refusals in a row, including this one */
export const shouldPause = (problem: AddressProblem, refusals: number): boolean =>
  problem === 'unauthorized' || refusals >= REFUSALS_MAX;
