import { describe, expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { withAnswers } from '../answers-rules.ts';
import { assessOffline } from '../engine.ts';
import { readDescription } from '../reading-rules.ts';
import { safetyRuleOf } from '../safety-rules.ts';

// What the danger model makes of a text is tested elsewhere: here are only its complaint, its system and its rule.

tableTest([
  ['The pedal sank', 'en', 'braking', 'soft-pedal'],
  ['My foot goes to the floor when I brake', 'en', 'braking', 'soft-pedal'],
  ['The brake fluid is gone', 'en', 'braking', 'brake-fluid-low'],
  ['One wheel is very hot and smells', 'en', 'braking', 'brake-stuck-hot'],
  ['red light with an exclamation mark in a circle', 'en', 'braking', 'red-brake-lamp'],
  ['The car does not stop', 'en', 'braking', 'brakes-weak'],
  ['The yellow brake lamp is on', 'en', 'braking', 'yellow-brake-lamp'],
  ['No oil on the dipstick', 'en', 'engine_fuel', 'no-oil'],
  ['The battery is frozen', 'en', 'electrical', 'battery-may-burst'],
  ['The car does not start, it just clicks', 'en', 'electrical', 'starter-click'],
  ['The window does not go up', 'en', 'electrical', 'windows-locks'],
  ['The alternator belt squeals', 'en', 'electrical', 'alternator'],
  ['Clicking noise when turning', 'en', 'transmission', 'cv-joint'],
  ['Clunk from the front over speed bumps', 'en', 'suspension_steering', 'clunk-over-bumps'],
  ['Humming noise from the front wheel', 'en', 'suspension_steering', 'wheel-bearing'],
  ['The tires wear on the inside', 'en', 'suspension_steering', 'uneven-tyre-wear'],
  ['The shock absorber leaks oil', 'en', 'suspension_steering', 'shock-absorbers'],
  ['The engine warms up slowly', 'en', 'cooling', 'runs-cold'],
  ['I have a flat tire', 'en', 'other', 'flat-tire'],
  ['The tire goes flat overnight', 'en', 'other', 'tyre-air'],
  ['Scratches on the bumper', 'en', 'other', 'rust-body'],
  ['Pedālis iekrita', 'lv', 'braking', 'soft-pedal'],
  ['Pazudis bremžu šķidrums', 'lv', 'braking', 'brake-fluid-low'],
  ['Auto neapstājas', 'lv', 'braking', 'brakes-weak'],
  ['Deg sarkana lampiņa ar izsaukuma zīmi aplī', 'lv', 'braking', 'red-brake-lamp'],
  ['Uz mērstieņa nav eļļas', 'lv', 'engine_fuel', 'no-oil'],
  ['Čīkst siksna', 'lv', 'engine_fuel', 'timing-noise'],
  ['Sasalis akumulators', 'lv', 'electrical', 'battery-may-burst'],
  ['Mašīna neiedarbinās, tikai klikšķ', 'lv', 'electrical', 'starter-click'],
  ['Neceļas logs', 'lv', 'electrical', 'windows-locks'],
  ['Nevar pagriezt stūri', 'lv', 'suspension_steering', 'heavy-steering'],
  ['Ātrumkārba raustās', 'lv', 'transmission', 'harsh-shift'],
  ['Tek ātrumkārbas eļļa', 'lv', 'transmission', 'gearbox-leak'],
  ['Smird pēc puvušām olām', 'lv', 'exhaust', 'catalyst-egr'],
  ['Riepa nolaista', 'lv', 'other', 'flat-tire'],
  ['Riepa lēnām laiž gaisu', 'lv', 'other', 'tyre-air'],
  ['P0524', 'en', 'engine_fuel', 'oil-pressure-low'],
  ['P0520', 'en', 'engine_fuel', 'oil-pressure-sensor'],
  ['P0217', 'lv', 'cooling', 'overheating'],
  ['C0110', 'lv', 'braking', 'abs-light'],
  ['B0001', 'en', 'electrical', 'airbag-lamp'],
] as const)('a complaint has its category and its pattern', (description, language, category, complaint) => {
  const reading = readDescription(description, language);
  expect([reading.category, reading.patterns[0]?.id]).toEqual([category, complaint]);
});

tableTest([
  ['I have a flat tire', 'en', 'flat-tire'],
  ['got a flat on the highway', 'en', 'flat-tire'],
  ['riepa tukša', 'lv', 'flat-tire'],
  ['riepa nolaidusies', 'lv', 'flat-tire'],
  ['the tire loses air slowly', 'en', undefined],
  ['the tire goes flat overnight', 'en', undefined],
  ['my run flat tires are noisy', 'en', undefined],
  ['riepa pa nakti nolaižas', 'lv', undefined],
  ['the brake light came on', 'en', 'brake-lamp'],
  ['iedegās bremžu lampiņa', 'lv', 'brake-lamp'],
  ['the yellow brake warning light came on', 'en', undefined],
  ['deg dzeltenā bremžu lampiņa', 'lv', undefined],
  ['the third brake light is out', 'en', undefined],
  ['P0522', 'en', 'oil-pressure'],
  ['kods P 0524', 'lv', 'oil-pressure'],
  ['P0217', 'en', 'overheating'],
  ['P0118', 'en', undefined],
  ['frozen battery', 'en', 'swollen-battery'],
  ['the key fob battery light is on', 'en', undefined],
  ['the battery light came on', 'en', 'not-charging'],
  ['ģenerators nelādē', 'lv', 'not-charging'],
  ['smird pēc puvušām olām', 'lv', undefined],
] as const)('the rule of a sentence', (description, language, id) => {
  expect(safetyRuleOf(description, language)?.id).toBe(id);
});

describe('what the advice says', () => {
  const told = (description: string, language: 'en' | 'lv' = 'en') => {
    const { drivingAdvice, drivingAdviceReason, recommendations } = assessOffline({ description, language });
    return { level: drivingAdvice, all: [drivingAdviceReason, ...recommendations].join(' ') };
  };

  tableTest(['P0522', 'P0524', 'P0217', 'I have a flat tire', 'the brake light came on', 'frozen battery'])(
    'alone it means stop',
    (description) => expect(told(description).level).toBe('stop_driving'),
  );

  tableTest(['P0301', 'P0524', 'C0110', 'B0001', 'P0420', 'P0455'])(
    'who gave a code shows it, and has none read',
    (description) => {
      expect(told(description).all).toMatch(/Show the fault code/);
      expect(told(description).all).not.toMatch(/codes? read/);
      expect(assessOffline({ description, language: 'en' }).questions.join(' ')).not.toMatch(
        /code (?:was )?read/,
      );
    },
  );

  test('without charging the car goes to a repair shop today, with its lights on', () => {
    const { level, all } = told('the battery light came on');
    expect(level).toBe('soon');
    expect(all).toMatch(/today.*straight to the nearest repair shop.*lights on in the dark/);
    expect(all).not.toMatch(/within the next few days/);
    const lv = told('deg akumulatora lampiņa', 'lv').all;
    expect(lv).toMatch(/šodien.*lukturus neizslēdziet/);
    expect(lv).not.toMatch(/tuvākajās dienās/);
  });

  test('a frozen battery is never jump-started', () => {
    expect(told('frozen battery').all).toMatch(/do not touch, charge or jump-start/);
    expect(told('frozen battery').all).not.toMatch(/try jumper cables|terminals/);
  });

  tableTest([
    ['the brake light came on', 'Is the lamp red or yellow?', ['Red', "Don't know", 'Yellow'], 'en'],
    ['deg bremžu lampiņa', 'Vai lampiņa ir sarkana vai dzeltena?', ['Sarkana', 'Nezinu', 'Dzeltena'], 'lv'],
  ] as const)(
    'a brake lamp is red until it is told to be yellow',
    (description, question, answers, language) => {
      const problem = { description, language };
      const levels = answers.map(
        (answer) => withAnswers(assessOffline(problem), [{ question, answer }], problem).drivingAdvice,
      );
      expect(levels).toEqual(['stop_driving', 'stop_driving', 'soon']);
      const more = {
        description: `${description}. ${language === 'en' ? 'The pedal sinks to the floor' : 'Bremžu pedālis iekrīt'}`,
        language,
      };
      expect(withAnswers(assessOffline(more), [{ question, answer: answers[2] }], more).drivingAdvice).toBe(
        'stop_driving',
      );
      const model = { ...assessOffline(problem), source: 'model' as const };
      expect(withAnswers(model, [{ question, answer: answers[2] }], problem)).toBe(model);
    },
  );
});
