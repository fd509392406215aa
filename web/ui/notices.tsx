import { lazy, Suspense, useEffect, useState } from 'react';
import { onNotice, type Notice } from '#web/platform/notices/notices.ts';

const Toaster = lazy(() => import('./toaster.tsx').then(({ Toaster: Loaded }) => ({ default: Loaded })));

/** Where notices are drawn. What draws them is fetched with the first one. */
export function Notices({ label, closeLabel }: { label: string; closeLabel: string }) {
  const [notices, setNotices] = useState<Notice[]>([]);
  useEffect(() => onNotice((notice) => setNotices((before) => [...before, notice])), []);
  return (
    // A dialog hides all but live parts of the page from screen readers: this one is there before any dialog.
    // What is said is announced by the region inside.
    <div aria-live="off">
      {notices.length > 0 && (
        <Suspense>
          <Toaster notices={notices} label={label} closeLabel={closeLabel} />
        </Suspense>
      )}
    </div>
  );
}
