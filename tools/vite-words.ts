import type { Plugin } from 'vite';
import { LANGUAGES, type Messages } from '#domain/language/words.ts';
import { compileCatalogue } from '#server/platform/words.ts';

const VIRTUAL = 'virtual:words/';
const RESOLVED = `\0${VIRTUAL}`;
const DEV_PATH = '/@words/';
const INLINE = 'en';

function languageIn(text: string) {
  return LANGUAGES.find((language) => language === text);
}

/** In English the phrase is one of the two forms: it is not sent twice. */
function inlined(messages: Messages): string {
  const ones = Object.entries(messages).map(([phrase, text]) => {
    const isPair = typeof text !== 'string' && text[0] === 'n' && Object.keys(text[1]).join() === 'one,other';
    if (!isPair || text[1].other !== phrase) throw new Error(`Not a phrase with one other form: ${phrase}`);
    return [phrase, text[1]['one']];
  });
  return `export default Object.fromEntries(
    Object.entries(${JSON.stringify(Object.fromEntries(ones))}).map(([other, one]) => [other, ['n', { one, other }]]),
  );`;
}

/**
 * Provides `virtual:words/en`, the compiled messages of English, which are few, and `virtual:words/lv`, the URL of
 * the Latvian ones as JSON. They are fetched as data, so they neither wait for nor weigh on the script.
 */
export function viteWords(): Plugin {
  let devBase: string | undefined;
  return {
    name: 'words',
    configResolved(config) {
      if (config.command === 'serve') devBase = config.base.replace(/\/$/, '');
    },
    resolveId(id) {
      return id.startsWith(VIRTUAL) && languageIn(id.slice(VIRTUAL.length)) ? `\0${id}` : null;
    },
    load(id) {
      const language = id.startsWith(RESOLVED) ? languageIn(id.slice(RESOLVED.length)) : undefined;
      if (!language) return null;
      if (language === INLINE) return inlined(compileCatalogue(INLINE));
      if (devBase !== undefined) {
        return `export default ${JSON.stringify(`${devBase}${DEV_PATH}${language}.json`)};`;
      }
      const reference = this.emitFile({
        type: 'asset',
        name: `words-${language}.json`,
        source: JSON.stringify(compileCatalogue(language)),
      });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
    configureServer(server) {
      // A plugin's middleware runs before Vite takes the base off the path.
      server.middlewares.use(`${devBase}${DEV_PATH}`, (request, response, next) => {
        const language = languageIn(/^\/(\w+)\.json(?:\?|$)/.exec(request.url ?? '')?.[1] ?? '');
        if (!language) return next();
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(compileCatalogue(language)));
      });
    },
  };
}
