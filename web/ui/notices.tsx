import { lazy, Suspense, useEffect, useState } from 'react';
import { onNotice, type Notice } from '#web/platform/notices.ts';

const Toaster = lazy(() => import('./toaster.tsx').then(({ Toaster: Loaded }) => ({ default: Loaded })));

/** Where notices are drawn. What draws them is fetched with the first one. */
export function Notices({ label, closeLabel }: { label: string; closeLabel: string }) {
  const [notices, setNotices] = useState<Notice[]>([]);
  useEffect(() => onNotice((notice) => setNotices((before) => [...before, notice])), []);
  return (
    notices.length > 0 && (
      <Suspense>
        <Toaster notices={notices} label={label} closeLabel={closeLabel} />
      </Suspense>
    )
  );
}
