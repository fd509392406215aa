import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Id } from '#domain/ids.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import { readTogether, type AnySection, type ExportSource } from '#server/platform/portable/section.ts';
import { carFolders } from './car-folders.ts';
import { csvHead, csvRows } from './csv-text.ts';
import { inDocumentOrder } from './document-schema.ts';
import { missingAsNull } from './lost-files.ts';
import { tablesOf } from './section-tables.ts';
import { BLOCK, stage, type ExportDeps } from './stage-snapshot.ts';
import { exportedCars, type NamedCar } from './store.ts';
import { stageZip, streamZip, type ZipPart } from './stream-zip.ts';

/** @param part parts of a table stand in the order of their names, whenever they are appended */
type Append = (file: string, text: string, part?: string) => Promise<void>;
type Segment = { start: number; end: number };

/** A zip with a table per section, and one for each list of objects in it. */
export async function openCsv(
  deps: ExportDeps,
  owner: OwnerScope,
  sections: readonly AnySection[],
): Promise<Readable> {
  return zipOfTables(deps, owner, await missingAsNull(deps, owner), async (source, append) => {
    const names = new Map<unknown, string>(source.cars.map(({ id, name }) => [id, name]));
    for (const { section, pages } of readTogether(inDocumentOrder(sections), source)) {
      const tables = tablesOf(section);
      for (const { file, headers } of tables) await append(file, csvHead(headers));
      for await (const page of pages) {
        const records = section.spreadsheet ? page.map(section.spreadsheet) : page;
        for (const { file, rows } of tables) {
          const found = records.flatMap((record) => rows(record, (carId) => names.get(carId) ?? ''));
          if (found.length > 0) await append(file, csvRows(found));
        }
      }
    }
  });
}

/** A zip with a folder per car, containing a table for each kind of record that LubeLogger imports. */
export async function openLubeLogger(
  deps: ExportDeps,
  owner: OwnerScope,
  sections: readonly AnySection[],
): Promise<Readable> {
  const keep = (id: Id | null) => id;
  return zipOfTables(deps, owner, keep, async (source, append) => {
    const started = new Set<string>();
    const cars = new Map<unknown, ReturnType<typeof carFolders<NamedCar>>[number]>(
      carFolders(source.cars).map((each) => [each.car.id, each]),
    );
    const readable = sections.filter(({ lubeLogger }) => lubeLogger);
    for (const { section, pages } of readTogether(readable, source)) {
      for await (const page of pages) {
        const rows = page.flatMap((record) => {
          const { id, carId = id } = record as { id: Id; carId?: Id };
          const { car, folder } = cars.get(carId)!;
          const row = section.lubeLogger!(record, car);
          return row ? [{ name: `${folder}/${row.file}`, cells: row.cells }] : [];
        });
        for (const [name, some] of Map.groupBy(rows, (row) => row.name)) {
          const head = started.has(name) ? '' : csvHead(Object.keys(some[0]!.cells));
          started.add(name);
          await append(name, head + csvRows(some.map(({ cells }) => Object.values(cells))));
        }
      }
    }
  });
}

type TableSource = ExportSource & { cars: NamedCar[] };

/** @param write appends the tables; what it answers goes into the zip as well */
export async function zipOfTables(
  deps: ExportDeps,
  owner: OwnerScope,
  nullIfMissing: ExportSource['nullIfMissing'],
  write: (source: TableSource, append: Append) => Promise<readonly ZipPart[] | void>,
): Promise<Readable> {
  const { staged, result } = await stage(deps, async (tx, file) => {
    const cars = await exportedCars(tx, owner);
    const carIds = cars.map(({ id }) => id);
    const { append, finish, segments } = appendTo(file);
    const files = (await write({ db: tx, owner, cars, carIds, nullIfMissing }, append)) ?? [];
    await finish();
    return { segments, files };
  });
  const mtime = deps.clock();
  const tables = [...result.segments].map(([name, parts]): ZipPart => {
    const segments = [...parts.keys()].toSorted().flatMap((part) => parts.get(part)!);
    return {
      name: `${name}.csv`,
      options: { mtime, compress: sizeOf(segments) > SMALL },
      open: async () => Readable.from(joined(staged, segments), { objectMode: false }),
    };
  });
  return result.files.length > 0
    ? streamZip(deps, staged, [...tables, ...result.files])
    : stageZip(deps, staged, tables);
}

/** The tables are written in turns, so each is a list of segments of one staged file. */
function appendTo(staged: FileHandle) {
  const segments = new Map<string, Map<string, Segment[]>>();
  let end = 0;
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  const finish = async () => {
    const bytes = Buffer.concat(waiting);
    [waiting, waitingBytes] = [[], 0];
    await staged.writeFile(bytes);
  };
  const append: Append = async (file, text, part = '') => {
    const bytes = Buffer.from(text);
    const start = end;
    end += bytes.length;
    waiting.push(bytes);
    waitingBytes += bytes.length;
    if (waitingBytes >= BLOCK) await finish();
    const parts = segments.get(file) ?? new Map<string, Segment[]>();
    segments.set(file, parts);
    const before = parts.get(part) ?? [];
    const last = before.at(-1);
    if (last?.end === start) last.end = end;
    else parts.set(part, [...before, { start, end }]);
  };
  return { append, finish, segments };
}

const sizeOf = (segments: readonly Segment[]) =>
  segments.reduce((sum, { start, end }) => sum + end - start, 0);
/** Compressing a table of so few bytes takes longer than sending it. */
const SMALL = 1000;

async function* joined(staged: FileHandle, segments: readonly Segment[]) {
  for (const { start, end } of segments) {
    for (let at = start; at < end;) {
      const length = Math.min(BLOCK, end - at);
      const { buffer, bytesRead } = await staged.read(Buffer.allocUnsafe(length), 0, length, at);
      if (bytesRead === 0) throw new Error('A staged export is shorter than what was written');
      yield buffer.subarray(0, bytesRead);
      at += bytesRead;
    }
  }
}
