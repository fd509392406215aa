import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

// One 'Š' outside these files would pull the whole Latin-ext font, ten times the size. What every page needs comes
// alone. The ranges of web/tokens.css are the same.
const FILES = {
  'inter-latin': {
    source: 'inter-latin-wght-normal.woff2',
    text: `${range(0x20, 0x7e)}\u00a0«°·»×‐‑–—‘’‚“”„†•…‹›€™−`,
  },
  'inter-accents': {
    source: 'inter-latin-wght-normal.woff2',
    text: range(0xa1, 0xff).replaceAll(/[«°·»×]/g, ''),
  },
  // The one letter of 'Latviešu' on an English page.
  'inter-language-name': { source: 'inter-latin-ext-wght-normal.woff2', text: 'š' },
  'inter-latvian': { source: 'inter-latin-ext-wght-normal.woff2', text: 'ĀāČčĒēĢģĪīĶķĻļŅņŌōŖŗŠšŪūŽž' },
};

/** Without `calt`, which raises some signs among capitals and digits and takes a sixth of the file. */
const KEPT = {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 300, max: 700, default: 400 } },
  keepFeatures: ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'],
};

/**
 * Cuts Inter down to the weights and letters the product is written in, into `.cache/fonts`, from where
 * the style sheet takes it.
 */
export function inter(): Plugin {
  return {
    name: 'carful-inter',
    async configResolved({ root }) {
      const folder = join(root, '.cache/fonts');
      mkdirSync(folder, { recursive: true });
      for (const [name, { source, text }] of Object.entries(FILES)) {
        const font = readFileSync(require.resolve(`@fontsource-variable/inter/files/${source}`));
        const wanted = createHash('sha256')
          .update(font)
          .update(text)
          .update(JSON.stringify(KEPT))
          .digest('hex');
        const stamp = join(folder, `${name}.sha256`);
        const file = join(folder, `${name}.woff2`);
        if (existsSync(file) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) continue;
        writeFileSync(file, await subset(font, text));
        writeFileSync(stamp, wanted);
      }
    },
  };
}

type SubsetFont = (font: Buffer, text: string, options: object) => Promise<Buffer>;

function subset(font: Buffer, text: string): Promise<Buffer> {
  const subsetFont = require('subset-font') as SubsetFont;
  return subsetFont(font, text, KEPT);
}
