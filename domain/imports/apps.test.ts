import { describe, expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { importCases } from '#tests/import-cases/by-app.ts';
import { expectImport, importFixtureNames, readFixtures, type ImportCase } from '#tests/import-files.ts';
import { sourceNames } from './reason-words.ts';

const apps = Object.entries(importCases).map(([source, cases]) => ({
  source,
  cases,
  name: sourceNames[source as keyof typeof importCases],
}));

/** Of files that are read; each file counts once, under the first locale it is listed with. */
function localesOf(cases: readonly ImportCase[]): Set<string> {
  const localeOf = new Map<string, string>();
  for (const { files, locale, records } of cases) {
    if (records.length === 0 || locale === 'und') continue;
    for (const file of files) if (!localeOf.has(file)) localeOf.set(file, locale);
  }
  return new Set(localeOf.values());
}

describe.each(apps)('$name', ({ source, cases }) => {
  tableTest(cases)('its files are read', { tags: ['IMP-01'] }, (one) => expectImport(one));

  test('files of at least three locales are recognised and read', { tags: ['IMP-01'] }, () => {
    for (const { files } of cases) expect(readFixtures(files).source).toBe(source);
    const locales = [...localesOf(cases)];
    expect(Intl.getCanonicalLocales(locales)).toEqual(locales);
    expect(locales.length).toBeGreaterThanOrEqual(3);
  });
});

test('every fixture is of an app and a locale', () => {
  const used = new Set(apps.flatMap(({ cases }) => cases.flatMap(({ files }) => files)));
  expect(importFixtureNames('').toSorted()).toEqual([...used].toSorted());
});
