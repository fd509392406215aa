import type { Input } from './calls.ts';
import { mileageLimitText, outOfUseWithPrice, purchaseText } from './cars/owning-words.ts';
import type { MileageLimit, OutOfUse, Purchase } from './cars/schema.ts';
import { fuelNames, transmissionNames } from './cars/spec-names.ts';
import { isDay } from './days.ts';
import { documentKindNames } from './documents/kind-names.ts';
import type { CostRecord } from './documents/schema.ts';
import { energyNames, powerNames } from './fills/energy-names.ts';
import { amountText, unitPriceText } from './fills/fill-words.ts';
import type { Energy } from './fills/schema.ts';
import { summaryLabel } from './issues/rules.ts';
import { IssueStatus, type LoggedAssessment } from './issues/schema.ts';
import { currencyName } from './language/currency-name.ts';
import { formatDay, formatMoment, formatMoney, formatNumber } from './language/format.ts';
import { formatMinutes } from './language/clock.ts';
import type { Phrase, Words } from './language/words.ts';
import { consumptionUnitNames, distanceUnitNames, volumeUnitNames } from './units/unit-names.ts';
import { formatDistance, type CarWords } from './units/words.ts';

import { kindNames } from './repairs/kind-names.ts';
import { repairTexts } from './repairs/texts.ts';
import { eachText, type TextFields } from './text-fields.ts';
import type { Breakdown } from './repairs/schema.ts';
import { reminderKindNames } from './reminders/kind-names.ts';
import { planText } from './reminders/plan-words.ts';
import type { Plan } from './reminders/schema.ts';
import { toMinor } from './money/minor-units.ts';

/** Names of referenced issues and cars by id, the currency of costs, and what the amount of a fill-up is of. */
export type ValueContext = { names?: ReadonlyMap<string, string>; currency?: string; energy?: Energy };

type Formatter<Value> = (value: Value, words: CarWords, context: ValueContext) => string;
type AnyFormatter = Formatter<unknown>;
type Field = readonly [name: Phrase, format: AnyFormatter];

/** A value that another version of the app stored in another shape is shown as nothing. */
const only =
  <Value>(isOf: (value: unknown) => value is Value, format: Formatter<Value>): AnyFormatter =>
  (value, words, context) =>
    isOf(value) ? format(value, words, context) : '';

/** Throws on another shape, which `valueText` catches. */
const whole = <Value>(format: Formatter<Value>) => format as AnyFormatter;

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isSwitch = (value: unknown): value is boolean => typeof value === 'boolean';
const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const isPlain = (value: unknown): value is string | number => isText(value) || isNumber(value);

const plain = only(isPlain, (value) => String(value));

const plainTexts = <Name extends string>(fields: TextFields<Name>) =>
  eachText(fields, (_name, { label }): Field => [label, plain]);

const lines = only(isList, (values) => values.join('\n'));

const answers = whole<LoggedAssessment>(({ aiQuestions, aiAnswers }) =>
  aiQuestions.map((question, at) => `${question} ${aiAnswers[at] ?? ''}`.trim()).join('\n'),
);

const oneOf =
  (names: Readonly<Record<string, Phrase>>): AnyFormatter =>
  (value, { t }) => {
    const name = new Map(Object.entries(names)).get(String(value));
    return name ? t(name) : '';
  };

/** Without the energy the unit is unknown; in a car with liters the number is right for every energy. */
const ofLiters = (value: number, { language, units }: CarWords): string =>
  units.volumeUnit === 'L' ? formatNumber(value, language) : '';

const filled = only(isNumber, (amount, words, { energy }) =>
  energy ? amountText(energy, amount, words) : ofLiters(amount / 1000, words),
);

const thousandths = only(isNumber, (value, { language }) => formatNumber(value / 1000, language));

const yesNo = only(isSwitch, (isOn, { t }) => t(isOn ? 'Yes' : 'No'));

const distance = only(isNumber, formatDistance);

const moment = only(isText, (value, { language }) =>
  isDay(value) ? formatDay(value, language) : formatMoment(value, language),
);

const money = only(isNumber, (amount, { language }, { currency }) =>
  currency
    ? formatMoney({ minor: toMinor(amount, currency), currency }, language)
    : formatNumber(amount, language),
);

const price = only(isNumber, (value, words, { energy, currency: of }) =>
  energy && of ? unitPriceText({ energy, currency: of }, value, words) : ofLiters(value, words),
);

const breakdown = whole<Breakdown>(({ parts, labor }, words, context) => {
  const text = (name: Phrase, amount: number | null) => {
    const said = money(amount, words, context);
    return said === '' ? [] : `${words.t(name)}: ${said}`;
  };
  return [text('Parts', parts), text('Labor', labor)].flat().join('\n');
});

const currency = only(isText, (code, { language }) => currencyName(code, language));

const timeOfDay = only(isNumber, formatMinutes);

const plan = whole<Plan>(planText);

const outOfUse = whole<OutOfUse>(outOfUseWithPrice);

const purchase = whole<Purchase>(purchaseText);

const mileageLimit = whole<MileageLimit>(mileageLimitText);

const file: AnyFormatter = (_value, { t }) => t('{n} files', { n: 1 });

const files = only(isList, (ids, { t }) => t('{n} files', { n: ids.length }));

const recordedCost = whole<CostRecord>(({ cost, currency: of }, words) =>
  money(cost, words, { currency: of }),
);

const carOf: AnyFormatter = (value, _words, { names }) => names?.get(String(value)) ?? '';

const problems = only(isList, (ids, { t }, { names }) => {
  const titles = ids.flatMap((id) => names?.get(String(id)) ?? []);
  const n = ids.length - titles.length;
  if (n === 0) return titles.join('\n');
  return titles.length === 0 ? t('{n} problems', { n }) : [...titles, t('+ {n} more', { n })].join('\n');
});

const statusNames = Object.fromEntries(IssueStatus.options.map((status) => [status, summaryLabel(status)]));
const themeNames: Record<string, Phrase> = { system: 'System', light: 'Light', dark: 'Dark' };
const languageNames: Record<string, Phrase> = { en: 'English', lv: 'Latviešu' };

type Fields<P extends EditProcedure> = Input<P> extends { changes: infer C } ? Record<keyof C, Field> : never;
export type EditProcedure =
  | 'issues.edit'
  | 'replies.edit'
  | 'repairs.edit'
  | 'cars.edit'
  | 'settings.edit'
  | 'reminders.edit'
  | 'notices.edit'
  | 'fills.edit'
  | 'documents.edit';

const fieldsOf: { [P in EditProcedure]: Fields<P> } = {
  'issues.edit': {
    title: ['Title', plain],
    description: ['Description', plain],
    date: ['Date', moment],
    mileage: ['Mileage', distance],
    aiSummary: ['AI analysis', plain],
    status: ['Status', oneOf(statusNames)],
    notes: ['Notes', plain],
    symptoms: ['Symptoms', lines],
    assessment: ['Questions and answers', answers],
    mediaIds: ['Files', files],
  },
  'replies.edit': { ownerReply: ['Your reply', plain] },
  'repairs.edit': {
    title: ['Title', plain],
    date: ['Repair date', moment],
    ...plainTexts(repairTexts),
    cost: ['Cost', money],
    currency: ['Currency', currency],
    breakdown: ['Parts and labor', breakdown],
    kind: ['Kind', oneOf(kindNames)],
    mileage: ['Mileage', distance],
    receiptIds: ['Receipts', files],
    receiptId: ['Receipt', file],
    resolvedIssues: ['Resolved problems', problems],
    partiallyResolvedIssues: ['Partially resolved problems', problems],
  },
  'cars.edit': {
    brand: ['Brand', plain],
    model: ['Model', plain],
    year: ['Year', plain],
    nickname: ['Nickname', plain],
    vin: ['VIN', plain],
    licensePlate: ['License plate', plain],
    mileage: ['Mileage', distance],
    transmission: ['Transmission', oneOf(transmissionNames)],
    fuelType: ['Fuel type', oneOf(fuelNames)],
    engineType: ['Engine type or modification', plain],
    batteryCapacity: ['Battery capacity (kWh)', thousandths],
    photoId: ['Photo', file],
    distanceUnit: ['Distances', oneOf(distanceUnitNames)],
    volumeUnit: ['Fuel amounts', oneOf(volumeUnitNames)],
    consumptionUnit: ['Consumption', oneOf(consumptionUnitNames)],
    outOfUse: ['Sold or out of use', outOfUse],
    purchase: ['Purchase', purchase],
    mileageLimit: ['Mileage limit', mileageLimit],
    leadDays: ['Advance notice (days)', plain],
    leadKm: ['Advance notice (distance)', distance],
    yearlyKm: ['Annual distance', distance],
  },
  'settings.edit': {
    language: ['Language', oneOf(languageNames)],
    notificationsEnabled: ['Notifications', yesNo],
    mechanicSharingEnabled: ['Mechanic sharing', yesNo],
    modelAllowed: ['Use the AI model', yesNo],
    modelPictures: ['Send pictures to the AI model', yesNo],
    modelPicturesHost: ['Host of the AI model', plain],
    policySeen: ['Privacy policy', plain],
    setUpSeen: ['Server setup', plain],
    currency: ['Currency', currency],
    theme: ['Theme', oneOf(themeNames)],
    roadsidePhone: ['Roadside help', plain],
    selectedCarId: ['Selected car', carOf],
    mainCarId: ['main car', carOf],
  },
  'fills.edit': {
    date: ['Date', moment],
    time: ['Time', plain],
    energy: ['Fuel', oneOf(energyNames)],
    amount: ['Amount', filled],
    cost: ['Total', money],
    price: ['Price', price],
    discount: ['Discount', money],
    currency: ['Currency', currency],
    km: ['Mileage', distance],
    isFull: ['Filled to the top', yesNo],
    isMissedBefore: ['A fill-up before this one is missing', yesNo],
    isConfirmed: ['The unusual consumption is correct', yesNo],
    socStart: ['Charged from (%)', plain],
    socEnd: ['Charged to (%)', plain],
    power: ['Charging', oneOf(powerNames)],
    station: ['Station', plain],
    notes: ['Notes', plain],
    fileIds: ['Files', files],
  },
  'documents.edit': {
    kind: ['Kind', oneOf(documentKindNames)],
    title: ['Title', plain],
    number: ['Number', plain],
    company: ['Company', plain],
    validFrom: ['Valid from', moment],
    validTo: ['Valid until', moment],
    notes: ['Notes', plain],
    fileIds: ['Files', files],
    record: ['Cost', recordedCost],
  },
  'reminders.edit': {
    title: ['Title', plain],
    kind: ['Kind', oneOf(reminderKindNames)],
    notes: ['Notes', plain],
    plan: ['Due', plan],
    leadDays: ['Advance notice (days)', plain],
    leadKm: ['Advance notice (distance)', distance],
  },
  'notices.edit': {
    emailEnabled: ['By email', yesNo],
    digestAt: ['Once a day at', timeOfDay],
    quietFrom: ['Quiet from', timeOfDay],
    quietTo: ['Quiet until', timeOfDay],
    leadDays: ['Advance notice (days)', plain],
    leadKm: ['Advance notice (distance)', distance],
  },
};

/** Undefined for a field of another app version. */
const find = (procedure: EditProcedure, field: string): Field | undefined =>
  new Map<string, Field>(Object.entries(fieldsOf[procedure])).get(field);

export function fieldName(procedure: EditProcedure, field: string, { t }: Words): string {
  const found = find(procedure, field);
  return found ? t(found[0]) : field;
}

/** The value as a person reads it, never a code or an id; '' when empty. */
export function valueText(
  procedure: EditProcedure,
  field: string,
  value: unknown,
  words: CarWords,
  context: ValueContext = {},
): string {
  const format = find(procedure, field)?.[1];
  const isEmpty = value == null || value === '' || (Array.isArray(value) && value.length === 0);
  if (isEmpty || !format) return '';
  try {
    return format(value, words, context);
  } catch {
    // What another version of the app has stored may lack what the formatter reads.
    return '';
  }
}
