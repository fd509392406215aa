import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { AskedAccess } from '#domain/keys/schema.ts';
import { connectionTo, registered, RETURN_ADDRESS } from '#tests/keys.ts';
import { newCar } from '#tests/people.ts';
import { owner, withOwner, world } from '#tests/set-up.ts';
import { isReturnAddress } from './oauth-client.ts';

withOwner();

describe('a request for access', () => {
  const askedWith = async (changes: Partial<AskedAccess>) =>
    owner.call('keys.asked', await registered(owner.baseUrl, changes));

  test.each<[string, Partial<AskedAccess>, string]>([
    ['another response', { response_type: 'token' }, 'unsupported_response_type'],
    ['no challenge', { code_challenge: '' }, 'invalid_request'],
    ['a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['a challenge that is no hash', { code_challenge: 'short' }, 'invalid_request'],
    ['another resource', { resource: 'https://mail.example.org/mcp' }, 'invalid_target'],
  ])('with %s is refused to its client', async (_what, changes, error) => {
    expect(await askedWith(changes)).toMatchObject({ outcome: 'refused', error });
    const connection = connectionTo(await registered(owner.baseUrl, changes));
    expect((await owner.attempt('keys.connect', connection)).status).toBe(404);
  });

  test.each<[string, Partial<AskedAccess>]>([
    ['of a client that nobody registered', { client_id: 'somebody' }],
    ['with a signature of another server', { client_id: `W10.${randomBytes(32).toString('base64url')}` }],
    ['to an address that is not the client’s', { redirect_uri: 'https://evil.example.org/callback' }],
    ['to another name of the device', { redirect_uri: RETURN_ADDRESS.replace('127.0.0.1', 'localhost') }],
    ['to a longer path', { redirect_uri: `${RETURN_ADDRESS}/more` }],
    ['to no address', { redirect_uri: '' }],
  ])('%s leads nowhere', async (_what, changes) => {
    expect(await askedWith(changes)).toEqual({ outcome: 'unknown' });
    const connection = connectionTo(await registered(owner.baseUrl, changes));
    expect((await owner.attempt('keys.connect', connection)).status).toBe(404);
  });

  test('comes back to the port that the program got this time; the host of an app is no device', async () => {
    const redirect_uri = RETURN_ADDRESS.replace('33418', '50001');
    expect(await askedWith({ redirect_uri })).toMatchObject({ outcome: 'asked', backTo: null });
    const app = 'cursor://localhost/x';
    const json = { redirect_uris: [app] };
    const { body } = await world.visitor().send('POST', '/oauth/register', { json });
    const { client_id } = body as { client_id: string };
    expect(await askedWith({ client_id, redirect_uri: app })).toMatchObject({ backTo: 'cursor' });
  });

  test('is shown to nobody without a session, and grants no scope beyond the tools', async () => {
    const asked = await registered(owner.baseUrl, { scope: 'files:read fills:write offline_access' });
    expect((await world.visitor().attempt('keys.asked', asked)).status).toBe(401);
    expect((await world.visitor().attempt('keys.connect', connectionTo(asked))).status).toBe(401);
    expect(await owner.call('keys.asked', asked)).toMatchObject({ scopes: ['fills:write'] });
    const files = { ...connectionTo(asked), scopes: ['files:read'] };
    expect((await owner.attempt('keys.connect', files)).status).toBe(400);
    const stranger = await world.newOwner('Stranger');
    const { id } = await newCar(stranger);
    expect((await owner.attempt('keys.connect', connectionTo(asked, { carIds: [id] }))).status).toBe(404);
  });
});

test('only addresses that lead back to a site over https, to this device or to an app are registered', async () => {
  const good = ['https://claude.ai/api/mcp/auth_callback', 'http://localhost:1234/x', 'cursor://a.b/oauth'];
  const bad = [
    'http://example.org/callback',
    'javascript:alert(1)',
    'javascript://example.org/%0aalert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'https://name:word@example.org/',
    'https://example.org/#part',
    'https:\\\\example.org',
    'http://127.0.0.1.example.org/',
    'unknown://x',
    '/callback',
  ];
  expect([...good, 'com.example.app:/back'].filter((address) => !isReturnAddress(address))).toEqual([]);
  expect(bad.filter(isReturnAddress)).toEqual([]);
  const register = (json: object) => world.visitor().send('POST', '/oauth/register', { json });
  expect((await register({ redirect_uris: [good[0]!, bad[0]!] })).status).toBe(400);
  expect((await register({ redirect_uris: [] })).status).toBe(400);
  const named = async (client_name: string) =>
    ((await register({ redirect_uris: good, client_name })).body as { client_name: string }).client_name;
  expect(await named('a'.repeat(100))).toBe('a'.repeat(60));
  expect(await named('Carful\u202e” \n wants')).toBe('Carful wants');
  expect(await named(' ')).toBe('MCP');
  expect(
    (await register({ redirect_uris: good, token_endpoint_auth_method: 'client_secret_post' })).body,
  ).toMatchObject({ client_name: 'MCP', token_endpoint_auth_method: 'none', redirect_uris: good });
});
