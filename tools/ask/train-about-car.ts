// Writes domain/assistant/ask/about-car-weights.ts: whether a text is of a car, its records and what ails it now. Learned from what drivers wrote of
// their cars (../triage/owners-words; plainly, labels/of-the-car.txt), from what they ask of its records, and from what is of anything else
// (labels/outside.txt).
//   node tools/ask/train-about-car.ts        writes them
//   node tools/ask/train-about-car.ts 5      writes nothing: without each fifth text of both, judged by those
import { writeFileSync } from 'node:fs';
import { aboutFeatures, FEATURES, setAboutCar, shareOutside } from '#domain/assistant/ask/about-car.ts';
import { decodeStep, encodeTable } from '#domain/assessment/coded-steps.ts';
import { wordScale } from '#domain/assessment/linear-model.ts';
import { type Example, learn } from '../triage/learn.ts';
import { askedOfRecords } from './asks-examples.ts';
import { linesOf, trainingWords } from '../triage/owners-words.ts';

const isNonsense = ({ class: writer }: { class: string }) => writer === 'nonsense';
const rows = trainingWords();
const dangers = rows.filter(({ label }) => label === 'stop_driving').map(({ text }) => text);
const faults = rows.filter(({ label }) => label === 'soon' || label === 'can_wait').map(({ text }) => text);
const plain = linesOf(new URL('./labels/of-the-car.txt', import.meta.url));
const asked = askedOfRecords();
const outside = [
  ...rows.filter(isNonsense).map(({ text }) => text),
  ...linesOf(new URL('./labels/outside.txt', import.meta.url)),
];

const nth = Number(process.argv[2] ?? 0);
const isLeftOut = (_: string, at: number) => nth > 0 && at % nth === 0;
const learned = (some: readonly string[]) => some.filter((text, at) => !isLeftOut(text, at));

const DANGER = 2;
const PLAIN = 8;
const OUTSIDE = 1;
const ASKED = 3;
/** A short text has little to be sure of, and stories have few of them. */
const SHORT = 10;
const SHORTLY = 4;
const weightOf = (text: string) => (text.split(' ').length <= SHORT ? SHORTLY : 1);
const exampleOf = (text: string, label: 0 | 1, weight: number): Example => {
  const words = [...aboutFeatures(text)].map(String);
  return { words, scale: wordScale(new Set(words)), evidence: [], right: [label], label, weight };
};

const { words, weights, step, bias } = learn(
  [
    ...learned(dangers).map((text) => exampleOf(text, 0, DANGER * weightOf(text))),
    ...learned(plain).map((text) => exampleOf(text, 0, PLAIN)),
    ...learned(faults).map((text) => exampleOf(text, 0, weightOf(text))),
    ...learned(asked).map((text) => exampleOf(text, 0, ASKED)),
    ...learned(outside).map((text) => exampleOf(text, 1, OUTSIDE)),
  ],
  { columns: 2, words: 8000, texts: 2, epochs: 8, rate: 0.2, decay: 0.0003, steps: 4, classBalance: 0.3 },
);
const table = new Int8Array(FEATURES);
for (const [row, word] of words.split('|').entries())
  table[Number(word)] = decodeStep(weights, 2 * row + 1) - decodeStep(weights, 2 * row);
const data = { ...encodeTable(table), step, bias: Number((bias[1]! - bias[0]!).toFixed(2)) };

if (nth === 0)
  writeFileSync(
    new URL('../../domain/assistant/ask/about-car-weights.ts', import.meta.url),
    `// Written by tools/ask/train-about-car.ts; not for editing by hand.\nexport const ABOUT_CAR = ${JSON.stringify(data)};\n`,
  );
else {
  setAboutCar(data);
  const share = (some: readonly string[], least: number) => {
    const judged = some.filter(isLeftOut);
    return `${((100 * judged.filter((text) => shareOutside(text) >= least).length) / judged.length).toFixed(1)} %`;
  };
  for (const least of [0.1, 0.2, 0.3, 0.5, 0.7, 0.9, 0.95])
    console.log(
      least,
      'dangers',
      share(dangers, least),
      'asked',
      share(asked, least),
      'plain',
      share(plain, least),
      'faults',
      share(faults, least),
      'others',
      share(outside, least),
    );
}
