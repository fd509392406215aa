import { execFileSync, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stepEnvironment, toolPath } from '../../tools/run-steps.mjs';
import { nodePath, root } from '../../tools/setup.mjs';

/** A change of a file: this text becomes that one. */
export type Edit = readonly [file: string, text: string, becomes: string];

const TREE = join(import.meta.dirname, 'tree');
const JOURNAL = 'migrations/meta/_journal.json';
const TAG = '9999_planted';
export const MIGRATION = `migrations/${TAG}.sql`;

/** The lines that a new noun adds to files which are there already. */
const registrations: readonly Edit[] = [
  [
    'domain/contract.ts',
    "import { reportContract } from './reports/contract.ts';",
    "import { plantedContract } from './planted/contract.ts';\nimport { reportContract } from './reports/contract.ts';",
  ],
  ['domain/contract.ts', '  ...reportContract,', '  ...plantedContract,\n  ...reportContract,'],
  [
    'domain/nouns.ts',
    "import { repairsOffline } from './offline/repairs.ts';",
    "import { plantedOffline } from './offline/planted.ts';\nimport { repairsOffline } from './offline/repairs.ts';",
  ],
  ['domain/nouns.ts', '  mileage: mileageOffline,', '  planted: plantedOffline,\n  mileage: mileageOffline,'],
  [
    'domain/language/lv/catalogue.ts',
    "import { repairs } from './repairs.ts';",
    "import { planted } from './planted.ts';\nimport { repairs } from './repairs.ts';",
  ],
  ['domain/language/lv/catalogue.ts', '  ...repairs,', '  ...planted,\n  ...repairs,'],
  [
    'server/tables.ts',
    "import { repairTables } from './repairs/table.ts';",
    "import { plantedTables } from './planted/table.ts';\nimport { repairTables } from './repairs/table.ts';",
  ],
  ['server/tables.ts', '  ...mileageTables,', '  ...plantedTables,\n  ...mileageTables,'],
  [
    'server/nouns.ts',
    "import { repairSection } from './repairs/portable.ts';",
    "import { plantedSection } from './planted/portable.ts';\nimport { plantedRoutes } from './planted/routes.ts';\nimport { repairSection } from './repairs/portable.ts';",
  ],
  [
    'server/nouns.ts',
    '  timeline: {',
    '  planted: { procedures: plantedRoutes, portable: [plantedSection] },\n  timeline: {',
  ],
  [
    'domain/demo/answers.ts',
    "  'share.list':",
    "  'planted.list': () => ({ planted: [], next: null }),\n  'share.list':",
  ],
  [
    'web/platform/hrefs.ts',
    "  settings: '/settings',",
    "  planted: '/planted/:carId',\n  settings: '/settings',",
  ],
  [
    'web/screen-list.ts',
    '  screen(paths.settings,',
    "  screen(paths.planted, 'PlantedScreen', () => import('./screens/planted.tsx')),\n  screen(paths.settings,",
  ],
];

/** A copy of the working tree with the noun 'planted' in it. */
export type Copy = {
  path: string;
  /** How many files that were there already one has to change by hand: the journal of migrations is written by a command. */
  edited: number;
  /** Changes the copy while `during` runs. */
  without<T>(edit: Edit, during: () => Promise<T>): Promise<T>;
  remove(): Promise<void>;
};

export async function plantedCopy(): Promise<Copy> {
  const path = await mkdtemp(join(tmpdir(), 'carful-planted-'));
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = listed.trim().split('\n');
  for (const file of files.filter((name) => existsSync(join(root, name)))) {
    await mkdir(dirname(join(path, file)), { recursive: true });
    await cp(join(root, file), join(path, file));
  }
  await symlink(join(root, 'node_modules'), join(path, 'node_modules'));
  // What the compiler found in the original spares it the greater part of the work.
  await cp(join(root, '.cache/types'), join(path, '.cache/types'), { recursive: true, force: true }).catch(
    ignoreMissing,
  );
  const edited = new Set<string>();
  for (const edit of registrations) edited.add(await change(path, edit));
  await plantMigration(path);
  for (const file of await readdir(TREE, { recursive: true, withFileTypes: true })) {
    if (!file.isFile() || file.name.endsWith('.sql')) continue;
    const from = join(file.parentPath, file.name);
    await cp(from, join(path, from.slice(TREE.length)));
  }
  return {
    path,
    edited: edited.size,
    async without(edit, during) {
      const file = join(path, edit[0]);
      const before = await readFile(file, 'utf8');
      await change(path, edit);
      try {
        return await during();
      } finally {
        await writeFile(file, before);
      }
    },
    remove: () => rm(path, { recursive: true }),
  };
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

async function change(path: string, [file, text, becomes]: Edit): Promise<string> {
  const before = await readFile(join(path, file), 'utf8');
  if (!before.includes(text)) throw new Error(`${file} holds no ${text}`);
  await writeFile(join(path, file), before.replace(text, becomes));
  return file;
}

/** As drizzle-kit adds one: the file of SQL, its entry in the journal and its snapshot in place of the one before. */
async function plantMigration(path: string): Promise<void> {
  const journal = JSON.parse(await readFile(join(path, JOURNAL), 'utf8')) as { entries: object[] };
  const idx = journal.entries.length;
  journal.entries.push({ idx, version: '7', when: Date.now(), tag: TAG, breakpoints: true });
  await writeFile(join(path, JOURNAL), `${JSON.stringify(journal, null, 2)}\n`);
  await cp(join(TREE, 'migrations/planted.sql'), join(path, MIGRATION));
  const meta = join(path, dirname(JOURNAL));
  const before = (await readdir(meta)).find((name) => name.endsWith('_snapshot.json'))!;
  await rename(join(meta, before), join(meta, '9999_snapshot.json'));
}

export type Step = readonly string[];
const vitest = toolPath('vitest', 'vitest.mjs');
const tsc = toolPath('typescript', 'bin', 'tsc');

/** The steps of the check, and of the tests, that find an omission soonest. */
export const steps = {
  check: ['tools/check.mjs'],
  rooms: ['tools/check-rooms.mjs'],
  types: (room: string): Step => [
    tsc,
    '--project',
    room,
    '--noEmit',
    '--tsBuildInfoFile',
    `.cache/types/${room}.tsbuildinfo`,
  ],
  unit: (...files: string[]): Step => [vitest, 'run', '--project=unit', '--reporter=default', ...files],
  server: (...files: string[]): Step => [vitest, 'run', '--project=server', '--reporter=default', ...files],
} as const;

/** Runs a step in the copy. */
export async function run({ path }: Copy, step: Step): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve, reject) => {
    const environment: NodeJS.ProcessEnv = { ...stepEnvironment(), NO_COLOR: '1' };
    // The copy's test runner is not told of the one that it runs in.
    for (const name of Object.keys(environment))
      if (/^VITEST|^NODE_ENV$/.test(name)) delete environment[name];
    const child = spawn(nodePath(), step, { cwd: path, env: environment });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}
