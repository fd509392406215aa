import type { Issue, IssueDraft } from './schema.ts';

type Draft = Pick<IssueDraft, 'description' | 'date' | 'aiQuestions' | 'aiAnswers' | 'mediaIds'>;

/** Whether the stored issue is this log, whose response was lost; a file that was not uploaded is ignored. */
export function isSameLog(issue: Issue, draft: Draft): boolean {
  const files = [...issue.images, ...issue.videos];
  return (
    issue.description === draft.description.trim() &&
    Date.parse(issue.date) === Date.parse(draft.date) &&
    answersOf(issue) === answersOf(draft) &&
    files.every((url) => draft.mediaIds.some((id) => url.includes(`/${id}/`)))
  );
}

const answersOf = ({ aiQuestions, aiAnswers }: Pick<Draft, 'aiQuestions' | 'aiAnswers'>) =>
  JSON.stringify(aiQuestions.map((question, at) => [question.trim(), (aiAnswers[at] ?? '').trim()]));
