import { createHash, randomBytes } from 'node:crypto';
import type { Input } from '#domain/calls.ts';
import { KEY_PREFIX, KeyScope, type AskedAccess } from '#domain/keys/schema.ts';
import { newId } from '#server/platform/deps.ts';
import { Visitor } from './client.ts';
import type { Owner } from './people.ts';

type Draft = Input<'keys.create'>;

/** A key and what makes it: by default for everything, without an end. */
export function keyDraft(changes: Partial<Draft> = {}): { draft: Draft; key: string } {
  const secret = randomBytes(32).toString('base64url');
  const draft = {
    opId: newId(),
    id: newId(),
    name: 'Dashboard',
    secret,
    scopes: [...KeyScope.options],
    carIds: null,
    days: null,
    ...changes,
  };
  return { draft, key: KEY_PREFIX + secret };
}

/** A program that calls /api/v1 with a key. */
export class Program extends Visitor {
  readonly key: string;

  constructor(baseUrl: string, key: string) {
    super(baseUrl, undefined);
    this.key = key;
  }

  override send(method: string, path: string, options: Parameters<Visitor['send']>[2] = {}) {
    const headers = { ...options.headers, authorization: `Bearer ${this.key}` };
    return super.send(method, path.replace(/^\/api\//, '/api/v1/'), { ...options, headers });
  }
}

export async function newProgram(owner: Owner, changes: Partial<Draft> = {}): Promise<Program> {
  const { draft, key } = keyDraft(changes);
  await owner.call('keys.create', draft);
  return new Program(owner.baseUrl, key);
}

export const RETURN_ADDRESS = 'http://127.0.0.1:33418/callback';
export const VERIFIER = randomBytes(32).toString('base64url');

/** What a client of this id asks with. */
export const askedBy = (clientId: string): AskedAccess => ({
  client_id: clientId,
  redirect_uri: RETURN_ADDRESS,
  response_type: 'code',
  code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
  code_challenge_method: 'S256',
  scope: '',
  resource: '',
});

/** The same of a client that has registered itself. */
export async function registered(baseUrl: string, changes: Partial<AskedAccess> = {}): Promise<AskedAccess> {
  const json = { client_name: 'Test client', redirect_uris: [RETURN_ADDRESS] };
  const { body } = await new Visitor(baseUrl, undefined).send('POST', '/oauth/register', { json });
  return { ...askedBy((body as { client_id: string }).client_id), ...changes };
}

type Connecting = Input<'keys.connect'>;

export const connectionTo = (asked: AskedAccess, changes: Partial<Connecting> = {}): Connecting => ({
  opId: newId(),
  code: randomBytes(32).toString('base64url'),
  asked,
  scopes: ['records:read'],
  carIds: null,
  days: 90,
  ...changes,
});
