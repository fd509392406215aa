import { readArguments } from '../arguments.ts';
import { type Frame, framesOf } from '../triage/frames.ts';
import { figures, figuresBy, type Judged, judge } from '../triage/judge-danger.ts';
import { type OwnersRow, ownersWords, strangersWords } from '../triage/owners-words.ts';

const LANGUAGES = ['en', 'lv'] as const;
const USAGE = `npm run bench -- danger [FILE ...] [--quick] [--frames-en FILE] [--frames-lv FILE]
  FILE: texts of strangers, in each line language, label and text, separated by tabs; else the test texts
  --frames-en, --frames-lv: sentences with {} for the fault; else those of the repository
  --quick: without frames`;

const recallOf = (judged: readonly Judged[]) =>
  judged.filter(({ advice }) => advice === 'stop_driving').length / judged.length;

/** How many dangers are still found among other sentences, frame by frame, beside the bare ones. */
function showFrames(own: readonly OwnersRow[], frames: readonly Frame[]) {
  const isDanger = ({ label }: OwnersRow) => label === 'stop_driving';
  const bare = recallOf(own.filter(isDanger).map(judge));
  const table = frames.map(({ name, around }) => {
    const told = own.map((row) => judge({ ...row, text: around(row.text) }));
    const recall = recallOf(told.filter(isDanger));
    return {
      frame: name.slice(0, 60),
      recall: recall.toFixed(3),
      fall: (bare - recall).toFixed(3),
      'harmless alarmed': figures(told)['harmless alarmed'],
      'frame alone': judge({ ...own[0]!, text: around('') }).advice,
    };
  });
  const falls = table.map(({ fall }) => Number(fall));
  const mean = falls.reduce((sum, fall) => sum + fall, 0) / falls.length;
  const worst = Math.max(...falls);
  console.log(
    `${frames.length} frames: bare ${bare.toFixed(3)}, falls by ${mean.toFixed(3)} in the mean, at most ${worst}`,
  );
  console.table(table);
  return { bare, mean, worst, within: falls.filter((fall) => fall <= 0.03).length, frames: frames.length };
}

/**
 * How the engine tells 'do not drive' in texts whose writers it has not learned from, and how many dangers it still finds
 * among ordinary sentences.
 */
export async function bench() {
  const { values, words } = readArguments(USAGE, {
    quick: { type: 'boolean' },
    'frames-en': { type: 'string' },
    'frames-lv': { type: 'string' },
  });
  const files = words.slice(1);
  const rows = files.length > 0 ? files.flatMap(strangersWords) : ownersWords('story-test');
  const texts = figuresBy(rows.map(judge), 'language');
  console.table(texts);
  const frames = LANGUAGES.flatMap((language) => {
    const own = rows.filter((row) => row.language === language);
    if (values.quick || own.length === 0) return [];
    console.log(language);
    return [[language, showFrames(own, framesOf(language, values[`frames-${language}`]))] as const];
  });
  console.log(JSON.stringify({ texts, frames: Object.fromEntries(frames) }));
}
