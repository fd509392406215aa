import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { bundleServer } from './bundle-server.ts';
import { root, serverHash, serverStamp } from './setup.mjs';

/**
 * Builds the server with its packages into few files: hundreds of small ones cost each start seconds of a processor.
 * The stamp of the sources it was built from comes last.
 */
const folder = join(root, 'dist/server');

const hash = serverHash();
await rm(join(root, serverStamp), { force: true });
const workers = (await readdir(join(root, 'server'), { recursive: true })).filter((path) =>
  path.endsWith('-worker.ts'),
);
const programs = ['main.ts', ...workers].map((path) => [basename(path, '.ts'), join(root, 'server', path)]);
await removeOld(await bundleServer(folder, Object.fromEntries(programs)));
await writeFile(join(root, serverStamp), hash);

/** Files of the build before stay: an app that still runs on it loads some of them only when it needs them. */
async function removeOld(made: string[]): Promise<void> {
  const list = join(folder, '.files');
  const before = (await readFile(list, 'utf8').catch(() => '')).split('\n');
  // The same build again is no further one.
  if (made.every((name) => before.includes(name))) return;
  const wanted = new Set([...made, ...before]);
  for (const name of await readdir(folder))
    if (!name.startsWith('.') && !wanted.has(name)) await rm(join(folder, name));
  await writeFile(list, made.join('\n'));
}
