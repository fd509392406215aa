import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { areCommandsBuilt, commandFolder, root } from '../tools/setup.mjs';
import { childEnvironment } from './app-process.ts';

export type CommandName = 'accounts' | 'backup' | 'doctor' | 'drill' | 'invite' | 'reset-link' | 'restore';
export type Outcome = { code: number; stdout: string; stderr: string; said: string };
type Env = Record<string, string>;

const sourceOf = (name: CommandName) => join(root, `tools/${name}.ts`);

/** Found out once: the check reads every source. */
let areBuilt: boolean | undefined;
/** What Node runs as a command of package.json: a start from the sources takes at least twice as long. */
export function commandPath(name: CommandName): string {
  areBuilt ??= areCommandsBuilt();
  return areBuilt ? join(root, commandFolder, `${name}.js`) : sourceOf(name);
}

/** Runs a command of package.json; `said` is all it prints, in its order. */
export const runCommand = (name: CommandName, env: Env, ...words: string[]): Promise<Outcome> =>
  runScript(commandPath(name), env, words);

/** As an operator does; each command has a test that does so. */
export const runCommandSource = (name: CommandName, env: Env, ...words: string[]): Promise<Outcome> =>
  runScript(sourceOf(name), env, words);

async function runScript(script: string, env: Env, words: string[]): Promise<Outcome> {
  const child = spawn(process.execPath, [script, ...words], { env: { ...childEnvironment, ...env } });
  const outcome = { code: 1, stdout: '', stderr: '', said: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => {
      outcome[name] += text;
      outcome.said += text;
    });
  outcome.code = await new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 1)));
  return outcome;
}
