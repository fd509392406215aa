import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { limits } from '#domain/limits.ts';
import { signedInOwner } from '#server/platform/access/session.ts';
import { written } from '#server/platform/database/after-write.ts';
import { ownerWrite } from '#server/platform/database/owner-write.ts';
import { DONE } from '#server/platform/database/run-operation.ts';
import type { Deps } from '#server/platform/deps.ts';
import { fieldRefusal, refusal } from '#server/platform/errors.ts';
import { api } from '#server/platform/http/api.ts';
import { recordedWrite } from '#server/platform/security/recorded-write.ts';
import { openWebhooks } from './deliver-webhooks.ts';
import {
  countWebhooks,
  deleteWebhook,
  insertWebhook,
  listDeliveries,
  listWebhooks,
  requeueDelivery,
  resumeWebhook,
} from './store.ts';

const done = sql<{ done: true }>`(select ${DONE} from saved)`;

export const webhookRoutes = {
  list: api.webhooks.list.handler(async ({ context: { deps, request } }) => ({
    webhooks: await listWebhooks(deps.db, await signedInOwner(deps, request)),
  })),
  create: api.webhooks.create.handler(async ({ input, context }) => {
    const answer = await recordedWrite(context, 'make-webhook', (decidedFor) =>
      ownerWrite(context, input, async ({ owner, now, tx }) => {
        if ((await countWebhooks(tx, owner)) >= limits.webhooks)
          throw fieldRefusal('url', 'No more webhooks can be added to this account.');
        decidedFor(owner.ownerId);
        return { writes: { saved: insertWebhook(owner, input, now) }, answer: done, refused: 'ID_TAKEN' };
      }),
    );
    written(null);
    return answer;
  }),
  resume: api.webhooks.resume.handler(async ({ input, context }) => {
    const answer = await ownerWrite<{ done: true }>(context, input, async ({ owner }) => ({
      writes: { saved: resumeWebhook(owner, input.webhookId) },
      answer: done,
      refused: 'NOT_FOUND',
    }));
    written(null);
    return answer;
  }),
  delete: api.webhooks.delete.handler(({ input, context }) =>
    ownerWrite(context, input, async ({ owner }) => ({
      writes: { saved: deleteWebhook(owner, input.webhookId) },
      answer: done,
      refused: 'NOT_FOUND',
    })),
  ),
  deliveries: api.webhooks.deliveries.handler(async ({ input, context: { deps, request } }) => {
    const deliveries = await listDeliveries(deps.db, await signedInOwner(deps, request), input.webhookId);
    if (!deliveries) throw refusal('NOT_FOUND');
    return { deliveries };
  }),
  sendAgain: api.webhooks.sendAgain.handler(({ input, context }) =>
    ownerWrite(context, input, async ({ owner, now }) => ({
      writes: { saved: requeueDelivery(owner, input, now) },
      answer: done,
      refused: 'NOT_FOUND',
    })),
  ),
};

export function webhookSending(app: FastifyInstance, deps: Deps): void {
  const sending = openWebhooks(deps);
  app.addHook('onClose', () => sending.close());
}
