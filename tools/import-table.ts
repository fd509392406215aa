import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { duplicateKeyOf } from '#domain/imports/duplicate-rules.ts';
import { readImport } from '#domain/imports/read-import.ts';
import type { ImportedRecord, ImportFile } from '#domain/imports/schema.ts';
import { summaryOf } from '#domain/imports/summary-rules.ts';
import { unlikelyIn } from '#domain/imports/unlikely-rules.ts';
import { fromMinor } from '#domain/money/minor-units.ts';
import { readArguments } from './arguments.ts';

/** What is read of exports, by default answers: each entry of the folder is one import, a folder in it several files. */
const { words } = readArguments('npm run import-table -- FOLDER', {});
const [folder] = words;
if (!folder) throw new Error('Which folder?');
const context = { currency: 'EUR', today: new Date().toISOString().slice(0, 10) };

const counted = (all: Iterable<string>) =>
  [...Map.groupBy(all, (one) => one)].map(([one, some]) => `${some.length} ${one}`).join(', ') || '–';

function told(files: ImportFile[]): string[] {
  const reading = readImport(files, {}, context);
  const cars = summaryOf(reading.records).map(({ car, energies, odometer, all }) =>
    [
      `  ${car === '' ? '(one car)' : car}:`,
      ...all.money.map(({ minor, currency }) => `${fromMinor(minor, currency)} ${currency}`),
      ...energies.map(({ energy, amount, per100 }) =>
        [energy, amount / 1000, ...(per100 === null ? [] : [`${per100.toFixed(3)}/100 km`])].join(' '),
      ),
      ...(odometer ? [`${odometer.first}–${odometer.last} km`] : []),
    ].join(' · '),
  );
  return [
    `${reading.source ?? 'unknown'} | ${counted(reading.records.map(({ kind }) => kind))}`,
    ...cars,
    ...firstAndLast(reading.records),
    `  asked: ${reading.questions.flatMap(({ id, isAssumed }) => (isAssumed ? [] : [id])).join(', ') || '–'}`,
    `  assumed: ${reading.questions.flatMap(({ id, suggested, isAssumed }) => (isAssumed ? [`${id} ${suggested}`] : [])).join(', ') || '–'}`,
    `  unreadable: ${counted(reading.unreadable.map(({ reason }) => reason))} · contradict: ${reading.flagged.length}`,
    `  told: ${reading.skipped.map(({ reason, count }) => `${count} ${reason}`).join(', ') || '–'} · in notes: ${reading.noted.map(({ column, count }) => `${count} ${column}`).join(', ') || '–'} · left out: ${reading.unread.join(', ') || '–'} · totals: ${reading.totals.map(({ said, read }) => `${said} ≠ ${read.toFixed(2)}`).join(', ') || '–'}`,
    `  unlikely: ${
      unlikelyIn(reading.records)
        .map(({ what, value }) => `${what} ${value.toFixed(2)}`)
        .join(', ') || '–'
    }`,
    ...reading.tables.map(
      ({ mapping, unsure }) =>
        `  columns: ${Object.entries(mapping)
          .map(([field, header]) => `${field}=${header}`)
          .join(', ')}${unsure.length > 0 ? ` ? ${unsure.join(', ')}` : ''}`,
    ),
    `  again: ${added(
      reading.records.map((one) => duplicateKeyOf(one)),
      readImport(files, {}, context).records.map((one) => duplicateKeyOf(one)),
    )} new`,
  ];
}

/** As the owner finds them on a page. */
function firstAndLast(records: readonly ImportedRecord[]): string[] {
  return ['first', 'last'].flatMap((name, at) => {
    const record = records.at(-at);
    return record ? [`  ${name}: ${record.kind} ${JSON.stringify(record.fields)}`] : [];
  });
}

/** Of equal rows those beyond the number that is there already are new. */
function added(there: readonly string[], again: readonly string[]): number {
  const known = Map.groupBy(there, (one) => one);
  return [...Map.groupBy(again, (one) => one)].reduce(
    (sum, [key, some]) => sum + Math.max(0, some.length - (known.get(key)?.length ?? 0)),
    0,
  );
}

const fileAt = async (path: string): Promise<ImportFile> => ({
  name: relative(folder, path),
  bytes: new Uint8Array(await readFile(path)),
});

for (const entry of (await readdir(folder, { withFileTypes: true })).toSorted((a, b) =>
  a.name < b.name ? -1 : 1,
)) {
  const path = join(folder, entry.name);
  const all = entry.isDirectory() ? (await readdir(path)).map((name) => join(path, name)) : [path];
  const names = all.filter((name) => !name.endsWith('.md'));
  if (names.length === 0) continue;
  const files = await Promise.all(names.toSorted().map(fileAt));
  console.log([`## ${entry.name}: ${told(files)[0]}`, ...told(files).slice(1)].join('\n'));
}
