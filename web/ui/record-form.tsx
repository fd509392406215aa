import { Suspense, type ReactNode } from 'react';
import type { EditProcedure, ValueContext } from '#domain/field-words.ts';
import type { Id } from '#domain/ids.ts';
import type { Conflict } from '#web/platform/forms/use-edit.ts';
import type { Submission } from '#web/platform/forms/use-submission.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DoubtDialog, type DoubtDialogProps } from './doubt-dialog.tsx';
import { DraftBanner } from './draft-banner.tsx';
import { Form } from './form.tsx';
import { lazyPart } from './lazy-part.tsx';

const KeyMark = lazyPart(
  () => import('./key-mark.tsx').then((file) => file.KeyMark),
  () => undefined,
);

type Props = {
  /** From `useRecordForm`. */
  form: {
    busy: Submission | null;
    seen: object | null;
    wasRestored: boolean;
    startOver: () => void;
    conflict: Conflict | null;
    edit: EditProcedure;
  };
  onSubmit: (form: HTMLFormElement) => Promise<void>;
  /** Drops the uploads of the draft. */
  onStartOver?: () => void;
  carId: Id | null;
  /** Names for the comparison of two versions. */
  known?: ValueContext;
  doubt?: DoubtDialogProps;
  onFocus?: () => void;
  children: ReactNode;
};

/** The frame of a record's form: draft banner, questions about implausible values, conflicts. */
export function RecordForm(props: Props) {
  const { form, onSubmit, onStartOver, carId, known = {}, doubt, onFocus, children } = props;
  const { byKey = null }: { byKey?: string | null } = form.seen ?? {};
  return (
    <Form busy={form.busy !== null} onSubmit={onSubmit} onFocus={onFocus}>
      <DraftBanner
        wasRestored={form.wasRestored}
        onStartOver={() => {
          onStartOver?.();
          form.startOver();
        }}
      />
      {byKey && (
        <Suspense>
          <KeyMark name={byKey} />
        </Suspense>
      )}
      {children}
      {doubt && <DoubtDialog {...doubt} />}
      <ConflictDialog carId={carId} conflict={form.conflict} procedure={form.edit} known={known} />
    </Form>
  );
}
