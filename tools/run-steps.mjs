// Plain JavaScript: it belongs to the commands that work before anything is installed.
import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { nodePath, root } from './setup.mjs';
import { trouble } from './test-results.mjs';

/** The path of a tool that the packages brought, to be run by our own Node. */
export function toolPath(...parts) {
  return join(root, 'node_modules', ...parts);
}

/** What can be said about the sources without running the product. The longest come first. */
export const staticSteps = [
  {
    // Reports what the compiler does, too, for each file by the tsconfig of its room.
    name: 'types and lint',
    args: [toolPath('oxlint', 'bin', 'oxlint')],
    // It keeps all that it reads: to collect garbage before that takes a quarter of its time.
    env: { GOGC: 'off', GOMEMLIMIT: '3GiB' },
  },
  { name: 'format', args: [toolPath('oxfmt', 'bin', 'oxfmt'), '--list-different'] },
  { name: 'rooms', args: ['tools/check-rooms.mjs'] },
  { name: 'claims of tests', args: ['tools/check-claims.ts'] },
  { name: 'references', args: ['tools/check-references.ts'] },
  { name: 'words of the texts', args: ['tools/check-words.ts'] },
  { name: 'texts and waits of browser tests', args: ['tools/check-specs.ts'] },
  { name: 'dead exports, files and packages', args: [toolPath('knip', 'bin', 'knip.js')] },
];

/** The environment of a step: our own Node comes first on the PATH. */
export function stepEnvironment() {
  const folders = [dirname(nodePath()), toolPath('.bin'), process.env.PATH];
  return {
    NODE_COMPILE_CACHE: join(root, '.cache/node'),
    ...process.env,
    PATH: folders.join(delimiter),
  };
}

function runStep({ name, args, env }) {
  const started = performance.now();
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(nodePath(), args, {
      cwd: root,
      env: { ...stepEnvironment(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (text) => (output += text);
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.on('error', (error) => keep(`${error.message}\n`));
    child.on('close', (code) => {
      resolve({ name, ok: code === 0, output, seconds: (performance.now() - started) / 1000 });
    });
  });
}

/**
 * Runs every step, two at a time, and says how each went; the output of a step is shown when it fails.
 * @param {{ name: string, args: string[], env?: Record<string, string> }[]} steps arguments for Node
 * @returns {Promise<{ passed: number, failed: number, troubles: string[] }>}
 */
export async function runSteps(steps) {
  const waiting = [...steps];
  const count = { passed: 0, failed: 0, troubles: [] };
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { name, ok, output, seconds } = await runStep(step);
      count[ok ? 'passed' : 'failed'] += 1;
      console.log(`${ok ? 'ok    ' : 'FAILED'} ${name}, ${seconds.toFixed(1)} s`);
      if (!ok) {
        console.log(output.trim().replace(/^/gm, '       '));
        count.troubles.push(trouble('failed', name, output));
      }
    }
  };
  await Promise.all([lane(), lane()]);
  return count;
}
