import { expect, test } from 'vitest';
import { emptyFacts, fillFact, issueFact, repairFact } from '#tests/car-facts.ts';
import { tableTest } from '#tests/tables.ts';
import { answerCard } from './card.ts';
import type { Garage } from './facts.ts';
import type { Query } from './query.ts';
import { EMPTY_QUERY } from './query-parts.ts';
import { reply } from './reply.ts';
import { yearOf } from './spans.ts';

const purchase = { date: '2020-01-10', price: null, km: 100_000 };
const details = { licensePlate: null, vin: null, engineType: null, purchase };
const garage: Garage = {
  today: '2026-11-21',
  currency: 'EUR',
  cars: [
    {
      ...emptyFacts,
      id: 'volvo',
      name: 'Old Blue',
      car: { ...emptyFacts.car, brand: 'Volvo', model: 'V70' },
      mileage: { km: 180_000, date: '2026-11-01' },
      repairs: [
        repairFact('2026-05-02', 'Front brake pads', { description: 'Brembo', cost: eur(120) }),
        repairFact('2025-06-01', 'Rear brake pads', { cost: eur(120) }),
        repairFact('2024-07-01', 'Wheels aligned', { kind: 'tyres', cost: eur(60) }),
        repairFact('2022-03-01', 'Technical inspection', { kind: 'inspection', cost: eur(30) }),
      ],
      issues: [
        issueFact('2026-04-20', 'Battery light came on', { status: 'resolved', resolvedOn: '2026-04-28' }),
      ],
      fills: [fillFact('2026-02-01', { km: 176_000 }), fillFact('2026-03-01', { km: 177_000 })],
      details,
    },
    {
      ...emptyFacts,
      id: 'yaris',
      name: 'Yaris',
      repairs: [
        repairFact('2026-01-01', 'Battery replaced', { cost: eur(90) }),
        repairFact('2025-02-01', 'OCTA', { kind: 'insurance', cost: eur(200) }),
      ],
      // It has not begun.
      documents: [
        {
          id: 'policy',
          kind: 'octa',
          title: 'Insurance',
          number: null,
          company: null,
          validFrom: '2026-12-01',
          validTo: '2027-11-30',
          notes: null,
          createdOn: '2026-11-20',
          files: 0,
        },
      ],
    },
  ],
};

function eur(value: number) {
  return { minor: value * 100, currency: 'EUR' };
}

const asked = (question: string, language: 'en' | 'lv' = 'en', before: Query | null = null) =>
  reply(garage, { question, language, here: 'volvo', before: before && { query: before, language: null } });
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

tableTest([
  ['en', 'When were the brake pads last zorbled?', 'Not taken into account: "zorbled".', 'May 2, 2026'],
  ['lv', 'Cik izmaksāja bremžu kluču zorblēšana?', 'Nav ņemts vērā: „zorblesana”.', '240,00 €'],
] as const)(
  'a word that is left out is told in the answer and on its card',
  (language, text, left, found) => {
    const { text: told, understood } = asked(text, language);
    const card = answerCard(garage, understood!.queries[0]!, language);
    for (const shown of [told, card.text]) {
      expect(plain(shown)).toContain(left);
      expect(plain(shown)).toContain(found);
    }
    expect(card.sentences).toContain(left);
  },
);

tableTest([
  ['who won the election?', 'en', 'election'],
  ['no kurienes mani vilka', 'lv', 'kurienes'],
  ['clunk over speedbumps', 'en', 'speedbumps'],
] as const)('a correction that is no word is neither searched for nor shown', (text, language, word) => {
  const { text: told } = asked(text, language);
  expect(told).toMatch(new RegExp(`[„"]${word}[”"]`));
});

test('a word that some of the records hold restricts them, and has its chip', () => {
  const { text, understood } = asked('What did the Brembo brake pads cost?');
  expect(plain(text)).toContain('€120.00');
  const [query] = understood!.queries;
  expect(query).toMatchObject({ words: ['brembo'], unused: [] });
  expect(answerCard(garage, query!, 'en').chips.map(({ label }) => label)).toContain('brembo');
});

tableTest([
  'cik km nobraukts ar volvo kopš servisa',
  'What was done anywhere but at the dealer?',
  'Which brake pads were not Brembo?',
  'cik maksāja problēma ar bremžu klučiem?',
  'Kuros gados ir masinas?',
])('what its query leaves out of a question is asked about: nothing is told as its answer', (text) => {
  const queries = asked(text, /[āē]|Kuros/.test(text) ? 'lv' : 'en').understood?.queries ?? [];
  expect(queries.every(({ isGuess }) => isGuess)).toBe(true);
});

tableTest(['Thanks, that helped', 'paldies, ļoti palīdzēja', 'what did you do at the weekend'])(
  'what is said to nobody is no question',
  (text) => expect(asked(text).understood?.queries ?? []).toEqual([]),
);

tableTest([
  'When was the zorbler replaced?',
  'How much did the quux of the zorbler cost?',
  'How many zorbles did the brake pads take?',
  'Which quux did the brake pads take?',
])('where nothing else tells what is asked about, it is searched, and nothing is denied', (text) => {
  const { understood, text: told } = asked(text);
  expect(understood?.queries).toEqual([]);
  expect(told).not.toContain('no such record');
});

tableTest([
  ['fuel costs febuary', /€80\.00:\n- February 1, 2026/],
  ['how mcuh were the brake pads', /€240\.00/],
  ['when were the braks done', /May 2, 2026/],
  ['how many fil ups in 2026', /2 fill-ups/],
  ['how oftn were the brake pads done', /2 repairs/],
])('words of the calendar and of questions are corrected', (text, told) => {
  expect(plain(asked(text).text)).toMatch(told);
});

tableTest(
  [
    // A light is no battery, an alignment is no new tire.
    ['When were the tires changed?', /no such record/],
    [
      'When was the battery replaced?',
      /^I found no such record \(Battery, Old Blue\)\.\nOf the other cars:\nYaris – the last record:/,
    ],
    ['What did it cost in 2025 and in 2026?', /All cars together:\n- 2025: [^\n]*\n- 2026: /],
    ['Did it pass the inspection in 2022?', /^2022, inspection, Old Blue[^\n]*\n- March 1, 2022/],
    ['How much was the battery?', /Battery, Old Blue\)\.\nOf the other cars:\n[^\n]*€90\.00/],
    ['When were Old Blue and the Yaris last repaired?', /- Old Blue, May 2[^\n]*\n- Yaris, January 1/],
    ['When was the head gasket done?', /no such record \(Head gasket[^-]*$|The nearest records/],
    ['Which years had no inspection?', /None for: 2023, 2024, 2025, 2026/],
    ['Are all cars insured?', /None for: Old Blue, Yaris/],
    ['Vai visiem auto ir derīga apdrošināšana?', /Nav ierakstu: Old Blue, Yaris/],
    // Fuel over its own 1 000 km (80 euros), the rest over the 80 000 since the purchase (330 euros).
    ['Cik maksā braukt ar Old Blue?', /Kopā ar remontiem: 8,41 € uz 100 km/],
    ['Which brake repair was the most expensive?', /May 2, 2026[\s\S]*June 1, 2025/],
    ['How long did it take to get the battery light fixed?', /Resolved on April 28, 2026, after 8 days/],
    ['What was the mileage when I bought it?', /100 000 km/],
    ['How far have I driven since I bought it?', /80 000 km/],
    ['What did both cars cost without the Yaris?', /€330\.00/],
  ],
  0.85,
)('what is asked is answered, not what is near it', (text, told) => {
  expect(plain(asked(text).text)).toMatch(told);
});

tableTest([
  ['What did the repairs of the Yaris cost?', /€90\.00/],
  ['Cik maksāja Yaris remonti?', /90,00 €/],
  ['How many repairs of the Yaris, without insurance?', /Without insurance, Yaris: 1 repair\b/],
  ['What did the Yaris cost in total?', /€290\.00 \(2 records\)/],
])('an insurance that was paid is a cost, and no repair', (text, told) => {
  expect(plain(asked(text, /[ā]/.test(text) ? 'lv' : 'en').text)).toMatch(told);
});

tableTest([
  ['How much will new brake pads cost?', /^I know what was paid[^\n]*\n- May 2, 2026[^\n]*€120\.00/],
  ['Cik maksā sajūga maiņa?', /^Zinu, cik ir samaksāts/],
  ['cik tas maksās?', /^Zinu, cik ir samaksāts/],
])('of what something costs elsewhere, only what was paid is known', (text, told) => {
  expect(plain(asked(text, /[āī]/.test(text) ? 'lv' : 'en').text)).toMatch(told);
});

const costs: Query = {
  ...EMPTY_QUERY,
  measure: 'cost',
  cars: ['volvo'],
  periods: [yearOf(2025, 'last-year')],
};
const records: Query = { ...costs, measure: 'records', things: ['brake-pads'], periods: [] };
tableTest([
  ['total?', costs, /€330\.00/],
  ['un pavisam?', costs, /330,00/],
  ['total?', records, /€240\.00/],
  ['a year later?', costs, /2026[^\n]*€120\.00/],
  ['and the one before that?', { ...records, measure: 'last', order: 'newest', limit: 1 }, /June 1, 2025/],
  ['how much was that?', { ...costs, measure: 'last', cars: ['yaris'], periods: [] }, /€90\.00/],
  ['and in 2026?', { ...costs, cars: ['yaris'] }, /€90\.00/],
  ['can I still drive it?', { ...costs, cars: ['yaris'] }, /Yaris/],
] as const)('a follow-up keeps all that it does not change', (text, before, told) => {
  expect(plain(asked(text, 'en', before as Query).text)).toMatch(told);
});

test('a kind of fuel is not another kind', () => {
  const told = (text: string) => plain(asked(text).text);
  expect(told('How much did I spend on diesel in 2026?')).toMatch(/160\.00/);
  expect(told('How much did I spend on petrol in 2026?')).not.toMatch(/160\.00/);
});

test('what was told just now, asked of where nothing was told, gets no figure', () => {
  expect(asked('cik tas maksāja?', 'lv').understood?.queries).toEqual([]);
});
