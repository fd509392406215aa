import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Category } from '#domain/assessment/schema.ts';

/** One row of the development data; see the README beside it. */
export type Row = {
  id: string;
  text: string;
  symptom?: string;
  category?: Category;
  acceptable?: Category[];
};

/** The data folder from the first argument or TRIAGE_DATA, or null when it is not there. */
export function dataFolder(): string | null {
  const folder = process.argv[2] ?? process.env['TRIAGE_DATA'] ?? '../shared/data/triage';
  return existsSync(join(folder, 'dev.jsonl')) ? folder : null;
}

function readRows(folder: string, name: string): Row[] {
  return readFileSync(join(folder, `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** Category and danger labels of the same report come in different files; here they are one row again. */
export function trainingRows(folder: string): Row[] {
  const byId = new Map<string, Row>();
  for (const name of ['dev', 'dev_secondary', 'dev_urgency'])
    for (const row of readRows(folder, name)) byId.set(row.id, { ...byId.get(row.id), ...row });
  return [...byId.values()];
}
