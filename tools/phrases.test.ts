import { describe, expect, test } from 'vitest';
import { english } from '#domain/language/en.ts';
import { latvian } from '#domain/language/lv/catalogue.ts';
import { findUnusedPhrases, pluralForm, readSources, readTexts } from './phrases.ts';

/** Texts of the specification that no screen shows yet: they come into the catalogue with what shows them. */
const notShownYet = new Set<string>([
  'there',
  'OK',
  'Saved',
  'Copy',
  'Copied',
  'Show more',
  'Show less',
  '{n} km',
  'Latest repair',
  'Question {n}',
  'Apply',
  'Made without AI',
  'Remove receipt',
  'You have unsaved changes. Leave this page?',
  'Settings saved',
  'Notifications are blocked in the browser settings',
  'US dollar (USD)',
  'Euro (EUR)',
  'British pound (GBP)',
  'Expires: {date}',
  'Back online',
  'Today',
  'Yesterday',
  'Select date',
  'Select time',
  'Logged: {date}',
  'Resolved: {date}',
  'Added: {date}',
  'By date',
  'By mileage',
  'Once',
  'Repeat',
  'Due: {date}',
  'Due at {n} km',
  'Due soon',
  'Overdue',
  'A mechanic added a record',
]);

/** Worded without a plural in the specification, and shown by the plural forms that stand beside them in it. */
const shownAsPlural = new Set([
  'timeline.occurrences',
  'service.issuesFixed',
  'health.urgentBanner',
  'health.recurringBanner',
  'health.openBanner',
  'health.urgentIssues',
  'health.openIssues',
]);

const catalogue: Readonly<Record<string, string>> = latvian;
const englishOf = (phrase: string) =>
  (english as Partial<Record<string, string>>)[phrase] ?? phrase.replace(/@[a-z]+$/, '');

/** The Latvian texts of an English one; homonyms have several. */
function latvianOf(en: string, category: string): string[] {
  const wanted = en.replace('+ N more', '+ {n} more');
  return Object.keys(catalogue)
    .filter((phrase) => pluralForm(englishOf(phrase), category) === wanted)
    .map((phrase) => pluralForm(catalogue[phrase]!, category));
}

describe('the texts of the specification', () => {
  const texts = readTexts().filter(({ key }) => !shownAsPlural.has(key));

  test('stand in the catalogue with exactly their Latvian', () => {
    const shown = texts.filter(({ en }) => !notShownYet.has(en));
    expect(shown.length).toBeGreaterThan(400);
    for (const { key, en, lv } of shown) {
      const category = /_(zero|one|other)$/.exec(key)?.[1] ?? 'other';
      expect(latvianOf(en, category), key).toContain(lv.replace('vēl N', 'vēl {n}'));
    }
  });

  test('are left out only while they are not shown', () => {
    const known = new Set(texts.map(({ en }) => en));
    expect([...notShownYet].filter((en) => !known.has(en))).toEqual([]);
    expect([...notShownYet].filter((en) => latvianOf(en, 'other').length > 0)).toEqual([]);
  });
});

describe('phrases', () => {
  test('of the catalogue are all used', () => {
    expect(findUnusedPhrases(Object.keys(latvian), readSources())).toEqual([]);
  });

  test('have a form for each category, the general one where a language has none', () => {
    const message = '{n, plural, one {{n} day} other {{n} days}}';
    expect(['zero', 'one', 'other'].map((category) => pluralForm(message, category))).toEqual([
      '{n} days',
      '{n} day',
      '{n} days',
    ]);
    expect(pluralForm('All good', 'one')).toBe('All good');
  });
});
