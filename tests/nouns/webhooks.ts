import { randomBytes } from 'node:crypto';
import type { Id } from '#domain/ids.ts';
import { SECRET_PREFIX, WebhookEvent, type WebhookDraft } from '#domain/webhooks/schema.ts';
import { newId } from '#server/platform/deps.ts';
import { repairDraft } from '#tests/people.ts';
import type { NounCase } from '#tests/noun-case.ts';

declare module '#tests/noun-case.ts' {
  interface Things {
    webhookId: Id;
    deliveryId: Id;
  }
}

export const webhookDraft = (changes: Partial<WebhookDraft> = {}): WebhookDraft => ({
  opId: newId(),
  id: newId(),
  url: 'https://hooks.invalid/carful',
  events: [...WebhookEvent.options],
  secret: SECRET_PREFIX + randomBytes(32).toString('base64'),
  ...changes,
});

const named = ({ webhookId }: { webhookId: Id }) => ({ opId: newId(), webhookId });

export const webhooks: NounCase<'webhooks'> = {
  inputs: {
    list: () => ({}),
    create: () => webhookDraft(),
    resume: named,
    deliveries: ({ webhookId }) => ({ webhookId }),
    sendAgain: (mine) => ({ ...named(mine), deliveryId: mine.deliveryId }),
    delete: named,
  },
  async make(owner, { carId }) {
    const draft = webhookDraft();
    await owner.call('webhooks.create', draft);
    await owner.call('repairs.log', repairDraft(carId, { title: 'Told to a webhook' }));
    const { deliveries } = await owner.call('webhooks.deliveries', { webhookId: draft.id });
    return { webhookId: draft.id, deliveryId: deliveries[0]!.id };
  },
  secrets: [],
  news: { create: null, resume: null, delete: null, sendAgain: null },
  forgets: null,
  pages: {},
};
