import type { Phrase, Words } from './words.ts';

/** What is said of fuel and fill-ups, where there is nothing but charging. */
const ofCharging: Partial<Record<Phrase, Phrase>> = {
  Fuel: 'Charging',
  'Fuel and charging': 'Charging',
  'Fuel included': 'Charging included',
  'All cars, fuel included': 'All cars, charging included',
  'Fuel and charging included, without purchase and sale': 'Charging included, without purchase and sale',
  'Repairs and documents, without fuel and charging': 'Repairs and documents, without charging',
  'Log repairs and fill-ups with their cost to see what the car costs you.':
    'Log repairs and charges with their cost to see what the car costs you.',
  'Add reminders and log fill-ups with their cost to see what the coming year may cost.':
    'Add reminders and log charges with their cost to see what the coming year may cost.',
  'Fuel is estimated from the past year, for about {distance}.':
    'Charging is estimated from the past year, for about {distance}.',
  'Fuel is not counted: the mileage or the fuel cost for the past year is not known.':
    'Charging is not counted: the mileage or its cost for the past year is not known.',
  'Consumption is counted in the month of the next fill-up or charge.':
    'Consumption is counted in the month of the next charge.',
  'Add station names to your fill-ups to compare the stations here.':
    'Add station names to your charges to compare the stations here.',
  'Consumption is what the car used after it was filled up or charged at the station. Stretches driven on fuel or power from several stations are left out.':
    'Consumption is what the car used after it was charged at the station. Stretches driven on power from several stations are left out.',
  'With fuel': 'With charging',
  'Excluding fuel': 'Excluding charging',
  'Left out of the fuel costs, as a fill-up or its cost is missing: {months}':
    'Left out of the charging costs, as a charge or its cost is missing: {months}',
  'Fuel costs per km': 'Charging costs per km',
  'Fuel costs per mile': 'Charging costs per mile',
  Station: 'Charging station',
  Stations: 'Charging stations',
  'Fill-up': 'Charging',
  'Fill-ups': 'Charges',
  'From a fill-up': 'From a charge',
  'Add fill-up': 'Add charge',
  'New fill-up': 'New charge',
  'Changed fill-up': 'Changed charge',
  'Deleted fill-up': 'Deleted charge',
  'The odometer reading contradicts other fill-ups and is left out.':
    'The odometer reading contradicts other charges and is left out.',
  'Unusually low consumption. Is a fill-up before this one missing?':
    'Unusually low consumption. Is a charge before this one missing?',
  'Unusually high consumption. Please check the amount and the mileage, and whether the car was filled up or charged to the top the previous time.':
    'Unusually high consumption. Please check the amount and the mileage, and whether the car was charged to the top the previous time.',
  'Find problems, repairs, fill-ups, documents and reminders for all your cars.':
    'Find problems, repairs, charges, documents and reminders for all your cars.',
};

const made = new WeakMap<Words, Words>();

/** Words about cars that are charged only; the same ones for the same words. */
export function chargeWords(words: Words): Words {
  const t: Words['t'] = (phrase, values) => words.t(ofCharging[phrase] ?? phrase, values);
  const own = made.get(words) ?? { ...words, t, format: ({ phrase, values }) => t(phrase, values) };
  made.set(words, own);
  return own;
}
