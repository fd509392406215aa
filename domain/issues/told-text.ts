import { adviceNames } from '#domain/assessment/advice-names.ts';
import { callsOf, firstSteps } from '#domain/assessment/first-steps-rules.ts';
import type { Assessment, QuestionAnswer } from '#domain/assessment/schema.ts';
import type { Words } from '#domain/language/words.ts';

/** Says where it stands: 'stāvu uz A2', 'M6 J15', 'stopped at the bridge'. Without a preposition, A4 is a car. */
const SAYS_WHERE =
  /(?<!\p{L})(?:(?:uz|(?:on|(?:shoulder|side|lane|lane \d) of)(?: the)?) [AEMPV]-?\d{1,4}(?!\p{L})|[AM]\d{1,3} J\d|junction \d|(?:stāvu|stāvam|esmu|esam|atrodos|atrodamies|parked|stopped|standing|stuck)(?: \p{L}+)? (?:uz|pie|on|at|by|near) )/iu;

type Advice = Pick<Assessment, 'drivingAdvice' | 'drivingAdviceReason' | 'recommendations'>;

/** A problem as its driver sends it to somebody who can help: words, advice with its first steps, answers. */
export function toldText(
  description: string,
  assessment: Advice,
  pairs: readonly QuestionAnswer[],
  roadside: string | null,
  t: Words['t'],
): string {
  const title = t(adviceNames[assessment.drivingAdvice]);
  const reason = assessment.drivingAdviceReason;
  const advice = [
    reason.startsWith(title) ? reason : `${title}. ${reason}`.trim(),
    ...firstSteps(assessment).map((step) => `- ${step}`),
  ];
  const answered = pairs
    .filter(({ answer }) => answer.trim() !== '')
    .map(({ question, answer }) => `${question} ${answer.trim()}`);
  // Last, where the message is completed before it is sent.
  const place = description.split(/[.!?;,\n]+/u).find((part) => SAYS_WHERE.test(part)) ?? '';
  const help = callsOf(assessment)
    ? [
        ...(roadside ? [`${t('Roadside help')}: ${roadside}`] : []),
        `${t('Where the car is')}: ${place.trim()}`,
      ]
    : [];
  return [[description.trim()], advice, answered, help]
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}
