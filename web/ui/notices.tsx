import { Suspense, useEffect, useState } from 'react';
import { onNotice, type Notice } from '#web/platform/notices/notices.ts';
import { lazyPart } from './lazy-part.tsx';

type Props = { label: string; closeLabel: string };

const Toaster = lazyPart<Props & { notices: readonly Notice[]; onMissing: () => void }>(
  () => import('./toaster.tsx').then((file) => file.Toaster),
  ({ onMissing }) => onMissing(),
);

/** The toaster is loaded with the first notice; until it can be, the last one stands as plain text. */
export function Notices({ label, closeLabel }: Props) {
  const [notices, setNotices] = useState<Notice[]>([]);
  const [isMissing, setMissing] = useState(false);
  useEffect(
    () =>
      onNotice((notice) => {
        setMissing(false);
        setNotices((before) => [...before, notice]);
      }),
    [],
  );
  const last = notices.at(-1);
  return (
    // A dialog hides everything but live regions from screen readers, so this one must exist before any dialog.
    // The region inside announces the notices.
    <div aria-live="off">
      {last && isMissing && (
        <p
          role="status"
          className="bg-surface border-line shadow-sheet rounded-card fixed inset-x-4 bottom-[calc(env(safe-area-inset-bottom)+6.5rem)] z-50 border p-4"
        >
          <strong className="block font-semibold">{last.title}</strong>
          {last.description}
        </p>
      )}
      {last && !isMissing && (
        <Suspense>
          <Toaster
            notices={notices}
            label={label}
            closeLabel={closeLabel}
            onMissing={() => setMissing(true)}
          />
        </Suspense>
      )}
    </div>
  );
}
