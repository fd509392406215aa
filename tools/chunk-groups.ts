import { dirname, join } from 'node:path';
import type { Rolldown } from 'vite';
import { root } from './setup.mjs';

type Graph = { getModuleInfo(id: string): Rolldown.ModuleInfo | null };
/** Whether one of these files of the app imports the module, directly or not. */
type IsImportedBy = (...files: string[]) => boolean;
type Test = (by: IsImportedBy) => boolean;

const mechanic: Test = (by) => by('web/mechanic-share.tsx');
const start: Test = (by) => by('web/start-app.tsx');
const login: Test = (by) => by('web/screens/login.tsx');
const daily: Test = (by) => by('web/screens/gate.tsx', 'web/screens/home.tsx', 'web/reminders/due-block.tsx');
const car: Test = (by) => by('web/screens/car.tsx');
const form: Test = (by) => by('web/screens/log-repair.tsx');
const figures: Test = (by) => by('web/screens/home-figures.tsx');

/**
 * What is fetched in few files: of each page what other pages need, too, in this order. A page then has one file more than
 * the one before it, and what only one page needs is in its own file.
 */
const CHUNKS: Record<string, Test> = {
  // The page of a link and every other page.
  base: (by) => mechanic(by) && (start(by) || login(by) || daily(by)),
  shell: (by) => start(by) || (login(by) && (daily(by) || form(by))),
  daily,
  // The page of a link and those of records.
  link: mechanic,
  record: car,
  form,
  // What was filled up and paid: Home fetches it after its first paint.
  figures,
};

export const chunkNames = Object.keys(CHUNKS);

export const chunkGroups = Object.entries(CHUNKS).map(([name, test], at): Rolldown.CodeSplittingGroup => ({
  name: (id, graph) =>
    test((...files) => files.some((file) => importsOf(file, graph).has(id))) ? name : null,
  debugName: name,
  priority: chunkNames.length - at,
  minShareCount: 2,
}));

const known = new Map<string, Set<string>>();

/** Lucide's index. It imports every icon; of those a file has the ones that it names. */
const ICONS = '/lucide-react.mjs';
const NAMED = /import\s*\{([^}]+)\}\s*from\s*["']lucide-react["']/g;
const EXPORTED = /export\s*\{([^}]+)\}\s*from\s*["'](\.[^"']+)["']/g;
const iconFiles = new Map<string, string>();

function iconsOf(id: string, index: string, graph: Graph): string[] {
  if (iconFiles.size === 0)
    for (const [, names, file] of (graph.getModuleInfo(index)?.code ?? '').matchAll(EXPORTED))
      for (const name of names!.split(','))
        iconFiles.set(name.trim().split(' ').at(-1)!, join(dirname(index), file!));
  return [...(graph.getModuleInfo(id)?.code ?? '').matchAll(NAMED)]
    .flatMap(([, names]) => names!.split(','))
    .flatMap((name) => iconFiles.get(name.trim().split(' ')[0]!) ?? []);
}

/** The modules that are fetched with a file of the app: its imports and theirs, but not what is imported on demand. */
function importsOf(file: string, graph: Graph): Set<string> {
  const found = known.get(file) ?? new Set<string>();
  if (found.size > 0) return found;
  known.set(file, found);
  const idsOf = (id: string) =>
    (graph.getModuleInfo(id)?.importedIds ?? [])
      .filter((imported) => !imported.endsWith('.css'))
      .flatMap((imported) => (imported.endsWith(ICONS) ? iconsOf(id, imported, graph) : imported));
  const own = join(root, file);
  for (const id of idsOf(own)) found.add(id);
  if (found.size === 0) throw new Error(`${file} is not there`);
  for (const id of found) for (const imported of idsOf(id)) found.add(imported);
  found.delete(own);
  return found;
}
