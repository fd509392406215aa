import { DatabaseSync } from 'node:sqlite';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { RepairDraft } from '#domain/repairs/schema.ts';

/**
 * The least that stores a repair durably and lists the issues of a car: no session, no owner, no operation, no
 * revision, nobody to tell.
 */
const database = new DatabaseSync(process.argv[2]!);
database.exec('pragma journal_mode = wal; pragma synchronous = full');
database.exec(`create table repairs (id text primary key, car_id text not null, title text not null,
  date text not null, description text, cost real, currency text not null, mechanic_name text,
  garage_name text, kind text, mileage integer, receipt_id text, created_at text not null)`);
const insert = database.prepare('insert into repairs values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');

const app = new Hono();
app.post('/repairs', async (context) => {
  const draft = await context.req.json<RepairDraft>();
  const { id, carId, title, date, description = null, cost = null, currency } = draft;
  const { mechanicName = null, garageName = null, kind = null, mileage = null, receiptId = null } = draft;
  const createdAt = new Date().toISOString();
  insert.run(
    id,
    carId,
    title,
    date,
    description,
    cost,
    currency,
    mechanicName,
    garageName,
    kind,
    mileage,
    receiptId,
    createdAt,
  );
  return context.json({ ...draft, createdAt });
});

/** Takes the issues as the app lists them: a column per field, with lists and objects as JSON. */
app.post('/issues', async (context) => {
  const issues = await context.req.json<Record<string, unknown>[]>();
  const names = Object.keys(issues[0]!);
  database.exec(`create table issues (${names.map((name) => `"${name}"`).join(', ')})`);
  database.exec('create index issues_newest on issues ("carId", date desc, id desc)');
  const row = database.prepare(`insert into issues values (${names.map(() => '?').join(', ')})`);
  for (const issue of issues) row.run(...names.map((name) => toColumn(issue[name])));
  const nested = names.filter((name) => issues.some((issue) => issue[name] instanceof Object));
  const switches = names.filter((name) => typeof issues[0]![name] === 'boolean');
  const list = database.prepare(
    'select * from issues where "carId" = ? order by date desc, id desc limit 50',
  );
  listIssues = (carId) =>
    list.all(carId).map((issue) => ({
      ...issue,
      ...Object.fromEntries(nested.map((name) => [name, JSON.parse(String(issue[name])) as unknown])),
      ...Object.fromEntries(switches.map((name) => [name, issue[name] === 1])),
    }));
  return context.json({ done: true });
});
app.get('/cars/:carId/issues', (context) =>
  context.json({ issues: listIssues(context.req.param('carId')), next: null }),
);
let listIssues: (carId: string) => unknown[] = () => [];

function toColumn(value: unknown): string | number | null {
  if (value instanceof Object) return JSON.stringify(value);
  return typeof value === 'boolean' ? Number(value) : (value as string | number | null);
}

serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  console.log(`http://127.0.0.1:${port}`),
);
