import type { Plugin } from 'vite';

/**
 * Of TanStack Query, which every QueryClient and every query brings along: what changes data, lists that grow page by
 * page, what is thrown to Suspense and to error boundaries, a restored cache, and timers other than the browser's.
 */
const UNUSED: [file: string, code: string][] = [
  [
    '/query-core/build/modern/mutationCache.js',
    'export class MutationCache { clear() {} resumePausedMutations() { return Promise.resolve(); } }',
  ],
  [
    '/query-core/build/modern/infiniteQueryBehavior.js',
    'export const [infiniteQueryBehavior, hasNextPage, hasPreviousPage] = [];',
  ],
  [
    '/react-query/build/modern/suspense.js',
    'export const [defaultThrowOnError, fetchOptimistic] = []; export const ensureSuspenseTimers = () => {}, shouldSuspend = () => false;',
  ],
  [
    '/react-query/build/modern/errorBoundaryUtils.js',
    'export const ensurePreventErrorBoundaryRetry = () => {}, useClearResetErrorBoundary = () => {}, getHasError = () => false;',
  ],
  [
    '/react-query/build/modern/QueryErrorResetBoundary.js',
    'export const [QueryErrorResetBoundary] = []; export const useQueryErrorResetBoundary = () => {};',
  ],
  [
    '/react-query/build/modern/IsRestoringProvider.js',
    'export const [IsRestoringProvider] = []; export const useIsRestoring = () => false;',
  ],
  [
    '/query-core/build/modern/timeoutManager.js',
    'export const timeoutManager = globalThis, systemSetTimeoutZero = (callback) => setTimeout(callback);',
  ],
];

/**
 * What the app does itself (`useWrite`) or does not do stays out of the first load: 2 kB. The linter refuses what would
 * need it.
 */
export function plainQueries(): Plugin {
  const left = new Set(UNUSED.map(([file]) => file));
  return {
    name: 'carful-plain-queries',
    apply: 'build',
    load(id) {
      const found = UNUSED.find(([file]) => id.endsWith(file));
      if (!found) return null;
      left.delete(found[0]);
      return found[1];
    },
    buildEnd(error) {
      if (!error && left.size > 0)
        this.error(`TanStack Query has its files elsewhere: ${[...left].join(', ')}`);
    },
  };
}
