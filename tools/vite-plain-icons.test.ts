import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './setup.mjs';
import { plainIcon } from './vite-plain-icons.ts';

const icon = (name: string) =>
  readFileSync(join(root, `node_modules/lucide-react/dist/esm/icons/${name}.mjs`), 'utf8');

test('an icon is its shapes, and nothing else', () => {
  const plain = plainIcon(icon('circle-check'));
  expect(plain).toContain('[["circle",{"cx":"12","cy":"12","r":"10"}],["path",{"d":"m16 9-5.5 5.5L8 12"}]]');
  expect(plain).not.toMatch(/key|name|size|aliases/);
});

test('another name of an icon leads to it, and what is not understood fails', () => {
  expect(plainIcon(icon('circle-alert'))).toBe(icon('circle-alert'));
  expect(() => plainIcon('export default createLucideIcon("x", [])')).toThrow('not understood');
});
