import { describe, expect, test } from 'vitest';
import { checkSpec } from './check-specs.ts';

describe('browser tests', () => {
  test.each([
    ['a text', `page.getByText('Save')`],
    ['a part of a text by a regex', 'list.filter({ hasText: /Save/ })'],
    ['an element with a text', `list.filter({ has: page.getByText('Save') })`],
    ['our own test', `import { expect, test } from './fixtures.ts';`],
    ['a type of Playwright', `import type { Page } from '@playwright/test';`],
    ['a callback of the browser', `setTimeout(() => this.stop(), 10);`],
  ])('%s: no fault', (_name, line) => {
    expect(checkSpec('x.spec.ts', line)).toEqual([]);
  });

  test.each([
    ['hasText with a string', `list.filter({ hasText: 'Save' })`, 'a string for hasText'],
    ['hasText with a template', 'list.filter({ hasText: `${name}` })', 'a string for hasText'],
    ['a wait of Playwright', 'await page.waitForTimeout(200);', 'a fixed wait'],
    ['a wait of our own', 'await new Promise((resolve) => setTimeout(resolve, 200));', 'a fixed wait'],
    ['a wait of Node', `import { setTimeout as sleep } from 'node:timers/promises';`, 'a fixed wait'],
    ['a part of a text', `page.getByText('Save', { exact: false })`, 'a part of a text is asked for'],
    [
      "Playwright's own test",
      `import { expect, test } from '@playwright/test';`,
      'test comes from fixtures.ts',
    ],
  ])('%s', (_name, line, fault) => {
    expect(checkSpec('x.spec.ts', `\n${line}`)).toEqual([expect.stringContaining(`x.spec.ts:2: ${fault}`)]);
  });
});
