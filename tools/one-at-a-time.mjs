// Plain JavaScript without dependencies: it runs under the machine's own Node before anything is installed.
import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_AGAIN_MS = 300;

/** Listens at a name that only one process has at a time; the system frees it however that process ends. */
function take(name) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(null) : reject(error)));
    server.listen(name, () => resolve(server));
  });
}

/**
 * Runs `act` while nothing else that uses this function acts on the folder; waits for its turn and says so.
 * @template Result
 * @param {string} folder
 * @param {() => Promise<Result>} act
 * @param {(line: string) => void} log
 * @returns {Promise<Result>}
 */
export async function oneAtATime(folder, act, log) {
  // Only Linux has such names.
  if (process.platform !== 'linux') return act();
  const name = `\0carful-set-up-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24)}`;
  let server = await take(name);
  if (server === null) log('Another start is setting this folder up: waiting for it …');
  while (server === null) {
    await sleep(LOOK_AGAIN_MS);
    server = await take(name);
  }
  try {
    return await act();
  } finally {
    server.close();
  }
}
