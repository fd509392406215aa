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

/** Takes the issues of a car as the app lists them, with a column for each field. */
app.post('/cars/:carId/issues', async (context) => {
  const issues = await context.req.json<Record<string, string | number | boolean | null>[]>();
  const names = Object.keys(issues[0]!);
  database.exec(`create table issues (car_id, ${names.join(', ')})`);
  database.exec('create index issues_newest on issues (car_id, date desc, id desc)');
  const insertIssue = database.prepare(`insert into issues values (?${', ?'.repeat(names.length)})`);
  for (const issue of issues) {
    const values = names.map((name) => issue[name]!);
    insertIssue.run(
      context.req.param('carId'),
      ...values.map((value) => (typeof value === 'boolean' ? Number(value) : value)),
    );
  }
  const flags = names.filter((name) => typeof issues[0]![name] === 'boolean');
  const select = database.prepare(
    `select ${names.join(', ')} from issues where car_id = ? order by date desc, id desc limit 50`,
  );
  listIssues = (carId) => {
    const rows = select.all(carId);
    for (const row of rows) for (const name of flags) row[name] = (row[name] === 1) as never;
    return rows;
  };
  return context.json({ done: true });
});
app.get('/cars/:carId/issues', (context) =>
  context.json({ issues: listIssues(context.req.param('carId')), next: null }),
);
let listIssues: (carId: string) => unknown[] = () => [];

serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  console.log(`http://127.0.0.1:${port}`),
);
