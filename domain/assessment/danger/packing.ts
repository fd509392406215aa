/** Weights as text, by adaptive arithmetic coding with 64 printable characters: gzip cannot shrink it further. */

/** Weights are steps from -STEP_LIMIT to STEP_LIMIT. */
export const STEP_LIMIT = 14;

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BASE = DIGITS.length;
const WHOLE = BASE ** 5;
const LEAST_RANGE = BASE ** 4;

/** Probabilities are parts of this power of two. */
const PROBABILITY_BITS = 15;
/** How slowly a probability adapts to the bits. */
const ADAPTATION_SHIFT = 7;
/** Those of one weight: whether it is 0, its sign, and for each sign whether it is larger than 1, than 2 … */
const PROBABILITIES_PER_SET = 2 + 2 * STEP_LIMIT;
/** One for the first score; for the second three, by the sign of the first one's weight. */
const SETS = 4;
/** The index of one more probability: whether a feature weighs anything. */
const WEIGHS = SETS * PROBABILITIES_PER_SET;

/** Writes the bit with the probability at this index and returns it; when reading, returns the bit as written. */
type Coder = (at: number, bit: boolean) => boolean;

const newProbabilities = () => new Uint16Array(WEIGHS + 1).fill(1 << (PROBABILITY_BITS - 1));

/** The part of `range` that stands for true. */
const partOf = (range: number, probability: number) => (range >>> PROBABILITY_BITS) * probability;

const adapted = (probability: number, bit: boolean) =>
  bit
    ? probability + (((1 << PROBABILITY_BITS) - probability) >> ADAPTATION_SHIFT)
    : probability - (probability >> ADAPTATION_SHIFT);

function codeStep(code: Coder, set: number, step: number, mayBeNone: boolean): number {
  const first = set * PROBABILITIES_PER_SET;
  if (mayBeNone && !code(first, step !== 0)) return 0;
  const isNegative = code(first + 1, step < 0);
  const sizes = first + 2 + (isNegative ? STEP_LIMIT : 0);
  let size = 1;
  while (size < STEP_LIMIT && code(sizes + size, Math.abs(step) > size)) size += 1;
  return isNegative ? -size : size;
}

/** Both scores feature by feature: what matters for one mostly matters for the other, and in the same direction. */
function codeSteps(code: Coder, one: Int8Array, other: Int8Array) {
  for (let at = 0; at < one.length; at += 1) {
    if (!code(WEIGHS, one[at] !== 0 || other[at] !== 0)) continue;
    const step = codeStep(code, 0, one[at]!, true);
    one[at] = step;
    other[at] = codeStep(code, 2 + Math.sign(step), other[at]!, step !== 0);
  }
}

export function packSteps(one: Int8Array, other: Int8Array): string {
  const probabilities = newProbabilities();
  const digits: number[] = [];
  let low = 0;
  let range = WHOLE;
  const writeDigit = () => {
    digits.push(Math.floor(low / LEAST_RANGE));
    low = (low % LEAST_RANGE) * BASE;
  };
  const carry = () => {
    let at = digits.length - 1;
    for (; digits[at] === BASE - 1; at -= 1) digits[at] = 0;
    digits[at]! += 1;
    low -= WHOLE;
  };
  codeSteps(
    (at, bit) => {
      const part = partOf(range, probabilities[at]!);
      if (!bit) low += part;
      range = bit ? part : range - part;
      probabilities[at] = adapted(probabilities[at]!, bit);
      if (low >= WHOLE) carry();
      for (; range < LEAST_RANGE; range *= BASE) writeDigit();
      return bit;
    },
    one,
    other,
  );
  for (let rest = 0; rest < 5; rest += 1) writeDigit();
  return digits.map((digit) => DIGITS[digit]).join('');
}

export function unpackSteps(text: string, length: number): [Int8Array, Int8Array] {
  const values = new Uint8Array(128);
  for (let digit = 0; digit < BASE; digit += 1) values[DIGITS.charCodeAt(digit)] = digit;
  const probabilities = newProbabilities();
  let next = 0;
  let value = 0;
  let range = WHOLE;
  const readDigit = () => {
    value = value * BASE + values[text.charCodeAt(next)]!;
    next += 1;
  };
  for (let first = 0; first < 5; first += 1) readDigit();
  const [one, other] = [new Int8Array(length), new Int8Array(length)];
  codeSteps(
    (at) => {
      const probability = probabilities[at]!;
      const part = partOf(range, probability);
      const bit = value < part;
      if (!bit) value -= part;
      range = bit ? part : range - part;
      probabilities[at] = adapted(probability, bit);
      for (; range < LEAST_RANGE; range *= BASE) readDigit();
      return bit;
    },
    one,
    other,
  );
  return [one, other];
}
