import { expect, test, vi } from 'vitest';
import { refusal } from '#server/platform/errors.ts';
import { unlessRefusedLately } from './refused-lately.ts';

const attempt = { size: 500, isCounted: true, frees: false, isKnown: async () => false };

test('who was refused for want of space does not reach the database for a while; what is smaller or deletes does', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    let isFull = true;
    const reached: number[] = [];
    const write = (size: number, { frees = false, session = 'a' } = {}) =>
      unlessRefusedLately(session, { ...attempt, size, frees }, async () => {
        reached.push(size);
        if (isFull && !frees && size > 10) throw refusal('NO_SPACE');
      });
    const refused = { code: 'NO_SPACE' };
    for (const size of [500, 500, 900]) await expect(write(size)).rejects.toMatchObject(refused);
    expect(reached).toEqual([500]);
    await write(5);
    await expect(write(500, { session: 'b' })).rejects.toMatchObject(refused);
    expect(reached).toEqual([500, 5, 500]);
    vi.advanceTimersByTime(10_001);
    await expect(write(500)).rejects.toMatchObject(refused);
    expect(reached).toHaveLength(4);
    isFull = false;
    await write(900, { frees: true });
    await write(900);
    expect(reached).toEqual([500, 5, 500, 500, 900, 900]);
  } finally {
    vi.useRealTimers();
  }
});

test('a full account still corrects, and gets the answer of what was applied before', async () => {
  const refuse = () => Promise.reject(refusal('QUOTA_EXCEEDED', { limit: 1 }));
  await expect(unlessRefusedLately('c', attempt, refuse)).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED' });
  const done = async () => 'done';
  await expect(unlessRefusedLately('c', attempt, done)).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED' });
  const correction = { ...attempt, size: 900, isCounted: false };
  expect(await unlessRefusedLately('c', correction, done)).toBe('done');
  expect(await unlessRefusedLately('c', { ...attempt, isKnown: async () => true }, done)).toBe('done');
});
