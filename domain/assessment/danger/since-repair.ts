import type { AssessmentLanguage } from '../schema.ts';
import { fold } from '../text-reading.ts';
import { type DangerReading, explanationsIn, hasDangerSign, readDanger } from './features.ts';

// Folded text: lower case, no diacritics, no apostrophes.

const DONE: Readonly<Record<AssessmentLanguage, string>> = {
  en: '(?:replaced|swapped|changed|fitted|refitted|cleaned|repaired|fixed|mended|rebuilt|renewed|installed|serviced|bled|adjusted|tightened|torqued|resealed|welded|patched|flushed|exchanged|overhauled|reconnected|aligned|balanced|rotated|put (?:in|on|new))',
  lv: '(?:(?:no|sa|ap|iz)?mainij\\w*|(?:no|sa)mainit[asi]\\w*|(?:ie|uz|pie|sa)lik(?:a|u|am|ta|ts|ti|tas)|(?:sa|iz|pie)laboj\\w*|(?:sa|iz|pie)labot[asi]\\w*|(?:sa|iz)?remontej\\w*|(?:sa|iz)?remontet[asi]\\w*|(?:sa|uz|pie)taisij\\w*|(?:sa|uz|pie)taisit[asi]\\w*|(?:uz|ie)stadij\\w*|(?:uz|ie)stadit[asi]\\w*|(?:uz|sa|no)?montej\\w*|(?:pie|sa|aiz)skruvej\\w*|(?:pie|sa)vilk(?:a|u|ta|ti|tas)|atgaisoj\\w*|iztirij\\w*|(?:no|sa)?balansej\\w*|sametinaj\\w*)',
};
const NOT_DONE: Readonly<Record<AssessmentLanguage, RegExp>> = {
  en: /\b(?:should|must|needs?|need to|would|could|can|will|going|wants?|not|never|if|when|before|unless|have to|has to|to)(?: \w+)?(?: be| get)? $/,
  lv: /\b(?:ja|ne|nav|pirms|kad|lai|vajag|vajadzetu|butu)(?: \w+)? $/,
};
/** Who worked, when, and the small words of it. */
const AROUND: Readonly<Record<AssessmentLanguage, RegExp>> = {
  en: /\b(?:(?:brand )?new|they|the (?:garage|mechanic|dealer|workshop|shop|fitter)|my (?:mechanic|husband|dad|garage|dealer)|we|i|he|she|just|only|have|has|had|having|got|get|was|were|been|being|yesterday|today|this morning|earlier|recently|last (?:week|month|year|night|monday|friday)|(?:a|two|three|few|couple of) (?:days?|weeks?|months?) ago|at the (?:garage|dealer))\b/g,
  lv: /\b(?:jaun\w*|vakar|sodien|aizvakar|sorit|nesen|tikko|nupat|pern|pagajus\w*|nedel\w*|menes\w*|pirms|dien\w*|(?:auto)?servis\w*|meistar\w*|mehanik\w*|virs|mes|es|man|vini|ir|bija|tika)\b/g,
};
/** Where what was done ends and what is now begins. */
const BOUNDARY: Readonly<Record<AssessmentLanguage, RegExp>> = {
  en: /[,.;:!?\n–—-]+\s*|\b(?:and|but|now|then|yet|however|still)\b/,
  lv: /[,.;:!?\n–—-]+\s*|\b(?:un|bet|tagad|tomer|tacu|joprojam)\b/,
};
const REASON: Readonly<Record<AssessmentLanguage, RegExp>> = {
  en: /^(?:because|as|which|that|who|so that|in order|due|since it (?:was|had))\b/,
  lv: /^(?:jo|kas|kurs|kura|kuru|lai|tapec ka|ta ka)\b/,
};
const SINCE: Readonly<Record<AssessmentLanguage, RegExp>> = {
  en: /\b(?:(?:ever )?since|(?:right |straight |just )?after) (?:(?:the|a|an|my|its|their|last|this) )?(?:\w+ ){0,3}(?:repair|service|job|change|work|fitting|replacement|swap)\b/,
  lv: /\b(?:kops|pec) (?:\w+ ){0,3}(?:remonta|servisa|apkopes|mainas|nomainas|montazas|darbiem)\b/,
};
const SINCE_DONE: Readonly<Record<AssessmentLanguage, RegExp>> = {
  en: /\b(?:ever )?(?:since|after) (?:\w+ ){0,7}$/,
  lv: /\b(?:kops|pec tam,? kad|pec ta,? kad) (?:\w+ ){0,5}$/,
};
/** A trouble that went away, or a part that is as it should be. */
const CURED: Readonly<Record<AssessmentLanguage, RegExp>> = {
  en: /\b(?:noise|sound|smell|leak|drip|smoke|steam|grinding|squeal|squeak|knock|clunk|vibration|wobble|shake|shaking|play|hiss|hissing|(?:warning|engine|oil|brake|abs|airbag) (?:light|lamp)|warning|problem|issue|fault|trouble)(?: \w+){0,4} (?:is |has |was |all )*(?:gone|disappeared|vanished|stopped|went away|went out|cured|over|history|sorted)\b|\b(?:light|lamp|it|that|all)(?: \w+){0,4} (?:is |has |was |all )*(?:gone|disappeared|vanished|went away|cured|history|sorted)\b|\bno longer\b|\bnever again\b|\bnot (?:any ?more|since)\b|\bnothing (?:wobbles|smokes|leaks|drips|smells|rattles|knocks|moves|shakes|hisses|grinds|squeals)\b|\b(?:as (?:it|they) should|(?:like|as|good as) new|firm|solid|dry|precise)\b/,
  lv: /\b(?:troks\w*|skan\w*|smak\w*|noplud\w*|dum\w*|tvaik\w*|vibrac\w*|klab\w*|lodzisan\w*|luft\w*|lampin\w*|bridinaj\w*|problem\w*|vaina|viss)(?: \w+){0,4} (?:ir )?(?:pazud\w*|prom|beidz\w*|nodzis\w*|pargaj\w*|kartiba|labi|noverst\w*)\b|\b(?:vairs|nekas)(?: nekas| vairs)? (?:ne(?:tek|pil|smird|smako|kup|dumo|klab|klaudz|vibre|krata|kratas|lodzas|cikst|skrapst|snac|karst|deg|mirgo|pazud)\w*|nav)\b|\b(?:ka (?:nakas|jaun\w*|pienakas)|stingr\w+|saus[sai]|preciz\w+)\b/,
};
/** What is gone is what the car must do: 'the car no longer stops', 'bremžu vairs nav'; or what must not be dry or hard. */
const FAILS: Readonly<Record<AssessmentLanguage, RegExp>> = {
  en: /\b(?:no longer|not|never|nothing|wont|doesnt|didnt|dont|isnt|cant|cannot|couldnt|barely|hardly|scarcely|nearly|almost|only just|just about) (?:\w+ ){0,2}(?:stop|brak|slow|work|hold|held|steer|turn|grip|bit|respond|react|return|com|latch|lock|clos|charg|ok|right|came off|fell off)\w*|\b(?:dipstick|reservoir|tank|bottle|oil|coolant|fluid) (?:\w+ ){0,3}dry\b|\b(?:rock|too) (?:hard|firm|solid)\b/,
  lv: /\b(?:brem|stur|gaism|ell)\w* (?:vairs )?nav\b(?! (?:skal|troks|skan|mikst|sikst))|\b(?:spiedien|skidrum)\w* (?:\w+ )?(?:vairs )?nav\b|\bnav (?:brem|spiedien|skidrum|kartib|lab)\w*|\bne(?:brem|nobrem|apst|piebrem|tur|notur|darbo|strad|reag|fikse|aizver|klaus|atlaiz|atgriez|griez|pagriez|iedarb)\w*|\bgandriz (?:ne\w+|nokrit\w*)|\b(?:merstien|taust|tvertn|bacin|ell|skidrum)\w* (?:\w+ ){0,2}saus\w*|\bstingr\w* ka (?:akmens|klints)\b/,
};
const EARLIER: Readonly<Record<AssessmentLanguage, RegExp>> = {
  en: /\b(?:was|were|had|used to|before)\b/,
  lv: /\b(?:bija|agrak|pirms tam)\b/,
};

/** In characters, so that no text takes long. */
const LONGEST = 2000;
const LONGEST_LEAD = 80;

type Parts = { readonly object: string; readonly after: string };

function partsOf(text: string, language: AssessmentLanguage): Parts | null {
  const noun = SINCE[language].exec(text);
  if (noun)
    return { object: '', after: `${text.slice(0, noun.index)} ${text.slice(noun.index + noun[0].length)}` };
  const verb = [...text.matchAll(new RegExp(`\\b${DONE[language]}\\b`, 'g'))]
    .filter(({ index }) => !NOT_DONE[language].test(text.slice(0, index).slice(-LONGEST_LEAD)))
    .at(-1);
  if (!verb) return null;
  const before = text.slice(0, verb.index);
  const rest = text.slice(verb.index + verb[0].length);
  const lead = before.slice(-LONGEST_LEAD);
  const since = SINCE_DONE[language].exec(lead);
  if (since) {
    const at = before.length - lead.length + since.index;
    const told = before.slice(0, at);
    const work = before.slice(at);
    if (!/\p{L}/u.test(told)) return { object: work, after: `${told}, ${rest}` };
    // 'No wobble since they balanced the wheels': what was worked on tells nothing of what is now.
    const end = BOUNDARY[language].exec(rest);
    return end
      ? { object: work, after: `${told}, ${rest.slice(end.index + end[0].length)}` }
      : { object: `${work} ${rest}`, after: told };
  }
  const end = BOUNDARY[language].exec(rest);
  if (!end || REASON[language].test(rest.slice(end.index + end[0].length).trim())) return null;
  // 'The brakes were replaced' names the part before the verb, in the same sentence.
  const sentence = before.split(/[.;!?\n]/).at(-1)!;
  return { object: `${sentence} ${rest.slice(0, end.index)}`, after: rest.slice(end.index + end[0].length) };
}

type SinceRepair = {
  /** What is so now, read without the work: 'they swapped the battery and it is hissing' is a battery that is hissing. */
  readonly present: DangerReading | null;
  /** What follows names what the car must do and no longer does. */
  readonly isFailing: boolean;
  /** What follows says that the trouble is gone, and nothing of danger. */
  readonly isMended: boolean;
};

const CLAUSE = /[,.;:!?\n–—]+|\b(?:and|but|un|bet)\b/;

/** What follows work on the car; null where no work was done. */
export function sinceRepair(description: string, language: AssessmentLanguage): SinceRepair | null {
  const parts = partsOf(fold(description).slice(-LONGEST), language);
  if (!parts || !/\p{L}/u.test(parts.after)) return null;
  const { object } = parts;
  let { after } = parts;
  const isFailing = FAILS[language].test(after);
  if (CURED[language].test(after) && !isFailing) {
    const clauses = after.split(CLAUSE).filter((clause) => /\p{L}/u.test(clause));
    const others = clauses.filter((clause) => !CURED[language].test(clause));
    const last = clauses.findLastIndex((clause) => CURED[language].test(clause));
    const isDanger = others.some((clause) => hasDangerSign(readDanger(clause, language)));
    if (isDanger || last < 0) return { present: null, isFailing, isMended: false };
    // 'Firm when cold, after ten minutes it sinks': what is told last holds.
    if (last === clauses.length - 1) return { present: null, isFailing, isMended: true };
    after = clauses.slice(last + 1).join(', ');
  }
  if (EARLIER[language].test(after)) return { present: null, isFailing, isMended: false };
  const part = object.replace(new RegExp(`\\b${DONE[language]}\\b`, 'g'), '').replace(AROUND[language], '');
  const reading = readDanger(`${part} ${after}`, language);
  const isExplained = explanationsIn(reading.concepts).length > 0;
  return { present: isFailing || !isExplained ? reading : null, isFailing, isMended: false };
}
