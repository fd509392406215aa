import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './setup.mjs';
import {
  departuresIn,
  entriesIn,
  readDepartures,
  readSpecification,
  readStatements,
} from './specification.ts';

const pathOf = (name: string) => join(root, 'docs', 'maintain', 'specification', name);

describe('reading a page', () => {
  test('a line in bold defines an id, a mention does not', () => {
    expect(entriesIn('- **REP-03** Saving ends it (D51).\n- REP-04 mentioned', 'repairs')).toEqual([
      { id: 'REP-03', area: 'repairs', text: 'Saving ends it (D51).' },
    ]);
  });

  test('a row of departures may name several statements; later tables are about something else', () => {
    const page = '| REP-03, REP-04 | no form |\n## Met in another shape\n| REP-05 | elsewhere |';
    expect([...departuresIn(page)]).toEqual([
      ['REP-03', 'no form'],
      ['REP-04', 'no form'],
    ]);
  });
});

describe('the specification of the repository', () => {
  test('has every statement once, and decisions without a gap', () => {
    const decisions = [...readSpecification().keys()]
      .filter((id) => /^D\d/.test(id))
      .map((id) => Number(id.slice(1)))
      .toSorted((a, b) => a - b);
    expect(decisions).toEqual(decisions.map((_number, at) => at + 1));
    expect(readStatements().size).toBeGreaterThanOrEqual(747);
  });

  test('departs from statements that exist, with a reason', () => {
    const statements = readStatements();
    for (const [id, reason] of readDepartures()) {
      expect(statements.has(id)).toBe(true);
      expect(reason).not.toBe('');
    }
    expect(readDepartures().size).toBeGreaterThan(0);
  });

  test('has each text once, in both languages, with its area', () => {
    const [header, ...rows] = readFileSync(pathOf('texts.tsv'), 'utf8').trimEnd().split('\n');
    expect(header).toBe('key\ten\tlv\tarea\tplace\torigin');
    const texts = rows.map((row) => row.split('\t'));
    for (const [key = '', en, lv, , , origin] of texts) {
      expect([key, en, lv].includes(''), key).toBe(false);
      expect(['fixed', 'derived'], key).toContain(origin);
    }
    const areas = new Set(texts.map(([, , , area = '']) => area));
    expect([...areas].filter((area) => !existsSync(pathOf(`${area}.md`)))).toEqual([]);
    expect(new Set(texts.map(([key]) => key)).size).toBe(texts.length);
  });
});
