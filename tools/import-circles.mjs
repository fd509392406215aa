import { importsOf, targetOf } from './imports.mjs';

/**
 * Files that import each other, directly or through others: none of them can be read, moved or tested without the rest.
 * Imports of types count, as a reader follows them like any other. So do folders of the domain: no two nouns use each other.
 * @param {{ path: string, text: string }[]} files
 * @returns {{ path: string, line: number, says: string }[]}
 */
export function importCircles(files) {
  const graph = new Map(
    files.map(({ path, text }) => [path, importsOf(text).map(({ specifier }) => targetOf(path, specifier))]),
  );
  return [graph, folderGraph(graph)].flatMap(stronglyConnected).map((circle) => ({
    path: circle[0],
    line: 1,
    says: `these import each other: ${circle.join(', ')}`,
  }));
}

const folderOf = (path) => /^domain\/[^/]+(?=\/)/.exec(path)?.[0];

/** Which folder of the domain imports which other. */
function folderGraph(graph) {
  const folders = new Map();
  for (const [path, targets] of graph) {
    const folder = folderOf(path);
    if (!folder) continue;
    const others = targets
      .map((target) => target && folderOf(target))
      .filter((other) => other && other !== folder);
    folders.set(folder, [...(folders.get(folder) ?? []), ...others]);
  }
  return folders;
}

/** Tarjan's algorithm. @returns the components of more than one node, each sorted */
function stronglyConnected(graph) {
  const order = new Map();
  const lowest = new Map();
  const stack = [];
  const components = [];

  function visit(node) {
    order.set(node, order.size);
    lowest.set(node, order.get(node));
    stack.push(node);
    for (const next of graph.get(node)) {
      if (!graph.has(next)) continue;
      if (!order.has(next)) {
        visit(next);
        lowest.set(node, Math.min(lowest.get(node), lowest.get(next)));
      } else if (stack.includes(next)) {
        lowest.set(node, Math.min(lowest.get(node), order.get(next)));
      }
    }
    if (lowest.get(node) !== order.get(node)) return;
    const component = stack.splice(stack.indexOf(node));
    if (component.length > 1) components.push(component.toSorted((a, b) => (a < b ? -1 : 1)));
  }

  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return components;
}
