import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitRecords } from './split-records.ts';

async function* inPieces(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

/** Rebuilds the object from its parts. */
async function together(text: string, size: number): Promise<Record<string, unknown>> {
  const whole: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for await (const { section, at, value } of splitRecords(inPieces(text, size))) {
    if (at === -1) whole[section] = [];
    else if (at === null) whole[section] = value;
    else {
      const list = whole[section] as unknown[];
      expect(at).toBe(list.length);
      list.push(value);
    }
  }
  return whole;
}

const refused = (text: string) =>
  expect(together(text, 3), text).rejects.toMatchObject({ code: 'BAD_REQUEST', status: 400 });

describe('a document in parts', () => {
  test('yields the document for any chunking and layout', async () => {
    const object = fc.dictionary(fc.string(), fc.jsonValue());
    await fc.assert(
      fc.asyncProperty(
        object,
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom(0, 2),
        async (value, size, indent) => {
          const text = JSON.stringify(value, null, indent);
          const parsed = JSON.parse(text) as Record<string, unknown>;
          expect(Object.entries(await together(text, size))).toEqual(Object.entries(parsed));
        },
      ),
    );
  });

  test('refuses a document truncated anywhere', async () => {
    const text = JSON.stringify({ a: 1, b: [{ c: ']}' }, 'x\\"'], d: { e: [] }, f: [] });
    for (let length = 0; length < text.length; length++) await refused(text.slice(0, length));
  });

  test.each([
    '[]',
    '1',
    '{"a":[1}',
    '{"a":1]',
    '{"a":[1,,2]}',
    '{a:1}',
    '{"a":1}x',
    'x{"a":1}',
    '{"a":[1] 2}',
    '{1}',
  ])('is refused when it is no JSON object: %s', refused);

  test('refuses an overlong record', async () => {
    async function* endless() {
      yield '{"a":["';
      for (;;) yield 'x'.repeat(1024 * 1024);
    }
    const all = async () => {
      for await (const _part of splitRecords(endless()));
    };
    await expect(all()).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

test('scans a long value before many brackets only once', async () => {
  const text = `{"profile":"${'a'.repeat(7_000_000)}"${'[]'.repeat(4000)}}`;
  const started = performance.now();
  await expect(together(text, 65_536)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  expect(performance.now() - started).toBeLessThan(15_000);
});
