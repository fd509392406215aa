import { DatabaseSync } from 'node:sqlite';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { RepairDraft } from '#domain/repairs/schema.ts';

/** The least that stores a repair durably: no session, no owner, no operation, nobody to tell. */
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
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  console.log(`http://127.0.0.1:${port}`),
);
