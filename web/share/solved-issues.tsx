import type { LinkOutcome } from '#domain/issues/repair-link-rules.ts';
import { formatInstantDay } from '#domain/language/format.ts';
import { offeredToMechanic } from '#domain/share/rules.ts';
import type { SharedIssue } from '#domain/share/schema.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';

type Links = Record<string, LinkOutcome>;
type Props = { issues: readonly SharedIssue[]; links: Links; onChange: (links: Links) => void };

/** Which open issues the repair solved, fully or in part; each tick removes the other. */
export function SolvedIssues({ issues, links, onChange }: Props) {
  const { t, language } = useWords();
  const offered = issues.filter(offeredToMechanic);
  if (issues.length === 0) return null;
  const tick = (id: string, outcome: LinkOutcome, on: boolean) => {
    const { [id]: _before, ...others } = links;
    onChange(on ? { ...others, [id]: outcome } : others);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium">{t('Resolved problems')}</legend>
      <ul className="mt-1.5 flex flex-col gap-2">
        {offered.map(({ id, title, date }) => (
          <li key={id} className="border-line-strong rounded-card border px-3.5 pt-2.5 pb-1">
            <fieldset className="min-w-0">
              <legend className="sr-only">{title}</legend>
              <p aria-hidden="true" className="leading-snug font-medium break-words">
                {title}
              </p>
              <p className="text-muted tabular text-sm">{formatInstantDay(date, language)}</p>
              <div className="flex flex-wrap gap-x-5">
                <Checkbox
                  label={t('Fully resolved')}
                  checked={links[id] === 'resolved'}
                  onChange={({ target }) => tick(id, 'resolved', target.checked)}
                />
                <Checkbox
                  label={t('Partially Resolved')}
                  checked={links[id] === 'partially_resolved'}
                  onChange={({ target }) => tick(id, 'partially_resolved', target.checked)}
                />
              </div>
            </fieldset>
          </li>
        ))}
      </ul>
      {offered.length < issues.length && (
        <p className="text-muted mt-1.5 text-sm">{t('Problems in progress are closed by the owner.')}</p>
      )}
    </fieldset>
  );
}
