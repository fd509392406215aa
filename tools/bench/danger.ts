import { framesOf } from '../triage/frames.ts';
import { figures, figuresBy, type Judged, judge } from '../triage/judge-danger.ts';
import { type OwnersRow, ownersWords } from '../triage/owners-words.ts';

function show(name: string, rows: readonly OwnersRow[]) {
  const of = figuresBy(rows.map(judge), 'language');
  console.log(name);
  console.table(of);
  return of;
}

const recallOf = (judged: readonly Judged[]) =>
  judged.filter(({ advice }) => advice === 'stop_driving').length / judged.length;

/** How many dangers are still found among other sentences, frame by frame, beside the bare ones. */
function showFrames(name: string, rows: readonly OwnersRow[]) {
  const result: Record<string, unknown> = {};
  for (const language of ['en', 'lv'] as const) {
    const own = rows.filter((row) => row.language === language);
    const dangers = own.filter(({ label }) => label === 'stop_driving');
    const bare = recallOf(dangers.map(judge));
    const table = framesOf(language).map(({ name: frame, around }) => {
      const told = own.map((row) => judge({ ...row, text: around(row.text) }));
      const recall = recallOf(told.filter(({ label }) => label === 'stop_driving'));
      return {
        frame,
        recall: recall.toFixed(3),
        fall: (bare - recall).toFixed(3),
        'harmless alarmed': figures(told)['harmless alarmed'],
      };
    });
    const falls = table.map(({ fall }) => Number(fall));
    const mean = falls.reduce((sum, fall) => sum + fall, 0) / falls.length;
    console.log(
      `${name}, ${language}: bare ${bare.toFixed(3)}, falls by ${mean.toFixed(3)} in the mean, at most ${Math.max(...falls)}`,
    );
    console.table(table);
    result[language] = { bare, mean, worst: Math.max(...falls) };
  }
  return result;
}

/**
 * How the engine tells 'do not drive' in texts whose writers it has not learned from, and how many dangers it still finds
 * among ordinary sentences. `--quick` leaves the sentences out.
 */
export async function bench() {
  const test = ownersWords('story-test');
  const result = {
    'story test': show('Texts of other writers', test),
    'earlier test': show('Earlier test: single sentences', ownersWords('test')),
    'fresh en': show('Fresh English', ownersWords('fresh')),
    ...(process.argv.includes('--quick') ? {} : { frames: showFrames('Among other sentences', test) }),
  };
  console.log(JSON.stringify(result));
}
