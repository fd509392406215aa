import { ChevronDown } from 'lucide-react';
import { memo, useId } from 'react';
import type { Id } from '#domain/ids.ts';
import { formatDay, formatInstantDay } from '#domain/language/format.ts';
import { costText } from '#domain/money/cost-text.ts';
import type { Repair } from '#domain/repairs/schema.ts';
import { formatDistance } from '#domain/units/words.ts';
import { repairView } from '#web/platform/hrefs.ts';
import { useCarWords } from '#web/platform/language/car-words.ts';
import { useWords } from '#web/platform/language/language.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { classes } from '#web/ui/classes.ts';
import { PendingBadge } from '#web/ui/pending-badge.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { KindIcon } from './repair-kinds.tsx';

type Props = { carId: Id; repair: Repair; isOpen: boolean; onToggle: (id: Id) => void };

export const RecordEntry = memo(function RecordEntry({ carId, repair, isOpen, onToggle }: Props) {
  const words = useCarWords(carId);
  const { language } = words;
  const id = useId();
  const facts = [
    repair.garageName ?? repair.mechanicName,
    repair.mileage !== null && formatDistance(repair.mileage, words),
  ].filter(Boolean);
  return (
    <li className="when-near bg-surface border-line shadow-card rounded-card mb-3 border [contain-intrinsic-size:auto_4.75rem]">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => onToggle(repair.id)}
        className="hover:bg-sunken rounded-card -outline-offset-3 flex min-h-16 w-full items-center gap-3 px-4 py-3 text-left transition-colors duration-150"
      >
        <KindIcon kind={repair.kind} />
        <span className="min-w-0 grow">
          <span className="block font-medium">{repair.title}</span>
          <span className="text-muted tabular block text-sm">
            {[formatDay(repair.date, language), ...facts].join(' · ')}
          </span>
          <PendingBadge id={repair.id} />
        </span>
        <span className="tabular shrink-0 font-semibold">{costText(repair, language)}</span>
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className={classes(
            'text-muted size-5 shrink-0 transition-transform duration-150',
            isOpen && 'rotate-180',
          )}
        />
      </button>
      <div id={id} hidden={!isOpen} className="border-line border-t px-4 pt-3 pb-2">
        {isOpen && <Details carId={carId} repair={repair} />}
      </div>
    </li>
  );
});

function Details({ carId, repair }: { carId: Id; repair: Repair }) {
  const { t, language } = useWords();
  const fixed = repair.resolvedIssues.length + repair.partiallyResolvedIssues.length;
  return (
    <>
      {repair.description && <p className="mb-2 whitespace-pre-line">{repair.description}</p>}
      <div className="flex flex-wrap items-center gap-2">
        {fixed > 0 && <Pill>{t('{n} issues fixed', { n: fixed })}</Pill>}
        {repair.addedByMechanic && (
          <Pill>
            {t('Added by {name}, {date}', {
              name: repair.mechanicName ?? t('Mechanic'),
              date: formatInstantDay(repair.mechanicAddedDate ?? repair.createdAt, language),
            })}
          </Pill>
        )}
        <ButtonLink variant="quiet" size="small" className="ml-auto" {...repairView(carId, repair.id)}>
          {t('View Details')}
        </ButtonLink>
      </div>
    </>
  );
}
