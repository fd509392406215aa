import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './setup.mjs';

const IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?from\s+)?'([^']+)'/gm;

/**
 * The source files that are fetched together with a file of the web app: those it imports, and theirs, but not
 * what is imported as a type or on demand.
 * @param files from the root: `web/main.tsx`
 */
export function staticImports(...files: string[]): Set<string> {
  const found = new Set<string>();
  const follow = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    if (!/\.tsx?$/.test(file)) return;
    for (const { 1: name = '' } of readFileSync(join(root, file), 'utf8').matchAll(IMPORT)) {
      const target = name.startsWith('#')
        ? name.slice(1)
        : name.startsWith('.')
          ? join(dirname(file), name)
          : null;
      if (target !== null) follow(target);
    }
  };
  for (const file of files) {
    if (!existsSync(join(root, file))) throw new Error(`${file} is not there`);
    follow(file);
  }
  return found;
}
