import { setTimeout as sleep } from 'node:timers/promises';

/** @throws what `answer` throws, or an error if it takes longer than `ms` */
export async function inTime<Answer>(answer: Promise<Answer>, ms: number): Promise<Answer> {
  const late = new AbortController();
  try {
    return await Promise.race([
      answer,
      sleep(ms, undefined, { signal: late.signal }).then(() => {
        throw new Error('no answer in time');
      }),
    ]);
  } finally {
    late.abort();
  }
}
