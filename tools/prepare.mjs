// Plain JavaScript without dependencies: it runs under the machine's own Node before anything is installed.
import { ensureInstalled } from './install.mjs';
import { thisMachine, whyNotHere } from './machine.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import {
  SetupError,
  ensureBuilt,
  ensureCommandsBuilt,
  ensureServerBuilt,
  root,
  sentenceOf,
} from './setup.mjs';

const log = (line) => console.error(line);

/**
 * Brings the checkout to where a command can run: packages, builds. One process at a time.
 * @param {{ isDev?: boolean, build?: 'app' | 'tests' }} needs isDev: packages for development; 'tests' builds the
 *   operator's commands, too
 * @throws {SetupError} with a sentence
 */
export async function prepare({ isDev = false, build } = {}) {
  const why = whyNotHere(thisMachine());
  if (why !== null) throw new SetupError(why);
  await oneAtATime(
    root,
    async () => {
      await ensureInstalled({ folder: root, isDev, log });
      if (build === undefined) return;
      ensureBuilt();
      ensureServerBuilt();
      if (build === 'tests') ensureCommandsBuilt();
    },
    log,
  );
}

/** The same; what a person can mend is said in a sentence, and ends the process. */
export async function prepareOrSay(needs) {
  try {
    await prepare(needs);
  } catch (error) {
    const why = sentenceOf(error);
    if (why === null) throw error;
    console.error(`Carful cannot start. ${why}`);
    process.exit(1);
  }
}
