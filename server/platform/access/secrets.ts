import { randomBytes } from 'node:crypto';
import { link, open, readFile, unlink } from 'node:fs/promises';
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
  const kept = JSON.parse((await textOf(path)) ?? (await makeSecrets(path))) as Partial<Secrets>;
  if (!kept.auth || !kept.link) throw new Error(`${path} is damaged: it must hold "auth" and "link".`);
  return { auth: given.auth ?? kept.auth, link: given.link ?? kept.link };
}

const newSecret = () => randomBytes(32).toString('base64url');

async function textOf(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Written beside and then given its name: a start that is cut off leaves no half, two starts one file. */
async function makeSecrets(path: string): Promise<string> {
  const made: Secrets = { auth: newSecret(), link: newSecret() };
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(made, null, 2)}\n`);
    await file.sync();
    await link(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await file.close();
    await unlink(draft);
  }
  return readFile(path, 'utf8');
}
