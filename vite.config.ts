import { join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups, chunkNames } from './tools/chunk-groups.ts';
import { apiRoutes } from './tools/vite-api-routes.ts';
import { compileHints } from './tools/vite-compile-hints.ts';
import { inter } from './tools/vite-inter.ts';
import { pagePreloads } from './tools/vite-page-preloads.ts';
import { preCompress } from './tools/vite-pre-compress.ts';
import { serviceWorker } from './tools/vite-service-worker.ts';
import { sonnerNonce } from './tools/vite-sonner-nonce.ts';
import { bootScript } from './tools/vite-boot-script.ts';
import { viteWords } from './tools/vite-words.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? 3000}`;

export default defineConfig({
  plugins: [
    react(),
    tailwind(),
    // Phrases as compiled data, without a runtime: 3 kB less of every first page.
    viteWords(),
    // The words of the language come beside the first script, not after it: a round trip.
    bootScript(),
    // The procedures without the schemas of the contract: 12 kB less of every first page.
    apiRoutes(),
    // The letters of the product's texts alone: 20 kB of font before the first text instead of 48.
    inter(),
    // A screen's files are asked for with the page, not one after the other: two round trips.
    pagePreloads(),
    // The page's policy refuses Sonner's style element without it.
    sonnerNonce(),
    // 750 functions compiled one by one while a car is drawn become 100.
    compileHints(chunkNames),
    // Serving a file costs no compression.
    preCompress(),
    // A start without a network, and later visits that fetch no file.
    serviceWorker(),
  ],
  // The server replaces it with a fresh nonce in every response.
  html: { cspNonce: '__NONCE__' },
  publicDir: 'web/public',
  resolve: {
    alias: {
      // sax looks for Node's streams and does without them.
      stream: 'data:text/javascript,',
      '../createLucideIcon.mjs': join(import.meta.dirname, 'web/ui/lucide-icon.tsx'),
    },
  },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    // The offline engine is larger than usual; it is loaded when it is needed. What the worker keeps has a limit of its own.
    chunkSizeWarningLimit: 1_000,
    target: ['chrome111', 'safari16.4', 'firefox128'],
    modulePreload: {
      polyfill: false,
      // In each list the names of a dozen files, for the one time that no worker holds them: 3 kB of every first load.
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    rolldownOptions: {
      // Otherwise a slow machine's first start is told which plugin took longest.
      checks: { pluginTimings: false },
      input: { app: 'index.html', demo: 'demo.html', 'mechanic-share': 'mechanic-share.html' },
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
  server: { proxy: { '/api': server, '/health': server } },
});
