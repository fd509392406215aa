import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readConfig } from '#server/platform/config.ts';
import { cookieName } from './session-cookie.ts';
import { isSecure, sessionToken } from './session.ts';

const secret = 'a-secret-of-enough-length-for-signing';
const name = 'carful.session_token';
const signature = (token: string, key = secret) => createHmac('sha256', key).update(token).digest('base64');
const cookie = (token: string, signed = signature(token)) =>
  `${name}=${encodeURIComponent(`${token}.${signed}`)}`;
const read = (cookies: string | undefined) => sessionToken(cookies, name, secret);

describe('the session token', () => {
  test('is read from a valid cookie at any position', () => {
    expect(read(cookie('abc'))).toBe('abc');
    expect(read(`a=b; ${cookie('abc')}; c=d`)).toBe('abc');
    expect(read(` x${name}=no;${cookie('a.b.c')}`)).toBe('a.b.c');
  });

  test.each([
    ['nothing', undefined],
    ['an empty header', ''],
    ['another name', cookie('abc').replace('carful', 'other')],
    ['the name of the secure cookie', `__Secure-${cookie('abc')}`],
    ['no signature', `${name}=abc`],
    ['an empty signature', cookie('abc', '')],
    ['another token’s signature', cookie('abc', signature('abd'))],
    ['another secret’s signature', cookie('abc', signature('abc', 'another-secret-of-enough-length!!!!!'))],
    ['a cut signature', cookie('abc', signature('abc').slice(0, -2))],
    ['something behind the signature', cookie('abc', `${signature('abc')}x`)],
    [
      'a signature in another alphabet',
      cookie('abc', Buffer.from(signature('abc'), 'base64').toString('hex')),
    ],
    ['what is no text', `${name}=%E0%A4%A`],
  ])('is none with %s', (_case, cookies) => expect(read(cookies)).toBeNull());

  test('the first cookie of the name counts, so a planted second one changes nothing', () => {
    expect(read(`${name}=planted; ${cookie('abc')}`)).toBeNull();
    expect(read(`${cookie('abc')}; ${cookie('other')}`)).toBe('abc');
  });
});

test('the cookie’s name says whether it needs https', () => {
  const secure = (url?: string) => isSecure(readConfig('/', url ? { PUBLIC_URL: url } : {}));
  expect([secure(), secure('http://cars.example.org'), secure('https://cars.example.org')]).toEqual([
    false,
    false,
    true,
  ]);
  expect([cookieName(false), cookieName(true)]).toEqual([name, `__Secure-${name}`]);
});
