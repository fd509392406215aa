import { type BilingualText, say } from '#domain/assessment/bilingual-text.ts';
import type { Measure, Query } from './query.ts';

export const MEASURES: Record<Measure, BilingualText> = {
  records: say('Records', 'Ieraksti'),
  last: say('Last time', 'Pēdējā reize'),
  exists: say('On record?', 'Vai ir ierakstos?'),
  place: say('Where', 'Kur'),
  count: say('How many', 'Cik reižu'),
  cost: say('Costs', 'Izmaksas'),
  'average-cost': say('Average cost', 'Vidējās izmaksas'),
  interval: say('How often', 'Cik bieži'),
  driven: say('Driven', 'Nobraukts'),
  mileage: say('Mileage', 'Nobraukums'),
  consumption: say('Consumption', 'Patēriņš'),
  volume: say('Amount', 'Daudzums'),
  'unit-price': say('Price', 'Cena'),
  'cost-per-km': say('Fuel cost per distance', 'Degvielas izmaksas pēc nobraukuma'),
  due: say('What is due', 'Termiņi'),
  status: say('State of a problem', 'Problēmas statuss'),
  solution: say('What resolved it', 'Kas to atrisināja'),
  danger: say('Dangers', 'Bīstamība'),
  car: say('The car', 'Auto'),
};

export const KIND_NAMES: Partial<Record<string, BilingualText>> = {
  issue: say('Problems', 'Problēmas'),
  fill: say('Fill-ups', 'Uzpildes'),
  document: say('Documents', 'Dokumenti'),
};

export const FUEL = {
  without: say('without fuel', 'bez degvielas'),
  with: say('with fuel', 'ar degvielu'),
  only: say('fuel only', 'tikai degviela'),
} as const;

export const STATES: Record<NonNullable<Query['state']>, BilingualText> = {
  open: say('open', 'neatrisinātas'),
  resolved: say('resolved', 'atrisinātas'),
  watched: say('being watched', 'tiek risinātas'),
  urgent: say('urgent', 'steidzamas'),
  recurring: say('came back', 'atkārtojušās'),
  overdue: say('overdue', 'nokavēts'),
  missing: say('years or cars without one', 'gadi vai auto bez ieraksta'),
  'no-cost': say('without a cost', 'bez summas'),
  'no-place': say('without a repair shop', 'bez autoservisa'),
  'own-work': say('done by yourself', 'paša darīts'),
  'no-file': say('without a file', 'bez faila'),
  'with-file': say('with a file', 'ar failu'),
};

export const ANY_THING = say('everything', 'viss');
export const ANY_PLACE = say('anywhere', 'jebkur');
export const ANY_STATE = say('all', 'visas');
export const ALL_CARS = say('all cars', 'visi auto');
export const TWELVE_MONTHS = say('last 12 months', 'pēdējie 12 mēneši');

export const ORDERS = {
  newest: say('newest', 'jaunākais'),
  oldest: say('oldest', 'vecākais'),
  most: say('most expensive', 'dārgākais'),
  least: say('cheapest', 'lētākais'),
} as const;
/** Of what is not paid. */
export const SIZES = { ...ORDERS, most: say('most', 'visvairāk'), least: say('least', 'vismazāk') } as const;
export const GROUPS: Record<NonNullable<Query['by']>, BilingualText> = {
  year: say('by year', 'pa gadiem'),
  month: say('by month', 'pa mēnešiem'),
  place: say('by place', 'pa vietām'),
  car: say('by car', 'pa auto'),
  thing: say('by part', 'pa auto daļām'),
};
export const TOGETHER = say('together', 'kopā');
export const ENERGIES = {
  electric: say('charging', 'uzlāde'),
  fuel: say('fuel', 'degviela'),
  gasoline: say('gasoline', 'benzīns'),
  diesel: say('diesel', 'dīzeļdegviela'),
  lpg: say('LPG', 'autogāze'),
} as const;
export const ANY_ENERGY = say('fuel and charging', 'degviela un uzlāde');
export const ANY_AMOUNT = say('any amount', 'jebkāda summa');
