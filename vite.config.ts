import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { root } from './tools/setup.mjs';
import { staticImports } from './tools/static-imports.ts';
import { apiRoutes } from './tools/vite-api-routes.ts';
import { compileHints } from './tools/vite-compile-hints.ts';
import { fewerFiles } from './tools/vite-fewer-files.ts';
import { inter } from './tools/vite-inter.ts';
import { pagePreloads } from './tools/vite-page-preloads.ts';
import { plainIcons } from './tools/vite-plain-icons.ts';
import { plainLimits } from './tools/vite-plain-limits.ts';
import { preCompress } from './tools/vite-pre-compress.ts';
import { serviceWorker } from './tools/vite-service-worker.ts';
import { shareWorker } from './tools/vite-share-worker.ts';
import { sonnerNonce } from './tools/vite-sonner-nonce.ts';
import { bootScript } from './tools/vite-boot-script.ts';
import { inlineFacades } from './tools/vite-inline-facades.ts';
import { viteWords } from './tools/vite-words.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? 3000}`;

const FRAME = new RegExp(
  [
    'node_modules/lucide-react/dist/esm/(?!icons/)',
    'virtual:(words|api-routes)',
    'domain/(days|limits|requests|language/words)\\.ts',
    'web/platform/(nonce|store|theme|language/device-day)\\.ts',
    'web/platform/(api/(client|errors|first-answers|in-page|read-first-answers|request|retries)|language/language|toasts/(toasts|error-toasts)|session/session-store|storage/storage)\\.ts',
    'web/ui/(alert|button|classes|icon-button|toasts|spinner)\\.tsx?',
  ].join('|'),
);

/** The router and its helpers; not loaded by the mechanic's page. */
const SHELL = new RegExp(
  [
    'web/platform/router/',
    'domain/accounts/gate-rules\\.ts',
    'web/(app|app-frame|start-app|failure-boundary|routes|screens/start|platform/navigation-history)\\.tsx',
    'web/platform/(hrefs|origin|api/connection)\\.ts',
    'web/ui/(back-link|button-link|focus-(heading|on-mount|on-navigation)|link)\\.tsx?',
  ].join('|'),
);

/** Of every form, of the sign-in screens and of the mechanic's page; not loaded by Home. Listed before those that use it. */
const INPUTS =
  /web\/(ui\/(field|text-field|language-switch)|platform\/forms\/check)\.tsx?|lucide-react\/dist\/esm\/icons\/languages\./;

/** The sign-in screens; not loaded by Home. */
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

/** Icons shared by the mechanic's page and the screens, kept apart from what only the screens need. */
const MARK_ICONS =
  /lucide-react\/dist\/esm\/icons\/(car-front|circle-alert|circle-check|circle-dot-dashed|clock|file-text|file-video(-camera)?|file-play|info|octagon-x|play|triangle-alert|triangle-exclamation-point|wrench)\./;
/** Small modules also needed by form schemas or the mechanic's page, without the rest of their chunk. */
const SMALL =
  /domain\/(cars\/spec(s|-names)|reminders\/(state-words|target-text)|live\/rules)\.ts|web\/ui\/(fact-list|due-bar)\.tsx/;
const isMark = (id: string) => MARK_ICONS.test(id) || SMALL.test(id) || (isIn(shared)(id) && isIn(gated)(id));

const isShared = (id: string) => isIn(shared)(id) && !/mechanic-share\.tsx$|\.css$/.test(id);

/** The gate, the layout behind it and its first screen in one file; not loaded by the mechanic's page. */
const isGated = (id: string) =>
  isIn(gated)(id) || /node_modules\/@tanstack\/|web\/platform\/language\/car-words\.ts/.test(id);

/** What is due, with a reminder. */
const due = staticImports('web/reminders/due-block.tsx');
const DUE_ICONS = /lucide-react\/dist\/esm\/icons\/(check|gauge)\./;

/** What every screen behind the gate fetches in its first seconds. */
const AFTERWARDS =
  /node_modules\/idb\/|web\/(notices\/keep-notices|platform\/(pwa|live\/follow-changes|reads\/stored-reads|storage\/device-database))\.ts/;

/** What most screens behind the gate share, in one file: components, icons, edits in place. */
const PARTS =
  /lucide-react\/dist\/esm\/icons\/|web\/ui\/(?!page|navigation|list-row|link|field|text-field|password-|language-|use-check)|web\/cars\/out-of-use\.tsx|domain\/cars\/(out-of-use-words|early-edit)\.ts|web\/platform\/forms\/(use-edit|use-removal)\.ts|web\/cars\/use-car-of-address\.ts/;

/** What the page of a car shares with others, in one file instead of a dozen small requests. */
const record = staticImports(
  'web/screens/car.tsx',
  'web/ui/return-focus.ts',
  'web/ui/use-close-on-back.ts',
  'domain/months.ts',
  'domain/repairs/kind-names.ts',
);
const RECORD_ICONS =
  /lucide-react\/dist\/esm\/icons\/(archive|bell-ring|circle-dot|clipboard-(check|list)|ellipsis|fuel|id-card|import|landmark|pencil|share-2|shield-check|trash(-2)?|x)\./;
/** What is opened by a tap: its library is larger than the page of a car. */
const DIALOG =
  /node_modules\/(@radix-ui|radix-ui|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-sidecar|use-callback-ref|aria-hidden|get-nonce|tslib)\/|web\/ui\/sheet-panel\.tsx/;
const SCHEMAS = /node_modules\/zod\/|domain\/(ids|shapes)\.ts/;

/** What the queue of changes shares with the screens, which need not wait for the queue itself. */
const sending = staticImports('web/platform/outbox/pump.ts');
const isSending = (id: string) => isIn(sending)(id) && !id.endsWith('/outbox/pump.ts');
/** The rest of what most screens share, but for the engine's knowledge. */
const COMMON =
  /^((web|domain)\/(?!ass\w+\/knowledge\/).*\.tsx?$|node_modules\/lucide-react\/dist\/esm\/icons\/)/;
const isCommon = (id: string) => COMMON.test(id.slice(root.length + 1));

/** Chunks of which most functions are called while a page is drawn first, or between a tap on 'Save' and the word that it is saved. */
const FIRST_PAGES = 'react frame shell gated records entry shared inputs mechanic-share';
const FORMS = 'sending schemas form common toaster pump log-repair log-symptom';

export default defineConfig({
  plugins: [
    react(),
    tailwind(),
    viteWords(),
    bootScript(),
    apiRoutes(),
    inter(),
    inlineFacades(),
    fewerFiles.helpersWithReact(),
    pagePreloads(),
    fewerFiles.scriptInPage(),
    plainIcons(),
    plainLimits(),
    shareWorker(),
    sonnerNonce(),
    compileHints(`${FIRST_PAGES} ${FORMS}`.split(' ')),
    preCompress(),
    serviceWorker(),
  ],
  // The server replaces it with a fresh nonce in every response.
  html: { cspNonce: '__NONCE__' },
  publicDir: 'web/public',
  // sax looks for Node's streams and does without them.
  resolve: { alias: { stream: 'data:text/javascript,' } },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    target: ['chrome111', 'safari16.4', 'firefox128'],
    modulePreload: {
      polyfill: false,
      // The first load contains the preload list of every screen: keep it short.
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'html'
          ? dependencies
          : dependencies.filter((name) =>
              /\/(inputs|gated|due|dialog|parts|records|schemas|shared|form(?!-values))-/.test(name),
            ),
    },
    rolldownOptions: {
      // Otherwise a slow machine's first start is told which plugin took longest.
      checks: { pluginTimings: false },
      input: { app: 'index.html', demo: 'demo.html', 'mechanic-share': 'mechanic-share.html' },
      output: {
        // The lists of what a screen loads hold many names, and each letter of a hash weighs on the first load.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            // With what the build adds to every page.
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler)\/|vite\/preload-helper/,
              priority: 2,
            },
            { name: 'inputs', test: INPUTS, priority: 0.95 },
            { name: 'shell', test: SHELL, priority: 0.9 },
            { name: 'entry', test: ENTRY, priority: 0.9 },
            // Needed by every first page, in one file: a request costs more than the bytes it saves.
            { name: 'frame', test: (id: string) => FRAME.test(id) || isMark(id), priority: 1 },
            // The rest of the mechanic's page, of which screens use parts.
            { name: 'shared', test: isShared, priority: 0.6, minShareCount: 2 },
            { name: 'gated', test: isGated, priority: 0.5 },
            { name: 'due', test: (id: string) => isIn(due)(id) || DUE_ICONS.test(id), priority: 0.5 },
            { name: 'stream', test: /web\/platform\/live\/stream\.ts/, priority: 0.6 },
            { name: 'afterwards', test: AFTERWARDS, priority: 0.5 },
            { name: 'schemas', test: SCHEMAS, priority: 0.4 },
            {
              name: 'records',
              test: (id: string) => isIn(record)(id) || RECORD_ICONS.test(id),
              minShareCount: 2,
              priority: 0.3,
            },
            { name: 'dialog', test: DIALOG, priority: 0.2 },
            // Shared by most screens. Separate chunks would lengthen the preload list of the first load.
            { name: 'parts', test: PARTS, minShareCount: 3, priority: 0.1 },
            { name: 'sending', test: isSending, minShareCount: 2, priority: 0.05 },
            { name: 'common', test: isCommon, minShareCount: 8 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': server, '/health': server } },
});
