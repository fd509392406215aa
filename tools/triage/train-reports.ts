// Writes domain/assessment/knowledge/report-words.ts from the development data; the same data give the same file.
//   node tools/triage/train-reports.ts [data folder]
import { writeFileSync } from 'node:fs';
import { fold } from '#domain/assessment/text-reading.ts';
import { ownersWords } from './owners-words.ts';
import { dataFolder, readRows } from './rows.ts';

const SHORTEST = 3;
const RAREST_SHARE = 0.01;
const LEAST = 0.7;
const MOST = 3;

function shares(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const word of new Set(fold(text).match(/[a-z]+/g))) counts.set(word, (counts.get(word) ?? 0) + 1 / texts.length);
  }
  return counts;
}

const folder = dataFolder();
if (folder === null) {
  console.log('skipped: the training data folder is absent (give it as an argument or in TRIAGE_DATA)');
} else {
  const reports = shares(['dev', 'dev_urgency'].flatMap((name) => readRows(folder, name).flatMap(({ symptom }) => symptom ?? [])));
  const owners = shares(ownersWords('train').flatMap(({ text, language }) => (language === 'en' ? text : [])));
  const byWeight = new Map<number, string[]>();
  for (const word of [...new Set([...reports.keys(), ...owners.keys()])].toSorted()) {
    const [inReports, inOwners] = [reports.get(word) ?? 0, owners.get(word) ?? 0];
    const ratio = Math.log((inReports + 0.0004) / (inOwners + 0.0004));
    if (word.length < SHORTEST || Math.abs(ratio) < LEAST || Math.max(inReports, inOwners) < RAREST_SHARE) continue;
    const weight = Math.max(-MOST, Math.min(MOST, Math.round(ratio)));
    byWeight.set(weight, [...(byWeight.get(weight) ?? []), word]);
  }
  const lines = [...byWeight].toSorted(([a], [b]) => a - b).map(([weight, words]) => `  [${weight}, '${words.join(' ')}'],`);
  const target = new URL('../../domain/assessment/knowledge/report-words.ts', import.meta.url);
  writeFileSync(
    target,
    [
      '// Written by tools/triage/train-reports.ts from public-domain owner reports; not for editing by hand.',
      '/** How much likelier a word is in a report to an authority than in what drivers say, as a logarithm. */',
      'export const REPORT_WORDS: readonly (readonly [number, string])[] = [',
      ...lines,
      '];',
      '',
    ].join('\n'),
  );
  console.log(`${[...byWeight.values()].flat().length} words -> ${target.pathname}`);
}
