/** Part of every runtime this is read in; declared here because the domain's types know neither DOM nor Node. */
declare const TextDecoder: new (
  label: string,
  options?: { fatal?: boolean },
) => { decode(bytes: Uint8Array, options?: { stream?: boolean }): string };

/** A language: its letters beyond ASCII, the most frequent first. */
type Script = { label: string; letters: string };

const scripts = (lists: Record<string, string>): Script[] =>
  Object.entries(lists).flatMap(([label, all]) => all.split(' ').map((letters) => ({ label, letters })));

/** Letters between letters of ASCII. */
const LATIN = scripts({
  'windows-1252': 'éàèêçôîùûâëïœ àèùòéì óíáéñúüº ãçáéíóõêúâàôº üäöß äöåé åäöé øåæé íáðéþöúóæý éëïèü äõüö',
  'windows-1250': 'íáěéřčžýšůúňťďó łęąóżśćńź áíýčéúľžšôťňďä áéöíőóüúű ăşîţâ čšžćđ',
  'iso-8859-2': 'íáěéřčžýšůúňťďó łęąóżśćńź áíýčéúľžšôťňďä áéöíőóüúű čšžćđ',
  'windows-1257': 'āīēšļūņķžģč ėšąžįųūęč äõüöšž',
  'windows-1254': 'ıüşöğçâ',
  macintosh: 'éàèêçôîùûâëïœ óíáéñúü üäöß åäöé øåæé',
});
/** Whole words of them; a letter of the other sets is a capital, or none. */
const OTHERS = scripts({
  'windows-1251': 'оеаитнсрвлкмдпуяыьгзбчйхжшюцщэфъё оанивітерсклудмпяьзбгйчхцжїшюєщфґ',
  'koi8-r': 'оеаитнсрвлкмдпуяыьгзбчйхжшюцщэфъё',
  'windows-1253': 'αοιετσνηυρπκμλωδγάχίέθόφήβύώξζψςϊ',
});
/** Four such letters in a row. */
const IN_WORDS = /[\u0080-\u00FF]{4}/;
const SIGNS = /[\u00A0–—„”“‘’€£°№]/u;
/** Where a sign or letter seldom stands: one of another set was written there. */
const MISPLACED =
  /(?<=[\p{L}€£])[\u00A0–—”“‘’°№](?=\p{L})|(?<=\p{L})[„€£]|[€£](?=[\p{L}–—”“‘’])|ă(?=o)|Ă(?=O)/gu;
/** As good as the last of so many letters. */
const UNKNOWN = 200;
/** And one that is misplaced. */
const SELDOM = 20;
const CAPITAL = 3;
/** So many times fewer files are written in it than in those of Windows. */
const MACINTOSH = 3;

/** Of an XML file. */
const DECLARED = /^<\?xml[^>]*encoding=["']([\w-]+)["']/i;
const SAMPLE_BYTES = 200_000;
const BEYOND_ASCII = /[\u0080-\uFFFF]/;
const WORDS_BEYOND_ASCII = /[^\s;,|"]*[\u0080-\uFFFF][^\s;,|"]*/g;

/** @param stream whether the last character may be cut */
function decode(bytes: Uint8Array, label: string, stream = false): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes, { stream });
  } catch {
    return null;
  }
}

/** How likely a language has these letters: the nth is as frequent as one nth of the first. */
function score(bytes: Uint8Array, { label, letters }: Script): number {
  const ranks = new Map(Array.from(letters, (letter, at) => [letter, at + 1]));
  const sum = [...ranks.values()].reduce((all, rank) => all + 1 / rank, 0);
  const whole = decode(bytes, label);
  if (whole === null) return -Infinity;
  // A word that stands in every row speaks once.
  const text = [...new Set(whole.match(WORDS_BEYOND_ASCII))].join(' ');
  const rarity = label === 'macintosh' ? MACINTOSH : 1;
  let points = 0;
  for (const _ of text.matchAll(MISPLACED)) points -= Math.log(SELDOM * rarity);
  for (const sign of text) {
    if (sign < '\u0080' || SIGNS.test(sign)) continue;
    const small = sign.toLowerCase();
    const rank = ranks.get(small);
    points -= Math.log(rarity * (rank === undefined ? UNKNOWN : rank * sum * (small === sign ? 1 : CAPITAL)));
  }
  return points;
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
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const [, declared] = DECLARED.exec(decode(bytes.subarray(0, 200), 'windows-1252') ?? '') ?? [];
  const said = declared === undefined ? null : decode(bytes, declared);
  if (said !== null) return said;
  const sets = IN_WORDS.test(decode(sample, 'windows-1252') ?? '') ? OTHERS : LATIN;
  const points = sets.map((one) => score(sample, one));
  const { label } = sets[points.indexOf(Math.max(...points))]!;
  const text = decode(bytes, label);
  // Nobody writes the sign of no currency: the euro stands there in another set.
  return label === 'windows-1252' && text?.includes('¤') ? decode(bytes, 'iso-8859-15') : text;
}
