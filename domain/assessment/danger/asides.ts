/** A greeting at the beginning, or thanks at the end. */
const GREETING =
  /^[^\p{L}]*(?:(?:hello|hi|hey|labdien|labr[īi]t|sveiki|[čc]au)(?!\p{L})[^\p{L}]*)+|(?<!\p{L})(?:(?:many )?thanks(?: in advance)?|thank you|cheers|(?:liels )?paldies(?: jau iepriek[sš])?)[^\p{L}]*$/giu;
/** Worry does not turn a statement into a question: 'I am worried, the brakes feel soft'. */
const WORRY = /(?<!\p{L})(?:worr(?:y|ied)|nervous|afraid|scared|baidos)(?!\p{L})/giu;
/** Since when the car is owned is not when the fault was, unless it says so: 'when I bought it last year'. */
const OWNING =
  /(?<!\p{L}|(?:when|before|until|till|day|after|kad|pirms|l[īi]dz) )(?:(?:i|we)(?: only| just| have)? (?:bought|got|purchased) (?:it|her|him|(?:the|this|my) \p{L}+)(?: new| used)? (?:last \p{L}+|(?:\p{L}+ ){0,3}ago)|(?:auto|ma[sš][iī]nu) (?:no)?pirku (?:p[eē]rn|pag[aā]ju[sš]\p{L}+ \p{L}+|pirms(?: \p{L}+){1,2})|(?:no)?pirku (?:to|auto|ma[sš][iī]nu) (?:p[eē]rn|pag[aā]ju[sš]\p{L}+ \p{L}+|pirms(?: \p{L}+){1,2}))(?!\p{L})/giu;
/** Whoever asks what to do has the fault, as whoever asks about the price, but not who asks how to prevent one. */
const ASKS_WHAT_TO_DO =
  /(?<!\p{L})(?:what (?:should|shall|can|must|do) (?:i|we|you) (?:do|suggest|advise|recommend)|(?:should|shall) (?:i|we) (?:call|phone|get|have|take|tow|wait|worry|be (?:worried|concerned))|how (?:do|can|should) (?:i|we) (?:fix|repair|solve|stop)|what does (?:it|this|that) mean(?! when)|how long can (?:i|we|it) (?:wait|drive|leave))(?!\p{L}| (?:when|once|before|to (?:prevent|avoid))|(?: \p{L}+){1,4} from )/giu;
/** 'What should I do if the brakes fail?' */
const IF = /(?<!\p{L})(?:if|in case|suppose|imagine|would)(?!\p{L})/iu;

/** Without words that say nothing of the car, though the concepts take them for an explanation. */
export function withoutAsides(text: string): string {
  const rest = text.replace(GREETING, '').replace(WORRY, '').replace(OWNING, '');
  return IF.test(rest) ? rest : rest.replace(ASKS_WHAT_TO_DO, '');
}
