import type { Readable } from 'node:stream';
import type { Id } from '#domain/ids.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import { readTogether, type AnySection } from '#server/platform/portable/section.ts';
import { carFolders, safeName } from './car-folders.ts';
import { csvHead, csvRows } from './csv-text.ts';
import { missingAsNull } from './lost-files.ts';
import { zipOfTables } from './open-tables.ts';
import type { ExportDeps } from './stage-snapshot.ts';
import { exportedMedia } from './store.ts';
import type { Cell } from './section-tables.ts';
import type { ZipPart } from './stream-zip.ts';

const TABLE = 'costs';
const COLUMNS = ['date', 'year', 'kind', 'car', 'title', 'cost', 'currency', 'files'];

/** Held and sorted at once, so that many rows of a day are one piece of the file. */
const ROWS = 5_000;

/** A zip with one table of all that was paid, by day, and a folder per car with the receipts, named by day and title. */
export async function openReceipts(
  deps: ExportDeps,
  owner: OwnerScope,
  sections: readonly AnySection[],
): Promise<Readable> {
  return zipOfTables(deps, owner, await missingAsNull(deps, owner), async (source, append) => {
    const media = new Map((await exportedMedia(source.db, source.owner)).map((one) => [one.id, one]));
    const cars = new Map(
      carFolders(source.cars).map(({ car, folder }) => [car.id, { name: car.name, folder }]),
    );
    const files = new Map<string, ZipPart>();
    const fileOf = (id: Id, path: string): string[] => {
      const row = media.get(id);
      if (!row) return [];
      let name = `${path}.${row.extension}`;
      for (let n = 2; files.has(name.toLowerCase()); n++) name = `${path} (${n}).${row.extension}`;
      files.set(name.toLowerCase(), {
        name,
        options: { compress: false, size: row.size, mtime: row.createdAt },
        open: () => deps.files.read(row.storageKey),
      });
      return [name];
    };
    let rows: Cell[][] = [];
    const appendRows = async () => {
      for (const [day, some] of Map.groupBy(rows, ([date]) => date as string))
        await append(TABLE, csvRows(some), day);
      rows = [];
    };
    await append(TABLE, csvHead(COLUMNS));
    const paid = sections.filter(({ receipt }) => receipt);
    for (const { section, pages } of readTogether(paid, source))
      for await (const page of pages) {
        for (const record of page) {
          const receipt = section.receipt!(record);
          if (!receipt) continue;
          const { carId, date, kind, title, cost, currency, fileIds } = receipt;
          const { name, folder } = cars.get(carId)!;
          const path = `${folder}/${safeName(`${date} ${title}`)}`;
          const named = fileIds.flatMap((id) => fileOf(id, path));
          const paidOn = [date, date.slice(0, 4), kind ?? '', name, title];
          rows.push([...paidOn, cost ?? '', currency ?? '', named.join('\n')]);
        }
        if (rows.length >= ROWS) await appendRows();
      }
    await appendRows();
    return [...files.values()];
  });
}
