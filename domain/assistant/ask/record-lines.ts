import { countText, fillText, inOneLine, issueLine, repairLine } from '../fact-texts.ts';
import { daysBetween } from '#domain/days.ts';
import { formatLongDay, formatMoney } from '#domain/language/format.ts';
import type { Language } from '#domain/language/words.ts';
import { formatDistance } from '#domain/units/words.ts';
import type { DocumentFact } from '../car-facts.ts';
import { ownersOf, quantity, type Told, unitsOfCar } from './figure-texts.ts';
import type { GarageRecord } from './records.ts';
import { TEXTS } from './texts.ts';

const SHOWN = 5;
/** Of a list that is all that is asked for. */
export const LISTED = 30;

/** Who issued it, its number, and for how long it is valid. */
function documentLine({ title, number, company, validTo }: DocumentFact, { garage, language }: Told): string {
  const days = validTo === null ? 0 : daysBetween(garage.today, validTo);
  const left = days < 0 ? TEXTS.expiredOn : TEXTS.validUntil;
  const values = {
    date: validTo ? formatLongDay(validTo, language) : '',
    days: countText(days, 'dayCount', language),
    ago: countText(-days, 'dayAgo', language),
  };
  return [
    inOneLine(title),
    ...(company ? [inOneLine(company)] : []),
    ...(number ? [fillText(TEXTS.number, language, { number: inOneLine(number) })] : []),
    ...(validTo === null ? [] : [fillText(left, language, values)]),
  ].join(', ');
}

/** A record in one line, as it stands in a list. */
export function recordLine(record: GarageRecord, { garage, language }: Told): string {
  const units = unitsOfCar(garage, record.carId);
  const words = { language, units };
  if (record.kind === 'repair') return repairLine(record.repair, words);
  if (record.kind === 'issue') return issueLine(record.issue, language);
  if (record.kind === 'document') return documentLine(record.document, { garage, language });
  const { fill, cost } = record;
  const facts = [
    ...(fill.amount === null ? [] : [quantity(fill.amount, fill.energy, units, language)]),
    ...(cost ? [formatMoney(cost, language)] : []),
    ...(fill.km === null ? [] : [formatDistance(fill.km, words)]),
    ...(fill.station ? [fill.station] : []),
    ...(fill.energy === 'adblue' ? ['AdBlue'] : []),
  ];
  return `${formatLongDay(fill.date, language)}: ${facts.join(', ')}`;
}

const NOTED = 10;
const LONGEST_NOTE = 200;
const SHOWN_TITLE = 40;

/** What follows the part of a list that is shown. */
export const moreLine = (more: number, language: Language): string[] =>
  more > 0 ? [fillText(TEXTS.moreRecords, language, { n: more })] : [];

/** With what its owner noted. */
export function notedLine(record: GarageRecord, told: Told): string {
  const notes = inOneLine(record.kind === 'document' ? (record.document.notes ?? '') : record.notes);
  const isSaid =
    notes === '' || (record.kind === 'issue' && notes.startsWith(record.title.slice(0, SHOWN_TITLE)));
  const mechanic = told.garage.cars.find(({ id }) => id === record.carId)?.details?.mechanics?.[record.id];
  const from = record.kind === 'document' ? record.document.validFrom : null;
  const line = [
    recordLine(record, told),
    ...(from ? [fillText(TEXTS.validFrom, told.language, { date: formatLongDay(from, told.language) })] : []),
    ...(mechanic === undefined ? [] : [mechanic]),
  ].join(', ');
  const noted = notes.length > LONGEST_NOTE ? `${notes.slice(0, LONGEST_NOTE)}…` : notes;
  return isSaid ? line : `${line}. ${noted}`;
}

/** How each of so many records is told: of few, what was noted as well. */
const lineAmong = (count: number) => (count <= NOTED ? notedLine : recordLine);

export function listLines(records: readonly GarageRecord[], told: Told, most = SHOWN): string[] {
  const ownerOf = ownersOf(records, told);
  const line = lineAmong(records.length);
  return [
    ...records.slice(0, most).map((record) => `- ${ownerOf(record.carId)}${line(record, told)}`),
    ...moreLine(records.length - most, told.language),
  ];
}
