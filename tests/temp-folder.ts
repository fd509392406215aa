import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A fresh folder that every user may pass through: run by root, the database has a user of its own. */
export async function tempFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'carful-'));
  await chmod(folder, 0o711);
  return folder;
}
