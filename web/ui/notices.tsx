import { lazy, Suspense, useEffect, useState } from 'react';
import { onNotice, type Notice } from '#web/platform/notices/notices.ts';

const Toaster = lazy(() => import('./toaster.tsx').then(({ Toaster: Loaded }) => ({ default: Loaded })));

/** The toaster is loaded with the first notice. */
export function Notices({ label, closeLabel }: { label: string; closeLabel: string }) {
  const [notices, setNotices] = useState<Notice[]>([]);
  useEffect(() => onNotice((notice) => setNotices((before) => [...before, notice])), []);
  return (
    // A dialog hides everything but live regions from screen readers, so this one must exist before any dialog.
    // The region inside announces the notices.
    <div aria-live="off">
      {notices.length > 0 && (
        <Suspense>
          <Toaster notices={notices} label={label} closeLabel={closeLabel} />
        </Suspense>
      )}
    </div>
  );
}
