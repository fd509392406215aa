import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster, DatabaseNode } from './cluster.ts';
import { killNode } from './kill-node.ts';
import { Watch } from './journey.ts';
import { programs } from './packages.ts';
import { answers, until } from './program.ts';
import { fillDisk } from './small-disk.ts';
import { makeNextVersions } from './versions.ts';

type Suffered = {
  /** When its cause was over: the time until well again counts from here. */
  from: number;
  /** What to print beside the figures. */
  note?: string;
  /** Run once it is well again. @returns what to print, too */
  after?(): Promise<string>;
};

/** What happens while people write. */
export type Fault = {
  name: string;
  run(cluster: Cluster): Promise<Suffered>;
  needs?: 'disks';
  /** Requests that may fail; any number unless given. */
  mayFail?: number;
};

const STALL_MS = 10_000;
const SKEW_S = 600;
const ODD_PROCESS_MS = 10_000;
const SMALL_HEAP_MB = 52;
const SMALL_HEAP_MS = 25_000;

const primaryKilled: Fault = {
  name: 'primary killed, standby promoted',
  async run(cluster) {
    const primary = await cluster.leader();
    const watch = await Watch.open(cluster);
    const restarts = () => cluster.apps.map((app) => app.restarts).join();
    const before = restarts();
    const from = performance.now();
    await killNode(primary);
    const promoted = await until('the standby is promoted', () => otherLeads(cluster, primary), {
      withinMs: 90_000,
      of: cluster.nodes.map(({ program }) => program),
    });
    const after = async () => {
      const heard = await watch.hear();
      watch.leave();
      if (restarts() !== before) throw new Error('an app process ended when its database went away');
      cluster.startNode(primary);
      await cluster.synchronous();
      return `promoted after ${inSeconds(promoted)}; an open page heard a write within ${Math.round(heard)} ms`;
    };
    return { from, after };
  },
};

const appKilled: Fault = {
  name: 'kill -9 of each app process in turn',
  async run({ apps }) {
    let from = 0;
    for (const app of apps) {
      from = performance.now();
      await app.program.kill();
      if (app !== apps.at(-1)) await app.ready();
    }
    return { from };
  },
};

const poolerRestarted: Fault = {
  name: 'PgBouncer restarted',
  async run(cluster) {
    const from = performance.now();
    await cluster.restartPooler();
    return { from };
  },
};

const rollingRestart: Fault = {
  name: 'rolling restart: expand, then contract',
  mayFail: 0,
  async run(cluster) {
    const versions = makeNextVersions(cluster.settings.root, cluster.folder);
    const columns = async () =>
      (
        await cluster.query(
          `select from information_schema.columns where table_name = 'repairs' and column_name = 'warranty_months'`,
        )
      ).length;
    const found: number[] = [];
    for (const root of [versions.expanded, versions.contracted]) {
      for (const app of cluster.apps) {
        await app.replace({ root });
        // Two versions side by side.
        await sleep(1500);
      }
      found.push(await columns());
    }
    if (found.join() !== '1,0') throw new Error(`the column was there ${found.join()} times, not once`);
    return { from: performance.now(), note: '6 restarts, 2 migrations' };
  },
};

const storageStalled: Fault = {
  name: `S3 stalled for ${STALL_MS / 1000} s`,
  async run({ s3 }) {
    s3.signal('SIGSTOP');
    await sleep(STALL_MS);
    s3.signal('SIGCONT');
    return { from: performance.now() };
  },
};

const clockSkewed: Fault = {
  name: `clocks of two processes ${SKEW_S / 60} min ahead and behind`,
  mayFail: 0,
  async run({ apps }) {
    const settings = { root: apps[0]!.root };
    const skewed = apps.slice(0, 2);
    for (const [at, app] of skewed.entries()) {
      const wrapper = [programs.faketime, '-f', at === 0 ? `+${SKEW_S}s` : `-${SKEW_S}s`];
      const env = { FAKETIME_DONT_FAKE_MONOTONIC: '1' };
      await app.replace({ ...settings, wrapper, env });
    }
    const ahead = await Promise.all(apps.map(({ url }) => clockOf(url)));
    await sleep(ODD_PROCESS_MS);
    for (const app of skewed) await app.replace(settings);
    const minutes = ahead.map((ms) => Math.round(ms / 60_000));
    if (minutes.join() !== `${SKEW_S / 60},${-SKEW_S / 60},0`)
      throw new Error(`ahead by ${minutes.join()} min`);
    return { from: performance.now() };
  },
};

const diskFull: Fault = {
  name: 'disk of the primary full',
  needs: 'disks',
  async run(cluster) {
    const primary = await cluster.leader();
    const makeRoom = fillDisk(primary.folder);
    await sleep(STALL_MS);
    const isSame = (await cluster.leader()) === primary;
    makeRoom();
    const after = async () => {
      await cluster.synchronous();
      return isSame ? 'the same primary' : 'the standby was promoted';
    };
    return { from: performance.now(), after };
  },
};

const memoryLimited: Fault = {
  name: `an app process with ${SMALL_HEAP_MB} MB of heap`,
  async run({ apps }) {
    const app = apps[0]!;
    const settings = { root: app.root };
    const before = app.restarts;
    await app.stop();
    app.start({ ...settings, flags: [`--max-old-space-size=${SMALL_HEAP_MB}`] });
    await sleep(SMALL_HEAP_MS);
    const state = (await app.isReady().catch(() => false)) ? 'ready' : 'not ready';
    const note = `ended ${app.restarts - before} times in ${inSeconds(SMALL_HEAP_MS)}, ${state} then`;
    await app.program.kill();
    app.start(settings);
    const from = performance.now();
    await app.ready();
    return { from, note };
  },
};

export const faults = {
  primary: primaryKilled,
  app: appKilled,
  pooler: poolerRestarted,
  rolling: rollingRestart,
  s3: storageStalled,
  clock: clockSkewed,
  disk: diskFull,
  memory: memoryLimited,
} satisfies Record<string, Fault>;

export const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

const otherLeads = async ({ nodes }: Cluster, primary: DatabaseNode) =>
  answers(`http://127.0.0.1:${nodes.find((node) => node !== primary)!.patroni}/primary`);

/** How far a process is ahead, in ms, by the Date of its answers. */
async function clockOf(url: string): Promise<number> {
  const { headers } = await fetch(`${url}/health/live`);
  return Date.parse(headers.get('date')!) - Date.now();
}
