import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './setup.mjs';
import { staticImports } from './static-imports.ts';

const folder = join(root, 'web/screens');
const screens = readdirSync(folder).filter(
  (file) =>
    file.endsWith('.tsx') && /export function \w+Screen\b/.test(readFileSync(join(folder, file), 'utf8')),
);
const bringing = (file: RegExp) =>
  screens.filter((screen) => [...staticImports(`web/screens/${screen}`)].some((path) => file.test(path)));

const bringsZod = (file: string) => /^import \* as z from/m.test(readFileSync(join(root, file), 'utf8'));

test('what a change or a conflict needs is loaded with the first one, by no screen', () => {
  expect(screens.length).toBeGreaterThan(25);
  expect(bringing(/^web\/platform\/outbox\/(pump|outbox-store|queue-store|send-queue)\.ts$/)).toEqual([]);
  expect(bringing(/^domain\/(nouns|field-words)\.ts$/)).toEqual([]);
});

test('screens that check nothing before it is submitted come without the schemas', () => {
  const light = 'add-car assistant car cars edit-car home login reports tutorial welcome'.split(' ');
  expect(screens).toEqual(expect.arrayContaining(light.map((name) => `${name}.tsx`)));
  const heavy = bringing(/^domain\/(ids|shapes)\.ts$/);
  expect(heavy).toContain('settings.tsx');
  expect(light.filter((name) => heavy.includes(`${name}.tsx`))).toEqual([]);
});

test('what is due, and what follows in the first seconds, comes without the schemas and the queue', () => {
  const entries = ['reminders/due-block.tsx', 'notices/keep-notices.ts', 'platform/pwa.ts'];
  const live = ['platform/live/follow-changes.ts', 'platform/reads/stored-reads.ts'];
  const files = [...staticImports(...[...entries, ...live].map((file) => `web/${file}`))];
  expect(files).toContain('domain/reminders/due-rules.ts');
  expect(
    files.filter((file) => /outbox\/(pump|outbox-store|queue-store|send-queue|register)\.ts$/.test(file)),
  ).toEqual([]);
  expect(files.filter(bringsZod)).toEqual([]);
});

test('the plots of a car are drawn without the schemas; what its forms need comes with a view', () => {
  const files = [...staticImports('web/reports/figures-card.tsx')];
  expect(files).toContain('domain/reports/cost-rules.ts');
  expect(files.filter(bringsZod)).toEqual([]);
});
