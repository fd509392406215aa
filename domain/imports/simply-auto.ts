import { readCar } from './car-rows.ts';
import { energyOf } from './energy-words.ts';
import { settleFormats, type Formats } from './formats.ts';
import { columnsOf, hasHeaders } from './header-rules.ts';
import { planOf, repeatOfDays } from './reminder-plan.ts';
import { reminderKindOf, repairKindOf } from './repair-kind-words.ts';
import { eachRow, readFiles, RowReader, titleOf } from './row-reader.ts';
import { addCar, countLacks, skip, type Session, type Table } from './session.ts';
import { askDistance, askEnergy, askVolume } from './unit-questions.ts';

export const isSimplyAuto = (headers: readonly string[]): boolean =>
  hasHeaders(headers, 'Row ID', 'Vehicle ID');

const logColumns = (table: Table) =>
  columnsOf(table, {
    id: ['rowid'],
    car: ['vehicleid'],
    km: ['odometer'],
    amount: ['qty'],
    partial: ['partialtank'],
    missed: ['missedfillup'],
    cost: ['totalcost'],
    trip: ['distancetravelled'],
    economy: ['eff'],
    octane: ['octane'],
    brand: ['fuelbrand'],
    station: ['fillingstation'],
    notes: ['notes'],
    day: ['day'],
    month: ['month'],
    year: ['year'],
    receipt: ['receiptpath'],
    latitude: ['latitude'],
    longitude: ['longitude'],
    type: ['recordtype'],
    title: ['recorddesc'],
  });

/** A zip or a folder of tables that are joined by the name of the car. */
export function readSimplyAuto(session: Session, tables: readonly Table[]): void {
  const logs = tables.filter(({ headers }) => hasHeaders(headers, 'Qty', 'Record Type'));
  const services = tables.filter(({ headers }) => hasHeaders(headers, 'Service Name', 'Due Miles'));
  const vehicles = tables.filter(({ headers }) => hasHeaders(headers, 'Make', 'Lic#'));
  const rest = tables.filter((table) => ![...logs, ...services, ...vehicles].includes(table));
  for (const { rows } of rest) skip(session, 'trip', rows.length);
  const formats = settleFormats(
    session,
    [
      ...logs
        .map((table) => ({ table: folded(table), at: logColumns(table) }))
        .map(({ table, at }) => ({
          table,
          numbers: [at.km, at.amount],
          money: [at.cost],
          dates: [],
        })),
      ...services.map((table) => {
        const at = serviceColumns(table);
        return { table, numbers: [at.lastKm, at.everyKm], money: [], dates: [at.lastDate] };
      }),
    ],
    { dates: 'dmy' },
  );
  const fuels = readVehicles(session, formats, vehicles);
  const firstMonth = countsMonthsFromZero(logs) ? 0 : 1;
  for (const table of logs) readLog(session, formats, folded(table), fuels, firstMonth);
  for (const table of services) readServices(session, formats, table);
}

/** The description is last and may hold commas without quotes. */
const folded = (table: Table): Table => {
  const last = table.headers.length - 1;
  return {
    ...table,
    rows: table.rows.map((row) =>
      row.cells.length <= last + 1
        ? row
        : { ...row, cells: [...row.cells.slice(0, last), row.cells.slice(last).join(',').trim()] },
    ),
  };
};

const countsMonthsFromZero = (logs: readonly Table[]): boolean =>
  logs.some((table) => {
    const { month } = logColumns(table);
    return table.rows.some(({ cells }) => cells[month]?.trim() === '0');
  });

function readVehicles(session: Session, formats: Formats, tables: readonly Table[]): Map<string, string> {
  const fuels = new Map<string, string>();
  for (const table of tables) {
    const at = columnsOf(table, { key: ['vehicleid'], fuel: ['fueltype'] });
    for (const cells of table.rows) {
      const row = new RowReader(session, formats, table, cells);
      const key = row.text(at.key);
      fuels.set(key, row.text(at.fuel));
      readCar(session, row, key);
    }
  }
  return fuels;
}

type Columns = ReturnType<typeof logColumns>;

function dayOf(row: RowReader, at: Columns, firstMonth: 0 | 1): string {
  const [year, month, day] = [row.text(at.year), row.text(at.month), row.text(at.day)];
  return row.dayFrom(`${year}-${Number(month) + 1 - firstMonth}-${day}`);
}

function readLog(
  session: Session,
  formats: Formats,
  table: Table,
  fuels: ReadonlyMap<string, string>,
  firstMonth: 0 | 1,
): void {
  const at = logColumns(table);
  const distance = askDistance(session, table, at.km);
  countLacks(session, table, { km: at.km, cost: at.cost, car: at.car });
  if (firstMonth === 0) skip(session, 'months-from-zero', table.rows.length);
  eachRow(session, formats, table, (row) => {
    row.ignore(at.id, at.trip, at.economy);
    row.ignoreZeros(at.latitude, at.longitude);
    const key = row.text(at.car);
    const car = addCar(session, { key, name: key });
    const date = dayOf(row, at, firstMonth);
    const type = row.text(at.type);
    const km = row.km(at.km, distance);
    const lines: string[] = [];
    if (type === '0') {
      const named = row.energy(at.octane) ?? energyOf(fuels.get(key) ?? '');
      const energy = named ?? askEnergy(session, [table], [row.peek(at.octane)]);
      row.ignore(at.title);
      const fields = {
        date,
        energy,
        km,
        amount: row.amount(at.amount, energy, askVolume(session, table, at.amount, energy)),
        ...row.money(at.cost),
        isFull: !row.yes(at.partial),
        isMissedBefore: row.yes(at.missed),
        socEnd: null,
        station: row.short(row.has(at.station) ? at.station : at.brand, 100, lines),
      };
      const files = readFiles(session, row, at.receipt);
      const notes = row.notes(at.notes, lines);
      return row.add(car, { kind: 'fill', ...files, fields: { ...fields, notes } });
    }
    if (type === '3') return skip(session, 'trip');
    if (!['1', '2', '4'].includes(type)) row.fail('cells');
    row.ignore(at.amount, at.partial, at.missed);
    const { cost, currency } = row.money(at.cost);
    if (type === '4' && !cost) {
      if (km === null) return skip(session, 'no-mileage');
      return row.add(car, { kind: 'mileage', fields: { date, km } });
    }
    const description = row.short(at.title, 200, lines);
    const title = description ?? (type === '1' ? 'Service' : 'Expense');
    const garageName = row.short(at.station, 100, lines);
    const files = readFiles(session, row, at.receipt);
    const notes = row.notes(at.notes, lines);
    const found = repairKindOf(`${title} ${notes ?? ''}`);
    const fields = {
      title,
      date,
      cost,
      currency,
      garageName,
      kind: type === '1' ? (found === 'tyres' ? 'tyres' : 'service') : 'other',
      mileage: km,
      description: notes,
      mechanicName: null,
    };
    return row.add(car, { kind: 'repair', ...files, fields });
  });
}

const serviceColumns = (table: Table) =>
  columnsOf(table, {
    id: ['rowid'],
    car: ['vehicleid'],
    type: ['recordtype'],
    title: ['servicename'],
    recurring: ['recurring'],
    everyKm: ['duemiles'],
    everyDays: ['duedays'],
    lastKm: ['lastodo'],
    lastDate: ['lastdate'],
  });

/** 'Due Miles' and 'Due Days' are intervals since the last time. */
function readServices(session: Session, formats: Formats, table: Table): void {
  const at = serviceColumns(table);
  eachRow(session, formats, table, (row) => {
    row.ignore(at.id, at.type);
    const days = Math.round(row.number(at.everyDays, 'reminder') ?? 0);
    const hasKm = (row.number(at.everyKm, 'reminder') ?? 0) > 0;
    if (!hasKm && days <= 0) return skip(session, 'template');
    const distance = askDistance(session, table, at.everyKm);
    const key = row.text(at.car);
    const car = addCar(session, { key, name: key });
    const isRepeated = row.text(at.recurring) !== '0';
    const title = titleOf(row.text(at.title), 'Service').slice(0, 100);
    const kind = reminderKindOf(title);
    const plan = planOf({
      kind,
      dueDate: null,
      dueKm: null,
      every: days > 0 ? repeatOfDays(days) : null,
      repeatKm: row.km(at.everyKm, distance),
      doneOn: row.dayOrNull(at.lastDate),
      doneKm: row.km(at.lastKm, distance),
    });
    if (!plan) row.fail('reminder');
    const once = plan && !isRepeated ? { ...plan, repeat: null, repeatKm: null } : plan;
    const fields = { title, kind, plan: once, leadDays: null, leadKm: null };
    return row.add(car, { kind: 'reminder', fields: { ...fields, notes: row.notes(-1) } });
  });
}
