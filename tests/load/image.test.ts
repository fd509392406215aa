import { execFile, spawn } from 'node:child_process';
import { chmod, chown, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../tools/setup.mjs';
import { copySources } from '#tests/copy-sources.ts';
import { Visitor } from '#tests/client.ts';
import { newCar, repairDraft, signUp } from '#tests/people.ts';
import { tempFolder } from '#tests/temp-folder.ts';

const run = promisify(execFile);
const NOBODY = 65_534;
type Packages = Record<string, { dev?: boolean }>;

let code: string;
let image: string;
let data: string;
beforeAll(async () => {
  [code, image, data] = [await tempFolder(), await tempFolder(), await tempFolder()];
  await chmod(image, 0o755);
});
afterAll(() =>
  Promise.all([code, image, data].map((folder) => rm(folder, { recursive: true, force: true }))),
);

/** As `npm ci --omit=dev` leaves them, without asking the registry. */
async function installForProduction(): Promise<void> {
  await run('cp', ['-a', join(root, 'node_modules'), code]);
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Packages;
  };
  const dev = Object.entries(packages).filter(([path, entry]) => path !== '' && entry.dev);
  expect(dev.length).toBeGreaterThan(50);
  for (const [path] of dev) await rm(join(code, path), { recursive: true, force: true });
}

// Only root can start it as somebody who may not write to the code.
test.skipIf(process.getuid?.() !== 0)(
  'the steps of deploy/Dockerfile make an app that runs without privileges on code it cannot change',
  { timeout: 10 * 60_000 },
  async () => {
    const dockerfile = await readFile(join(root, 'deploy/Dockerfile'), 'utf8');
    const steps = [...dockerfile.matchAll(/^(?:RUN|USER) (.*)$/gm)].map(([, step]) => step);
    expect(steps).toEqual([
      'npm ci --omit=dev --ignore-scripts',
      'npm run build',
      'node tools/keep-runtime.mjs',
      'echo "$COMMIT" > dist/commit',
      'mkdir /data && chown node:node /data',
      'node',
    ]);
    await installForProduction();
    await copySources(code);
    const path = { PATH: process.env['PATH'] };
    await run('npm', ['run', 'build'], { cwd: code, env: path });
    await run(process.execPath, ['tools/keep-runtime.mjs'], { cwd: code, env: path });
    await writeFile(join(code, 'dist/commit'), '1a2b3c4d 2026-11-29\n');
    const copied = [...dockerfile.matchAll(/^COPY --from=build \/app\/(\S+) /gm)].map(([, name]) => name!);
    for (const name of copied) await run('cp', ['-a', join(code, name), image]);
    const { stdout: size } = await run('du', ['-sm', image]);
    // The base image has about 230 MB.
    expect(Number.parseInt(size, 10)).toBeLessThan(600 - 230);
    await chown(data, NOBODY, NOBODY);

    const [, ...flags] = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)![1]!) as string[];
    const child = spawn(process.execPath, flags, {
      cwd: image,
      env: { ...path, NODE_ENV: 'production', DATA_DIR: data, PORT: '0', LOG_LEVEL: 'warn' },
      uid: NOBODY,
      gid: NOBODY,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (said += String(chunk)));
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    try {
      await expect.poll(() => said, { timeout: 60_000 }).toContain('Ctrl-C stops it');
      const url = /Carful is ready: (\S+)/.exec(said)![1]!;
      expect((await (await fetch(url)).text()).toLowerCase()).toContain('<!doctype html>');
      const owner = await signUp(new Visitor(url), 'Anna');
      const { id: carId } = await newCar(owner);
      await owner.call('repairs.log', repairDraft(carId));
      expect((await owner.call('repairs.list', { carId })).repairs).toHaveLength(1);
      expect(await (await fetch(`${url}/health`)).json()).toMatchObject({
        commit: '1a2b3c4d',
        date: '2026-11-29',
      });
      const report = await owner.send('GET', `/api/export?format=zip`);
      expect(report.status).toBe(200);
    } finally {
      child.kill('SIGTERM');
    }
    expect(await ended).toBe(0);
    const { stdout } = await run('find', [
      image,
      '-user',
      String(NOBODY),
      '-o',
      '-newer',
      join(data, 'secrets.json'),
      '-type',
      'f',
    ]);
    expect(stdout).toBe('');
  },
);
