import { grouped } from '#domain/grouped.ts';
import { carWords } from '#domain/car-words/car-words.ts';
import type { Finder } from '#domain/car-words/finder.ts';
import { FILLER, FILLER_STEMS } from '#domain/car-words/filler-words.ts';
import { errorsBetween } from '#domain/search/spelling-errors.ts';
import { isOfCalendar, NUMBERS } from './spans.ts';
import { THINGS } from './things.ts';
import type { Token } from './tokens.ts';

const MIN_LENGTH = 6;
/** Of a word with one letter of a pair: 'elas' for 'ellas'. */
const MIN_PAIRED = 4;
const MIN_SHORT = 3;
const MIN_FILLER = 5;
const SHORTEST_STEM = 4;
const LONGEST_TAIL = 5;

/** So many letters of a word may be wrong. */
const MOST_ERRORS = 2;
const LONG = 8;
const mayErr = (word: string) => (word.length >= LONG ? MOST_ERRORS : 1);

type Meant = { readonly whole: string; readonly errors: number; readonly length: number };

/** The word that was meant: the atom, and for a stem the rest of what was typed. */
function meant(word: string, atom: string): Meant | null {
  const min = Math.min(MIN_LENGTH, word.length + 1);
  const most = mayErr(word);
  if (!atom.endsWith('*')) {
    const errors = atom.length >= min ? errorsBetween(word, atom, most) : most + 1;
    return errors <= most ? { whole: atom, errors, length: atom.length } : null;
  }
  const stem = atom.slice(0, -1);
  if (stem.length < min) return null;
  const tried = [0, -1, 1, -2, 2].map((more) => {
    const typed = word.slice(0, stem.length + more);
    return { whole: stem + word.slice(stem.length + more), errors: errorsBetween(typed, stem, most) };
  });
  const [best] = tried.toSorted((one, other) => one.errors - other.errors);
  return best!.errors <= Math.min(most, mayErr(stem)) ? { ...best!, length: stem.length } : null;
}

/** 'Anual': of a pair of letters one was written, so that a short word can be corrected too. */
const isHalfAPair = (word: string, whole: string) =>
  Array.from(word).some((letter, at) => word.slice(0, at) + letter + word.slice(at) === whole);

const lettersOf = (word: string) => Array.from(word).toSorted().join('');

/** 'Offten', 'kaads', 'reipām': a letter was typed twice, or two in the wrong order. */
const slipsOf = (word: string): string[] => {
  const letters = Array.from(word);
  const swapped = letters.slice(1).flatMap((letter, at) => {
    if (word.length < MIN_FILLER || letter === letters[at]) return [];
    return letters.toSpliced(at, 2, letter, letters[at]!).join('');
  });
  const once = letters
    .slice(1)
    .flatMap((letter, at) => (letter === letters[at] ? letters.toSpliced(at, 1).join('') : []));
  return [...new Set([...once, ...swapped])];
};

/** In a short word, a letter in place of another makes another word: 'string' is no 'spring'. */
const isReplaced = (word: string, { whole, errors }: Meant) =>
  errors > 0 && word.length === MIN_LENGTH && whole.length === word.length;

/** At its end another letter makes another form, or word: 'run' is no 'runs'. */
const isEnding = (word: string, atom: string) => atom.startsWith(word) || word.startsWith(atom);

/** 'Wintr': of a word of six letters or more one is missing. */
const isLetterMissing = (word: string, atom: string, isAsking: boolean) =>
  (isAsking || !isEnding(word, atom)) && word.length === MIN_LENGTH - 1 && !atom.endsWith('*');

/** Words of the calendar and of what is left out, as they may be mistyped. */
const CALENDAR =
  'without except excluding iznemot neskaitot january february march april august september october november december summer winter autumn spring yesterday tomorrow today month year janvar* februar* marta aprili maija junija julija augusta septembr* oktobr* novembr* decembr* pavasar* vasara* ziema* rudeni pagajus* sogad somenes vakardien*'.split(
    ' ',
  );

const matches = (atom: string, word: string) =>
  atom.endsWith('*') ? word.startsWith(atom.slice(0, -1)) : word === atom;

/** A word of the records that was mistyped: the name of a repair shop. */
function asOwn(corrected: string, typed: string, words: ReadonlySet<string>): string {
  if (corrected !== typed || typed.length < MIN_LENGTH) return corrected;
  const near = [...words].filter((own) => own.length >= MIN_LENGTH && errorsBetween(typed, own, 1) === 1);
  return near.length === 1 ? near[0]! : typed;
}

/** Corrects one typing error in words that the grammar would know without it. */
export class Spelling {
  private readonly known: ReadonlyMap<string, readonly string[]>;
  private readonly meanings: ReadonlyMap<string, readonly string[]>;
  /** Of parts, words and no stems. */
  private readonly whole: ReadonlySet<string>;
  /** Words of longer expressions too, spelled right: the head of a gasket. */
  private readonly written: ReadonlySet<string>;
  private readonly shortWords: readonly string[];
  private readonly asking: ReadonlySet<string>;
  /** Of which a typing error makes no other word, by their first letter. */
  private readonly fillers: ReadonlyMap<string, readonly string[]>;

  /** @param cues what a question may say besides the things that have a name */
  constructor(cues: Finder) {
    const named = new Set([...THINGS.values()].flatMap(({ entries }) => entries));
    const expressions = [...cues.wordsOf(() => true), ...carWords().wordsOf((entry) => named.has(entry))];
    const alone = expressions.flatMap((words) =>
      words.length === 1 ? words : words.filter((one) => one.length >= MIN_LENGTH),
    );
    const fillers = new Set([...FILLER, ...FILLER_STEMS.map((stem) => `${stem}*`)]);
    const first = (atom: string) => atom[0]!;
    // A word that is spelled right is none of those that are asked for, mistyped.
    const others = carWords()
      .wordsOf(() => true)
      .flatMap((words) => (words.length === 1 ? words : []))
      .filter((atom) => !atom.endsWith('*') || atom.length > SHORTEST_STEM);
    this.known = grouped(new Set([...alone, ...others, ...fillers, ...Object.keys(NUMBERS)]), first);
    this.written = new Set(expressions.flat().filter((atom) => !atom.endsWith('*')));
    const bare = (atom: string) => atom.replace('*', '');
    this.asking = new Set([...cues.wordsOf(() => true).flat(), ...CALENDAR].map(bare));
    const isLong = (word: string) => word.length >= MIN_FILLER && !this.asking.has(word);
    this.fillers = grouped([...FILLER].filter(isLong), first);
    this.whole = new Set(alone.filter((atom) => !atom.endsWith('*')));
    this.shortWords = [...new Set([...alone, ...expressions.flat(), ...this.asking].map(bare))].filter(
      (atom) => atom.length >= MIN_SHORT && atom.length <= MIN_LENGTH,
    );
    const long = others.filter((atom) => atom.length >= LONG);
    this.meanings = grouped(new Set([...expressions.flat(), ...CALENDAR, ...long]), first);
  }

  isKnown(word: string, longestTail = Infinity): boolean {
    const isOf = (atom: string) =>
      matches(atom, word) && (!atom.endsWith('*') || word.length - atom.length < longestTail);
    return isOfCalendar(word) || (this.known.get(word[0]!) ?? []).some(isOf);
  }

  /** A word of its own, no stem with something after it. */
  isWord(word: string): boolean {
    return this.written.has(word) || (this.known.get(word[0]!)?.includes(word) ?? false);
  }

  /** Known by more than a short stem: 'karb…' is no carburetor. */
  private isPlain(word: string): boolean {
    return this.isKnown(word, LONGEST_TAIL);
  }

  /** Of a short word letters may be swapped, then one missing, then one too many, then one wrong. */
  private shortlyMeant(word: string): string {
    // Of a part, no letter is too many: bread is no bead.
    const rank = (atom: string) => {
      if (lettersOf(atom) === lettersOf(word)) return 0;
      if (atom.length > word.length) return this.whole.has(atom) || this.asking.has(atom) ? 1 : 3;
      return this.asking.has(atom) && atom.length < word.length ? 2 : 3;
    };
    const near = this.shortWords.filter(
      (atom) =>
        !isEnding(word, atom) &&
        errorsBetween(word, atom, 1) === 1 &&
        (rank(atom) === 0 || (rank(atom) < 3 && atom[0] === word[0])),
    );
    const best = Math.min(...near.map(rank));
    const first = near.filter((atom) => rank(atom) === best);
    return first.length === 1 ? first[0]! : word;
  }

  /** The known word that the fewest errors make this one, the longest; itself where there is none, or it could be two. */
  private corrected(word: string): string {
    const slip = slipsOf(word).filter((one) => this.isPlain(one));
    if (slip.length === 1) return slip[0]!;
    const found = (this.meanings.get(word[0]!) ?? []).flatMap((atom) => {
      const one = meant(word, atom);
      const isShort = word.length < MIN_LENGTH;
      if (word.length < MIN_PAIRED) return [];
      return one &&
        !isReplaced(word, one) &&
        (!isShort || isHalfAPair(word, one.whole) || isLetterMissing(word, atom, this.asking.has(atom)))
        ? [{ ...one, isWhole: !atom.endsWith('*') }]
        : [];
    });
    const fewest = Math.min(...found.map(({ errors }) => errors));
    const near = found.filter(({ errors }) => errors === fewest);
    const filler = this.asFiller(word);
    // 'Durring' is no door.
    if (filler !== word && !near.some(({ isWhole }) => isWhole)) return filler;
    const longest = Math.max(...near.map(({ length }) => length));
    const best = new Set(near.filter(({ length }) => length === longest).map(({ whole }) => whole));
    if (best.size === 1) return [...best][0]!;
    return word.length < MIN_LENGTH ? (this.withLetter(word) ?? this.shortlyMeant(word)) : word;
  }

  /** 'Braks': of a stem of five letters one is missing. */
  private withLetter(word: string): string | null {
    const typed = word.slice(0, SHORTEST_STEM);
    const whole = (this.meanings.get(word[0]!) ?? []).flatMap((atom) =>
      atom.length === SHORTEST_STEM + 2 &&
      atom.endsWith('*') &&
      word.length > SHORTEST_STEM &&
      errorsBetween(typed, atom.slice(0, -1), 1) === 1
        ? atom.slice(0, -1) + word.slice(SHORTEST_STEM)
        : [],
    );
    return whole.length === 1 ? whole[0]! : null;
  }

  /** 'Plese' asks nothing either. */
  private asFiller(word: string): string {
    if (word.length < MIN_FILLER) return word;
    const isMeant = (filler: string) => !isEnding(word, filler) && errorsBetween(word, filler, 1) === 1;
    return this.fillers.get(word[0]!)?.find(isMeant) ?? word;
  }

  /** A name is at most a month. */
  private meantBy({ word, isName }: Token): string {
    const corrected = this.corrected(word);
    return isName && !isOfCalendar(corrected) ? word : corrected;
  }

  /** @param words of the owner's records
   * @param isOwn whether the owner's records hold the word, which is then none that is mistyped */
  correct(
    tokens: readonly Token[],
    { isOwn, words }: { isOwn: (word: string) => boolean; words: ReadonlySet<string> },
  ): Token[] {
    return tokens.map((token) =>
      token.word.length < MIN_SHORT ||
      /\d/.test(token.word) ||
      isOwn(token.word) ||
      this.written.has(token.word) ||
      this.isPlain(token.word)
        ? token
        : { ...token, word: asOwn(this.meantBy(token), token.word, words) },
    );
  }
}
