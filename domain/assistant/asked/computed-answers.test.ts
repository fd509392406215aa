import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { formatLongDay } from '#domain/language/format.ts';
import type { Language } from '#domain/language/words.ts';
import { emptyFacts, issueFact, repairFact } from '#tests/car-facts.ts';
import { HELD_UP_MS, processorMilliseconds } from '#tests/processor-time.ts';
import type { CarFacts, RepairFact } from '../car-facts.ts';
import { moneyText, sumByCurrency } from '../fact-texts.ts';
import { FILLER, VOCABULARY } from '../knowledge/question-vocabulary.ts';
import { carWords } from '#domain/car-words/car-words.ts';
import { REPAIR_TOPICS } from '../knowledge/repair-topics.ts';
import { offlineReply } from '../offline-reply-rules.ts';
import { recordsReplyTo } from './records-reply.ts';

const today = '2026-11-22';
const assertFew = <Drawn>(property: fc.IProperty<Drawn>) => fc.assert(property, { numRuns: 40 });
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

const PARTS = {
  battery: { title: 'Battery replaced', en: 'the battery', lv: 'akumulators', on: 'akumulatoram' },
  clutch: { title: 'Sajūga maiņa', en: 'the clutch', lv: 'sajūgs', on: 'sajūgam' },
  turbo: { title: 'Turbo', en: 'the turbo', lv: 'turbīna', on: 'turbīnai' },
  radiator: { title: 'Radiatora nomaiņa', en: 'the radiator', lv: 'radiators', on: 'radiatoram' },
} as const;
type Part = keyof typeof PARTS;
const GARAGES = ['Auto Apse', 'Riepu nams', 'Jurģa serviss'] as const;
const YEARS = [2023, 2024, 2025, 2026] as const;

const titleOf = (part: Part) => PARTS[part].title;
const anyRepair = fc.record({
  part: fc.constantFrom(...(Object.keys(PARTS) as Part[])),
  day: fc.record({
    year: fc.constantFrom(...YEARS),
    month: fc.integer({ min: 1, max: 10 }),
    date: fc.integer({ min: 1, max: 28 }),
  }),
  cost: fc.option(
    fc.record({
      minor: fc.integer({ min: 100, max: 99_999 }),
      currency: fc.constantFrom('EUR', 'EUR', 'SEK'),
    }),
  ),
  garageName: fc.option(fc.constantFrom(...GARAGES)),
});
const anyFacts = fc
  .uniqueArray(anyRepair, {
    maxLength: 14,
    selector: ({ day }) => `${day.year}-${day.month}-${day.date}`,
  })
  .map((some): CarFacts => ({
    ...emptyFacts,
    fills: [],
    reminders: [],
    readings: [],
    repairs: some
      .map(({ part, day: { year, month, date }, cost, garageName }) =>
        repairFact(
          `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`,
          titleOf(part),
          { cost, garageName },
        ),
      )
      .toSorted((a, b) => (a.date < b.date ? 1 : -1)),
  }));

/** What is put forward, without the nearest records. */
const valueOf = (text: string) =>
  text
    .split(/The nearest records|Tuvākie ieraksti/)[0]!
    .replace(/\([^)]*(?:on record|ierakstos)[^)]*\)/g, '');

const ask = (facts: CarFacts, question: string, language: Language) =>
  plain(offlineReply(facts, { question, language, today }).text);

const anyPart = fc.constantFrom(...(Object.keys(PARTS) as Part[]));
const anyYear = fc.option(fc.constantFrom(...YEARS));
const anyLanguage = fc.constantFrom<Language>('en', 'lv');
const anyGarage = fc.option(fc.constantFrom(...GARAGES));

type Scope = { part: Part | null; year: number | null; garage: string | null };
const scoped = ({ repairs }: CarFacts, { part, year, garage }: Scope): RepairFact[] =>
  repairs.filter(
    (one) =>
      (part === null || one.title === titleOf(part)) &&
      (year === null || one.date.startsWith(String(year))) &&
      (garage === null || one.garageName === garage),
  );

const NONE =
  /no record|no such record|nothing on record|no repairs on record|neatradu|ieraksta nav|ierakstu nav|nav neviena/;
const inYear = (year: number | null, language: Language) =>
  year === null ? '' : language === 'en' ? ` in ${year}` : ` ${year}. gadā`;
const atGarage = (garage: string | null, language: Language) =>
  garage === null ? '' : language === 'en' ? ` at ${garage}` : ` pie ${garage}`;

type Costed = RepairFact & { cost: NonNullable<RepairFact['cost']> };
const inEuros = (some: readonly RepairFact[]) =>
  some
    .filter((one): one is Costed => one.cost?.currency === 'EUR')
    .toSorted((a, b) => b.cost.minor - a.cost.minor);

type Asking = { en: (part: Part) => string; lv: (part: Part) => string };

/** Asks in each scope; `check` gets the answer and the records of the scope. */
const inEachScope = (
  asking: Asking,
  check: (text: string, found: RepairFact[], scope: Scope, language: Language) => void,
) =>
  assertFew(
    fc.property(anyFacts, anyPart, anyYear, anyGarage, anyLanguage, (facts, part, year, garage, language) => {
      const where = `${atGarage(garage, language)}${inYear(year, language)}`;
      const text = ask(facts, `${asking[language](part)}${where}?`, language);
      const scope = { part, year, garage };
      check(text, scoped(facts, scope), scope, language);
    }),
  );

describe('an answer equals the computation over the records of its scope', () => {
  test('sums by part, garage and year', () => {
    const asking = {
      en: (part: Part) => `How much did I spend on ${PARTS[part].en}`,
      lv: (part: Part) => `Cik iztērēju ${PARTS[part].on}`,
    };
    inEachScope(asking, (text, found, _scope, language) => {
      const priced = found.flatMap(({ cost }) => cost ?? []);
      if (found.length === 0) expect(text).toMatch(NONE);
      else if (priced.length > 0)
        expect(text).toContain(plain(moneyText(sumByCurrency(priced), 'EUR', language)));
      else expect(valueOf(text)).not.toMatch(/€|kr/);
    });
  });

  test('counts by part, garage and year', () => {
    const asking = {
      en: (part: Part) => `How many times was ${PARTS[part].en} replaced`,
      lv: (part: Part) => `Cik reižu mainīts ${PARTS[part].lv}`,
    };
    inEachScope(asking, (text, found, { garage, year }, language) => {
      if (found.length === 0) expect(text).toMatch(NONE);
      else expect(text).toMatch(new RegExp(`(?<!\\d)${found.length} (?:repair|remont)`));
      for (const { date } of found)
        if (garage !== null || year !== null) expect(text).toContain(formatLongDay(date, language));
    });
  });

  test('the first and the last', () => {
    assertFew(
      fc.property(anyFacts, anyPart, fc.boolean(), anyLanguage, (facts, part, isFirst, language) => {
        const found = scoped(facts, { part, year: null, garage: null });
        const text = ask(
          facts,
          language === 'en'
            ? `When was ${PARTS[part].en} replaced for the ${isFirst ? 'first' : 'last'} time?`
            : `Kad ${isFirst ? 'pirmo' : 'pēdējo'} reizi mainīts ${PARTS[part].lv}?`,
          language,
        );
        const one = isFirst ? found.at(-1) : found[0];
        if (!one) expect(text).toMatch(NONE);
        for (const { date } of facts.repairs)
          expect(valueOf(text).includes(formatLongDay(date, language))).toBe(date === one?.date);
      }),
    );
  });

  test('the most and the least expensive, within one currency', () => {
    assertFew(
      fc.property(anyFacts, anyYear, fc.boolean(), anyLanguage, (facts, year, isMost, language) => {
        const priced = inEuros(scoped(facts, { part: null, year, garage: null }));
        const word =
          language === 'en' ? (isMost ? 'most expensive' : 'cheapest') : isMost ? 'dārgākais' : 'lētākais';
        const text = ask(
          facts,
          language === 'en'
            ? `What was the ${word} repair${inYear(year, language)}?`
            : `Kurš bija ${word} remonts${inYear(year, language)}?`,
          language,
        );
        const one = isMost ? priced[0] : priced.at(-1);
        if (one) expect(text).toContain(plain(moneyText([one.cost], 'EUR', language)));
        else expect(valueOf(text)).not.toContain('€');
      }),
    );
  });

  test('two years compared', () => {
    assertFew(
      fc.property(anyFacts, anyLanguage, (facts, language) => {
        const text = ask(
          facts,
          language === 'en'
            ? 'Did I spend more on repairs in 2024 or in 2025?'
            : 'Vai remontiem vairāk iztērēju 2024. vai 2025. gadā?',
          language,
        );
        for (const year of [2024, 2025]) {
          const paid = scoped(facts, { part: null, year, garage: null }).map(({ cost }) => cost);
          expect(text).toContain(`${year}: ${plain(moneyText(sumByCurrency(paid), 'EUR', language))}`);
        }
      }),
    );
  });

  test('above an amount, where other currencies are left out', () => {
    assertFew(
      fc.property(anyFacts, fc.integer({ min: 1, max: 999 }), anyLanguage, (facts, limit, language) => {
        const found = inEuros(facts.repairs).filter(({ cost }) => cost.minor > limit * 100);
        const text = ask(
          facts,
          language === 'en'
            ? `Which repairs cost more than ${limit} euros?`
            : `Kuri remonti maksāja vairāk par ${limit} eiro?`,
          language,
        );
        for (const { date } of facts.repairs)
          expect(valueOf(text).includes(formatLongDay(date, language))).toBe(
            found.some((one) => one.date === date),
          );
      }),
    );
  });
});

describe('what is not understood is not answered', () => {
  const facts: CarFacts = {
    ...emptyFacts,
    repairs: [
      repairFact('2026-03-05', 'Battery replaced', {
        cost: { minor: 9050, currency: 'EUR' },
        garageName: 'Auto Apse',
        mileage: 178_500,
      }),
    ],
    issues: [issueFact('2026-09-02', 'Oil leak')],
    fills: [],
    reminders: [],
    readings: [],
  };
  const UNKNOWN = ['zebra', 'quux', 'florp', 'vizulis', 'blunkers', '4711'] as const;
  const ASKED: readonly [Language, string][] = [
    ['en', 'When was the {x} battery replaced?'],
    ['en', 'How much did the battery {x} cost?'],
    ['en', 'Who replaced the battery for {x}?'],
    ['en', 'How many times did I replace the battery {x}?'],
    ['en', 'What was the most expensive {x} repair?'],
    ['en', 'How many km did I drive with {x}?'],
    ['en', 'How much did I spend {x} in 2026?'],
    ['en', 'What is due for {x}?'],
    ['en', 'Did I {x} the battery?'],
    ['lv', 'Kad mainīts {x} akumulators?'],
    ['lv', 'Cik maksāja akumulators {x}?'],
    ['lv', 'Kurš mainīja akumulatoru {x}?'],
    ['lv', 'Cik reižu mainīts {x} akumulators?'],
    ['lv', 'Kurš {x} remonts bija visdārgākais?'],
    ['lv', 'Cik iztērēju {x} 2026. gadā?'],
    ['lv', 'Cik km nobraucu ar {x}?'],
  ];
  tableTest(ASKED)('with a word that is not known', (language, question) => {
    for (const word of UNKNOWN) {
      const text = ask(facts, question.replace('{x}', word), language);
      expect(valueOf(text), word).not.toMatch(
        /€|2026\. gada|March 5|Auto Apse|\b1 (?:repair|remont)|178 500/,
      );
    }
  });
});

const words = [
  ...FILLER,
  ...Object.values(VOCABULARY).flatMap((list) => list.split(/[\s,=]+/)),
  ...carWords()
    .wordsOf((entry) => REPAIR_TOPICS.some(({ entries }) => entries.includes(entry)))
    .flat()
    .map((atom) => atom.replace('*', '')),
  ...'2024 2024. gada 12 Auto Apse ? . , not nav'.split(' '),
].filter(Boolean);

test('no question fails, and none holds up a process', () => {
  const anyQuestion = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 14 });
  fc.assert(
    fc.property(anyFacts, anyQuestion, anyLanguage, (facts, some, language) => {
      const took = processorMilliseconds(HELD_UP_MS, () => {
        expect(recordsReplyTo(`${some.join(' ')}?`, { facts, language, today })).not.toBe('');
      });
      expect(took).toBeLessThan(HELD_UP_MS);
    }),
    { numRuns: 200 },
  );
});
