import { setTimeout as sleep } from 'node:timers/promises';

/** @throws what `answer` throws, or an error that says `late` if it takes longer than `ms` */
export async function inTime<Answer>(
  answer: Promise<Answer>,
  ms: number,
  late = 'no answer in time',
): Promise<Answer> {
  const timer = new AbortController();
  try {
    return await Promise.race([
      answer,
      sleep(ms, undefined, { signal: timer.signal }).then(() => {
        throw new Error(late);
      }),
    ]);
  } finally {
    timer.abort();
  }
}
