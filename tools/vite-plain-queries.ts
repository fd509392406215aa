import type { Plugin } from 'vite';

/** Of TanStack Query, which every QueryClient brings along: what changes data, and lists that grow page by page. */
const UNUSED: [file: RegExp, code: string][] = [
  [
    /\/query-core\/build\/modern\/mutationCache\.js$/,
    'export class MutationCache { clear() {} resumePausedMutations() { return Promise.resolve(); } }',
  ],
  [
    /\/query-core\/build\/modern\/infiniteQueryBehavior\.js$/,
    'export const [infiniteQueryBehavior, hasNextPage, hasPreviousPage] = [];',
  ],
];

/** What the app does itself (`useWrite`) or does not do stays out of the first load: 2 kB. */
export function plainQueries(): Plugin {
  return {
    name: 'carful-plain-queries',
    apply: 'build',
    load: (id) => UNUSED.find(([file]) => file.test(id))?.[1] ?? null,
  };
}
