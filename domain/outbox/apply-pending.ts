import type { Procedure } from '#domain/calls.ts';
import { behaviourOf, nounNamed } from './register.ts';
import type { Complete, Completion } from './offline.ts';
import type { Pending } from './pending.ts';

/**
 * What a screen shows: the server's answer with what it does not know yet. Applying an operation again
 * changes nothing, so one that has arrived, but whose answer was lost, is not shown twice.
 * @param data undefined while the server has not answered
 * @param isUnreachable the server did not answer: what was made here must do
 */
export function applyPending(
  procedure: Procedure,
  input: unknown,
  data: unknown,
  pending: Pending,
  isUnreachable: boolean,
): unknown {
  const complete = nounNamed(procedure).reads?.[procedure] as Complete<Procedure> | undefined;
  if (!complete || (pending.operations.length === 0 && !isUnreachable)) return data;
  const withEffects: Completion['withEffects'] = (effect, known, carId) =>
    pending.operations.reduce((shown, operation) => {
      if (carId !== undefined && !('carId' in operation.input && operation.input.carId === carId))
        return shown;
      return behaviourOf(operation)?.effects?.[effect]?.(shown, operation, pending) ?? shown;
    }, known);
  return complete(input as never, data as never, { pending, isUnreachable, withEffects });
}
