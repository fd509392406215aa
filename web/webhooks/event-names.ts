import type { Phrase } from '#domain/language/words.ts';
import type { WebhookEvent } from '#domain/webhooks/schema.ts';

export const eventNames: Record<WebhookEvent, Phrase> = {
  'problem.added': 'a problem is added',
  'danger.told': 'a car must not be driven',
  'repair.saved': 'a repair is saved',
  'fill_up.saved': 'a fill-up is saved',
  'reminder.due': 'a reminder is due',
  'document.ends': 'a document expires',
  'mechanic.wrote': 'a mechanic adds something',
};
