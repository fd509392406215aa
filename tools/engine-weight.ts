import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { root } from './setup.mjs';

/** Bytes after gzip of the offline engine as it is shipped, with everything it imports, weights and schemas included. */
export async function engineWeight(): Promise<number> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      rollupOptions: { input: 'domain/assessment/engine.ts', preserveEntrySignatures: 'strict' },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const code = outputs.map((one) => (one.type === 'chunk' ? one.code : '')).join('\n');
  return gzipSync(code, { level: 9 }).length;
}
