import type { FastifyRequest } from 'fastify';
import type { Id } from '#domain/ids.ts';
import type { Caller } from '#server/platform/database/run-operation.ts';
import { recordSecurityEvent } from './record-event.ts';

export type RequestCaller = Caller & { request: FastifyRequest };

/** Runs a write, then records it. A retry is answered without deciding again and is not recorded. */
export async function recordedWrite<Answer>(
  { deps, request }: RequestCaller,
  action: string,
  write: (decidedFor: (account: Id) => void) => Promise<Answer>,
): Promise<Answer> {
  const accounts: Id[] = [];
  const answer = await write((account) => accounts.push(account));
  for (const account of accounts)
    await recordSecurityEvent(deps, request, { action, outcome: 'done', account });
  return answer;
}
