import { lazy, Suspense } from 'react';
import type { DueReminder } from '#domain/reminders/due-list-rules.ts';

const DoneDialog = lazy(() => import('./done-dialog.tsx').then((file) => ({ default: file.DoneDialog })));
const ReminderMenu = lazy(() =>
  import('./reminder-menu.tsx').then((file) => ({ default: file.ReminderMenu })),
);

export type OpenDialog = { kind: 'done' | 'more'; due: DueReminder };

/** Loaded on demand. */
export function ReminderDialogs({ open, onClose }: { open: OpenDialog | null; onClose: () => void }) {
  if (!open) return null;
  const Dialog = open.kind === 'done' ? DoneDialog : ReminderMenu;
  return (
    <Suspense>
      <Dialog due={open.due} onClose={onClose} />
    </Suspense>
  );
}
