import { gzipSync } from 'node:zlib';
import { readdirSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { assessOffline } from '#domain/assessment/engine.ts';

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

function gzipKilobytes(folder: URL, isCounted: (name: string) => boolean): number {
  const sources = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .filter((entry) => isCounted(entry.name))
    .map((entry) => readFileSync(new URL(entry.name, folder), 'utf8'));
  return Math.round(gzipSync(sources.join('\n'), { level: 9 }).byteLength / 100) / 10;
}

/** Milliseconds for one assessment, and what the engine's data weigh. */
export async function bench() {
  const start = performance.now();
  assessOffline({ description: 'first', language: 'en' });
  const firstMs = Math.round((performance.now() - start) * 100) / 100;
  const rows = TEXTS.map(({ name, description, language }) => {
    const times = Array.from({ length: RUNS }, () => {
      const begin = performance.now();
      assessOffline({ description, language });
      return performance.now() - begin;
    }).toSorted((a, b) => a - b);
    const at = (part: number) => Math.round((times[Math.floor(RUNS * part)] ?? 0) * 100) / 100;
    return { text: name, 'median ms': at(0.5), 'p99 ms': at(0.99) };
  });
  const knowledge = new URL('../../domain/assessment/knowledge/', import.meta.url);
  const sizes = {
    weightsKb: gzipKilobytes(knowledge, (name) => name === 'weights.ts'),
    knowledgeKb: gzipKilobytes(knowledge, (name) => name !== 'weights.ts'),
    rulesKb: gzipKilobytes(new URL('../../domain/assessment/', import.meta.url), () => true),
  };
  console.table(rows);
  console.table([{ 'first call ms': firstMs, ...sizes }]);
  console.log(JSON.stringify({ firstMs, rows, sizes }));
}
