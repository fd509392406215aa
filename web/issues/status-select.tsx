import { ChevronDown } from 'lucide-react';
import { summaryColour, summaryLabel } from '#domain/issues/rules.ts';
import type { IssueStatus } from '#domain/issues/schema.ts';
import { useWords } from '#web/platform/language.ts';
import { classes } from '#web/ui/classes.ts';
import { controlClasses, Field } from '#web/ui/field.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { tones } from './issue-status.tsx';

/** What an owner sets by hand; partially resolved comes only from a repair (D63). */
const offered = ['new', 'processing', 'resolved'] as const;
export type ByHand = (typeof offered)[number];

type Props = { status: IssueStatus; busy: boolean; onChange: (status: ByHand) => void };

export function StatusSelect({ status, busy, onChange }: Props) {
  const { t } = useWords();
  const isOffered = offered.some((one) => one === status);
  return (
    <div className="flex items-end gap-3">
      <Field label={t('Status')} className="grow">
        {(control) => (
          <div className="relative">
            <select
              {...control}
              className={classes(controlClasses, 'appearance-none pr-10')}
              value={status}
              disabled={busy}
              onChange={(event) => onChange(event.target.value as ByHand)}
            >
              {!isOffered && (
                <option value={status} disabled>
                  {t(summaryLabel(status))}
                </option>
              )}
              {offered.map((value) => (
                <option key={value} value={value}>
                  {t(summaryLabel(value))}
                </option>
              ))}
            </select>
            <ChevronDown
              aria-hidden="true"
              strokeWidth={1.75}
              className="text-muted pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2"
            />
          </div>
        )}
      </Field>
      <StatusBadge className="mb-2.5" tone={tones[summaryColour(status)]} label={t(summaryLabel(status))} />
    </div>
  );
}
