import { ReadableStream } from 'node:stream/web';
import { expect, test } from 'vitest';
import { inTurns } from './take-turns.ts';

type Turns = ReturnType<typeof inTurns>;
type Generated = Parameters<Turns['wrapGenerate']>[0];
type Streamed = Parameters<Turns['wrapStream']>[0];

const AT_ONCE = 3;

test('an account has three calls of a model under way, and another account waits for none of them', async () => {
  const begun: string[] = [];
  const end: (() => void)[] = [];
  const ask = (key: string) => {
    const doGenerate = () =>
      new Promise<void>((resolve) => {
        begun.push(key);
        end.push(resolve);
      });
    return inTurns(key).wrapGenerate({ doGenerate, params: {} } as unknown as Generated);
  };
  const all = ['greedy', 'greedy', 'greedy', 'greedy', 'greedy', 'other'].map(ask);
  await expect.poll(() => begun).toEqual(['greedy', 'greedy', 'greedy', 'other']);
  end[0]!();
  await expect.poll(() => begun).toHaveLength(5);
  end[1]!();
  await expect.poll(() => begun).toHaveLength(6);
  for (const answer of end) answer();
  await Promise.all(all);
});

test.each([
  ['has been read', (stream: ReadableStream) => stream.pipeTo(new WritableStream())],
  ['is left', (stream: ReadableStream) => stream.cancel()],
  [
    'breaks',
    (stream: ReadableStream) => expect(stream.pipeTo(new WritableStream())).rejects.toThrow('broken'),
  ],
  ['is aborted without being read', async (_stream: ReadableStream, abort: () => void) => abort()],
])('a streamed answer has its turn until it %s', async (name, finish) => {
  let begun = 0;
  const ask = (abortSignal?: AbortSignal) => {
    const doStream = () => {
      begun += 1;
      return Promise.resolve({ stream: name === 'breaks' ? broken() : ReadableStream.from(['one', 'two']) });
    };
    return inTurns(name).wrapStream({ doStream, params: { abortSignal } } as unknown as Streamed);
  };
  const leaving = new AbortController();
  const { stream } = await ask(leaving.signal);
  for (let n = 1; n < AT_ONCE; n += 1) await ask();
  const next = ask();
  expect(begun).toBe(AT_ONCE);
  await finish(stream as ReadableStream, () => leaving.abort());
  await next;
  expect(begun).toBe(AT_ONCE + 1);
});

async function* failing() {
  yield 'one';
  throw new Error('broken');
}
const broken = () => ReadableStream.from(failing());
