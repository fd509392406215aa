import {
  Bell,
  Car,
  FileText,
  Fuel,
  Gauge,
  MessageSquareReply,
  Trash2,
  TriangleAlert,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import type { BinEntry, BinKind } from '#domain/bin/schema.ts';
import { dayOfInstant, formatDay } from '#domain/language/format.ts';
import type { Phrase } from '#domain/language/words.ts';
import { limits } from '#domain/limits.ts';
import { METRIC } from '#domain/units/units.ts';
import { formatDistance } from '#domain/units/words.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useRead, useWrite } from '#web/platform/reads/query.ts';
import { href } from '#web/platform/hrefs.ts';
import { useNavigate } from '#web/platform/router/router.tsx';
import { showFailure } from '#web/platform/toasts/show-failure.ts';
import { showToast, type Toast } from '#web/platform/toasts/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useFocusAfterRemoval } from '#web/ui/focus-after-removal.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const kinds: Record<BinKind, { name: Phrase; Icon: LucideIcon }> = {
  car: { name: 'Car', Icon: Car },
  issue: { name: 'Problem', Icon: TriangleAlert },
  repair: { name: 'Repair', Icon: Wrench },
  fill: { name: 'Fill-up', Icon: Fuel },
  reminder: { name: 'Reminder', Icon: Bell },
  document: { name: 'Document', Icon: FileText },
  reading: { name: 'Mileage', Icon: Gauge },
  reply: { name: 'Answer', Icon: MessageSquareReply },
};

/** What was deleted in the last 30 days, of all cars. */
export function BinSection() {
  const { t } = useWords();
  const query = useRead('bin.list');
  const heading = useFocusAfterRemoval<HTMLParagraphElement>(query.data?.entries.length ?? 0);
  return (
    <Section title={t('Trash')} className="gap-4">
      <p ref={heading} tabIndex={-1} className="text-muted text-sm outline-none">
        {t(
          'Deleted cars and records can be restored here for {n} days. During that time, their files count toward your space; exports do not include them.',
          { n: limits.binDays },
        )}
      </p>
      <Loaded query={query} skeleton={<Skeleton className="h-48" />}>
        {({ entries }) =>
          entries.length === 0 ? (
            <EmptyState icon={<Trash2 strokeWidth={1.5} />} title={t('The trash is empty')} />
          ) : (
            <>
              <ul className="divide-line -my-2 divide-y">
                {entries.map((entry) => (
                  <Entry key={entry.id} entry={entry} />
                ))}
              </ul>
              {entries.length === limits.binListed && (
                <p className="text-muted text-sm">
                  {t('Only the newest {n} are shown.', { n: entries.length })}
                </p>
              )}
              <EmptyBin />
            </>
          )
        }
      </Loaded>
    </Section>
  );
}

/** Does it, says so, or says why not. */
function useStep() {
  const { t } = useWords();
  return async (step: () => Promise<unknown>, done: Phrase, more?: Partial<Toast>) => {
    try {
      await step();
      showToast({ title: t(done), ...more });
    } catch (error) {
      console.warn('The bin could not be changed', error);
      showFailure(t, error);
    }
  };
}

function Entry({ entry }: { entry: BinEntry }) {
  const { t, language } = useWords();
  const [asking, setAsking] = useState(false);
  const restore = useWrite('bin.restore');
  const restoreCar = useWrite('bin.restoreCar');
  const erase = useWrite('bin.erase');
  const navigate = useNavigate();
  const run = useStep();
  const { id: binId, kind, carId, carName, title, date, km, distanceUnit, isCarGone, deletedAt } = entry;
  const { name, Icon } = kinds[kind];
  // A problem has an instant, everything else a day.
  const day = (at: string) => formatDay(at.includes('T') ? dayOfInstant(at) : at, language);
  const named =
    kind === 'car'
      ? carName
      : (title ??
        (kind === 'reading' && km !== null
          ? formatDistance(km, { units: { ...METRIC, distanceUnit }, language })
          : t(name)));
  const waits = kind !== 'car' && isCarGone;
  const busy = restore.isPending || restoreCar.isPending;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <Icon aria-hidden="true" strokeWidth={1.75} className="text-accent size-5 shrink-0" />
      <div className="min-w-0 grow basis-48">
        <p className="font-medium wrap-anywhere">{named}</p>
        <p className="text-muted text-sm wrap-anywhere">
          {[named !== t(name) && t(name), date && day(date), kind !== 'car' && carName]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="text-muted text-sm">
          {t('Deleted on {day}', { day: formatDay(dayOfInstant(deletedAt), language) })}
          {waits && ` · ${t('Restore the car first')}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          disabled={waits}
          busy={busy}
          aria-label={t('Restore: {name}', { name: named })}
          onClick={() =>
            void run(
              () =>
                kind === 'car' ? restoreCar.mutateAsync({ binId }) : restore.mutateAsync({ carId, binId }),
              'Restored',
              { action: { label: carName, run: () => navigate(href('car', { carId })) } },
            )
          }
        >
          {t('Restore')}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={t('Delete for good: {name}', { name: named })}
          onClick={() => setAsking(true)}
        >
          {t('Delete for good')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={t('Delete {name} for good?', { name: named })}
        text={
          kind === 'car'
            ? t("All of the car's records and files will be deleted with it.")
            : t('After that, it cannot be restored.')
        }
        confirmLabel={t('Delete for good')}
        cancelLabel={t('Cancel')}
        destructive
        busy={erase.isPending}
        onConfirm={() =>
          void run(() => erase.mutateAsync({ binId }), 'Deleted for good').then(() => setAsking(false))
        }
        onCancel={() => setAsking(false)}
      />
    </li>
  );
}

function EmptyBin() {
  const { t } = useWords();
  const [asking, setAsking] = useState(false);
  const empty = useWrite('bin.empty');
  const run = useStep();
  return (
    <>
      <Button variant="secondary" wide onClick={() => setAsking(true)}>
        {t('Empty the trash')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('Empty the trash?')}
        text={t('Nothing in it can be restored after that.')}
        confirmLabel={t('Empty the trash')}
        cancelLabel={t('Cancel')}
        destructive
        busy={empty.isPending}
        onConfirm={() =>
          void run(() => empty.mutateAsync({}), 'The trash is empty').then(() => setAsking(false))
        }
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
