import { importsOf, targetOf } from './imports.mjs';

const byName = (a, b) => (a < b ? -1 : 1);
const folderOf = (path) => /^domain\/[^/]+(?=\/)/.exec(path)?.[0];

/**
 * Nouns of the domain that use each other, directly or through others: none of them can be read, moved or tested without
 * the rest. Of files the linter tells it. Imports of types count, as a reader follows them like any other.
 * @param {{ path: string, text: string }[]} files
 * @returns {{ path: string, line: number, says: string }[]}
 */
export function nounCircles(files) {
  const uses = new Map();
  for (const { path, text } of files) {
    const folder = folderOf(path);
    if (!folder) continue;
    const targets = importsOf(text).map(({ specifier }) => targetOf(path, specifier));
    const others = targets.map((target) => target && folderOf(target)).filter(Boolean);
    uses.set(folder, new Set([...(uses.get(folder) ?? []), ...others]));
  }
  const reached = (folder, found = new Set()) => {
    for (const other of uses.get(folder) ?? []) if (!found.has(other)) reached(other, found.add(other));
    return found;
  };
  const reaches = new Map([...uses.keys()].map((folder) => [folder, reached(folder)]));
  const circles = [...uses.keys()]
    .toSorted(byName)
    .map((folder) =>
      [...reaches.get(folder)].filter((other) => reaches.get(other)?.has(folder)).toSorted(byName),
    );
  return circles
    .filter((circle, at) => circle.length > 1 && circles.findIndex(([first]) => first === circle[0]) === at)
    .map((circle) => ({ path: circle[0], line: 1, says: `these import each other: ${circle.join(', ')}` }));
}
