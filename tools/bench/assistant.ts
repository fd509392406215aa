import { rm } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { startApp } from '#tests/app-process.ts';
import { Visitor } from '#tests/client.ts';
import { newCar, newIssue, signUp } from '#tests/people.ts';
import { startModelServer } from '#tests/stand-ins/model-server.ts';
import { newId } from '#server/platform/deps.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import { median, p99, repeat, round } from './figures.ts';

/**
 * What the server adds to a model's own time to its first word (at most 50 ms), and what 200 slow model calls
 * do to everyone else (median within 15 %, p99 under 60 ms). Quiet and busy runs alternate.
 */
const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);
const FIRST_WORDS = 30;
const SLOW_CALLS = 200;
const REQUESTS = 400;
const THINKS_MS = 200;

export async function bench(): Promise<void> {
  const folder = await tempFolder();
  const model = await startModelServer();
  const app = await startApp(folder, {
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    MODEL_BASE_URL: model.url,
    MODEL_NAME: 'stand-in',
    MODEL_DAILY_LIMIT: '1000000',
  });
  try {
    const owner = await signUp(new Visitor(app.url), 'Anna');
    const car = await newCar(owner);
    for (let at = 0; at < 30; at++)
      await newIssue(owner, car.id, { description: `Problem ${at}: it squeals` });
    const headers = { cookie: owner.cookie, origin: app.url, 'content-type': 'application/json' };
    const ask = (signal?: AbortSignal) =>
      fetch(`${app.url}/api/cars/${car.id}/assistant`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ id: newId(), content: 'Why does it squeal?' }),
        ...(signal ? { signal } : {}),
      });

    model.set({ streams: ['', 'Worn ', 'pads.'], pause: THINKS_MS });
    const direct: number[] = [];
    const through: number[] = [];
    for (let at = 0; at < FIRST_WORDS; at++) {
      const body = JSON.stringify({ model: 'stand-in', stream: true, messages: [] });
      direct.push(
        await firstWord(() => fetch(`${model.url}/chat/completions`, { method: 'POST', body }), 'Worn'),
      );
      through.push(await firstWord(() => ask(), 'Worn'));
    }
    const overhead = median(through.slice(3)) - median(direct.slice(3));
    console.log(
      `first word: ${median(direct).toFixed(1)} ms from the model, ${median(through).toFixed(1)} ms through us (+${overhead.toFixed(1)} ms)`,
    );

    const list = async () => {
      const began = performance.now();
      const answer = await fetch(`${app.url}/api/cars/${car.id}/issues`, {
        headers: { cookie: owner.cookie },
      });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`the list answered ${answer.status}`);
      return performance.now() - began;
    };
    await repeat(REQUESTS, list);
    const quiet: number[][] = [];
    const busy: number[][] = [];
    for (let run = 0; run < RUNS; run++) {
      quiet.push(await repeat(REQUESTS, list));
      model.set({ streams: Array.from({ length: 600 }, () => 'slow '), pause: 1000 });
      const leaving = new AbortController();
      const open = await Promise.all(Array.from({ length: SLOW_CALLS }, () => ask(leaving.signal)));
      busy.push(await repeat(REQUESTS, list));
      leaving.abort();
      for (const answer of open) await answer.body?.cancel().catch(() => undefined);
      await until(() => model.left >= SLOW_CALLS);
    }
    const [calm, loaded] = [median(quiet.map(median)), median(busy.map(median))];
    const slowest = median(busy.map(p99));
    console.log(
      `a list: ${calm.toFixed(2)} ms alone, ${loaded.toFixed(2)} ms beside ${SLOW_CALLS} open model calls, p99 ${slowest.toFixed(1)} ms`,
    );
    console.log(
      JSON.stringify({
        'first word overhead, ms': round(overhead),
        'median beside 200 calls, % more': round((loaded / calm - 1) * 100),
        'p99 beside 200 calls, ms': round(slowest),
      }),
    );
  } finally {
    await app.stop();
    await model.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function firstWord(send: () => Promise<Response>, word: string): Promise<number> {
  const began = performance.now();
  const answer = await send();
  let at = 0;
  for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
    if (at === 0 && chunk.includes(word)) at = performance.now() - began;
  }
  if (at === 0) throw new Error('the word never came');
  return at;
}

async function until(isSo: () => boolean): Promise<void> {
  const patience = performance.now() + 10_000;
  while (!isSo()) {
    if (performance.now() > patience) throw new Error('model calls went on after their owners had left');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
