import { expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { withPlainLimits } from './vite-plain-limits.ts';

test('a limit is written wherever it is used, however it is', () => {
  const { listChunk: chunk, realtimeReconnectMs: waits } = limits;
  const code = 'f(limits.listChunk, -limits.listChunk, 1/limits.listChunk, ...limits.realtimeReconnectMs)';
  expect(withPlainLimits(code)).toBe(`f(${chunk}, -${chunk}, 1/${chunk}, ...${JSON.stringify(waits)})`);
});

test('what only looks like a limit stays', () => {
  for (const code of [
    "import { limits } from './limits.ts';",
    'zip.limits.entries',
    'zipLimits.entries',
    'limits[name]',
  ])
    expect(withPlainLimits(code)).toBe(code);
});

test('a limit that is not there fails the build', () => {
  for (const name of ['listChunks', 'toString'])
    expect(() => withPlainLimits(`limits.${name}`)).toThrow(`limits.${name} is not there`);
});
