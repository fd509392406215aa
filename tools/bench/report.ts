import { METRIC } from '#domain/units/units.ts';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { getDocumentProxy } from 'unpdf';
import sharp from 'sharp';
import type { Id } from '#domain/ids.ts';
import { COST_KINDS } from '#domain/reports/cost-rules.ts';
import type { ReportFacts, ReportProblem, ReportRepair } from '#domain/reports/report-facts.ts';
import { newId } from '#server/platform/deps.ts';
import { renderReport } from '#server/reports/render-report.ts';
import { startApp } from '#tests/app-process.ts';
import { Visitor } from '#tests/client.ts';
import { startTestDatabase } from '#tests/database.ts';
import { asBytes } from '#tests/fixtures/media/samples.ts';
import { newCar, newIssue, repairDraft, signUp, type Owner } from '#tests/people.ts';
import { ensureBuilt } from '../setup.mjs';
import { median } from './figures.ts';

const [PROBLEMS, PICTURES, REPAIRS, RUNS] = [20, 60, 130, 3];

/** As heavy as the thumbnail of a real photo: nothing in it repeats. */
async function photo(width: number, height: number): Promise<Uint8Array> {
  const noise = sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 128, sigma: 22 },
    },
  });
  return noise.blur(0.8).jpeg({ quality: 76 }).toBuffer();
}

const day = (at: number) => new Date(Date.UTC(2026, 10, 20 - at * 9)).toISOString().slice(0, 10);

const problem = (at: number): ReportProblem => ({
  title: `Stuks priekšējā piekarē pār bedrēm, ${at}. reize`,
  day: day(at),
  km: 200_000 - at * 100,
  status: 'new',
  occurrences: 1 + (at % 3),
  summary: 'Tas izklausās pēc piekares vai stūres iekārtas problēmas. '.repeat(4),
  description: 'Klaudz, kad braucu pār guļošo policistu; no rītiem skaļāk. '.repeat(3),
  advice: 'soon',
  adviceReason: 'Dodieties uz servisu tuvākajās dienās.',
  notes: '',
  pictures: Array.from(
    { length: PICTURES / PROBLEMS },
    (_, part) => `picture-${(at * PICTURES) / PROBLEMS + part}`,
  ),
});
const repair = (at: number): ReportRepair => ({
  title: 'Eļļas un filtru maiņa',
  day: day(at),
  kind: 'service',
  km: 248_000 - at * 900,
  garage: 'Ātrais serviss',
  mechanic: null,
  fixed: [],
  cost: { minor: 17_850, currency: 'EUR' },
  breakdown: null,
  description:
    at % 2 ? null : 'Eļļa 5W-30, eļļas, gaisa un salona filtrs. Pārbaudītas bremzes un ritošā daļa.',
});

function facts(): ReportFacts {
  const kinds = Object.fromEntries(COST_KINDS.map((kind) => [kind, kind === 'service' ? 40_000 : 0]));
  const total = { period: '2026', total: 40_000, kinds: kinds as ReportCostKinds };
  return {
    today: '2026-11-21',
    photo: 'photo',
    period: { from: null, to: null },
    resolved: [],
    due: null,
    link: null,
    car: {
      brand: 'Volvo',
      model: 'V70',
      year: 2012,
      nickname: 'Vecais zilais',
      vin: 'YV1SW61R8X1234567',
      licensePlate: 'KA-1234',
      mileage: 248_300,
      transmission: 'manual',
      fuelType: 'diesel',
      engineType: null,
      ...METRIC,
      health: {
        open: PROBLEMS,
        urgent: 0,
        repeatedTitles: 0,
        firstRepeatedTitle: null,
        firstTitle: null,
        worst: null,
      },
    },
    problems: Array.from({ length: PROBLEMS }, (_, at) => problem(at)),
    repairs: Array.from({ length: REPAIRS }, (_, at) => repair(at)),
    more: { problems: 0, resolved: 0, repairs: 0, pictures: 0 },
    costs: [{ currency: 'EUR', by: 'year', periods: [total], total, perKm: null }],
  };
}
type ReportCostKinds = NonNullable<ReportFacts['costs']>[number]['total']['kinds'];

/** How long a report of sixty pictures takes, and what it weighs: setting it alone, and the whole request. */
export async function bench(): Promise<void> {
  const set = await setAlone();
  const asked = await wholeRequest();
  const named = { 'setting it': set, 'the whole request': asked };
  console.table(named);
  console.log(JSON.stringify(named));
}

/** Its thread included, with pictures that are ready. */
async function setAlone(): Promise<Figures> {
  const picture = await photo(480, 360);
  const pictures: Record<string, Uint8Array> = { photo: await photo(1240, 620) };
  for (let at = 0; at < PICTURES; at++) pictures[`picture-${at}`] = picture;
  const { signal } = new AbortController();
  return timed(() => renderReport({ facts: facts(), language: 'lv', pictures }, signal));
}

/** As the owner's browser asks for it (under 3 s and 5 MB), with the pictures of a camera as they are stored. */
async function wholeRequest(): Promise<Figures> {
  ensureBuilt();
  const database = await startTestDatabase();
  try {
    const app = await startApp(join(database.folder, 'app'), {
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      DATABASE_URL: database.url,
    });
    try {
      const owner = await signUp(new Visitor(app.url), 'Anna');
      const carId = await furnish(owner);
      const include = { costs: true, vin: true, notes: true, pictures: true };
      const json = { language: 'lv', timeZone: 'Europe/Riga', include };
      return await timed(async () => {
        const { status, body } = await owner.send('POST', `/api/cars/${carId}/report`, { json });
        if (status !== 200) throw new Error(`The server answered ${status}`);
        return new Uint8Array(body as Buffer);
      });
    } finally {
      await app.stop();
    }
  } finally {
    await database.stop();
    await rm(database.folder, { recursive: true, force: true });
  }
}

/** Twelve megapixels with something to see in every size of it, each a little further along the scene. */
const shot = (scene: Uint8Array, at: number): Promise<Buffer> =>
  sharp(scene)
    .extract({ left: at, top: at, width: 800, height: 600 })
    .resize(4000, 3000)
    .jpeg({ quality: 92 })
    .toBuffer();

async function furnish(owner: Owner): Promise<Id> {
  const car = await newCar(owner, { nickname: 'Vecais zilais', mileage: 248_300 });
  const scene = await photo(900, 700);
  let taken = 0;
  const upload = async (purpose: string) => {
    const id = newId();
    const picture = await shot(scene, taken++);
    const path = `/api/media/${id}?purpose=${purpose}&carId=${car.id}`;
    const { status } = await owner.send('PUT', path, { body: asBytes(picture) });
    if (status !== 200) throw new Error(`The server answered ${status}`);
    return id;
  };
  const changes = { photoId: { from: null, to: await upload('car-photo') } };
  await owner.call('cars.edit', { opId: newId(), carId: car.id, baseVersion: car.version, changes });
  for (let at = 0; at < PROBLEMS; at++) {
    const mediaIds: Id[] = [];
    while (mediaIds.length < PICTURES / PROBLEMS) mediaIds.push(await upload('issue'));
    const { title, day: on, description } = problem(at);
    const date = `${on}T08:00:00.000Z`;
    await newIssue(owner, car.id, { description: `${title}. ${description}`, date, mediaIds });
  }
  for (let at = 0; at < REPAIRS; at++) {
    const { title, day: date, km: mileage, description } = repair(at);
    await owner.call('repairs.log', repairDraft(car.id, { title, date, mileage, description, cost: 178.5 }));
  }
  return car.id;
}

type Figures = { pages: number; medianMs: number; slowestMs: number; bytes: number };

async function timed(make: () => Promise<Uint8Array<ArrayBuffer>>): Promise<Figures> {
  const times: number[] = [];
  let pdf = new Uint8Array();
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now();
    pdf = await make();
    times.push(Math.round(performance.now() - start));
  }
  const bytes = pdf.length;
  const { numPages: pages } = await getDocumentProxy(pdf);
  return { pages, medianMs: median(times), slowestMs: Math.max(...times), bytes };
}
