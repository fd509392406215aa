import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Category } from '#domain/assessment/schema.ts';

/** One row of the development data; see the README beside it. */
export type Row = {
  id: string;
  text: string;
  symptom?: string;
  make?: string | null;
  model?: string | null;
  category?: Category;
  acceptable?: Category[];
  urgency?: 'stop_driving' | 'soon' | 'can_wait';
  gloss_en?: string;
  critical?: boolean;
  fire?: boolean;
  any_flag?: boolean;
};

/** The data folder from the first argument or TRIAGE_DATA, or null when it is not there. */
export function dataFolder(): string | null {
  const folder = process.argv[2] ?? process.env['TRIAGE_DATA'] ?? '../shared/data/triage';
  return existsSync(join(folder, 'dev.jsonl')) ? folder : null;
}

export function readRows(folder: string, name: string): Row[] {
  return readFileSync(join(folder, `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** Rows about one vehicle stay together; a row without a vehicle stands alone. */
function vehicleOf(row: Row): string {
  return row.make && row.make !== 'UNKNOWN' ? `${row.make} ${row.model}` : row.id;
}

export function foldOf(row: Row, folds: number): number {
  let hash = 0x811c9dc5;
  for (const character of vehicleOf(row)) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 12)) >>> 0) % folds;
}
