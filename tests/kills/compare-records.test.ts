import { expect, test } from 'vitest';
import { newId } from '#server/platform/deps.ts';
import { compareRecords } from './compare-records.ts';
import type { Writer } from './writer.ts';

test('a comparison names what was lost, what nobody wrote and what is there twice', async () => {
  const [kept, lost, phantom, twice] = [newId(), newId(), newId(), newId()];
  const writer = {
    owner: { id: newId() },
    issues: new Map([[kept, { version: 2, notes: 'Note 1', mediaIds: [] }]]),
    repairs: new Map([[lost, null]]),
    fills: new Set([twice]),
  } as unknown as Writer;
  const stored: Record<string, string[]> = {
    issues: [`${kept} 2 Note 1`],
    repairs: [],
    fills: [twice, twice],
    media: [phantom],
  };
  const query = async (text: string) => {
    const table = /from (\w+)$/.exec(text.replace(/ where owner_id.*/, ''))![1]!;
    return stored[table]!.map((row) => ({ row })) as never;
  };
  expect(await compareRecords(query, writer)).toEqual([
    `repair lost: ${lost} `,
    'fill-up twice',
    `file nobody wrote: ${phantom}`,
  ]);
});
