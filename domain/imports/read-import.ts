import { acarBackups } from './acar-backup.ts';
import { readAcar } from './acar.ts';
import { readTables } from './any-table.ts';
import { ROWS_MAX } from './csv-rows.ts';
import { readDrivvo } from './drivvo.ts';
import { finishReading } from './finish-reading.ts';
import { readFuelio } from './fuelio.ts';
import { readFuelly } from './fuelly.ts';
import { readLubeLoggerTables } from './lubelogger.ts';
import { readMyGarage } from './mygarage.ts';
import { openFiles } from './open-files.ts';
import { recognise, type Recognised } from './recognise.ts';
import type { ImportAnswers, ImportContext, ImportFile, ImportReading, ImportSource } from './schema.ts';
import { refuseFile, refuseRow, skip, startSession, type Session } from './session.ts';
import { readSimplyAuto } from './simply-auto.ts';
import { readSpritmonitor } from './spritmonitor.ts';
import { readTracktor } from './tracktor.ts';

function readFiles(session: Session, source: ImportSource, used: readonly Recognised[]): void {
  const files = used.flatMap((file) => ('rows' in file ? [file] : []));
  const tables = used.flatMap((file) => ('table' in file ? [file.table] : []));
  const jsons = used.flatMap((file) => ('json' in file ? [file] : []));
  switch (source) {
    case 'fuelio':
      return readFuelio(session, files);
    case 'drivvo':
      return readDrivvo(session, files);
    case 'acar':
      return readAcar(session, files);
    case 'lubelogger':
      return readLubeLoggerTables(session, tables);
    case 'fuelly':
      return readFuelly(session, tables);
    case 'simplyAuto':
      return readSimplyAuto(session, tables);
    case 'spritmonitor':
      return readSpritmonitor(session, tables);
    case 'mygarage':
      return readMyGarage(session, tables, jsons);
    case 'tracktor':
      return readTracktor(session, jsons);
    case 'table':
      return readTables(session, tables);
  }
}

/** One app at a time: the first that is recognised; any table counts only among tables. */
function sourceOf(files: readonly Recognised[]): ImportSource | null {
  return (files.find(({ source }) => source !== 'table') ?? files[0])?.source ?? null;
}

/** The texts of the files are given up with it: what they say is in the tables. */
function recogniseAll(files: readonly ImportFile[], { asTable }: ImportAnswers) {
  const { open, attached, refused } = openFiles(files);
  const { backups, rest } = acarBackups(open);
  return { found: [...backups, ...rest.flatMap((file) => recognise(file, asTable))], attached, refused };
}

/** Never throws, whatever the file contains. Until all questions are answered the result must not be saved. */
export function readImport(
  files: readonly ImportFile[],
  answers: ImportAnswers,
  context: ImportContext,
): ImportReading {
  const { found: all, attached, refused } = recogniseAll(files, answers);
  const session = startSession(answers, context, attached);
  session.unreadable.push(...refused);
  const recognised: Recognised[] = [];
  let rows = 0;
  for (const found of all) {
    if ('reason' in found) refuseFile(session, found.file, found.reason);
    else {
      const own = 'rows' in found ? found.rows.length : 'table' in found ? found.table.rows.length + 1 : 0;
      rows += own;
      if (own > 0 && rows > ROWS_MAX) refuseFile(session, found.file, 'too-many-rows');
      else recognised.push(found);
    }
  }
  const source = sourceOf(recognised);
  const used = recognised.filter((file) => file.source === source);
  for (const { file, source: looksLike } of recognised.filter((one) => !used.includes(one))) {
    session.unreadable.push({ file, row: null, reason: 'other-app', looksLike });
  }
  for (const file of used) {
    if ('json' in file) continue;
    skip(session, 'repeated', file.repeated ?? 0);
    for (const { row, reason } of file.broken) refuseRow(session, file.file, { row, cells: [] }, reason);
  }
  if (source !== null) readFiles(session, source, used);
  const { records, questions, unreadable, skipped } = session;
  if (records.length + questions.size + unreadable.length + skipped.size === 0)
    for (const file of new Set(used.map((one) => one.file))) refuseFile(session, file, 'no-rows');
  skip(session, 'files-of-none', attached.length - session.linked.size);
  return finishReading(session, source);
}
