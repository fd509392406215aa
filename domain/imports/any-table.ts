import { isCharge } from '#domain/fills/energy-names.ts';
import { RepairKind } from '#domain/repairs/schema.ts';
import { energyOf } from './energy-words.ts';
import { fillDetails, paidFor } from './fill-details.ts';
import { settleFormats, type Formats } from './formats.ts';
import { headerKey, unitOfHeader } from './header-rules.ts';
import { repairKindOf } from './repair-kind-words.ts';
import { eachRow, noteOf, titleOf, type RowReader } from './row-reader.ts';
import { tableFields, type TableField } from './schema.ts';
import { addCar, refuseFile, type Session, type Table } from './session.ts';
import { suggestColumns } from './table-columns.ts';
import { askDistance, askEnergy, askVolume } from './unit-questions.ts';
import { distanceOf, volumeOf, type Distance, type Volume } from './unit-rules.ts';

type Columns = Record<TableField, number>;

export function readTables(session: Session, tables: readonly Table[]): void {
  const mapped = tables.map((table) => ({ table, at: columnsIn(session, table) }));
  const readable = mapped.filter(({ at }) => at.date !== -1);
  for (const { table, at } of mapped)
    if (at.date === -1 && session.answers.columns) refuseFile(session, table.file, 'columns-unknown');
  const formats = settleFormats(
    session,
    readable.map(({ table, at }) => ({
      table,
      numbers: [at.odometer, at.amount],
      money: [at.cost, at.price, at.discount],
      dates: [at.date],
    })),
    { dates: 'dmy' },
  );
  for (const { table, at } of readable) readTable(session, formats, table, at);
}

function columnsIn(session: Session, table: Table): Columns {
  const suggested = suggestColumns(table.headers);
  const names = session.answers.columns ?? suggested;
  if (!session.answers.columns) {
    session.questions.set('columns', {
      id: 'columns',
      files: [...(session.questions.get('columns')?.files ?? []), table.file],
      choices: [...new Set([...(session.questions.get('columns')?.choices ?? []), ...table.headers])],
      suggested: JSON.stringify(suggested),
      samples: table.rows.slice(0, 3).map(({ cells }) => cells.join(' | ').slice(0, 200)),
    });
  }
  const entries = tableFields.map((field) => {
    const name = names[field];
    return [field, name === undefined ? -1 : table.headers.indexOf(name)] as const;
  });
  return Object.fromEntries(entries) as Columns;
}

function readTable(session: Session, formats: Formats, table: Table, at: Columns): void {
  const distance: Distance =
    unitOfHeader(table.headers[at.odometer], distanceOf) ?? askDistance(session, table, at.odometer);
  const header = table.headers[at.amount];
  const isInKwh = header !== undefined && headerKey(header).includes('kwh');
  const said = unitOfHeader(header, volumeOf);
  const volumeIn = (): Volume => {
    if (isInKwh) return 'l';
    return said === 'gal' || said === undefined
      ? askVolume(session, table, at.amount, null, said && ['usgal', 'ukgal'])
      : said;
  };
  eachRow(session, formats, table, (row) => {
    const name = row.text(at.car);
    const car = addCar(session, { key: name, name });
    const shared = { date: row.day(at.date), ...row.money(at.cost, at.currency) };
    const km = row.km(at.odometer, distance);
    if (row.has(at.amount)) {
      const energy = isInKwh
        ? 'electric'
        : (energyOf(row.text(at.energy)) ?? askEnergy(session, [table], [row.text(at.energy)]));
      return addFill(formats, row, at, car, { ...shared, km, energy, volume: volumeIn() });
    }
    if (row.has(at.title) || row.has(at.cost) || row.has(at.kind)) return addRepair(row, at, car, shared, km);
    const { date } = shared;
    const text = row.notes(at.notes);
    if (km !== null) row.add(car, { kind: 'mileage', fields: { date, km } });
    if (text !== null) row.add(car, { kind: 'note', fields: noteOf(date, text) });
    if (km === null && text === null) row.fail('odometer');
    return row.finish();
  });
}

type RowFields = { date: string; cost: number | null; currency: string };

function addFill(
  formats: Formats,
  row: RowReader,
  at: Columns,
  car: string,
  {
    volume,
    ...shared
  }: RowFields & { km: number | null; energy: Parameters<RowReader['amount']>[1]; volume: Volume },
): void {
  const lines: string[] = [];
  const price = row.price(at.price).cost;
  const units = formats.number(row.table, row.text(at.amount))?.value ?? 0;
  // Per cent are no sum: they stay for the notes.
  const isShare = [row.table.headers[at.discount], row.peek(at.discount)].some((text) => text?.includes('%'));
  const discount = isShare ? -1 : at.discount;
  const bought = {
    ...shared,
    volume,
    amount: row.amount(at.amount, shared.energy, volume),
    cost: shared.cost ?? paidFor(row, shared.currency, { price, units, discount: row.price(discount).cost }),
  };
  const { price: priceAt, socStart, socEnd } = at;
  const fields = {
    ...bought,
    ...fillDetails(row, { price: priceAt, discount, socStart, socEnd }, bought),
    time: row.time(at.time) ?? row.time(at.date),
    power: isCharge(shared.energy) ? row.power(at.power) : null,
    // A table without the column is usually kept by somebody who always fills up.
    isFull: at.full === -1 || row.yes(at.full),
    isMissedBefore: row.yes(at.missed),
    station: row.short(at.station, 100, lines),
  };
  row.add(car, { kind: 'fill', fields: { ...fields, notes: row.notes(at.notes, lines) } });
}

function addRepair(
  row: RowReader,
  at: Columns,
  car: string,
  shared: RowFields,
  mileage: number | null,
): void {
  const lines: string[] = [];
  const kind = row.text(at.kind);
  const named = RepairKind.safeParse(kind.toLowerCase()).data;
  const title = row.short(at.title, 200, lines);
  const garageName = row.short(at.station, 100, lines);
  if (!named && kind !== '' && title !== null) lines.push(kind);
  const description = row.notes(at.notes, lines);
  const fields = {
    ...shared,
    mileage,
    garageName,
    description,
    title: title ?? titleOf(kind, description, 'Repair'),
    kind: named ?? repairKindOf(`${kind} ${title ?? ''}`),
    mechanicName: null,
  };
  row.add(car, { kind: 'repair', fields });
}
