import type { Write, WriteProcedure } from '#domain/calls.ts';
import type { Id } from '#domain/ids.ts';
import { useWrite } from '#web/platform/reads/query.ts';
import { matchTyped, sendNew, type AttemptStore } from './send-new.ts';
import { useEdit, type EditProcedure } from './use-edit.ts';

type Fields = Record<string, unknown>;

/** The procedures that write one kind of record. */
export type RecordCalls<
  Add extends WriteProcedure,
  Edit extends EditProcedure,
  Remove extends WriteProcedure,
  Stored,
> = {
  add: Add;
  edit: Edit;
  remove: Remove;
  /** What a new record is sent with besides its id and what was typed. */
  context: Fields;
  /** What names the record in an edit, and in its removal. */
  keyOf: (id: Id) => Fields;
  /** The record as the server has it; null for none. */
  find: (id: Id) => Promise<Stored | null>;
  /** What is sent of a new record, if not all. */
  trim?: (operation: Write<Add>) => Write<Add>;
};

type Draft = { attempts: AttemptStore; onRenamed: (id: Id) => void };
type Saved = { id: Id; isGivenUp: boolean };

/** Adds and edits records; after a lost answer what is added again is added once. */
export function useRecordWrite<
  Add extends WriteProcedure,
  Edit extends EditProcedure,
  Remove extends WriteProcedure,
  Stored extends { id: Id; version: number },
>({ add, edit, context, keyOf, find, trim = (all) => all }: RecordCalls<Add, Edit, Remove, Stored>) {
  const { mutateAsync } = useWrite(add);
  const { save, conflict } = useEdit(edit);

  const change = async (before: Stored, fields: Fields): Promise<Saved> => {
    const { isGivenUp } = await save(keyOf(before.id), before, fields);
    return { id: before.id, isGivenUp };
  };

  const addNew = async (id: Id, fields: Fields, draft: Draft): Promise<Saved> => {
    let isGivenUp = false;
    const untyped = new Set(['id', ...Object.keys(context)]);
    const typedFields = (payload: Fields) =>
      Object.fromEntries(Object.entries(payload).filter(([name]) => !untyped.has(name)));
    const { sent } = await sendNew<Fields & { id: Id }, unknown>({
      ...draft,
      payload: { ...context, ...fields, id },
      typedFields,
      send: (operation) => mutateAsync(trim(operation as unknown as Write<Add>)),
      findOwn: async ({ payload }) => matchTyped(await find(payload.id), typedFields(payload)),
      correct: async (sentId, before, after) => {
        ({ isGivenUp } = await save(keyOf(sentId), before, after));
      },
    });
    return { id: sent.id, isGivenUp };
  };

  return { add: addNew, change, conflict };
}
