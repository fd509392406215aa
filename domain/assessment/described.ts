import { inLanguage } from './bilingual-text.ts';
import { capitalized } from './capitalized.ts';
import type { Cause, Likelihood } from './knowledge/pattern-shape.ts';
import { GAVE_CODE, LIKELIHOODS, SUMMARIES } from './knowledge/summaries.ts';
import { MAX_SYMPTOMS } from './limits.ts';
import type { Reading } from './reading-rules.ts';
import type { Assessment, AssessmentLanguage, Category } from './schema.ts';
import { explainCode, type TroubleCode } from './trouble-code-rules.ts';

export type CauseDetail = { text: string; likelihood: Likelihood; why: string };

export type OfflineAssessment = Assessment & {
  secondCategory: Category | null;
  codes: TroubleCode[];
  causeDetails: CauseDetail[];
};

/** The questions depend on the advice. */
export type Judged = Omit<OfflineAssessment, 'questions'>;

export const MAX_PATTERNS = 3;

function summaryOf({ category, patterns }: Reading, language: AssessmentLanguage): string {
  const opening = inLanguage(SUMMARIES[category], language);
  if (patterns.length === 0) return opening;
  const named = patterns.slice(0, MAX_PATTERNS).map(({ symptom }) => inLanguage(symptom, language));
  return category === 'other' ? capitalized(named.join('; ')) : `${opening}: ${named.join('; ')}`;
}

type Described = Omit<Judged, 'recommendations' | 'drivingAdvice' | 'drivingAdviceReason'>;

/** What it seems to be, without the advice. */
export function described(
  reading: Reading,
  causes: readonly Cause[],
  language: AssessmentLanguage,
): Described {
  const codes = reading.codes.map((code) => explainCode(code, language));
  const causeDetails = [
    ...codes.map(({ code, meaning }) => ({
      text: `${code}: ${meaning}`,
      likelihood: 'likely' as const,
      why: inLanguage(GAVE_CODE, language),
    })),
    ...causes.map((cause) => ({
      text: inLanguage(cause.text, language),
      likelihood: cause.likelihood,
      why: inLanguage(cause.why, language),
    })),
  ];
  return {
    source: 'engine',
    summary: summaryOf(reading, language),
    causes: causeDetails.map(
      ({ text, likelihood, why }) => `${text} (${inLanguage(LIKELIHOODS[likelihood], language)}): ${why}`,
    ),
    category: reading.category,
    secondCategory: reading.secondCategory,
    symptoms: reading.patterns
      .slice(0, MAX_SYMPTOMS)
      .map((pattern) => capitalized(inLanguage(pattern.symptom, language))),
    codes,
    causeDetails,
  };
}
