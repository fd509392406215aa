// Small whole numbers as text, one printable character each: a script that holds them compresses well.

/** The largest step, and the smallest with a minus. */
export const STEP_LIMIT = 31;
const FIRST_CHARACTER = 35; // '#': after it no character needs escaping in a single-quoted string but \
const QUOTE = 39;
const BACKSLASH = 92;
const QUOTE_STANDIN = 33;
const BACKSLASH_STANDIN = 34;
/** A gap of this or more takes several characters. */
const LONGEST_GAP = 2 * STEP_LIMIT;

function encode(number: number): string {
  const code = FIRST_CHARACTER + number;
  return String.fromCharCode(code === QUOTE ? QUOTE_STANDIN : code === BACKSLASH ? BACKSLASH_STANDIN : code);
}

function decode(code: number): number {
  const plain = code === QUOTE_STANDIN ? QUOTE : code === BACKSLASH_STANDIN ? BACKSLASH : code;
  return plain - FIRST_CHARACTER;
}

/** @param step a whole number from -STEP_LIMIT to STEP_LIMIT */
export const encodeStep = (step: number): string => encode(step + STEP_LIMIT);

export const decodeStep = (text: string, at: number): number => decode(text.charCodeAt(at)) - STEP_LIMIT;

/** Most steps are one of these: two of them share a character, which compresses better than two of few different ones. */
const SMALL = [-4, -3, -2, -1, 1, 2, 3, 4, 5];
/** Before two that are written out. */
const LARGE = SMALL.length ** 2;

function encodePair(one: number, other: number): string {
  const [first, second] = [SMALL.indexOf(one), SMALL.indexOf(other)];
  return first < 0 || second < 0
    ? encode(LARGE) + encodeStep(one) + encodeStep(other)
    : encode(first * SMALL.length + second);
}

function* pairsIn(text: string): Generator<number> {
  for (let at = 0; at < text.length; at += 1) {
    const code = decode(text.charCodeAt(at));
    if (code === LARGE) {
      yield decodeStep(text, at + 1);
      yield decodeStep(text, at + 2);
      at += 2;
    } else {
      yield SMALL[Math.floor(code / SMALL.length)]!;
      yield SMALL[code % SMALL.length]!;
    }
  }
}

/** The steps of a table with few that are not 0: how far each lies behind the one before, and its value. */
export function encodeTable(steps: Int8Array): { gaps: string; steps: string } {
  let gaps = '';
  const values: number[] = [];
  let last = -1;
  for (const [at, step] of steps.entries()) {
    if (step === 0) continue;
    let gap = at - last - 1;
    for (; gap >= LONGEST_GAP; gap -= LONGEST_GAP) gaps += encode(LONGEST_GAP);
    gaps += encode(gap);
    values.push(step);
    last = at;
  }
  let pairs = '';
  for (let at = 0; at < values.length; at += 2) pairs += encodePair(values[at]!, values[at + 1] ?? 1);
  return { gaps, steps: pairs };
}

/** Where the steps of a table stand that are not 0. */
export function placesOf(gaps: string): number[] {
  const places: number[] = [];
  let place = -1;
  for (let at = 0; at < gaps.length; at += 1) {
    const gap = decode(gaps.charCodeAt(at));
    place += gap;
    if (gap === LONGEST_GAP) continue;
    place += 1;
    places.push(place);
  }
  return places;
}

export function decodeTable({ gaps, steps }: { gaps: string; steps: string }, length: number): Int8Array {
  const table = new Int8Array(length);
  const values = pairsIn(steps);
  for (const place of placesOf(gaps)) table[place] = values.next().value!;
  return table;
}
