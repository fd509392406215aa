import { encodeTable, STEP_LIMIT } from '#domain/assessment/coded-steps.ts';
import { FEATURES } from '#domain/assessment/danger/features.ts';
import {
  type DangerModelData,
  type DangerPiece,
  type DangerReading,
  type HeadData,
  mayExplain,
  scaleOf,
  type ScoreData,
} from '#domain/assessment/danger/model.ts';
import type { AssessmentLanguage } from '#domain/assessment/schema.ts';
import type { OwnersLabel } from './owners-words.ts';

export type DangerExample = { reading: DangerReading; label: OwnersLabel };
/** Sentences that say nothing of a fault, by language. */
export type Neutral = Readonly<Record<AssessmentLanguage, readonly DangerPiece[]>>;

const PASSES = 12;
const RUNS = 3;
/** The weights are the mean of those after the last passes. */
const AVERAGED = 6;
const RATE = 0.3;
/** Of the rate, at the end. */
const LAST_RATE = 0.3;
const DECAY = 1e-6;
const FIRST_SQUARES = 1e-3;
/** How often a text is judged among other sentences, and how many of them tell of another, smaller fault. */
const FRAMED = 0.6;
const SMALLER_FAULT = 0.25;
const MOST_AROUND = 6;
/** How much of a false alarm is put down to each piece around it, before any piece explains it. */
const FIRST_EXPLANATION = 0.3;
const FALSE_ALARM = -1;
/** The product asks for more, so that what barely explains does not count. */
const LEAST_EXPLANATION = 1;
/** How strongly a neutral sentence is kept from explaining anything. */
const CALM = 0.3;
const CALM_ENOUGH = -1;
const SLIGHT = 0.01;
/** How many features each head keeps: those of danger matter more. */
const KEPT = { stop: 97_000, fault: 37_000, explanation: 9000 };
/** In steps: what explains less of a fault is left out, which changes no level and saves 4 kB. */
const LEAST_OF_FAULT = 2;
/** The share of features that a text is judged without while the weights are learned, so that none is relied on alone. */
const DROPPED = 0.4;
/** Weights this many standard deviations from 0 share the last of so many steps: finer ones say no more and weigh more. */
const LARGEST = 5.5;
const STEPS = Math.floor(STEP_LIMIT / 2);

/** Deterministic: the same texts give the same weights. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Weights that are learned by AdaGrad, with the mean of their last states. */
class Learner {
  readonly weights = new Float32Array(FEATURES);
  readonly mean = new Float32Array(FEATURES);
  bias: number;
  meanBias = 0;
  private readonly squares = new Float32Array(FEATURES).fill(FIRST_SQUARES);
  private biasSquares = 1;

  constructor(bias: number) {
    this.bias = bias;
  }

  score(features: Uint32Array): number {
    const { weights } = this;
    let sum = 0;
    for (let at = 0; at < features.length; at += 1) sum += weights[features[at]!]!;
    return sum * scaleOf(features) + this.bias;
  }

  /** @param slope of the loss by the score of these features */
  step(features: Uint32Array, slope: number, rate: number): void {
    const { weights, squares } = this;
    const scaled = slope * scaleOf(features);
    for (let at = 0; at < features.length; at += 1) {
      const feature = features[at]!;
      const gradient = scaled + DECAY * weights[feature]!;
      squares[feature]! += gradient * gradient;
      weights[feature]! -= (rate * gradient) / Math.sqrt(squares[feature]!);
    }
    this.biasSquares += slope * slope;
    this.bias -= (0.1 * rate * slope) / Math.sqrt(this.biasSquares);
  }

  keepMean(): void {
    for (const [at, weight] of this.weights.entries()) this.mean[at]! += weight / AVERAGED;
    this.meanBias += this.bias / AVERAGED;
  }
}

type Judged = Pick<DangerReading, 'pieces' | 'passages'>;

/** The text among other sentences: a danger stays one, whatever is told before and behind it. */
function framed({ pieces, passages }: Judged, pick: () => DangerPiece, random: () => number): Judged {
  const around = 1 + Math.floor(random() * MOST_AROUND);
  const before = Math.floor(random() * (around + 1));
  const added = Array.from({ length: around }, pick);
  const all = [...added.slice(0, before), ...pieces, ...added.slice(before)];
  const isAdded = (at: number) => at < before || at >= before + pieces.length;
  return {
    pieces: all,
    passages: [
      ...passages.map((each) => ({ ...each, from: each.from + before, to: each.to + before })),
      ...all.flatMap((piece, at) => (isAdded(at) ? [{ ...piece, from: at, to: at + 1 }] : [])),
    ],
  };
}

/** Without some of the features, the same ones in all passages of the text. */
function dropped({ pieces, passages }: Judged, random: () => number): Judged {
  const salt = Math.floor(random() * 2 ** 31);
  const least = DROPPED * 2 ** 32;
  const remaining = <Each extends { features: Uint32Array }>({ features, ...each }: Each) => {
    const kept = new Uint32Array(features.length);
    let length = 0;
    for (let at = 0; at < features.length; at += 1) {
      const once = Math.imul(features[at]! ^ salt, 0x2c1b3c6d);
      const mixed = Math.imul(once ^ (once >>> 15), 0x297a2d39);
      kept[length] = features[at]!;
      if ((mixed ^ (mixed >>> 13)) >>> 0 >= least) length += 1;
    }
    return { ...each, features: kept.subarray(0, length) };
  };
  return {
    pieces: pieces.map(remaining),
    passages: passages.map(remaining),
  };
}

type Learners = { passage: Learner; before: Learner; behind: Learner };

/** The passage that decides, its score, and the piece that explains it, if any: as `scoreOf` of the product judges. */
function judge({ pieces, passages }: Judged, { passage, before, behind }: Learners) {
  const toldBefore = pieces.map(({ features }) => before.score(features));
  const toldBehind = pieces.map(({ features }) => behind.score(features));
  let worst = { score: -Infinity, passage: passages[0]!, explainedBy: -1 };
  for (const each of passages) {
    let explainedBy = -1;
    let most = 0;
    for (const [at, piece] of pieces.entries()) {
      if ((at >= each.from && at < each.to) || !mayExplain(piece, each)) continue;
      const amount = at < each.from ? toldBefore[at]! : toldBehind[at]!;
      if (amount < LEAST_EXPLANATION || amount <= most) continue;
      [most, explainedBy] = [amount, at];
    }
    const score = passage.score(each.features) - most;
    if (score > worst.score) worst = { score, passage: each, explainedBy };
  }
  return worst;
}

const logistic = (score: number) => 1 / (1 + Math.exp(-score));

function shuffle(list: number[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other]!, list[at]!];
  }
}

function inSteps(
  { mean, meanBias }: Pick<Learner, 'mean' | 'meanBias'>,
  uses: Uint32Array,
  most: number,
  leastStep = 1,
): HeadData {
  const importance = mean.map((weight, at) => Math.abs(weight) * Math.sqrt(uses[at]!));
  const least = importance.toSorted().at(-most) ?? 0;
  const kept = mean.map((weight, at) => (importance[at]! > 0 && importance[at]! >= least ? weight : 0));
  const used = kept.filter((weight) => weight !== 0);
  const deviation = Math.sqrt(used.reduce((sum, weight) => sum + weight * weight, 0) / used.length);
  const step = Number(((deviation * LARGEST) / STEPS).toPrecision(4));
  const steps = Int8Array.from(kept, (weight) => {
    const rounded = Math.max(-STEPS, Math.min(STEPS, Math.round(weight / step)));
    return Math.abs(rounded) < leastStep ? 0 : rounded;
  });
  return { ...encodeTable(steps), step, bias: Number(meanBias.toFixed(4)) };
}

type Task = {
  texts: readonly DangerExample[];
  positive: readonly OwnersLabel[];
  smallerFaults: readonly OwnersLabel[];
  neutral: Neutral;
};

/**
 * Of a text with a danger the worst passage is raised, of one without the worst is lowered, or what explains it is raised: so
 * the model learns from labels of whole texts which passage tells, and which piece explains.
 */
function learnOnce({ texts, positive, smallerFaults, neutral }: Task, seed: number): Learners {
  const learners = { passage: new Learner(0), before: new Learner(-0.5), behind: new Learner(-0.5) };
  const { passage, before, behind } = learners;
  const random = randomNumbers(seed);
  const smaller = { en: [] as DangerPiece[], lv: [] as DangerPiece[] };
  for (const { reading, label } of texts)
    if (smallerFaults.includes(label)) smaller[reading.language].push(...reading.pieces);
  const order = texts.map((_, at) => at);
  for (let pass = 0; pass < PASSES; pass += 1) {
    shuffle(order, random);
    const rate = RATE * (1 - ((1 - LAST_RATE) * pass) / PASSES);
    for (const at of order) {
      const { reading, label } = texts[at]!;
      const isPositive = positive.includes(label);
      const oneOf = (list: readonly DangerPiece[]) => list[Math.floor(random() * list.length)]!;
      const calm = neutral[reading.language];
      const pick = () => oneOf(random() < SMALLER_FAULT ? smaller[reading.language] : calm);
      const isFramed = random() < FRAMED;
      const text = dropped(isFramed ? framed(reading, pick, random) : reading, random);
      const { features: ordinary } = oneOf(calm);
      for (const head of [before, behind]) {
        const amount = head.score(ordinary);
        if (amount > CALM_ENOUGH) head.step(ordinary, CALM * logistic(amount), rate);
      }
      const { score, passage: worst, explainedBy } = judge(text, learners);
      const slope = logistic(score) - (isPositive ? 1 : 0);
      if (Math.abs(slope) < SLIGHT) continue;
      passage.step(worst.features, slope, rate);
      const headOf = (place: number) => (place < worst.from ? before : behind);
      if (explainedBy >= 0) headOf(explainedBy).step(text.pieces[explainedBy]!.features, -slope, rate);
      else if (!isPositive && !isFramed && score > FALSE_ALARM)
        for (const [place, piece] of text.pieces.entries())
          if ((place < worst.from || place >= worst.to) && mayExplain(piece, worst))
            headOf(place).step(piece.features, -slope * FIRST_EXPLANATION, rate);
    }
    if (pass >= PASSES - AVERAGED) for (const learner of [passage, before, behind]) learner.keepMean();
  }
  return learners;
}

/** The mean of several runs, each of which reads the texts in another order: one alone depends on it. */
function learnScore(task: Task, kept: number, leastExplanation = 1): ScoreData {
  const runs = Array.from({ length: RUNS }, (_, at) => learnOnce(task, at + 1));
  const meanOf = (name: keyof Learners) => ({
    mean: runs[0]![name].mean.map((_, at) => runs.reduce((sum, run) => sum + run[name].mean[at]!, 0) / RUNS),
    meanBias: runs.reduce((sum, run) => sum + run[name].meanBias, 0) / RUNS,
  });
  const uses = { passage: new Uint32Array(FEATURES), explanation: new Uint32Array(FEATURES) };
  for (const { reading } of task.texts) {
    for (const { features } of reading.passages) for (const feature of features) uses.passage[feature]! += 1;
    for (const { features } of reading.pieces) for (const feature of features) uses.explanation[feature]! += 1;
  }
  return {
    passage: inSteps(meanOf('passage'), uses.passage, kept),
    before: inSteps(meanOf('before'), uses.explanation, KEPT.explanation, leastExplanation),
    behind: inSteps(meanOf('behind'), uses.explanation, KEPT.explanation, leastExplanation),
  };
}

export function learnDanger(examples: readonly DangerExample[], neutral: Neutral): DangerModelData {
  const texts = examples.filter(({ reading }) => reading.passages.length > 0);
  const stop = { texts, positive: ['stop_driving'], smallerFaults: ['soon', 'can_wait'], neutral } as const;
  const fault = { texts, positive: ['stop_driving', 'soon'], smallerFaults: ['can_wait'], neutral } as const;
  return { stop: learnScore(stop, KEPT.stop), fault: learnScore(fault, KEPT.fault, LEAST_OF_FAULT) };
}
