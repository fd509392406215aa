import { performance } from 'node:perf_hooks';
import { assessOffline } from '#domain/assessment/engine.ts';
import type { AssessmentLanguage } from '#domain/assessment/schema.ts';
import { HOSTILE_DESCRIPTIONS } from '#tests/hostile-descriptions.ts';
import { processorMilliseconds } from '#tests/processor-time.ts';
import { engineWeight } from '../engine-weight.ts';
import { ownersWords } from '../triage/owners-words.ts';

const LONG_REPORT =
  'While driving on the highway the engine began to shake and the check engine light came on. I slowed down and pulled over. The brakes felt normal and there was no smoke. ';
const TEXTS = [
  { name: 'a few words', description: 'brakes squeal when stopping', language: 'en' as const },
  {
    name: 'Latvian',
    description: 'pa bedrem kaut kas klab prieksa un sture velk pa kreisi',
    language: 'lv' as const,
  },
  { name: '650 characters', description: LONG_REPORT.repeat(4), language: 'en' as const },
  { name: '2,500 characters', description: LONG_REPORT.repeat(15), language: 'en' as const },
];
const RUNS = 200;
const HOSTILE_LIMIT_MS = 50;

function milliseconds(description: string, language: AssessmentLanguage): number {
  const begin = performance.now();
  assessOffline({ description, language });
  return performance.now() - begin;
}

function spread(times: readonly number[]) {
  const ascending = times.toSorted((a, b) => a - b);
  const at = (part: number) => Math.round((ascending[Math.floor(times.length * part)] ?? 0) * 100) / 100;
  return { 'median ms': at(0.5), 'p99 ms': at(0.99) };
}

const timesOf = (runs: number, description: string, language: AssessmentLanguage) =>
  Array.from({ length: runs }, () => milliseconds(description, language));

/** Milliseconds for one assessment, and what the engine weighs with all that it imports. */
export async function bench() {
  const firstMs = Math.round(milliseconds('first', 'en') * 100) / 100;
  const owners = ownersWords('story-test').map(({ text, language }) => milliseconds(text, language));
  const hostile = HOSTILE_DESCRIPTIONS.map((description) =>
    processorMilliseconds(HOSTILE_LIMIT_MS, () => assessOffline({ description, language: 'en' })),
  );
  const rows = [
    ...TEXTS.map(({ name, description, language }) => ({
      text: name,
      ...spread(timesOf(RUNS, description, language)),
    })),
    { text: `${owners.length} held-out texts`, ...spread(owners) },
  ];
  const bytes = await engineWeight();
  console.table(rows);
  const hostileMs = Math.round(Math.max(...hostile));
  console.table([
    { 'first call ms': firstMs, 'slowest hostile text, processor ms': hostileMs, 'gzip bytes': bytes },
  ]);
  console.log(JSON.stringify({ firstMs, hostileMs, rows, bytes }));
}
