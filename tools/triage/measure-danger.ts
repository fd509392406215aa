// How well the engine tells dangers in the labelled sentences: cross-validated on the training part; on the test part, when
// it is there, with the shipped weights.
//   node tools/triage/measure-danger.ts [--curve]
import { readDanger } from '#domain/assessment/danger/features.ts';
import { type DangerModel, dangerScores, decodeDangerModel } from '#domain/assessment/danger/model.ts';
import { assessOffline } from '#domain/assessment/engine.ts';
import type { DrivingAdvice } from '#domain/assessment/schema.ts';
import { learnDanger } from './learn-danger.ts';
import { foldOfText, type OwnersRow, ownersWords } from './owners-words.ts';

const FOLDS = 5;
type Judged = OwnersRow & { advice: DrivingAdvice };

const share = (part: number, whole: number) => (whole === 0 ? '-' : (part / whole).toFixed(3));

function figures(judged: readonly Judged[]) {
  const count = (label: string | null, advice: DrivingAdvice) =>
    judged.filter((row) => (label === null || row.label === label) && row.advice === advice).length;
  const of = (label: string) => judged.filter((row) => row.label === label).length;
  return {
    n: judged.length,
    dangers: of('stop_driving'),
    recall: share(count('stop_driving', 'stop_driving'), of('stop_driving')),
    precision: share(count('stop_driving', 'stop_driving'), count(null, 'stop_driving')),
    'harmless alarmed': share(count('harmless', 'stop_driving'), of('harmless')),
    "harmless 'soon'": share(count('harmless', 'soon'), of('harmless')),
    "danger 'can wait'": count('stop_driving', 'can_wait'),
    "'soon' as 'can wait'": count('soon', 'can_wait'),
  };
}

function show(name: string, judged: readonly Judged[]) {
  const tables = (['en', 'lv'] as const).map((language) => {
    const own = judged.filter((row) => row.language === language);
    const classes = [...new Set(own.map((row) => row.class))].toSorted();
    return { language, all: figures(own), classes: classes.map((one) => [one, figures(own.filter((row) => row.class === one))] as const) };
  });
  console.log(name);
  console.table(Object.fromEntries(tables.map(({ language, all }) => [language, all])));
  for (const row of judged) {
    if (row.label === 'stop_driving' && row.advice === 'can_wait') console.log(`danger called 'can wait': ${row.text}`);
  }
  for (const { language, classes } of tables) {
    console.log(`${name}, ${language}, by class`);
    console.table(Object.fromEntries(classes));
  }
}

function curve(rows: readonly OwnersRow[], models: readonly DangerModel[]) {
  const scored = rows.map((row) => {
    const { stop: score } = dangerScores(models[foldOfText(row.text, FOLDS)]!, readDanger(row.text, row.language).features);
    return { ...row, score };
  });
  for (const language of ['en', 'lv'] as const) {
    const own = scored.filter((row) => row.language === language);
    const steps = Array.from({ length: 17 }, (_, i) => (i - 10) / 10).map((limit) => {
      const over = own.filter(({ score }) => score > limit);
      const of = (list: readonly OwnersRow[], label: string) => list.filter((row) => row.label === label).length;
      return {
        limit,
        recall: share(of(over, 'stop_driving'), of(own, 'stop_driving')),
        precision: share(of(over, 'stop_driving'), over.length),
        'harmless alarmed': share(of(over, 'harmless'), of(own, 'harmless')),
      };
    });
    console.log(`${language}: the danger model alone`);
    console.table(steps);
  }
}

const train = ownersWords('train');
const examples = train.map((row) => ({ row, reading: readDanger(row.text, row.language), label: row.label }));
const trainedOnly = (['plain', 'further'] as const)
  .flatMap(ownersWords)
  .map(({ text, language, label }) => ({ reading: readDanger(text, language), label }));
const models = Array.from({ length: FOLDS }, (_, fold) =>
  decodeDangerModel(learnDanger([...examples.filter(({ row }) => foldOfText(row.text, FOLDS) !== fold), ...trainedOnly])),
);
const judge = (row: OwnersRow, model?: DangerModel): Judged => ({
  ...row,
  advice: assessOffline({ description: row.text, language: row.language }, undefined, model).drivingAdvice,
});
if (process.argv.includes('--curve')) curve(train, models);
show('Training part, cross-validated', train.map((row) => judge(row, models[foldOfText(row.text, FOLDS)])));
const test = ownersWords('test');
if (test.length > 0) show('Test part', test.map((row) => judge(row)));
else console.log('Test part: absent');
