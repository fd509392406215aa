import { isCharge } from '#domain/fills/energy-names.ts';
import { costOf } from '#domain/repairs/breakdown-rules.ts';
import type { Energy } from '#domain/fills/schema.ts';
import type { NameOf } from './car-names.ts';
import { factsIn } from './car-rows.ts';
import { cellsOf, ENOUGH, sampleOf, stepsOf, type Cells } from './column-cells.ts';
import { isCredit, isDeletion, isDerived, isEntered } from './column-names.ts';
import type { Likely } from './country-rules.ts';
import { currencyOfHeader } from './currency-words.ts';
import { energyOf, energyOfCar, isNameOfFuel } from './energy-words.ts';
import { isSet } from './flag-words.ts';
import type { Formats } from './formats.ts';
import { fuelColumns, partOf, type FuelColumn } from './fuel-columns.ts';
import { furtherColumns, otherwisePaid } from './further-columns.ts';
import { eachRow, noteOf, type Money, type RowReader } from './row-reader.ts';
import { isAmount, isOfNoDay, isReading, readingKinds } from './row-kinds.ts';
import { isBlank } from './sections.ts';
import { addCar, skip, type Session } from './session.ts';
import { addReminder, dueColumns, dueKinds, isReminder } from './table-reminders.ts';
import { isTrip } from './table-roles.ts';
import { addFill, addRepair, breakdownIn, toldGaps, type Repaired } from './table-records.ts';
import { currencyOfTable, distanceOfHeader, type Columns, type Mapped, withoutMoney } from './table-shape.ts';
import { titleFacts, titleOfTable } from './title-facts.ts';
import { compareTotal } from './total-rules.ts';
import { followTrips } from './trip-rules.ts';
import { askEnergy } from './unit-questions.ts';
import { costTimes } from './table-units.ts';
import { unitsOfCar, type Distance } from './unit-rules.ts';

/** @param all those of the same file may say the units of all */
export function readTableRows(
  session: Session,
  formats: Formats,
  { table, at: main }: Mapped,
  all: readonly Mapped[],
  { nameOf, likely }: { nameOf: NameOf; likely: Likely },
): void {
  const beside = all.filter((one) => one.table.file === table.file);
  const hasReadings = main.odometer !== -1 || main.trip !== -1;
  if (!hasReadings && all.some(({ at }) => at.odometer !== -1))
    skip(session, 'no-odometer', table.rows.length);
  const mapped = { table, at: main };
  const title = titleOfTable(table);
  const facts = titleFacts(table);
  const readings = readingKinds(mapped);
  const due = dueColumns(table, main);
  const kinds = dueKinds(mapped, due);
  const from = session.records.length;
  let since = from;
  const { startOdometer: start } = facts;
  const isOwn = beside[0]!.table !== table && titleFacts(beside[0]!.table).startOdometer !== start;
  const trips = followTrips(session, formats, table, main, { start, isOwn });
  const ofHeader = currencyOfTable(mapped);
  const sign = signOf(formats, mapped);
  const at = (find: (header: string) => boolean) => table.headers.findIndex((header) => find(header));
  const [credit, deleted] = [at(isCredit), at(isDeletion)];
  const valueAt = (row: RowReader, column: number) => formats.number(table, row.peek(column))?.value ?? 0;
  /** Where money came back: in the main column, a column of it, or alone in that of another expense. */
  const refundIn = (row: RowReader): number | undefined => {
    const own = [main.cost, main.amount].find((column) => isAmount(row.peek(column)));
    if (own !== undefined) return valueAt(row, main.cost) * sign < 0 ? main.cost : undefined;
    return [credit, ...expenses].find(
      (column) => isAmount(row.peek(column)) && (column === credit || valueAt(row, column) * sign < 0),
    );
  };
  const hasNames =
    main.car !== -1 && table.rows.some(({ row, cells }) => nameOf(cells[main.car]?.trim() ?? '', row) !== '');
  const samples = sampleOf(table.rows);
  const derived = table.headers.flatMap((header, column) =>
    isDerived(header) || isOfRows(header, cellsOf(samples, column, '.')) ? [column] : [],
  );
  for (const column of derived)
    if (table.rows.some(({ cells }) => !isBlank(cells[column] ?? '')))
      session.unread.add(table.headers[column]!);
  const factsOf = factsIn(mapped, nameOf);
  const columnsOfCost = [main.cost, ...otherwisePaid(mapped)];
  const costs = furtherColumns('cost', mapped);
  const odometers = furtherColumns('odometer', mapped);
  const ways = fuelColumns(session, formats, mapped, { costs, beside, likely });
  const expenses = [main.cost, ...costs].filter(
    (column) => column !== -1 && ways.every((way) => way.at.cost !== column),
  );
  const timesOf = new Map(
    [...columnsOfCost, ...costs, main.parts, main.labor].map((cost) => [
      cost,
      costTimes({ table, at: { ...main, cost } }, beside),
    ]),
  );
  const waysOf = (row: RowReader) => {
    const some = ways.filter((way) => isAmount(row.peek(way.at.amount)));
    const all = some.length > 0 ? some : [ways[0]!];
    const cost = columnsOfCost.find((column) => isAmount(row.peek(column))) ?? main.cost;
    return cost === main.cost ? all : all.map((way) => ({ ...way, at: { ...way.at, cost } }));
  };

  // Of a day with a start and an end the end.
  const furtherKm = (row: RowReader, distance: Distance, times: number) =>
    Math.max(0, ...odometers.map((column) => row.km(column, distance, times) ?? 0));

  const read = (row: RowReader, distance: Distance) => {
    row.ignore(...derived, deleted);
    const [way, ...more] = waysOf(row) as [FuelColumn, ...FuelColumn[]];
    const name = nameOf(row.text(main.car), row.row);
    const car = addCar(session, {
      key: name,
      name,
      ...(name === '' && title !== '' && { title }),
      ...(main.car === -1 && facts.described),
      ...factsOf(row),
      ...(hasReadings && unitsOfCar(distance, null)),
    });
    if (name === '' && hasNames) skip(session, 'no-car');
    const { today } = session.context;
    if (isReminder(row, { at: main, due, kinds }, today))
      return addReminder(row, car, {
        at: main,
        due,
        distance,
        times: ways[0]!.units.odometerTimes,
      });
    const date = row.day(main.date);
    const refund = refundIn(row);
    // Nothing costs less than nothing: what came back stays with its currency for the notes.
    const shared = {
      date,
      ...(refund !== undefined ? { cost: null, currency: formats.currency } : paidIn(row, way)),
    };
    // What was paid for the car itself is no cost of running it.
    if ([main.kind, main.title].some((column) => isPurchase(row.peek(column))))
      return skip(session, 'purchase');
    // Words instead of a reading are for the notes.
    const isRead = /^\P{L}*$|\d/u.test(row.peek(main.odometer));
    const own = isRead ? row.km(main.odometer, distance, way.units.odometerTimes) : null;
    const further = furtherKm(row, distance, way.units.odometerTimes);
    const km = own ?? (further || null);
    const others = expenses.filter((column) => valueAt(row, column) * sign > 0);
    if (refund !== undefined || expenses.some((column) => valueAt(row, column) * sign < 0))
      skip(session, 'refund-noted');
    if (refund !== undefined)
      return addRepair(row, main, car, {
        ...shared,
        mileage: km,
        heading: refund === main.cost ? '' : withoutMoney(table.headers[refund]!),
      });
    const hasMain =
      others.length === 0 || isAmount(row.peek(way.at.cost)) || isAmount(row.peek(way.at.amount));
    row.ignore(...others);
    if (hasMain && way.isPurchase(row)) {
      // What it says of the other expense.
      if (others.length > 0) row.ignore(main.title);
      const all = [way, ...more];
      for (const one of all) {
        const energy =
          one.units.energy(row) ??
          (more.length > 0 ? one.units.energyOfColumn : null) ??
          energyIn(row, one.at) ??
          one.units.energyOfColumn ??
          energyOfCar(`${name} ${title}`) ??
          askEnergy(
            session,
            [table],
            [row.peek(main.energy)].filter((cell) => cell !== ''),
          );
        const volume = isCharge(energy) ? 'l' : one.units.volume(row);
        if (!isCharge(energy)) addCar(session, { key: car, name, ...unitsOfCar(undefined, volume) });
        const isFull = one.isFull(row, isCharge(energy));
        const isMissedBefore = one.isMissedBefore(row);
        const paid = one === way ? shared : paidIn(row, one);
        const cost = partOf(session, { of: one, all, valueAt: (column) => valueAt(row, column) }, paid);
        const bought = {
          date,
          cost,
          currency: paid.currency,
          km,
          energy,
          volume,
          isFull,
          isMissedBefore,
          priceTimes: one.priceTimes,
        };
        // Its cells are in the notes of the first record.
        for (const { at: used } of more) row.ignore(used.amount, used.price, used.cost);
        addFill(session, formats, row, one.at, car, bought);
        row.ignore(...row.cells.keys());
      }
    } else if (hasMain) addOther(row, car, { ...shared, mileage: km });
    for (const column of others) {
      const heading = withoutMoney(table.headers[column]!);
      const fields = { ...paidAt(row, column), date, mileage: km, heading };
      addRepair(row, hasMain ? { ...main, notes: -1 } : main, car, fields);
      // Its cells are in the notes of the first record.
      row.ignore(...row.cells.keys());
    }
    if (own !== null && further > own) row.add(car, { kind: 'mileage', fields: { date, km: further } });
  };

  const paidAt = (row: RowReader, column: number): Money => {
    const ofCost = currencyOfHeader(table.headers[column]) ?? ofHeader ?? facts.currency;
    const { cost, currency } = row.peekMoney(column, main.currency, ofCost, timesOf.get(column));
    return { cost: cost && cost * sign, currency };
  };
  const paidIn = (row: RowReader, { at: { cost: column } }: FuelColumn): Money => {
    row.ignore(column);
    return paidAt(row, column);
  };

  const addOther = (row: RowReader, car: string, paid: Repaired) => {
    const own = breakdownIn(row, main, (column) => paidAt(row, column));
    const currency = paid.cost === null ? (own.currency ?? paid.currency) : paid.currency;
    const breakdown = own.currency === currency ? own.breakdown : null;
    const fields = { ...paid, currency, breakdown, cost: costOf({ ...paid, currency, breakdown }) };
    const isPaid = isAmount(row.text(main.cost)) || breakdown !== null;
    if (!isPaid && [main.title, main.kind].some((column) => isTrip(row.peek(column))))
      return skip(session, 'trip');
    const isWork =
      isPaid ||
      (!isReading(row, main) &&
        (row.has(main.title) || (row.has(main.kind) && !readings.has(row.text(main.kind)))));
    if (isWork && main.cost === -1 && breakdown === null) skip(session, 'no-cost');
    if (isWork) return addRepair(row, main, car, fields);
    row.ignore(main.title, main.kind);
    const { date, mileage: km } = fields;
    if (km !== null) row.add(car, { kind: 'mileage', fields: { date, km } });
    // What the app numbers or repeats is no note.
    const text = km === null || row.has(main.notes) ? row.notes(main.notes) : null;
    if (text !== null) row.add(car, { kind: 'note', fields: noteOf(date, text) });
    if (km === null && text === null) row.fail('odometer');
    return row.finish();
  };

  eachRow(session, formats, table, (row) => {
    if (row.cells.every(isBlank)) return;
    const said = () => valueAt(row, main.cost) * timesOf.get(main.cost)!;
    if (isOfNoDay(row, main)) {
      compareTotal(session, row, { from, since }, said());
      since = session.records.length;
      return skip(session, 'totals');
    }
    if (isSet(row.peek(deleted))) return skip(session, 'deleted');
    const distance = ways[0]!.units.distance(row);
    const before = session.records.length;
    trips.follow(row, distance, () => read(row, distance));
    const added = session.records.slice(before);
    const isLost =
      (isAmount(row.peek(main.amount)) && !added.some(({ kind }) => kind === 'fill')) ||
      (valueAt(row, main.cost) * sign > 0 &&
        !added.some(({ fields }) => 'cost' in fields && fields.cost !== null)) ||
      ([main.parts, main.labor].some((column) => valueAt(row, column) > 0) &&
        !added.some(({ fields }) => 'breakdown' in fields && fields.breakdown !== null));
    if (added.length > 0 && isLost) skip(session, 'value-noted');
  });
  session.gaps.push(...toldGaps(session.records.slice(from)));
  trips.finish(distanceOfHeader(table.headers[main.trip]) ?? session.answers.distance ?? 'km');
}

/** The day on which a row was entered, or its number. */
function isOfRows(header: string, { dates, numbers, whole }: Cells): boolean {
  if (isEntered(header)) return dates > 0.5;
  const steps = stepsOf(numbers.filter((value) => value !== null));
  return whole === 1 && steps.length >= ENOUGH && steps.every((step) => Math.abs(step) === 1);
}

const isPurchase = (text: string) => /^(bought|purchased?)$/i.test(text);

/** In a column of it, or as the kind or title of a purchase. */
const energyIn = (row: RowReader, at: Columns): Energy | null =>
  (at.energy === -1 ? null : row.energy(at.energy)) ??
  energyOf(row.peek(at.kind)) ??
  energyOf(row.peek(at.title)) ??
  energyOf(
    row.cells.find((cell, column) => isNameOfFuel(cell.trim()) && !Object.values(at).includes(column)) ?? '',
  );

/** A list of bookings has what was paid below zero. */
function signOf(formats: Formats, { table, at }: Mapped): 1 | -1 {
  const paid = sampleOf(table.rows).map(({ cells }) =>
    Math.sign(formats.number(table, cells[at.cost] ?? '')?.value ?? 0),
  );
  return paid.reduce((sum: number, one) => sum + one, 0) < 0 ? -1 : 1;
}
