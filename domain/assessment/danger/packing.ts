/** Weights as text, in an arithmetic code of 64 printable characters: gzip can take no more out of it. */

/** Weights are steps from -STEP_LIMIT to STEP_LIMIT. */
export const STEP_LIMIT = 14;

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BASE = DIGITS.length;
const WHOLE = BASE ** 5;
const LEAST_RANGE = BASE ** 4;

/** Likelihoods are parts of this power of two. */
const SURE_BITS = 15;
/** How slowly a likelihood follows what is seen. */
const INERTIA = 7;
/** For one weight: whether it is 0, its sign, and for each sign whether it is larger than 1, than 2 … */
const LIKELIHOODS = 2 + 2 * STEP_LIMIT;
/** Weights of the first score; of the second where that of the first is negative, 0 or positive. */
const SETS = 4;
/** Whether a feature weighs anything. */
const WEIGHS = SETS * LIKELIHOODS;

/** Takes the bit that is to be written, and gives it back; when reading it gives the bit that was written. */
type Coder = (likelihood: number, bit: boolean) => boolean;

const newLikelihoods = () => new Uint16Array(WEIGHS + 1).fill(1 << (SURE_BITS - 1));

/** The part of `range` that stands for true. */
const partOf = (range: number, likelihood: number) => (range >>> SURE_BITS) * likelihood;

const learned = (likelihood: number, bit: boolean) =>
  bit ? likelihood + (((1 << SURE_BITS) - likelihood) >> INERTIA) : likelihood - (likelihood >> INERTIA);

function stepThrough(code: Coder, set: number, step: number, mayBeNone: boolean): number {
  const first = set * LIKELIHOODS;
  if (mayBeNone && !code(first, step !== 0)) return 0;
  const isNegative = code(first + 1, step < 0);
  const sizes = first + 2 + (isNegative ? STEP_LIMIT : 0);
  let size = 1;
  while (size < STEP_LIMIT && code(sizes + size, Math.abs(step) > size)) size += 1;
  return isNegative ? -size : size;
}

/** Both scores feature by feature: what matters for one mostly matters for the other, and in the same direction. */
function stepsThrough(code: Coder, one: Int8Array, other: Int8Array) {
  for (let at = 0; at < one.length; at += 1) {
    if (!code(WEIGHS, one[at] !== 0 || other[at] !== 0)) continue;
    const step = stepThrough(code, 0, one[at]!, true);
    one[at] = step;
    other[at] = stepThrough(code, 2 + Math.sign(step), other[at]!, step !== 0);
  }
}

export function packSteps(one: Int8Array, other: Int8Array): string {
  const likelihoods = newLikelihoods();
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
  stepsThrough(
    (at, bit) => {
      const part = partOf(range, likelihoods[at]!);
      if (!bit) low += part;
      range = bit ? part : range - part;
      likelihoods[at] = learned(likelihoods[at]!, bit);
      if (low >= WHOLE) carry();
      for (; range < LEAST_RANGE; range *= BASE) writeDigit();
      return bit;
    },
    one.slice(),
    other.slice(),
  );
  for (let rest = 0; rest < 5; rest += 1) writeDigit();
  return digits.map((digit) => DIGITS[digit]).join('');
}

export function unpackSteps(text: string, length: number): [Int8Array, Int8Array] {
  const values = new Uint8Array(128);
  for (let digit = 0; digit < BASE; digit += 1) values[DIGITS.charCodeAt(digit)] = digit;
  const likelihoods = newLikelihoods();
  let next = 0;
  let value = 0;
  let range = WHOLE;
  const readDigit = () => {
    value = value * BASE + (next < text.length ? values[text.charCodeAt(next)]! : 0);
    next += 1;
  };
  for (let first = 0; first < 5; first += 1) readDigit();
  const [one, other] = [new Int8Array(length), new Int8Array(length)];
  stepsThrough(
    (at) => {
      const likelihood = likelihoods[at]!;
      const part = partOf(range, likelihood);
      const bit = value < part;
      if (!bit) value -= part;
      range = bit ? part : range - part;
      likelihoods[at] = learned(likelihood, bit);
      for (; range < LEAST_RANGE; range *= BASE) readDigit();
      return bit;
    },
    one,
    other,
  );
  return [one, other];
}
