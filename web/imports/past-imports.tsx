import { useState } from 'react';
import { carName } from '#domain/cars/rules.ts';
import type { Car } from '#domain/cars/schema.ts';
import { DAY_MS } from '#domain/days.ts';
import type { ImportEntry } from '#domain/imports/batch-schema.ts';
import { sourceNames } from '#domain/imports/reason-words.ts';
import { dayOfInstant, formatDay, formatNumber } from '#domain/language/format.ts';
import { limits } from '#domain/limits.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { showError } from '#web/platform/toasts/error-toasts.ts';
import { useRead, useWrite } from '#web/platform/reads/query.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Section } from '#web/ui/section.tsx';
import { importFailure } from './import-failure.ts';

export function PastImports({ cars }: { cars: readonly Car[] }) {
  const { t } = useWords();
  const { data } = useRead('imports.list');
  const committed = data?.imports.filter(({ committedAt }) => committedAt !== null) ?? [];
  if (committed.length === 0) return null;
  return (
    <Section title={t('Imports in the last 30 days')} className="gap-4">
      <ul className="flex flex-col gap-4">
        {committed.map((entry) => (
          <PastImport key={entry.id} entry={entry} cars={cars} />
        ))}
      </ul>
    </Section>
  );
}

function PastImport({ entry, cars }: { entry: ImportEntry; cars: readonly Car[] }) {
  const { t, language } = useWords();
  const number = (n: number) => formatNumber(n, language);
  const { files, source, counts, undone, carIds } = entry;
  const added = Object.values(counts ?? {}).reduce((sum, { fresh }) => sum + fresh, 0);
  const day = (at: number) => formatDay(dayOfInstant(new Date(at).toISOString()), language);
  const committedAt = Date.parse(entry.committedAt!);
  const names = cars.filter(({ id }) => carIds.includes(id)).map(carName);
  return (
    <li className="border-line flex flex-wrap items-center gap-3 border-b pb-4 last:border-0 last:pb-0">
      <div className="min-w-0 grow">
        <p className="font-medium break-words">
          {[...(source === 'table' ? [] : [sourceNames[source]]), ...files].join(' · ')}
        </p>
        <p className="text-muted text-sm">{[day(committedAt), ...names].join(' · ')}</p>
        <p className="text-sm">
          {undone
            ? t('Undone. Deleted: {deleted}. Kept because they were changed or are in use: {kept}', {
                deleted: number(undone.deleted),
                kept: number(undone.kept),
              })
            : t('Added: {n}', { n: number(added) })}
        </p>
      </div>
      {!undone && added > 0 && (
        <UndoButton entry={entry} until={day(committedAt + limits.importUndoDays * DAY_MS)} />
      )}
    </li>
  );
}

function UndoButton({ entry, until }: { entry: ImportEntry; until: string }) {
  const { t, language } = useWords();
  const [asking, setAsking] = useState(false);
  const write = useWrite('imports.undo');
  const undo = async () => {
    try {
      const { deleted, kept } = await write.mutateAsync({ importId: entry.id });
      showToast({
        title: t('Import undone'),
        description: t('Deleted: {deleted}. Kept because they were changed or are in use: {kept}.', {
          deleted: formatNumber(deleted, language),
          kept: formatNumber(kept, language),
        }),
      });
    } catch (error) {
      console.warn('The import could not be undone', error);
      showError(t, importFailure(error));
    }
    setAsking(false);
  };
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
        {t('Undo this import')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('Undo this import?')}
        text={t(
          'All records it added will be deleted, except those that you have changed since or that other records use. Cars stay. The import can be undone until {day}.',
          { day: until },
        )}
        confirmLabel={t('Undo this import')}
        cancelLabel={t('Cancel')}
        destructive
        busy={write.isPending}
        onConfirm={() => void undo()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
