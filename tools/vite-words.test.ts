import { createServer as createHttpServer } from 'node:http';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build, createServer, type InlineConfig } from 'vite';
import { compileCatalogue } from '#server/platform/words.ts';
import { viteWords } from './vite-words.ts';

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'words-'));
  await writeFile(
    join(root, 'entry.js'),
    "import en from 'virtual:words/en'; import lv from 'virtual:words/lv'; export const urls = { en, lv };",
  );
});
afterAll(() => rm(root, { recursive: true }));

const config = (): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'silent',
  plugins: [viteWords()],
});

describe('the words in the web build', () => {
  test('English is part of the script, Latvian one hashed JSON asset that the script names', async () => {
    const result = await build({
      ...config(),
      build: {
        write: false,
        lib: { entry: join(root, 'entry.js'), formats: ['es'], fileName: 'entry' },
        rollupOptions: { output: { assetFileNames: 'assets/[name]-[hash][extname]' } },
      },
    });
    if (!Array.isArray(result)) throw new Error('a library build answers with a list');
    const files = result.flatMap((part) => part.output);
    const [latvian, ...others] = files.filter((file) => file.type === 'asset');
    expect(others).toEqual([]);
    expect(latvian!.fileName).toMatch(/^assets\/words-lv-/);
    expect(JSON.parse(String(latvian!.source))).toEqual(compileCatalogue('lv'));
    const script = files.find((file) => file.type === 'chunk')?.code ?? '';
    expect(script).toContain(latvian!.fileName);
    expect(script).not.toContain('Sākums');
    for (const phrase of Object.keys(compileCatalogue('en'))) expect(script).toContain(phrase);
  });

  test('in development the same messages come from memory, under the base', async () => {
    const http = createHttpServer();
    const server = await createServer({
      ...config(),
      base: '/app/',
      server: { middlewareMode: true, hmr: { server: http }, watch: null },
    });
    http.on('request', server.middlewares);
    try {
      await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
      const address = http.address();
      if (address === null || typeof address === 'string') throw new Error('no port');
      const { urls } = (await server.ssrLoadModule('/entry.js')) as { urls: Record<string, unknown> };
      expect(urls).toEqual({ en: compileCatalogue('en'), lv: '/app/@words/lv.json' });
      const origin = `http://127.0.0.1:${address.port}`;
      const answer = await fetch(`${origin}/app/@words/lv.json`);
      expect(answer.headers.get('content-type')).toBe('application/json');
      expect(await answer.json()).toEqual(compileCatalogue('lv'));
    } finally {
      await server.close();
      http.close();
    }
  });
});
