import { randomBytes } from 'node:crypto';
import { link, open, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '#server/platform/config.ts';

export type Secrets = { auth: string; link: string };

/** Configured secrets take precedence, so that several machines can share them. */
export async function loadSecrets(
  dataDir: string,
  given: { auth?: string | undefined; link?: string | undefined },
): Promise<Secrets> {
  if (given.auth && given.link) return { auth: given.auth, link: given.link };
  const path = join(dataDir, 'secrets.json');
  const text = (await readIfExists(path)) ?? (await createSecrets(path));
  const stored = parseSecrets(text);
  if (!stored.auth || !stored.link)
    throw new ConfigError(`${path} is damaged: it must hold "auth" and "link". Restore it from your backup.`);
  return { auth: given.auth ?? stored.auth, link: given.link ?? stored.link };
}

function parseSecrets(text: string): Partial<Secrets> {
  try {
    return JSON.parse(text) as Partial<Secrets>;
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

const newSecret = () => randomBytes(32).toString('base64url');

async function readIfExists(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Created atomically: an interrupted start leaves no partial file, and the first of two starts wins. */
async function createSecrets(path: string): Promise<string> {
  const secrets: Secrets = { auth: newSecret(), link: newSecret() };
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(secrets, null, 2)}\n`);
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
