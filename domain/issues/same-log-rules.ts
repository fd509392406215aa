import type { Issue, IssueDraft } from './schema.ts';

type Draft = Pick<IssueDraft, 'description' | 'date' | 'aiQuestions' | 'aiAnswers' | 'mediaIds'>;

/**
 * Whether a stored problem is this log, whose answer was lost on the way; otherwise another tab used its id.
 * A file of the log that did not arrive makes no difference.
 */
export function isSameLog(issue: Issue, draft: Draft): boolean {
  const files = [...issue.images, ...issue.videos];
  return (
    issue.description === draft.description.trim() &&
    Date.parse(issue.date) === Date.parse(draft.date) &&
    said(issue) === said(draft) &&
    files.every((url) => draft.mediaIds.some((id) => url.includes(`/${id}/`)))
  );
}

const said = ({ aiQuestions, aiAnswers }: Pick<Draft, 'aiQuestions' | 'aiAnswers'>) =>
  JSON.stringify(aiQuestions.map((question, at) => [question.trim(), (aiAnswers[at] ?? '').trim()]));
