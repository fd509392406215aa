export const EXCEPT =
  /^(?:without|excluding|except|besides|outside|excl|minus|bez|arpus|iznemot|neskaitot|atskaitot|nepieskaitot|neieskaitot|nerekinot)$/;
/** What is named after it is left out. */
const NOT_AT =
  /^(?:(?:any|every)(?:where|thing) but|(?:all|else|any) but|other than|away from|apart from|aside from|(?:not|(?:did|do|does|was|were|is|are|has|have|had)nt) (?:done|made|bought|at|by|in|on|from|for)|not counting|not including|leaving out|leave out|take out|but not|un ne|bet ne|ne (?:pie|no|pa)|nav (?:pie|no|darit\w*|veikt\w*))$/;

export const EXCEPT_WORDS = 2;
export const EXCEPT_REACH = 5;

/** So do 'cars without a warranty'. */
export const CARS = /^(?:cars|auto|masinas)$/;
/** 'Which cars have no warranty?' leaves out none. */
const HAVING = /^(?:has|have|had|got|is|are|was|were|with|there|of)$/;

/** Where it is said that what follows is left out; the end where it is not. @param isNamed whether it is a part or shop */
export function exceptAt(
  words: readonly string[],
  { isNamed, isEnglish }: { isNamed: (at: number) => boolean; isEnglish: boolean },
): number {
  const at = words.findIndex(
    (word, place) =>
      (EXCEPT.test(word) && !CARS.test(words[place - 1] ?? '')) ||
      NOT_AT.test(`${words[place - 1] ?? ''} ${word}`) ||
      ((/^(?:not|nevis)$/.test(word) ||
        (isEnglish && place > 0 && word === 'no' && !HAVING.test(words[place - 1]!))) &&
        isNamed(words[place + 1] === 'the' ? place + 2 : place + 1)),
  );
  return at === -1 ? words.length : at;
}
