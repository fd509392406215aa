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
import { refuseFile, skip, startSession, type Session, type Table } from './session.ts';
import { readSimplyAuto } from './simply-auto.ts';
import { readSpritmonitor } from './spritmonitor.ts';
import { readTracktor } from './tracktor.ts';

type Rowed = Extract<Recognised, { rows: unknown }>;
type Whole = Extract<Recognised, { json: unknown }>;

const tableOf = ({ file, rows: [first, ...rows] }: Rowed): Table => ({
  file,
  headers: first?.cells.map((cell) => cell.replace('\uFEFF', '').trim()) ?? [],
  rows,
});

function readFiles(
  session: Session,
  source: ImportSource,
  files: readonly Rowed[],
  jsons: readonly Whole[],
): void {
  switch (source) {
    case 'fuelio':
      return readFuelio(session, files);
    case 'drivvo':
      return readDrivvo(session, files);
    case 'acar':
      return readAcar(session, files);
    case 'lubelogger':
      return readLubeLoggerTables(session, files.map(tableOf));
    case 'fuelly':
      return readFuelly(session, files.map(tableOf));
    case 'simplyAuto':
      return readSimplyAuto(session, files.map(tableOf));
    case 'spritmonitor':
      return readSpritmonitor(session, files.map(tableOf));
    case 'mygarage':
      return readMyGarage(session, files.map(tableOf), jsons);
    case 'tracktor':
      return readTracktor(session, jsons);
    case 'table':
      return readTables(session, files.map(tableOf));
  }
}

/** One app at a time: the first that is recognised; any table counts only among tables. */
function sourceOf(files: readonly Recognised[]): ImportSource | null {
  return (files.find(({ source }) => source !== 'table') ?? files[0])?.source ?? null;
}

/** Never throws, whatever the file contains. Until all questions are answered the result must not be saved. */
export function readImport(
  files: readonly ImportFile[],
  answers: ImportAnswers,
  context: ImportContext,
): ImportReading {
  const { open, attached, refused } = openFiles(files);
  const session = startSession(answers, context, attached);
  session.unreadable.push(...refused);
  const recognised: Recognised[] = [];
  let rows = 0;
  const { backups, rest } = acarBackups(open);
  for (const found of [...backups, ...rest.map(recognise)]) {
    if ('reason' in found) refuseFile(session, found.file, found.reason);
    else if ('rows' in found && rows + found.rows.length > ROWS_MAX) {
      refuseFile(session, found.file, 'too-many-rows');
    } else {
      rows += 'rows' in found ? found.rows.length : 0;
      recognised.push(found);
    }
  }
  const source = sourceOf(recognised);
  const used = recognised.filter((file) => file.source === source);
  for (const { file, source: looksLike } of recognised.filter((one) => !used.includes(one))) {
    session.unreadable.push({ file, row: null, reason: 'other-app', looksLike });
  }
  for (const file of used) {
    if (!('rows' in file)) continue;
    for (const { row, reason } of file.broken) session.unreadable.push({ file: file.file, row, reason });
  }
  if (source !== null) {
    readFiles(
      session,
      source,
      used.flatMap((file) => ('rows' in file ? [file] : [])),
      used.flatMap((file) => ('json' in file ? [file] : [])),
    );
  }
  skip(session, 'files-of-none', attached.length - session.linked.size);
  return finishReading(session, source);
}
