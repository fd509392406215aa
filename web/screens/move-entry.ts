import type { Id } from '#domain/ids.ts';
import type { Words } from '#domain/language/words.ts';
import { beginDraft } from '#web/platform/drafts/drafts.ts';
import { differing, type MovedFrom } from '#web/platform/forms/use-record-form.ts';
import type { useNavigate } from '#web/platform/router/router.tsx';
import { showError } from '#web/platform/toasts/error-toasts.ts';
import { carryEntry } from './carry-entry.ts';

type Form<Values> = {
  id: Id;
  seen: object | null;
  values: Values;
  typed: Partial<Values>;
  movesFrom: MovedFrom<Partial<Values>> | null;
  forget: () => void;
};

export type Movable<Values> = {
  carId: Id;
  form: Form<Values>;
  /** The key of a new record's draft, and the address of its form. */
  draftKey: (carId: Id) => string;
  to: (carId: Id) => string;
  /** The same of a stored one; null where it stays with its car. */
  edit: { key: (id: Id) => string; to: (carId: Id, id: Id) => string } | null;
  /** What goes along without being a value of the draft. */
  files: { contents: () => Promise<File[]>; drop: () => void };
  /** The values that a draft cannot take along. */
  without: Partial<Values>;
};

/** All that was typed since the record was stored, on whichever car. */
const typedSince = <Values extends object>(
  values: Values,
  { typed, given }: MovedFrom<Partial<Values>>,
): Partial<Values> => ({ ...typed, ...(given && differing(values, { ...values, ...given })) });

type Surroundings<Values> = {
  t: Words['t'];
  navigate: ReturnType<typeof useNavigate>;
  /** The values that a stored record takes anew with that car, if any. */
  anew?: Partial<Values> | null;
};

/** Opens the form of another car with what was typed. @returns whether its files could be taken along */
export async function moveEntry<Values extends object>(
  other: Id,
  { carId, form, draftKey, to, edit, files, without }: Movable<Values>,
  { t, navigate, anew }: Surroundings<Values>,
): Promise<boolean> {
  if (edit && form.movesFrom?.carId === other) {
    const { id } = form.movesFrom;
    const values = typedSince(form.values, form.movesFrom);
    for (const name of Object.keys({ ...without, ...anew }) as (keyof Values)[]) delete values[name];
    files.drop();
    form.forget();
    if (Object.keys(values).length > 0) beginDraft(edit.key(id), { values, carried: { from: null } });
    navigate(edit.to(other, id), { replace: true });
    return true;
  }
  try {
    const { movesFrom } = form;
    const from = form.seen
      ? { carId, id: form.id, typed: form.typed }
      : movesFrom && { ...movesFrom, typed: typedSince(form.values, movesFrom) };
    const contents = await files.contents();
    // A new record starts from what is usual for its car; a stored one keeps what it says.
    const kept = from ? { ...form.values, ...anew } : form.typed;
    const values: Partial<Values> = { ...kept, ...without };
    const isEmpty = !from && Object.keys(form.typed).length === 0;
    const state = isEmpty
      ? {}
      : await carryEntry({ draftKey: draftKey(other), values, from, files: contents });
    if (!form.seen) files.drop();
    form.forget();
    navigate(to(other), { replace: true, state });
    return true;
  } catch (error) {
    console.warn('The files cannot be taken along', error);
    showError(t, 'This needs an internet connection');
    return false;
  }
}
