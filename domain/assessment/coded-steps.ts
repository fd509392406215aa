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

/** The steps of a table with few that are not 0: how far each lies behind the one before, and its value. */
export function encodeTable(steps: Int8Array): { gaps: string; steps: string } {
  let gaps = '';
  let values = '';
  let last = -1;
  for (const [at, step] of steps.entries()) {
    if (step === 0) continue;
    let gap = at - last - 1;
    for (; gap >= LONGEST_GAP; gap -= LONGEST_GAP) gaps += encode(LONGEST_GAP);
    gaps += encode(gap);
    values += encodeStep(step);
    last = at;
  }
  return { gaps, steps: values };
}

export function decodeTable({ gaps, steps }: { gaps: string; steps: string }, length: number): Int8Array {
  const table = new Int8Array(length);
  let place = -1;
  let at = 0;
  for (let character = 0; character < gaps.length; character += 1) {
    const gap = decode(gaps.charCodeAt(character));
    place += gap;
    if (gap === LONGEST_GAP) continue;
    place += 1;
    table[place] = decodeStep(steps, at);
    at += 1;
  }
  return table;
}
