import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followStream } from './stream.ts';

const asked: number[] = [];
const given: number[] = [];
let stop = () => {};

/** Starts to follow; every request is answered by `answer`. */
function follow(answer: (signal: AbortSignal) => Promise<Response>): void {
  const start = Date.now();
  vi.stubGlobal('fetch', (_path: string, { signal }: { signal: AbortSignal }) => {
    asked.push(Date.now() - start);
    signal.addEventListener('abort', () => given.push(Date.now() - start));
    return answer(signal);
  });
  stop = followStream('/api/live', { onEvent: () => {}, onRefused: () => {} });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  asked.length = 0;
  given.length = 0;
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a lost connection is tried again after 1, 2, 5, 10 and 10 s', { tags: ['LIM-24'] }, async () => {
  follow(() => Promise.reject(new TypeError('no network')));
  await vi.advanceTimersByTimeAsync(28_000);
  expect(asked).toEqual([0, 1_000, 3_000, 8_000, 18_000, 28_000]);
});

test('after a connection that worked the delays start anew', { tags: ['LIM-24'] }, async () => {
  const hello = () => new Response('data: {"type":"hello"}\n\n');
  let left = 2;
  follow(() => (left-- > 0 ? Promise.reject(new TypeError('no network')) : Promise.resolve(hello())));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toEqual([0, 1_000, 3_000, 4_000, 5_000]);
});

test(
  'one that opens in time is kept while it gives signs of life, and made again once it falls silent',
  { tags: ['LIM-22', 'LIM-24'] },
  async () => {
    const sign = (type: string) => new TextEncoder().encode(`data: {"type":"${type}"}\n\n`);
    const open = (signal: AbortSignal) =>
      new ReadableStream({
        start(stream) {
          stream.enqueue(sign('hello'));
          setTimeout(() => stream.enqueue(sign('beat')), 30_000);
          signal.addEventListener('abort', () => stream.error(new Error('lost')));
        },
      });
    follow(
      (signal) => new Promise((resolve) => setTimeout(() => resolve(new Response(open(signal))), 9_000)),
    );
    await vi.advanceTimersByTimeAsync(78_999);
    expect([asked, given]).toEqual([[0], []]);
    await vi.advanceTimersByTimeAsync(1_001);
    expect([asked, given]).toEqual([[0, 80_000], [79_000]]);
  },
);

test('a connection that does not open within 10 s is given up', { tags: ['LIM-22'] }, async () => {
  follow(
    (signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('late')))),
  );
  await vi.advanceTimersByTimeAsync(9_999);
  expect(given).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(given).toEqual([10_000]);
});
