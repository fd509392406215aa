import * as fc from 'fast-check';
import { describe, expect } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { importCases } from '#tests/import-cases/by-app.ts';
import { asked, importContext, importFixture, importFixtureNames } from '#tests/import-files.ts';
import { tries } from '#tests/sampled.ts';
import { decodeText } from './decode-text.ts';
import { duplicateKeyOf } from './duplicate-rules.ts';
import { readImport } from './read-import.ts';
import { unreadableMessage } from './reason-words.ts';
import { ImportedRecord, type ImportFile } from './schema.ts';

const names = importFixtureNames('');
const cutAt = ({ name, bytes }: ImportFile, end: number): ImportFile => ({
  name,
  bytes: bytes.subarray(0, end),
});
const numRuns = tries(4, 100);

describe('a file cut at any byte', () => {
  tableTest(names)('is read as far as it goes, or refused by a reason', (name) => {
    const whole = importFixture(name);
    const endNat = fc.nat({ max: whole.bytes.length - 2 });
    fc.assert(
      fc.property(endNat, (end) => {
        const { records, unreadable } = readImport([cutAt(whole, end)], {}, importContext);
        for (const record of records) expect(ImportedRecord.parse(record)).toEqual(record);
        for (const one of unreadable) expect(unreadableMessage(one).phrase).toBeTypeOf('string');
        if (end === 0) expect(unreadable.map(({ reason }) => reason)).toEqual(['file-empty']);
        if (name.endsWith('.json')) expect(records).toEqual([]);
      }),
      { numRuns },
    );
  });

  tableTest(names)('keeps its letters', (name) => {
    const { bytes } = importFixture(name);
    const isUnicode = bytes[0] === 0xff || new TextDecoder().decode(bytes).indexOf('\uFFFD') === -1;
    const whole = decodeText(bytes)!;
    const ends = isUnicode ? bytes.length : 0;
    for (let end = 1; end < ends; end += 1) {
      const cut = decodeText(bytes.subarray(0, end));
      // Of a single character beyond ASCII, cut, nothing tells its character set.
      expect(whole.startsWith(cut?.slice(0, -3) ?? 'unread'), `byte ${end}`).toBe(true);
    }
    expect(whole).not.toContain('\uFFFD');
  });

  const readCases = Object.values(importCases)
    .flat()
    .filter(({ unreadable }) => !unreadable);
  tableTest(readCases)('no row before the cut is read otherwise', ({ files, answers = {} }) => {
    const whole = files.map(importFixture);
    const keys = new Set(readImport(whole, answers, importContext).records.map((one) => duplicateKeyOf(one)));
    const placeRecord = fc.record({
      file: fc.nat({ max: files.length - 1 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(placeRecord, ({ file, share }) => {
        const cut = cutAt(whole[file]!, Math.floor(share * whole[file]!.bytes.length));
        const reading = readImport(whole.with(file, cut), answers, importContext);
        const lastRow = (decodeText(cut.bytes) ?? '').split('\n').length;
        const before = reading.records.filter((one) => one.file !== cut.name || one.row < lastRow);
        fc.pre(asked(reading).length === 0);
        for (const one of before) expect(keys).toContain(duplicateKeyOf(one));
      }),
      { numRuns },
    );
  });
});
