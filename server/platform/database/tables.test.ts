import { globSync } from 'node:fs';
import { join } from 'node:path';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import { deviceRecordOf, exportedColumns } from '#server/platform/database/policy.ts';
import { registeredTables, tables } from '#server/tables.ts';

const root = join(import.meta.dirname, '../../..');
const isNo = (value: unknown): value is { no: string } =>
  typeof value === 'object' && value !== null && 'no' in value;
const keyOf = (table: PgTable) => registeredTables.find(([, policy]) => policy.table === table)?.[0];

/** The keys through which deleting a row of another table deletes rows of this one, directly or through others. */
function deletedWith(table: PgTable, found = new Set<string>()): Set<string> {
  for (const { onDelete, reference } of getTableConfig(table).foreignKeys) {
    const parent = reference().foreignTable;
    const key = keyOf(parent);
    if (onDelete !== 'cascade' || !key || found.has(key)) continue;
    deletedWith(parent, found.add(key));
  }
  return found;
}

const rootOf = (record: string) =>
  registeredTables.find(([, policy]) => {
    const device = deviceRecordOf(policy);
    return device?.record === record && device.by === 'id';
  })?.[0];

test('every table that a noun defines is registered in server/tables.ts', async () => {
  const defined: PgTable[] = [];
  for (const path of globSync('server/**/table.ts', { cwd: root })) {
    const module = (await import(join(root, path))) as Record<string, unknown>;
    defined.push(...Object.values(module).filter((value): value is PgTable => is(value, PgTable)));
  }
  const missing = defined.filter((table) => !keyOf(table)).map((table) => getTableName(table));
  expect(missing, 'tables without a policy in server/tables.ts').toEqual([]);
  expect(registeredTables).toHaveLength(defined.length);
});

describe.each(registeredTables)('the policy of %s', (key, policy) => {
  const { table, ownedBy, ids, portable, shared, holds, device } = policy;
  const all = getTableColumns(table);
  const columns = Object.keys(all);

  test('erasing: foreign keys delete its rows with their owner and their car', () => {
    if (isNo(ownedBy)) return expect(ownedBy.no).not.toBe('');
    if (key === 'authUser') return expect(ownedBy).toBe('id');
    const parents = [...(ids['carId'] === undefined ? [] : ['cars']), 'authUser'];
    for (const parent of parents)
      expect([...deletedWith(table)], `${key} is not deleted with ${parent}`).toContain(parent);
  });

  test('ids: each names a registered table, or none', () => {
    for (const [column, named] of Object.entries(ids)) {
      for (const name of named === null ? [] : [named].flat())
        expect(Object.hasOwn(tables, name), `${key}.${column} names ${name}, which is no table`).toBe(true);
    }
    for (const { reference } of getTableConfig(table).foreignKeys) {
      const { columns: from, foreignTable } = reference();
      const names = from.map((column) => columns.find((name) => all[name]!.name === column.name)!);
      const to = keyOf(foreignTable);
      const named = names.map((name) => ids[name]);
      expect(named, `${key}: ${names.join()} refers to ${to}`).toContain(to);
    }
  });

  test('files: a column that refers to a file is declared as such', () => {
    const isFile = /(media|photo|picture|image|video|receipt|document(?!Id$)|file|attachment)Id$/i;
    for (const column of Object.keys(ids).filter((name) => isFile.test(name)))
      expect(ids[column], `${key}.${column} names a file: its policy has to say 'media'`).toBe('media');
  });

  test('export: a table of records is exported, or has a reason', () => {
    if (isNo(portable)) return expect(portable.no).not.toBe('');
    expect(holds, `${key} is exported: it holds records`).toBe('records');
  });

  test('devices: what a record of a car is made of, no more than its owner may take along', () => {
    const isOfCar = 'carId' in ids && !isNo(portable);
    if (!device) return expect(isOfCar, `${key} is of a car: no device gets it`).toBe(false);
    if (isNo(device)) return expect(device.no).not.toBe('');
    const { by, columns: chosen = [] } = device;
    expect([by === 'id' ? key : ids[by], by in all]).toEqual([rootOf(device.record), true]);
    expect(Object.keys(exportedColumns(policy))).toEqual(expect.arrayContaining([...chosen]));
  });

  test('a link, an export and an owner’s answers never hold what marks a mechanic’s record', () => {
    const leaving = [...shared, ...Object.keys(exportedColumns(policy))];
    for (const mark of ['linkId', 'isUnseen', 'ownerId', 'tokenHash', 'storageKey', 'thumbnailKey'])
      expect(leaving, `${key}.${mark} leaves the server`).not.toContain(mark);
  });
});
