import { useState } from 'react';
import type { Id } from '#domain/ids.ts';
import { kindNames } from '#domain/repairs/kind-names.ts';
import { repairsOf } from '#domain/repairs/repair-record.ts';
import { RepairKind, type Repair } from '#domain/repairs/schema.ts';
import { useWords } from '#web/platform/language/language.ts';
import { outbox } from '#web/platform/outbox/outbox.ts';
import { useRecords } from '#web/platform/records/use-records.ts';
import { refreshReads } from '#web/platform/reads/query.ts';
import { showFailure } from '#web/platform/toasts/show-failure.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { Select } from '#web/ui/select.tsx';
import { SheetForm } from '#web/ui/sheet-form.tsx';

type Kind = RepairKind | null;
type Props = { carId: Id; /** Of repairs without a kind. */ ids: readonly Id[]; onClose: () => void };

/** One kind for several repairs. */
export function KindOfMany({ carId, ids, onClose }: Props) {
  const { t } = useWords();
  const repairs = (useRecords(carId, repairsOf).data ?? []).filter(({ id }) => ids.includes(id));
  const [kind, setKind] = useState<RepairKind>('service');
  const [busy, setBusy] = useState(false);
  /** @returns those that were changed; says why another one was not */
  const change = async (of: readonly Repair[], from: Kind, to: Kind, done: number) => {
    const sent = await Promise.allSettled(
      of.map(({ id, version }) =>
        outbox.send('repairs.edit', {
          carId,
          repairId: id,
          baseVersion: version + done,
          changes: { kind: { from, to } },
        }),
      ),
    );
    refreshReads();
    const refused = sent.find((one) => one.status === 'rejected');
    if (refused) {
      console.warn('The kind of a repair could not be changed', refused.reason);
      showFailure(t, refused.reason);
    }
    return of.filter((_, at) => sent[at]?.status === 'fulfilled');
  };
  const save = async () => {
    setBusy(true);
    const changed = await change(repairs, null, kind, 0);
    setBusy(false);
    if (changed.length === 0) return;
    showToast({
      title: `${t('{n} repairs', { n: changed.length })}: ${t(kindNames[kind])}`,
      action: { label: t('Undo'), run: () => void change(changed, kind, null, 1) },
    });
    onClose();
  };
  return (
    <SheetForm
      title={`${t('Set the missing kind')}: ${t('{n} repairs', { n: ids.length })}`}
      busy={busy}
      onClose={onClose}
      onSubmit={save}
    >
      <Select
        label={t('Kind')}
        value={kind}
        options={RepairKind.options.map((one) => ({ value: one, label: t(kindNames[one]) }))}
        onChange={({ target }) => setKind(target.value as RepairKind)}
      />
    </SheetForm>
  );
}
