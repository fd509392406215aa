import type { Plugin } from 'vite';

const PLACE = 'const words = {};';

/** Tells the boot script of each page where the words of a language lie, so that they come beside the script and not after it. */
export function wordsPreload(): Plugin {
  return {
    name: 'carful-words-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const found = Object.keys(bundle).flatMap((name) => {
          const language = /words-(\w\w)-[\w-]+\.json$/.exec(name)?.[1];
          return language ? [[language, `/${name}`]] : [];
        });
        if (!html.includes(PLACE)) throw new Error('the boot script has no place for the words');
        return html.replace(PLACE, `const words = ${JSON.stringify(Object.fromEntries(found))};`);
      },
    },
  };
}
