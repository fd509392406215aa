import type { Issue } from '#domain/issues/schema.ts';
import { dayOfInstant } from '#domain/language/format.ts';
import { InputWarning } from '#web/ui/input-warning.tsx';
import { useMileageHint } from '#web/platform/forms/use-mileage-hint.ts';

/** Warns of a mileage that contradicts other readings (D109). */
export function IssueMileageDoubt({ issue, typed }: { issue: Issue; typed: string }) {
  const date = dayOfInstant(issue.date);
  return (
    <InputWarning>
      {useMileageHint(issue.carId, typed, { source: 'issue', sourceId: issue.id, date })}
    </InputWarning>
  );
}
