import type * as z from 'zod/mini';
import type { WithdrawnReply } from '#domain/share/schema.ts';
import { removeReply } from '#server/issues/add-reply.ts';
import { repliesThroughLink } from '#server/issues/store.ts';
import { writableCar } from '#server/platform/access/scope.ts';
import type { Deps } from '#server/platform/deps.ts';

/** @returns null unless the link is valid and editable. @throws NOT_FOUND unless it was sent through this link */
export async function withdrawReply(
  deps: Deps,
  { token, opId, id }: z.output<typeof WithdrawnReply>,
): Promise<{ done: true } | null> {
  const scope = await writableCar(deps.db, token, deps.clock());
  if (!scope) return null;
  const sent = [...(await repliesThroughLink(deps.db, scope))];
  const issueId = sent.find(([, replies]) => replies.some((reply) => reply.id === id))?.[0] ?? id;
  return removeReply({ deps, scope }, { opId, carId: scope.carId, replyId: id }, issueId);
}
