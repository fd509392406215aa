import type { Page } from '@playwright/test';

const finders = ['getByAltText', 'getByLabel', 'getByPlaceholder', 'getByRole', 'getByText', 'getByTitle'];

/** A text as a regular expression that finds it. */
export const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** A label may carry notes behind it: '(optional)' and the currency of an amount. */
const label = (text: string) => new RegExp(String.raw`^\s*${escaped(text)}(\s*\((optional|[A-Z]{3})\))*\s*$`);

type Find = (this: unknown, what: unknown, options?: object) => unknown;

const patched = new WeakSet<object>();

function patch(instance: object): void {
  const prototype = Object.getPrototypeOf(instance) as Record<string, Find>;
  if (patched.has(prototype)) return;
  patched.add(prototype);
  for (const name of finders) {
    const find = prototype[name];
    if (find === undefined) throw new Error(`Playwright has no ${name} on ${instance.constructor.name}`);
    prototype[name] = function findExactly(what, options) {
      const wanted = name === 'getByLabel' && typeof what === 'string' && !options ? label(what) : what;
      return find.call(this, wanted, { exact: true, ...options });
    };
  }
}

/**
 * From here on a string given to `getByText`, `getByRole` and their like matches the whole text, case included.
 * Playwright's own default ignores case and accepts a part; a regular expression asks for a part.
 */
export function matchWholeTexts(page: Page): void {
  for (const instance of [page, page.mainFrame(), page.locator('html'), page.frameLocator('iframe')]) {
    patch(instance);
  }
}
