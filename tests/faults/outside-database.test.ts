import { appendFile, chmod, chown, copyFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { waitForDatabase } from '#server/platform/database/wait-for-database.ts';
import { accountFor } from '#server/platform/postgres/account.ts';
import { prepareBinaries } from '#server/platform/postgres/binaries.ts';
import { prepareCluster, SUPERUSER } from '#server/platform/postgres/cluster.ts';
import { launchPostmaster } from '#server/platform/postgres/launch.ts';
import { stopPostmaster } from '#server/platform/postgres/postmaster.ts';
import { startApp } from '#tests/app-process.ts';
import { Visitor } from '#tests/client.ts';
import { freePort } from '#tests/free-port.ts';
import { copyMigratedCluster } from '#tests/migrated-cluster.ts';
import { newCar, signUp } from '#tests/people.ts';
import { tempFolder } from '#tests/temp-folder.ts';

/** All that a tool for passwords may put into one. */
const PASSWORD = 'a/b#c@d:e%f?g&h=i+j';

let place: string;
let port: number;
let certificate: string;
let stop: () => Promise<void>;

/** A PostgreSQL by the network that takes nothing without TLS, with a certificate that no authority knows. */
beforeAll(async () => {
  place = await tempFolder();
  await copyMigratedCluster(place);
  port = await freePort();
  const folder = join(place, 'postgres');
  const account = await accountFor(join(folder, 'data'));
  const binaries = await prepareBinaries(folder, account);
  const { dataFolder, password } = await prepareCluster(folder, account, binaries, () => undefined);
  for (const name of ['certificate.pem', 'key.pem']) {
    const copy = join(dataFolder, name);
    await copyFile(join(import.meta.dirname, '../fixtures/tls', name), copy);
    if (account) await chown(copy, account.uid, account.gid);
    await chmod(copy, 0o600);
  }
  certificate = join(import.meta.dirname, '../fixtures/tls/certificate.pem');
  await appendFile(
    join(dataFolder, 'postgresql.conf'),
    "\nssl = on\nssl_cert_file = 'certificate.pem'\nssl_key_file = 'key.pem'\n",
  );
  await writeFile(join(dataFolder, 'pg_hba.conf'), 'hostssl all all 127.0.0.1/32 scram-sha-256\n');
  const log = join(folder, 'log/postgres.log');
  const server = await launchPostmaster(
    binaries.postgres,
    dataFolder,
    log,
    { host: '127.0.0.1', port },
    account,
  );
  if (!('pid' in server)) throw new Error(server.output);
  stop = () => stopPostmaster(server.pid, dataFolder);
  const admin = new pg.Client({
    host: '127.0.0.1',
    port,
    user: SUPERUSER,
    password,
    database: 'postgres',
    ssl: { rejectUnauthorized: false },
  });
  await admin.connect();
  await admin.query(`alter role carful password ${admin.escapeLiteral(PASSWORD)}`);
  await admin.end();
});
afterAll(async () => {
  await stop();
  await rm(place, { recursive: true, force: true });
});

const at = (host: string, sslmode: string | null, root?: string) => {
  const query = new URLSearchParams({ ...(sslmode && { sslmode }), ...(root && { sslrootcert: root }) });
  return `postgresql://carful:${encodeURIComponent(PASSWORD)}@${host}:${port}/carful?${query.toString()}`;
};
const open = (url: string) => waitForDatabase({ url, directUrl: url }, 0, () => undefined);

describe('TLS to the database, as its sslmode says', () => {
  test('verify-full takes an authority of one’s own', () =>
    open(at('localhost', 'verify-full', certificate)));

  test('no-verify takes any certificate', () => open(at('localhost', 'no-verify')));

  test.each([
    ['verify-full without the authority', 'localhost', 'verify-full', undefined, /self-signed certificate/],
    ['require, which is verify-full', 'localhost', 'require', undefined, /self-signed certificate/],
    ['verify-full by another name', '127.0.0.1', 'verify-full', 'own', /does not match certificate/],
    [
      'none, where the database wants it',
      'localhost',
      null,
      undefined,
      /no pg_hba.conf entry .* no encryption/,
    ],
  ])('%s is refused in a sentence', async (_name, host, sslmode, root, reason) => {
    const refused = open(at(host, sslmode, root && certificate));
    await expect(refused).rejects.toThrow(/^The database of DATABASE_URL .* refuses the connection: /);
    await expect(refused).rejects.toThrow(reason);
    await expect(refused).rejects.not.toThrow(PASSWORD);
  });
});

test('a password of any characters works beside the address, as with Docker Compose', async () => {
  const app = await startApp(join(place, 'app'), {
    DATABASE_URL: `postgresql://carful@localhost:${port}/carful?sslmode=verify-full&sslrootcert=${certificate}`,
    PGPASSWORD: PASSWORD,
    LOG_LEVEL: 'warn',
  });
  try {
    const owner = await signUp(new Visitor(app.url), 'Anna');
    await newCar(owner);
    expect((await owner.call('cars.list')).cars).toHaveLength(1);
  } finally {
    await app.stop();
  }
});
