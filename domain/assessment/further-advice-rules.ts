import { capitalized } from './capitalized.ts';
import { asSentence, firstSteps } from './first-steps-rules.ts';
import type { DrivingAdvice } from './schema.ts';
import { fold } from './text-reading.ts';
import { wordsIn } from './words-in.ts';

type Advised = {
  drivingAdvice: DrivingAdvice | null;
  drivingAdviceReason: string;
  recommendations: readonly string[];
};

/** Words that say nothing by themselves, in both languages (folded). */
const SMALL_WORDS = new Set(
  `a an and any are as at be been by can for from get has have if in is it its may no not of off on or so that the then
   there this to until up when where while with you your car garage repair shop
   ar auto ari autoservisa autoservisu autoserviss bet ir ja jo ka kad kamer kas lai lidz ne nav no par pie tad tas ta tam to
   tiklidz un uz vai vel automasinu automasina`.split(/\s+/),
);
/** Inflected endings begin after these letters. */
const STEM = 5;
/** This share of the words of a part makes it the same advice in other words. */
const SAME = 0.8;

const NOT_DRIVING =
  /(?<!\p{L})(?:(?:stop and )?do(?: not|n['’]t) drive|(?:apstājieties un )?(?:nebrauciet|neturpiniet (?:braucienu|braukt)))(?!\p{L})/iu;
const NOT_DRIVING_ALL = new RegExp(NOT_DRIVING.source, 'giu');
const CONDITION = /^(?:if|ja)\s/iu;

const words = (text: string): string[] =>
  wordsIn(fold(text))
    .filter((word) => !SMALL_WORDS.has(word))
    .map((word) => word.slice(0, STEM));

function isSaid(part: string, said: ReadonlySet<string>): boolean {
  // 'If the belt slips, do not drive' is weaker than the box, which forbids it already.
  if (CONDITION.test(part) && NOT_DRIVING.test(part)) return true;
  const own = new Set(words(part.replace(NOT_DRIVING_ALL, '')));
  return [...own].filter((word) => said.has(word)).length >= own.size * SAME;
}

/** What remains to be said of one part: nothing, the part, or what follows 'Do not drive:'. */
function newIn(part: string, said: ReadonlySet<string>): string {
  const [, head = '', tail = ''] = /^([^:]+):\s+(.+)/su.exec(part) ?? [];
  if (!NOT_DRIVING.test(head) || !isSaid(head, said)) return isSaid(part, said) ? '' : part;
  if (isSaid(tail, said)) return '';
  return CONDITION.test(head) ? part : capitalized(tail);
}

/** The recommendations under the box of a stop, without what its reason and its steps say already. */
export function furtherAdvice(advised: Advised): string[] {
  const { drivingAdvice, drivingAdviceReason, recommendations } = advised;
  if (drivingAdvice !== 'stop_driving') return [...recommendations];
  const said = new Set(words([drivingAdviceReason, ...firstSteps(advised)].join(' ')));
  return recommendations.slice(1).flatMap((text) => {
    const parts = text.split(/;\s+|(?<=[.!?…])\s+(?=\p{Lu})/u);
    const rest = parts.map((part) => newIn(part, said));
    if (rest.every((part, at) => part === parts[at])) return [text];
    const kept = rest
      .filter((part) => part !== '')
      .join('; ')
      .replace(/(?<=[.!?…]);(?= \p{Lu})/gu, '');
    return kept === '' ? [] : [asSentence(kept)];
  });
}
