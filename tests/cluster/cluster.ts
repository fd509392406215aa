import { chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { accountFor } from '#server/platform/postgres/account.ts';
import { freePort } from '#tests/free-port.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import { ClusterApp, type AppSettings } from './app.ts';
import { killDatabase } from './kill-node.ts';
import { POSTGRES_BIN, programs } from './packages.ts';
import { answers, Program, until } from './program.ts';
import {
  haproxySettings,
  nginxSettings,
  PASSWORD,
  patroniSettings,
  pgbouncerSettings,
  type Node,
  type Ports,
} from './settings.ts';
import { mountDisk, unmountDisk } from './small-disk.ts';

export const AUTH_SECRET = 'a-secret-of-the-cluster-of-enough-length';
const APPS = 3;
const BUCKET = 'carful';
const DISK_MB = 800;

export type DatabaseNode = Node & { program: Program };

/** Everything of docs/operate/cluster.md on one machine; `stop` removes it. */
export type Cluster = {
  folder: string;
  /** Of nginx. */
  url: string;
  ports: Ports;
  apps: ClusterApp[];
  nodes: DatabaseNode[];
  s3: Program;
  s3Settings: { bucket: string; endpoint: string };
  /** The checkout under test. */
  settings: AppSettings;
  /** Whether each database has a file system of its own, which can be filled. */
  hasDisks: boolean;
  restartPooler(): Promise<void>;
  leader(): Promise<DatabaseNode>;
  startNode(node: DatabaseNode): void;
  /** Until a standby holds every committed transaction again. */
  synchronous(): Promise<void>;
  /** On the leader, as the owner of the tables. */
  query<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
};

const portNames = [
  'etcd',
  'etcdPeer',
  'postgres1',
  'postgres2',
  'patroni1',
  'patroni2',
  'leader',
  'pooler',
  'web',
  's3',
] as const;

export async function startCluster(root: string): Promise<Cluster> {
  const parts: Parts = { root, folder: await tempFolder(), running: [], apps: [], nodes: [], disks: [] };
  let stopping: Promise<void> | undefined;
  const stop = () => (stopping ??= remove(parts));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void stop().finally(() => process.exit(1)));
  try {
    return { ...(await build(parts)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function remove({ folder, running, apps, nodes, disks }: Parts): Promise<void> {
  await Promise.all(apps.map((app) => app.stop()));
  for (const program of running.toReversed()) await (program.isRunning ? program.stop() : program.kill());
  // Of a Patroni that ended without its database.
  for (const { folder: node } of nodes) await killDatabase(node);
  for (const disk of disks) unmountDisk(disk);
  rmSync(folder, { recursive: true, force: true });
}

type Parts = Pick<Cluster, 'folder' | 'apps' | 'nodes'> & {
  root: string;
  running: Program[];
  disks: string[];
};

async function build({ root, folder, running, apps, nodes, disks }: Parts): Promise<Omit<Cluster, 'stop'>> {
  const user = await accountFor(join(folder, 'node1'));
  const ports = {} as Ports;
  for (const name of portNames) ports[name] = await freePort();
  const appPorts = await Promise.all(Array.from({ length: APPS }, () => freePort()));
  const own = (name: string) => {
    const path = join(folder, name);
    mkdirSync(path, { mode: 0o700 });
    if (user) chownSync(path, user.uid, user.gid);
    return path;
  };
  const write = (path: string, text: string) => {
    writeFileSync(path, text, { mode: 0o600 });
    if (user) chownSync(path, user.uid, user.gid);
    return path;
  };
  const run = (name: string, command: string, args: string[]) => {
    const program = new Program({ name, command, args, log: join(folder, `${name}.log`), user });
    running.push(program);
    return program;
  };

  const etcdUrl = `http://127.0.0.1:${ports.etcd}`;
  const peerUrl = `http://127.0.0.1:${ports.etcdPeer}`;
  const etcd = run('etcd', programs.etcd, [
    '--name',
    'etcd1',
    '--data-dir',
    own('etcd'),
    '--listen-client-urls',
    etcdUrl,
    '--advertise-client-urls',
    etcdUrl,
    '--listen-peer-urls',
    peerUrl,
    '--initial-advertise-peer-urls',
    peerUrl,
    '--initial-cluster',
    `etcd1=${peerUrl}`,
  ]);
  await until('etcd answers', () => answers(`${etcdUrl}/health`), { of: [etcd] });

  const startNode = (node: Node) =>
    run(node.name, programs.patroni, [
      write(join(node.folder, 'patroni.yml'), patroniSettings(node, ports, POSTGRES_BIN)),
    ]);
  for (const at of [1, 2] as const) {
    const name = `node${at}`;
    const nodeFolder = own(name);
    if (mountDisk(nodeFolder, DISK_MB, user)) disks.push(nodeFolder);
    const node = {
      name,
      postgres: ports[`postgres${at}`],
      patroni: ports[`patroni${at}`],
      folder: nodeFolder,
    };
    nodes.push({ ...node, program: startNode(node) });
    if (at === 1)
      await until('the first database leads', () => answers(`http://127.0.0.1:${node.patroni}/primary`), {
        of: [nodes[0]!.program],
      });
  }

  const proxies = own('proxies');
  const haproxy = run('haproxy', programs.haproxy, [
    '-db',
    '-f',
    write(join(proxies, 'haproxy.cfg'), haproxySettings(nodes, ports)),
  ]);
  write(join(proxies, 'users.txt'), `"carful" "${PASSWORD}"\n`);
  const pgbouncer = write(join(proxies, 'pgbouncer.ini'), pgbouncerSettings(proxies, ports));
  const startPooler = () => run('pgbouncer', programs.pgbouncer, [pgbouncer]);
  let pooler = startPooler();
  const addressOf = (port: number, name = 'carful', database = 'carful') =>
    `postgresql://${name}:${PASSWORD}@127.0.0.1:${port}/${database}`;
  const asAdmin = <Row extends object>(text: string) =>
    onDatabase<Row>(addressOf(ports.leader, 'postgres', 'postgres'), text);
  // Until its first checks HAProxy takes every server for the leader, and picks them in turn.
  const leads = async () => {
    const turns = nodes.map(() => asAdmin<{ standby: boolean }>('select pg_is_in_recovery() as standby'));
    return (await Promise.all(turns)).every(([row]) => !row!.standby);
  };
  await until('HAProxy leads to the leader alone', leads, { of: [haproxy] });
  await asAdmin(`create role carful login password '${PASSWORD}'`);
  await asAdmin('create database carful owner carful');

  const s3 = new Program({
    name: 's3',
    command: process.execPath,
    args: [join(import.meta.dirname, 's3-server.ts'), String(ports.s3)],
    log: join(folder, 's3.log'),
    cwd: root,
  });
  running.push(s3);
  const endpoint = `http://127.0.0.1:${ports.s3}`;
  await until('S3 answers', () => answers(`${endpoint}/health`), { of: [s3] });

  const url = `http://127.0.0.1:${ports.web}`;
  const env = {
    PUBLIC_URL: url,
    TRUST_PROXY: '127.0.0.1',
    DATABASE_URL: addressOf(ports.pooler),
    DATABASE_DIRECT_URL: addressOf(ports.leader),
    DATABASE_PREPARED: 'off',
    DATABASE_POOL: '8',
    AUTH_SECRET,
    LINK_SECRET: 'another-secret-of-the-cluster-long-enough',
    FILE_STORAGE: 's3',
    S3_BUCKET: BUCKET,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
    ACCOUNT_EXPORTS_PER_DAY: '3',
    OVERLOAD_MS: '0',
    LOG_LEVEL: 'warn',
  };
  const settings = { root };
  for (const port of appPorts)
    apps.push(new ClusterApp(port, join(folder, `app${apps.length + 1}`), env, settings));
  for (const app of apps) app.start();
  for (const app of apps) await app.ready();

  const routes = join(proxies, 'nginx.conf');
  write(routes, nginxSettings(proxies, ports, appPorts));
  const nginx = run('nginx', programs.nginx, [
    '-p',
    proxies,
    '-c',
    routes,
    '-e',
    join(proxies, 'nginx-error.log'),
  ]);
  await until('nginx leads to an app', () => answers(`${url}/health/ready`), { of: [nginx] });

  const isLeader = (node: Node) => answers(`http://127.0.0.1:${node.patroni}/primary`).catch(() => false);
  const isSynchronous = (node: Node) =>
    answers(`http://127.0.0.1:${node.patroni}/synchronous`).catch(() => false);
  const cluster: Omit<Cluster, 'stop'> = {
    folder,
    url,
    ports,
    apps,
    nodes,
    s3,
    s3Settings: { bucket: BUCKET, endpoint },
    settings,
    hasDisks: disks.length === nodes.length,
    restartPooler: async () => {
      await pooler.stop();
      pooler = startPooler();
    },
    leader: async () => {
      for (;;) for (const node of nodes) if (await isLeader(node)) return node;
    },
    startNode: (node) => {
      node.program = startNode(node);
    },
    synchronous: async () => {
      await until(
        'a synchronous standby',
        async () => (await Promise.all(nodes.map(isSynchronous))).some(Boolean),
        { withinMs: 90_000, of: nodes.map(({ program }) => program) },
      );
    },
    query: (text, values) => onDatabase(addressOf(ports.leader), text, values),
  };
  await cluster.synchronous();
  return cluster;
}

async function onDatabase<Row extends object>(
  connectionString: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}
