import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Journal = {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
};

/** Adds a column, an index and rows that fill it: what the version before does not know, and need not. */
const EXPAND = `ALTER TABLE "repairs" ADD COLUMN "warranty_months" integer;--> statement-breakpoint
UPDATE "repairs" SET "warranty_months" = 24;--> statement-breakpoint
CREATE INDEX "repairs_warranty_index" ON "repairs" ("owner_id", "warranty_months");
`;
/** Only once nothing that uses the column runs any more. */
const CONTRACT = `ALTER TABLE "repairs" DROP COLUMN "warranty_months";
`;

/** Copies of the checkout with one and with two migrations more. */
export function makeNextVersions(root: string, folder: string): { expanded: string; contracted: string } {
  const expanded = copyWith(root, join(folder, 'expanded'), 'expand', EXPAND);
  return { expanded, contracted: copyWith(expanded, join(folder, 'contracted'), 'contract', CONTRACT) };
}

function copyWith(from: string, to: string, name: string, migration: string): string {
  mkdirSync(to);
  for (const part of ['package.json', 'domain', 'server', 'migrations'])
    cpSync(join(from, part), join(to, part), { recursive: true });
  symlinkSync(join(from, 'node_modules'), join(to, 'node_modules'));
  const path = join(to, 'migrations/meta/_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as Journal;
  const last = journal.entries.at(-1)!;
  const tag = `${String(last.idx + 1).padStart(4, '0')}_${name}`;
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag });
  writeFileSync(path, JSON.stringify(journal));
  writeFileSync(join(to, 'migrations', `${tag}.sql`), migration);
  return to;
}
