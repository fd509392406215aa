// Plain JavaScript without dependencies: it runs under the machine's own Node before anything is installed.
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepareOrSay } from './prepare.mjs';
import { nodePath, root } from './setup.mjs';

/**
 * `node tools/run.cjs [--dev] PROGRAM [ARGUMENT …]`: a program in plain JavaScript (.mjs) sets up what it needs by itself;
 * any other runs under Carful's own Node, after the packages are installed: with --dev those for development, too.
 */
const [first, ...rest] = process.argv.slice(2);
const isDev = first === '--dev';
const [program, ...args] = isDev ? rest : [first, ...rest];
const path = resolve(root, program);

if (path.endsWith('.mjs')) {
  process.argv.splice(1, process.argv.length, path, ...args);
  await import(pathToFileURL(path).href);
} else {
  await prepareOrSay({ isDev });
  const child = spawn(nodePath(), [path, ...args], { cwd: root, stdio: 'inherit' });
  // Ctrl-C reaches the program itself, which may have something to put in order.
  process.on('SIGINT', () => undefined);
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
