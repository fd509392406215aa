import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The last drill of this machine, for the operator's page. `error` is null where the backup can be restored. */
export type DrillStatus = { at: string; error: string | null };
const FILE = 'drill.json';

export async function readDrill(folder: string): Promise<DrillStatus | null> {
  try {
    return JSON.parse(await readFile(join(folder, FILE), 'utf8')) as DrillStatus;
  } catch (error) {
    // None yet, or cut short by a full disk: the rest of the page is shown.
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

export async function writeDrill(folder: string, status: DrillStatus): Promise<void> {
  await mkdir(folder, { recursive: true });
  const next = join(folder, `${FILE}.next`);
  await writeFile(next, JSON.stringify(status));
  await rename(next, join(folder, FILE));
}
