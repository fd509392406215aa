import { useState } from 'react';
import type { Id } from '#domain/ids.ts';
import { kindNames } from '#domain/repairs/kind-names.ts';
import { repairsOf } from '#domain/repairs/repair-record.ts';
import { RepairKind } from '#domain/repairs/schema.ts';
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
  const change = async (from: Kind, to: Kind, done: number) => {
    await Promise.all(
      repairs.map(({ id, version }) =>
        outbox.send('repairs.edit', {
          carId,
          repairId: id,
          baseVersion: version + done,
          changes: { kind: { from, to } },
        }),
      ),
    );
    refreshReads();
  };
  const takeBack = () =>
    change(kind, null, 1).catch((error: unknown) => {
      console.warn('The kind could not be taken back', error);
      showFailure(t, error);
    });
  const save = async () => {
    setBusy(true);
    await change(null, kind, 0).finally(() => setBusy(false));
    showToast({
      title: `${t('{n} repairs', { n: repairs.length })}: ${t(kindNames[kind])}`,
      action: { label: t('Undo'), run: () => void takeBack() },
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
