import { useEffect, useRef, useState } from 'react';
import type { Output } from '#domain/calls.ts';
import { isCode } from './api-errors.ts';
import { outbox, type Write, type WriteProcedure } from './outbox.ts';
import { queryClient } from './query.ts';

/**
 * Deletes the record that a screen shows. Everything on screen is asked for again only once this screen is
 * left: what was deleted must not be asked for.
 * @param onLeft what is known of the rest, called when the screen is left
 */
export function useRemoval<P extends WriteProcedure>(procedure: P, onLeft?: (output: Output<P>) => void) {
  const [busy, setBusy] = useState(false);
  const leave = useRef<(() => void) | null>(null);
  useEffect(() => () => leave.current?.(), []);

  const remove = async (input: Write<P>): Promise<void> => {
    setBusy(true);
    let output: Output<P> | null = null;
    try {
      output = await outbox.send(procedure, input);
    } catch (error) {
      // Gone is gone: an earlier try had arrived, or another device was faster.
      if (!isCode(error, 'NOT_FOUND')) {
        setBusy(false);
        throw error;
      }
    }
    leave.current = () => {
      if (output !== null) onLeft?.(output);
      void queryClient.invalidateQueries();
    };
  };
  return { remove, busy };
}
