import { fold } from '#domain/assessment/text-reading.ts';
import { wordsIn } from '#domain/assessment/words-in.ts';

/** A folded word of the question; a word is taken once what it means is known. */
export type Token = { readonly word: string; isTaken: boolean; readonly isName?: boolean };

const SHORT: Record<string, string> = {
  yr: 'year',
  yrs: 'years',
  untill: 'until',
  til: 'until',
  pls: 'please',
  plz: 'please',
  ltr: 'liter',
  hw: 'how',
  hwo: 'how',
  wat: 'what',
  wen: 'when',
  w: 'with',
  rn: 'now',
  haw: 'how',
  wher: 'where',
  wehn: 'when',
  offen: 'often',
  evry: 'every',
  evr: 'ever',
  hte: 'the',
};

/** Within a sentence such a word is a name. */
const NAME = /(?<=[\p{Ll}\p{N},;:] )\p{Lu}\p{Ll}+/gu;

export function tokensOf(text: string): Token[] {
  const names = new Set(text.match(NAME)?.map(fold));
  return wordsIn(
    fold(text)
      .replace(/\ba\/c\b/g, 'ac')
      .replace(/\bw\/o\b/g, 'without')
      .replace(/\b(?:could|would|can|will) (?:you|u)\b/g, '')
      .replace(/\bright now\b/g, 'now')
      .replace(/\bhow old\b/g, 'what age')
      .replace(/\b(this year (?:vs|versus|against|or|and|than|compared to)) last\b(?! year)/g, '$1 last year')
      .replace(
        /\bthis (month|year|week) (?:or|and) (?:the )?next\b(?! (?:month|year|week))/g,
        'this $1 and next $1',
      )
      .replace(
        /\b(with|and|plus|incl\w*|without|no|minus|excl\w*) (?:the|all) (?=(?:fuel|petrol|diesel|gas|charging|tyres|tires)\b)/g,
        '$1 ',
      )
      .replace(/\bi mean\b|^i need (?=(?:the|it|to know|a)\b)/g, '')
      .replace(/%/g, ' percent ')
      .replace(/\bwhich 1\b/g, 'which one')
      .replace(
        /\bback (?=brake|tyre|tire|pad|dis[ck]|bumper|wheel|light|shock|door|seat|window|wiper|axle|ones?\b)/g,
        'rear ',
      )
      .replace(/\b(?:full|whole|complete|calendar|piln\w+|vesel\w+|kalendar\w+) (?=years?\b|gad)/g, '')
      .replace(/\b(pedej\w+|pirm[aoi]\w*) gada (?=apkop)/g, '$1 ')
      .replace(/\b(\d+)(?=(?:kms?|eur)\b)/g, '$1 ')
      .replace(/\b((?:19|20)\d\d)\.? ?g\b/g, '$1 gada')
      .replace(/\b12 ?-?(?:v|volt|voltu|volts)\b/g, '12v')
      .replace(/\b(so|pagajuso)(?=(?:ruden|vasar|pavasar|ziem|nedel|menes|gad))/g, '$1 '),
  ).map((word) => ({
    word: SHORT[word] ?? word,
    isTaken: false,
    ...(names.has(word) ? { isName: true } : {}),
  }));
}

const ENDINGS = /(?:ings?|ed|es|s|e|ly)$/;
const stemOf = (word: string) => (word.length > 4 ? word.replace(ENDINGS, '') : word);

/** True for forms of one word: 'shaking' and 'shakes', 'sūce' and 'sūces', but not 'red' and 'reduced'. */
export function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const [one, other] = [stemOf(a), stemOf(b)];
  if (one === other) return true;
  const shorter = Math.min(one.length, other.length);
  if (shorter < 4 || Math.abs(one.length - other.length) > (shorter === 4 ? 2 : 3)) return false;
  const common = shorter <= 5 ? shorter - 1 : Math.ceil(shorter * 0.8);
  return one.slice(0, Math.max(4, common)) === other.slice(0, Math.max(4, common));
}
