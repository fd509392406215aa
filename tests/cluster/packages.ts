import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';

/** What each Debian package is installed for. */
const NEEDED = {
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  'nginx-light': '/usr/sbin/nginx',
  faketime: '/usr/bin/faketime',
} as const;

export const POSTGRES_BIN = '/usr/lib/postgresql/15/bin';
export const programs = {
  patroni: NEEDED.patroni,
  etcd: NEEDED['etcd-server'],
  haproxy: NEEDED.haproxy,
  pgbouncer: NEEDED.pgbouncer,
  nginx: NEEDED['nginx-light'],
  faketime: NEEDED.faketime,
};

const NO_SERVICES = '/usr/sbin/policy-rc.d';

/** Installs what is missing when run by root. @throws naming the missing packages otherwise */
export function ensurePackages(): void {
  const missing = missingPackages();
  if (missing.length === 0) return;
  if (process.geteuid?.() !== 0)
    throw new Error(
      `Missing: ${missing.join(', ')}. On Debian 12: sudo apt-get install ${missing.join(' ')}`,
    );
  console.log(`Installing ${missing.join(', ')} …`);
  withoutServices(() => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const stdio = ['ignore', 'ignore', 'inherit'] as const;
    execFileSync('apt-get', ['update', '-qq'], { env, stdio: [...stdio] });
    execFileSync('apt-get', ['install', '-qq', '-y', '--no-install-recommends', ...missing], {
      env,
      stdio: [...stdio],
    });
  });
  const still = missingPackages();
  if (still.length > 0) throw new Error(`apt-get did not bring the programs of: ${still.join(', ')}`);
}

const missingPackages = () =>
  Object.entries(NEEDED)
    .filter(([, program]) => !existsSync(program))
    .map(([name]) => name);

/** Debian starts the service of each package that it installs, unless this file refuses. */
function withoutServices(install: () => void): void {
  const isOurs = !existsSync(NO_SERVICES);
  if (isOurs) writeFileSync(NO_SERVICES, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    install();
  } finally {
    if (isOurs) rmSync(NO_SERVICES);
  }
}
