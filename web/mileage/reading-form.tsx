import { useState } from 'react';
import type { Id } from '#domain/ids.ts';
import { typedReading } from '#domain/mileage/form.ts';
import type { MileageReading } from '#domain/mileage/schema.ts';
import { useFields } from '#web/platform/forms/use-fields.ts';
import { useDoubts } from '#web/platform/forms/use-doubts.ts';
import { useMileageHint } from '#web/platform/forms/use-mileage-hint.ts';
import { useCarWords } from '#web/platform/language/car-words.ts';
import { Button } from '#web/ui/button.tsx';
import { DistanceField } from '#web/ui/distance-field.tsx';
import { DoubtDialog } from '#web/ui/doubt-dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { focusOnMount } from '#web/ui/focus-on-mount.ts';
import { InputWarning } from '#web/ui/input-warning.tsx';
import { useCheck } from '#web/platform/forms/use-check.ts';
import { useCorrection, type FollowRepair } from './use-correction.ts';

type Props = {
  carId: Id;
  reading: MileageReading;
  followRepair: FollowRepair;
  onClose: () => void;
};

export function ReadingForm({ carId, reading, followRepair, onClose }: Props) {
  const { t, units } = useCarWords(carId);
  // Until something is typed, the field follows the reading: an earlier correction may still arrive.
  const [typed, setTyped] = useState<string | null>(null);
  const mileage = typed ?? String(reading.km);
  const values = { mileage };
  const { errors, check } = useCheck(values, () => typedReading);
  const field = useFields(values, errors, (to) => setTyped(to.mileage ?? null));
  const { correct, remove, isPending } = useCorrection(carId, reading, followRepair);
  const hint = useMileageHint(carId, mileage, reading);
  const doubts = useDoubts(carId, reading);
  const entryOf = (km: number | null) => ({ date: reading.date, mileage: km, cost: null, currency: '' });
  const closeAfter = async (isDone: Promise<boolean>) => {
    if (await isDone) onClose();
  };
  const submit = async (form: HTMLFormElement) => {
    const checked = await check(form);
    if (!checked.success) return;
    const entry = entryOf(checked.data.mileage);
    if (entry.mileage === null || entry.mileage === reading.km) return onClose();
    if (await doubts.accept(entry, { seen: entryOf(reading.km) }, form))
      await closeAfter(correct(entry.mileage));
  };
  return (
    <Form busy={isPending} className="flex flex-col gap-3 pb-3" onSubmit={submit}>
      <DistanceField label="mileage" unit={units.distanceUnit} ref={focusOnMount} {...field('mileage')} />
      <InputWarning>{hint}</InputWarning>
      {reading.source === 'reminder' && reading.sourceId && (
        <p className="text-muted text-sm">
          {t(
            'The next due date and mileage stay as they are. To change them, undo the completion in the history of the reminder.',
          )}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="danger" size="small" disabled={isPending} onClick={() => void closeAfter(remove())}>
          {t('Delete reading')}
        </Button>
        <Button variant="secondary" size="small" disabled={isPending} onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" size="small" busy={isPending}>
          {t('Save')}
        </Button>
      </div>
      <DoubtDialog question={doubts.question} units={units} />
    </Form>
  );
}
