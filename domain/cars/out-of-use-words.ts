import { formatDay } from '#domain/language/format.ts';
import type { Phrase, Words } from '#domain/language/words.ts';
import type { OutOfUse } from './schema.ts';

export const outOfUseNames: Record<OutOfUse['reason'], Phrase> = { sold: 'Sold', laid_up: 'Out of use' };

export const outOfUseText = ({ reason, since }: OutOfUse, { t, language }: Words): string => {
  const date = formatDay(since, language);
  return reason === 'sold' ? t('Sold on {date}', { date }) : t('Out of use since {date}', { date });
};
