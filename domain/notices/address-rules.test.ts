import { expect, test } from 'vitest';
import { dataTestsOf, jsonOf, tableTest } from '#tests/tables.ts';
import { wordsFor } from '#server/platform/words.ts';
import {
  addressMessage,
  addressRequest,
  shouldPause,
  isTemporary,
  problemOf,
  testMessage,
  type AddressMessage,
} from './address-rules.ts';
import { AddressTarget, type AddressPreset } from './address-schema.ts';
import type { DigestEntry } from './digest-rules.ts';

const dataTest = dataTestsOf('notices.tsv');

const entry = (title: string, path: string | null = null): DigestEntry => ({
  kind: 'reminder',
  carId: 'car',
  reminderId: title,
  title,
  text: 'Due today',
  carName: 'Volvo',
  asksMileage: false,
  path,
});
const digest = (entries: DigestEntry[], origin: string | null = 'https://carful.example') =>
  addressMessage('id', entries, origin, wordsFor('en'));

test('a single reminder leads to its car, what a mechanic added to its record', { tags: ['NOT-60'] }, () => {
  expect(digest([entry('Oil')])).toEqual({
    id: 'id',
    title: 'Oil · Volvo',
    text: 'Due today',
    link: 'https://carful.example/reminders/car',
  });
  expect(digest([entry('Oil', '/log-repair/car/1')]).link).toBe('https://carful.example/log-repair/car/1');
  expect(digest([entry('Oil')], null).link).toBe(null);
});

test('several are one message that the strictest service takes', { tags: ['NOT-60'] }, () => {
  const many = digest(Array.from({ length: 40 }, (_, at) => entry(`${at} ${'x'.repeat(100)}`)));
  expect(many).toMatchObject({ title: 'Carful: 40 reminders', link: 'https://carful.example/home' });
  const { body } = addressRequest({ preset: 'discord', url: 'https://discord.example/1' }, many);
  expect((JSON.parse(body) as { content: string }).content.length).toBeLessThan(2000);
  expect(digest([entry('Oil'), entry('Belt')]).text).toBe('Oil: Due today\nBelt: Due today');
});

test('a message is cut to what every service takes, and counts what it leaves out', () => {
  const title = (characters: number) => digest([{ ...entry('x'.repeat(characters)), carName: '' }]).title;
  expect(title(200)).toBe('x'.repeat(200));
  expect(title(201)).toBe(`${'x'.repeat(200)} …`);
  const text = (characters: number) => digest([{ ...entry('Oil'), text: 'x'.repeat(characters) }]).text;
  expect(text(1500)).toBe('x'.repeat(1500));
  expect(text(1501)).toBe(`${'x'.repeat(1500)} …`);
  const lines = (entries: number) =>
    digest(Array.from({ length: entries }, (_, at) => entry(`${at}`))).text.split('\n');
  expect(lines(15)).toHaveLength(15);
  expect(lines(17).slice(14)).toEqual(['14: Due today', '+ 2 more']);
});

test('a test says that notices arrive, and leads to the settings', { tags: ['NOT-62'] }, () => {
  const test = { id: 'id', title: 'Carful', text: 'Notifications arrive here.' };
  expect(testMessage('id', 'https://carful.example', wordsFor('en'))).toEqual({
    ...test,
    link: 'https://carful.example/settings/notifications',
  });
  expect(testMessage('id', null, wordsFor('en'))).toEqual({ ...test, link: null });
});

const told: AddressMessage = { id: 'id', title: 'Oil', text: 'Due today', link: 'https://carful.example/a' };
type Wanted = {
  target: AddressTarget;
  method?: 'PUT';
  url: string;
  headers?: Record<string, string>;
  body: object;
  /** Of a message without a link. */
  unlinked: object;
};

tableTest(jsonOf<Wanted[]>('notice-requests.json'))('a preset gets its URL', { tags: ['NOT-60'] }, (one) => {
  const { body, ...request } = addressRequest(one.target, told);
  expect(request).toEqual({
    method: one.method ?? 'POST',
    url: one.url,
    headers: { 'content-type': 'application/json', ...one.headers },
  });
  expect(JSON.parse(body)).toEqual(one.body);
  expect(JSON.parse(addressRequest(one.target, { ...told, link: null }).body)).toEqual(one.unlinked);
});

test('what fills a template stays text, and no mention is made of it', { tags: ['NOT-60'] }, () => {
  const title = '"}, {message} \\ @everyone';
  const message = { id: 'id', title, text: 'text', link: null };
  const template = '{"a": ["{title}", {"b": "{link}"}], "n": 1, "z": null}';
  const json = { preset: 'json', url: 'https://example.org', authorization: '', template } as const;
  const request = addressRequest(json, message);
  expect(JSON.parse(request.body)).toEqual({ a: [title, { b: '' }], n: 1, z: null });
  expect(request.headers).toEqual({ 'content-type': 'application/json' });
  const { body } = addressRequest({ preset: 'discord', url: 'https://example.org' }, message);
  expect(JSON.parse(body)).toMatchObject({ allowed_mentions: { parse: [] } });
});

dataTest<[AddressPreset, string, string]>(
  'what an answer means',
  { tags: ['NOT-62'] },
  (preset, status, problem) => {
    expect(problemOf(preset, Number(status)) ?? '').toBe(problem);
  },
);

test('only what may pass is tried again; a wrong key is dead at once', { tags: ['NOT-63'] }, () => {
  expect((['busy', 'slow', 'unreachable'] as const).every(isTemporary)).toBe(true);
  expect(
    (['unauthorized', 'not-found', 'refused', 'moved', 'private', 'insecure'] as const).some(isTemporary),
  ).toBe(false);
  expect([shouldPause('unauthorized', 1), shouldPause('not-found', 2), shouldPause('not-found', 3)]).toEqual([
    true,
    false,
    true,
  ]);
});

const server = 'https://example.org';
tableTest<[AddressPreset, Record<string, string>]>([
  ['ntfy', { server: 'example.org', topic: 'a', token: '' }],
  ['ntfy', { server: 'ftp://example.org', topic: 'a', token: '' }],
  ['ntfy', { server: 'https://user:secret@example.org', topic: 'a', token: '' }],
  ['ntfy', { server: 'https://example.org?a', topic: 'a', token: '' }],
  ['ntfy', { server, topic: 'a/b', token: '' }],
  ['ntfy', { server, topic: 'a', token: 'line\nbreak' }],
  ['gotify', { server, token: '' }],
  ['telegram', { server, token: '../getMe', chat: '1' }],
  ['matrix', { server, room: '#garage:example.org', token: 'a' }],
  ['apprise', { server, key: 'a?b' }],
  ['json', { url: server, authorization: '', template: '{"a": {title}}' }],
  ['json', { url: server, authorization: '', template: '"{title}"' }],
])('what a service does not take', { tags: ['NOT-60'] }, (preset, fields) => {
  expect(AddressTarget.safeParse({ preset, ...fields }).success).toBe(false);
});
