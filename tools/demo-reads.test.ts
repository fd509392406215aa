import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import type { Procedure } from '#domain/calls.ts';
import { demoAnswers } from '#domain/demo/answers.ts';
import { importsOf } from './imports.mjs';
import { root } from './setup.mjs';

const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** The files of the screens that the demo shows, and all that these fetch, on demand, too. */
function shownFiles(): Set<string> {
  const routes = textOf('web/screen-list.ts');
  const replaced = [...textOf('web/demo.tsx').matchAll(/\[paths\.(\w+)\]:/g)].map(([, name]) => name);
  const screens = [
    ...routes.slice(routes.indexOf('onboardedScreens')).matchAll(/paths\.(\w+),.*'\.\/(.+\.tsx)'/g),
  ]
    .filter(([, name]) => !replaced.includes(name))
    .map(([, , file]) => `web/${file}`);
  expect(replaced).toEqual(['settings', 'settingsPart', 'import', 'connect', 'incoming']);
  expect(screens.length).toBeGreaterThan(20);
  const found = new Set<string>();
  const follow = (file: string) => {
    if (found.has(file) || !/^web\/(?!platform\/).*\.tsx?$/.test(file) || !existsSync(join(root, file)))
      return;
    found.add(file);
    for (const { specifier, typeOnly } of importsOf(textOf(file)))
      if (!typeOnly)
        follow(specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(file), specifier));
  };
  for (const file of screens) follow(file);
  for (const file of ['demo-layout', 'demo-settings']) follow(`web/screens/demo/${file}.tsx`);
  return found;
}

const ASKED = /\b(?:useRead|call)\(\s*'(\w+\.\w+)'/g;

test('what a screen of the demo reads is answered in the page', { tags: ['DEMO-02'] }, () => {
  const asked = new Set(
    [...shownFiles()].flatMap((file) => [...textOf(file).matchAll(ASKED)].map(([, name]) => name!)),
  );
  expect(asked.has('settings.read') && asked.has('issues.read')).toBe(true);
  const refused = [...asked].filter((name) => !demoAnswers[name as Procedure]);
  // The engine of the page answers the first three; the last is behind a report, which says that it takes an account.
  expect(refused.toSorted()).toEqual([
    'assistant.suggestions',
    'functions.analyzeSymptom',
    'functions.synthesizeSymptoms',
    'reports.mail',
  ]);
});
