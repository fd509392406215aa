// How well the engine reads owners' reports, cross-validated by vehicle (no vehicle is in both parts).
//   node tools/triage/measure.ts [data folder]
import { readFileSync } from 'node:fs';
import { assessOffline } from '#domain/assessment/engine.ts';
import { decodeModel, type LinearModel } from '#domain/assessment/linear-model.ts';
import { Category, type DrivingAdvice } from '#domain/assessment/schema.ts';
import { share } from './share.ts';
import { exampleOf, learn } from './learn.ts';
import { dataFolder, foldOf, readRows, type Row } from './rows.ts';
import { trainingRows } from './training-rows.ts';

const FOLDS = 5;

type Judged = { row: Row; category: Category; advice: DrivingAdvice };

function categoryFigures(name: string, judged: readonly Judged[]) {
  const strict = judged.filter(({ row }) => row.category);
  const accepted = judged.filter(({ row, category }) => (row.acceptable ?? [row.category]).includes(category));
  const f1 = Category.options.map((category) => {
    const right = strict.filter((j) => j.category === category && j.row.category === category).length;
    const predicted = strict.filter((j) => j.category === category).length;
    const actual = strict.filter((j) => j.row.category === category).length;
    return (2 * right) / Math.max(1, predicted + actual);
  });
  const known = strict.filter(({ row }) => row.category !== 'other');
  return {
    set: name,
    n: judged.length,
    accuracy: share(strict.filter(({ row, category }) => row.category === category).length, strict.length),
    macroF1: strict.length ? (f1.reduce((sum, value) => sum + value, 0) / f1.length).toFixed(3) : '-',
    acceptable: share(accepted.length, judged.length),
    covered: share(known.filter(({ category }) => category !== 'other').length, known.length),
  };
}

function confusion(judged: readonly Judged[]) {
  return Object.fromEntries(
    Category.options.map((truth) => [
      truth,
      Object.fromEntries(
        Category.options.map((predicted) => [
          predicted.slice(0, 8),
          judged.filter(({ row, category }) => row.category === truth && category === predicted).length,
        ]),
      ),
    ]),
  );
}

function stopFigures(name: string, judged: readonly Judged[], isPositive: (row: Row) => boolean) {
  const stops = judged.filter(({ advice }) => advice === 'stop_driving');
  const positives = judged.filter(({ row }) => isPositive(row));
  const hits = stops.filter(({ row }) => isPositive(row)).length;
  return { set: name, n: judged.length, precision: share(hits, stops.length), recall: share(hits, positives.length) };
}

function alertFigures(name: string, judged: readonly Judged[]) {
  const recall = (flag: 'critical' | 'fire') => {
    const positives = judged.filter(({ row }) => row[flag]);
    return share(positives.filter(({ advice }) => advice === 'stop_driving').length, positives.length);
  };
  const quiet = judged.filter(({ row }) => row.any_flag === false);
  return {
    set: name,
    n: judged.length,
    critical: recall('critical'),
    fire: recall('fire'),
    'alerts on unflagged': share(quiet.filter(({ advice }) => advice === 'stop_driving').length, quiet.length),
  };
}

function measure(folder: string) {
  const read = (name: string) => readRows(folder, name);
  const examples = trainingRows(read).flatMap((row) =>
    [row.text, row.symptom ?? ''].filter(Boolean).map((text) => ({ fold: foldOf(row, FOLDS), example: exampleOf(text, row) })),
  );
  const models: LinearModel[] = Array.from({ length: FOLDS }, (_, fold) =>
    decodeModel(learn(examples.filter((item) => item.fold !== fold).map(({ example }) => example))),
  );
  const judge = (row: Row, description: string): Judged => {
    const { category, drivingAdvice } = assessOffline({ description, language: 'en' }, models[foldOf(row, FOLDS)]);
    return { row, category, advice: drivingAdvice };
  };
  const texts = (rows: readonly Row[]) => rows.map((row) => judge(row, row.text));
  const symptoms = (rows: readonly Row[]) => rows.flatMap((row) => (row.symptom ? [judge(row, row.symptom)] : []));
  const dev = read('dev');
  const secondary = read('dev_secondary');
  const urgency = read('dev_urgency');
  const latvian = read('dev_lv');
  const plain = (language: 'en' | 'lv', field: 'text' | 'gloss_en') =>
    latvian.map((row): Judged => {
      const result = assessOffline({ description: row[field] ?? '', language });
      return { row, category: result.category, advice: result.drivingAdvice };
    });
  const devTexts = texts(dev);
  const devSymptoms = symptoms(dev);
  console.table([
    categoryFigures('whole narratives', devTexts),
    categoryFigures('symptom only', devSymptoms),
    categoryFigures('several right, whole', texts(secondary)),
    categoryFigures('several right, symptom', symptoms(secondary)),
    categoryFigures('Latvian (seen while writing)', plain('lv', 'text')),
    categoryFigures('short English (their glosses)', plain('en', 'gloss_en')),
  ]);
  console.log('Confusion on whole narratives (rows: truth)');
  console.table(confusion(devTexts));
  console.log('Confusion on symptom only (rows: truth)');
  console.table(confusion(devSymptoms));
  const labels = new Map(
    readFileSync(new URL('./stop-driving-labels.tsv', import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t') as [string, string]),
  );
  const urgencySymptoms = symptoms(urgency);
  console.table([alertFigures('whole narratives', texts(urgency)), alertFigures('symptom only', urgencySymptoms)]);
  console.table([
    stopFigures('hundred labelled by hand', urgencySymptoms.filter(({ row }) => labels.has(row.id)), (row) => labels.get(row.id) === '1'),
    stopFigures('Latvian', plain('lv', 'text'), (row) => row.urgency === 'stop_driving'),
    stopFigures('short English', plain('en', 'gloss_en'), (row) => row.urgency === 'stop_driving'),
  ]);
}

const folder = dataFolder();
if (folder === null) {
  console.log('skipped: the development data folder is absent (give it as an argument or in TRIAGE_DATA)');
} else measure(folder);
