import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dataTestsOf } from '#tests/tables.ts';
import { ConfigError, readConfig } from './config.ts';

const dataTest = dataTestsOf('settings.tsv');

/** Every variable that is read, recorded by a proxy. */
const names = (() => {
  const asked = new Set<string>();
  const watched = new Proxy<Record<string, string | undefined>>(
    {},
    {
      get: (_env, name) => {
        asked.add(String(name));
        return undefined;
      },
    },
  );
  readConfig('/srv/carful', watched);
  return [...asked];
})();

const refusal = (env: Record<string, string>): string => {
  try {
    readConfig('/srv/carful', env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as ConfigError).message;
  }
  throw new Error(`${JSON.stringify(env)} was taken`);
};

const anyText = (name: string) =>
  /(_ID|_KEY|_NAME|_FROM|_DIR|BUCKET|REGION|HOST|CLIENT_SECRET|OIDC_\w*GROUPS\w*)$/.test(name);

describe('with nothing set', () => {
  test('everything has a default that works on one machine', () => {
    expect(readConfig('/srv/carful', {})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: undefined,
      trustProxy: false,
      databasePool: 10,
      database: undefined,
      mail: undefined,
      google: undefined,
      model: undefined,
      files: { kind: 'disk' },
      rateLimits: true,
      overloadMs: 2000,
      logLevel: 'info',
      uploadLimits: { picture: 10 * 1024 * 1024, video: 50 * 1024 * 1024 },
      uploadMs: 15 * 60_000,
      imports: { zip: 10 * 1024 ** 3, ms: 24 * 60 * 60_000 },
    });
  });

  test('an empty variable counts as unset', () => {
    const empty = Object.fromEntries(names.map((name) => [name, name.length % 2 ? '' : '  ']));
    expect(readConfig('/srv/carful', empty)).toEqual(readConfig('/srv/carful', {}));
  });

  test('unknown variables are ignored', () => {
    expect(() => readConfig('/srv/carful', { NO_SUCH_SETTING: 'x', PATH: '/bin' })).not.toThrow();
  });
});

describe('a wrong value', () => {
  test.each(names.filter((name) => !anyText(name)))(
    'of %s is refused with a sentence that names it',
    (name) => {
      expect(refusal({ [name]: 'no such thing!' })).toMatch(new RegExp(`^${name} is wrong: .+\\.$`));
    },
  );

  test('of several variables is refused with all their names', () => {
    const said = refusal({ PORT: 'x', LOG_LEVEL: 'loud', PUBLIC_URL: 'cars' });
    for (const name of ['PORT', 'LOG_LEVEL', 'PUBLIC_URL']) expect(said).toContain(`${name} is wrong`);
  });

  dataTest('a value that is refused', (name, value) => {
    expect(refusal({ [name]: value })).toContain(`${name} is wrong`);
  });

  test.each(['hush/b', 'hush#b', 'hush?b', 'hush%', 'hush%zz'])(
    'a password that is no part of an address as it is: %s',
    (password) => {
      const said = refusal({ DATABASE_URL: `postgresql://carful:${password}@localhost/carful` });
      expect(said).toContain('PGPASSWORD');
      expect(said).not.toContain('hush');
    },
  );

  test('the message does not repeat a secret', () => {
    expect(refusal({ AUTH_SECRET: 'hush' })).not.toContain('hush');
    expect(refusal({ DATABASE_URL: 'mysql://me:hush@localhost/x' })).not.toContain('hush');
  });

  dataTest('what is missing beside others', (given, missing) => {
    const env = Object.fromEntries(given.split(' ').map((one) => one.split('=') as [string, string]));
    expect(refusal(env)).toMatch(new RegExp(`\\b${missing}\\b`));
  });
});

describe('TRUST_PROXY', () => {
  const trust = (value: string) => readConfig('/srv/carful', { TRUST_PROXY: value }).trustProxy;

  test('can be on, off or a list of addresses', () => {
    expect([trust('on'), trust('off'), trust('OFF')]).toEqual([true, false, false]);
    expect(trust('127.0.0.1, 10.0.0.0/8 ,::1')).toEqual(['127.0.0.1', '10.0.0.0/8', '::1']);
  });

  test('as a number trusts that many proxies, counted from the server', () => {
    const two = trust('2') as (address: string, hop: number) => boolean;
    expect([0, 1, 2, 3].map((hop) => two('192.0.2.1', hop))).toEqual([true, true, false, false]);
  });
});

test('paths are relative to the checkout, and URLs lose their trailing slash', () => {
  expect(readConfig('/srv/carful', { DATA_DIR: 'elsewhere' }).dataDir).toBe('/srv/carful/elsewhere');
  expect(readConfig('/srv/carful', { DATA_DIR: '/data' }).dataDir).toBe('/data');
  expect(readConfig('/', { PUBLIC_URL: 'https://cars.example.org/' }).publicUrl).toBe(
    'https://cars.example.org',
  );
  expect(readConfig('/', { DATABASE_URL: 'postgresql://localhost/a' }).database).toEqual({
    url: 'postgresql://localhost/a',
    directUrl: 'postgresql://localhost/a',
  });
});

describe('a model', () => {
  const read = (env: Record<string, string>) => {
    const { model, speech } = readConfig('/', { MODEL_NAME: 'words', MODEL_API_KEY: 'key', ...env });
    return { model, speech };
  };

  test.each([
    ['anthropic', 'api.anthropic.com'],
    ['google', 'generativelanguage.googleapis.com'],
  ])('of %s is reached at its own service, or where one says', (MODEL_PROVIDER, host) => {
    expect(new URL(read({ MODEL_PROVIDER }).model!.baseUrl).host).toBe(host);
    const MODEL_BASE_URL = 'https://models.example.org/v1/';
    expect(read({ MODEL_PROVIDER, MODEL_BASE_URL }).model).toMatchObject({
      provider: MODEL_PROVIDER,
      baseUrl: 'https://models.example.org/v1',
      apiKey: 'key',
      name: 'words',
    });
  });

  test('for recordings uses the same service, or its own without the other key', () => {
    const google = { MODEL_PROVIDER: 'google', MODEL_SPEECH_NAME: 'ears' };
    expect(read(google).speech).toMatchObject({ provider: 'google', apiKey: 'key', name: 'ears' });
    const elsewhere = { MODEL_SPEECH_BASE_URL: 'https://ears.example.org/v1' };
    for (const MODEL_PROVIDER of ['google', 'anthropic'])
      expect(read({ ...google, ...elsewhere, MODEL_PROVIDER }).speech).toEqual({
        provider: 'openai-compatible',
        baseUrl: 'https://ears.example.org/v1',
        apiKey: undefined,
        name: 'ears',
      });
  });
});

test('docs/operate/configuration.md describes exactly the variables that are read', () => {
  const text = readFileSync(join(import.meta.dirname, '../../docs/operate/configuration.md'), 'utf8');
  const rows = text.split('\n').filter((line) => line.startsWith('| `') && !line.includes('/` |'));
  const described = rows.flatMap((row) =>
    [...row.split('|')[1]!.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name!),
  );
  expect(described.toSorted()).toEqual(names.toSorted());
});

test.each([
  ['sslmode=require', 'sslmode=verify-full'],
  ['a=b&sslmode=prefer&c=d', 'a=b&sslmode=verify-full&c=d'],
  ['sslmode=verify-ca', 'sslmode=verify-full'],
  ['uselibpqcompat=true&sslmode=require', 'uselibpqcompat=true&sslmode=require'],
  ['sslmode=verify-ca&uselibpqcompat=true', 'sslmode=verify-ca&uselibpqcompat=true'],
  ['sslmode=no-verify', 'sslmode=no-verify'],
  ['sslmode=disable', 'sslmode=disable'],
])('TLS to the database that is asked for is checked in full: %s', (query, taken) => {
  const url = `postgresql://localhost/a?${query}`;
  const all = readConfig('/', { DATABASE_URL: url, DATABASE_DIRECT_URL: url }).database!;
  expect(all).toEqual({
    url: `postgresql://localhost/a?${taken}`,
    directUrl: `postgresql://localhost/a?${taken}`,
  });
});

test.each([
  [{ LOG_FORMAT: 'text' }, true],
  [{ LOG_FORMAT: 'json' }, false],
])('%j decides who the log is for', (env, isReadable) => {
  expect(readConfig('/', env).isLogReadable).toBe(isReadable);
});
