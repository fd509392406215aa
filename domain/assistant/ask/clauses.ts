/** Where a sentence may be cut: a mark with a space after it, and before a word that gives a reason. */
const CUT =
  /\s*(?:[,;:](?=\s)|\s[–—-](?=\s)|[–—]|\.{2,}|…)\s*|(?<!\b(?:do|does|did|what|which|when|where|that|all|else))\s+(?=(?:jo|lai|because|cause|cuz|coz|as (?:i|we) |so (?:that|i|we|my) |(?:i|we|he|she|they) (?:need|want|have to|must) |(?:man|mums|viņam|viņai) (?:vajag|jā)|(?:vajag|vajadzīgs|gribu)\b))/iu;

/** It asks, wherever it does. */
const ASKS =
  /\b(?:when|where|who|whose|what|whats|which|how|did|does|kad|kur|kas|ko|cik|kurš|kura|kurā|kurai|kāds|kāda|kādi|vai)\b/iu;

/** Why it is asked, or by whom. */
const REASON =
  /^(?:and |but |un |bet )?(?:jo|lai|because|cause|cuz|coz|as (?:i|we)|so (?:that|i|we|my)|(?:i|we|he|she|they)(?:['’]?\w+)? (?:\w+ )?(?:need|want|have to|must|ask)\w*|(?:man|mums|viņam|viņai) (?:vajag|jā)|vajag|vajadzīgs|gribu|need(?:ed)?)\b/iu;

/** What is told of somebody or of it, as a sentence with its verb. */
const TOLD =
  /^(?:and |but |un |bet )?(?:(?!is )(?:i|we|he|she|it|they|you)(?:['’]?(?:m|re|ve|s|d|ll))?\s|(?:my|the|our|an?) (?:\w+ ){1,4}(?:is|are|was|were|has|have|had|am)\b|(?:(?:my|the|our|an?) )?\p{L}+ (?:asks?|asked|wants?|needs?|says?|prasa|jautā|grib|saka)(?!\p{L})|(?:es|mēs|viņš|viņa|viņi|tas|tā|mans|mana|mūsu) \p{L}+\s)/iu;

export const asks = (text: string): boolean => ASKS.test(text);

const clausesOf = (text: string): string[] => text.split(CUT).filter((one) => /[\p{L}\p{N}]/u.test(one));

/**
 * A sentence without what only tells why it is asked, and the whole: 'when was the filter changed, it smells'. What names the
 * subject is no reason.
 * @param isOfSomething whether a text names something that records may hold
 */
export function withoutReasons(
  sentence: string,
  isOfSomething: (text: string) => boolean | undefined,
): string[] {
  const clauses = clausesOf(sentence);
  const isReason = (clause: string) => REASON.test(clause) && !ASKS.test(clause);
  const isTold = (clause: string) => isReason(clause) || (TOLD.test(clause) && !ASKS.test(clause));
  const without = (is: (clause: string) => boolean) => clauses.filter((clause) => !is(clause)).join(', ');
  const told = clauses.filter((clause) => isTold(clause) && !isReason(clause)).some(isOfSomething);
  const short = without(isTold);
  const shorter = [...(isOfSomething(short) || !told ? [short] : []), without(isReason)]
    .filter((one) => one !== '' && one.length < sentence.length - 1)
    .map((one) => (sentence.includes('?') && !one.includes('?') ? `${one}?` : one));
  return [...new Set([...shorter, sentence])];
}
