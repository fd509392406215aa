import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Id } from '#domain/ids.ts';
import { childEnvironment } from '#tests/app-process.ts';
import type { Owner } from '#tests/people.ts';
import type { World } from '#tests/world.ts';
import { compare } from './compare.ts';

/** What a walk saw: what went wrong on the device, and what the person typed, each field with its possible values. */
export type WalkReport = {
  seed: string;
  problems: string[];
  log: string[];
  records: [Id, { kind: string; carId: Id; fields: Record<string, unknown[]>; files: Id[] }][];
  gone: [Id, 'surely' | 'perhaps'][];
};

/** Runs a walk for each seed, by an owner of its own, in a process that has the browser's modules. @returns those that failed */
export async function runWalks(world: World, seeds: readonly string[]): Promise<WalkReport[]> {
  const owners = new Map<string, Owner>();
  for (const seed of seeds) owners.set(seed, await world.newOwner());
  const walks = [...owners].flatMap(([seed, { cookie }]) => [seed, cookie]);
  const args = [
    '--disable-warning=ExperimentalWarning',
    join(import.meta.dirname, 'main.ts'),
    world.baseUrl,
    ...walks,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: childEnvironment,
    maxBuffer: 256 * 1024 * 1024,
  });
  const failed: WalkReport[] = [];
  const lines = stdout.split('\n').filter((line) => line.startsWith('{'));
  if (lines.length !== seeds.length)
    throw new Error(`${lines.length} of ${seeds.length} walks came to an end`);
  for (const line of lines) {
    const report = JSON.parse(line) as WalkReport;
    report.problems.push(...(await compare(owners.get(report.seed)!, report)));
    if (report.problems.length > 0) failed.push(report);
  }
  return failed;
}
