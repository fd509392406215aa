import { randomBytes } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the app signs with. Made once, kept in the data folder, or given by the environment (D110). */
export type Secrets = { auth: string; link: string };

/**
 * Reads `secrets.json` (mode 0600), making it at the first start. Given secrets win, so that several
 * processes on several machines sign alike.
 */
export async function loadSecrets(
  dataDir: string,
  given: { auth?: string | undefined; link?: string | undefined },
): Promise<Secrets> {
  if (given.auth && given.link) return { auth: given.auth, link: given.link };
  const path = join(dataDir, 'secrets.json');
  const made: Secrets = { auth: newSecret(), link: newSecret() };
  try {
    const file = await open(path, 'wx', 0o600);
    try {
      await file.writeFile(`${JSON.stringify(made, null, 2)}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const kept = JSON.parse(await readFile(path, 'utf8')) as Partial<Secrets>;
  if (!kept.auth || !kept.link) throw new Error(`${path} is damaged: it must hold "auth" and "link".`);
  return { auth: given.auth ?? kept.auth, link: given.link ?? kept.link };
}

const newSecret = () => randomBytes(32).toString('base64url');
