import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { serverEntry } from '../tools/setup.mjs';

export type AppProcess = { url: string; pid: number; stop(): Promise<void> };

/** The flags with which tools/start.mjs runs the app: the figures are those of the product. */
export const appFlags = [
  '--max-semi-space-size=4',
  '--disable-warning=ExperimentalWarning',
  '--enable-source-maps',
];

let entry: string | undefined;

/** What Node runs as the app, chosen once for all its processes. */
export const appEntry = (): string => (entry ??= serverEntry());

/** For processes of the product: nothing of this one's settings, and sources that are compiled once for all of them. */
export const childEnvironment = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../.cache/node'),
};

/** The real app as a process of its own, with its own database in the given folder. */
export async function startApp(
  folder: string,
  env: Record<string, string> = {},
  main = appEntry(),
): Promise<AppProcess> {
  const child = spawn(process.execPath, [...appFlags, main], {
    env: { ...childEnvironment, DATA_DIR: folder, PORT: '0', OVERLOAD_MS: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /Carful is ready: (\S+)/.exec(said);
      if (found) resolve(found[1]!);
    });
    child.once('exit', (code) => reject(new Error(`the app ended with ${code}:\n${said}`)));
  });
  return {
    url,
    pid: child.pid!,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
