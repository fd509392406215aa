import type { Price } from '#domain/cars/schema.ts';
import { carOf } from './car-facts.ts';
import type { Formats } from './formats.ts';
import type { Columns } from './lubelogger-columns.ts';
import { eachRow, type RowReader } from './row-reader.ts';
import { addCar, type Session, type Table } from './session.ts';
import type { Distance } from './unit-rules.ts';

/** A price of 0 is unknown, and so is a day that is still to come. */
export function readVehicle(
  session: Session,
  formats: Formats,
  { table, car }: { table: Table; car: string },
  { at, distanceOf }: { at: Columns; distanceOf: (row: RowReader) => Distance },
): void {
  eachRow(session, formats, table, (row) => {
    const priceOf = (column: number, currencyColumn: number): Price | null => {
      const { cost, currency } = row.money(column, currencyColumn);
      return cost ? { amount: cost, currency } : null;
    };
    const dayOf = (column: number) => {
      const day = row.dayOrNull(column);
      return day !== null && day <= session.context.today ? day : null;
    };
    const [date, price] = [dayOf(at.boughtOn), priceOf(at.boughtFor, at.boughtIn)];
    const [since, soldFor] = [dayOf(at.soldOn), priceOf(at.soldFor, at.soldIn)];
    const km = at.boughtKm === -1 ? null : row.km(at.boughtKm, distanceOf(row));
    const isBought = date !== null || price !== null || km !== null;
    const [brand, model] = [row.text(at.brand), row.text(at.model)];
    const facts = { brand, model, year: row.text(at.year), plate: row.text(at.plate), vin: row.text(at.vin) };
    addCar(session, {
      ...carOf(car, { name: `${brand} ${model}`.trim(), ...facts }),
      ...(isBought && { purchase: { date, price, km } }),
      ...(since !== null && {
        outOfUse: { reason: 'sold', since, ...(soldFor && { price: soldFor }) },
      }),
    });
    row.finish();
  });
}
