import { dirname, join, relative } from 'node:path';
import { rolldown, type Plugin } from 'rolldown';
import { root } from './setup.mjs';

/** Their programs and data are files beside them. */
const EXTERNAL = [/^sharp$/, /^libheif-js\//];

/** Files find the checkout by `import.meta.dirname`: it stays that of the source. Worker threads are built beside them. */
const keepPlaces = (folder: string): Plugin => ({
  name: 'keep-places',
  transform: {
    filter: { id: /\/(?:server|tools)\/.*\.ts$/, code: 'import.meta' },
    handler(code, id) {
      if (!id.startsWith(join(root, 'server/')) && !id.startsWith(join(root, 'tools/'))) return null;
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
});

/** Leaves packages out of the source map: theirs would cost each start half a second and 80 MB. */
const mapOurs: Plugin = {
  name: 'map-ours',
  transform: {
    filter: { id: /\/node_modules\// },
    handler: (code) => ({ code, map: { mappings: '' } }),
  },
};

/**
 * Puts programs of the server with their packages into few files.
 * @param input the path of each from the root, by its name
 * @returns the names of the files
 */
export async function bundleServer(folder: string, input: Record<string, string>): Promise<string[]> {
  const bundle = await rolldown({
    cwd: root,
    input,
    platform: 'node',
    // This and `minify` also join statements, and stacks would name wrong lines.
    treeshake: false,
    external: EXTERNAL,
    plugins: [keepPlaces(folder), mapOurs],
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
  return output.map(({ fileName }) => fileName);
}
