import { deflateRawSync } from 'node:zlib';
import { type ZipOptions, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { importContext, importFixture, lines } from '#tests/import-files.ts';
import { readImport } from './read-import.ts';
import { extractFiles, unzip } from './unzip.ts';

const log = importFixture('simply-auto-log.csv').bytes;
const zipOf = (entries: Record<string, Uint8Array>, name = 'backup.zip', options: ZipOptions = {}) => ({
  name,
  bytes: zipSync(entries, options),
});
/** A zip whose first entry unpacks to so many zeros: what deflates in JavaScript takes seconds for them. */
function bombOf(name: string, size: number, others: Record<string, Uint8Array> = {}) {
  const bomb = zipOf(
    { [name]: deflateRawSync(new Uint8Array(size), { level: 1 }), ...others },
    'backup.zip',
    { level: 0 },
  );
  const [method, originalSize, deflated] = [8, 22, 8];
  const header = new DataView(bomb.bytes.buffer);
  header.setUint16(method, deflated, true);
  header.setUint32(originalSize, size, true);
  return bomb;
}
const read = (entries: Record<string, Uint8Array>) => readImport([zipOf(entries)], {}, importContext);
const reasons = (reading: ReturnType<typeof read>) => reading.unreadable.map(({ reason }) => reason);

describe('a zip', () => {
  test('is looked into, and its tables are read together', { tags: ['IMP-02'] }, () => {
    const reading = read({
      'Fuel_Log.csv': log,
      'Vehicles.csv': importFixture('simply-auto-vehicles.csv').bytes,
      'Pictures/1.jpg': new Uint8Array(1_000),
    });
    expect(reading.source).toBe('simplyAuto');
    expect(lines(reading)).toHaveLength(5);
    expect(reading.cars).toMatchObject([{ key: 'car1', brand: 'Toyota' }]);
    expect(reading.records[0]?.file).toBe('backup.zip/Fuel_Log.csv');
    expect(reading.unreadable).toEqual([]);
  });

  test('of a spreadsheet of LibreOffice is named as one', { tags: ['IMP-06'] }, () => {
    const { unreadable, records } = read({ 'content.xml': log, 'META-INF/manifest.xml': log });
    expect(unreadable).toMatchObject([{ file: 'backup.zip', row: null, reason: 'spreadsheet' }]);
    expect(records).toEqual([]);
  });

  tableTest(['../a.csv', 'a/../../b.csv', '/etc/a.csv', 'C:\\a.csv', '..\\a.csv'])(
    'with an entry outside has it refused, and the others read',
    (name) => {
      const reading = read({ [name]: log, 'Fuel_Log.csv': log });
      expect(reasons(reading)).toEqual(['zip-path']);
      expect(reading.records).toHaveLength(5);
    },
  );

  test('that unpacks to more than allowed is stopped before it has', () => {
    const bomb = bombOf('a.csv', 40 * 1024 * 1024);
    const unzipped = unzip(bomb, { entries: 10, bytes: 1024 * 1024 });
    expect(unzipped).toEqual({
      files: [],
      attached: [],
      refused: [{ name: 'backup.zip', reason: 'zip-too-large' }],
    });
  });

  test('whose header lies about the size is measured by what comes out', () => {
    const { name, bytes } = zipOf({ 'a.csv': new Uint8Array(8 * 1024 * 1024) });
    const originalSize = 22;
    new DataView(bytes.buffer).setUint32(originalSize, 10, true);
    expect(unzip({ name, bytes }, { entries: 10, bytes: 1024 * 1024 }).refused).toEqual([
      { name, reason: 'zip-too-large' },
    ]);
  });

  test('with too many entries is refused', { tags: ['IMP-06'] }, () => {
    const entries = Object.fromEntries(
      Array.from({ length: 30 }, (_, at) => [`${at}.csv`, new Uint8Array([97])]),
    );
    expect(unzip(zipOf(entries), { entries: 20, bytes: 1024 }).refused).toEqual([
      { name: 'backup.zip', reason: 'zip-too-many' },
    ]);
  });

  tableTest([0.3, 0.6, 0.9])('of which only a part is there is damaged', (share) => {
    const { name, bytes } = zipOf({ 'Fuel_Log.csv': log, 'Services.csv': log });
    const dataEnd = bytes.length - 22 - 2 * 60;
    const cut = { name, bytes: bytes.subarray(0, Math.floor(dataEnd * share)) };
    const reading = readImport([cut], {}, importContext);
    expect(reasons(reading)).toEqual(['zip-damaged']);
    expect(reading.records).toEqual([]);
  });

  test('with a password is refused', { tags: ['IMP-06'] }, () => {
    const { name, bytes } = zipOf({ 'Fuel_Log.csv': log });
    bytes[6] = bytes[6]! | 1;
    expect(reasons(readImport([{ name, bytes }], {}, importContext))).toEqual(['zip-encrypted']);
  });

  test('that is a backup without tables, and one of pictures only, are named', () => {
    expect(reasons(read({ 'metadata.inf': log, 'vehicles.xml': log }))).toEqual(['json-damaged']);
    expect(reasons(read({ 'data/cartracker.db': log }))).toEqual(['backup-unsupported']);
    expect(reasons(read({ 'a.jpg': log }))).toEqual(['file-unknown']);
  });
});

describe('pictures and documents in a zip', () => {
  const rows = [
    'Row ID,Vehicle ID,Odometer,Qty,Partial Tank,Missed Fill Up,Total Cost,Distance Travelled,Eff,Octane,Fuel Brand,Filling Station,Notes,Day,Month,Year,Receipt Path,Record Type,Record Desc',
    '1,car1,10600,0,0,0,480.00,0,0,,,Garage,,25,1,2020,/storage/emulated/0/SimplyAuto/Bill.JPG,1,Tires',
    '2,car1,10700,0,0,0,48.00,0,0,,,Garage,,26,1,2020,/storage/twice.pdf,1,Wash',
    '3,car1,10800,0,0,0,4.00,0,0,,,Garage,,27,1,2020,,1,Bulb',
    '4,car1,10900,40,0,0,60.00,0,0,95,Neste,,,28,1,2020,/storage/emulated/0/pump.png,0,Fuel',
  ].join('\n');
  const bytesOf = (text: string) => new TextEncoder().encode(text);
  const picture = bytesOf('a picture');
  const entries = {
    'Fuel_Log.csv': bytesOf(rows),
    'Receipts/bill.jpg': picture,
    'a/twice.pdf': bytesOf('one'),
    'b/twice.pdf': bytesOf('another'),
    'nobody.png': bytesOf('x'),
    'Receipts/pump.png': bytesOf('a pump'),
    '../bill.pdf': bytesOf('outside'),
  };

  test('belong to the record that names them, and are unpacked only for it', { tags: ['IMP-15'] }, () => {
    const reading = readImport([zipOf(entries)], { distance: 'km', currency: 'EUR' }, importContext);
    const files = reading.records.map((one) => ('files' in one ? one.files : undefined));
    expect(files).toEqual([
      ['backup.zip/Receipts/bill.jpg'],
      undefined,
      undefined,
      ['backup.zip/Receipts/pump.png'],
    ]);
    expect(reading.records[3]).toMatchObject({ kind: 'fill', fields: { notes: 'Octane: 95' } });
    const repairs = reading.records.filter(({ kind }) => kind === 'repair');
    expect(repairs.map(({ fields }) => 'description' in fields && fields.description)).toEqual([
      null,
      'Receipt Path: /storage/twice.pdf',
      null,
    ]);
    expect(reading.skipped).toEqual([{ reason: 'files-of-none', count: 3 }]);
    expect(reading.unreadable).toMatchObject([{ file: 'backup.zip/../bill.pdf', reason: 'zip-path' }]);
    expect(extractFiles([zipOf(entries)], [...files[0]!, 'backup.zip/gone.pdf'])).toEqual(
      new Map([['backup.zip/Receipts/bill.jpg', picture]]),
    );
  });

  test('may lie beside the table instead', { tags: ['IMP-15'] }, () => {
    const chosen = [
      { name: 'Fuel_Log.csv', bytes: bytesOf(rows) },
      { name: 'bill.jpg', bytes: picture },
    ];
    const { records } = readImport(chosen, { distance: 'km', currency: 'EUR' }, importContext);
    expect(records[0]).toMatchObject({ files: ['bill.jpg'] });
    expect(extractFiles(chosen, ['bill.jpg'])).toEqual(new Map([['bill.jpg', picture]]));
  });

  test('that Tracktor names beside a fill-up or a service belong to it', { tags: ['IMP-15'] }, () => {
    const log = { vehicleId: 'v', date: '2026-03-14', odometer: 100, cost: 60, notes: '' };
    const data = {
      vehicles: [{ id: 'v', make: 'VW', model: 'Golf', fuelType: 'diesel' }],
      fuelLogs: [{ ...log, fuelAmount: 40, rate: 1.5, filled: true, attachment: 'uploads/pump.jpg' }],
      maintenanceLogs: [{ ...log, serviceCenter: 'Garage', attachment: 'uploads/bill.pdf' }],
    };
    const text = JSON.stringify({ version: '1.0', encrypted: false, data });
    const chosen = [
      { name: 'tracktor.json', bytes: bytesOf(text) },
      { name: 'pump.jpg', bytes: picture },
      { name: 'bill.pdf', bytes: picture },
    ];
    const answers = { distance: 'km', volume: 'l', currency: 'EUR' } as const;
    expect(readImport(chosen, answers, importContext).records).toMatchObject([
      { kind: 'fill', files: ['pump.jpg'], fields: { notes: null } },
      { kind: 'repair', files: ['bill.pdf'], fields: { description: null } },
    ]);
  });

  test('that unpack to more than allowed are not there', { tags: ['IMP-15'] }, () => {
    const { 'Receipts/bill.jpg': _small, ...others } = entries;
    const bomb = bombOf('Receipts/bill.jpg', 101 * 1024 * 1024, others);
    expect(readImport([bomb], {}, importContext).records).toHaveLength(4);
    expect([...extractFiles([bomb], ['backup.zip/Receipts/bill.jpg']).keys()]).toEqual([]);
    const less = { entries: 10, bytes: 1024 * 1024 };
    expect(unzip(bomb, less, (name) => name.endsWith('bill.jpg')).refused).toContainEqual({
      name: 'backup.zip',
      reason: 'zip-too-large',
    });
  });
});
