import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build, type InlineConfig } from 'vite';
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
});
