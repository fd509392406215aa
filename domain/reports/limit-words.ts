import type { MileageLimit } from '#domain/cars/schema.ts';
import { formatDay } from '#domain/language/format.ts';
import type { MileageFacts } from '#domain/mileage/estimate-rules.ts';
import { formatDistance, type CarWords } from '#domain/units/words.ts';
import { limitOutlook } from './limit-rules.ts';

/** Rounded to 100 km, as an estimate is not exact. */
export const roughly = (km: number): number => Math.round(km / 100) * 100;

/** What is driven of a limit, and whether it will be kept. */
export function limitOutlookText(
  limit: MileageLimit,
  mileage: MileageFacts | null,
  today: string,
  words: CarWords,
): string {
  const { t, language } = words;
  const { state, driven, atEnd, over, reachedOn } = limitOutlook(limit, mileage, today);
  const about = (km: number) => t('about {km}', { km: formatDistance(roughly(km), words) });
  if (state === 'ahead') return t('The period has not begun yet.');
  if (state === 'ended') return t('The period has ended.');
  if (driven === null) return t('The mileage since the period began is not known.');
  const sofar = t('Driven: {distance}.', { distance: about(driven) });
  if (atEnd === null) return `${sofar} ${t('How much you drive is not known yet.')}`;
  const end = t('At the end: {distance}.', { distance: about(atEnd) });
  if (!over || reachedOn === null) return `${sofar} ${end} ${t('You will stay within the limit.')}`;
  if (driven >= limit.km)
    return `${sofar} ${end} ${t('You have reached the limit and, at this rate, will exceed it by {distance}.', { distance: about(over) })}`;
  const date = formatDay(reachedOn, language);
  return `${sofar} ${end} ${t('You will reach the limit around {date} and exceed it by {distance}.', { distance: about(over), date })}`;
}
