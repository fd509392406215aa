import { expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { assessOffline } from './engine.ts';
import { firstSteps } from './first-steps-rules.ts';
import { PLACES, ROAD } from './knowledge/situations.ts';
import { isLeft, isOfPeople, kindOf, STOPS, type StopId } from './knowledge/stops.ts';
import { actionOf, type Situation } from './stop-actions.ts';

const FACTS = ['isStanding', 'isSmoking', 'isHurt', 'isAcute', 'isRidden', 'isHauling'] as const;
const SITUATIONS = [ROAD, ...PLACES].flatMap((place) =>
  Array.from({ length: 2 ** FACTS.length }, (_, bits): Situation => {
    const isTold = (fact: (typeof FACTS)[number]) => ((bits >> FACTS.indexOf(fact)) & 1) === 1;
    return {
      place,
      isDriving: false,
      isStanding: isTold('isStanding'),
      isSmoking: isTold('isSmoking'),
      isHurt: isTold('isHurt'),
      isAcute: isTold('isAcute'),
      isRidden: isTold('isRidden'),
      isHauling: isTold('isHauling'),
    };
  }),
);
const AT_THE_CAR: readonly StopId[] = ['pinned', 'collapsed', 'trapped', 'illness', 'runaway'];
/** Gas of an exhaust or a heater may be in the car. */
const HEATED: readonly StopId[] = ['fumes', 'illness', 'snowedIn', 'collapsed'];
const CALLED_AFTER: readonly StopId[] = ['pinned', 'trapped', 'collapsed', 'illness'];
const DANGERS_TOLD: readonly string[] = ['isSmoking', 'isHurt', 'isAcute'];
const KINDS = Object.keys(STOPS) as StopId[];
const TOLD = KINDS.flatMap((id) =>
  SITUATIONS.map((situation) => ({ id, ...situation, action: actionOf(id, situation) })),
);
const DANGERS = [...new Map(TOLD.map(({ action }) => [action.en, action])).values()];
const ACTIONS = [...new Set(TOLD.flatMap(({ action: { en, lv } }) => [en, lv]))];
const stepsOf = (action: string) =>
  firstSteps({ drivingAdvice: 'stop_driving', recommendations: [action, 'Wash it'] });

test('a fuel leak: off the road, do not restart, away from it, 112', () => {
  expect(firstSteps(assessOffline({ description: 'petrol leaks under the car', language: 'en' }))).toEqual([
    'If you are still moving: turn on the hazard lights, pull out of traffic at once, stop, but never on dry grass, near gas pumps, cars or buildings, or in a tunnel whose exit is near.',
    'If in the car: parking brake on, turn it off. Get everyone out and well away from it, traffic and any building it is in or by, never over a bridge railing or median.',
    'Call 112 from a safe distance if fuel is still leaking or has leaked in or near a building, if it smokes, or if anyone is trapped or unwell. Let nobody go back.',
    'Warn others to stay away. Do not smoke or start the engine again, and do not touch any other switch, any heater or the leaking fuel.',
    'Have the car towed on a flatbed.',
  ]);
});

test('exhaust gas in the cabin is no fuel leak: fresh air, 112 for a headache', () => {
  const steps = firstSteps(
    assessOffline({ description: 'Salonā smako pēc izplūdes gāzēm, sāp galva', language: 'lv' }),
  );
  expect(steps.join(' ')).toMatch(/svaigā gaisā.*sāp vai reibst galva/);
});

tableTest(ACTIONS)('every action of a stop is one to five short steps and loses nothing', (action) => {
  const steps = stepsOf(action);
  expect(action.split(';').length).toBeLessThanOrEqual(5);
  expect(steps.map((step) => step.slice(0, -1).toLowerCase()).join('; ')).toBe(
    action.slice(0, -1).toLowerCase(),
  );
  for (const step of steps) {
    expect(step).toMatch(/^\p{Lu}.*[^.]\.$/u);
    expect(step.length).toBeLessThanOrEqual(180);
  }
});

/**
 * By the language: who still rolls; who must not get out yet; all leave; nobody stays in or returns to what smokes; what is
 * left is turned off; off the tracks; first aid; scalding; shocks; far from car and traffic; who was hurt comes along first;
 * what holds a car; hazard lights; what cools a scald, where that comes; windows before all leave; fire; a jack; acid; where
 * to go; how a lane is crossed; what nobody climbs; who sits in it; that it drives off the tracks; what marks a car; who is
 * not sent away from the hurt; what else gives off gas; a mere lamp; a motorcycle in a lane; how soon one that burns stops.
 */
const RULES = {
  en: {
    rolls: /^if you are still moving/i,
    waits: /before you get out|stays in/i,
    leaves:
      /(?<!burning, |burning smell, )get (?:everyone|them) (?:out|into|well off)|everyone out|all out|carry all|jump clear/i,
    lingers: /stays in|\bvest\b|triangle/i,
    calls: /call 112/i,
    off: /turn (?:it|the car|off the engine)|(?:engine|heater|ignition) off/i,
    stays: /nobody (?:go|goes) back/i,
    train: /^if a train could hit/i,
    clear: /^clear of the tracks[:,] /,
    aids: /\bCPR\b/,
    scalds: /steam.*coolant cap/i,
    shut: /steam.*hood and coolant cap shut/i,
    shocks: /gives shocks.*orange/i,
    away: /well away|far along the|jump clear.*far from car, road, buildings|out and away|off the road|emergency exit/i,
    along: /take the injured along.*nobody go back/i,
    holds: /parking brakes?\b|brake on/i,
    lit: /hazard/i,
    cools: /\bcool\b/i,
    scald: /cool a (?:burn or )?scald/i,
    airs: /windows open, .*(?:carry all|\bout\b|jump clear)/i,
    burns: /\b(?:smok|burn)/i,
    jacks: /spare only on firm, level ground clear of traffic.*parking brake.*chocked/,
    eyes: /rinse acid off eyes.*calling 112/i,
    where:
      /\bout\b.*(?:behind the barrier|well away|off the road|emergency exit)|all far from|everyone well off|carry all.*off the road|jump clear.*\bfar\b/i,
    gap: /cross (?:a lane|lanes) only in a clear gap/i,
    median: /never over the median/i,
    seated: /^if in the car: /i,
    drives: /drive off at once/i,
    marked: /hazards.*\bvest\b/i,
    helper: /(?:one person helps|a helper)/i,
    heats: /engine and heater/i,
    lamp: /only a warning light/i,
    blocks: /call 112.*blocks a lane/i,
    soon: /stop at once|clutch|other brake/i,
  },
  lv: {
    rolls: /^ja vēl braucat/i,
    waits: /pirms izkāpjat|iekšā paliek/,
    leaves: /(?<!deg, )visi ārā|lēciet ārā/i,
    lingers: /iekšā paliek|veste|trijstūris/i,
    calls: /zvaniet 112/i,
    off: /izslēdziet/i,
    stays: /neviens neiet atpakaļ/i,
    train: /^ja vilciens var ķert/i,
    clear: /^ārpus sliedēm[:,] /,
    aids: /sirds masāža/,
    scalds: /tvaika.*vāciņu/i,
    shut: /tvaika.*pārsegu un dzesēšanas vāciņu neatveriet/i,
    shocks: /sit strāva.*oranžos/i,
    away: /tālu prom|ārā un prom|nost no ceļa|avārijas izeju/i,
    along: /cietušo nesiet līdzi.*neviens neiet atpakaļ/i,
    holds: /stāvbremz/i,
    lit: /avārijas gaism/i,
    cools: /dzesējiet/i,
    scald: /applaucējumu.*dzesējiet/i,
    airs: /logi vaļā, .*ārā/i,
    burns: /kūp|dūmi|deg\b/i,
    jacks: /rezerves riteni.*cietas, līdzenas.*tālu no satiksmes.*stāvbremze.*ķīļi/,
    eyes: /skābi no acīm.*zvaniet 112/i,
    where: /ārā.*(?:barjeras|tālu prom|nost no ceļa|avārijas izeju)|nost no ceļa/i,
    gap: /joslu šķērsojiet tikai, kad tā brīva/i,
    median: /ne pāri (?:margām vai )?vidus barjerai/i,
    seated: /^ja sēžat auto: /i,
    drives: /no sliedēm tūlīt nobrauc/i,
    marked: /avārijas gaismas.*veste/i,
    helper: /viens palīdz|palīg/i,
    heats: /izslēdziet (?:dzinēju|auto)(?: un|,) sildītāju/i,
    lamp: /tikai brīdinājuma lampiņa/i,
    blocks: /zvaniet 112.*aizšķērso joslu/i,
    soon: /tūlīt apstājieties|sajūgu|otru spiediet/i,
  },
};
const MOMENTS = TOLD.flatMap(({ id, place, action, ...facts }) =>
  (['en', 'lv'] as const).map((language) => ({
    id,
    language,
    where: PLACES.indexOf(place),
    told: FACTS.filter((fact) => facts[fact]),
    steps: action[language].split('; '),
  })),
);

tableTest(MOMENTS)(
  'wherever it is and whatever the moment, the steps stand in their order and none forbids another',
  ({ id, language, told, steps }) => {
    const { rolls, waits, leaves, lingers, calls, train, scald, aids, marked, helper } = RULES[language];
    // Who runs from a train waits for nothing.
    const first = (rule: RegExp) => steps.findIndex((step) => rule.test(step) && !train.test(step));
    const isAlone = kindOf(id).alone !== undefined;
    if (told.includes('isStanding')) expect(first(rolls)).toBe(-1);
    else if (!isAlone) expect(first(rolls)).toBeOneOf([0, 1]);
    if (isAlone || id === 'chain' || told.includes('isRidden')) return;
    if (first(waits) >= 0 && first(leaves) >= 0) expect(first(waits)).toBeLessThan(first(leaves));
    if (isLeft(id)) expect(first(leaves)).toBeGreaterThanOrEqual(0);
    // Nobody stands beside fire or traffic for twenty minutes.
    if (first(scald) >= 0) expect(first(scald)).toBeGreaterThan(first(leaves));
    if (told.includes('isSmoking')) expect(first(lingers)).toBe(-1);
    if (isLeft(id) || told.includes('isSmoking') || told.includes('isHurt'))
      expect(first(calls)).toBeGreaterThanOrEqual(0);
    // First aid binds: the place is made safe before it, and whoever helps is not sent away.
    const aid = steps.findIndex((step) => aids.test(step));
    const mark = steps.findIndex((step) => marked.test(step));
    if (aid < 0 || mark < 0) return;
    expect(mark).toBeLessThan(aid);
    expect(steps[aid]).toMatch(helper);
  },
);

tableTest(MOMENTS)(
  'no place and no moment takes away what keeps people safe from this fault',
  ({ id, language, where, told, steps }) => {
    const { leaves, calls, off, stays, train, clear, aids, scalds, shocks, ...rules } = RULES[language];
    const isTold = (rule: RegExp, among = steps) => among.some((step) => rule.test(step));
    const [isRidden, isAlone] = [told.includes('isRidden') || id === 'chain', kindOf(id).alone !== undefined];
    // A spark of a switch may light what leaks; at home nobody drives by.
    const isUnlit = id === 'gas' || id === 'fuel' || where === 2 || where === 6;
    const isLeaving = kindOf(id).isLeft || (told.includes('isSmoking') && !isRidden);
    if (told.includes('isHurt') && !isOfPeople(id)) expect(isTold(aids)).toBe(true);
    // The line and the crossing have their own.
    if (where === 0 && kindOf(id).tracks !== null) expect(steps[0]).toMatch(train);
    // People stay at a car that others may run into.
    if (AT_THE_CAR.includes(id)) expect(isTold(rules.lit)).toBe(true);
    if (HEATED.includes(id) && !isRidden) expect(isTold(rules.heats)).toBe(true);
    // To switch off takes a second, to call takes minutes.
    if (CALLED_AFTER.includes(id)) {
      const told = steps.filter((step) => !train.test(step) && !rules.rolls.test(step)).join('; ');
      expect(told.search(off)).toBeOneOf(Array.from({ length: told.search(calls) }, (_, at) => at));
    }
    if (isAlone) return;
    // Who need not get out hears of it before the order to.
    const lamp = steps.findIndex((step) => rules.lamp.test(step));
    if (lamp >= 0) expect(lamp).toBeLessThan(steps.findIndex((step) => leaves.test(step)));
    expect(lamp >= 0).toBe(
      kindOf(id).hasLamp === true &&
        where === 5 &&
        !isRidden &&
        !told.some((fact) => DANGERS_TOLD.includes(fact)),
    );
    if (isLeaving) expect([isTold(off), isTold(calls)]).toEqual([true, true]);
    if (kindOf(id).isLeft) expect(isTold(stays)).toBe(true);
    if (kindOf(id).isLeft && told.includes('isHurt')) expect(isTold(rules.along)).toBe(true);
    if (id === 'highVoltage' || id === 'orangeCable') expect(isTold(shocks)).toBe(true);
    if (id === 'overheating') expect([isTold(scalds), isTold(rules.cools)]).toEqual([true, true]);
    if (id === 'battery') expect(isTold(rules.eyes)).toBe(true);
    if (isRidden) {
      if (kindOf(id).isLeft || told.includes('isSmoking'))
        for (const step of steps.filter((step) => rules.rolls.test(step))) expect(step).toMatch(rules.soon);
      else if (where > 0) expect([isTold(rules.blocks), isTold(rules.lit)]).toEqual([true, where !== 6]);
      return;
    }
    // Nobody brakes hard in traffic unlit.
    if (id === 'surging')
      for (const step of steps.filter((step) => rules.rolls.test(step))) expect(step).toMatch(rules.lit);
    if (id === 'overheating') expect(isTold(rules.shut)).toBe(true);
    if (isLeaving) expect(isTold(rules.away)).toBe(true);
    if (where < 2 || where === 3 || where === 4) expect(isTold(rules.where)).toBe(true);
    // Lanes are crossed by nobody who need not, nor blindly.
    if (where === 5 && (isLeaving || !(told.includes('isHauling') || told.includes('isHurt'))))
      expect([isTold(rules.gap), isTold(rules.median)]).toEqual([true, true]);
    if (where === -1 && told.includes('isHurt') && !isLeaving)
      expect(steps.find((step) => rules.marked.test(step))).toMatch(rules.helper);
    if (id === 'fumes') expect(isTold(rules.airs)).toBe(true);
    // Whoever holds the brake is told when to leave as well.
    if (kindOf(id).call && !isLeaving && where !== 1) expect(isTold(rules.burns)).toBe(true);
    if (kindOf(id).secure ?? kindOf(id).hold) expect(isTold(rules.holds)).toBe(true);
    // Where the car gives shocks, nobody outside is sent back to its brake; nor to what smokes, unless it may roll.
    if (where === 1 && !isLeaving && !kindOf(id).hold)
      expect(
        steps.filter(
          (step) =>
            rules.holds.test(step) &&
            ![rules.rolls, rules.seated, rules.jacks].some((rule) => rule.test(step)),
        ),
      ).toEqual([]);
    if (isLeaving && !kindOf(id).hold) {
      const before = steps.slice(
        0,
        steps.findIndex((step) => leaves.test(step) && !train.test(step)),
      );
      expect(
        before.filter((step) => ![rules.rolls, rules.lamp, train].some((rule) => rule.test(step))),
      ).toEqual([]);
    }
    if (id === 'other' && where > 1 && !isLeaving) expect(isTold(rules.drives)).toBe(true);
    if (!isUnlit) expect(isTold(rules.lit)).toBe(true);
    if (id === 'tire' && told.length === 1 && told[0] === 'isStanding')
      expect(isTold(rules.jacks)).toBe(true);
    if (where !== 0) return;
    const offTracks = steps.filter((step) => clear.test(step));
    expect(offTracks.length).toBeGreaterThan(0);
    if (isLeaving) expect([isTold(leaves, offTracks), isTold(off, offTracks)]).toEqual([true, true]);
  },
);

tableTest(DANGERS)('the same number of steps in both languages', ({ en, lv }) => {
  expect(stepsOf(lv)).toHaveLength(stepsOf(en).length);
});

test('in Latvian no list of what is turned off takes the hazard lights along', () => {
  const OFF =
    /(?<!\p{L})izslēdziet [^.;:]*?(?<!ieslēdziet )avārijas gaismas|(?<!ieslēdziet )avārijas gaismas[^.;:]*izslēgt/iu;
  expect(DANGERS.map(({ lv }) => lv).filter((action) => OFF.test(action))).toEqual([]);
});

test('of a model’s longer recommendation nothing is lost, and no mark is doubled', () => {
  expect(stepsOf('Stop; switch off; get out; call a tow truck; wait; keep the children with you')).toEqual([
    'Stop.',
    'Switch off.',
    'Get out.',
    'Call a tow truck.',
    'Wait; keep the children with you.',
  ]);
  expect(stepsOf('Stop now! Then wait…')).toEqual(['Stop now! Then wait…']);
  expect(stepsOf('Stop;  call\na tow truck;\n\nwait')).toEqual(['Stop.', 'Call\na tow truck.', 'Wait.']);
});

test('a lower level, no advice and no recommendation have none', () => {
  expect(firstSteps({ drivingAdvice: 'soon', recommendations: ['Have it checked; soon.'] })).toEqual([]);
  expect(firstSteps({ drivingAdvice: null, recommendations: ['Stop'] })).toEqual([]);
  expect(firstSteps({ drivingAdvice: 'stop_driving', recommendations: [] })).toEqual([]);
});
