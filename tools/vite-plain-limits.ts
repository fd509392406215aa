import type { Plugin } from 'vite';
import { limits } from '#domain/limits.ts';

const IMPORTED = /import \{[^}]*\blimits\b[^}]*\} from ['"](?:#domain|\.)\/limits\.ts['"]/;
/** Not a member of something else (`zip.limits`), and not the file. */
const USED = /(?<!\w|(?<!\.\.)\.)limits\.(?!ts\b)(\w+)/g;

/** @throws on a limit that is not there */
export function withPlainLimits(code: string): string {
  return code.replace(USED, (_, name: keyof typeof limits) => {
    if (!Object.hasOwn(limits, name)) throw new Error(`limits.${name} is not there`);
    return JSON.stringify(limits[name]);
  });
}

/** Writes each limit where it is used: as an object, all hundred would be in every first load. */
export function plainLimits(): Plugin {
  return {
    name: 'carful-plain-limits',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      id.includes('/node_modules/') || !IMPORTED.test(code)
        ? null
        : { code: withPlainLimits(code), map: null },
  };
}
