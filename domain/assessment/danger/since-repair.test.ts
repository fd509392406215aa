import { describe, expect, test } from 'vitest';
import { expectBounded } from '#tests/bounded.ts';
import { assessOffline } from '../engine.ts';
import type { AssessmentLanguage } from '../schema.ts';
import { fold } from '../text-reading.ts';
import { sinceRepair } from './since-repair.ts';

const advice = (description: string, language: AssessmentLanguage) =>
  assessOffline({ description, language }).drivingAdvice;

/** A danger since work on the car, and the same work after which there is none. */
const EN: readonly (readonly [danger: string, mended: string])[] = [
  ['They swapped the battery and it is hissing', 'They swapped the battery and it starts fine'],
  [
    'They replaced the brakes yesterday and now the pedal sinks',
    'They replaced the brakes yesterday and now the pedal is firm',
  ],
  [
    'The garage fitted new tyres and one of them has a bulge',
    'The garage fitted new tyres because one of them had a bulge',
  ],
  [
    'My mechanic changed the brake hose, fluid is dripping from it',
    'My mechanic changed the brake hose that was leaking, dry since',
  ],
  [
    'Ever since they changed the wheels, one of them wobbles badly',
    'They changed the wheels and the wobble is gone',
  ],
  ['Since the brake job the pedal goes to the floor', 'Since the brake job the pedal is as it should be'],
  [
    'I had the steering rack replaced and the steering jams in bends',
    'I had the steering rack replaced because the steering jammed, all good now',
  ],
  [
    'They fixed the fuel line and I still smell petrol in the car',
    'They fixed the fuel line and the smell has gone',
  ],
  [
    'The calipers were rebuilt last week and the wheel is smoking',
    'The calipers were rebuilt last week and nothing smokes any more',
  ],
  [
    'After the service there is smoke coming from under the bonnet',
    'The smoke from the bonnet stopped after they replaced the oil seal',
  ],
  [
    'New pads fitted on Friday, brake pedal is spongy',
    'The pedal was spongy, so new pads and fluid were fitted, fine since',
  ],
  [
    'The battery was exchanged on Monday and it is swollen and hot',
    'The swollen battery was exchanged on Monday',
  ],
];
const LV: readonly (readonly [danger: string, mended: string])[] = [
  ['Nomainīja akumulatoru, un tas šņāc', 'Nomainīja akumulatoru, un auto labi startē'],
  ['Vakar nomainīja bremzes, un tagad pedālis iekrīt', 'Bremzes atgaisoja, un pedālis ir stingrs'],
  [
    'Servisā salika jaunas riepas, un vienai ir izspiedums',
    'Servisā salika jaunas riepas, jo vienai bija izspiedums',
  ],
  [
    'Meistars nomainīja bremžu šļūteni, no tās pil šķidrums',
    'Meistars nomainīja bremžu šļūteni, kas tecēja, tagad sauss',
  ],
  ['Kopš nomainīja riteņus, viens stipri ļodzās', 'Nomainīja riteņus, un ļodzīšanās ir pazudusi'],
  ['Pēc bremžu maiņas pedālis iet līdz grīdai', 'Pēc bremžu maiņas pedālis ir kā nākas'],
  [
    'Nomainīja stūres kolonnu, un pagriezienā stūre iestrēgst',
    'Nomainīja stūres kolonnu, jo stūre iestrēga, tagad viss kārtībā',
  ],
  [
    'Salaboja degvielas vadu, un salonā joprojām smird pēc benzīna',
    'Salaboja degvielas vadu, un smaka pazuda',
  ],
  [
    'Suportus pagājušajā nedēļā saremontēja, un ritenis kūp',
    'Suportus pagājušajā nedēļā saremontēja, un vairs nekas nekūp',
  ],
  ['Pēc apkopes no motora pārsega nāk dūmi', 'Pēc apkopes auto brauc labi'],
  [
    'Piektdien ielika jaunus klučus, bremžu pedālis ir mīksts',
    'Pedālis bija mīksts, tāpēc nomainīja klučus, kopš tā laika viss labi',
  ],
  ['Akumulatoru pirmdien samainīja, un tas ir uzpūties un karsts', 'Uzpūsto akumulatoru pirmdien samainīja'],
];
const PAIRS = [
  ...EN.map(([danger, mended]) => ['en', danger, mended] as const),
  ...LV.map(([danger, mended]) => ['lv', danger, mended] as const),
];

describe('work on the car does not explain a danger that is there since', () => {
  test.each(PAIRS)('%s: %s', (language, danger, mended) => {
    expect(advice(danger, language)).toBe('stop_driving');
    expect(advice(mended, language)).not.toBe('stop_driving');
  });

  test.each(PAIRS)('typed without capitals and diacritics, %s: %s', (language, danger, mended) => {
    expect(advice(fold(danger), language)).toBe('stop_driving');
    expect(advice(fold(mended), language)).not.toBe('stop_driving');
  });
});

test('what is so now is read with the part that was worked on, without the work', () => {
  const words = (text: string, language: AssessmentLanguage) =>
    sinceRepair(text, language)?.present?.words.join(' ');
  expect(words('They swapped the battery and it is hissing', 'en')).toBe('the battery it is hissing');
  expect(words('Nomainīja akumulatoru, un tas šņāc', 'lv')).toBe('akumulatoru un tas snac');
  expect(words('The pedal sinks since they replaced the pads', 'en')).toContain('the pedal sinks');
});

test.each([
  ['The brakes should be replaced and the pedal sinks', 'en'],
  ['The brakes are hissing', 'en'],
  ['Bremzes vēl nav nomainītas, un pedālis iekrīt', 'lv'],
] as const)('work that was not done is none: %s', (text, language) => {
  expect(sinceRepair(text, language)).toBeNull();
});

test.each([
  ['They changed the wheels and the wobble is gone, but the brake pedal sinks to the floor', 'en'],
  ['Nomainīja riteņus, un ļodzīšanās ir pazudusi, bet bremžu pedālis iekrīt līdz grīdai', 'lv'],
] as const)('one trouble that is gone does not hide another: %s', (text, language) => {
  expect(sinceRepair(text, language)).toMatchObject({ isMended: false });
  expect(advice(text, language)).toBe('stop_driving');
});

test.each([
  ['They bled the brakes and the car no longer stops', 'en'],
  ['They replaced the brake servo and now the pedal is rock solid and the car barely slows down', 'en'],
  ['They fitted new hoses and the brake fluid reservoir is dry', 'en'],
  ['They changed the oil and now the dipstick is dry', 'en'],
  ['They replaced the throttle body and the accelerator no longer returns, the car keeps speeding up', 'en'],
  ['They replaced the alternator and it stopped dead on the motorway', 'en'],
  ['Replaced brake fluid, pedal firm when cold, after ten minutes it sinks to the floor', 'en'],
  ['Nomainīja eļļu, un tagad mērstienis ir sauss', 'lv'],
  ['Salaboja stūres pastiprinātāju, un stūres vairs nav, grozās tukšā', 'lv'],
  ['Salaboja rokas bremzi, un tā vairs netur, auto aizripoja', 'lv'],
  ['Nomainīja bremžu šķidrumu, auksts pedālis stingrs, pēc desmit minūtēm iekrīt līdz grīdai', 'lv'],
] as const)('what the car no longer does, and what is told last, is no cure: %s', (text, language) => {
  expect(advice(text, language)).toBe('stop_driving');
});

test.each([
  ['They replaced the pads and the squeal is gone', 'en'],
  ['The wobble no longer happens since they balanced the wheels', 'en'],
  ['They fixed the hose and it no longer leaks', 'en'],
  ['Nomainīja šļūteni, un vairs netek', 'lv'],
  ['Nobalansēja riteņus, un vibrācijas vairs nav', 'lv'],
] as const)('a trouble that is no longer there is cured: %s', (text, language) => {
  expect(advice(text, language)).not.toBe('stop_driving');
});

test('any text is read in bounded time', () => {
  for (const text of [
    'replaced and '.repeat(2_500),
    'nomainīja, un '.repeat(2_200),
    'since the a '.repeat(2_500),
    'noise is '.repeat(3_500),
    'replaced, '.concat('brake not the '.repeat(2_000)),
  ]) {
    sinceRepair(text, 'en');
    expectBounded(() => sinceRepair(text, 'en'));
    expectBounded(() => sinceRepair(text, 'lv'));
  }
});
