import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { root } from './setup.mjs';
import { apiRoutes } from './vite-api-routes.ts';
import { compress } from './vite-pre-compress.ts';

/** The whole app, video conversion included, for offline use; not the mechanic's page (D83). */
const KEPT = ['index.html', 'icon.svg', 'manifest*.webmanifest', 'assets/*.{js,css,woff2,json}'];
const NOT_KEPT = ['assets/*mechanic*', 'assets/demo-*'];
const LARGEST_BYTES = 1_000_000;

const NAME = 'service-worker';

type Kept = { url: string; revision: string | null };

/**
 * The mechanic's page lies under the app's worker. This one, which does nothing, lies nearer and takes its place there:
 * that page and its files always come from the server, and are kept by nobody (D83).
 */
const OF_MECHANIC = {
  fileName: 'mechanic-share-worker.js',
  source: "self.addEventListener('install', () => self.skipWaiting());\n",
};

/** Builds the service worker once the app is written: it holds the list of the app's files, as Workbox reads it. */
export function serviceWorker(): Plugin {
  return {
    name: 'carful-service-worker',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', ...OF_MECHANIC });
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        const kept = await filesKept(dir!);
        await build({
          configFile: false,
          root,
          logLevel: 'warn',
          plugins: [apiRoutes()],
          publicDir: false,
          define: { 'self.__WB_MANIFEST': JSON.stringify(kept) },
          build: {
            outDir: dir!,
            emptyOutDir: false,
            rolldownOptions: {
              input: join(root, 'web/worker', `${NAME}.ts`),
              output: { entryFileNames: `${NAME}.js`, codeSplitting: false },
            },
          },
        });
        await compress(join(dir!, `${NAME}.js`));
      },
    },
  };
}

async function filesKept(folder: string): Promise<Kept[]> {
  const kept: Kept[] = [];
  for await (const url of glob(KEPT, { cwd: folder, exclude: NOT_KEPT })) {
    const content = await readFile(join(folder, url));
    if (content.length > LARGEST_BYTES) throw new Error(`${url} is too large to be kept for offline use`);
    // The names of assets hold a hash.
    const revision = url.startsWith('assets/') ? null : createHash('sha256').update(content).digest('hex');
    kept.push({ url, revision });
  }
  return kept.toSorted((a, b) => (a.url < b.url ? -1 : 1));
}
