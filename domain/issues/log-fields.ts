import { issueTitle } from './title-rules.ts';
import type { Issue, IssueDraft, LoggedAssessment } from './schema.ts';

/** The title of a log without a description, in the language that it was logged in. */
export type TitleWithoutWords = (date: string, language: IssueDraft['language'], timeZone?: string) => string;

/** The fields that a log gives its issue; a corrected log is sent as an edit of the same fields. */
export function loggedFields(log: Omit<IssueDraft, 'opId'>, untitled: TitleWithoutWords) {
  const { description, date, mileage = null, aiQuestions, aiAnswers } = log;
  const { summary, symptoms, ...advice } = log.assessment;
  const assessment: LoggedAssessment = {
    ...advice,
    synthesized: symptoms,
    aiQuestions,
    aiAnswers: aiQuestions.map((_question, at) => aiAnswers[at]?.trim() ?? ''),
  };
  return {
    title: issueTitle(description) || untitled(date, log.language, log.timeZone),
    description,
    date,
    mileage,
    aiSummary: summary,
    assessment,
  };
}

export type AssessedIssue = Issue & { assessment: LoggedAssessment };

/** Adds the assessment as the one field that an edit replaces as a whole. */
export function withAssessment(issue: Issue): AssessedIssue {
  const { aiQuestions, aiAnswers, causes, recommendations, synthesized } = issue;
  const { source, category, drivingAdvice, drivingAdviceReason } = issue;
  return {
    ...issue,
    assessment: {
      aiQuestions,
      aiAnswers,
      causes,
      recommendations,
      synthesized,
      source,
      category,
      drivingAdvice,
      drivingAdviceReason,
    },
  };
}
