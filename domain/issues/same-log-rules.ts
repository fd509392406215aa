import type { Issue, IssueDraft } from './schema.ts';

type Draft = Pick<IssueDraft, 'description' | 'date' | 'aiQuestions' | 'aiAnswers' | 'mediaIds'>;

/**
 * Whether a stored issue is this log, sent earlier with a lost response; otherwise another tab used its id.
 * A file that was not uploaded makes no difference.
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
