import { describe, expect, test } from 'vitest';
import { dataTestsOf } from '#tests/tables.ts';
import { isOwnRequest, isPrivateHost, ownOrigin, unknownAddress } from './origin.ts';

dataTestsOf('addresses.tsv')('whose host it is', (host, whose) => {
  expect(isPrivateHost(host)).toBe(whose === 'private');
});

const request = (
  host: string,
  headers: Record<string, string> = {},
  protocol: 'http' | 'https' = 'http',
) => ({
  protocol,
  host,
  hostname: host.replace(/:\d+$/, ''),
  headers,
});

describe('with PUBLIC_URL unset', () => {
  const own = (host: string, headers: Record<string, string> = {}) =>
    isOwnRequest(undefined, request(host, headers));

  test('allows pages of this machine or the local network, and programs without an origin', () => {
    for (const host of ['localhost:3000', '127.0.0.1:3000', '192.168.1.20:3000', 'garage.local:3000']) {
      expect([host, own(host, { origin: `http://${host}` })]).toEqual([host, true]);
      expect([host, own(host)]).toEqual([host, true]);
    }
  });

  test('refuses pages of other sites, whatever headers they send', () => {
    const host = '192.168.1.20:3000';
    for (const origin of [
      'http://evil.example',
      'null',
      'http://192.168.1.20',
      'https://192.168.1.20:3000',
      `http://${host}.evil.example`,
      '',
    ]) {
      expect([origin, own(host, { origin })]).toEqual([origin, false]);
    }
    for (const site of ['cross-site', 'same-site']) {
      expect(own(host, { 'sec-fetch-site': site, origin: `http://${host}` })).toBe(false);
      expect(own(host, { 'sec-fetch-site': site })).toBe(false);
    }
    expect(own(host, { 'sec-fetch-site': 'same-origin', origin: `http://${host}` })).toBe(true);
  });

  test('refuses a public host name, with or without an origin (DNS rebinding)', () => {
    expect(own('evil.example', { origin: 'http://evil.example' })).toBe(false);
    expect(own('evil.example')).toBe(false);
  });
});

describe('with PUBLIC_URL', () => {
  const publicUrl = 'https://cars.example.org';
  const own = (headers: Record<string, string>, host = 'internal:3000') =>
    isOwnRequest(publicUrl, request(host, headers));

  test('compares with its origin, whatever host the proxy sends', () => {
    expect(ownOrigin(publicUrl, request('internal:3000'))).toBe('https://cars.example.org');
    expect(own({ origin: 'https://cars.example.org' })).toBe(true);
    expect(own({})).toBe(true);
    for (const origin of [
      'http://cars.example.org',
      'https://internal:3000',
      'https://example.org',
      'null',
    ]) {
      expect([origin, own({ origin })]).toEqual([origin, false]);
    }
    expect(own({ origin: 'http://localhost:3000' }, 'localhost:3000')).toBe(false);
  });
});

test('a page of this server at an unknown address is told apart from a page of others', () => {
  const asked = (host: string, headers: Record<string, string>) => unknownAddress(request(host, headers));
  const own = { origin: 'http://cars.lv:3000', 'sec-fetch-site': 'same-origin' };
  expect(asked('cars.lv:3000', own)).toBe('http://cars.lv:3000');
  expect(asked('cars.lv:3000', { origin: 'http://cars.lv:3000' })).toBe('http://cars.lv:3000');
  expect(asked('cars.lv:3000', { ...own, 'sec-fetch-site': 'cross-site' })).toBeNull();
  for (const origin of ['http://evil.example', 'null', ''])
    expect(asked('cars.lv:3000', { origin })).toBeNull();
  expect(asked('cars.lv:3000', {})).toBeNull();
});
