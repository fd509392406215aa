import { expect } from 'vitest';
import { newId } from '#server/platform/deps.ts';
import type { Procedure } from '#domain/calls.ts';
import type { Answer } from './client.ts';
import { fingerprint } from './fingerprint.ts';
import type { Owner } from './people.ts';
import type { World } from './world.ts';

/**
 * Sends a write twice at once and a third time later: one effect and three equal answers. Then another
 * request under the same opId is refused. Returns the answer.
 * @param other what makes it another request, in the same shape; null when nothing can
 */
export async function expectAppliedOnce(
  world: World,
  owner: Owner,
  procedure: Procedure,
  { input, other }: { input: Record<string, unknown>; other: Record<string, unknown> | null },
): Promise<Answer> {
  const mark = () => fingerprint(world.deps.db, [owner.id]);
  const [first, twin] = await Promise.all([owner.attempt(procedure, input), owner.attempt(procedure, input)]);
  expect([procedure, first.status, first.body]).toEqual([procedure, 200, first.body]);
  expect(twin).toMatchObject({ status: 200, body: first.body });
  const after = await mark();
  expect(await owner.attempt(procedure, input)).toMatchObject({ status: 200, body: first.body });
  if (!other) return first;
  const refused = await owner.attempt(procedure, { ...input, ...other });
  expect(refused).toMatchObject({ status: 409, body: { code: 'ID_TAKEN' } });
  expect(refused.body).not.toHaveProperty('data');
  expect(await mark()).toEqual(after);
  return first;
}

/** What is wrong with an input, as `path: phrase`. */
export function faults(answer: Answer): string[] {
  const body = answer.body as { code?: string; data?: { fields: { path: string; phrase: string }[] } };
  expect([answer.status, body.code]).toEqual([400, 'BAD_REQUEST']);
  return body.data!.fields.map(({ path, phrase }) => `${path}: ${phrase}`);
}

/** The head of an edit: a fresh operation on the version that was seen. */
export const editing = ({ version }: { version: number }) => ({ opId: newId(), baseVersion: version });
