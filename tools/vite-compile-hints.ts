import type { Plugin } from 'vite';

const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Says of files that most of their functions are called while a page is drawn first, or between a tap on 'Save' and the
 * word that it is saved: the browser compiles them while it fetches them, instead of one by one when the page needs them.
 * @param names of chunks
 */
export function compileHints(names: readonly string[]): Plugin {
  return {
    name: 'carful-compile-hints',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const name of names) {
          const chunk = Object.values(bundle).find((one) => one.type === 'chunk' && one.name === name);
          if (chunk?.type !== 'chunk') return this.error(`there is no chunk ${name}`);
          chunk.code = HINT + chunk.code;
        }
      },
    },
  };
}
