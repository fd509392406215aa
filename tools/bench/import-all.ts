import { rm } from 'node:fs/promises';
import { inOrder, partsOf } from '#domain/imports/batch-rules.ts';
import { readImport } from '#domain/imports/read-import.ts';
import type { CommitLine } from '#domain/imports/batch-schema.ts';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { newId } from '#server/platform/deps.ts';
import { startApp } from '#tests/app-process.ts';
import { Visitor } from '#tests/client.ts';
import { newCar, signUp } from '#tests/people.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import { memoryOf } from './figures.ts';

/** How long the largest import takes, step by step and again, and what it costs the app in memory. */
const ROWS = Number(process.env['BENCH_ROWS'] ?? limits.importRecords);
const DAY_MS = 86_400_000;

/** A file of Spritmonitor: several fill-ups a day, most of them with notes. */
function largeFile(): Uint8Array {
  const header =
    'Date;Odometer;Trip;Quantity;Total price;Currency;Type;Tires;Roads;Driving style;Fuel;Note;Consumption';
  const begin = Date.parse('1990-01-01');
  const rows = Array.from({ length: ROWS }, (_, at) => {
    const [year, month, day] = new Date(begin + Math.floor(at / 5) * DAY_MS)
      .toISOString()
      .slice(0, 10)
      .split('-');
    const amount = `${30 + (at % 25)},${10 + (at % 90)}`;
    return `${day}.${month}.${year};${1000 + at * 40},00;40,00;${amount};${50 + (at % 40)},19;EUR;1;1;14;2;8;Station ${at % 700}, pump ${at % 9};7,1`;
  });
  return new TextEncoder().encode([header, ...rows].join('\n'));
}

/** `progress`: each share that the bar shows, beside the share of the time that had passed. */
async function commit({ baseUrl, cookie, origin }: Visitor, importId: Id) {
  const begun = performance.now();
  const response = await fetch(`${baseUrl}/api/imports/${importId}/commit/lines`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, origin: origin! },
    body: JSON.stringify({ opId: newId() }),
  });
  const shares: { share: number; at: number }[] = [];
  for await (const text of response.body!.pipeThrough(new TextDecoderStream()))
    for (const line of text
      .trim()
      .split('\n')
      .map((one) => JSON.parse(one) as CommitLine)) {
      if ('share' in line) shares.push({ share: line.share, at: performance.now() - begun });
      else {
        const took = performance.now() - begun;
        const progress = shares.map(({ share, at }) => `${share.toFixed(2)} ${(at / took).toFixed(2)}`);
        return { counts: line.counts, progress };
      }
    }
  throw new Error(`The commit answered ${response.status} and no counts`);
}

export async function bench(): Promise<void> {
  const folder = await tempFolder();
  const app = await startApp(folder, { RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
  const figures: Record<string, number> = {};
  const timed = async <Result>(name: string, step: () => Promise<Result> | Result): Promise<Result> => {
    const begun = performance.now();
    const result = await step();
    const seconds = Math.round((performance.now() - begun) / 100) / 10;
    const memory = Math.round(await memoryOf(app.pid));
    console.log(`${name}: ${seconds} s, app ${memory} MB`);
    figures[`${name}, s`] = seconds;
    return result;
  };
  try {
    const owner = await signUp(new Visitor(app.url), 'Anna');
    const { id: carId } = await newCar(owner);
    figures['before, MB'] = Math.round(await memoryOf(app.pid));
    const files = [{ name: 'large.csv', bytes: largeFile() }];
    const context = { currency: 'EUR', today: new Date().toISOString().slice(0, 10) };
    const { records, source, cars } = await timed('read', () =>
      readImport(files, { distance: 'km' }, context),
    );
    const targets = cars.map(({ key }) => ({ key, carId }));
    const importOnce = async (name: string) => {
      const importId = newId();
      await timed(`${name}: sent`, async () => {
        const draft = {
          id: importId,
          source: source!,
          files: ['large.csv'],
          records: records.length,
          targets,
        };
        await owner.call('imports.begin', { opId: newId(), ...draft });
        for (const part of partsOf(inOrder(records)))
          await owner.call('imports.stage', { opId: newId(), importId, ...part });
      });
      await timed(`${name}: compared`, () => owner.call('imports.compare', { importId }));
      const { counts, progress } = await timed(`${name}: added`, () => commit(owner, importId));
      console.log(`${name}: ${counts.fill.fresh} new, ${counts.fill.known} there`);
      console.log(`${name}: the bar against the time: ${progress.join(' · ')}`);
      return importId;
    };
    const first = await importOnce('first');
    await importOnce('again');
    await timed('undone', () => owner.call('imports.undo', { opId: newId(), importId: first }));
    figures['rows'] = records.length;
    figures['peak, MB'] = Math.round(await memoryOf(app.pid, 'VmHWM'));
    console.log(JSON.stringify(figures));
  } finally {
    await app.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
