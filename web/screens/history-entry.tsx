import { withExcerpt } from '#domain/search/match-rules.ts';
import type { HistoryEntry } from '#domain/history/history-rules.ts';
import { wordsOfTerms, type Term } from '#domain/search/query-rules.ts';
import { IssueStatusBadge } from '#web/issues/issue-status.tsx';
import { OpenAdvice } from '#web/issues/open-advice.tsx';
import { Marked } from '#web/search/marked.tsx';
import { PendingBadge } from '#web/ui/pending-badge.tsx';

type Props = { text: string; terms: readonly Term[] };

/** With what was searched for marked. */
export const EntryText = ({ text, terms }: Props) => (
  <span className="wrap-anywhere">
    <Marked text={text} words={wordsOfTerms(terms)} />
  </span>
);

type MarkProps = { entry: HistoryEntry; terms: readonly Term[] };

/** Where the words are in a longer text, how a problem stands, and what is not sent yet. */
export function EntryMarks({ entry, terms }: MarkProps) {
  const excerpt = entry.kind === 'reading' ? '' : withExcerpt(entry, terms).excerpt;
  return (
    <>
      {excerpt && <EntryText text={excerpt} terms={terms} />}
      {entry.kind === 'issue' && (
        <span className="flex flex-wrap items-center gap-2">
          <OpenAdvice status={entry.status} advice={entry.advice} />
          <IssueStatusBadge status={entry.status} />
        </span>
      )}
      <PendingBadge id={entry.id} />
    </>
  );
}
