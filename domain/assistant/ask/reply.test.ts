import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CarFacts } from '../car-facts.ts';
import { emptyFacts, fullFacts, issueFact, repairFact } from '#tests/car-facts.ts';
import { dataTestsOf, tableTest } from '#tests/tables.ts';
import { answerCard } from './card.ts';
import type { Garage } from './facts.ts';
import { EMPTY_QUERY } from './query-parts.ts';
import { askedBefore } from './asked-before.ts';
import { reply, warningFor } from './reply.ts';

const dataTest = dataTestsOf('assistant/replies.tsv');

const garageOf = (facts: CarFacts): Garage => ({
  today: '2026-11-21',
  currency: 'EUR',
  cars: [{ ...facts, id: 'car', name: 'Volvo V70' }],
});
const full = garageOf(fullFacts);
const withFiles = { ...fullFacts, repairs: fullFacts.repairs.map((one) => ({ ...one, files: 0 })) };
const ask = (question: string, of: Garage | null = full, language: 'en' | 'lv' = 'en') =>
  reply(of, { question, language, here: 'car', before: null });

test('an answer carries how it was understood, in the language of the question', () => {
  const { text, understood } = ask('Cik iztērēju 2025. gadā?');
  expect(text.replaceAll('\u00a0', ' ')).toContain('200,00 €');
  expect(understood).toMatchObject({ language: 'lv', search: null, queries: [{ measure: 'cost' }] });
});

test('not understood means a search that is called so, with questions that the records answer', () => {
  const searched = ask('Which colour is the cable of my scanner?');
  expect(searched).toMatchObject({
    answered: false,
    understood: { queries: [], search: expect.any(String) },
  });
  expect(searched.text).toMatch(/I searched for[\s\S]*You can ask:\n- /);
});

tableTest([
  ['How big is the tank?', 'en', /^I found no answer to that in the records\./],
  ['Will it pass the inspection?', 'en', /^I found no answer to that in the records\./],
  ['Vai auto ir vērts paturēt?', 'lv', /^Atbildi uz to ierakstos neatradu\./],
  ['Cik maksās bremžu remonts?', 'lv', /Zinu, cik ir samaksāts/],
] as const)('what no record tells is answered so, not with another figure', (text, language, told) => {
  expect(ask(text, full, language).text).toMatch(told);
  expect(ask(text, full, language).understood?.queries).toEqual([]);
});

tableTest([
  ['kā vārīt olu', 'lv'],
  ['kā uzvārīt zirņus', 'lv'],
  ['1966', 'en'],
  ['kas uzvarēja hokejā', 'lv'],
  ['how to boil an egg', 'en'],
  ['you again', 'en'],
] as const)('what is of no car gets no figure, and no warning without the question', (text, language) => {
  const { text: told, understood } = ask(text, full, language);
  expect([/^\*\*(?!Vai tas ir par jūsu auto\?)/.test(told), understood?.queries ?? []]).toEqual([false, []]);
});

tableTest([
  ['I clipped a pole and the lines are draped over the van.'],
  ['There is smoke in the kitchen of our motorhome and a gas smell'],
  ['My scooter battery is smoking in the kitchen'],
  ['My e-bike battery swells in the trunk'],
  ['There is a fire, where is the fire extinguisher kept'],
])('a danger that may be of no car is told all the same, after the question', (question) => {
  const warning = warningFor(full, { question, language: 'en', here: 'car', before: null });
  expect(warning).toMatch(/^Is this about your car\? \S/);
  expect(ask(question).text.startsWith(`**${warning}**`)).toBe(true);
});

tableTest([
  ['In the second verse the brakes fail and the band plays on', 'en', /^(?!\*\*(?!Is this)|This sounds)/],
  ['My dishwasher leaks and smells of burning', 'en', /^(?!\*\*(?!Is this)|This sounds)/],
  ['Romānā kučierim nolūst ritenis un kariete apgāžas', 'lv', /^(?!\*\*(?!Vai tas)|Izklausās)/],
  ['Uzraksti dzejoli par degošu kuģi', 'lv', /^(?!\*\*|Izklausās)/],
  ['Smoke comes from the hood, it was in a film too', 'en', /^\*\*/],
] as const)(
  'what may be of something else is claimed of no car, and a danger is still told',
  (text, language, told) => {
    expect(ask(text, full, language).text).toMatch(told);
  },
);

tableTest([
  ['the band plays a song where the brakes squeal', 'en', 'Yes, it is about my car', /pads/],
  ['Prāmim noslāpa dzinējs', 'lv', 'Jā, tas ir par manu auto', /noslāpst/],
  ['Prāmim noslāpa dzinējs', 'lv', 'jā', /noslāpst/],
  ['Prāmim noslāpa dzinējs', 'lv', 'Jā, mans auto', /noslāpst/],
  ['the band plays a song where the brakes squeal', 'en', 'Yes, my car', /pads/],
  ['the band plays a song where the brakes squeal', 'en', 'Yes, but when is service due?', /^(?![^]*pads)/],
  ['the band plays a song where the brakes squeal', 'en', 'Yes, the engine is on fire', /^\*\*/],
] as const)(
  'what may be of no car is only asked; once it is said to be, it is answered',
  (text, language, yes, told) => {
    const { text: asked, understood } = ask(text, full, language);
    const thread = [
      { role: 'user', content: text },
      { role: 'fallback', content: asked, understood },
    ];
    const before = askedBefore(thread, full, 'car');
    expect(reply(full, { question: yes, language, here: 'car', before }).text).toMatch(told);
    expect(asked).toMatch(/^(?:Is this about your car\?|Vai tas ir par jūsu auto\?)$/);
  },
);

tableTest(['the brakes on government spending', 'Dziesmā čīkst bremzes'])(
  'what is certainly of no car is told what can be asked, and nothing is claimed or searched',
  (text) => {
    expect(ask(text).text).toMatch(/^(?:I answer from|Atbildu pēc)[^-]+\n(?:- .+\?\n?)+$/);
    expect(ask(text).understood).toMatchObject({ queries: [], search: '' });
  },
);

test('a wish to enter is told how, and enters nothing', () => {
  expect(ask('add an oil change for yesterday').text).toMatch(/^Nothing was entered or changed/);
});

test('the name of a part alone is searched, and what is not meant is left out', () => {
  expect(ask('oil oil oil').understood).toMatchObject({ queries: [], search: 'oil oil oil' });
  const { text } = ask('What was done, not the brakes?');
  expect(text).not.toContain('brake pads');
});

test('where no record of the kind that was asked for is about it, what else is stands below', () => {
  const { text } = ask('Do we have a receipt for the front brake pads?', garageOf(withFiles));
  expect(text).toMatch(
    /^I found no such record[\s\S]*\nI searched for: .*\n- June 10, 2025: Front brake pads/,
  );
});

test('without facts on the device it is said, and nothing is denied', () => {
  expect(ask('When was the last oil change?', null)).toMatchObject({
    answered: false,
    understood: null,
    text: expect.stringContaining('not been loaded on this device'),
  });
});

dataTest('what asks nothing of the records gets no claim about them', (text) => {
  const queries = ask(text).understood?.queries ?? [];
  expect(queries.filter(({ isGuess, unused }) => !isGuess && unused.length === 0)).toEqual([]);
  expect(ask(text).text).not.toMatch(/no such record|Šādu ierakstu neatradu/);
});

tableTest(['Regenschirm', 'banāns', 'Die Bremsen quietschen'])(
  'a single word and another language are no complaint',
  (text) => {
    expect(ask(text).answered).toBe(false);
  },
);

test('a short question is answered in the language of the conversation, unless its words are of the other', () => {
  const before = {
    query: { ...EMPTY_QUERY, measure: 'cost' as const, cars: ['car'] },
    language: 'lv' as const,
  };
  const said = (question: string) => reply(full, { question, language: 'en', here: 'car', before }).language;
  expect(['2025?', 'un 2025?', 'and in 2025?'].map(said)).toEqual(['lv', 'lv', 'en']);
});

describe('a complaint goes to the assessment', () => {
  tableTest([
    ['My brakes squeal when I stop', 'en', /pads/],
    ['Bremzes čīkst, kad bremzēju', 'lv', /kluči|uzlik/],
    ['Any problem if the brakes squeal?', 'en', /pads/],
  ] as const)('not to the records', (text, language, told) => {
    expect(ask(text, full, language).text).toMatch(told);
    expect(ask(text, full, language).understood?.queries ?? []).toEqual([]);
  });

  tableTest(['When did the brakes squeal?', 'How much did I pay for the brakes?'])(
    'a question about it does not',
    (text) => {
      expect(ask(text).understood?.queries).toHaveLength(1);
    },
  );
});

describe('a danger is told above any answer', () => {
  tableTest([
    'The brakes failed',
    'Brake pedal goes to the floor, what helped?',
    'The engine is on fire. When was the last oil change?',
  ])('with what to do', (text) => {
    expect(ask(text).text).toMatch(/^\*\*[^*]+\*\*\n\n/);
  });

  tableTest([
    'When did I last repair the brakes that failed?',
    'What did the failed brakes cost?',
    'How often did the brakes squeal?',
  ])('a question about the past demands nothing', (text) => {
    expect(ask(text).text).not.toContain('**');
  });

  test('but what is only imagined is answered with what to do then', () => {
    expect(ask('What happens if the brakes fail?').text).toMatch(
      /^If that happens:\n- If you are still moving:.*[Dd]o not drive on/,
    );
  });

  test('the most dangerous problem is the one with the worst advice', () => {
    const issues = [
      issueFact('2026-11-20', 'Rattle', { advice: 'can_wait' }),
      issueFact('2026-10-20', 'White smoke', { advice: 'stop_driving' }),
      issueFact('2026-09-20', 'Clunk', { advice: 'soon' }),
    ];
    const { text } = ask('Which problem is the most dangerous?', garageOf({ ...fullFacts, issues }));
    expect(text).toMatch(/^Do not drive until[^\n]*\n- [^\n]*White smoke[^\n]*\n- [^\n]*Clunk/);
    expect(text).not.toContain('Rattle');
    const calm = ask('Vai kāda problēma ir bīstama?', garageOf({ ...fullFacts, issues: [issues[0]!] }));
    expect(calm.text).toContain('nenozīmē');
  });
});

test('the most dangerous problem is looked for in all cars', () => {
  const car = (id: string, advice: 'soon' | 'stop_driving') => ({
    ...emptyFacts,
    id,
    name: id,
    issues: [issueFact('2026-10-20', `Noise of ${id}`, { advice })],
  });
  const garage = { ...full, cars: [car('car', 'soon'), car('van', 'stop_driving')] };
  const { text } = ask('Which problem is the most dangerous?', garage);
  expect(text).toMatch(/^Do not drive[^\n]*\n- van, [^\n]*Noise of van[^\n]*\n- car, /);
});

test('where it is not certain what is asked, each offered reading tells what the records say to it', () => {
  const unsure = ['How many garages did I visit in 2025?', 'Which year cost me?', 'brakes or oil, which?'];
  const offered = unsure.map((one) => ask(one)).filter(({ understood }) => understood?.queries[0]?.isGuess);
  expect(offered.length).toBeGreaterThan(0);
  for (const { text, understood } of offered)
    for (const query of understood!.queries) {
      const { figure, reading } = answerCard(full, query, 'en');
      expect(figure).toBeNull();
      expect(text).toContain(`- ${reading!.of}: ${reading!.says}`);
    }
});

test('names of places do not decide the language of the reply', () => {
  const repairs = [repairFact('2026-01-01', 'Oil', { garageName: 'Labā darbnīca' })];
  const garage = garageOf({ ...emptyFacts, repairs });
  expect(['Darbnīca?', 'Remontēts?'].map((text) => ask(text, garage).language)).toEqual(['en', 'lv']);
});

test('what this car has none of is told of the others, with their names', () => {
  const leaf = { ...emptyFacts, repairs: [repairFact('2026-01-01', 'Battery replaced')] };
  const garage = { ...full, cars: [...full.cars, { ...leaf, id: 'leaf', name: 'Leaf' }] };
  const { text } = ask('When was the battery replaced?', garage);
  expect(text).toMatch(
    /^I found no such record \(Battery, Volvo V70\)\.\nOf the other cars:\nLeaf – the last record:/,
  );
  const repairs = [repairFact('2026-01-01', 'Oil change')];
  const other = { ...full, cars: [...full.cars, { ...leaf, repairs, id: 'leaf', name: 'Leaf' }] };
  expect(ask('When was the last oil change?', other).text).toContain('Of the other cars:\n- Leaf, ');
});

test('a follow-up continues the query of the last answer, or what the last question asked', () => {
  const query = { ...EMPTY_QUERY, measure: 'cost' as const };
  const understood = { language: 'en' as const, queries: [query], search: null, isDoubted: false };
  const question = { role: 'user', content: 'How much in 2025?' };
  expect(askedBefore([question, { role: 'fallback', content: '', understood }], full, 'car')).toMatchObject({
    query,
    language: 'en',
  });
  expect(askedBefore([question], full, 'car')).toMatchObject({
    query: { measure: 'cost', periods: [{ from: '2025-01-01' }] },
    language: null,
  });
  const searched = { ...understood, queries: [], search: 'x' };
  expect(
    askedBefore([question, { role: 'fallback', content: '', understood: searched }], full, 'car'),
  ).toMatchObject({ query: null, language: 'en' });
  expect(askedBefore([], full, 'car')).toBeNull();
});

test('any text at all gets some answer', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.constantFrom('en' as const, 'lv' as const),
      (text, language) => {
        expect(ask(text, full, language).text).not.toBe('');
      },
    ),
  );
});
