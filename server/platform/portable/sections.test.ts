import { describe, expect, test } from 'vitest';
import { fileLists, partsOf, singleParts } from '#server/export/document-schema.ts';
import { sections } from '#server/nouns.ts';
import { registeredTables } from '#server/tables.ts';

const sectionOfTable = registeredTables.flatMap(([key, { portable }]) =>
  'no' in portable ? [] : [[key, portable.section] as const],
);

describe('the sections of the export', () => {
  test('every exported table has the section it names, and every section that is imported a table', () => {
    const known = [...sections.map(({ name }) => name), ...Object.keys({ ...singleParts, ...fileLists })];
    for (const [key, section] of sectionOfTable)
      expect(
        known,
        `${key} is in no export: no noun in server/nouns.ts has the section ${section}`,
      ).toContain(section);
    const named = new Set<string>(sectionOfTable.map(([, section]) => section));
    for (const { name, imports } of sections)
      if (!('no' in imports)) expect([...named], `no table is in the section ${name}`).toContain(name);
    expect(new Set(sections.map(({ name }) => name)).size).toBe(sections.length);
  });

  test('every section is imported, or gives the reason', () => {
    for (const { name, imports } of sections)
      expect('no' in imports ? imports.no : typeof imports.insert, name).not.toBe('');
  });

  test('older versions have their own parts in order', () => {
    const whole = ['format', 'version', 'exportedAt', 'profile', 'settings'];
    const first = [...whole, 'cars', 'issues', 'repairs', 'mileageReadings'];
    const second = [...first, 'chatMessages', 'shareLinks'];
    expect(partsOf(1, sections)).toEqual([...first, 'media']);
    expect(partsOf(2, sections)).toEqual([...second, 'media']);
    expect(partsOf(3, sections)).toEqual([...second, 'media', 'missingFiles']);
  });
});
