/** Of words. */
const SEPARATORS = ' \t\n\r\u00A0\u202F.,;:!?¡¿()[]{}<>|/\\-–—‑_+*=~^%&#@"\'`´‘’“”„«»…·•°§€$£';

/** The combining marks of European alphabets, which a phone's keyboard often leaves out. */
const MARKS = '\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u030A\u030B\u030C\u0323\u0326\u0327\u0328';

const separators = new Set(SEPARATORS);
const marks = new Set(MARKS);

const foldCharacter = (character: string) =>
  separators.has(character) ? ' ' : marks.has(character) ? '' : character;

/** Lower case without marks, words separated by one space. */
export const foldForSearch = (text: string): string =>
  Array.from(text.normalize('NFD').toLowerCase(), foldCharacter).join('').replaceAll(/ +/g, ' ').trim();

/** Whether the text contains the phrase from the beginning of a word. Both are folded. */
export const hasPhrase = (folded: string, phrase: string): boolean => ` ${folded}`.includes(` ${phrase}`);

export type Piece = { text: string; isMatch: boolean };

/** The text in pieces: matches are the beginnings of words that start with one of `words`, which are folded */
export function markMatches(text: string, words: readonly string[]): Piece[] {
  if (words.length === 0) return text === '' ? [] : [{ text, isMatch: false }];
  const pieces: Piece[] = [];
  const add = (piece: string, isMatch: boolean) => {
    const last = pieces.at(-1);
    if (last?.isMatch === isMatch) last.text += piece;
    else if (piece !== '') pieces.push({ text: piece, isMatch });
  };
  for (const word of wordsOf(text)) {
    const folded = foldForSearch(word);
    const lengths = words.filter((one) => folded.startsWith(one)).map((one) => one.length);
    const end = lengths.length > 0 ? prefixLength(word, Math.max(...lengths)) : 0;
    add(word.slice(0, end), true);
    add(word.slice(end), false);
  }
  return pieces;
}

/** Words and separators in turn. */
function wordsOf(text: string): string[] {
  const parts: string[] = [];
  let wasSeparator: boolean | undefined;
  for (const character of text.normalize('NFC')) {
    const isSeparator = separators.has(character);
    if (isSeparator !== wasSeparator) parts.push('');
    parts[parts.length - 1] += character;
    wasSeparator = isSeparator;
  }
  return parts;
}

/** How much of the word folds to so many characters. */
function prefixLength(word: string, folded: number): number {
  let length = 0;
  let end = 0;
  for (const character of word) {
    const added = foldForSearch(character).length;
    if (length >= folded && added > 0) break;
    length += added;
    end += character.length;
  }
  return end;
}
