import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

type Chunk = { type: 'chunk'; fileName: string; name: string; code: string; imports: string[] };
type Bundle = Record<string, Chunk | { type: 'asset'; source?: string | Uint8Array }>;

const PAGE = 'index.html';
const REACT = 'react';
const HELPERS = /^import\{t as (\w+)\}from"(\.\/rolldown-runtime-[\w-]+\.js)";/;

/**
 * The helpers of the build, a few hundred bytes, in the file of React, and the first script in the page: on a line
 * without HTTP/2 each file takes a connection from the large ones, and a round trip.
 */
export const fewerFiles = {
  /** Before the lists of files are made. */
  helpersWithReact: (): Plugin => ({
    ...afterBuild('carful-helpers-with-react', helpersWithReact),
    // A file that is made in another way has another name: browsers keep it for good.
    augmentChunkHash: ({ name }) => (name === REACT ? readFileSync(import.meta.filename, 'utf8') : undefined),
  }),
  /** After them. */
  scriptInPage: (): Plugin => afterBuild('carful-script-in-page', scriptInPage),
};

const afterBuild = (name: string, change: (bundle: Bundle) => void): Plugin => ({
  name,
  apply: 'build',
  generateBundle: { order: 'post', handler: (_options, bundle) => change(bundle) },
});

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((one) => one.type === 'chunk');

/**
 * Who takes the helpers from there imports React, too: its name changes when the name of React's file does. React's
 * own name depends on that of the helpers.
 */
function helpersWithReact(bundle: Bundle): void {
  const react = chunksOf(bundle).find(({ name }) => name === REACT);
  const [line = '', local, path = ''] = HELPERS.exec(react?.code ?? '') ?? [];
  const helpers = chunksOf(bundle).find(({ fileName }) => fileName.endsWith(path.slice(1)));
  const parts = /^([^]*?)export\{(\w+) as n,(\w+) as t\};\s*$/.exec(helpers?.code ?? '');
  if (!react || !path || !helpers || !parts)
    throw new Error('React or the helpers of the build are not where they were');
  const [, body, forModules, forCommonJs] = parts;
  react.code = `var[buildHelper,${local}]=(()=>{${body}return[${forModules},${forCommonJs}]})();${react.code.slice(line.length).trimEnd()}export{buildHelper};`;
  react.imports = react.imports.filter((file) => file !== helpers.fileName);
  const reactPath = `./${react.fileName.slice('assets/'.length)}`;
  for (const chunk of chunksOf(bundle)) {
    if (chunk === react || !chunk.imports.includes(react.fileName)) continue;
    chunk.code = chunk.code.replace(
      `import{n as e}from"${path}"`,
      `import{buildHelper as e}from"${reactPath}"`,
    );
    if (!chunk.code.includes(path)) chunk.imports = chunk.imports.filter((file) => file !== helpers.fileName);
  }
  for (const one of Object.values(bundle))
    if (one.type === 'asset' && typeof one.source === 'string')
      one.source = one.source.replace(
        new RegExp(`\\s*<link rel="modulepreload"[^>]*${path.slice(2)}[^>]*>`),
        '',
      );
}

function scriptInPage(bundle: Bundle): void {
  const page = bundle[PAGE];
  const html = page?.type === 'asset' ? String(page.source) : '';
  const [tag, file = ''] =
    /<script type="module" crossorigin src="\/([^"]+)"[^>]*><\/script>/.exec(html) ?? [];
  const entry = bundle[file];
  if (!tag || entry?.type !== 'chunk' || page?.type !== 'asset')
    throw new Error('the page has no first script');
  const code = entry.code.replaceAll(/(from|import\()(["'`])\.\//g, '$1$2/assets/').trim();
  const others = chunksOf(bundle).filter(({ imports }) => imports.includes(file));
  if (code.length > 1_000 || others.length > 0) throw new Error('the first script is more than a first step');
  // After the links, so that nothing it needs is asked for later than they are.
  page.source = html
    .replace(tag, '')
    .replace('</head>', () => `<script type="module" nonce="__NONCE__">${code}</script>\n  </head>`);
  delete bundle[file];
}
