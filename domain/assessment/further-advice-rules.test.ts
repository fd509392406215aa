import { describe, expect, test } from 'vitest';
import { dataTestsOf, tableTest } from '#tests/tables.ts';
import { assessOffline } from './engine.ts';
import { firstSteps } from './first-steps-rules.ts';
import { furtherAdvice } from './further-advice-rules.ts';
import { BASICS } from './knowledge/basics.ts';
import { PATTERNS } from './knowledge/patterns.ts';
import { STOPS, type StopId } from './knowledge/stops.ts';
import { AssessmentLanguage } from './schema.ts';
import { stopOf } from './stop-actions.ts';

const dataTest = dataTestsOf('assessment/advice.tsv');

const under = (reason: string, action: string, ...further: string[]) =>
  furtherAdvice({
    drivingAdvice: 'stop_driving',
    drivingAdviceReason: reason,
    recommendations: [action, ...further],
  });

const TOW = {
  en: 'Do not drive on; have the car towed or checked on the spot.',
  lv: 'Neturpiniet braucienu; lieciet auto evakuēt vai pārbaudīt uz vietas.',
};

describe('what the box of a stop says is not said again', () => {
  dataTest('in the same or in other words', (action, again) => {
    expect(under('', action, again, 'Look at the fuse.')).toEqual(['Look at the fuse.']);
  });

  dataTest('and what is new in such a sentence stays', (action, again, rest) => {
    expect(under('', action, again)).toEqual([rest]);
  });

  test('the reason in the box counts as said, too', () => {
    const lamp = 'Do not drive on while the red brake warning light is on; a low fluid level means a leak.';
    expect(under('The red brake warning light is on.', TOW.en, lamp)).toEqual([
      'A low fluid level means a leak.',
    ]);
    expect(under('', TOW.en, lamp)).not.toEqual(['A low fluid level means a leak.']);
  });

  tableTest([
    ['If it is dark, do not drive.', []],
    ['Ja salonā jūtat gāzes, nebrauciet.', []],
    ['If the tire is flat, do not drive on it: fit the spare tire.', undefined],
  ])('a condition for not driving is weaker than the box', (text, rest) => {
    expect(under('', TOW.en, text)).toEqual(rest ?? [text]);
  });

  dataTest('but what it does not say stays whole', (action, text) => {
    expect(under('A wheel wobbles.', action, text)).toEqual([text]);
  });
});

dataTest('endings, marks and beginnings of a sentence', (reason, action, text, rest) => {
  expect(under(reason, action, text)).toEqual(rest ? [rest] : []);
});

test('a lower level and a resolved problem keep every recommendation', () => {
  const recommendations = ['Have it checked.', 'Have it checked.; Do not drive.'];
  expect(
    furtherAdvice({ drivingAdvice: 'soon', drivingAdviceReason: 'Have it checked.', recommendations }),
  ).toEqual(recommendations);
  expect(furtherAdvice({ drivingAdvice: null, drivingAdviceReason: '', recommendations })).toEqual(
    recommendations,
  );
});

describe.each(AssessmentLanguage.options)(
  'every recommendation of the engine under every box, %s',
  (language) => {
    const advices = [...PATTERNS.map(({ advices }) => advices), ...Object.values(BASICS)].flatMap((known) =>
      known.map((text) => text[language]),
    );
    const boxes = (Object.keys(STOPS) as StopId[]).map((id) => stopOf(id));

    tableTest(boxes.map(({ reason, action }) => [reason[language], action[language]]))(
      'is a whole sentence that the box does not say',
      (reason, action) => {
        const steps = firstSteps({ drivingAdvice: 'stop_driving', recommendations: [action] });
        for (const text of under(reason, action, ...advices)) {
          expect(text).toMatch(/^[\p{Lu}\d„"“].*[.!?…]$/su);
          expect(steps).not.toContain(text);
          expect(text).not.toBe(reason);
        }
      },
    );
  },
);

test('the advice to show the description to a mechanic always stays', () => {
  for (const [description, language, mechanic] of [
    ['the steering has a lot of play', 'en', 'Consult a qualified mechanic'],
    ['stūrei liels brīvgājiens', 'lv', 'Aprunājieties ar kvalificētu mehāniķi'],
  ] as const) {
    const assessment = assessOffline({ description, language });
    expect(assessment.drivingAdvice).toBe('stop_driving');
    expect(furtherAdvice(assessment).at(-1)).toContain(mechanic);
  }
});
