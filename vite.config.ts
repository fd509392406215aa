import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiRoutes } from './tools/vite-api-routes.ts';
import { inter } from './tools/vite-inter.ts';
import { preCompress } from './tools/vite-pre-compress.ts';
import { sonnerNonce } from './tools/vite-sonner-nonce.ts';
import { viteWords } from './tools/vite-words.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? 3000}`;

export default defineConfig({
  plugins: [react(), tailwind(), viteWords(), apiRoutes(), inter(), sonnerNonce(), preCompress()],
  // The server puts a fresh nonce in its place with every page it sends.
  html: { cspNonce: '__NONCE__' },
  publicDir: 'web/public',
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    target: ['chrome111', 'safari16.4', 'firefox128'],
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { app: 'index.html', share: 'mechanic-share.html' } },
  },
  server: { proxy: { '/api': server, '/health': server } },
});
