import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Withdrawn } from '#domain/share/schema.ts';
import { removeReply } from '#server/issues/add-reply.ts';
import { repliesThroughLink } from '#server/issues/store.ts';
import { writableCar } from '#server/platform/access/scope.ts';
import type { Deps } from '#server/platform/deps.ts';
import { removeRepair } from '#server/repairs/save-repair.ts';
import { isOwnOfLink } from '#server/repairs/store.ts';
import { isSentAs } from './store.ts';

type Sent = z.output<typeof Withdrawn>;
/** Null unless the link is valid and editable. @throws NOT_FOUND unless it was sent through this link, by who asks */
type Gone = Promise<{ done: true } | null>;

export async function withdrawReply(deps: Deps, { token, opId, id, sentAs }: Sent): Gone {
  const scope = await writableCar(deps.db, token, deps.clock());
  if (!scope) return null;
  const sent = [...(await repliesThroughLink(deps.db, scope))];
  const issueId = sent.find(([, replies]) => replies.some((reply) => reply.id === id))?.[0] ?? id;
  return removeReply(
    { deps, scope },
    { opId, carId: scope.carId, replyId: id },
    issueId,
    isSentAs(scope, 'reply', id, sentAs),
  );
}

/** Only as it was sent: what the owner has made of it since is the owner's. */
export async function withdrawRepair(deps: Deps, { token, opId, id, sentAs }: Sent): Gone {
  const scope = await writableCar(deps.db, token, deps.clock());
  if (!scope) return null;
  const mayGo = sql<boolean>`${isOwnOfLink(id, scope.link.id)} and ${isSentAs(scope, 'repair', id, sentAs)}`;
  return removeRepair({ deps, scope }, { opId, carId: scope.carId, repairId: id }, mayGo);
}
