import sax from 'sax';
import { BACKUP_PATTERN } from './acar.ts';
import type { Row } from './csv-rows.ts';
import type { OpenFile } from './open-files.ts';
import type { Recognised, Refused } from './recognise.ts';

/** The vehicles of a full backup, and what stands beside it in the zip: names by id, and units. */
type Backup = { vehicles: Element; names: Names; units: Record<string, string> };
type Element = { name: string; attributes: Record<string, string>; text: string; children: Element[] };
type Names = { events: Map<string, string>; fuels: Map<string, { name: string; category: string }> };

const DEPTH_MAX = 20;
/** A fill-up has some 20. */
const ELEMENTS_MAX = 300_000;

/** Null for what is damaged, or more than a backup holds. The library expands no entities of a file's own. */
function parseXml(text: string): Element | null {
  const root: Element = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  let elements = 0;
  const parser = sax.parser(true, { trim: true });
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({ name, attributes }) => {
    elements += 1;
    if (open.length > DEPTH_MAX || elements > ELEMENTS_MAX) throw new Error('more than a backup holds');
    const element: Element = { name: name.toLowerCase(), attributes, text: '', children: [] };
    open.at(-1)!.children.push(element);
    open.push(element);
  };
  parser.onclosetag = () => void open.pop();
  parser.ontext = parser.oncdata = (part) => (open.at(-1)!.text += part);
  try {
    parser.write(text.replace(/^\uFEFF/, '')).close();
  } catch {
    return null;
  }
  return root.children[0] ?? null;
}

const childrenOf = ({ children }: Element, name: string) => children.filter((one) => one.name === name);
const textOf = (element: Element, name: string) => childrenOf(element, name)[0]?.text ?? '';

const isVehicles = ({ file }: OpenFile) => /(^|\/)vehicles\.xml$/i.test(file);

export function acarBackups(files: readonly OpenFile[]): {
  backups: (Recognised | Refused)[];
  rest: OpenFile[];
} {
  const backups = files.filter(isVehicles).map(({ file, text }): Recognised | Refused => {
    const folder = file.slice(0, file.lastIndexOf('/') + 1);
    const beside = (name: string) => {
      const found = files.find((one) => one.file.toLowerCase() === `${folder}${name}`.toLowerCase());
      return found ? parseXml(found.text) : null;
    };
    const vehicles = parseXml(text);
    if (vehicles?.name !== 'vehicles') return { file, reason: 'json-damaged' };
    const names = { events: eventNames(beside), fuels: fuelNames(beside('fuel-types.xml')) };
    const rows = rowsOf({ vehicles, names, units: preferences(beside('preferences.xml')) });
    return { file, source: 'acar', rows, broken: [] };
  });
  const isPart = ({ file }: OpenFile) =>
    backups.some((one) => file.startsWith(one.file.slice(0, one.file.lastIndexOf('/') + 1))) &&
    /\.xml$/i.test(file);
  return { backups, rest: files.filter((file) => !isPart(file)) };
}

/** Services and expenses each have ids of their own in older versions. */
function eventNames(beside: (name: string) => Element | null): Map<string, string> {
  const lists = ['event-subtypes.xml', 'services.xml', 'expenses.xml'].flatMap(
    (name) => beside(name)?.children ?? [],
  );
  return new Map(
    lists.map((one) => [`${kindOf(one)} ${one.attributes['id'] ?? ''}`, textOf(one, 'name')] as const),
  );
}

const kindOf = ({ name, attributes }: Element) => attributes['type'] ?? name;

const fuelNames = (types: Element | null): Names['fuels'] =>
  new Map(
    (types?.children ?? []).map((one) => [
      one.attributes['id'] ?? '',
      { name: textOf(one, 'name'), category: textOf(one, 'category') },
    ]),
  );

const preferences = (list: Element | null): Record<string, string> =>
  Object.fromEntries((list?.children ?? []).map(({ attributes, text }) => [attributes['name'] ?? '', text]));

/** As the columns of the CSV are called; the others are the words of the element. */
const HEADERS = new Map([
  ['partial', 'Partial Fill-Up?'],
  ['previous-missed-fillups', 'Previously Missed Fill-Ups?'],
  ['price-per-volume-unit', 'Price per Unit'],
]);
const headerOf = (name: string) =>
  HEADERS.get(name) ?? name.replaceAll('-', ' ').replaceAll(/\b\p{L}/gu, (letter) => letter.toUpperCase());

type Cells = Record<string, string>;

function cellsOf(record: Element, vehicle: Element, { names, units }: Backup): Cells {
  const distance = units['acar.distance-unit'] ?? textOf(vehicle, 'distance-unit');
  const cells: Cells = {
    Vehicle: textOf(vehicle, 'name'),
    'Distance Unit': distance === 'm' ? 'mi' : distance,
  };
  for (const { name, text, children } of record.children) {
    // '03/14/2019 - 10:00'
    if (name === 'date') {
      const [day = '', clock = ''] = text.split(' - ', 2);
      Object.assign(cells, { Date: day, Time: clock });
    } else if (name === 'fuel-type-id') {
      const fuel = names.fuels.get(text);
      Object.assign(cells, { 'Fuel Category': fuel?.category ?? '', 'Fuel Type': fuel?.name ?? '' });
    } else if (children.length > 0) {
      cells[headerOf(name)] = children.map((one) => eventName(one, textOf(record, 'type'), names)).join(', ');
    } else if (!name.endsWith('-id')) cells[headerOf(name)] = text;
  }
  return cells;
}

function eventName({ name, attributes, text }: Element, type: string, { events }: Names): string {
  const id = attributes['id'] ?? '';
  return events.get(`${name} ${id}`) ?? events.get(`${type} ${id}`) ?? text;
}

/** Of a vehicle, in the list that its version keeps them in; they are counted. */
const remindersOf = (car: Element): Cells[] =>
  [car, ...car.children]
    .flatMap((list) => childrenOf(list, 'reminder'))
    .map((reminder) => ({
      Vehicle: textOf(car, 'name'),
      ...Object.fromEntries(reminder.children.map(({ name, text }) => [headerOf(name), text])),
    }));

/** The sections of the CSV of the same app; `row` counts the records of each. */
function rowsOf(backup: Backup): Row[] {
  const { vehicles, units } = backup;
  const cars = childrenOf(vehicles, 'vehicle');
  const section = (title: string, all: readonly Cells[]): Row[] => {
    if (all.length === 0) return [];
    const headers = [...new Set(all.flatMap((cells) => Object.keys(cells)))];
    const rows = all.map((cells, at) => ({ row: at + 1, cells: headers.map((name) => cells[name] ?? '') }));
    return [{ row: 0, cells: [title] }, { row: 0, cells: headers }, ...rows];
  };
  const records = (kind: string) =>
    cars.flatMap((car) =>
      childrenOf(car, `${kind}-records`).flatMap((list) =>
        childrenOf(list, `${kind}-record`).map((record) => cellsOf(record, car, backup)),
      ),
    );
  const volumeOf = (car: string) => {
    const found = cars.find((one) => textOf(one, 'name') === car);
    return units['acar.volume-unit'] ?? (found ? textOf(found, 'volume-unit') : '');
  };
  const fills = records('fillup').map((cells) => ({
    ...cells,
    'Volume Unit': volumeOf(cells['Vehicle'] ?? ''),
  }));
  const vehicleCells = cars.map((car) =>
    Object.fromEntries(
      ['name', 'make', 'model', 'year', 'license-plate', 'vin'].map((name) => [
        headerOf(name),
        textOf(car, name),
      ]),
    ),
  );
  return [
    { row: 0, cells: ['Metadata'] },
    { row: 0, cells: [BACKUP_PATTERN] },
    ...section('Vehicles', vehicleCells),
    ...section('Fill-Up Records', fills),
    ...section('Service Records', records('service')),
    ...section('Expense Records', records('expense')),
    ...section('Event Records', records('event')),
    ...section('Trip Records', records('trip')),
    ...section('Reminder Records', cars.flatMap(remindersOf)),
  ];
}
