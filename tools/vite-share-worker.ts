import type { Plugin } from 'vite';

const EMPTY = "self.addEventListener('install', () => self.skipWaiting());\n";

/**
 * The mechanic's page lies under the app's worker. This one, which does nothing, lies nearer and takes its
 * place there: that page and its files always come from the server, and are kept by nobody (D83).
 */
export function shareWorker(): Plugin {
  return {
    name: 'carful-share-worker',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'mechanic-share-worker.js', source: EMPTY });
    },
  };
}
