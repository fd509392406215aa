import { useEffect, useRef, useState } from 'react';
import type { Output, Write, WriteProcedure } from '#domain/calls.ts';
import { isCode } from '#web/platform/api/errors.ts';
import { outbox } from '#web/platform/outbox/outbox.ts';
import { holdRefreshes } from '#web/platform/reads/query.ts';

/** Postpones refreshes until this screen is left: reading the deleted record again would fail. */
export function useRemoval<P extends WriteProcedure>(procedure: P, onLeft?: (output: Output<P>) => void) {
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

  const remove = async (input: Write<P>): Promise<void> => {
    setBusy(true);
    const release = holdRefreshes();
    let output: Output<P> | null = null;
    try {
      output = await outbox.send(procedure, input);
    } catch (error) {
      // Already deleted, by an earlier attempt or on another device.
      if (!isCode(error, 'NOT_FOUND')) {
        setBusy(false);
        release();
        throw error;
      }
    }
    leave.current = () => {
      if (output !== null) onLeft?.(output);
      release();
    };
    if (hasLeft.current) leave.current();
  };
  return { remove, busy };
}
