// Writes domain/assessment/knowledge/stop-weights.ts: which kind of stop a text tells of.
//   node tools/triage/train-stops.ts          from all stories of strangers and the sentences whose topic agrees with them
//   node tools/triage/train-stops.ts measure  writes nothing: learns from each half of the stories and judges the other
import { writeFileSync } from 'node:fs';
import { decodeModel, type LinearModelData, sharesOf } from '#domain/assessment/linear-model.ts';
import { LEAST, STOP_IDS, stopFeatures } from '#domain/assessment/stop-kinds.ts';
import { PATTERNS } from '#domain/assessment/knowledge/patterns.ts';
import type { StopId } from '#domain/assessment/knowledge/stops.ts';
import { type Aim, type Example, learn } from './learn.ts';
import { type OwnersRow, ownersWords, strangersStories } from './owners-words.ts';
import { weightsSource } from './weights-source.ts';

const AIM: Aim = {
  columns: STOP_IDS.length,
  words: 2100,
  texts: 2,
  epochs: 12,
  rate: 0.2,
  decay: 0.0002,
  classBalance: 0.8,
  steps: 3,
};
/** So likely must the kind be that a sentence has by its topic, for a model of the stories alone. */
const AGREES = 0.2;
/** How much such a sentence counts beside a story, whose kind was told by its writer. */
const BESIDE_STORY = 0.3;

/** The kind that most sentences of a topic (owners-words/README.md) tell of. */
const KIND_OF_TOPIC: Readonly<Record<string, StopId>> = Object.fromEntries(
  (
    [
      ['brakes', 'brake-pedal brake-lamp-red brake-fluid brake-pull brake-metal plain-brakes'],
      ['hotBrake', 'brake-seized'],
      ['rolling', 'rolling-away'],
      ['steering', 'steering-loss steering-play steering-heavy plain-steering'],
      ['wheel', 'wheel-nuts wheel-bearing'],
      ['suspension', 'suspension'],
      ['tire', 'tyre-cords tyre-bulge tyre-pressure'],
      ['fire', 'flames smoke-bonnet smoke-cabin smell-burning plain-fire'],
      ['fumes', 'exhaust-fumes'],
      ['fuel', 'smell-fuel fuel-leak plain-fuel'],
      ['gas', 'lpg-leak'],
      ['highVoltage', 'high-voltage'],
      ['plug', 'charging'],
      ['battery', 'battery'],
      ['wrongFuel', 'misfuelling'],
      ['overheating', 'overheating coolant-leak plain-heat'],
      ['oil', 'oil-pressure oil-leak engine-knock plain-oil'],
      ['misfire', 'lamp-engine-flashing'],
      ['stalls', 'stall power-loss plain-stall'],
      ['drive', 'gearbox'],
      ['shaft', 'drive-line'],
      ['clutch', 'clutch'],
      ['surging', 'throttle plain-throttle'],
      ['selfBraking', 'assist'],
      ['current', 'alternator'],
      ['lights', 'lights-all'],
      ['view', 'wipers windows-mirror'],
      ['opens', 'bonnet-boot doors'],
      ['restraint', 'belts child-seat'],
      ['crash', 'crash-after airbag'],
      ['flooded', 'flood'],
      ['load', 'load-roof'],
      ['trailer', 'trailer'],
      ['body', 'body-rust'],
      ['exhaust', 'exhaust-system'],
    ] as const
  ).flatMap(([kind, topics]) => topics.split(' ').map((topic) => [topic, kind] as const)),
);

type Row = { text: string; language: OwnersRow['language']; kind: StopId };

const isKind = (stop: string | null): stop is StopId => stop !== null && (STOP_IDS as string[]).includes(stop);
const stories: Row[] = strangersStories().flatMap(({ text, language, stop }) =>
  isKind(stop) && stop !== 'other' ? [{ text, language, kind: stop }] : [],
);
/** A complaint of the knowledge base by its name. */
const complaints: Row[] = PATTERNS.flatMap(({ symptom, stop }) =>
  (['en', 'lv'] as const).flatMap((language) => (stop ? [{ text: symptom[language], language, kind: stop }] : [])),
);
const byTopic: Row[] = (['train', 'plain', 'further'] as const).flatMap(ownersWords).flatMap((row) => {
  const kind = KIND_OF_TOPIC[row.class];
  return row.label === 'stop_driving' && kind ? [{ text: row.text, language: row.language, kind }] : [];
});

const remembered = new Map<string, Set<string>>();
function featuresOf({ text, language }: Row): Set<string> {
  let found = remembered.get(text);
  if (!found) remembered.set(text, (found = stopFeatures(text, language)));
  return found;
}

function exampleOf(row: Row, weight = 1): Example {
  const features = featuresOf(row);
  const label = STOP_IDS.indexOf(row.kind);
  return { words: [...features], scale: 1 / Math.sqrt(features.size + 1), evidence: [], right: [label], label, weight };
}

/** The stories are labelled one by one; of the sentences those count whose topic fits what is learned from the stories. */
function learnKinds(rows: readonly Row[]): LinearModelData {
  const first = decodeModel(learn(
    rows.map((row) => exampleOf(row)),
    AIM,
  ));
  const agreeing = byTopic.filter((row) => sharesOf(first, featuresOf(row))[STOP_IDS.indexOf(row.kind)]! > AGREES);
  return learn(
    [
      ...[...rows, ...complaints].map((row) => exampleOf(row)),
      ...agreeing.map((row) => exampleOf(row, BESIDE_STORY)),
    ],
    AIM,
  );
}

function measure() {
  for (const half of [0, 1]) {
    const model = decodeModel(learnKinds(stories.filter((_, at) => at % 2 === half)));
    const judged = stories
      .filter((_, at) => at % 2 !== half)
      .map((row) => {
        const shares = sharesOf(model, featuresOf(row));
        const [best = 0, second = 0] = shares.toSorted((a, b) => b - a);
        return { best, second, isRight: STOP_IDS[shares.indexOf(best)] === row.kind };
      });
    for (const margin of [1, 2, 3, 4, 5, 6]) {
      const sure = judged.filter(({ best, second }) => best >= LEAST && best >= margin * second);
      const right = sure.filter(({ isRight }) => isRight);
      console.log(
        `half ${half}, ${margin} times: told ${((100 * sure.length) / judged.length).toFixed(0)} %, of these right ${((100 * right.length) / sure.length).toFixed(1)} %`,
      );
    }
  }
}

if (process.argv[2] === 'measure') measure();
else {
  const target = new URL('../../domain/assessment/knowledge/stop-weights.ts', import.meta.url);
  writeFileSync(target, weightsSource('STOP_WEIGHTS', 'train-stops.ts from stories of drivers', learnKinds(stories)));
  console.log(`${stories.length} stories -> ${target.pathname}`);
}
