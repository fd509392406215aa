import { describe, expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { assessOffline } from './engine.ts';
import { firstSteps } from './first-steps-rules.ts';
import { furtherAdvice } from './further-advice-rules.ts';
import { BASICS } from './knowledge/basics.ts';
import { PATTERNS } from './knowledge/patterns.ts';
import { RESEMBLES_DANGER, SAFETY_RULES } from './knowledge/safety.ts';
import { AssessmentLanguage } from './schema.ts';

const under = (reason: string, action: string, ...further: string[]) =>
  furtherAdvice({
    drivingAdvice: 'stop_driving',
    drivingAdviceReason: reason,
    recommendations: [action, ...further],
  });

const TOW = {
  en: 'Do not drive on; have the car towed or checked where it stands.',
  lv: 'Neturpiniet braucienu; lieciet auto evakuēt vai pārbaudīt uz vietas.',
};

describe('what the box of a stop says is not said again', () => {
  tableTest([
    [TOW.en, 'Do not drive the car; have it towed to a repair shop.'],
    [TOW.lv, 'Nebrauciet ar auto; lieciet to evakuēt uz autoservisu.'],
    [
      'Stop, switch the engine off, get everyone out and keep away from the car; call 112 if you see fire or smoke.',
      'Stop, switch everything off, get out and keep away from the car; call 112 if you see flames or smoke.',
    ],
    [
      'Apstājieties, izslēdziet dzinēju, visi izkāpiet un attālinieties no auto; ja redzat liesmas vai dūmus, zvaniet 112.',
      'Apstājieties, visu izslēdziet, izkāpiet un attālinieties no auto; ja redzat liesmas vai dūmus, zvaniet 112.',
    ],
  ])('in the same or in other words', (action, again) => {
    expect(under('', action, again, 'Look at the fuse.')).toEqual(['Look at the fuse.']);
  });

  tableTest([
    [
      TOW.en,
      'Do not drive: a joint that comes apart means loss of steering.',
      'A joint that comes apart means loss of steering.',
    ],
    [TOW.lv, 'Nebrauciet: nolūzušais gals var pārgriezt riepu.', 'Nolūzušais gals var pārgriezt riepu.'],
    [TOW.en, 'Do not drive; the brakes can fail completely.', 'The brakes can fail completely.'],
    [
      'Nebrauciet ar plīsušu, izspiedušos vai iegrieztu riepu; uzlieciet rezerves riteni vai izsauciet palīdzību.',
      'Nebrauciet ar to: uzlieciet rezerves riteni vai izsauciet palīdzību; šādu riepu salabot nevar.',
      'Šādu riepu salabot nevar.',
    ],
  ])('and what is new in such a sentence stays', (action, again, rest) => {
    expect(under('', action, again)).toEqual([rest]);
  });

  test('the reason in the box counts as said, too', () => {
    const lamp = 'Do not drive on while the red brake lamp is on; a low fluid level means a leak.';
    expect(under('The red brake lamp is on.', TOW.en, lamp)).toEqual(['A low fluid level means a leak.']);
    expect(under('', TOW.en, lamp)).not.toEqual(['A low fluid level means a leak.']);
  });

  tableTest([
    ['If it is dark, do not drive.', []],
    ['Ja salonā jūtat gāzes, nebrauciet.', []],
    ['If the tire is flat, do not drive on it: fit the spare wheel.', undefined],
  ])('a condition for not driving is weaker than the box', (text, rest) => {
    expect(under('', TOW.en, text)).toEqual(rest ?? [text]);
  });

  tableTest([
    [
      'Stop, switch the car off, get everyone out and move away; touch no orange cable; call 112 if you see smoke.',
      'Do not charge the car and do not touch orange cables.',
    ],
    [TOW.en, 'Have the wheel bolts and the wheel checked where the car stands.'],
    [TOW.lv, 'Apskatiet bremžu šķidruma līmeni tvertnē.'],
  ])('but what it does not say stays whole', (action, text) => {
    expect(under('A wheel wobbles.', action, text)).toEqual([text]);
  });
});

tableTest([
  // Endings differ.
  ['', 'Neturpiniet braucienu; lieciet auto evakuēt.', 'Evakuējiet auto.', []],
  // The last word of the reason and the first of the steps are two.
  ['It has no oil', 'Tow it.', 'Tow it: oil.', []],
  ['', TOW.en, 'Do not drive. The brakes can fail.', ['The brakes can fail.']],
  ['', TOW.en, 'Do not drive.  The brakes can fail; ask', ['The brakes can fail; ask.']],
  ['', TOW.en, 'Do not drive. The brakes can fail! Ask.', ['The brakes can fail! Ask.']],
  ['', TOW.en, 'Do not drive; bolts etc.; ask.', ['Bolts etc.; ask.']],
  ['', TOW.en, 'Do not drive;  the brakes can fail;\nask.', ['The brakes can fail; ask.']],
  ['', TOW.en, 'Do not drive:  the brakes can fail.\nask.', ['The brakes can fail.\nask.']],
  ['', TOW.en, 'Do not drive … the brakes can fail', ['Do not drive … the brakes can fail']],
  ['', TOW.en, 'Look at the fuse.  Then wait', ['Look at the fuse.  Then wait']],
  // A beginning that is said, but does not forbid to drive; and one that forbids more than the box.
  ['', TOW.en, 'Have it towed: the brakes can fail.', ['Have it towed: the brakes can fail.']],
  ['', TOW.en, 'Do not drive uphill: gears can slip.', ['Do not drive uphill: gears can slip.']],
  ['', TOW.en, 'Have it towed: checked where it stands.', []],
  // A time of day is no beginning.
  [
    'It shakes at 30.',
    TOW.en,
    'From 20:30 do not drive: lamps fail.',
    ['From 20:30 do not drive: lamps fail.'],
  ],
])('endings, marks and beginnings of a sentence', (reason, action, text, rest) => {
  expect(under(reason, action, text)).toEqual(rest);
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
    const advices = [...PATTERNS, ...Object.values(BASICS)].flatMap((known) =>
      known.advices.map((text) => text[language]),
    );
    const boxes = [...SAFETY_RULES, RESEMBLES_DANGER].filter(({ advice }) => advice === 'stop_driving');

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
