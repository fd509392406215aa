import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { root } from './setup.mjs';

/** Bytes after gzip of a file as it is shipped, with everything it imports, weights and schemas included. */
async function weightOf(input: string): Promise<number> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      rollupOptions: { input, preserveEntrySignatures: 'strict' },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const code = outputs.map((one) => (one.type === 'chunk' ? one.code : '')).join('\n');
  return gzipSync(code, { level: 9 }).length;
}

export const engineWeight = () => weightOf('domain/assessment/engine.ts');

/** What reads a question and answers it from the records, without the engine that assesses complaints. */
export const askWeight = () => weightOf('domain/assistant/ask/card.ts');
