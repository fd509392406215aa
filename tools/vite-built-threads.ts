import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { root, serverEntry } from './setup.mjs';

/** Threads that tests start are those of the built server, if there is one of these sources: it loads them sooner. */
export function builtThreads(): Plugin {
  // Asked when the first thread is met: it reads every source, and most runs of tests start none.
  let isBuilt: boolean | undefined;
  const urlOf = (name: string) => pathToFileURL(join(root, 'dist/server', `${name}.js`)).href;
  return {
    name: 'carful-built-threads',
    enforce: 'pre',
    transform: {
      filter: { id: /\/server\/.*\.ts$/, code: '-worker.ts' },
      handler(code) {
        isBuilt ??= serverEntry().endsWith('.js');
        if (!isBuilt) return null;
        const thread = /new URL\('\.\/([\w-]+-worker)\.ts', import\.meta\.url\)/g;
        return {
          code: code.replaceAll(thread, (_url, name: string) => `new URL('${urlOf(name)}')`),
          map: null,
        };
      },
    },
  };
}
