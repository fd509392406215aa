import { lazy, Suspense } from 'react';
import type { Id } from '#domain/ids.ts';
import { useRead } from '#web/platform/reads/query.ts';

const NewsList = lazy(() => import('./news-list.tsx').then((file) => ({ default: file.NewsList })));

/** @param carId of one car alone */
export function MechanicNews({ carId }: { carId?: Id }) {
  const { data } = useRead('share.news');
  const records = data?.records.filter((one) => carId === undefined || one.carId === carId) ?? [];
  if (records.length === 0) return null;
  return (
    <Suspense>
      <NewsList records={records} />
    </Suspense>
  );
}
