import type { Row } from './rows.ts';

/** Category and danger labels of the same report come in different files; here they are one row again. */
export function trainingRows(read: (name: string) => Row[]): Row[] {
  const byId = new Map<string, Row>();
  for (const name of ['dev', 'dev_secondary', 'dev_urgency']) {
    for (const row of read(name)) byId.set(row.id, { ...byId.get(row.id), ...row });
  }
  return [...byId.values()];
}
