import { formatMoney } from '#domain/language/format.ts';
import type { Words } from '#domain/language/words.ts';
import { toMinor } from '#domain/money/minor-units.ts';
import type { Reply } from './schema.ts';

/** Null where no price was quoted. */
export const quoteText = (
  { cost, currency }: Pick<Reply, 'cost' | 'currency'>,
  { t, language }: Words,
): string | null =>
  cost === null
    ? null
    : t('Quoted price: {amount}', {
        amount: formatMoney({ minor: toMinor(cost, currency), currency }, language),
      });

export const signatureOf = ({ mechanicName, garageName }: Pick<Reply, 'mechanicName' | 'garageName'>) =>
  [mechanicName, garageName].filter(Boolean).join(', ');
