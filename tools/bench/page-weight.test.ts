import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { isForeign, sizesOf } from './page-weight.ts';

const js = (url: string, body: Buffer) => ({ url, contentType: 'text/javascript; charset=utf-8', body });

test('the weight is that of gzip, in kB of 1000 bytes, each address once', () => {
  const noise = randomBytes(50_000);
  const { js: once } = sizesOf([js('http://a/x.js', noise), js('http://a/x.js', noise)]);
  expect(once).toBeGreaterThanOrEqual(50);
  expect(once).toBeLessThan(50.2);
  expect(sizesOf([js('http://a/x.js', Buffer.alloc(50_000))]).js).toBeLessThan(0.2);
});

test('kinds are told by what the server says', () => {
  const body = randomBytes(10_000);
  const sizes = sizesOf([
    { url: 'http://a/a.css', contentType: 'text/css', body },
    { url: 'http://a/a.woff2', contentType: 'font/woff2', body },
    { url: 'http://a/', contentType: 'text/html', body },
  ]);
  expect(sizes.js).toBe(0);
  expect(sizes.css).toBeCloseTo(10, 0);
  expect(sizes.fonts).toBe(10);
});

test.each([
  ['http://localhost:3000/a.js', false],
  ['http://localhost:3001/a.js', true],
  ['https://fonts.example.com/a.woff2', true],
  ['data:image/png;base64,AAAA', false],
])('%s is foreign: %s', (address, foreign) => {
  expect(isForeign(address, 'http://localhost:3000')).toBe(foreign);
});
