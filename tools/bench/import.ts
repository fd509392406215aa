import { performance } from 'node:perf_hooks';
import { duplicateKeyOf } from '#domain/imports/duplicate-rules.ts';
import { readImport } from '#domain/imports/read-import.ts';
import { summaryOf } from '#domain/imports/summary-rules.ts';
import { unlikelyIn } from '#domain/imports/unlikely-rules.ts';

const ROWS = 50_000;
const RUNS = 5;

const dayOf = (at: number) => new Date(Date.UTC(2000, 0, 1 + (at % 9_000))).toISOString().slice(0, 10);

const tables: Record<string, { header: string[]; row: (at: number) => string }> = {
  lubelogger: {
    header: ['Date,Odometer,FuelConsumed,Cost,FuelEconomy,IsFillToFull,MissedFuelUp,Notes,Tags'],
    row: (at) => `${dayOf(at)},${at * 7},${(40 + (at % 9)).toFixed(3)},61.25,0,True,False,"note, ${at}",trip`,
  },
  fuelio: {
    header: [
      '"## Vehicle"',
      '"Name","DistUnit","FuelUnit","ImportCSVDateFormat"',
      '"Golf","0","0","yyyy-MM-dd"',
      '"## Log"',
      '"Data","Odo (km)","Fuel (litres)","Full","Price (optional)","l/100km (optional)","latitude (optional)","longitude (optional)","City (optional)","Notes (optional)","Missed","TankNumber","FuelType","VolumePrice","StationID (optional)","ExcludeDistance","UniqueId","TankCalc"',
    ],
    row: (at) =>
      `"${dayOf(at)} 16:01","${at * 7}.0","46.301","1","67.09","7.1","51.16514","-2.99017","Station","","0","1","110","1.449","496456","0.0","${at}","0.0"`,
  },
  spritmonitor: {
    header: [
      'Datum;Km-Stand;Teil-Km;Spritmenge;Kosten;Währung;Tankart;Reifen;Strecken;Fahrweise;Kraftstoff;Bemerkung;Verbrauch',
    ],
    row: (at) =>
      `${dayOf(at).split('-').toReversed().join('.')};${at * 7},00;388,00;52,19;72,49;"EUR";1;1;14;2;8;"";13,45`,
  },
  'any table': {
    header: ['Date;What;Odometer (km);Trip (km);Litres;Price per litre;Total (EUR);Full;Station;Notes'],
    row: (at) =>
      `${dayOf(at)};Fuel;${at * 7};7;${(40 + (at % 9)).toFixed(2)};1.5;${((40 + (at % 9)) * 1.5).toFixed(2)};yes;Station ${at % 50};`,
  },
};

const textOf = ({ header, row }: (typeof tables)[string], rows: number) =>
  [...header, ...Array.from({ length: rows }, (_, at) => row(at))].join('\n');

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

function measure(bytes: Uint8Array) {
  const begin = performance.now();
  const reading = readImport(
    [{ name: 'export.csv', bytes }],
    { distance: 'km', volume: 'l', energy: 'gasoline', currency: 'EUR' },
    { currency: 'EUR', today: '2026-01-01' },
  );
  summaryOf(reading.records);
  unlikelyIn(reading.records);
  const keys = new Set(reading.records.map((record) => duplicateKeyOf(record)));
  return { ms: performance.now() - begin, read: reading.records.length, keys: keys.size };
}

/** Seconds for a file of 50,000 rows, how time grows with its length, and what stays in memory after many. */
export async function bench() {
  const rows = Object.entries(tables).map(([app, table]) => {
    const bytes = new TextEncoder().encode(textOf(table, ROWS));
    const fifth = measure(new TextEncoder().encode(textOf(table, ROWS / 5)));
    const runs = Array.from({ length: RUNS }, () => ({
      ...measure(bytes),
      heap: process.memoryUsage().heapUsed,
    }));
    const times = runs.map(({ ms }) => ms).toSorted((a, b) => a - b);
    globalThis.gc?.();
    return {
      app,
      rows: runs[0]?.read ?? 0,
      'file MB': Math.round(bytes.length / 1e5) / 10,
      'median s': Math.round(times[Math.floor(RUNS / 2)]!) / 1000,
      'times a fifth': Math.round(((times[0] ?? 0) / fifth.ms) * 10) / 10,
      'largest heap MB': megabytes(Math.max(...runs.map(({ heap }) => heap))),
      'left MB': megabytes(process.memoryUsage().heapUsed),
    };
  });
  console.table(rows);
  console.log(JSON.stringify({ rows }));
}
