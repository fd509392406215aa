import { costPerKm, perKm, type CostPerKm } from './distance-rules.ts';
import { yearOf } from '#domain/months.ts';
import type { ReportFigures } from './schema.ts';
import type { Purchase } from '#domain/fills/overview-schema.ts';

/** Per km in minor units; null where nothing or too little is known. */
export type CostShares = { fuel: number | null; other: number | null };

type Stretch = Parameters<typeof perKm>[0];
type Figures = Pick<ReportFigures, 'costs' | 'mileage'>;
type Shares = {
  /** `yyyy-MM` */
  from: string;
  to: string;
  km: number;
  all: CostShares;
  years: ({ year: number } & CostShares)[];
};

/** Both over the same distance; null if that is too short. @param purchases other currencies are left out */
export function costWithFuel(
  purchases: readonly Purchase[],
  { costs, mileage }: Figures,
  currency: string,
): Shares | null {
  const own = purchases.filter((one) => one.currency === currency);
  const other = costPerKm({ costs, mileage }, currency);
  const fuel = costPerKm({ costs: own.map((one) => ({ ...one, kind: null })), mileage }, currency);
  if (!other || !fuel) return null;
  const missing = own.filter((one) => one.isIncomplete && one.month > other.from && one.month <= other.to);
  const isKnown = (year: number) => !missing.some(({ month }) => yearOf(month) === year);
  const ofFuel = (of: Stretch) => (fuel.minor === 0 ? null : perKm(of));
  const ofOther = (of: Stretch) => (other.minor === 0 ? null : perKm(of));
  return {
    from: other.from,
    to: other.to,
    km: other.km,
    all: { fuel: ofFuel(knownIn(fuel, isKnown)), other: ofOther(other) },
    years: other.years.map((stretch, at) => ({
      year: stretch.year,
      fuel: isKnown(stretch.year) ? ofFuel(fuel.years[at]!) : null,
      other: ofOther(stretch),
    })),
  };
}

/** Without the years in which something is missing. */
function knownIn(fuel: CostPerKm, isKnown: (year: number) => boolean): Stretch {
  if (fuel.years.every(({ year }) => isKnown(year))) return fuel;
  const known = fuel.years.filter(({ year }) => isKnown(year));
  const sum = (of: 'km' | 'minor') => known.reduce((all, one) => all + one[of], 0);
  return { km: sum('km'), minor: sum('minor') };
}

/** Unknown is not zero. */
export const totalOf = ({ fuel, other }: CostShares): number | null =>
  fuel === null || other === null ? null : fuel + other;
