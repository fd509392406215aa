import type { RowReader } from './row-reader.ts';
import { skip, type Session } from './session.ts';

type Fuel = { date: string; mileage: number | null; cost: number | null; currency: string };

/** Fuel that was paid, nobody knows how much: its cost stays, and no consumption is figured across it. */
export function addUnknownPurchase(
  session: Session,
  row: RowReader,
  car: string,
  fuel: Fuel,
  description: string | null,
): void {
  skip(session, 'unknown-amount');
  session.gaps.push({ car, date: fuel.date });
  const fields = { ...fuel, title: 'Fuel', kind: 'other', description, garageName: null, mechanicName: null };
  row.add(car, { kind: 'repair', fields });
}
