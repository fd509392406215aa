import { useEffect, useRef, useState } from 'react';
import type { Output, Write, WriteProcedure } from '#domain/calls.ts';
import { isCode } from '#web/platform/api/errors.ts';
import type { Words } from '#domain/language/words.ts';
import { newId } from '#web/platform/ids.ts';
import { showError } from '#web/platform/toasts/error-toasts.ts';
import { showToast, type Toast } from '#web/platform/toasts/toasts.ts';
import { outbox } from '#web/platform/outbox/outbox.ts';
import { holdRefreshes } from '#web/platform/reads/query.ts';

/** A little longer than the toast stands that offers to undo it. */
const HOLD_MS = 9_000;

/** Takes a deletion back; null where it was final. */
export type Undo = (() => Promise<boolean>) | null;

/** Deletes a record in a moment, until when it can be undone. */
export async function removeWithUndo<P extends WriteProcedure>(procedure: P, input: Write<P>): Promise<Undo> {
  const opId = newId();
  const output = await outbox.send(procedure, input, opId, { holdMs: HOLD_MS });
  return output === null ? () => outbox.takeBack(opId) : null;
}

/** For the toast that tells of a deletion. */
export const undoAction = (t: Words['t'], undo: Undo): Pick<Toast, 'action'> =>
  undo === null
    ? {}
    : {
        action: {
          label: t('Undo'),
          run: () =>
            void undo().then(
              (isBack) =>
                isBack
                  ? showToast({ title: t('Deletion undone') })
                  : showError(t, 'It has already been deleted'),
              () => showError(t),
            ),
        },
      };

/** Postpones refreshes until this screen is left: reading the deleted record again would fail.
 * @param final for what cannot be undone; takes the answer once the screen is left */
export function useRemoval<P extends WriteProcedure>(procedure: P, final?: (output: Output<P>) => void) {
  const [busy, setBusy] = useState(false);
  const hasLeft = useRef(false);
  const leave = useRef<(() => void) | null>(null);
  useEffect(() => outbox.addWriter(procedure), [procedure]);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
      leave.current?.();
    };
  }, []);

  const remove = async (input: Write<P>): Promise<Undo> => {
    setBusy(true);
    const release = holdRefreshes();
    let output: Output<P> | null = null;
    let undo: Undo = null;
    try {
      if (final) output = await outbox.send(procedure, input);
      else undo = await removeWithUndo(procedure, input);
    } catch (error) {
      // Already deleted, by an earlier attempt or on another device.
      if (!isCode(error, 'NOT_FOUND')) {
        setBusy(false);
        release();
        throw error;
      }
    }
    leave.current = () => {
      if (output !== null) final?.(output);
      release();
    };
    if (hasLeft.current) leave.current();
    return undo;
  };
  return { remove, busy };
}
