import { performance } from 'node:perf_hooks';
import { getDocumentProxy } from 'unpdf';
import sharp from 'sharp';
import { COST_KINDS } from '#domain/reports/cost-rules.ts';
import type { ReportFacts, ReportProblem, ReportRepair } from '#domain/reports/report-facts.ts';
import { renderReport } from '#server/reports/render-report.ts';

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
  ...{
    title: `Stuks priekšējā piekarē pār bedrēm, ${at}. reize`,
    day: day(at),
    status: 'new',
    occurrences: 1 + (at % 3),
  },
  summary: 'Tas izklausās pēc piekares vai stūres iekārtas problēmas. '.repeat(4),
  description: 'Klaudz, kad braucu pār guļošo policistu; no rītiem skaļāk. '.repeat(3),
  ...{ advice: 'soon', adviceReason: 'Dodieties uz servisu tuvākajās dienās.', notes: '' },
  pictures: Array.from(
    { length: PICTURES / PROBLEMS },
    (_, part) => `picture-${(at * PICTURES) / PROBLEMS + part}`,
  ),
});
const repair = (at: number): ReportRepair => ({
  ...{ title: 'Eļļas un filtru maiņa', day: day(at), kind: 'service', km: 248_000 - at * 900 },
  ...{ garage: 'Ātrais serviss', mechanic: null, fixed: [], cost: { minor: 17_850, currency: 'EUR' } },
  description:
    at % 2 ? null : 'Eļļa 5W-30, eļļas, gaisa un salona filtrs. Pārbaudītas bremzes un ritošā daļa.',
});

function facts(): ReportFacts {
  const kinds = Object.fromEntries(COST_KINDS.map((kind) => [kind, kind === 'service' ? 40_000 : 0]));
  const total = { period: '2026', total: 40_000, kinds: kinds as ReportCostKinds };
  return {
    ...{ today: '2026-11-21', photo: 'photo', period: { from: null, to: null }, resolved: [], link: null },
    car: {
      ...{ brand: 'Volvo', model: 'V70', year: 2012, nickname: 'Vecais zilais', vin: 'YV1SW61R8X1234567' },
      ...{
        licensePlate: 'KA-1234',
        mileage: 248_300,
        transmission: 'manual',
        fuelType: 'diesel',
        engineType: null,
      },
      health: { open: PROBLEMS, urgent: 0, repeatedTitles: 0, firstRepeatedTitle: null, firstTitle: null },
    },
    problems: Array.from({ length: PROBLEMS }, (_, at) => problem(at)),
    repairs: Array.from({ length: REPAIRS }, (_, at) => repair(at)),
    more: { problems: 0, resolved: 0, repairs: 0, pictures: 0 },
    costs: [{ currency: 'EUR', by: 'year', periods: [total], total, perKm: null }],
  };
}
type ReportCostKinds = NonNullable<ReportFacts['costs']>[number]['total']['kinds'];

/** How long a report of twenty pages with sixty pictures takes to set, its thread included, and what it weighs. */
export async function bench(): Promise<void> {
  const picture = await photo(480, 360);
  const pictures: Record<string, Uint8Array> = { photo: await photo(1240, 620) };
  for (let at = 0; at < PICTURES; at++) pictures[`picture-${at}`] = picture;
  const times: number[] = [];
  let pdf = new Uint8Array();
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now();
    pdf = await renderReport({ facts: facts(), language: 'lv', pictures }, new AbortController().signal);
    times.push(Math.round(performance.now() - start));
  }
  const bytes = pdf.length;
  const { numPages: pages } = await getDocumentProxy(pdf);
  const [median = 0] = times.toSorted((a, b) => a - b).slice(Math.floor(RUNS / 2));
  const row = { pages, pictures: PICTURES, 'kB of one picture': Math.round(picture.length / 1000) };
  console.table([
    { ...row, 'median ms': median, 'slowest ms': Math.max(...times), kB: Math.round(bytes / 1000) },
  ]);
  console.log(JSON.stringify({ pages, medianMs: median, slowestMs: Math.max(...times), bytes }));
}
