import * as z from 'zod/mini';
import { Done, owner, ownerWrites } from '#domain/contract-base.ts';
import { apiErrors } from '#domain/errors.ts';
import { Id } from '#domain/ids.ts';
import { Operation } from '#domain/operations.ts';
import { Webhook, WebhookDelivery, WebhookDraft } from './schema.ts';

const path = '/webhooks';
const one = `${path}/{webhookId}` as const;
const { NOT_FOUND, QUOTA_EXCEEDED } = apiErrors;
const Named = z.object({ ...Operation, webhookId: Id });

export const webhookContract = {
  webhooks: {
    list: owner
      .route({ method: 'GET', path, summary: 'The addresses that are told of events, newest first' })
      .output(z.object({ webhooks: z.array(Webhook) })),
    create: ownerWrites('POST', path, 'Has an address told of events')
      .input(WebhookDraft)
      .output(Done)
      .errors({ QUOTA_EXCEEDED }),
    resume: ownerWrites('POST', `${one}/resume`, 'Sends to an address again that was paused')
      .input(Named)
      .output(Done)
      .errors({ NOT_FOUND }),
    delete: ownerWrites('DELETE', one, 'Ends a webhook with what waits for it')
      .input(Named)
      .output(Done)
      .errors({ NOT_FOUND }),
    deliveries: owner
      .route({ method: 'GET', path: `${one}/deliveries`, summary: 'What was sent in a week, newest first' })
      .input(z.object({ webhookId: Id }))
      .output(z.object({ deliveries: z.array(WebhookDelivery) }))
      .errors({ NOT_FOUND }),
    sendAgain: ownerWrites('POST', `${one}/deliveries/{deliveryId}`, 'Sends a message again, now')
      .input(z.object({ ...Named.shape, deliveryId: Id }))
      .output(Done)
      .errors({ NOT_FOUND }),
  },
};
