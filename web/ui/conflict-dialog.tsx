import { lazy, Suspense } from 'react';
import type { EditProcedure, ValueContext } from '#domain/field-words.ts';
import type { Id } from '#domain/ids.ts';
import type { Conflict } from '#web/platform/forms/use-edit.ts';

// On demand: conflicts are rare, and the words for their fields need the schemas.
const ConflictPanel = lazy(() =>
  import('./conflict-panel.tsx').then(({ ConflictPanel: Panel }) => ({ default: Panel })),
);

type Props = { conflict: Conflict | null; procedure: EditProcedure; carId: Id | null; known?: ValueContext };

/** Shows both versions of fields changed in two places. */
export function ConflictDialog({ conflict, ...edit }: Props) {
  return (
    conflict && (
      <Suspense>
        <ConflictPanel {...conflict} {...edit} />
      </Suspense>
    )
  );
}
