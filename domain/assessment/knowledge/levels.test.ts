import { describe, expect, test } from 'vitest';
import { dataTestsOf, tableTest } from '#tests/tables.ts';
import type { BilingualText } from '../bilingual-text.ts';
import { assessOffline } from '../engine.ts';
import { furtherAdvice } from '../further-advice-rules.ts';
import { safetyRuleOf } from '../safety-rules.ts';
import { stopOf } from '../stop-actions.ts';
import type { AssessmentLanguage } from '../schema.ts';
import { BASICS } from './basics.ts';
import { DANGER_REASONS } from './danger-reasons.ts';
import { DECISIVE_QUESTIONS } from './decisive-questions.ts';
import { advisesDriving } from './driving-phrases.ts';
import type { SymptomPattern } from './pattern-shape.ts';
import { PATTERNS } from './patterns.ts';
import { SAFETY_RULES } from './safety.ts';
import { STOPS, type StopId } from './stops.ts';
import { ADVICE_REASONS, NOT_UNDERSTOOD } from './summaries.ts';

const dataTest = dataTestsOf('assessment/levels.tsv');

const LANGUAGES: readonly AssessmentLanguage[] = ['en', 'lv'];

const FORBIDS_DRIVING = {
  en: /\bdo not (?:drive|use the car|set off|keep driving)|must not be (?:driven|used)|\btowed\b|\bstop(?: |,| and )(?:when it is safe|switch|let)|\bat once\b|\bimmediately\b|\bget everyone out\b|\b112\b/i,
  lv: /(?<!\p{L})(?:nebrauciet|tālāk nebrauciet|neturpiniet brau|neizmantojiet auto|evakuē|tiklīdz tas ir droši|apstājieties|nekavējoties|visi izkāpiet|112)|lietot nedrīkst|nedrīkst braukt/iu,
};
/** Leaves less time than the level says. */
const HURRIES: Readonly<Record<'soon' | 'can_wait', Readonly<Record<AssessmentLanguage, RegExp>>>> = {
  soon: { en: /\btoday\b|\btonight\b/i, lv: /(?<!\p{L})(?:šodien|tūlīt)/iu },
  can_wait: {
    en: /\btoday\b|\btonight\b|within (?:the next few )?days|\bdo not postpone\b/i,
    lv: /(?<!\p{L})(?:šodien|tūlīt|neatlieciet)|tuvākajās dienās|dažu dienu laikā/iu,
  },
};
const CONDITION = {
  en: /\b(?:if|when|while|unless)\b/i,
  lv: /(?<!\p{L})(?:ja|kad|kamēr)(?!\p{L})/iu,
};

/** Forbids driving as things are, not only if something more happens. */
const forbidsDriving = (text: string, language: AssessmentLanguage) =>
  text
    .split(/[.;:](?:\s|$)/u)
    .some((clause) => FORBIDS_DRIVING[language].test(clause) && !CONDITION[language].test(clause));

const STOPPED = (Object.keys(STOPS) as StopId[]).map((id) => ({ id, ...stopOf(id) }));

type Entry = {
  id: string;
  advice: SymptomPattern['advice'];
  isToday?: boolean;
  texts: BilingualText[];
};

const ENTRIES: Entry[] = [
  ...PATTERNS.map(({ id, advice, symptom, causes, questions, advices }) => ({
    id: `pattern ${id}`,
    advice,
    texts: [symptom, ...causes.flatMap(({ text, why }) => [text, why]), ...questions, ...advices],
  })),
  ...PATTERNS.flatMap(({ id, stop, questions, advices }) =>
    stop
      ? {
          id: `stop ${id}`,
          advice: 'stop_driving' as const,
          texts: [...questions, ...advices].filter((text) => text.isStanding),
        }
      : [],
  ),
  ...STOPPED.map(({ id, advice, reason, action }) => ({ id: `kind ${id}`, advice, texts: [reason, action] })),
  ...SAFETY_RULES.flatMap((rule) =>
    'stop' in rule
      ? []
      : {
          id: `rule ${rule.id}`,
          advice: rule.advice,
          isToday: 'isToday' in rule,
          texts: [rule.reason, rule.action],
        },
  ),
  ...(['soon', 'can_wait'] as const).map((advice) => ({
    id: `level ${advice}`,
    advice,
    texts: [DANGER_REASONS[advice]],
  })),
  ...(['soon', 'can_wait'] as const).map((advice) => ({
    id: `reason ${advice}`,
    advice,
    texts: [ADVICE_REASONS[advice]],
  })),
  ...DECISIVE_QUESTIONS.flatMap(({ id, answers }) =>
    answers.flatMap((answer) => {
      if (answer.advice === 'stop_driving')
        return { id: `answer ${id}`, advice: answer.advice, texts: [answer.reason, answer.action] };
      return answer.advice === 'can_wait'
        ? { id: `answer ${id}`, advice: answer.advice, texts: [answer.reason] }
        : [];
    }),
  ),
  { id: 'not understood', advice: 'soon', texts: [NOT_UNDERSTOOD] },
];
const stops = ENTRIES.filter(({ advice }) => advice === 'stop_driving');
const lower = [
  ...ENTRIES.filter(({ advice }) => advice !== 'stop_driving'),
  ...Object.entries(BASICS).map(([category, texts]) => ({ id: `basics ${category}`, texts })),
];

describe('every text fits its level', () => {
  tableTest(stops)('nothing beside "do not drive" advises driving', ({ texts }) => {
    for (const language of LANGUAGES)
      expect(texts.map((text) => text[language]).filter((text) => advisesDriving(text, language))).toEqual(
        [],
      );
  });

  tableTest(lower)('nothing under a lower level forbids driving', ({ texts }) => {
    for (const language of LANGUAGES)
      expect(texts.map((text) => text[language]).filter((text) => forbidsDriving(text, language))).toEqual(
        [],
      );
  });

  const patient = ENTRIES.flatMap(({ advice, isToday, ...entry }) =>
    advice === 'stop_driving' || isToday ? [] : [{ ...entry, advice }],
  );
  tableTest(patient)('nothing under a lower level leaves less time than it', ({ advice, texts }) => {
    for (const language of LANGUAGES)
      expect(
        texts.map((text) => text[language]).filter((text) => HURRIES[advice][language].test(text)),
      ).toEqual([]);
  });

  test('every stop that can happen in traffic says once what to do by the roadside', () => {
    const where = {
      en: /behind (?:the|any) barrier|well (?:away|clear)|out into fresh air|far away/gi,
      lv: /aiz barjeras|tālu prom|ārā svaigā gaisā/giu,
    };
    // The rest save people who are not in traffic, or tell it otherwise: off the tracks, out of the water.
    const elsewhere: StopId[] = [
      'crossing',
      'water',
      'pinned',
      'lockedIn',
      'powerLine',
      'collapsed',
      'snowedIn',
      'illness',
      'plug',
    ];
    for (const { id, action } of STOPPED.filter((one) => !elsewhere.includes(one.id)))
      for (const language of LANGUAGES) expect(action[language].match(where[language]), id).not.toBeNull();
    for (const id of ['fire', 'highVoltage', 'gas', 'fuel', 'fumes', 'illness', 'lockedIn'] as const)
      for (const language of LANGUAGES) expect(stopOf(id).action[language], id).toContain('112');
  });

  test('every action of a stop says that the car stays where it is', () => {
    const stays = {
      en: /\b(?:do not (?:drive|start|restart|touch|tow)|never start|never go back|nobody go back|turn off the engine|towed)\b/i,
      lv: /(?<!\p{L})(?:(?:tālāk )?nebrauciet|neturpiniet|neiedarbiniet|izslēdziet|nevelciet|atpakaļ neejiet|neviens neiet atpakaļ)/iu,
    };
    // Whoever saves somebody from a car does not drive it.
    const saving: StopId[] = ['lockedIn', 'collapsed', 'trapped', 'snowedIn'];
    for (const { id, action } of STOPPED.filter((one) => !saving.includes(one.id)))
      for (const language of LANGUAGES) expect(action[language], id).toMatch(stays[language]);
  });

  dataTest<[AssessmentLanguage, string, string]>('what advises driving', (language, text, expected) => {
    expect(String(advisesDriving(text, language))).toBe(expected);
  });

  dataTest<[AssessmentLanguage, string, string]>('what forbids driving', (language, text, expected) => {
    expect(String(forbidsDriving(text, language))).toBe(expected);
  });
});

describe('every answer fits its level', () => {
  const complaints = LANGUAGES.flatMap((language) =>
    PATTERNS.flatMap(({ symptom }) =>
      ['', language === 'en' ? ' and the brakes do not work' : ' un bremzes nestrādā'].map((more) => ({
        description: symptom[language] + more,
        language,
      })),
    ),
  );

  test('no answer that says stop recommends driving', () => {
    const stopped = complaints
      .map((input) => ({ input, told: assessOffline(input) }))
      .filter(({ told }) => told.drivingAdvice === 'stop_driving');
    expect(stopped.length).toBeGreaterThan(complaints.length / 2);
    for (const { input, told } of stopped) {
      const { recommendations } = told;
      expect(
        recommendations.filter((text) => advisesDriving(text, input.language)),
        input.description,
      ).toEqual([]);
      expect(
        furtherAdvice(told).filter((text) => advisesDriving(text, input.language)),
        input.description,
      ).toEqual([]);
      expect(recommendations.length, input.description).toBeGreaterThan(1);
    }
  });

  dataTest<[AssessmentLanguage, string, string]>(
    'the reason and the steps name the danger',
    (language, description, expected) => {
      const { drivingAdvice, drivingAdviceReason, recommendations } = assessOffline({
        description,
        language,
      });
      expect(drivingAdvice).toBe('stop_driving');
      expect([drivingAdviceReason, ...recommendations].join(' ')).toMatch(new RegExp(expected));
      expect(recommendations.join(' ')).not.toMatch(
        /disconnect the battery|window (?:slightly )?open|pavērtu logu/i,
      );
    },
  );

  dataTest<[AssessmentLanguage, string, string]>(
    'is to be checked soon',
    (language, description, expected) => {
      const { drivingAdvice, recommendations } = assessOffline({ description, language });
      expect(drivingAdvice).toBe('soon');
      expect(recommendations.join(' ')).toMatch(new RegExp(expected));
    },
  );
});

tableTest([
  ['it rattles, esp when cold', 'The noise is louder, esp on bumps', 'stability'],
  [
    'I wait at the stop light, dont like the noise',
    'stopped at a red stop light not far from home',
    'brake lights',
  ],
])('other meanings of a word are no sign', (first, second, word) => {
  for (const description of [first, second]) {
    const told = assessOffline({ description, language: 'en' });
    expect([told.summary, told.drivingAdviceReason, ...told.recommendations].join(' ')).not.toContain(word);
  }
});

test('a red brake light that is out is a bulb, not the red brake lamp', () => {
  expect(safetyRuleOf('the left red brake light is out', 'en')).toBeNull();
  expect(safetyRuleOf('the red brake light does not work', 'en')).toBeNull();
  expect(safetyRuleOf('the red brake light is on', 'en')?.id).toBe('red-brake-lamp');
});

test('a flashing oil lamp has the reason of the oil lamp', () => {
  const told = assessOffline({ description: 'the engine oil light is flashing', language: 'en' });
  expect(told.drivingAdviceReason).toMatch(/no oil or no oil pressure/);
  expect(told.recommendations[1]).toMatch(/oil level/);
});

describe('what is not understood is never called safe', () => {
  const SAFE = {
    en: /\b(?:no|nothing|not?)\b[^.]*\b(?:danger|dangerous)\b|\b(?:is|it's) safe\b|safe to drive|wait until|harmless/i,
    lv: /neliecina|nav bīstam|(?:ir|var) droši|var pagaidīt|nekait/iu,
  };
  const unknown = [
    '',
    '   ',
    '🚗🔥',
    'hello',
    'asdf qwer zxcv',
    'P9999',
    'you are useless',
    'Il motore fa un rumore strano',
    'mana mašīna uzvedas dīvaini',
    'x'.repeat(30_000),
  ];

  tableTest(unknown.map((description) => [description.slice(0, 40), description]))(
    'is answered with what the engine cannot tell (D115)',
    (_name, description) => {
      for (const language of LANGUAGES) {
        const { drivingAdvice, drivingAdviceReason } = assessOffline({ description, language });
        expect(drivingAdvice).toBe('soon');
        expect(drivingAdviceReason).toBe(NOT_UNDERSTOOD[language]);
      }
    },
  );

  test('no reason claims safety except where a known complaint can wait', () => {
    for (const language of LANGUAGES) {
      for (const text of [STOPS.other.reason, ADVICE_REASONS.soon, NOT_UNDERSTOOD])
        expect(text[language]).not.toMatch(SAFE[language]);
      expect(ADVICE_REASONS.can_wait[language]).toMatch(SAFE[language]);
    }
  });
});
