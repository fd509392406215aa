import { join } from 'node:path';
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

/**
 * What is fetched in few files: of each page what other pages need, too, in this order. A page then has one file more than
 * the one before it, and what only one page needs is in its own file.
 */
const CHUNKS: Record<string, Test> = {
  // The page of a link and every other page.
  base: mechanic,
  shell: (by) => start(by) || (login(by) && (daily(by) || form(by))),
  daily,
  record: car,
  form,
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

/** It names every icon, so what a file imports of it is not known; an icon comes with the first group that shows it.
 * Where a page's own file shares one with another page, it is imported by its path (lucide-react/icons/…). */
const ICONS = '/lucide-react.mjs';

/** The modules that are fetched with a file of the app: its imports and theirs, but not what is imported on demand. */
function importsOf(file: string, graph: Graph): Set<string> {
  const found = known.get(file) ?? new Set<string>();
  if (found.size > 0) return found;
  known.set(file, found);
  const idsOf = (id: string) =>
    (graph.getModuleInfo(id)?.importedIds ?? []).filter(
      (imported) => !imported.endsWith('.css') && !imported.endsWith(ICONS),
    );
  const own = join(root, file);
  for (const id of idsOf(own)) found.add(id);
  if (found.size === 0) throw new Error(`${file} is not there`);
  for (const id of found) for (const imported of idsOf(id)) found.add(imported);
  found.delete(own);
  return found;
}
