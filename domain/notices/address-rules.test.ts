import { expect, test } from 'vitest';
import { wordsFor } from '#server/platform/words.ts';
import { addressMessage, addressRequest, isDead, mayPass, problemOf } from './address-rules.ts';
import { AddressTarget, type AddressPreset } from './address-schema.ts';
import type { DigestEntry } from './digest-rules.ts';

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

test.each([
  ['ntfy', 200, null],
  ['apprise', 200, null],
  ['apprise', 204, 'not-found'],
  ['discord', 204, null],
  ['json', 302, 'moved'],
  ['matrix', 401, 'unauthorized'],
  ['ntfy', 403, 'unauthorized'],
  ['discord', 404, 'not-found'],
  ['json', 410, 'not-found'],
  ['telegram', 400, 'refused'],
  ['ntfy', 429, 'busy'],
  ['gotify', 503, 'busy'],
  ['json', 101, 'refused'],
] as const)('%s answers %i: %s', { tags: ['NOT-62'] }, (preset, status, problem) => {
  expect(problemOf(preset, status)).toBe(problem);
});

test('only what may pass is tried again; a wrong key is dead at once', { tags: ['NOT-63'] }, () => {
  expect((['busy', 'slow', 'unreachable'] as const).every(mayPass)).toBe(true);
  expect(
    (['unauthorized', 'not-found', 'refused', 'moved', 'private', 'insecure'] as const).some(mayPass),
  ).toBe(false);
  expect([isDead('unauthorized', 1), isDead('not-found', 2), isDead('not-found', 3)]).toEqual([
    true,
    false,
    true,
  ]);
});

const server = 'https://example.org';
test.each<[AddressPreset, Record<string, string>]>([
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
])('%s does not take %o', { tags: ['NOT-60'] }, (preset, fields) => {
  expect(AddressTarget.safeParse({ preset, ...fields }).success).toBe(false);
});
