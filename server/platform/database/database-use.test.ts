import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { errorBody, refusal, refusalIn } from '#server/platform/errors.ts';
import { fairQueue } from '#server/platform/fair-queue.ts';
import { visitors } from '#server/platform/others.ts';
import { countDatabaseUse, databaseUse, inDatabase, inJob } from './database-use.ts';

const connections = () => fairQueue({ name: 'test', running: 1, perKey: 1 });

/** Runs a request's statement as this visitor. */
const ofRequest = <Result>(visitor: string, run: () => Promise<Result>) => {
  const use = databaseUse(() => visitor);
  return new Promise<Result>((resolve, reject) =>
    countDatabaseUse(use, () => void run().then(resolve, reject)),
  );
};

test('a request that holds a connection gets another one without a turn', async () => {
  const queue = connections();
  const nested = () => inDatabase(queue, () => inDatabase(queue, async () => 'both'));
  expect(await ofRequest('a', nested)).toBe('both');
  expect(await ofRequest('a', nested)).toBe('both');
});

test('requests of one visitor and jobs of one name count together, those of others do not', async () => {
  const queue = connections();
  const noted = vi.spyOn(visitors, 'note');
  const ends: (() => void)[] = [];
  const held = () => inDatabase(queue, () => new Promise<void>((resolve) => ends.push(resolve)));
  const first = ofRequest('a', held);
  await expect(ofRequest('a', held)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  const job = inJob('mails', held);
  await expect(inJob('mails', held)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect(noted.mock.calls.flat()).toEqual(['a', 'a']);
  const other = ofRequest('b', held);
  expect(await inDatabase(queue, async () => 'of neither')).toBe('of neither');
  for (const running of [first, job, other]) {
    await expect.poll(() => ends.length).toBe(1);
    ends.pop()!();
    await running;
  }
});

test('what the queue refuses is answered as such, although drizzle-orm wraps it', () => {
  const thrown = new DrizzleQueryError('select 1', [], refusal('TOO_MANY_REQUESTS', { retryAfter: 10 }));
  expect(errorBody(refusalIn(thrown))).toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429 });
  const failed = new DrizzleQueryError('select 1', [], new Error('broken'));
  expect(refusalIn(failed)).toBe(failed);
});
