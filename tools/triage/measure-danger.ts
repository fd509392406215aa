// How the danger scores judge writers whom they have not learned from, at every limit: what the limits are chosen by.
//   node tools/triage/measure-danger.ts
import { writeFileSync } from 'node:fs';
import { decodeDangerModel, scoreOf } from '#domain/assessment/danger/model.ts';
import { exampleOf, neutralPieces } from './danger-examples.ts';
import { learnDanger } from './learn-danger.ts';
import { type OwnersLabel, ownersWords } from './owners-words.ts';

const FOLDS = 4;

const always = (['train', 'plain', 'further'] as const).flatMap(ownersWords).map(exampleOf);
const stories = ownersWords('stories').map((row) => ({ row, example: exampleOf(row) }));
const writers = [...new Set(stories.map(({ row }) => row.class))].toSorted();
const foldOf = (writer: string) => writers.indexOf(writer) % FOLDS;
const neutral = neutralPieces();

/** `--quick`: one part of the writers instead of all. */
const folds = process.argv.includes('--quick') ? [0] : Array.from({ length: FOLDS }, (_, fold) => fold);

const scored = folds.map((fold) => {
  const seen = stories.filter(({ row }) => foldOf(row.class) !== fold).map(({ example }) => example);
  const model = decodeDangerModel(learnDanger([...always, ...seen], neutral));
  return stories
    .filter(({ row }) => foldOf(row.class) === fold)
    .map(({ row, example: { reading } }) => ({
      ...row,
      words: reading.words,
      concepts: reading.concepts.size,
      stop: scoreOf(model.stop, reading),
      fault: scoreOf(model.fault, reading),
    }));
}).flat();

writeFileSync('.cache/danger-scores.json', JSON.stringify(scored));

const percent = (part: number, whole: number) => (whole === 0 ? '-' : ((100 * part) / whole).toFixed(1));

for (const language of ['en', 'lv'] as const) {
  const own = scored.filter((row) => row.language === language);
  const shareOf = (label: OwnersLabel, isHeld: (row: (typeof own)[number]) => boolean) => {
    const rows = own.filter((row) => row.label === label);
    return percent(rows.filter(isHeld).length, rows.length);
  };
  const others = own.filter(({ label }) => label !== 'stop_driving');
  const table = [-2.5, -2, -1.6, -1.3, -1, -0.8, -0.6, -0.4, -0.2, 0, 0.3].map((limit) => {
    const recall = Number(shareOf('stop_driving', ({ stop }) => stop > limit));
    const alarms = Number(percent(others.filter(({ stop }) => stop > limit).length, others.length));
    return {
      limit,
      recall,
      'precision, half dangers': percent(recall, recall + alarms),
      'precision, one in eight': percent(recall, recall + 7 * alarms),
      'soon alarmed': shareOf('soon', ({ stop }) => stop > limit),
      'can wait alarmed': shareOf('can_wait', ({ stop }) => stop > limit),
      'harmless alarmed': shareOf('harmless', ({ stop }) => stop > limit),
    };
  });
  console.log(`${language}: stop, ${own.length} texts of writers not learned from`);
  console.table(table);
  const waits = [-3.5, -3, -2.5, -2, -1.5, -1, -0.5, 0].map((limit) => {
    const isBelow = ({ fault, stop }: { fault: number; stop: number }) => fault < limit && stop < -2;
    return {
      limit,
      'danger waits': shareOf('stop_driving', isBelow),
      'soon waits': shareOf('soon', isBelow),
      'can wait found': shareOf('can_wait', isBelow),
      'harmless found': shareOf('harmless', isBelow),
    };
  });
  console.log(`${language}: can wait`);
  console.table(waits);
}
