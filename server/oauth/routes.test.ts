import { randomBytes } from 'node:crypto';
import { auth, UnauthorizedError, type OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { OAuthClientInformationMixed, OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AskedAccess } from '#domain/keys/schema.ts';
import { newId } from '#server/platform/deps.ts';
import { deleteExpiredRows } from '#server/accounts/jobs.ts';
import { runJob } from '#tests/run-job.ts';
import { connectionTo, Program, registered, RETURN_ADDRESS, VERIFIER } from '#tests/keys.ts';
import { downloadExport } from '#tests/export-zip.ts';
import { webhookDraft } from '#tests/nouns/webhooks.ts';
import { newCar, type Owner } from '#tests/people.ts';
import { withWorld, world } from '#tests/set-up.ts';
import { fingerprint } from '#tests/fingerprint.ts';

withWorld();

let owner: Owner;
beforeAll(async () => {
  owner = await world.newOwner('Owner');
});

/** The official client without a browser: `asked` is where it sends its owner. */
class Assistant implements OAuthClientProvider {
  readonly redirectUrl = RETURN_ADDRESS;
  readonly clientMetadata = { client_name: 'Assistant', redirect_uris: [RETURN_ADDRESS] };
  asked: URL | undefined;
  private client: OAuthClientInformationMixed | undefined;
  private kept: OAuthTokens | undefined;
  private verifier = '';
  state = () => 'state of the client';
  clientInformation = () => this.client;
  saveClientInformation = (client: OAuthClientInformationMixed) => void (this.client = client);
  tokens = () => this.kept;
  saveTokens = (tokens: OAuthTokens) => void (this.kept = tokens);
  redirectToAuthorization = (url: URL) => void (this.asked = url);
  saveCodeVerifier = (verifier: string) => void (this.verifier = verifier);
  codeVerifier = () => this.verifier;
}

const form = (...fields: Partial<Record<string, string>>[]) => ({
  body: new URLSearchParams(Object.assign({}, ...fields) as Record<string, string>),
});
type Exchanged = { access_token: string; expires_in: number; scope: string };

/** Lets a registered client in. */
async function letIn(one: Owner, changes: Parameters<typeof connectionTo>[1] = {}, asked?: AskedAccess) {
  const connection = connectionTo(asked ?? (await registered(one.baseUrl)), changes);
  await one.call('keys.connect', connection);
  const fields = {
    grant_type: 'authorization_code',
    code: connection.code,
    client_id: connection.asked.client_id,
    redirect_uri: RETURN_ADDRESS,
    code_verifier: VERIFIER,
  };
  const exchange = (other: Record<string, string> = {}) =>
    world.visitor().send('POST', '/oauth/token', form(fields, other));
  return { connection, exchange };
}

async function connected(one: Owner, changes: Parameters<typeof connectionTo>[1] = {}) {
  const { exchange, connection } = await letIn(one, changes);
  const { access_token: token } = (await exchange()).body as Exchanged;
  return { program: new Program(one.baseUrl, token), token, connection, exchange };
}

/** How many rows of an account the hourly job leaves that ended so many hours ago. */
async function leftAfter(table: 'api_keys' | 'key_codes', { id }: Owner, hours: number) {
  const { $client } = world.deps.db;
  const ended = new Date(Date.now() - hours * 3_600_000);
  await $client.query(`update ${table} set expires_at = $2 where owner_id = $1`, [id, ended]);
  await runJob(world.deps, deleteExpiredRows);
  return (await $client.query(`select from ${table} where owner_id = $1`, [id])).rowCount;
}

const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
const accept = { accept: 'application/json, text/event-stream' };
const ask = (program: Program) => program.send('POST', '/mcp', { json: list, headers: accept });

test('the official client finds its way, is let in by its owner, and is told what it may', async () => {
  const assistant = new Assistant();
  const url = new URL('/mcp', owner.baseUrl);
  const first = new StreamableHTTPClientTransport(url, { authProvider: assistant });
  await expect(new Client({ name: 'test', version: '1' }).connect(first)).rejects.toThrow(UnauthorizedError);
  expect([assistant.asked?.origin, assistant.asked?.pathname]).toEqual([owner.baseUrl, '/connect']);

  const { state, ...asked } = Object.fromEntries(assistant.asked!.searchParams) as unknown as AskedAccess & {
    state: string;
  };
  expect(state).toBe('state of the client');
  const car = await newCar(owner, { nickname: 'Volvo' });
  await newCar(owner, { nickname: 'Saab' });
  expect(await owner.call('keys.asked', asked)).toMatchObject({
    outcome: 'asked',
    name: 'Assistant',
    backTo: null,
    issuer: owner.baseUrl,
  });
  const connection = connectionTo(asked, { scopes: ['records:read', 'fills:write'], carIds: [car.id] });
  await owner.call('keys.connect', connection);
  await owner.call('keys.connect', connection); // sent again
  await first.finishAuth(connection.code);

  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(url, { authProvider: assistant }));
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'list_cars',
    'query_records',
    'search_records',
    'due_list',
    'get_record',
    'add_fill_up',
  ]);
  const fill = { carId: car.id, energy: 'gasoline', amount: 40, isFull: true, mileage: 5000 };
  const asking = { ...fill, idempotencyKey: newId(), dryRun: false };
  await client.callTool({ name: 'add_fill_up', arguments: asking });
  const answer = JSON.stringify(await client.callTool({ name: 'list_cars', arguments: {} }));
  expect(answer).toContain('Volvo');
  expect(answer).not.toContain('Saab');
  const { fills } = await owner.call('fills.list', { carId: car.id });
  expect(fills.map(({ byKey }) => byKey)).toEqual(['Assistant']);

  const { keys } = await owner.call('keys.list');
  expect(keys).toMatchObject([{ name: 'Assistant', client: 'localhost', carIds: [car.id] }]);
  await owner.call('keys.delete', { opId: newId(), keyId: keys[0]!.id });
  await expect(client.listTools()).rejects.toThrow(UnauthorizedError);
  expect(await auth(assistant, { serverUrl: url })).toBe('REDIRECT');
});

test('the database has hashes alone, and the account tells that somebody was let in', async () => {
  const one = await world.newOwner('Keeper');
  const { token, connection } = await connected(one);
  const { rows } = await world.deps.db.$client.query<{ row: string }>(
    `select api_keys::text as row from api_keys where owner_id = $1
     union all select key_codes::text from key_codes where owner_id = $1
     union all select operations::text from operations where owner_id = $1`,
    [one.id],
  );
  expect(rows.length).toBeGreaterThanOrEqual(3);
  for (const { row } of rows) {
    expect(row).not.toContain(token.slice(20));
    expect(row).not.toContain(connection.code);
  }
  const { events } = await one.call('account.events');
  expect(events.map(({ action }) => action)).toContain('make-key');
  const webhook = webhookDraft();
  await one.call('webhooks.create', webhook);
  const { document } = await downloadExport(one);
  expect([document['keys'], document['webhooks']]).toMatchObject([
    [{ name: 'Test client', client: 'localhost', allows: 'records:read' }],
    [{ url: webhook.url }],
  ]);
  const text = JSON.stringify(document);
  for (const secret of [token.slice(20), connection.code, webhook.secret]) expect(text).not.toContain(secret);
});

describe('a code', () => {
  test.each<[string, Record<string, string>]>([
    ['another verifier', { code_verifier: randomBytes(32).toString('base64url') }],
    ['no verifier', { code_verifier: '' }],
    ['another address', { redirect_uri: 'http://127.0.0.1:33418/' }],
    ['another client', { client_id: 'another' }],
    ['another code', { code: randomBytes(32).toString('base64url') }],
  ])('with %s is refused, and is good afterwards', async (_what, other) => {
    const { exchange } = await letIn(owner);
    expect(await exchange(other)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    expect((await exchange({ resource: 'https://mail.example.org/mcp' })).body).toEqual({
      error: 'invalid_target',
    });
    expect((await exchange({ grant_type: 'password' })).body).toEqual({ error: 'unsupported_grant_type' });
    expect(await exchange()).toMatchObject({
      status: 200,
      body: { token_type: 'Bearer', expires_in: 90 * 24 * 3600, scope: 'records:read' },
    });
  });

  test('is good once: a second time ends what it gave; of two at once one gets a token', async () => {
    const { program, exchange } = await connected(owner);
    expect((await ask(program)).status).toBe(200);
    expect((await exchange()).body).toEqual({ error: 'invalid_grant' });
    expect((await ask(program)).status).toBe(401);
    const { exchange: again } = await letIn(owner);
    const both = await Promise.all([again(), again()]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 400]));
  });

  test('is over after five minutes, and is kept no longer than a day', async () => {
    const one = await world.newOwner('Late');
    const { exchange } = await letIn(one);
    world.setClock(new Date(Date.now() + 6 * 60_000));
    expect((await exchange()).body).toEqual({ error: 'invalid_grant' });
    world.setClock();
    for (const [hours, left] of [
      [23, 1],
      [25, 0],
    ] as const)
      expect([hours, await leftAfter('key_codes', one, hours)]).toEqual([hours, left]);
  });

  test('of a log-out everywhere, a lock or a deletion is good no more', async () => {
    for (const end of ['log-out', 'lock', 'deletion'] as const) {
      const one = await world.newOwner('Ending');
      const { exchange } = await letIn(one);
      const { program } = await connected(one);
      const { $client } = world.deps.db;
      if (end === 'log-out') await one.call('account.endSessions', { includingThis: true });
      if (end === 'lock')
        await $client.query('update auth_user set disabled_at = now() where id = $1', [one.id]);
      if (end === 'deletion')
        await $client.query('update auth_user set deletion_requested_at = now() where id = $1', [one.id]);
      expect([end, (await exchange()).status, (await ask(program)).status]).toEqual([end, 400, 401]);
    }
  });
});

test('a token that is being given ends with a log-out everywhere', async () => {
  const one = await world.newOwner('Race');
  const { exchange } = await letIn(one);
  const lock = await world.deps.db.$client.connect();
  const blockedBy = async (pid: number): Promise<number> => {
    const found = async () => {
      const { rows } = await world.deps.db.$client.query<{ pid: number }>(
        'select pid from pg_stat_activity where $1 = any(pg_blocking_pids(pid))',
        [pid],
      );
      return rows[0]?.pid;
    };
    await expect.poll(found).toBeDefined();
    return (await found())!;
  };
  await lock.query('begin');
  await lock.query('select from auth_user where id = $1 for update', [one.id]);
  const { rows } = await lock.query<{ pid: number }>('select pg_backend_pid() as pid');
  const given = exchange();
  const giving = await blockedBy(rows[0]!.pid);
  const ended = one.attempt('account.endSessions', { includingThis: true });
  await blockedBy(giving);
  await lock.query('commit');
  lock.release();
  expect((await ended).status).toBe(200);
  const { access_token: token } = (await given).body as Exchanged;
  expect((await ask(new Program(one.baseUrl, token))).status).toBe(401);
});

test('a token is for /mcp alone, ends on its day and is listed no longer than 90 days after that', async () => {
  const one = await world.newOwner('Owner of a client');
  const { program, token } = await connected(one, { days: 30 });
  expect((await program.send('GET', '/api/cars')).status).toBe(401);
  const cookieless = world.visitor();
  expect(
    (await cookieless.send('GET', '/api/cars', { headers: { authorization: `Bearer ${token}` } })).status,
  ).toBe(401);
  const stray = await ask(
    new Program(one.baseUrl, `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`),
  );
  expect(stray.status).toBe(401);
  expect(stray.headers.get('www-authenticate')).toBe(
    `Bearer resource_metadata="${one.baseUrl}/.well-known/oauth-protected-resource/mcp"`,
  );
  world.setClock(new Date(Date.now() + 31 * 24 * 3_600_000));
  expect((await ask(program)).status).toBe(401);
  world.setClock();
  expect(await leftAfter('api_keys', one, 89 * 24)).toBe(1);
  expect(await leftAfter('api_keys', one, 91 * 24)).toBe(0);
});

test('once a client is ended nothing more is written by it, whatever had begun', async () => {
  const one = await world.newOwner('Ending');
  const car = await newCar(one);
  const { program } = await connected(one, { scopes: ['fills:write'] });
  const fill = { carId: car.id, energy: 'gasoline', amount: 40, isFull: true, dryRun: false };
  const begun = Array.from({ length: 20 }, () => {
    const params = { name: 'add_fill_up', arguments: { ...fill, idempotencyKey: newId() } };
    return program.send('POST', '/mcp', { json: { ...list, method: 'tools/call', params }, headers: accept });
  });
  const { keys } = await one.call('keys.list');
  await one.call('keys.delete', { opId: newId(), keyId: keys[0]!.id });
  const before = await fingerprint(world.deps.db, [one.id]);
  await Promise.all(begun);
  expect(await fingerprint(world.deps.db, [one.id])).toEqual(before);
});
