import { describe, expect, test } from 'vitest';
import { assessOffline } from './engine.ts';
import { safetyRuleOf } from './safety-rules.ts';

const advice = (description: string, language: 'en' | 'lv' = 'en') =>
  assessOffline({ description, language }).drivingAdvice;

describe("words that mean 'do not drive'", () => {
  test.each([
    'the brake pedal goes to the floor',
    'I have no brakes',
    'brakes failed on the highway',
    'the steering locked up while turning',
    'the car caught fire under the hood',
    'strong smell of gasoline inside the car',
    'steam from the hood, temperature gauge in the red',
    'oil pressure light is on',
    'the engine stalls while driving on the highway',
    'the car accelerated by itself',
    'it rolled down the driveway although it was in park',
  ])('%s', (text) => expect(advice(text)).toBe('stop_driving'));

  test.each([
    'Bremžu pedālis iekrīt līdz grīdai',
    'bremzes vispar neker',
    'sture nobloķējās pagriezienā',
    'no paneļa nāk dūmi',
    'salona stipra benzina smaka',
    'iedegas ellas spiediena lampina',
    'dzinējs pārkarst',
    'braucot noslapst motors uz sosejas',
  ])('%s', (text) => expect(advice(text, 'lv')).toBe('stop_driving'));
});

describe('a denied danger is no danger', () => {
  test.each([
    'there is no smoke and no fire, only the radio is broken',
    'the radio does not work, no warning lights',
    'the window will not roll down any more',
  ])('%s', (text) => expect(advice(text)).not.toBe('stop_driving'));
  test.each(['radio nestrādā, dūmu nav', 'nav ne dūmu, ne smakas, tikai nestrādā radio'])('%s', (text) =>
    expect(advice(text, 'lv')).not.toBe('stop_driving'),
  );
});

/** What the rules say by themselves, whatever else of the engine calls for it. */
const ruled = (description: string, language: 'en' | 'lv' = 'en') =>
  safetyRuleOf(description, language)?.advice;

/** Both as it is written and as it is typed on a phone. */
const typed = (texts: readonly string[]) =>
  texts.flatMap((text) => [...new Set([text, text.normalize('NFD').replace(/\p{M}/gu, '')])]);

describe('one harmless word beside a danger does not hide it', () => {
  test.each([
    'Flames and black smoke came from under the hood',
    'Fire under the hood with white smoke',
    'I put out the fire with a fire extinguisher',
    'The engine is on fire, a fire truck came',
    'Engine misfires and there are flames under the hood',
    'Smoke from the dashboard, and the exhaust has white smoke too',
    'Brake pedal sinks to the floor, clutch pedal is fine',
    'The brake and clutch pedals sink to the floor',
    'The brake light is on and the brakes do not work',
    'I smell gas when I press the gas pedal',
    'Forward collision warning beeped and I crashed, the brakes did not stop the car',
    'Oil pressure is not normal',
    'Oil pressure was normal, now the oil pressure light is on',
    'The oil light is not on all the time, it comes and goes',
    'Steam from under the hood, and the windows steam up',
    'The radio suddenly stopped working and the engine suddenly stopped on the motorway',
    'There is a fire, where is the fire extinguisher kept',
    'The pedal sinks, the clutch pedal is fine',
    'The steering wheel heater is fine, the steering does not respond',
  ])('%s', (text) => expect([advice(text), ruled(text)]).toEqual(['stop_driving', 'stop_driving']));

  test.each(
    typed([
      'Deg motors, lampiņas mirgo',
      'Bremžu pedālis iekrīt, sajūga pedālis ir labs',
      'Melni dūmi no izpūtēja un dūmi no paneļa',
      'bremžu lampiņa deg un bremzes neker',
    ]),
  )('%s', (text) =>
    expect([advice(text, 'lv'), ruled(text, 'lv')]).toEqual(['stop_driving', 'stop_driving']),
  );

  test.each([
    'Where is the fire extinguisher kept? The fire station is near',
    'The clutch pedal is spongy',
    'The steering wheel heater does not work',
    'No fire',
    'The smoke is black',
  ])('which alone is none: %s', (text) => expect(safetyRuleOf(text, 'en')).toBeNull());
});

describe('not knowing is not denying', () => {
  test.each([
    'I cannot figure out the burning smell',
    "I don't know why it smells like burning",
    "I can't find where the smoke comes from",
    "We couldn't find the fuel leak",
    'Not sure what the burning smell is',
    'I have no idea where the smoke comes from',
    'I cannot get rid of the fuel smell',
    'Without warning flames came out',
    'I did not notice the flames until someone shouted',
    "The engine won't stop smoking",
  ])('%s', (text) => expect(advice(text)).toBe('stop_driving'));

  test.each(typed(['nav skaidrs no kurienes dūmi kapotā', 'nav ne jausmas kāpēc smird pēc benzīna']))(
    '%s',
    (text) => expect(advice(text, 'lv')).toBe('stop_driving'),
  );

  test.each([
    'I cannot find any fuel leak',
    'No smoke',
    'I do not see any smoke',
    'no leaks, no smell of gas',
  ])('but this is: %s', (text) => expect(advice(text)).not.toBe('stop_driving'));
});

describe('dangers in the words of owners', () => {
  test.each(
    typed([
      // brakes
      'Nestrādā bremzes',
      'bremzes nestrādā',
      'bremzes neklausa',
      'neklausa bremzes',
      'mašīna neapstājas, kad bremzēju',
      'spiežu bremzi un nekas nenotiek',
      'nevaru nobremzēt',
      'pazudušas bremzes',
      // fire
      'Deg motors',
      'auto deg',
      'mašīna deg',
      'dzinējs deg',
      'motors sāka degt',
      'dūmi no motora',
      'no dzinēja nāk dūmi',
      'Motors kūp',
      'kūp no kapota',
      // steering
      'nestrādā stūre',
      'stūre nestrādā',
      'nevar pagriezt stūri',
      'stūri nevaru pagriezt',
      'stūre iesprūda',
      'iesprūda stūre',
      'stūre ķīlējas',
      'gāzes pedālis iesprūda',
      'pa ceļam noslāpst',
      // the engine stops
      'noslāpst braukšanas laikā',
      'motors noslāpst ceļā',
      'braucot noslāpst',
      // oil and heat
      'deg eļļas lampa',
      'deg eļļas spiediena lampiņa',
      'no radiatora nāk garaiņi',
      'temperatūras bultiņa līdz galam',
    ]),
  )('%s', (text) => {
    expect(advice(text, 'lv')).toBe('stop_driving');
    expect(advice(text, 'en')).toBe('stop_driving');
  });

  test.each([
    'I press the brake and the car does not stop',
    'the car will not stop',
    "can't brake",
    'the brake pedal is on the floor',
    'brake pedal went all the way down',
    'the car does not steer',
    'temperature in the red',
    "car won't slow down when I brake",
    'the car barely slows down when I brake',
    'brakes stopped working',
    "the brakes aren't working",
    'my brakes gave out',
    'steering does not respond',
    'the steering stopped working',
    'no steering',
    "I can't turn the steering wheel",
    'stalls on the motorway',
    'temperature gauge at maximum',
    'the temp needle is pegged',
    'the car is steaming',
    'steam is pouring out of the radiator',
    'the oil pressure dropped to zero',
    'the car suddenly stopped on the road',
  ])('%s', (text) => expect(advice(text)).toBe('stop_driving'));
});

describe('no alarm for harmless problems', () => {
  test.each([
    'The radio suddenly stopped working',
    'Kad spiežu gāzi, kaut kas šņāc',
    'Dodot gāzi, smird sajūgs',
    'Bagāžnieka gāzes amortizators sūlojas',
    'Kondicionierim gāzes noplūde',
    'Augstsprieguma baterijas kapacitāte 78 procenti',
    'tapped the orange wire behind the radio',
    'Pēc brauciena atvēru kapotu un redzēju eļļu',
    'With the hood open the fan runs at full speed',
    'Hood won’t stay open, the gas struts are weak',
    'Riepas čīkst, sagriežot stūri',
    'normal wear and tear of the tire',
    'winter tires stored separately',
    'The car radio suddenly stopped working',
    'air conditioning suddenly stopped blowing cold air',
    'The stereo completely stopped',
    'windows steam up in the morning',
    'Oil pressure is normal, but the radio does not work',
    'oil change due, oil light not on',
    'the oil light is off, only the wipers squeak',
    'A brake light bulb does not work',
    'The brake lights are not working',
    'My brakes will not stop squeaking',
    'black smoke from the exhaust, the smoke gets thicker uphill',
    'it takes a while to fire up in the morning',
    'a headlight bulb burned out',
    'no vibration and no steering noise, only the radio is dead',
    'the buttons on the steering wheel do not work, the steering wheel heater neither',
    'I do not drive much, the battery is weak',
    'the noise does not stop',
    'no problem with the brakes',
    'brakes are fine, radio is broken',
    'the car does not steer straight',
    'the car will not stop shaking at idle',
    'the horn in the steering wheel is not working',
    'where is the fire extinguisher kept',
    'the previous owner smoked, it smells',
  ])('%s', (text) => expect(advice(text)).not.toBe('stop_driving'));

  test.each(
    typed([
      'auto deg dzeltena lampiņa',
      'mašīnā deg check engine',
      'dzinējs deg eļļu',
      'motors kūp melnus dūmus no izpūtēja',
      'nestrādā radio, bremzes labas',
      'nestrādā bremžu lukturis',
      'stūres apsilde nestrādā',
      'logi no rīta svīst un tvaiki uz stikla',
      'nevar pagriezt atslēgu',
      'eļļas spiediens normāls, nestrādā radio',
    ]),
  )('%s', (text) => expect(advice(text, 'lv')).not.toBe('stop_driving'));
});
