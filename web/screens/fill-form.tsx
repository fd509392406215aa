import { useMemo } from 'react';
import { priceDoubt, type DoubtedEntry } from '#domain/doubts/rules.ts';
import { fillForm } from '#domain/fills/form.ts';
import {
  fillFormValues,
  newFillValues,
  withAddedFields,
  type FillFormValues,
} from '#domain/fills/form-values.ts';
import { lastPrice, withOfferedPrice } from '#domain/fills/offered-price.ts';
import type { Energy, Fill } from '#domain/fills/schema.ts';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { withShared } from '#domain/media/incoming-rules.ts';
import { FillFields } from '#web/fills/fill-fields.tsx';
import { useFillWrite } from '#web/fills/use-fill-write.ts';
import type { Stored } from '#web/media/upload-outcome.ts';
import { useRecordFiles, withStoredFile } from '#web/media/use-record-files.tsx';
import { useDraft } from '#web/platform/drafts/drafts.ts';
import { useDoubts } from '#web/platform/forms/use-doubts.ts';
import { useMileageGuess } from '#web/platform/forms/use-mileage-guess.ts';
import { useMileageHint } from '#web/platform/forms/use-mileage-hint.ts';
import { useRemoval } from '#web/platform/forms/use-removal.ts';
import { useSubmission } from '#web/platform/forms/use-submission.ts';
import { href } from '#web/platform/hrefs.ts';
import { newId } from '#web/platform/ids.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useCarWords } from '#web/platform/language/car-words.ts';
import { useRead } from '#web/platform/reads/query.ts';
import { ConflictDialog } from '#web/ui/conflict-dialog.tsx';
import { DoubtDialog } from '#web/ui/doubt-dialog.tsx';
import { DraftNotice } from '#web/ui/draft-notice.tsx';
import { FormActions } from '#web/ui/form-actions.tsx';
import { useCheck } from '#web/ui/use-check.ts';
import { useIncoming } from './use-incoming.ts';

/** `seen` is the fill-up as it was when the form was opened, the base of the field-by-field merge (D104). */
type Draft = { id: Id; seen: Fill | null; values: FillFormValues };
type Change = Partial<FillFormValues> & { id?: Id; stored?: Stored };

const change = (draft: Draft, { id = draft.id, stored, ...to }: Change): Draft => {
  const values = withAddedFields({ ...draft.values, ...to });
  const files = stored ? withStoredFile(values.files, stored) : values.files;
  return { id, seen: draft.seen, values: { ...values, files } };
};

type Entry = Pick<Fill, 'date' | 'km' | 'cost' | 'currency'>;
const entryOf = ({ date, km, cost, currency }: Entry): DoubtedEntry => ({
  date,
  mileage: km,
  cost,
  currency,
});

/** What a fill-up lacks that the version before has kept with a draft. */
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
  fill: Fill | null;
  /** What was filled last, if known. */
  last?: Fill | undefined;
  usual: { energy: Energy; currency: string };
};

export function FillForm({ carId, fill, last, usual }: Props) {
  const words = useCarWords(carId);
  const { t } = words;
  const write = useFillWrite(carId);
  const removal = useRemoval('fills.delete');
  const key = fill ? `edit-fill:${fill.id}` : `new-fill:${carId}`;
  const fills = useRead('fills.list', { carId }).data?.fills ?? [];
  const offeredFor = (of: Pick<FillFormValues, 'energy' | 'currency'>) =>
    fill ? '' : lastPrice(fills, of, words);
  const begin = (): FillFormValues => {
    const blank = newFillValues(deviceDay(), usual, last);
    return { ...blank, price: offeredFor(blank) };
  };
  const draft = useDraft<Draft, Change>(key, change, () => ({
    id: fill?.id ?? newId(),
    seen: fill,
    values: fill ? fillFormValues(fill, words) : begin(),
  }));
  const { id } = draft.state;
  const values = useMemo(() => withAddedFields(draft.state.values), [draft.state.values]);
  const seen = draft.state.seen && { ...unknownBefore, ...draft.state.seen };
  const { errors, check } = useCheck(values, () => fillForm(values.currency, deviceDay()));
  const incoming = useIncoming({
    kinds: ['picture', 'document'],
    room: limits.filesPerRecord - values.files.length,
    onText: (text) => draft.dispatch({ notes: withShared(values.notes, text) }),
  });
  const files = useRecordFiles({
    purpose: 'receipt',
    carId,
    files: values.files,
    onChange: (to) => draft.dispatch({ files: to }),
    onStored: (stored) => draft.dispatch({ stored }),
    label: 'Add pictures or a PDF',
    linkLabel: 'Open file {n}',
    offered: incoming,
  });
  const { busy, cancel, run } = useSubmission(href('fills', { carId }), draft.forget);
  const doubts = useDoubts(
    carId,
    { source: 'fill', sourceId: id },
    { mileage: 'km', cost: 'total', price: 'total' },
  );
  const guess = useMileageGuess(carId);
  const mileageHint = useMileageHint(carId, values.km, { source: 'fill', sourceId: id, date: values.date });

  const save = async (form: HTMLFormElement) => {
    const checked = await check(form);
    if (!checked.success) return;
    const typed = checked.data;
    const before = fills.find((one) => one.energy === typed.energy && one.id !== id && one.cost);
    const price = priceDoubt(typed, before, seen);
    const seenEntry = seen && entryOf(seen);
    const more = price ? [price] : [];
    if (!(await doubts.accept(entryOf(typed), { seen: seenEntry }, form, more))) return;
    await run('saving', async () => {
      await files.handOver();
      const { isGivenUp } = seen
        ? await write.change(seen, typed)
        : await write.add(id, typed, {
            attempts: draft.attempts,
            onRenamed: (renamed) => draft.dispatch({ id: renamed }),
          });
      if (!isGivenUp) await doubts.followNewCount(entryOf(typed), seenEntry);
      return isGivenUp ? 'The other version was kept' : 'Fill-up saved';
    });
  };
  const remove = () =>
    run('deleting', async () => {
      await removal.remove({ carId, fillId: id });
      return 'Fill-up deleted';
    });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void save(event.currentTarget);
      }}
    >
      <DraftNotice
        wasRestored={draft.wasRestored}
        onStartOver={() => {
          files.drop();
          draft.startOver();
        }}
      />
      <FillFields
        values={values}
        errors={errors}
        words={words}
        mileageHint={mileageHint}
        mileageGuess={fill || values.date !== deviceDay() ? null : guess}
        offeredPrice={offeredFor(values)}
        files={files.field}
        hasSharedFiles={incoming.length > 0}
        onChange={(to) => draft.dispatch(fill ? to : withOfferedPrice(values, to, offeredFor))}
      />
      <FormActions
        busy={busy}
        saveLabel={t('Save fill-up')}
        onCancel={cancel}
        deletion={
          fill && {
            label: t('Delete fill-up'),
            question: t('Delete this fill-up? Its mileage reading goes with it.'),
            onDelete: remove,
          }
        }
      />
      <DoubtDialog asked={doubts.asked} units={words.units} />
      <ConflictDialog
        carId={carId}
        conflict={write.conflict}
        procedure="fills.edit"
        known={{ energy: values.energy, currency: values.currency }}
      />
    </form>
  );
}
