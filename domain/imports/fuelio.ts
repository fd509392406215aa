import type { Energy, Power } from '#domain/fills/schema.ts';
import { readCar } from './car-rows.ts';
import {
  categoriesOf,
  costColumns,
  type Done,
  leaveReplaced,
  readCost,
  type Vehicle,
} from './fuelio-costs.ts';
import { energyOf } from './energy-words.ts';
import { fillDetails, paidFor } from './fill-details.ts';
import { settleFormats, type Formats } from './formats.ts';
import { columnsOf, hasHeaders, unitInBrackets } from './header-rules.ts';
import { eachRow, RowReader } from './row-reader.ts';
import { hashName, sectionsOf, type Section } from './sections.ts';
import { addCar, countLacks, refuseFile, refuseRow, type Session } from './session.ts';
import type { Row } from './csv-rows.ts';
import { skipSection } from './table-roles.ts';
import { askDistance, askEnergy, askVolume } from './unit-questions.ts';
import { distanceOf, unitsOfCar, volumeOf, type Volume } from './unit-rules.ts';
import { lookUp } from './look-up.ts';

const FAMILIES: readonly [number, number, Energy][] = [
  [216, 217, 'adblue'],
  [100, 199, 'gasoline'],
  [200, 299, 'diesel'],
  [300, 399, 'e85'],
  [400, 499, 'lpg'],
  [500, 599, 'cng'],
  [600, 699, 'electric'],
  [700, 799, 'e85'],
];

/** Of electricity. */
const POWERS: Partial<Record<string, Power>> = { 601: 'ac', 602: 'dc' };

const energyOfCode = (code: number): Energy | null =>
  FAMILIES.find(([from, to]) => code >= from && code <= to)?.[2] ?? null;

const VOLUMES: Volume[] = ['l', 'usgal', 'ukgal'];

const isLog = (headers: readonly string[]) =>
  hasHeaders(headers, 'Full', 'Missed', 'TankNumber', 'VolumePrice');
const isCosts = (headers: readonly string[]) => hasHeaders(headers, 'CostTitle', 'CostTypeID');

/** A section saved as a file of its own has no line that names it. */
export const isFuelioTable = (headers: readonly string[]): boolean => isLog(headers) || isCosts(headers);

export function readFuelio(session: Session, files: readonly { file: string; rows: Row[] }[]): void {
  for (const { file, rows } of files) {
    const [first, ...others] = rows;
    const headers = first?.cells ?? [];
    if (isFuelioTable(headers))
      readBackup(session, [{ file, name: isLog(headers) ? 'log' : 'costs', headers, rows: others }]);
    else readBackup(session, sectionsOf(file, rows, hashName));
  }
}

const READ = new Set(['vehicle', 'log', 'costs', 'costcategories']);

function readBackup(session: Session, sections: Section[]): void {
  const find = (name: string) => sections.find((section) => section.name === name);
  const log = find('log');
  const costs = find('costs');
  const logAt = log && logColumns(log);
  const costsAt = costs && costColumns(costs);
  const formats = settleFormats(
    session,
    [
      ...(log && logAt
        ? [{ table: log, numbers: [logAt.km, logAt.amount], money: [logAt.cost], dates: [logAt.date] }]
        : []),
      ...(costs && costsAt
        ? [
            {
              table: costs,
              numbers: [costsAt.km],
              money: [costsAt.cost],
              dates: [costsAt.date, costsAt.remindDate],
            },
          ]
        : []),
    ],
    { dates: orderOf(find('vehicle')), areDatesSure: true, decimal: '.' },
  );
  // A list that is not read shows by its last row that the file breaks off in it.
  if (find('costcategories') && !costs) refuseFile(session, sections[0]!.file, 'cut-off');
  const last = sections.at(-1);
  const end = last?.rows.at(-1);
  if (last && end && last !== log && last !== costs && end.cells.length < last.headers.length)
    refuseRow(session, last.file, end, 'cells');
  for (const section of sections) if (!READ.has(section.name)) skipSection(session, section);
  const vehicle = readVehicle(session, formats, find('vehicle'), log) ?? vehicleOf(session, log ?? costs);
  if (log && logAt) {
    countLacks(session, log, { km: logAt.km, cost: logAt.cost });
    eachRow(session, formats, log, (row) => readFill(session, formats, vehicle, row, logAt));
  }
  if (costs && costsAt) {
    const due = Math.min(costsAt.remindKm, costsAt.remindDate, costsAt.repeatKm, costsAt.repeatMonths);
    countLacks(session, costs, { km: costsAt.km, cost: costsAt.cost, due });
    const names = categoriesOf(find('costcategories'));
    const done: Done[] = [];
    eachRow(session, formats, costs, (row) => readCost(session, vehicle, row, costsAt, names, done));
    leaveReplaced(session, done);
  }
}

/** A Java pattern. */
function orderOf(vehicle: Section | undefined) {
  const at = vehicle ? columnsOf(vehicle, { format: ['importcsvdateformat'] }).format : -1;
  const pattern = vehicle?.rows[0]?.cells[at]?.trim() ?? '';
  if (pattern.startsWith('M')) return 'mdy';
  return pattern.startsWith('y') ? 'ymd' : 'dmy';
}

/** Without a line of the vehicle only the headers name units. */
function vehicleOf(session: Session, table: Section | undefined): Vehicle {
  const car = addCar(session, { key: '', name: '' });
  const units = (table?.headers ?? []).map((header) =>
    unitInBrackets(header.replaceAll(/\(optional\)/gi, '')),
  );
  const distance = units.map((unit) => distanceOf(unit)).find((unit) => unit !== undefined) ?? 'km';
  const said = units.map((unit) => volumeOf(unit)).find((unit) => unit !== undefined);
  const volume = said === undefined || said === 'gal' ? 'l' : said;
  return { car, distance, volume, volume2: volume, tanks: [null, null] };
}

/** @param log is asked about where the line of the vehicle has no column of units */
function readVehicle(
  session: Session,
  formats: Formats,
  table: Section | undefined,
  log: Section | undefined,
): Vehicle | null {
  const [first] = table?.rows ?? [];
  if (!table || !first) return null;
  const at = columnsOf(table, {
    name: ['name'],
    distance: ['distunit'],
    volume: ['fuelunit'],
    volume2: ['fuelunittank2'],
    tank1: ['tank1type'],
    tank2: ['tank2type'],
  });
  const row = new RowReader(session, formats, table, first);
  const code = (column: number) => Number(row.text(column));
  const car = readCar(session, row, row.text(at.name));
  const logAt = log && logColumns(log);
  const volume =
    log && at.volume === -1 ? askVolume(session, log, logAt!.amount) : (VOLUMES[code(at.volume)] ?? 'l');
  const isInMiles = code(at.distance) === 1;
  const distance = log && at.distance === -1 ? askDistance(session, log, logAt!.km) : isInMiles ? 'mi' : 'km';
  addCar(session, { key: car, name: car, ...unitsOfCar(distance, volume) });
  return {
    car,
    distance,
    volume,
    volume2: row.has(at.volume2) ? (VOLUMES[code(at.volume2)] ?? volume) : volume,
    tanks: [energyOfCode(code(at.tank1)), energyOfCode(code(at.tank2))],
  };
}

/** What is no liquid has its amounts below 'kg' or 'kWh': the column stays between its neighbours. */
function logColumns(table: Section) {
  const at = namedLogColumns(table);
  const isBetween = at.amount === -1 && at.full - at.km === 2;
  return isBetween ? { ...at, amount: at.km + 1 } : at;
}

const namedLogColumns = (table: Section) =>
  columnsOf(table, {
    date: ['data', 'date'],
    km: ['odo(*', 'odo'],
    amount: ['fuel(*', 'fuel'],
    full: ['full'],
    cost: ['price'],
    economy: ['mpg', 'l/100km', 'km/l', 'mpg*', 'l/100*', 'km/*'],
    station: ['city'],
    notes: ['notes'],
    missed: ['missed'],
    tank: ['tanknumber'],
    fuel: ['fueltype'],
    price: ['volumeprice'],
    stationId: ['stationid'],
    exclude: ['excludedistance'],
    id: ['uniqueid'],
    tankCalc: ['tankcalc'],
    guid: ['guid'],
    updated: ['lastupdated'],
    latitude: ['latitude'],
    longitude: ['longitude'],
  });

function readFill(
  session: Session,
  formats: Formats,
  vehicle: Vehicle,
  row: RowReader,
  at: ReturnType<typeof logColumns>,
): void {
  row.ignore(at.economy, at.stationId, at.id, at.tankCalc, at.guid, at.updated);
  row.ignoreZeros(at.exclude, at.latitude, at.longitude);
  const isSecond = row.text(at.tank) === '2';
  // Driven on the other fuel since: Carful has no field for it, so that the interval has no figure.
  const isExcluded = (formats.number(row.table, row.peek(at.exclude))?.value ?? 0) > 0;
  const code = row.text(at.fuel);
  const energy =
    energyOfCode(Number(code)) ??
    energyOf(code) ??
    vehicle.tanks[isSecond ? 1 : 0] ??
    askEnergy(session, [row.table], [code]);
  const unit = isSecond ? vehicle.volume2 : vehicle.volume;
  const paid = row.money(at.cost);
  const amount = row.amount(at.amount, energy, unit);
  const price = row.number(at.price, 'cost');
  const volume = formats.number(row.table, row.text(at.amount))?.value ?? 0;
  const cost = paid.cost === 0 ? null : paid.cost;
  const lines: string[] = [];
  const bought = {
    energy,
    amount,
    currency: paid.currency,
    cost: cost ?? paidFor(paid.currency, { price, units: volume }),
    volume: unit,
  };
  const fields = {
    ...bought,
    ...fillDetails(row, { price: at.price }, bought),
    date: row.day(at.date),
    time: row.time(at.date),
    power: lookUp(POWERS, code) ?? null,
    km: row.km(at.km, vehicle.distance),
    isFull: row.yes(at.full),
    isMissedBefore: row.yes(at.missed) || isExcluded,
    station: row.short(at.station, 100, lines),
  };
  row.add(vehicle.car, { kind: 'fill', fields: { ...fields, notes: row.notes(at.notes, lines) } });
}
