import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const SOURCE = join(import.meta.dirname, '../web/boot-script.html');
const TAG = '<!-- boot script -->';
const PLACE = 'const words = {};';
const ICON = join(import.meta.dirname, '../web/public/icon.svg');
const ICON_LINK = 'href="/icon.svg"';

/**
 * Puts the boot script into each page, and tells it where the words of a language lie, so that they come beside the
 * script of the page and not after it. The icon, too, is part of a page: a request less before the first paint.
 */
export function bootScript(): Plugin {
  return {
    name: 'carful-boot-script',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const found = Object.keys(bundle).flatMap((name) => {
          const language = /words-(\w\w)-[\w-]+\.json$/.exec(name)?.[1];
          return language ? [[language, `/${name}`]] : [];
        });
        const script = readFileSync(SOURCE, 'utf8');
        if (!html.includes(TAG)) throw new Error('the page has no place for the boot script');
        if (!script.includes(PLACE)) throw new Error('the boot script has no place for the words');
        const words = `const words = ${JSON.stringify(Object.fromEntries(found))};`;
        if (!html.includes(ICON_LINK)) throw new Error('the page has no icon');
        const icon = `href="data:image/svg+xml,${encodeURIComponent(readFileSync(ICON, 'utf8').trim())}"`;
        return html.replace(ICON_LINK, () => icon).replace(TAG, () => script.trimEnd().replace(PLACE, words));
      },
    },
  };
}
