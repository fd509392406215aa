import { runInNewContext } from 'node:vm';
import type { Plugin } from 'vite';

const PLAIN = `
import { createElement } from 'react';
export default (shapes) => ({ strokeWidth = 1.75, ...rest }) =>
  createElement(
    'svg',
    { width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeWidth,
      strokeLinecap: 'round', strokeLinejoin: 'round', 'aria-hidden': true, ...rest },
    ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
  );
`;

const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;
const DATA = /const __iconData = (\{.*?\n\});.*?const (\w+) = createLucideIcon\(__iconData\);.*$/s;

type Shape = [tag: string, attributes: Record<string, string>];

/** @throws on an icon that is written in another way. Another name of one, which has no shapes, stays as it is. */
export function plainIcon(code: string): string {
  if (!code.includes('createLucideIcon')) return code;
  const [, data] = DATA.exec(code) ?? [];
  if (data === undefined) throw new Error("Lucide's icons are written in a way that is not understood");
  const { node } = runInNewContext(`(${data})`) as { node: Shape[] };
  // The shapes of an icon never change places.
  const shapes = JSON.stringify(node, (name, value: unknown) => (name === 'key' ? undefined : value));
  return `import draw from '../createLucideIcon.mjs';\nexport default /* @__PURE__ */ draw(${shapes});`;
}

/** Lucide's icons as their shapes, without its options, names and keys, none of which is used here: 3 kB of a first load. */
export function plainIcons(): Plugin {
  return {
    name: 'carful-plain-icons',
    apply: 'build',
    load: (id) => (id.endsWith('/lucide-react/dist/esm/createLucideIcon.mjs') ? PLAIN : null),
    transform: (code, id) => (ICON.test(id) ? { code: plainIcon(code), map: null } : null),
  };
}
