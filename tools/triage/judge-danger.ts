import { type DangerExample, learnDanger } from './learn-danger.ts';
import { readDanger } from '#domain/assessment/danger/features.ts';
import { type DangerModel, decodeDangerModel } from '#domain/assessment/danger/model.ts';
import { assessOffline } from '#domain/assessment/engine.ts';
import type { DrivingAdvice } from '#domain/assessment/schema.ts';
import { foldOfText, type OwnersLabel, type OwnersRow, ownersWords } from './owners-words.ts';

export type Judged = OwnersRow & { advice: DrivingAdvice };

const FOLDS = 5;

const exampleOf = ({ text, language, label }: OwnersRow): DangerExample => ({
  reading: readDanger(text, language),
  label,
});

/** As the app judges, with the shipped weights or with others. */
export const judge = (row: OwnersRow, model?: DangerModel): Judged => ({
  ...row,
  advice: assessOffline({ description: row.text, language: row.language }, undefined, model).drivingAdvice,
});

/** For each sentence of the development split the model that has not learned from the fifth in which it is. */
export function crossValidation(): (row: OwnersRow) => DangerModel {
  const split = ownersWords('train').map((row) => ({ row, example: exampleOf(row) }));
  const others = (['plain', 'further'] as const).flatMap(ownersWords).map(exampleOf);
  const models = Array.from({ length: FOLDS }, (_, fold) => {
    const seen = split.filter(({ row }) => foldOfText(row.text, FOLDS) !== fold);
    return decodeDangerModel(learnDanger([...seen.map(({ example }) => example), ...others]));
  });
  return (row) => models[foldOfText(row.text, FOLDS)]!;
}

export const share = (part: number, whole: number) => (whole === 0 ? '-' : (part / whole).toFixed(3));

export function figures(judged: readonly Judged[]) {
  const count = (label: OwnersLabel | null, advice: DrivingAdvice) =>
    judged.filter((row) => (label === null || row.label === label) && row.advice === advice).length;
  const of = (label: OwnersLabel) => judged.filter((row) => row.label === label).length;
  return {
    texts: judged.length,
    dangers: of('stop_driving'),
    recall: share(count('stop_driving', 'stop_driving'), of('stop_driving')),
    precision: share(count('stop_driving', 'stop_driving'), count(null, 'stop_driving')),
    'harmless alarmed': share(count('harmless', 'stop_driving'), of('harmless')),
    "danger 'can wait'": count('stop_driving', 'can_wait'),
    "'soon' as 'can wait'": count('soon', 'can_wait'),
  };
}

export function figuresBy(judged: readonly Judged[], key: 'class' | 'language') {
  const values = [...new Set(judged.map((row) => row[key]))].toSorted();
  return Object.fromEntries(
    values.map((value) => [value, figures(judged.filter((row) => row[key] === value))]),
  );
}
