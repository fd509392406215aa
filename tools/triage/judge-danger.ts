import { assessOffline } from '#domain/assessment/engine.ts';
import type { DrivingAdvice } from '#domain/assessment/schema.ts';
import type { OwnersLabel, OwnersRow } from './owners-words.ts';

export type Judged = OwnersRow & { advice: DrivingAdvice };

/** As the app judges. */
export const judge = (row: OwnersRow): Judged => ({
  ...row,
  advice: assessOffline({ description: row.text, language: row.language }).drivingAdvice,
});

/** How often others are alarmed beside this recall, were one text in `every` a danger. */
const precisionAt = (recall: number, alarmed: number, every: number) =>
  recall + alarmed === 0 ? '-' : (recall / (recall + (every - 1) * alarmed)).toFixed(3);

export function figures(judged: readonly Judged[]) {
  const of = (labels: readonly OwnersLabel[]) => judged.filter(({ label }) => labels.includes(label));
  const part = (labels: readonly OwnersLabel[], advice: DrivingAdvice) =>
    of(labels).filter((row) => row.advice === advice).length / of(labels).length;
  const [danger, soon]: OwnersLabel[][] = [['stop_driving'], ['soon']];
  const waits: OwnersLabel[] = ['can_wait', 'harmless'];
  const recall = part(danger!, 'stop_driving');
  const alarmed = part(['soon', ...waits], 'stop_driving');
  return {
    texts: judged.length,
    dangers: of(danger!).length,
    recall: recall.toFixed(3),
    'precision, half dangers': precisionAt(recall, alarmed, 2),
    'precision, one in eight': precisionAt(recall, alarmed, 8),
    'soon alarmed': part(soon!, 'stop_driving').toFixed(3),
    'soon kept': part(soon!, 'soon').toFixed(3),
    'harmless alarmed': part(waits, 'stop_driving').toFixed(3),
    'can wait recognized': part(waits, 'can_wait').toFixed(3),
    "dangers told 'can wait'": of(danger!).filter(({ advice }) => advice === 'can_wait').length,
  };
}

export function figuresBy(judged: readonly Judged[], key: 'class' | 'language') {
  const values = [...new Set(judged.map((row) => row[key]))].toSorted();
  return Object.fromEntries(
    values.map((value) => [value, figures(judged.filter((row) => row[key] === value))]),
  );
}
