import { expect, test } from 'vitest';
import { askWeight, engineWeight } from './engine-weight.ts';

test('the whole offline engine is at most 400 kB of 1000 bytes after gzip', async () => {
  const bytes = await engineWeight();
  expect(bytes).toBeGreaterThan(150_000);
  expect(bytes).toBeLessThanOrEqual(400_000);
});

test('what answers from the records is at most 120 kB', async () => {
  const bytes = await askWeight();
  expect(bytes).toBeGreaterThan(30_000);
  expect(bytes).toBeLessThanOrEqual(120_000);
});
