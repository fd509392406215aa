import type { Plugin } from 'vite';

/**
 * Tells the bundler that the router's components are made without side effects, so that those for its
 * other modes (forms, fetchers, prefetching) stay out of the first load.
 */
export function shakeRouter(): Plugin {
  return {
    name: 'carful-shake-router',
    apply: 'build',
    transform(code, id) {
      if (!/\/react-router\/dist\/production\/.*\.js$/.test(id)) return null;
      const pure = code
        .replace(/^\s*\w+\.displayName = "[^"]*";$/gm, '')
        .replace(/= (React\S*\.(?:forwardRef|memo|createContext)\()/g, '= /*#__PURE__*/ $1');
      return { code: pure, map: null };
    },
  };
}
