import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from '#web/platform/router/router.tsx';
import type { DoubtedEntry } from '#domain/doubts/rules.ts';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import {
  emptyRepairForm,
  repairFormValues,
  withoutDeletedIssues,
  withAddedFields,
  type RepairFormValues,
} from '#domain/repairs/form-values.ts';
import { servedBy } from '#domain/reminders/served-rules.ts';
import { repairForm, type RepairFormFields } from '#domain/repairs/form.ts';
import { twinOf } from '#domain/repairs/twin-rules.ts';
import { receiptsOf } from '#domain/repairs/receipt-rules.ts';
import type { RepairForm, RepairKind } from '#domain/repairs/schema.ts';
import { parseDistance } from '#domain/units/typed.ts';
import { errorText } from '#web/platform/forms/check.ts';
import { useDoubts } from '#web/platform/forms/use-doubts.ts';
import { useRecordForm } from '#web/platform/forms/use-record-form.ts';
import { href } from '#web/platform/hrefs.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { useCorrectedCompletions } from '#web/reminders/use-corrected-completions.ts';
import { useServedReminders, type Choices, type NextDates } from '#web/reminders/use-served-reminders.ts';
import { repairCalls } from '#web/repairs/repair-calls.ts';
import { unreadForm } from '#web/repairs/use-form-of-repair.ts';
import { useRepairs } from '#web/repairs/use-repairs.ts';

/** Values prefilled by the link to the form. */
export type PrefilledRepair = Partial<RepairFormValues>;

type Options = {
  carId: Id;
  read: RepairForm;
  begun?: PrefilledRepair | undefined;
  quote?: Id | undefined;
  currency: string;
};
type More = {
  completes?: Choices;
  nextDates?: NextDates;
  /** Key of the navigation whose prefilled values were applied, so that a reload does not repeat it. */
  begunBy?: string;
};

const entryOf = ({ date, mileage, cost, currency }: DoubtedEntry): DoubtedEntry => ({
  date,
  mileage,
  cost,
  currency,
});

export const editRepairDraft = (id: Id) => `edit-repair:${id}`;

/** A quote begins a draft of its own, beside the unfinished one of another repair. */
export const logRepairDraft = (carId: Id, quote?: Id) =>
  quote ? `log-repair:${carId}:${quote}` : `log-repair:${carId}`;

/** The form of a repair together with the reminders that it completes. */
export function useRepairForm({ carId, read, begun, quote, currency }: Options) {
  const { repair } = read;
  const { key: navigationKey } = useLocation();
  const { t, language } = useWords();
  const form = useRecordForm(repairCalls(carId), {
    draftKey: repair ? editRepairDraft(repair.id) : logRepairDraft(carId, quote),
    record: repair,
    initial: () =>
      repair ? repairFormValues(repair, language) : { ...emptyRepairForm(deviceDay()), ...begun },
    more: (): More => (begun ? { begunBy: navigationKey } : {}),
    upgrade: ({ seen, values, ...rest }) => ({
      ...rest,
      seen: seen && { ...seen, receiptIds: receiptsOf(seen) },
      values: withAddedFields(values),
    }),
    adapt: (values, seen) =>
      read === unreadForm ? { values, seen } : withoutDeletedIssues(read, values, seen),
    schema: (typed) => repairForm(typed.currency || currency),
    to: () => href('carView', { carId }),
    saved: t(repair ? 'Repair updated successfully' : 'Repair saved successfully'),
    deleted: t('Repair deleted successfully'),
    failed: {
      title: t('Failed to add repair record'),
      description: t('An error occurred while saving'),
      destructive: true,
    },
  });
  const { id, seen, values, more } = form;

  const applyBegun = useEffectEvent(() => {
    if (!begun || more.begunBy === navigationKey) return;
    form.keep({ begunBy: navigationKey });
    form.change(({ title, links }) => ({
      ...(title.trim() === '' && begun),
      links: { ...links, ...begun.links },
    }));
  });
  useEffect(() => applyBegun(), []);

  const choices = more.completes ?? {};
  const nextDates = more.nextDates ?? {};
  const { title, kind, date } = values;
  const hasMileage = parseDistance(values.mileage) !== null;
  const repaired = { title, kind, date, hasMileage };
  const reminders = useServedReminders(
    carId,
    { serves: (all) => servedBy(all, repaired), doneOn: date },
    choices,
    nextDates,
  );
  const correctCompletions = useCorrectedCompletions(carId);

  const doubts = useDoubts(carId, { source: 'repair', sourceId: id });
  const repairs = useRepairs(carId).data ?? [];
  const seenEntry = seen && entryOf(seen);

  const accept = (typed: RepairFormFields, element: HTMLFormElement) => {
    if (!seen && !reminders.checkDates()) {
      element.querySelector<HTMLElement>('fieldset :is([aria-invalid="true"], :invalid)')?.focus();
      return false;
    }
    const others = repairs.filter((one) => one.id !== id);
    const costs = others.slice(0, limits.listChunk);
    const twin = seen ? undefined : twinOf({ ...typed, id, addedByMechanic: false }, others);
    const twice = twin?.cost ? [{ ...twin, field: 'cost', why: 'twice', cost: twin.cost } as const] : [];
    return doubts.accept(entryOf(typed), { costs, seen: seenEntry }, element, twice);
  };

  useKindOfTitle({ title, kind, isNew: !seen, onTold: (told) => form.change({ kind: told }) });

  return {
    form,
    question: doubts.question,
    reminders: {
      /** For a new repair. */
      served: seen ? [] : reminders.served,
      isChosen: reminders.isChosen,
      dates: nextDates,
      dateError: reminders.dateError,
      onDate: (reminderId: Id, nextDate: string) =>
        form.keep({ nextDates: { ...nextDates, [reminderId]: nextDate } }),
      onChange: (reminderId: Id, isChosen: boolean) =>
        form.keep({ completes: { ...choices, [reminderId]: isChosen } }),
    },
    /** @param handOver waits for the uploads, and throws when one failed */
    save: (element: HTMLFormElement, handOver: () => Promise<void>) =>
      form.save(element, {
        onRefused: (errors) => {
          if (errors.title) showToast({ title: errorText(t, errors.title) ?? '', destructive: true });
        },
        accept,
        handOver,
        followUp: async ({ id: savedId, fields, isGivenUp }) => {
          if (!isGivenUp) await doubts.followNewCount(entryOf(fields), seenEntry);
          if (!seen) return reminders.complete({ ...fields, id: savedId });
          return isGivenUp ? undefined : correctCompletions(savedId, seen, fields);
        },
      }),
  };
}

type Titled = {
  title: string;
  kind: RepairFormValues['kind'];
  isNew: boolean;
  onTold: (kind: RepairKind) => void;
};

/** Until a kind is chosen, the title tells it. Its words are fetched when a title is begun. */
function useKindOfTitle({ title, kind, isNew, onTold }: Titled) {
  const [kindOf, setKindOf] = useState<((title: string) => RepairKind | null) | null>(null);
  const [opened] = useState(title);
  const told = useRef<RepairKind>('repair');
  const isTyped = isNew && title !== opened;
  useEffect(() => {
    if (!isTyped) return;
    import('#domain/imports/repair-kind-words.ts').then(
      ({ repairKindOf }) => setKindOf(() => repairKindOf),
      (error: unknown) => console.warn('The words of kinds are missing', error),
    );
  }, [isTyped]);
  const follow = useEffectEvent(() => {
    if (!kindOf || !isTyped || kind !== told.current) return;
    told.current = kindOf(title) ?? 'repair';
    if (told.current !== kind) onTold(told.current);
  });
  useEffect(() => follow(), [title, kindOf]);
}
