import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Id } from '#domain/ids.ts';
import { startApp } from '#tests/app-process.ts';
import { Visitor } from '#tests/client.ts';
import { startTestDatabase } from '#tests/database.ts';
import { enterOwner } from '#tests/enter-owner.ts';
import { phonePicture } from '#tests/fixtures/media/samples.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import { issueDraft, newCar, repairDraft, type Owner } from '#tests/people.ts';
import { upload } from '#tests/upload.ts';
import { printTable } from '../print-table.ts';

/** What docs/operate/cluster.md assumes of an owner with one car after ten years, and of a day. */
const TEN_YEARS = { issues: 40, repairs: 40, fills: 250, mileage: 250, pictures: 80 };
const ACTIVE_A_DAY = 0.1;
const A_DAY = { reads: 8, writes: 1 };
const SHARE_OF_PEAK_HOUR = 0.15;
/** How long a written row counts in `operations`. */
const OPERATIONS_DAYS = 90;
const OWNERS = [10_000, 1_000_000, 10_000_000];

/** Enough rows that the pages begun in each table and index count for little. */
const SAMPLE_OWNERS = 200;
const SAMPLES = 600;
const PICTURES = 100;
/** An idle connection of PostgreSQL adds what it has counted to the statistics within 10 s. */
const STATISTICS_MS = 10_500;
const AUTH_SECRET = 'a-secret-for-a-bench-of-enough-length';

type Sizes = Map<string, { rows: number; bytes: number }>;
type Cost = { transactions: number; databaseMs: number; walBytes: number };

/** Bytes per row and costs per request, measured; and what they come to for many owners, calculated. */
export async function bench(): Promise<void> {
  const database = await startTestDatabase();
  const app = await startApp(database.folder, {
    DATABASE_URL: database.url,
    AUTH_SECRET,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  });
  const client = new pg.Client({ connectionString: database.url });
  try {
    await client.connect();
    const entrance = {
      query: (text: string, values: unknown[]) => client.query(text, values),
      authSecret: AUTH_SECRET,
      isSecure: false,
    };
    const owners: { owner: Owner; carId: Id }[] = [];
    const before = await readSizes(client);
    for (let at = 0; at < SAMPLE_OWNERS; at += 1) {
      const owner = await enterOwner(new Visitor(app.url), entrance, `Anna ${at}`);
      owners.push({ owner, carId: (await newCar(owner)).id });
    }
    const withOwners = await readSizes(client);
    const inTurn = (request: (owner: Owner, carId: Id) => Promise<unknown>, count = SAMPLES) =>
      costOf(client, count, (at) => {
        const { owner, carId } = owners[at % SAMPLE_OWNERS]!;
        return request(owner, carId);
      });
    const picture = await phonePicture();
    const costs = {
      'problem logged': await inTurn((owner, carId) => owner.call('issues.log', issueDraft(carId))),
      'repair logged': await inTurn((owner, carId) => owner.call('repairs.log', repairDraft(carId))),
      'fill-up logged': await inTurn((owner, carId) => owner.call('fills.log', fillDraft(carId))),
      'picture stored': await inTurn((owner, carId) => upload(owner, 'issue', picture, carId), PICTURES),
      'garage read': await inTurn((owner) => owner.call('cars.list')),
      'problems read': await inTurn((owner, carId) => owner.call('issues.list', { carId })),
    };
    const after = await readSizes(client);
    printCosts(costs);
    const perRow = bytesPerRow(withOwners, after);
    const perOwner = (totalOf(withOwners) - totalOf(before)) / SAMPLE_OWNERS;
    console.log(`\nAn account with an empty car: ${Math.round(perOwner)} bytes.`);
    printTable([
      ['table', 'rows', 'bytes a row, indexes included'],
      ...[...perRow].map(([name, { rows, bytes }]) => [name, String(rows), String(Math.round(bytes))]),
    ]);
    printGrowth(perOwner, perRow, costs);
    console.log(JSON.stringify({ perOwner, perRow: Object.fromEntries(perRow), costs }));
  } finally {
    await client.end();
    await app.stop();
    await database.stop();
  }
}

async function readSizes(client: pg.Client): Promise<Sizes> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  );
  const sizes: Sizes = new Map();
  for (const { name } of tables) {
    const { rows } = await client.query<{ rows: number; bytes: number }>(
      `select count(*)::int as rows, pg_total_relation_size('${name}')::float8 as bytes from "${name}"`,
    );
    sizes.set(name, rows[0]!);
  }
  return sizes;
}

const totalOf = (sizes: Sizes) => [...sizes.values()].reduce((sum, { bytes }) => sum + bytes, 0);

/** Of the tables that grew; those of live pages are emptied again. */
function bytesPerRow(before: Sizes, after: Sizes): Sizes {
  const grown: Sizes = new Map();
  for (const [name, { rows, bytes }] of after) {
    const more = rows - before.get(name)!.rows;
    if (more > 0 && name !== 'live_changes')
      grown.set(name, { rows: more, bytes: (bytes - before.get(name)!.bytes) / more });
  }
  return grown;
}

async function costOf(
  client: pg.Client,
  count: number,
  request: (at: number) => Promise<unknown>,
): Promise<Cost> {
  const before = await readCounters(client);
  for (let at = 0; at < count; at += 1) await request(at);
  const after = await readCounters(client);
  return {
    transactions: (after.transactions - before.transactions) / count,
    databaseMs: (after.ms - before.ms) / count,
    walBytes: (after.wal - before.wal) / count,
  };
}

async function readCounters(client: pg.Client) {
  await sleep(STATISTICS_MS);
  const { rows } = await client.query<{ transactions: number; ms: number; wal: number }>(
    `select xact_commit::float8 as transactions, active_time as ms, (pg_current_wal_lsn() - '0/0')::float8 as wal
     from pg_stat_database where datname = current_database()`,
  );
  return rows[0]!;
}

function printCosts(costs: Record<string, Cost>): void {
  printTable([
    ['request', 'transactions', 'ms of the database', 'bytes of WAL'],
    ...Object.entries(costs).map(([name, { transactions, databaseMs, walBytes }]) => [
      name,
      transactions.toFixed(1),
      databaseMs.toFixed(2),
      String(Math.round(walBytes)),
    ]),
  ]);
}

const sizeOf = (bytes: number) =>
  bytes < 1e9 ? `${Math.round(bytes / 1e6)} MB` : `${(bytes / 1e9).toFixed(bytes < 1e11 ? 1 : 0)} GB`;

function printGrowth(perOwner: number, perRow: Sizes, costs: Record<string, Cost>): void {
  const bytesOf = (name: string) => perRow.get(name)?.bytes ?? 0;
  const records = {
    issues: 'issues',
    repairs: 'repairs',
    fills: 'fills',
    mileage: 'mileage_readings',
    pictures: 'media',
  } as const;
  const kinds = Object.keys(TEN_YEARS) as (keyof typeof TEN_YEARS)[];
  const rows = kinds.reduce((sum, kind) => sum + TEN_YEARS[kind], 0);
  const bytes = kinds.reduce((sum, kind) => sum + TEN_YEARS[kind] * bytesOf(records[kind]), perOwner);
  const operations = ACTIVE_A_DAY * A_DAY.writes * OPERATIONS_DAYS;
  const [read, write] = [costs['garage read']!, costs['repair logged']!];
  console.log('');
  printTable([
    ['owners', 'rows', 'records', 'operations', 'reads/s', 'writes/s', 'busy connections', 'WAL a day'],
    ...OWNERS.map((owners) => {
      const perSecond = (owners * ACTIVE_A_DAY * SHARE_OF_PEAK_HOUR) / 3600;
      const busy = (perSecond * (A_DAY.reads * read.databaseMs + A_DAY.writes * write.databaseMs)) / 1000;
      return [
        owners.toLocaleString('en'),
        `${((owners * rows) / 1e6).toFixed(1)} million`,
        sizeOf(owners * bytes),
        sizeOf(owners * operations * bytesOf('operations')),
        (perSecond * A_DAY.reads).toFixed(2),
        (perSecond * A_DAY.writes).toFixed(2),
        busy.toFixed(3),
        sizeOf(owners * ACTIVE_A_DAY * A_DAY.writes * write.walBytes),
      ];
    }),
  ]);
}
