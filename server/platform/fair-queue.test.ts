import { expect, test, vi } from 'vitest';
import { fairQueue } from './fair-queue.ts';
import { queueTasks } from './metrics/tally.ts';
import { visitors } from './others.ts';

/** A queue of tasks that end on command; `seen` lists them in the order in which they start. */
function started(options: Omit<Parameters<typeof fairQueue>[0], 'name'>) {
  const queue = fairQueue({ name: 'test', ...options });
  const seen: string[] = [];
  const ends = new Map<string, (failure?: Error) => void>();
  const add = (name: string, signal?: AbortSignal) =>
    queue.run(
      name[0]!,
      () => {
        seen.push(name);
        return new Promise<string>((resolve, reject) =>
          ends.set(name, (failure) => (failure ? reject(failure) : resolve(name))),
        );
      },
      signal,
    );
  const end = async (name: string, failure?: Error) => {
    ends.get(name)!(failure);
    await new Promise(setImmediate);
  };
  return { queue, seen, add, end };
}

test('accounts take turns, whatever one of them has waiting', async () => {
  const { seen, add, end } = started({ running: 1, perKey: 9 });
  const all = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) => add(name));
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) await end(name);
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'b2']);
  expect(seen).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});

test('runs as many as allowed, and goes on after a failure', async () => {
  const { queue, seen, add, end } = started({ running: 2, perKey: 9 });
  expect(queue.isBusy()).toBe(false);
  const [first, ...others] = ['a1', 'b1', 'c1', 'd1'].map((name) => add(name));
  expect(seen).toEqual(['a1', 'b1']);
  const failed = expect(first).rejects.toThrow('broken');
  await end('a1', new Error('broken'));
  await failed;
  expect(seen).toEqual(['a1', 'b1', 'c1']);
  expect(queue.isBusy()).toBe(true);
  for (const name of ['b1', 'c1', 'd1']) await end(name);
  expect(await Promise.all(others)).toEqual(['b1', 'c1', 'd1']);
  expect(queue.isBusy()).toBe(false);
});

test('refuses what one account has too much of, and takes it again later', async () => {
  const { add, end } = started({ running: 1, perKey: 2 });
  const all = [add('a1'), add('a2')];
  await expect(add('a3')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', data: { retryAfter: 10 } });
  const other = add('b1');
  await end('a1');
  const later = add('a4');
  for (const name of ['a2', 'b1', 'a4']) await end(name);
  expect(await Promise.all([...all, other, later])).toEqual(['a1', 'a2', 'b1', 'a4']);
});

test('drops a waiting task whose client has left', async () => {
  const { queue, seen, add, end } = started({ running: 1, perKey: 2 });
  const first = add('a1');
  const left = new AbortController();
  const dropped = expect(add('a2', left.signal)).rejects.toThrow('left');
  left.abort(new Error('left'));
  await dropped;
  const next = add('b1');
  await expect(add('c1', left.signal)).rejects.toThrow('left');
  await end('a1');
  await end('b1');
  expect([await first, await next]).toEqual(['a1', 'b1']);
  expect(seen).toEqual(['a1', 'b1']);
  expect(queue.isBusy()).toBe(false);
});

test('metrics count what runs and what waits, and nothing once it has ended', async () => {
  const { add, end } = started({ running: 1, perKey: 9 });
  const now = () => [queueTasks.running.values.get('test'), queueTasks.waiting.values.get('test')];
  const leaving = new AbortController();
  const all = [add('a1'), add('b1'), add('c1', leaving.signal)];
  expect(now()).toEqual([1, 2]);
  leaving.abort();
  await expect(all[2]).rejects.toThrow('aborted');
  expect(now()).toEqual([1, 1]);
  await end('a1');
  expect(now()).toEqual([1, 0]);
  const failed = expect(all[1]).rejects.toThrow('broken');
  await end('b1', new Error('broken'));
  await failed;
  expect(now()).toEqual([0, 0]);
});

test('a caller may allow a key fewer tasks than the queue does', async () => {
  const queue = fairQueue({ name: 'test', running: 1, perKey: 9 });
  const task = () => queue.run('a', () => Promise.resolve('done'), undefined, 2);
  const answers = await Promise.allSettled([task(), task(), task()]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(answers[2]).toMatchObject({ reason: { code: 'TOO_MANY_REQUESTS' } });
  expect(await task()).toBe('done');
});

test('refuses what waits for its turn too long, and nothing that runs', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { seen, add, end } = started({ running: 1, perKey: 9, maxWaitMs: 1000 });
    const first = add('a1');
    const refused = expect(add('a2')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await vi.advanceTimersByTimeAsync(900);
    const last = add('a3');
    await vi.advanceTimersByTimeAsync(200);
    await refused;
    await end('a1');
    await vi.advanceTimersByTimeAsync(5000);
    await end('a3');
    expect(await Promise.all([first, last])).toEqual(['a1', 'a3']);
    expect(seen).toEqual(['a1', 'a3']);
  } finally {
    vi.useRealTimers();
  }
});

/** What tests of other files noted by the real clock is over by then: a false one begins at 0. */
const DAY_MS = 86_400_000;

test('who is alone uses all of it; a part is left free while others were here within a second', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.advanceTimersByTime(DAY_MS);
  try {
    const { seen, add, end } = started({ running: 3, perKey: 9, whenShared: 1 });
    const all = ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2'].map((name) => add(name));
    expect(seen).toEqual(['a1', 'a2', 'a3']);
    for (const name of ['a1', 'a2', 'a3']) await end(name);
    expect(seen.slice(3)).toEqual(['b1', 'a4']);
    vi.advanceTimersByTime(2000);
    await end('b1');
    expect(seen.slice(5)).toEqual(['b2', 'a5']);
    for (const name of ['a4', 'a5', 'b2']) await end(name);
    await Promise.all(all);
  } finally {
    vi.useRealTimers();
  }
});

test('who has a turn again and again rests three times as long as it took, while others are here', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
  vi.advanceTimersByTime(DAY_MS);
  try {
    const { seen, add, end } = started({ running: 9, perKey: 9, runningPerKey: 1, rests: true });
    const turn = async (name: string) => {
      vi.advanceTimersByTime(300);
      await end(name);
    };
    const all = ['a1', 'a2', 'a3', 'b1'].map((name) => add(name));
    await turn('a1');
    expect(seen, 'alone').toEqual(['a1', 'b1', 'a2']);
    for (const visitor of ['a', 'b']) visitors.note(visitor);
    await turn('a2');
    await vi.advanceTimersByTimeAsync(899);
    expect(seen, 'resting').toHaveLength(3);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen, 'rested').toEqual(['a1', 'b1', 'a2', 'a3']);
    for (const name of ['a3', 'b1']) await end(name);
    await Promise.all(all);
  } finally {
    vi.useRealTimers();
  }
});
