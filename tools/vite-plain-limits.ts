import type { Plugin } from 'vite';
import { limits } from '#domain/limits.ts';

const IMPORTED = /import \{[^}]*\blimits\b[^}]*\} from ['"](?:#domain|\.)\/limits\.ts['"]/;

/** Writes each limit where it is used: as an object, all hundred would be in every first load. */
export function plainLimits(): Plugin {
  return {
    name: 'carful-plain-limits',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('/node_modules/') || !IMPORTED.test(code)) return null;
      const plain = code.replace(/(?<![./\w-])limits\.(\w+)/g, (_, name: keyof typeof limits) => {
        if (!(name in limits)) this.error(`limits.${name} is not there`);
        return JSON.stringify(limits[name]);
      });
      return { code: plain, map: null };
    },
  };
}
