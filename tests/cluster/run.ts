import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import { openS3 } from '#server/platform/files/s3.ts';
import { startCluster, type Cluster } from './cluster.ts';
import { faults, inSeconds, type Fault } from './faults.ts';
import { hearAcross, limitsAcross, mainJourney } from './journey.ts';
import { Load, Probe } from './load.ts';
import { ensurePackages } from './packages.ts';

export type Row = {
  name: string;
  acknowledged: number;
  lost: number;
  doubled: number;
  failed: number;
  requests: number;
  wellMs: number;
  note: string;
  missed: string[];
};

const BEFORE_MS = 3000;
const CALM_MS = 2000;
const GIVE_UP_MS = 120_000;
/** The S3 server in use loses its place between pages. */
const MANY = 1_000_000;
const BARS = { wellMs: 30_000, hearMs: 1000 };

type Findings = { rows: Row[]; missed: string[]; notRun: string[] };

/** @param chosen names of faults; all of them when there are none @returns a row per fault, and what missed a bar */
export async function runCluster(chosen: readonly string[]): Promise<Findings> {
  const unknown = chosen.filter((name) => !Object.hasOwn(faults, name));
  if (unknown.length > 0) throw new Error(`${unknown.join()}: choose from ${Object.keys(faults).join()}`);
  ensurePackages();
  const begun = performance.now();
  const cluster = await startCluster(join(import.meta.dirname, '../..'));
  try {
    console.log(`The cluster stands after ${inSeconds(performance.now() - begun)}.`);
    console.log(`Journey: ${await mainJourney(cluster)}.`);
    const slowest = await hearAcross(cluster);
    console.log(`A page of another process hears of a write within ${Math.round(slowest)} ms at most.`);
    console.log(`Limits hold across processes: ${await limitsAcross(cluster)}.`);
    const probe = await Probe.open(cluster);
    const rows: Row[] = [];
    const notRun: string[] = [];
    for (const [name, fault] of Object.entries<Fault>(faults)) {
      if (chosen.length > 0 && !chosen.includes(name)) continue;
      if (fault.needs === 'disks' && !cluster.hasDisks)
        notRun.push(`${fault.name}: it takes the right to mount`);
      else rows.push(await suffer(cluster, probe, fault));
    }
    const files = await missingFiles(cluster);
    console.log(`Files without bytes in S3: ${files.length}.`);
    const missed = [
      ...(slowest > BARS.hearMs ? [`a page heard after ${Math.round(slowest)} ms`] : []),
      ...rows.flatMap((row) => row.missed.map((what) => `${row.name}: ${what}`)),
      ...files,
    ];
    return { rows, missed, notRun };
  } finally {
    await cluster.stop();
  }
}

async function suffer(cluster: Cluster, probe: Probe, fault: Fault): Promise<Row> {
  console.log(`${fault.name} …`);
  const load = await Load.begin(cluster, fault.name);
  await sleep(BEFORE_MS);
  const early = load.failures.length;
  const { from, note, after } = await fault.run(cluster);
  const wellMs = (await untilWell(load, probe)) - from;
  const { failures } = load;
  const wrong = await load.end();
  const later = await after?.();
  const lost = wrong.filter((line) => line.includes(' lost: ')).length;
  const row = {
    name: fault.name,
    acknowledged: load.acknowledged,
    lost,
    doubled: wrong.length - lost,
    failed: failures.length,
    requests: load.requests,
    wellMs: Math.max(0, wellMs),
    note: [note, later].filter((text) => text !== undefined).join('; '),
  };
  const kinds = Object.entries(Object.groupBy(failures, ({ what }) => what.replace(/[0-9a-f-]{36}/g, ':id')));
  for (const [what, all] of kinds) console.log(`  ${all!.length} × ${what}`);
  const missed = [
    ...wrong,
    ...(early > 0 ? [`${early} requests failed before it began`] : []),
    ...(row.wellMs > BARS.wellMs ? [`well after ${inSeconds(row.wellMs)}`] : []),
    ...(row.failed > (fault.mayFail ?? Infinity) ? [`${row.failed} requests failed`] : []),
  ];
  return { ...row, missed };
}

/** @returns when each process took a write, after which nothing failed any more for a while */
async function untilWell(load: Load, probe: Probe): Promise<number> {
  const giveUp = performance.now() + GIVE_UP_MS;
  let wellAt: number | null = null;
  for (;;) {
    const isWell = await probe.isWell();
    const now = performance.now();
    const lastFailure = Math.max(0, ...load.failures.map(({ at }) => at));
    if (!isWell) wellAt = null;
    else wellAt = Math.max(wellAt ?? now, lastFailure);
    if (wellAt !== null && now - wellAt > CALM_MS) return wellAt;
    if (now > giveUp) return now;
    await sleep(100);
  }
}

/** Rows of files whose bytes are not in the bucket. */
async function missingFiles({ query, s3Settings }: Cluster): Promise<string[]> {
  const client = openS3({
    kind: 's3',
    ...s3Settings,
    region: 'us-east-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });
  const page = await client.send(new ListObjectsV2Command({ Bucket: s3Settings.bucket, MaxKeys: MANY }));
  if (page.IsTruncated) throw new Error('the bucket holds more than one page of files');
  const stored = new Set(page.Contents?.map(({ Key }) => Key));
  const rows = await query<{ key: string }>(
    'select storage_key as key from media union select thumbnail_key from media where thumbnail_key is not null',
  );
  return rows.filter(({ key }) => !stored.has(key)).map(({ key }) => `row without file: ${key}`);
}
