import { priceDoubt, type DoubtedEntry } from '#domain/doubts/rules.ts';
import {
  fillFormValues,
  newFillValues,
  repeatedFillValues,
  withAddedFields,
  type FillFormValues,
} from '#domain/fills/form-values.ts';
import { unitOf, usualEnergy } from '#domain/fills/energy-names.ts';
import { entryTexts } from '#domain/fills/entry-texts.ts';
import { fillsOf } from '#domain/fills/fill-record.ts';
import { lastPrice, withOfferedPrice } from '#domain/fills/offered-price.ts';
import type { Energy, Fill } from '#domain/fills/schema.ts';
import type { Id } from '#domain/ids.ts';
import { amountText, consumptionText } from '#domain/fills/fill-words.ts';
import { comparedText, usedBy, type UsedFill } from '#domain/fills/last-fill-rules.ts';
import { formatDay } from '#domain/language/format.ts';
import { FillFields } from '#web/fills/fill-fields.tsx';
import { useDoubts } from '#web/platform/forms/use-doubts.ts';
import { useMileageGuess } from '#web/platform/forms/use-mileage-guess.ts';
import { useMileageHint } from '#web/platform/forms/use-mileage-hint.ts';
import { href } from '#web/platform/hrefs.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useCarWords } from '#web/platform/language/car-words.ts';
import { useRecords } from '#web/platform/records/use-records.ts';
import type { Toast } from '#web/platform/toasts/toasts.ts';
import { FormActions } from '#web/ui/form-actions.tsx';
import { fillForm, type FillFormFields } from '#domain/fills/form.ts';
import { fillCalls } from '#web/fills/fill-calls.ts';
import { useRecordForm } from '#web/platform/forms/use-record-form.ts';
import { RecordForm } from '#web/ui/record-form.tsx';
import { SameAgain } from './same-again.tsx';
import { useCarChoice } from './use-car-choice.tsx';
import { useFormFiles } from './use-form-files.ts';

type Entry = Pick<Fill, 'date' | 'km' | 'cost' | 'currency'>;
const entryOf = ({ date, km, cost, currency }: Entry): DoubtedEntry => ({
  date,
  mileage: km,
  cost,
  currency,
});

const editFillDraft = (id: Id) => `edit-fill:${id}`;
export const newFillDraft = (carId: Id) => `new-fill:${carId}`;

/** What a fill-up lacks that an earlier version kept with a draft. */
const unknownBefore = {
  time: null,
  price: null,
  discount: null,
  socStart: null,
  power: null,
  fileIds: [],
  files: [],
};

type Props = {
  carId: Id;
  /** In Wh. */
  batteryCapacity: number | null;
  fill: Fill | null;
  /** What was filled last, if known. */
  last?: Fill | undefined;
  usual: { energy: Energy; currency: string };
};

export function FillForm({ carId, batteryCapacity, fill, last, usual }: Props) {
  const words = useCarWords(carId);
  const { t } = words;
  const fills = useRecords(carId, fillsOf).data ?? [];
  const offeredFor = (of: Pick<FillFormValues, 'energy' | 'currency' | 'station'>) =>
    fill ? '' : lastPrice(fills, of, words);
  const newValues = (): FillFormValues => {
    const blank = newFillValues(deviceDay(), usual, last);
    return { ...blank, price: offeredFor(blank) };
  };
  const form = useRecordForm(fillCalls(carId), {
    draftKey: fill ? editFillDraft(fill.id) : newFillDraft(carId),
    record: fill,
    initial: () => (fill ? fillFormValues(fill, words) : newValues()),
    upgrade: ({ seen, values, ...rest }) => ({
      ...rest,
      seen: seen && { ...unknownBefore, ...seen },
      values: withAddedFields(values),
    }),
    schema: ({ currency }) => fillForm(currency, deviceDay(), fill?.amount === null),
    to: () => href('fills', { carId }),
    saved: t(entryTexts(usual.energy).saved),
    deleted: t(entryTexts(usual.energy).removed),
  });
  const { id, seen, values } = form;
  const texts = entryTexts(values.energy);
  const files = useFormFiles({
    purpose: 'receipt',
    carId,
    files: values.files,
    onChange: (update) => form.change((now) => ({ files: update(now.files) })),
    label: 'Add pictures or a PDF',
    linkLabel: 'Open file {n}',
    text: values.notes,
    onText: (notes) => form.change({ notes }),
  });
  const car = useCarChoice({
    carId,
    form,
    draftKey: newFillDraft,
    to: (other) => href('newFill', { carId: other }),
    edit: { key: editFillDraft, to: (other, fillId) => href('editFill', { carId: other, fillId }) },
    files,
    without: { files: [] },
    anew: {
      of: (before, now) => {
        const energy = usualEnergy(now.fuelType);
        if (energy === usualEnergy(before.fuelType)) return null;
        // An amount in kWh is none in liters. Without a price, none is computed from the total either.
        return unitOf(energy) === unitOf(values.energy) ? { energy } : { energy, amount: '', price: '' };
      },
      text: t('The fuel is now what this car usually takes. Please check it.'),
    },
  });
  const doubts = useDoubts(
    carId,
    { source: 'fill', sourceId: id },
    { mileage: 'km', cost: 'total', price: 'total' },
  );
  const guess = useMileageGuess(carId);
  const mileageHint = useMileageHint(carId, values.km, { source: 'fill', sourceId: id, date: values.date });
  const seenEntry = seen && entryOf(seen);

  /** What it used and how that compares, as soon as it is saved. */
  const usedToast = (saved: UsedFill): Partial<Toast> => {
    const { energy } = saved;
    const all = [saved, ...fills.filter((one) => one.id !== saved.id)];
    const used = usedBy(saved, all, batteryCapacity);
    const title = t(entryTexts(energy).saved);
    if (used.per100 === null) return { title };
    const uses = consumptionText(energy, used.per100, words);
    return { title, description: [uses, comparedText(energy, used, words)].filter(Boolean).join(' · ') };
  };

  const accept = (typed: FillFormFields, element: HTMLFormElement) => {
    const before = fills.find((one) => one.energy === typed.energy && one.id !== id && one.cost);
    const price = priceDoubt(typed, before, seen);
    return doubts.accept(entryOf(typed), { seen: seenEntry }, element, price ? [price] : []);
  };

  return (
    <RecordForm
      form={form}
      carId={carId}
      known={{ energy: values.energy, currency: values.currency }}
      doubt={{ question: doubts.question, units: words.units, onCar: car.choose }}
      onStartOver={files.drop}
      onSubmit={(element) =>
        form.save(element, {
          accept,
          handOver: files.handOver,
          followUp: async ({ id: savedId, fields, isGivenUp }) => {
            if (isGivenUp) return;
            await doubts.followNewCount(entryOf(fields), seenEntry);
            return usedToast({
              ...fields,
              id: savedId,
              createdAt: fill?.createdAt ?? new Date().toISOString(),
            });
          },
        })
      }
    >
      {car.field}
      <FillFields
        values={values}
        errors={form.errors}
        words={words}
        mileageHint={mileageHint}
        mileageGuess={fill || values.date !== deviceDay() ? null : guess}
        offeredPrice={offeredFor(values)}
        files={files.field}
        hasSharedFiles={files.hasShared}
        onChange={(to) => form.change(fill ? to : withOfferedPrice(values, to, offeredFor))}
      />
      <FormActions
        busy={form.busy}
        saveLabel={t(texts.save)}
        onCancel={form.cancel}
        more={
          fill && (
            <SameAgain
              draftKey={newFillDraft(carId)}
              to={href('newFill', { carId })}
              values={() => repeatedFillValues(fill, words, deviceDay())}
            />
          )
        }
        deletion={
          fill && {
            label: t(texts.remove),
            name: [formatDay(fill.date, words.language), amountText(fill.energy, fill.amount, words)].join(
              ' · ',
            ),
            question: t(texts.removeQuestion),
            onDelete: form.remove,
          }
        }
      />
    </RecordForm>
  );
}
