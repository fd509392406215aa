/** Part of every runtime this is read in; declared here because the domain's types know neither DOM nor Node. */
declare const TextDecoder: new (
  label: string,
  options?: { fatal?: boolean },
) => { decode(bytes: Uint8Array, options?: { stream?: boolean }): string };

const SINGLE_BYTE = [
  { label: 'windows-1257', letters: 'āčēģīķļņšūžĀČĒĢĪĶĻŅŠŪŽąęėįųĄĘĖĮŲõäöüÕÄÖÜ–„”“€' },
  { label: 'windows-1250', letters: 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻáčďéěíňřšťúůýžÁČĎÉĚÍŇŘŠŤÚŮÝŽőűŐŰäöüÄÖÜß–„”“€' },
  { label: 'windows-1252', letters: 'àâçéèêëîïôùûÀÂÇÉÈÊËÎÏÔÙÛñÑáíóúÁÍÓÚãõÃÕäöüÄÖÜßåøæÅØÆ–„”“€£¤' },
];

const SAMPLE_BYTES = 200_000;
const BEYOND_ASCII = /[\u0080-\uFFFF]/;

/** @param stream whether the last character may be cut */
function decode(bytes: Uint8Array, label: string, stream = false): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes, { stream });
  } catch {
    return null;
  }
}

function score(bytes: Uint8Array, { label, letters }: (typeof SINGLE_BYTE)[number]): number {
  const expected = new Set(letters);
  const text = decode(bytes.subarray(0, SAMPLE_BYTES), label);
  if (text === null) return -Infinity;
  let sum = 0;
  for (const sign of text) if (sign > '\u007F' && sign !== '\u00A0') sum += expected.has(sign) ? 1 : -1;
  return sum;
}

function byteOrderMark([first, second, third]: Uint8Array): 'utf-16le' | 'utf-16be' | 'utf-8' | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/** Null when it is no text. UTF-8 loses its byte order mark; a file of single bytes is read by its letters. */
export function decodeText(bytes: Uint8Array): string | null {
  const marked = byteOrderMark(bytes);
  if (marked && marked !== 'utf-8') return decode(bytes, marked, true);
  if (bytes.subarray(0, SAMPLE_BYTES).includes(0)) return null;
  const utf8 = decode(bytes, 'utf-8');
  if (utf8 !== null) return utf8;
  const half = decode(bytes, 'utf-8', true);
  if (half !== null && (marked || BEYOND_ASCII.test(half))) return half;
  const [best] = SINGLE_BYTE.map((set) => ({ ...set, points: score(bytes, set) })).toSorted(
    (a, b) => b.points - a.points,
  );
  return best ? decode(bytes, best.label) : null;
}
