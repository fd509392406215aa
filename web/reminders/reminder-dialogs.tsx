import { Suspense } from 'react';
import type { DueReminder } from '#domain/reminders/due-list-rules.ts';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { DoneDialog } from './lazy-done-dialog.ts';

const ReminderMenu = lazyDialog(() => import('./reminder-menu.tsx').then((file) => file.ReminderMenu));

export type OpenDialog = { kind: 'done' | 'more'; due: DueReminder };

export function ReminderDialogs({ open, onClose }: { open: OpenDialog | null; onClose: () => void }) {
  if (!open) return null;
  const Dialog = open.kind === 'done' ? DoneDialog : ReminderMenu;
  return (
    <Suspense>
      <Dialog due={open.due} onClose={onClose} />
    </Suspense>
  );
}
