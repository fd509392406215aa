import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { root } from './tools/setup.mjs';
import { staticImports } from './tools/static-imports.ts';
import { apiRoutes } from './tools/vite-api-routes.ts';
import { inter } from './tools/vite-inter.ts';
import { pagePreloads } from './tools/vite-page-preloads.ts';
import { plainIcons } from './tools/vite-plain-icons.ts';
import { preCompress } from './tools/vite-pre-compress.ts';
import { shareWorker } from './tools/vite-share-worker.ts';
import { shakeRouter } from './tools/vite-shake-router.ts';
import { sonnerNonce } from './tools/vite-sonner-nonce.ts';
import { wordsPreload } from './tools/vite-words-preload.ts';
import { viteWords } from './tools/vite-words.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? 3000}`;

const FRAME = new RegExp(
  [
    'node_modules/@lingui/core/',
    'node_modules/lucide-react/dist/esm/(?!icons/)',
    'virtual:(words|api-routes)',
    'vite/preload-helper',
    'domain/(limits|requests|language/words)\\.ts',
    'web/platform/(nonce|store|theme)\\.ts',
    'web/platform/(api/(client|errors|retries)|language/language|notices/(notices|notify-error)|session/session-store|storage/storage)\\.ts',
    'web/ui/(alert|button|classes|field|icon-button|language-switch|notices|spinner|text-field)\\.tsx?',
  ].join('|'),
);

/** The router and what the first page needs beside it; the mechanic's page has none of it. */
const SHELL = new RegExp(
  [
    'node_modules/react-router/',
    'domain/accounts/gate-rules\\.ts',
    'web/platform/(hrefs|origin)\\.ts',
    'web/ui/(focus-on-navigation|back-link|button-link|focus-heading|link)\\.tsx?',
  ].join('|'),
);

/** What one signs in with, for whom is not signed in: Home has none of it. */
const ENTRY = new RegExp(
  [
    'web/platform/account/account\\.ts',
    'web/ui/password-field\\.tsx',
    'web/accounts/(account-frame|sign-in-redirect|backdrop|failure-phrases|google-button|logo|typed-text)\\.tsx?',
  ].join('|'),
);

const shared = staticImports('web/mechanic-share.tsx');
const gated = staticImports('web/screens/gate.tsx', 'web/screens/home.tsx');
const isIn = (files: Set<string>) => (id: string) => files.has(id.slice(root.length + 1));

/** What the mechanic's page shares with the screens: with all their other parts it would weigh too much. */
const MARK_ICONS =
  /lucide-react\/dist\/esm\/icons\/(car-front|circle-alert|circle-check|circle-dot-dashed|clock|triangle-exclamation-point|wrench)\./;
/** Small parts of lists that the schemas of forms or the mechanic's page need, too: without the lists. */
const SMALL = /domain\/(days|cars\/spec(s|-names))\.ts|web\/ui\/fact-list\.tsx/;
const isMark = (id: string) => MARK_ICONS.test(id) || SMALL.test(id) || (isIn(shared)(id) && isIn(gated)(id));

/** What the gate, the frame behind it and its first screen need: one file, and none of it the mechanic's. */
const isGated = (id: string) => isIn(gated)(id) || id.includes('/node_modules/@tanstack/');

/** What forms and questions are made of: the screens that only show things have none of it. */
const FIELDS =
  /web\/ui\/(text-area|select|checkbox|switch|file-(picker|tile)|draft-notice|con(firm|flict)-\w+|copy-button)\.tsx/;

/** Of the icons that many screens share, those that Home shows. */
const HOME_ICONS = 'chevron-(down|left|right)|circle-[\\w-]+|clock|list-filter|plus|repeat|rotate-cw|x';

const PARTS = new RegExp(
  `icons/(${HOME_ICONS})\\.|web/ui/(?!page|navigation|list-row|link|field|text-|select|checkbox|switch|file-|draft-|con|copy-|password-|language-|use-check)`,
);

/** What is shown of a car and its repairs, in one file: a dozen small ones would wait for each other. */
const RECORDS =
  /web\/(cars\/(car-missing|car-specs|delete-car)|repairs\/(cost-bar|record-\w+|repair-kinds|repair-page))\.tsx?|domain\/repairs\/record-rules\.ts/;
/** What checks a form. */
const SCHEMAS = /node_modules\/zod\/|domain\/(ids|shapes)\.ts/;
const ICONS = /lucide-react\/dist\/esm\/icons\//;

export default defineConfig({
  plugins: [
    react(),
    tailwind(),
    viteWords(),
    wordsPreload(),
    apiRoutes(),
    inter(),
    pagePreloads(),
    plainIcons(),
    shakeRouter(),
    shareWorker(),
    sonnerNonce(),
    preCompress(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'web/worker',
      filename: 'service-worker.ts',
      outDir: 'dist/web',
      manifest: false,
      injectRegister: false,
      includeAssets: [],
      injectManifest: {
        // The whole app, but not the mechanic's page (D83), a film made beside the car without a network is cut there too.
        globPatterns: ['index.html', 'icon.svg', 'manifest*.webmanifest', 'assets/*.{js,css,woff2,json}'],
        globIgnores: ['assets/*mechanic*'],
        // The names of these carry a hash of their own.
        dontCacheBustURLsMatching: /^assets\//,
        maximumFileSizeToCacheInBytes: 1_000_000,
      },
    }),
  ],
  // The server puts a fresh nonce in its place with every page it sends.
  html: { cspNonce: '__NONCE__' },
  publicDir: 'web/public',
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    target: ['chrome111', 'safari16.4', 'firefox128'],
    modulePreload: {
      polyfill: false,
      // The first load carries the list of what each screen preloads: only what is worth a line in it.
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'html'
          ? dependencies
          : dependencies.filter((name) =>
              /\/(entry|fields|gated|icons|parts|records|schemas|form)-/.test(name),
            ),
    },
    rolldownOptions: {
      input: { app: 'index.html', 'mechanic-share': 'mechanic-share.html' },
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
            { name: 'shell', test: SHELL, priority: 0.9 },
            { name: 'entry', test: ENTRY, priority: 0.9 },
            // What every first page needs, in one file: each request costs more than the bytes it saves.
            { name: 'frame', test: FRAME, priority: 1 },
            { name: 'marks', test: isMark, priority: 1 },
            { name: 'gated', test: isGated, priority: 0.5 },
            { name: 'schemas', test: SCHEMAS, priority: 0.4 },
            // What most screens share. Each chunk of its own would also be named in the first load.
            { name: 'parts', test: PARTS, minShareCount: 3 },
            { name: 'icons', test: ICONS, minShareCount: 2 },
            // After the parts: a group takes along what its files import.
            { name: 'fields', test: FIELDS, minShareCount: 3 },
            { name: 'records', test: RECORDS, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': server, '/health': server } },
});
