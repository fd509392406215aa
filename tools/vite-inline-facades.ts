import type { Plugin } from 'vite';

type Facade = { target: string; names: [inner: string, outer: string][] };

/** A chunk that only passes on what another one exports, under the names that an import on demand asks for. */
export function facadeIn(code: string): Facade | null {
  const [, names = '', target] =
    /^export\s*\{([^}]*)\}\s*from\s*["'`]\.\/([^"'`]+)["'`];?\s*$/.exec(code.trim()) ?? [];
  if (target === undefined) return null;
  return {
    target,
    names: names.split(',').map((one) => {
      const [inner = '', outer = inner] = one.trim().split(/\s+as\s+/);
      return [inner, outer];
    }),
  };
}

/** Imports the chunk behind a facade instead: a request whose answer is forty bytes costs as much as another. */
export function inlineFacades(): Plugin {
  return {
    name: 'carful-inline-facades',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [file, chunk] of Object.entries(bundle)) {
          const facade = chunk.type === 'chunk' && chunk.isDynamicEntry ? facadeIn(chunk.code) : null;
          if (!facade) continue;
          const name = file.replace('assets/', './');
          const members = facade.names.map(([inner, outer]) => `${outer}:m.${inner}`).join(',');
          const direct = `import(\`./${facade.target}\`).then(m=>({${members}}))`;
          for (const other of Object.values(bundle))
            if (other.type === 'chunk')
              other.code = other.code
                .replaceAll(`import(\`${name}\`)`, () => direct)
                // Among what is loaded ahead, too.
                .replaceAll(`"${file}"`, `"assets/${facade.target}"`);
        }
      },
    },
  };
}
