import { CircleCheck, CircleDashed, CircleDotDashed } from 'lucide-react';
import type { Id } from '#domain/ids.ts';
import { nextLink, type LinkOutcome } from '#domain/issues/repair-link-rules.ts';
import { formatInstantDay } from '#domain/language/format.ts';
import type { Phrase } from '#domain/language/words.ts';
import { limits } from '#domain/limits.ts';
import type { OfferedIssue } from '#domain/repairs/schema.ts';
import { useWords } from '#web/platform/language/language.ts';
import { classes } from '#web/ui/classes.ts';

type Props = {
  issues: readonly OfferedIssue[];
  links: Record<string, LinkOutcome>;
  onChange: (links: Record<string, LinkOutcome>) => void;
};

const variants: Record<LinkOutcome | 'none', { phrase: Phrase; Icon: typeof CircleCheck; colours: string }> =
  {
    none: { phrase: 'Not linked', Icon: CircleDashed, colours: 'text-muted' },
    resolved: { phrase: 'Resolved@status', Icon: CircleCheck, colours: 'text-resolved bg-resolved-soft' },
    partially_resolved: {
      phrase: 'Partially Resolved',
      Icon: CircleDotDashed,
      colours: 'text-partial bg-partial-soft',
    },
  };

/** A tap cycles an issue from not linked to resolved to partially resolved, and back. */
export function IssueLinks({ issues, links, onChange }: Props) {
  const { t, language } = useWords();
  const cycle = (id: Id) => {
    const { [id]: present = null, ...others } = links;
    const next = nextLink(present);
    onChange(next ? { ...others, [id]: next } : others);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium">{t('Linked problems')}</legend>
      {issues.length === 0 ? (
        <p className="text-muted mt-1 text-sm">{t('There are no problems to link')}</p>
      ) : (
        <>
          <p className="text-muted mt-0.5 text-sm">
            {t('Tap a problem to mark it as resolved or partially resolved')}
          </p>
          {issues.length >= limits.linkedIssuesMax && (
            <p className="text-muted mt-0.5 text-sm">{t('Only the newest problems are shown here')}</p>
          )}
          <ul className="mt-2 flex flex-col gap-2">
            {issues.map((issue) => {
              const { phrase, Icon, colours } = variants[links[issue.id] ?? 'none'];
              return (
                <li key={issue.id}>
                  <button
                    type="button"
                    onClick={() => cycle(issue.id)}
                    className="border-line-strong bg-surface hover:bg-sunken rounded-card flex min-h-14 w-full items-center gap-3 border px-4 py-2.5 text-left transition-colors duration-150"
                  >
                    <span className="min-w-0 grow">
                      <span className="block font-medium break-words">{issue.title}</span>
                      <span className="text-muted tabular block text-sm">
                        {formatInstantDay(issue.date, language)}
                      </span>
                    </span>
                    <span
                      aria-live="polite"
                      className={classes(
                        'inline-flex shrink-0 items-center gap-1.5 rounded-pill px-2.5 py-1 text-sm font-medium',
                        colours,
                      )}
                    >
                      <Icon aria-hidden="true" strokeWidth={2} className="size-4" />
                      {t(phrase)}
                    </span>
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </fieldset>
  );
}
