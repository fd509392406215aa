/** A number as written, with what may be a currency or a unit before and after it. */
type Written = { digits: string; affix: string };

const MAX_LENGTH = 60;
/** Before two digits, as in India, or three: 'V70 2.4' is two numbers. */
const GROUPING = /(?<=\d)[\s'’](?=\d{2,3}(?!\d))/g;

const PLAIN = /^\d+(?:[.,]\d+)?$/;

function split(text: string): Written | null {
  if (text.length > MAX_LENGTH) return null;
  if (PLAIN.test(text)) return { digits: text, affix: '' };
  const start = text.search(/[.,]?\d/);
  if (start === -1) return null;
  const last = text.search(/\d\D*$/);
  const before = text.slice(0, start).trim();
  const after = text.slice(last + 1).trim();
  const core = text.slice(start, last + 1).replaceAll(GROUPING, '');
  if (!/^[\d.,]+$/.test(core)) return null;
  const isInBrackets = /\([^()]*$/.test(before) && /^[^()]*\)/.test(after);
  const isNegative = /^[-−]|[-−]$/.test(before) || isInBrackets;
  const affix = `${before} ${after}`.replaceAll(/[-−+()]/g, '').trim();
  return { digits: isNegative ? `-${core}` : core, affix: affix === '.' || affix === ',' ? '' : affix };
}

type Mark = '.' | ',';
const other = (mark: Mark): Mark => (mark === '.' ? ',' : '.');

/** The decimal mark of one number; null: it has none; 'ambiguous': `1,234`; undefined: it is no number. */
function markOf(digits: string): Mark | null | 'ambiguous' | undefined {
  const at = digits.search(/[.,]\d*$/);
  if (at === -1) return null;
  const last = digits[at] as Mark;
  const isRepeated = digits.indexOf(last) < at;
  if (digits.includes(other(last))) return isRepeated ? undefined : last;
  if (isRepeated) return isGrouped(digits, last) ? other(last) : undefined;
  const whole = digits.slice(0, at).replace('-', '');
  const couldGroup = /^[1-9]\d{0,2}$/.test(whole) && digits.length - at === 4;
  return couldGroup ? 'ambiguous' : last;
}

/** By three, or as in India by two before the last three. */
function isGrouped(digits: string, mark: Mark): boolean {
  const [first = 0, ...more] = digits
    .replace('-', '')
    .split(mark)
    .map(({ length }) => length);
  const [each = 3] = more;
  const isEven = more.slice(0, -1).every((length) => length === each);
  return isEven && (each === 3 || each === 2) && more.at(-1) === 3 && first <= each;
}

export type DecimalVote = { dot: number; comma: number; ambiguous: string[] };
export const noVote = (): DecimalVote => ({ dot: 0, comma: 0, ambiguous: [] });

const SAMPLES = 5;

/** @param isSmall whether it can be no thousands */
export function addVote(vote: DecimalVote, text: string, isSmall = false): void {
  const written = /[.,]/.test(text) ? split(text) : null;
  if (!written) return;
  const found = markOf(written.digits);
  const mark = found === 'ambiguous' && isSmall ? (written.digits.includes('.') ? '.' : ',') : found;
  if (mark === '.') vote.dot += 1;
  else if (mark === ',') vote.comma += 1;
  else if (mark === 'ambiguous' && vote.ambiguous.length < SAMPLES) vote.ambiguous.push(text);
}

/** The mark is for ambiguous numbers only. `isOpen`: the owner must be asked. */
export function decideDecimal({ dot, comma, ambiguous }: DecimalVote): { mark: Mark; isOpen: boolean } {
  const isUnanimous = dot > 0 !== comma > 0;
  return { mark: comma > dot ? ',' : '.', isOpen: !isUnanimous && ambiguous.length > 0 };
}

/** Three digits after a mark, of thousands or of decimals. */
export const hasThreeAfterMark = (cell: string): boolean => /^\d{1,3}[.,]\d{3}(?!\d)/.test(cell);

/** Nothing, or what people write for it. */
export const isDash = (cell: string): boolean => /^[\p{P}\s]*$/u.test(cell);

export type ReadNumber = { value: number; affix: string };

export function readNumber(text: string, mark: Mark): ReadNumber | null {
  const written = split(text);
  if (!written) return null;
  const own = markOf(written.digits);
  if (own === undefined) return null;
  const decimal = own === 'ambiguous' ? mark : (own ?? mark);
  const plain = written.digits.replaceAll(other(decimal), '').replace(decimal, '.');
  const value = Number(plain);
  return Number.isFinite(value) ? { value, affix: written.affix } : null;
}
