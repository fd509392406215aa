import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableColumns } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { registeredTables } from '#server/tables.ts';

/** Columns of each primary key and each unique constraint or index, in their order. */
function keysOf(table: PgTable): string[][] {
  const { columns, primaryKeys, uniqueConstraints, indexes } = getTableConfig(table);
  const unique = indexes
    .filter(({ config }) => config.unique)
    .map(({ config }) => config.columns as PgColumn[]);
  return [
    ...columns.filter(({ primary, isUnique }) => primary || isUnique).map(({ name }) => [name]),
    ...[...primaryKeys, ...uniqueConstraints].map(({ columns: key }) => key.map(({ name }) => name)),
    ...unique.map((key) => key.map(({ name }) => name)),
  ];
}

test('docs/operate/cluster.md lists the keys without the owner, which no database spread by owner takes', () => {
  const found = registeredTables
    .flatMap(([, { table, ownedBy }]) => {
      if ('no' in Object(ownedBy)) return [];
      const all: Record<string, PgColumn | undefined> = getTableColumns(table);
      const owner = all[typeof ownedBy === 'string' ? ownedBy : 'ownerId']?.name ?? '';
      return keysOf(table)
        .filter((key) => !key.includes(owner))
        .map((key) => `${getTableConfig(table).name} (${key.join(', ')})`);
    })
    .toSorted();
  const text = readFileSync(join(import.meta.dirname, '../../../docs/operate/cluster.md'), 'utf8');
  const listed = [...text.matchAll(/^\| `(\w+ \([\w, ]+\))` \|/gm)].map(([, key]) => key!);
  // One line covers all plain ids except those listed.
  const isPlainId = (key: string) => key.endsWith(' (id)') && !listed.includes(key);
  expect(listed.toSorted()).toEqual(found.filter((key) => !isPlainId(key)));
});
