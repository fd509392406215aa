import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { cookiesOf } from '#tests/cookies.ts';
import { openAs, putInState, settle, states, type ScreenState } from '#tests/states.ts';
import type { View } from '#tests/views.ts';
import type { People, Person } from './furnish.ts';

export type Choice = { to: string } & Partial<Record<'only' | 'lang' | 'theme' | 'width' | 'state', string>>;

const languages = ['en', 'lv'] as const;
const themes = ['light', 'dark'] as const;
const widths = [390, 1280] as const;
const heights = { 390: 844, 1280: 900 } as const;

/** More pages at once would only make each slower. */
const pagesAtOnce = 4;

/** Beyond this a picture shows only more of the same. */
const tallest = 6_000;

const chosen = <T extends string | number>(all: readonly T[], wanted: string | undefined) =>
  wanted === undefined ? all : all.filter((one) => wanted.split(',').includes(String(one)));

/** @returns how many pictures were written */
export async function takePictures(
  browser: Browser,
  url: string,
  people: People,
  choice: Choice,
): Promise<number> {
  let taken = 0;
  for (const language of chosen(languages, choice.lang)) {
    for (const person of people[language]) {
      const views = person.views.filter(({ name }) => !choice.only || choice.only.split(',').includes(name));
      for (const state of chosen(states, choice.state).filter((one) => hasState(person, one))) {
        for (const theme of chosen(themes, choice.theme)) {
          for (const width of chosen(widths, choice.width)) {
            const context = await browser.newContext({
              baseURL: url,
              viewport: { width, height: heights[width] },
              colorScheme: theme,
              reducedMotion: 'reduce',
              serviceWorkers: 'block',
              locale: language,
              timezoneId: 'Europe/Riga',
            });
            await openAs(context, language);
            await context.addCookies(cookiesOf(person.cookie, url));
            await putInState(context, state);
            const nameOf = ({ name }: View) =>
              [name, person.isNew ? 'empty' : state, width, theme, language].join('-');
            await takeAll(context, views, state, (view) => join(choice.to, `${nameOf(view)}.png`));
            await context.close();
            taken += views.length;
          }
        }
      }
    }
  }
  return taken;
}

/** Somebody new sees only the empty state; a page for anyone has no data to wait for. */
function hasState(person: Person, state: ScreenState): boolean {
  return state === 'full' || (person.cookie !== '' && !person.isNew);
}

async function takeAll(
  context: BrowserContext,
  views: readonly View[],
  state: ScreenState,
  fileOf: (view: View) => string,
): Promise<void> {
  const queue = [...views];
  const takeNext = async () => {
    for (let view = queue.shift(); view; view = queue.shift()) {
      const page = await context.newPage();
      await page.goto(view.path);
      let settled = await settle(page, state);
      await showWhole(page);
      settled &&= await settle(page, state);
      if (!settled) console.log(`never at rest: ${fileOf(view)}`);
      await page.screenshot({ path: fileOf(view) });
      await page.close();
    }
  };
  await Promise.all(Array.from({ length: pagesAtOnce }, takeNext));
}

/** A window as high as the page, so that what is fixed to its edge covers nothing and pictures below are asked for. */
async function showWhole(page: Page): Promise<void> {
  const { width } = page.viewportSize()!;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(height, tallest) });
}
