import { adviceNames } from '#domain/assessment/advice-names.ts';
import { firstSteps } from '#domain/assessment/first-steps-rules.ts';
import type { Assessment, QuestionAnswer } from '#domain/assessment/schema.ts';
import type { Words } from '#domain/language/words.ts';

/** A problem as its driver sends it to somebody who can help: words, advice with its first steps, answers. */
export function toldText(
  description: string,
  { drivingAdvice, ...assessment }: Assessment,
  pairs: readonly QuestionAnswer[],
  roadside: string | null,
  t: Words['t'],
): string {
  const title = t(adviceNames[drivingAdvice]);
  const reason = assessment.drivingAdviceReason;
  const advice = [
    reason.startsWith(title) ? reason : `${title}. ${reason}`.trim(),
    ...firstSteps({ drivingAdvice, ...assessment }).map((step) => `- ${step}`),
  ];
  const answered = pairs
    .filter(({ answer }) => answer.trim() !== '')
    .map(({ question, answer }) => `${question} ${answer.trim()}`);
  // Last, where the message is completed before it is sent.
  const help =
    drivingAdvice === 'stop_driving'
      ? [...(roadside ? [`${t('Roadside help')}: ${roadside}`] : []), `${t('Where the car is')}: `]
      : [];
  return [[description.trim()], advice, answered, help]
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}
