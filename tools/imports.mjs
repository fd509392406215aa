// Plain JavaScript without dependencies, as check-rooms.mjs.
import { posix } from 'node:path';

/** Comments become spaces, so that positions keep their lines. Strings stay: they hold the specifiers. */
export function withoutComments(text) {
  const token = /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
  return text.replace(token, (found, string) => string ?? found.replace(/[^\n]/g, ' '));
}

const importForms = [
  /\b(?:import|export)(\s+type)?\b(?!\s*\()[^'"`;()=]*?\bfrom\s*['"]([^'"\n]+)['"]/g,
  /\bimport(\s+type)?\s+['"]([^'"\n]+)['"]/g,
  /\bimport(\s+type)?\s*\(\s*['"`]([^'"`\n]+)['"`]/g,
  /\bnew\s+URL(\s+type)?\(\s*['"`](\.[^'"`\n]+)['"`]\s*,\s*import\.meta\.url/g,
];

/** Every import of a source text: static, dynamic, of types, for side effects, and workers by URL. */
export function importsOf(text) {
  const code = withoutComments(text);
  return importForms.flatMap((form) =>
    [...code.matchAll(form)].map((match) => ({
      specifier: match[2],
      typeOnly: Boolean(match[1]),
      line: lineAt(code, match.index + match[0].lastIndexOf(match[2])),
    })),
  );
}

export function lineAt(text, index) {
  return text.slice(0, index).split('\n').length;
}

/** The path that a specifier of `path` leads to; null for a package or a module of Node. */
export function targetOf(path, specifier) {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier.replace(/\?.*$/, ''));
  return null;
}
