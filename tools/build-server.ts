import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { rolldown, type Plugin } from 'rolldown';
import { root, serverHash, serverStamp } from './setup.mjs';

/**
 * Builds the server with its packages into few files: hundreds of small ones cost each start seconds of a processor.
 * The stamp of the sources it was built from comes last.
 */
const folder = join(root, 'dist/server');

/** Their programs and data are files beside them. */
const EXTERNAL = [/^sharp$/, /^libheif-js\//];

/** Where a file was tells it where the checkout is; its threads are built beside it. */
const keepPlaces: Plugin = {
  name: 'keep-places',
  transform: {
    filter: { id: /\/server\/.*\.ts$/, code: 'import.meta' },
    handler(code, id) {
      if (!id.startsWith(join(root, 'server/'))) return null;
      if (/new URL\('(?!\.\/[\w-]+-worker\.ts')[^']*\.ts', import\.meta\.url\)/.test(code))
        throw new Error(`${id}: its thread is not built`);
      const from = `(import.meta.dirname + ${JSON.stringify(`/${relative(folder, dirname(id))}`)})`;
      return {
        code: code
          .replaceAll('import.meta.dirname', from)
          .replaceAll(
            /new URL\('\.\/([\w-]+-worker)\.ts', import\.meta\.url\)/g,
            "new URL('./$1.js', import.meta.url)",
          ),
        map: null,
      };
    },
  },
};

/** A map of packages, too, would cost each start half a second and 80 MB. */
const mapOurs: Plugin = {
  name: 'map-ours',
  transform: {
    filter: { id: /\/node_modules\// },
    handler: (code) => ({ code, map: { mappings: '' } }),
  },
};

const hash = serverHash();
await rm(join(root, serverStamp), { force: true });
const workers = (await readdir(join(root, 'server'), { recursive: true })).filter((path) =>
  path.endsWith('-worker.ts'),
);
const bundle = await rolldown({
  cwd: root,
  input: Object.fromEntries(
    ['main.ts', ...workers].map((path) => [basename(path, '.ts'), join(root, 'server', path)]),
  ),
  platform: 'node',
  // This and `minify` also join statements, and stacks would name wrong lines.
  treeshake: false,
  external: EXTERNAL,
  plugins: [keepPlaces, mapOurs],
});
const { output } = await bundle.write({
  dir: folder,
  format: 'esm',
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
  sourcemap: true,
  sourcemapExcludeSources: true,
  // The log names errors by their classes.
  keepNames: true,
  minify: false,
});
await bundle.close();
await removeOld(output.map(({ fileName }) => fileName));
await writeFile(join(root, serverStamp), hash);

/** Files of the build before stay: an app that still runs on it loads some of them only when it needs them. */
async function removeOld(made: string[]): Promise<void> {
  const list = join(folder, '.files');
  const before = (await readFile(list, 'utf8').catch(() => '')).split('\n');
  // The same build again is no further one.
  if (made.every((name) => before.includes(name))) return;
  const wanted = new Set([...made, ...before]);
  for (const name of await readdir(folder))
    if (!name.startsWith('.') && !wanted.has(name)) await rm(join(folder, name));
  await writeFile(list, made.join('\n'));
}
