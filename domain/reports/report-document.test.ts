import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createWords } from '#domain/language/words.ts';
import { METRIC } from '#domain/units/units.ts';
import { COST_KINDS } from './cost-rules.ts';
import { reportDocument } from './report-document.ts';
import { withPictures, type ReportFacts } from './report-facts.ts';
import { breaksBefore } from './report-styles.ts';
import { isPeriodValid, reportPeriod } from './report-period-rules.ts';
import { printable } from './report-text-rules.ts';

const words = createWords('en', {});
const kinds = (changes = {}) =>
  ({ ...Object.fromEntries(COST_KINDS.map((kind) => [kind, 0])), ...changes }) as Record<
    (typeof COST_KINDS)[number],
    number
  >;
const car: ReportFacts['car'] = {
  brand: 'Volvo',
  model: 'V70',
  year: 2012,
  nickname: 'Zilais',
  vin: 'YV1',
  licensePlate: null,
  mileage: 240_000,
  outOfUse: null,
  transmission: null,
  fuelType: 'diesel',
  engineType: null,
  ...METRIC,
  health: {
    open: 1,
    urgent: 0,
    repeatedTitles: 0,
    firstRepeatedTitle: null,
    isBlank: false,
    firstTitle: 'Squeal',
    worst: null,
  },
};
const facts: ReportFacts = {
  today: '2026-11-21',
  car,
  photo: 'photo',
  period: { from: null, to: null },
  problems: [
    {
      title: 'Squeal',
      day: '2026-03-05',
      km: 238_500,
      status: 'new',
      occurrences: 2,
      summary: 'Worn pads',
      description: 'Front left',
      asked: [{ question: 'Since when?', answer: 'Since Monday' }],
      advice: 'soon',
      adviceReason: 'It wears on',
      notes: 'Asked twice',
      replies: [
        {
          id: '01890a5d-ac96-774b-bcce-b302099a8057',
          text: 'Bring it on Tuesday',
          cost: 129.9,
          currency: 'EUR',
          included: 'Pads and work',
          mechanicName: 'Juris',
          garageName: 'Ozols Auto',
          ownerReply: 'Tuesday is fine',
          version: 2,
          createdAt: '2026-03-06T09:00:00.000Z',
        },
      ],
      pictures: ['picture-0', 'picture-1'],
    },
  ],
  resolved: [{ title: 'Smoke', day: '2026-01-01', resolvedDay: '2026-01-20' }],
  repairs: [
    {
      title: 'Oil',
      day: '2026-02-03',
      kind: 'service',
      km: 239_000,
      garage: 'Motors',
      mechanic: null,
      description: null,
      fixed: ['Smoke'],
      cost: { minor: 120_50, currency: 'EUR' },
      breakdown: { parts: 100, labor: 15.5 },
    },
  ],
  overdue: 0,
  due: [
    {
      title: 'Oil and filter',
      dueDate: '2026-12-01',
      dueKm: 255_000,
      isKmEstimated: false,
      state: 'soon',
      reason: 'date',
      daysLeft: 10,
      kmLeft: 15_000,
      date: '2026-12-01',
      isEstimated: false,
      progress: 0.8,
      isPaper: false,
      isSnoozed: false,
    },
  ],
  more: { problems: 0, resolved: 0, repairs: 3, pictures: 0 },
  costs: [
    {
      currency: 'EUR',
      by: 'year',
      driven: null,
      periods: [{ period: '2026', total: 120_50, kinds: kinds({ service: 120_50 }) }],
      total: { period: '', total: 120_50, kinds: kinds({ service: 120_50 }) },
    },
  ],
  link: { url: 'https://example.com/mechanic-share?token=x', validUntil: 'tomorrow', isEditable: false },
};
/** The document as text: what stands in it, without the functions that draw lines. */
const textOf = (some: ReportFacts) => JSON.stringify(reportDocument(some, words).content);

describe('the document of a report', () => {
  test('the cover begins with the worst advice of an open problem', () => {
    const withWorst = (advice: 'stop_driving' | 'soon' | 'can_wait') =>
      textOf({
        ...facts,
        problems: [],
        car: { ...car, health: { ...car.health, worst: { id: 'i', title: 'Pedal sinks', advice } } },
      });
    const stop = withWorst('stop_driving');
    expect(stop.indexOf('Do not drive')).toBeGreaterThan(0);
    expect(stop.indexOf('Do not drive')).toBeLessThan(stop.indexOf('1 open issue'));
    expect(stop).toContain('Pedal sinks');
    expect(withWorst('soon')).toContain('Have it checked soon');
    expect(withWorst('can_wait')).not.toContain('Pedal sinks');
  });

  test('of reminders that are left out, the status tells only how many are overdue', () => {
    expect(textOf({ ...facts, due: null, overdue: 2 })).toContain('2 overdue');
    expect(textOf({ ...facts, due: null, overdue: 2 })).not.toContain('Oil and filter');
    const late = facts.due!.map((one) => ({ ...one, state: 'overdue' as const, daysLeft: -3 }));
    expect(textOf({ ...facts, due: late, overdue: 1 })).toContain('Oil and filter: overdue by 3 days');
    expect(textOf({ ...facts, due: late, overdue: 1 })).not.toContain('1 overdue');
  });

  test('nothing is all good where it is not known what is due', () => {
    const calm = { ...facts, problems: [], car: { ...car, health: { ...car.health, open: 0, urgent: 0 } } };
    expect(textOf({ ...calm, due: null, overdue: 0 })).toContain('All good · No open issues');
    expect(textOf({ ...calm, due: [] })).toMatch(/No reminders yet.*"No open issues"/);
    expect(textOf({ ...calm, due: null, overdue: 1 })).not.toContain('All good');
  });

  test('the status says a problem once, and how much is not shown', () => {
    const open = { ...facts, due: null, overdue: 0 };
    expect(textOf(open).split('1 open issue')).toHaveLength(2);
    const late = { ...facts.due![0]!, state: 'overdue' as const, daysLeft: -3 };
    expect(textOf({ ...facts, due: Array.from({ length: 8 }, () => late) })).toContain('+ 3 more');
  });

  test('holds the facts, in the order of a report', { tags: ['COST-10'] }, () => {
    const said = [
      'Zilais',
      'Volvo V70 · 2012',
      '1 open',
      'YV1',
      'Open problems',
      'Squeal',
      '238\u00A0500\u00A0km',
      'Have it checked soon',
      'Front left',
      'Since when? Since Monday',
      'Worn pads',
      'Answer from Juris, Ozols Auto',
      'Bring it on Tuesday\\nQuoted price: €129.90\\nPads and work\\nThe owner replied: Tuesday is fine',
      'Asked twice',
      'picture-1',
      'Resolved problems',
      '19',
      'Maintenance history',
      'Oil',
      'Service · Motors',
      'Parts €100.00 · Labor €15.50 · Other costs €5.00',
      'Fixed: Smoke',
      '€120.50',
      'not shown here: 3',
      'Cost per year',
      'mechanic-share',
    ];
    let at = 0;
    const text = textOf(facts).replace('{n} open', '1 open');
    for (const each of said) {
      const found = text.indexOf(each, at);
      expect([each, found > -1]).toEqual([each, true]);
      at = found;
    }
  });

  test('contains nothing that is excluded', () => {
    const bare = {
      ...facts,
      car: { ...car, vin: null },
      costs: null,
      link: null,
      photo: null,
      problems: facts.problems.map((problem) => ({
        ...problem,
        notes: '',
        pictures: [],
        replies: problem.replies.map((reply) => ({ ...reply, cost: null })),
      })),
      repairs: facts.repairs.map((repair) => ({ ...repair, cost: null })),
    };
    for (const left of ['VIN', 'Cost', '€', 'Notes', 'image', 'qr', 'photo'])
      expect(textOf(bare)).not.toContain(left);
  });

  test('is the same for the same facts, whatever the texts are, and leaves them as they were', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (title, description) => {
        const some = structuredClone(facts);
        some.problems[0]!.title = title;
        some.repairs[0]!.description = description;
        const before = structuredClone(some);
        expect(textOf(some)).toBe(textOf(some));
        expect(some).toEqual(before);
        expect(textOf(some)).not.toMatch(/\p{Emoji_Presentation}/u);
      }),
    );
  });

  test('does not reference a missing picture', () => {
    expect(textOf(withPictures(facts, new Set(['picture-1'])))).not.toMatch(/picture-0|photo/);
  });

  test('a heading is not left alone at the end of a page', () => {
    expect(breaksBefore({ headlineLevel: 110, startPosition: { top: 700 } })).toBe(true);
    expect(breaksBefore({ headlineLevel: 110, startPosition: { top: 600 } })).toBe(false);
    expect(breaksBefore({ startPosition: { top: 780 } })).toBe(false);
  });
});

describe('texts', () => {
  test('letters of any language stay, as one sign each', () => {
    for (const text of [
      'ā č ē ģ ī ķ ļ ņ š ū ž',
      'zażółć gęślą jaźń',
      'Ёлка и щука',
      '5W-30, 12 °C, €, 100 %',
      'a\nb',
    ]) {
      expect(printable(text)).toBe(text);
      expect(printable(text.normalize('NFD'))).toBe(text);
    }
    expect(printable('🚗 Zilais 👩‍🔧\u200B 🇱🇻')).toBe('Zilais');
    expect(printable('© ®')).toBe('© ®');
  });
});

describe('the period', () => {
  const dates = { from: '2026-01-05', to: '' };
  test('covers whole days, both ends included', { tags: ['LIM-05'] }, () => {
    expect(reportPeriod('all', dates, '2026-11-21')).toEqual({ from: null, to: null });
    expect(reportPeriod('thisYear', dates, '2026-11-21')).toEqual({ from: '2026-01-01', to: '2026-11-21' });
    expect(reportPeriod('year', dates, '2026-11-21')).toEqual({ from: '2025-11-22', to: '2026-11-21' });
    expect(reportPeriod('year', dates, '2028-02-29')).toEqual({ from: '2027-03-02', to: '2028-02-29' });
    expect(reportPeriod('dates', dates, '2026-11-21')).toEqual({ from: '2026-01-05', to: null });
  });

  test('may be open, but not run backwards', () => {
    expect(isPeriodValid('dates', dates)).toBe(true);
    expect(isPeriodValid('dates', { from: '2026-01-05', to: '2026-01-05' })).toBe(true);
    expect(isPeriodValid('dates', { from: '2026-01-05', to: '2026-01-04' })).toBe(false);
    expect(isPeriodValid('all', { from: '2026-01-05', to: '2026-01-04' })).toBe(true);
  });
});
