import type { Page } from '@playwright/test';
import type { Language } from '#domain/language/words.ts';
import { englishAmong } from '#tests/crawl/english-words.ts';
import { readScreen } from '#tests/crawl/read-screen.ts';
import { expect } from './fixtures.ts';

/** Nothing on a Latvian screen is English. Of an English screen nothing is known: names may be of any language. */
export async function expectOwnLanguage(page: Page, language: Language, where: string): Promise<void> {
  if (language === 'lv') expect(englishAmong((await readScreen(page)).texts), where).toEqual([]);
}
