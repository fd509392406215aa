import { randomBytes } from 'node:crypto';
import type { Input } from '#domain/calls.ts';
import { KEY_PREFIX, KeyScope } from '#domain/keys/schema.ts';
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
