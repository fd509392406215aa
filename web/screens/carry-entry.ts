import { beginDraft, storedDraft } from '#web/platform/drafts/drafts.ts';
import type { MovedFrom } from '#web/platform/forms/use-record-form.ts';
import { newId } from '#web/platform/ids.ts';

type Entry = {
  /** Names the draft of the form that takes it. */
  draftKey: string;
  values: object;
  /** The stored record that goes once it is saved there. */
  from: Omit<MovedFrom, 'given'> | null;
  files: File[];
};

/** Whether the form of a new record was opened with a stored one that moves to its car. */
export const isMove = (draftKey: string): boolean =>
  storedDraft<{ carried?: Pick<Entry, 'from'> }>(draftKey)?.carried?.from != null;

/** Takes an entry to the form of another car. @returns the history state that the form is opened with */
export async function carryEntry({ draftKey, values, from, files }: Entry): Promise<object> {
  const leftOut = { unsupported: 0, tooLarge: 0, tooMany: 0 };
  const { keepIncoming } = await import('#web/platform/storage/incoming.ts');
  const incoming = await keepIncoming({ text: '', files, leftOut });
  // Where there is no room for its files, the stored record stays with them.
  beginDraft(draftKey, {
    id: newId(),
    seen: null,
    values,
    carried: { from: incoming === null ? null : from && { ...from, given: values } },
  });
  return typeof incoming === 'string' ? { incoming } : {};
}
