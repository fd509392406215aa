import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The last drill of this machine, for the operator's page. `error` is null where the backup can be restored. */
export type DrillStatus = { at: string; error: string | null };
const FILE = 'drill.json';

export async function readDrill(folder: string): Promise<DrillStatus | null> {
  const file = join(folder, FILE);
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as DrillStatus) : null;
}

export async function writeDrill(folder: string, status: DrillStatus): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, FILE), JSON.stringify(status));
}
