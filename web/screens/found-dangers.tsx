import { useGarage } from '#web/platform/records/use-garage.ts';
import { dangerOf } from '#domain/cars/danger-rules.ts';
import { adviceRank } from '#domain/assessment/advice-rank.ts';
import { carName } from '#domain/cars/rules.ts';
import type { SearchGroup } from '#domain/search/schema.ts';
import { href } from '#web/platform/hrefs.ts';
import { AdviceBadge } from '#web/ui/advice.tsx';
import { Link } from '#web/ui/link.tsx';

/** The worst advice of each car among the results, once above all rows. */
export function FoundDangers({ groups }: { groups: readonly SearchGroup[] }) {
  const found = new Set(groups.flatMap(({ records }) => records.map(({ carId }) => carId)));
  const cars = useGarage().data?.cars ?? [];
  const dangers = cars
    .flatMap((car) => {
      const danger = found.has(car.id) && dangerOf(car.health);
      return danger ? { car, danger } : [];
    })
    .toSorted((a, b) => adviceRank(b.danger.advice) - adviceRank(a.danger.advice));
  return (
    dangers.length > 0 && (
      <ul className="flex flex-wrap gap-x-4">
        {dangers.map(({ car, danger }) => (
          <li key={car.id} className="min-w-0">
            <Link
              to={href('symptomSummary', { carId: car.id, issueId: danger.issueId })}
              className="flex min-h-11 flex-wrap items-center gap-x-2"
            >
              <AdviceBadge advice={danger.advice} />
              <span className="min-w-0 text-sm font-medium wrap-anywhere">{carName(car)}</span>
            </Link>
          </li>
        ))}
      </ul>
    )
  );
}
