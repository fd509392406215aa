import type { Words } from '#domain/language/words.ts';
import { costText } from '#domain/money/cost-text.ts';
import type { Reply } from './schema.ts';

/** Null where no price was quoted. */
export const quoteText = (reply: Pick<Reply, 'cost' | 'currency'>, { t, language }: Words): string | null =>
  reply.cost === null ? null : t('Quoted price: {amount}', { amount: costText(reply, language) });

/** For others than the owner. */
export const ownerReplyText = ({ ownerReply }: Pick<Reply, 'ownerReply'>, { t }: Words): string | null =>
  ownerReply === '' ? null : t('The owner replied: {text}', { text: ownerReply });

export const signatureOf = ({ mechanicName, garageName }: Pick<Reply, 'mechanicName' | 'garageName'>) =>
  [mechanicName, garageName].filter(Boolean).join(', ');
