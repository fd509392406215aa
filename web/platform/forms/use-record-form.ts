import { useState } from 'react';
import type * as z from 'zod/mini';
import type { Write, WriteProcedure } from '#domain/calls.ts';
import type { Id } from '#domain/ids.ts';
import { useDraft } from '#web/platform/drafts/drafts.ts';
import { outbox } from '#web/platform/outbox/outbox.ts';
import { newId } from '#web/platform/ids.ts';
import { useWords } from '#web/platform/language/language.ts';
import type { Toast } from '#web/platform/toasts/toasts.ts';
import type { FormErrors } from './check.ts';
import { useCheck } from './use-check.ts';
import type { EditProcedure } from './use-edit.ts';
import { useRecordWrite, type RecordCalls } from './use-record-write.ts';
import { undoAction, useRemoval } from './use-removal.ts';
import { useSubmission } from './use-submission.ts';

/** @param Typed what was changed in its form, and `given` along to this one. Absent in drafts of earlier versions */
export type MovedFrom<Typed = object> = { carId: Id; id: Id; typed?: Typed; given?: Typed };

/** As stored in the browser. `seen` is the record as it was when the form was opened, the base of the merge. */
export type RecordDraft<Stored, Values, More = object> = {
  id: Id;
  seen: Stored | null;
  values: Values;
  /** What was typed for another car; the record that moves from there goes once it is saved here. */
  carried?: { from: MovedFrom<Partial<Values>> | null };
} & More;

type Options<Stored, Values, Output, More> = {
  /** Names the draft in the browser. */
  draftKey: string;
  /** Null for a new record. */
  record: Stored | null;
  initial: () => Values;
  /** What else the draft keeps. */
  more?: () => More;
  /** Brings the draft of an earlier version up to date. */
  upgrade?: (draft: RecordDraft<Stored, Values, More>) => RecordDraft<Stored, Values, More>;
  /** Adapts the draft to what has changed since, without changing it. */
  adapt?: (values: Values, seen: Stored | null) => { values: Values; seen: Stored | null };
  schema: (
    values: Values,
    seen: Stored | null,
    more: More,
  ) => z.ZodMiniType<Output> | Promise<z.ZodMiniType<Output>>;
  /** Where the form leads. */
  to: (id: Id) => string;
  saved: string;
  deleted?: string;
  /** Instead of the usual words when it could not be saved. */
  failed?: Toast;
};

type Saved<Output> = { id: Id; fields: Output; isGivenUp: boolean };

type Steps<Values, Output> = {
  onRefused?: (errors: FormErrors<Values>) => void;
  /** Whether what was typed is to be saved as it is. */
  accept?: (fields: Output, form: HTMLFormElement) => boolean | Promise<boolean>;
  /** Waits for uploads. @throws when one failed */
  handOver?: () => Promise<unknown>;
  /** @returns what to add to the toast */
  followUp?: (saved: Saved<Output>) => Promise<Partial<Toast> | undefined | void>;
};

type Update<Values> = Partial<Values> | ((values: Values) => Partial<Values>);

export const differing = <Values extends object>(values: Values, start: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(start[name as keyof Values]),
    ),
  ) as Partial<Values>;

/** The form of a record: its values and their draft, checks, sending, merging, removal and leaving. */
export function useRecordForm<
  Add extends WriteProcedure,
  Edit extends EditProcedure,
  Remove extends WriteProcedure,
  Stored extends { id: Id; version: number },
  Values extends object,
  Output extends object,
  More extends object = object,
>(
  calls: RecordCalls<Add, Edit, Remove, Stored>,
  { record, initial, more, adapt, to, ...options }: Options<Stored, Values, Output, More>,
) {
  type Draft = RecordDraft<Stored, Values, More>;
  const { t } = useWords();
  const begin = () => ({ id: record?.id ?? newId(), seen: record, values: initial(), ...more?.() }) as Draft;
  const upgrade = (before: Draft): Draft => {
    const whole = before.carried ? { ...before, values: { ...initial(), ...before.values } } : before;
    return options.upgrade?.(whole) ?? whole;
  };
  const draft = useDraft<Draft, (before: Draft) => Draft>(
    options.draftKey,
    (before, update) => update(before),
    begin,
    upgrade,
  );
  // As the draft begins, so that the two are equal until something is typed.
  const [start] = useState(() => upgrade(begin()));
  const { id } = draft.state;
  const adapted = adapt?.(draft.state.values, draft.state.seen) ?? draft.state;
  const { values, seen } = adapted;
  const { errors, check, reset } = useCheck(values, () => options.schema(values, seen, draft.state));
  const write = useRecordWrite(calls);
  const removal = useRemoval(calls.remove);
  const { busy, cancel, run, report } = useSubmission({ forgetDraft: draft.forget, failed: options.failed });

  const keep = (update: Partial<More> | { id: Id }) => draft.dispatch((before) => ({ ...before, ...update }));
  const change = (update: Update<Values>) =>
    draft.dispatch((before) => {
      const changed = Object.entries(typeof update === 'function' ? update(before.values) : update);
      if (changed.every(([name, value]) => Object.is(value, before.values[name as keyof Values])))
        return before;
      return { ...before, values: { ...before.values, ...Object.fromEntries(changed) } };
    });

  return {
    id,
    seen,
    values,
    errors,
    busy,
    /** The rest of the draft, changed by `keep`. */
    more: draft.state,
    edit: calls.edit,
    conflict: write.conflict,
    /** A draft that this form was begun with on purpose is not announced. */
    wasRestored: draft.wasRestored && !draft.state.carried,
    movesFrom: draft.state.carried?.from ?? null,
    /** What differs from the form as it began. */
    typed: differing(draft.state.values, start.values),
    isChanged: JSON.stringify(draft.state.values) !== JSON.stringify(start.values),
    change,
    keep,
    forget: draft.forget,
    startOver: () => {
      reset();
      draft.startOver();
    },
    cancel: () => cancel(to(id)),

    save: async (
      form: HTMLFormElement,
      { onRefused, accept, handOver, followUp }: Steps<Values, Output> = {},
    ) => {
      const checked = await check(form).catch((error: unknown) => report('saving', error));
      if (!checked) return;
      if (!checked.success) return onRefused?.(checked.errors);
      const fields = checked.data;
      if (accept && !(await accept(fields, form))) return;
      await run('saving', async () => {
        await handOver?.();
        const onRenamed = (renamed: Id) => keep({ id: renamed });
        const sent = seen
          ? await write.change(seen, fields as Record<string, unknown>)
          : await write.add(id, fields as Record<string, unknown>, { attempts: draft.attempts, onRenamed });
        const from = draft.state.carried?.from;
        if (from)
          await outbox.send(calls.remove, {
            ...calls.keyOf(from.id),
            carId: from.carId,
            movedTo: sent.id,
          } as unknown as Write<Remove>);
        const followed = await followUp?.({ ...sent, fields });
        const title = sent.isGivenUp ? t('The other version was kept') : options.saved;
        return { toast: { title, ...followed }, to: to(sent.id) };
      });
    },

    remove: (toast?: Partial<Toast>) =>
      run('deleting', async () => {
        const undo = await removal.remove(calls.keyOf(id) as unknown as Write<Remove>);
        return { toast: { title: options.deleted ?? '', ...toast, ...undoAction(t, undo) }, to: to(id) };
      }),
  };
}
