import { assessOffline } from '#domain/assessment/engine.ts';
import { ownersWords, type OwnersRow } from '../triage/owners-words.ts';

type Judged = OwnersRow & { isStop: boolean; isWait: boolean };

const share = (part: number, whole: number) => (whole === 0 ? '-' : (part / whole).toFixed(3));

function figures(rows: readonly Judged[]) {
  const dangers = rows.filter(({ label }) => label === 'stop_driving');
  const harmless = rows.filter(({ label }) => label === 'harmless');
  const caught = dangers.filter(({ isStop }) => isStop).length;
  return {
    texts: rows.length,
    dangers: dangers.length,
    recall: share(caught, dangers.length),
    precision: share(caught, rows.filter(({ isStop }) => isStop).length),
    'harmless alarmed': share(harmless.filter(({ isStop }) => isStop).length, harmless.length),
    "danger 'can wait'": dangers.filter(({ isWait }) => isWait).length,
  };
}

const judge = (row: OwnersRow): Judged => {
  const { drivingAdvice } = assessOffline({ description: row.text, language: row.language });
  return { ...row, isStop: drivingAdvice === 'stop_driving', isWait: drivingAdvice === 'can_wait' };
};

/** How the engine tells 'do not drive' in the words of owners that nobody looked at while writing it. */
export async function bench() {
  const judged = ownersWords('test').map(judge);
  const by = (key: 'class' | 'language') =>
    Object.fromEntries(
      [...new Set(judged.map((row) => row[key]))]
        .toSorted()
        .map((one) => [one, figures(judged.filter((row) => row[key] === one))]),
    );
  console.table(by('class'));
  console.table({ ...by('language'), 'fresh en': figures(ownersWords('fresh').map(judge)) });
  console.log(JSON.stringify(by('language')));
}
