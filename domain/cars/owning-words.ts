import { formatDay, formatMoney } from '#domain/language/format.ts';
import type { Words } from '#domain/language/words.ts';
import { toMinor } from '#domain/money/minor-units.ts';
import { formatDistance, type CarWords } from '#domain/units/words.ts';
import { outOfUseText } from './out-of-use-words.ts';
import type { MileageLimit, OutOfUse, Price, Purchase } from './schema.ts';

const priceText = ({ amount, currency }: Price, { language }: Words): string =>
  formatMoney({ minor: toMinor(amount, currency), currency }, language);

/** 'Mar 5, 2024 · €12,000.00 · 45 000 km', what is known of it. */
export const purchaseText = ({ date, price, km }: Purchase, words: CarWords): string =>
  [
    date === null ? null : formatDay(date, words.language),
    price && priceText(price, words),
    km === null ? null : formatDistance(km, words),
  ]
    .filter((part) => part !== null)
    .join(' · ');

export const outOfUseWithPrice = (state: OutOfUse, words: Words): string =>
  [outOfUseText(state, words), ...(state.price ? [priceText(state.price, words)] : [])].join(' · ');

/** '45 000 km · Jan 1, 2025 – Dec 31, 2027'. */
export const mileageLimitText = ({ from, to, km }: MileageLimit, words: CarWords): string =>
  `${formatDistance(km, words)} · ${formatDay(from, words.language)} – ${formatDay(to, words.language)}`;
