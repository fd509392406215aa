import { type BilingualText, say } from '../bilingual-text.ts';
import type { Category } from '../schema.ts';
import { GET_AWAY, withRoadside } from './roadside.ts';

/** Why a car must not be driven, the worst for people first: of several the first is named. */
export const DANGERS = [
  'fire',
  'high_voltage',
  'battery',
  'fuel',
  'fumes',
  'brakes',
  'rolling',
  'steering',
  'tire',
  'sight',
  'opens',
  'restraint',
  'brake_lamp',
  'engine',
  'drive',
  'other',
] as const;
export type Danger = (typeof DANGERS)[number];

/** Of a car that must not be driven: what to do at once, and why. */
export type Stop = {
  readonly advice: 'stop_driving';
  readonly danger: Danger;
  readonly reason: BilingualText;
  readonly action: BilingualText;
};

const TOW = withRoadside(
  say('Switch off and do not drive on', 'Izslēdziet auto un neturpiniet braucienu'),
  say('have the car towed or checked where it stands', 'lieciet auto evakuēt vai pārbaudīt uz vietas'),
);

const ENGINE_OFF = withRoadside(
  say('Switch the engine off and do not start it again', 'Izslēdziet dzinēju un vairs to neiedarbiniet'),
  say('have the car towed', 'lieciet auto evakuēt'),
);

/** What to do at once. */
const ACTIONS: Readonly<Record<Danger, BilingualText>> = {
  fire: say(
    `Stop, engine off; ${GET_AWAY.en}; call 112 if you see flames or smoke, keep the hood shut, and do not start it again even if the smoke is gone: have it towed.`,
    `Apstājieties, izslēdziet dzinēju; ${GET_AWAY.lv}; ja redzat liesmas vai dūmus, zvaniet 112, motora pārsegu neveriet un, arī ja dūmu vairs nav, auto neiedarbiniet: lieciet to evakuēt.`,
  ),
  high_voltage: say(
    `Stop, switch the car off, do not charge it and touch no orange cable; ${GET_AWAY.en}; call 112 if you see smoke or hear hissing, and do not switch the car on again.`,
    `Apstājieties, izslēdziet auto, nelādējiet to un nepieskarieties oranžajiem vadiem; ${GET_AWAY.lv}; ja redzat dūmus vai dzirdat šņākoņu, zvaniet 112, un auto vairs neieslēdziet.`,
  ),
  battery: say(
    'Switch the engine off, everyone away from the car, keep the hood shut, no flames, no cigarettes; do not touch, charge or jump-start the battery; call 112 if it smokes, and once it is cold have it replaced where the car stands.',
    'Izslēdziet dzinēju, visi attālinieties no auto, motora pārsegu neveriet, nesmēķējiet un sargiet no uguns; akumulatoram nepieskarieties, nelādējiet to un neiedarbiniet auto ar startēšanas vadiem; ja kūp, zvaniet 112, un, kad akumulators atdzisis, lieciet to nomainīt uz vietas.',
  ),
  fuel: say(
    `Switch the engine off and do not start it again, no flames, no cigarettes, touch no other switch; ${GET_AWAY.en}; call 112 if fuel or gas is leaking, and have the car towed.`,
    `Izslēdziet dzinēju un vairs to neiedarbiniet, nesmēķējiet, nelietojiet uguni un neaiztieciet citus slēdžus; ${GET_AWAY.lv}; ja degviela vai gāze plūst ārā, zvaniet 112, un lieciet auto evakuēt.`,
  ),
  fumes: say(
    'Stop, engine off, everyone out into fresh air, on a road on the side away from the traffic and behind the barrier; call 112 if anyone has a headache, feels dizzy, sick or sleepy; do not drive the car, not even with the windows open.',
    'Apstājieties, izslēdziet dzinēju, visi izkāpiet svaigā gaisā, uz ceļa – pusē, kur nav satiksmes, un aiz barjeras; ja kādam sāp vai reibst galva, ir slikta dūša vai nāk miegs, zvaniet 112; ar auto nebrauciet arī ar atvērtiem logiem.',
  ),
  brakes: withRoadside(
    say('Do not drive on, not even slowly', 'Neturpiniet braukt pat lēnām'),
    say(
      'secure the car so that it cannot roll away, and have it towed',
      'nodrošiniet auto pret aizripošanu un lieciet to evakuēt',
    ),
  ),
  brake_lamp: TOW,
  rolling: withRoadside(
    say(
      'Switch off, leave the car where it stands, parking brake on, chocks or bricks at the wheels: P or a gear alone may not hold it',
      'Izslēdziet auto un atstājiet, kur tas stāv, pievelciet stāvbremzi un pie riteņiem palieciet ķīļus: P vai pārnesums vien var to nenoturēt',
    ),
    say('have it towed', 'lieciet to evakuēt'),
  ),
  steering: withRoadside(
    say('Switch off and do not drive on, not even slowly', 'Izslēdziet auto un neturpiniet braukt pat lēnām'),
    say(
      'have the car repaired where it stands or carried away on a truck',
      'lieciet auto salabot uz vietas vai aizvest ar evakuatoru',
    ),
  ),
  tire: withRoadside(
    say(
      'Do not drive on a burst, bulging, cut or worn-through tire, not even slowly',
      'Nebrauciet ar plīsušu, izspiedušos, iegrieztu vai līdz kordam nodilušu riepu pat lēnām',
    ),
    say(
      'put on a sound spare wheel where no traffic passes close by, or call for help',
      'uzlieciet derīgu rezerves riteni vietā, kur tuvu garām nebrauc auto, vai izsauciet palīdzību',
    ),
  ),
  sight: withRoadside(
    say(
      'Do not drive as long as you cannot see well or others cannot see you',
      'Nebrauciet, kamēr slikti redzat ceļu vai citi neredz jūs',
    ),
    say(
      'have it repaired where the car stands, or have the car towed',
      'lieciet bojājumu novērst uz vietas vai auto evakuēt',
    ),
  ),
  opens: withRoadside(
    say(
      'Do not drive: it can fly open again, and a strap does not hold it',
      'Nebrauciet: tas var atvērties vēlreiz, un siksna vai aukla to nenotur',
    ),
    say('have the lock repaired where the car stands', 'lieciet slēdzeni salabot uz vietas'),
  ),
  restraint: withRoadside(
    say('Do not drive, and let nobody sit there', 'Nebrauciet un nevienu tur nesēdiniet'),
    say(
      'have it repaired where the car stands, or have the car towed',
      'lieciet bojājumu novērst uz vietas vai auto evakuēt',
    ),
  ),
  engine: ENGINE_OFF,
  drive: ENGINE_OFF,
  other: TOW,
};

export const stop = (danger: Danger, reason: BilingualText, action = ACTIONS[danger]): Stop => ({
  advice: 'stop_driving',
  danger,
  reason,
  action,
});

export const stopAt = (danger: Danger, en: string, lv: string): Stop => stop(danger, say(en, lv));

/** For texts that resemble owners' reports of fires and crashes and name no part of the car. */
export const RESEMBLES_DANGER = stopAt(
  'other',
  'From what you describe, the car may not be safe; have it checked before you drive.',
  'Spriežot pēc aprakstītā, auto var nebūt drošs; pirms braukšanas lieciet to pārbaudīt.',
);

/** Of the car, where the danger itself says it. */
export const CATEGORY_OF: Readonly<Partial<Record<Danger, Category>>> = {
  high_voltage: 'electrical',
  battery: 'electrical',
  fuel: 'engine_fuel',
  fumes: 'exhaust',
  brakes: 'braking',
  brake_lamp: 'braking',
  steering: 'suspension_steering',
};
