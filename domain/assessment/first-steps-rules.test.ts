import { expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { assessOffline } from './engine.ts';
import { firstSteps } from './first-steps-rules.ts';
import { DECISIVE_QUESTIONS } from './knowledge/decisive-questions.ts';
import { SAFETY_RULES } from './knowledge/safety.ts';
import { atPlace, PLACES, WITHOUT_BRAKES } from './knowledge/roadside.ts';
import { STOP_SIGNS } from './knowledge/stop-signs.ts';
import { RIDER, STOP_STORIES } from './knowledge/stop-stories.ts';
import { DANGEROUS } from './knowledge/stops.ts';

const DANGERS = [
  ...[...SAFETY_RULES, DANGEROUS].filter(({ advice }) => advice === 'stop_driving'),
  ...[...STOP_SIGNS, ...STOP_STORIES].map(({ stop }) => stop),
  ...[RIDER.surging, RIDER.other].map((action) => ({ action })),
  ...DECISIVE_QUESTIONS.flatMap(({ answers }) => answers.filter(({ advice }) => advice === 'stop_driving')),
]
  .flatMap((danger) => ('action' in danger ? [danger.action] : []))
  .flatMap((action) => [
    action,
    ...[...PLACES, { ...PLACES[1]!, first: WITHOUT_BRAKES }].map((place) => atPlace(action, place)),
  ]);
const ACTIONS = DANGERS.flatMap(({ en, lv }) => [en, lv]);
const stepsOf = (action: string) =>
  firstSteps({ drivingAdvice: 'stop_driving', recommendations: [action, 'Wash it'] });

test('a fuel leak: stop, do not restart, 112', () => {
  const steps = [
    'Switch the engine off and do not start it again, no flames, no cigarettes, touch no other switch.',
    'Everyone out, free whoever is stuck, and well away from the car, on a road on the side away from the traffic and behind the barrier or well off it.',
    'Call 112 if fuel is still running out or anyone is trapped or unwell, and have the car towed on a flatbed.',
  ];
  expect(firstSteps(assessOffline({ description: 'petrol leaks under the car', language: 'en' }))).toEqual(
    steps,
  );
});

test('exhaust gas in the cabin is no fuel leak: fresh air, 112 for a headache', () => {
  const [first, second] = firstSteps(
    assessOffline({ description: 'Salonā smako pēc izplūdes gāzēm, sāp galva', language: 'lv' }),
  );
  expect(first).toContain('svaigā gaisā');
  expect(second).toContain('sāp vai reibst galva');
});

tableTest(ACTIONS)('every action of a stop is one to three short steps and loses nothing', (action) => {
  const steps = stepsOf(action);
  expect(action.split(';').length).toBeLessThanOrEqual(3);
  expect(steps.map((step) => step.slice(0, -1).toLowerCase()).join('; ')).toBe(
    action.slice(0, -1).toLowerCase(),
  );
  for (const step of steps) {
    expect(step).toMatch(/^\p{Lu}.*[^.]\.$/u);
    expect(step.length).toBeLessThanOrEqual(150);
  }
});

tableTest(DANGERS)('the same number of steps in both languages', ({ en, lv }) => {
  expect(stepsOf(lv)).toHaveLength(stepsOf(en).length);
});

test('of a model’s longer recommendation nothing is lost, and no mark is doubled', () => {
  expect(stepsOf('Stop; call a tow truck; wait behind the barrier; keep the children with you')).toEqual([
    'Stop.',
    'Call a tow truck.',
    'Wait behind the barrier; keep the children with you.',
  ]);
  expect(stepsOf('Stop now! Then wait…')).toEqual(['Stop now! Then wait…']);
  expect(stepsOf('Stop;  call\na tow truck;\n\nwait')).toEqual(['Stop.', 'Call\na tow truck.', 'Wait.']);
});

test('a lower level, no advice and no recommendation have none', () => {
  expect(firstSteps({ drivingAdvice: 'soon', recommendations: ['Have it checked; soon.'] })).toEqual([]);
  expect(firstSteps({ drivingAdvice: null, recommendations: ['Stop'] })).toEqual([]);
  expect(firstSteps({ drivingAdvice: 'stop_driving', recommendations: [] })).toEqual([]);
});
