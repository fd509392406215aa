import { lazy, Suspense } from 'react';
import { useRead } from '#web/platform/reads/query.ts';

const NewsList = lazy(() => import('./news-list.tsx').then((file) => ({ default: file.NewsList })));

export function MechanicNews() {
  const { data } = useRead('share.news');
  if (!data?.records.length) return null;
  return (
    <Suspense>
      <NewsList records={data.records} />
    </Suspense>
  );
}
