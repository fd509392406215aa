import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Withdrawn } from '#domain/share/schema.ts';
import { removeReply } from '#server/issues/add-reply.ts';
import { repliesThroughLink } from '#server/issues/store.ts';
import { announceRecord, sendAnnounced } from '#server/notices/announce-record.ts';
import { writableCar, type SharedCarScope } from '#server/platform/access/scope.ts';
import type { Withdrawal } from '#server/platform/database/car-write.ts';
import type { Deps } from '#server/platform/deps.ts';
import { removeRepair } from '#server/repairs/save-repair.ts';
import { isOwnOfLink } from '#server/repairs/store.ts';
import { isSentAs } from './store.ts';

type Sent = z.output<typeof Withdrawn>;
type Gone = { done: true } | null;

/** The owner is told at once. Null unless the link is valid and editable.
 * @throws NOT_FOUND unless it was sent through this link, by who asks */
async function withdraw(
  deps: Deps,
  { token, id, sentAs }: Sent,
  kind: 'reply' | 'repair',
  remove: (scope: SharedCarScope, withdrawal: Withdrawal) => Promise<Gone>,
): Promise<Gone> {
  const scope = await writableCar(deps.db, token, deps.clock());
  if (!scope) return null;
  let announced: Awaited<ReturnType<typeof announceRecord>> = [];
  const gone = await remove(scope, {
    mayGo: isSentAs(scope, kind, id, sentAs),
    async announce(tx, now) {
      announced = await announceRecord(deps, tx, scope, { kind, id, isWithdrawn: true }, now);
    },
  });
  void sendAnnounced(deps, announced);
  return gone;
}

export const withdrawReply = (deps: Deps, sent: Sent): Promise<Gone> =>
  withdraw(deps, sent, 'reply', async (scope, withdrawal) => {
    const all = [...(await repliesThroughLink(deps.db, scope))];
    const issueId = all.find(([, replies]) => replies.some(({ id }) => id === sent.id))?.[0] ?? sent.id;
    const asked = { opId: sent.opId, carId: scope.carId, replyId: sent.id };
    return removeReply({ deps, scope }, asked, issueId, withdrawal);
  });

/** Only as it was sent: what the owner has made of it since is the owner's. */
export const withdrawRepair = (deps: Deps, sent: Sent): Promise<Gone> =>
  withdraw(deps, sent, 'repair', (scope, withdrawal) => {
    const mayGo = sql<boolean>`${isOwnOfLink(sent.id, scope.link.id)} and ${withdrawal.mayGo}`;
    const asked = { opId: sent.opId, carId: scope.carId, repairId: sent.id };
    return removeRepair({ deps, scope }, asked, { ...withdrawal, mayGo });
  });
