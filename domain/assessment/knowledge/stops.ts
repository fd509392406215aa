import { type BilingualText, say } from '../bilingual-text.ts';
import type { Category } from '../schema.ts';
import { GET_AWAY, withRoadside } from './roadside.ts';

/** Why a car must not be driven, the worst for people first: of several the first is named. */
export const DANGERS = [
  'people',
  'high_voltage',
  'fire',
  'battery',
  'gas',
  'fuel',
  'fumes',
  'brakes',
  'rolling',
  'surging',
  'steering',
  'tire',
  'sight',
  'view',
  'opens',
  'restraint',
  'brake_lamp',
  'wrong_fuel',
  'engine',
  'drive',
  'load',
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

/** Right for every fault at every place, for whatever is not known for certain. */
const CHECKED = withRoadside(
  say(
    'Do not drive on, not even slowly, and secure the car so that it cannot roll away',
    'Neturpiniet braukt pat lēnām un nodrošiniet auto pret aizripošanu',
  ),
  say(
    'call 112 if anyone is hurt, trapped or ill or if it smokes, hisses or smells of fuel, and have it checked on the spot or towed on a flatbed',
    'zvaniet 112, ja kāds cietis, iesprostots vai slikti jūtas vai ja kūp, šņāc vai ož pēc degvielas, un lieciet auto pārbaudīt uz vietas vai evakuēt',
  ),
);

/** Fits an electric car as well. */
const ENGINE_OFF = withRoadside(
  say('Switch the car off and do not start it again', 'Izslēdziet auto un vairs to neiedarbiniet'),
  say('have the car towed', 'lieciet auto evakuēt'),
);

const ON_A_TRUCK = say(
  'have the car repaired on the spot or towed on a flatbed',
  'lieciet auto salabot uz vietas vai aizvest ar evakuatoru',
);

const NO_BRAKES = withRoadside(
  say(
    'Do not drive on, not even slowly, even if the brakes seem to work again',
    'Neturpiniet braukt pat lēnām, arī ja bremzes atkal šķiet labas',
  ),
  say(
    'secure the car so that it cannot roll away, and have it towed on a flatbed, never with a tow rope',
    'nodrošiniet auto pret aizripošanu un lieciet to aizvest ar evakuatoru, nekad nevelciet trosē',
  ),
);

/** What to do at once. */
const ACTIONS: Readonly<Record<Danger, BilingualText>> = {
  fire: say(
    `Stop, switch off, leave the car and do not go back; ${GET_AWAY.en}; call 112 if it smokes, burns or anyone is trapped or ill, keep the hood shut, never start the car again: have it towed on a flatbed.`,
    `Apstājieties, izslēdziet auto, kāpiet ārā un atpakaļ neejiet; ${GET_AWAY.lv}; zvaniet 112, ja kūp, deg, kāds iesprostots vai kādam slikti, pārsegu neatveriet un auto vairs neiedarbiniet: lieciet to evakuēt.`,
  ),
  high_voltage: say(
    `Stop, switch the car off, do not charge it and touch no orange cable and no hot or melted plug; ${GET_AWAY.en}; call 112 if it smokes, hisses, pops, smells or gets hot, and never switch it on again: have it carried away by a firm trained for electric cars.`,
    `Apstājieties, izslēdziet auto, nelādējiet to, nepieskarieties oranžajiem vadiem un karstam vai izkusušam spraudnim; ${GET_AWAY.lv}; zvaniet 112, ja kūp, šņāc, krakšķ, smird vai karst, un auto vairs neieslēdziet: lieciet to nogādāt uzņēmumā, kas labo elektroauto.`,
  ),
  battery: say(
    'Switch off, everyone away from the car, keep hood and trunk shut, no flames, no cigarettes; do not touch, charge or jump-start the battery, rinse acid off eyes and skin at once with plenty of water; call 112 for acid in the eyes or if it smokes, and once it is cold, have battery and charging checked on the spot.',
    'Izslēdziet auto, visi attālinieties no tā, pārsegu un bagāžnieku neatveriet, nesmēķējiet un sargiet no uguns; akumulatoram nepieskarieties un nelādējiet, vadus nepieslēdziet, skābi no acīm un ādas tūlīt skalojiet ar daudz ūdens; zvaniet 112, ja skābe acīs vai kūp, un, kad akumulators atdzisis, lieciet to un uzlādi pārbaudīt uz vietas.',
  ),
  fuel: say(
    `Switch the engine off and do not start it again, no flames, no cigarettes, touch no other switch; ${GET_AWAY.en}; call 112 if fuel is still running out or anyone is trapped or unwell, and have the car towed on a flatbed.`,
    `Izslēdziet dzinēju un vairs to neiedarbiniet, nesmēķējiet, sargiet no uguns un neaiztieciet citus slēdžus; ${GET_AWAY.lv}; zvaniet 112, ja degviela vēl tek, kāds ir iesprostots vai kādam ir slikti, un lieciet auto evakuēt.`,
  ),
  gas: say(
    `Switch the engine off and do not start it again, no flames, no cigarettes, touch no other switch; ${GET_AWAY.en}; call 112 at once: gas may still be flowing, and nobody goes back to the car.`,
    `Izslēdziet dzinēju un vairs to neiedarbiniet, nesmēķējiet, sargiet no uguns un neaiztieciet citus slēdžus; ${GET_AWAY.lv}; tūlīt zvaniet 112: gāze var vēl plūst, un neviens neiet atpakaļ pie auto.`,
  ),
  fumes: say(
    'Stop, engine and heater off, everyone out into fresh air, on a road on the side away from the traffic and behind the barrier or well off the road; call 112 if anyone has a headache or feels dizzy, sick or sleepy; do not drive the car, not even with the windows open, and let nobody sleep in it before it has been checked.',
    'Apstājieties, izslēdziet dzinēju un apsildi, visi izkāpiet svaigā gaisā, uz ceļa – pa to pusi, kur nav satiksmes, un aiz barjeras vai tālāk no ceļa; ja kādam sāp vai reibst galva, ir slikta dūša vai nāk miegs, zvaniet 112; ar auto nebrauciet arī ar atvērtiem logiem, un neviens lai tajā neguļ, kamēr tas nav pārbaudīts.',
  ),
  brakes: NO_BRAKES,
  brake_lamp: NO_BRAKES,
  rolling: withRoadside(
    say(
      'Foot on the brake, wheels turned so that the car would roll into the curb, parking brake on, in gear or in P, then switch off',
      'Kāju uz bremzes, riteņus pagrieziet pret apmali, pievelciet stāvbremzi, ieslēdziet pārnesumu vai P, tad izslēdziet auto',
    ),
    say(
      'let somebody put chocks or bricks under the wheels from the side, keep everyone off the downhill side, and have the car towed on a flatbed',
      'kāds lai no sāniem noliek zem riteņiem ķīļus vai akmeņus, lejas pusē neviens lai nestāv, un lieciet auto aizvest ar evakuatoru',
    ),
  ),
  surging: withRoadside(
    say(
      'If it still pulls: brake hard without pumping, shift to neutral, let the engine howl, stop, switch off and do not drive on',
      'Ja auto pats uzņem ātrumu: bremzējiet stipri, pedāli neatlaižot, ieslēdziet neitrāli, apstājieties, izslēdziet un vairs nebrauciet',
    ),
    ON_A_TRUCK,
  ),
  steering: withRoadside(
    say('Switch off and do not drive on, not even slowly', 'Izslēdziet auto un neturpiniet braukt pat lēnām'),
    ON_A_TRUCK,
  ),
  tire: withRoadside(
    say(
      'Do not drive, not even slowly, on a tire that is flat, burst, bulging, cut or worn through, nor on one that loses its air again after you pump it up',
      'Pat lēnām nebrauciet ar tukšu, plīsušu, izspiedušos, iegrieztu vai līdz kordam nodilušu riepu un arī ar tādu, kas pēc piepumpēšanas atkal zaudē gaisu',
    ),
    say(
      'put on a sound spare tire where no traffic passes close by, or call for help',
      'uzlieciet derīgu rezerves riteni vietā, kur tuvu garām nebrauc auto, vai izsauciet palīdzību',
    ),
  ),
  sight: withRoadside(
    say(
      'Do not drive before the lights work: you must see the road, and others must see you and that you brake, by day as well',
      'Nebrauciet, kamēr gaismas nedarbojas: jums jāredz ceļš, un citiem arī dienā jāredz jūs un tas, ka bremzējat',
    ),
    say(
      'call 112 if the car is unlit on a dark road, and have it repaired on the spot or towed on a flatbed',
      'zvaniet 112, ja auto bez gaismām stāv uz tumša ceļa, un lieciet to salabot uz vietas vai evakuēt',
    ),
  ),
  view: withRoadside(
    say(
      'While it rolls: slow down and leave the road at the next safe place, then do not drive on, not even to the next exit',
      'Kamēr auto ripo: samaziniet ātrumu un nobrauciet no ceļa tuvākajā drošajā vietā, tad nebrauciet tālāk pat līdz tuvākajai nobrauktuvei',
    ),
    say(
      'have glass, hood or wipers repaired on the spot or the car towed on a flatbed, and clear all windows before you drive',
      'lieciet stiklu, pārsegu vai tīrītājus salabot uz vietas vai auto evakuēt, un pirms braukšanas notīriet visus stiklus',
    ),
  ),
  opens: withRoadside(
    say(
      'Do not drive: what does not stay closed can fly open at any moment, and no strap or wire will hold it',
      'Nebrauciet: vaļā tas var būt kuru katru brīdi, un siksna, stieple vai aukla to nenotur',
    ),
    say('have the latch repaired on the spot', 'lieciet slēdzeni salabot uz vietas'),
  ),
  restraint: withRoadside(
    say(
      'Do not drive until the fault has been repaired, and take nobody on your lap',
      'Nebrauciet, kamēr tas nav salabots, un nevienu nevediet klēpī',
    ),
    say(
      'have the car towed to a repair shop on a flatbed',
      'lieciet auto ar evakuatoru aizvest uz autoservisu',
    ),
  ),
  wrong_fuel: withRoadside(
    say(
      'Switch off, do not start the engine or even switch on the ignition, and do not fill up on top',
      'Izslēdziet auto, neiedarbiniet dzinēju, neieslēdziet pat aizdedzi un nelejiet bākā neko klāt',
    ),
    say(
      'have the tank drained on the spot, or have the car towed on a flatbed',
      'lieciet bāku iztukšot uz vietas vai auto evakuēt',
    ),
  ),
  engine: ENGINE_OFF,
  drive: ENGINE_OFF,
  load: withRoadside(
    say('Do not drive on, not even slowly', 'Neturpiniet braukt pat lēnām'),
    say(
      'away from the traffic, take off whatever is loose or too heavy, stand beside nothing that can fall, and have load and car checked on the spot',
      'tālāk no satiksmes noņemiet kravu, kas ir vaļīga vai par smagu, nestāviet blakus tam, kas var nokrist, un lieciet visu pārbaudīt uz vietas',
    ),
  ),
  people: CHECKED,
  other: CHECKED,
};

export const stop = (danger: Danger, reason: BilingualText, action = ACTIONS[danger]): Stop => ({
  advice: 'stop_driving',
  danger,
  reason,
  action,
});

export const stopAt = (danger: Danger, en: string, lv: string): Stop => stop(danger, say(en, lv));

/** Where nothing in particular is certain. */
export const DANGEROUS = stopAt(
  'other',
  'What you describe can be dangerous to drive with.',
  'Ar to, ko aprakstāt, braukt var būt bīstami.',
);

/** Where a part is certain and its fault is not. @param lv in the accusative */
export const dangerousPart = (danger: Danger, en: string, lv: string): Stop =>
  stop(
    danger,
    say(
      `What you describe about ${en} can be dangerous to drive with.`,
      `Tas, ko aprakstāt par ${lv}, braucot var būt bīstami.`,
    ),
    CHECKED,
  );

/** In the worst of them nobody stays at the car, or it does not stop: of several dangers this one is told. */
export const isWorst = (danger: Danger): boolean => DANGERS.indexOf(danger) <= DANGERS.indexOf('brakes');

/** The categories that a danger can be of; where the words say another one, the first. */
const CATEGORIES: Readonly<Partial<Record<Danger, readonly Category[]>>> = {
  people: ['other'],
  high_voltage: ['electrical'],
  battery: ['electrical'],
  gas: ['engine_fuel'],
  fuel: ['engine_fuel'],
  wrong_fuel: ['engine_fuel'],
  fumes: ['exhaust'],
  brakes: ['braking'],
  brake_lamp: ['braking'],
  rolling: ['braking', 'transmission'],
  surging: ['engine_fuel', 'transmission'],
  steering: ['suspension_steering'],
  tire: ['other'],
  opens: ['other'],
  restraint: ['other'],
  sight: ['electrical'],
  load: ['other'],
  other: ['other'],
  engine: ['engine_fuel', 'cooling', 'exhaust', 'other'],
  drive: ['transmission', 'engine_fuel', 'electrical', 'other'],
};

/** @param read from the words */
export const categoryOf = (danger: Danger, read: Category): Category => {
  const possible = CATEGORIES[danger] ?? [read];
  return possible.includes(read) ? read : possible[0]!;
};

/** Opens the summary of a stop that is of no system of the car. */
export const SUMMARY_OF: Readonly<Partial<Record<Danger, BilingualText>>> = {
  people: say('This is about people in danger first', 'Šeit vispirms jāglābj cilvēki'),
  fire: say('This sounds like the beginning of a fire', 'Izskatās, ka var sākties ugunsgrēks'),
  tire: say(
    'This sounds like a tire or wheel that may give way',
    'Izskatās, ka riepa vai ritenis var neizturēt',
  ),
  opens: say(
    'This sounds like a door, hood or trunk that does not stay closed',
    'Izskatās, ka durvis, pārsegs vai bagāžnieks neturas ciet',
  ),
  restraint: say(
    'This sounds like belts, seats or airbags that may not protect you',
    'Izskatās, ka jostas, sēdekļi vai drošības spilveni var nepasargāt',
  ),
  view: say('This sounds like a view that is not clear', 'Izskatās, ka pa stiklu slikti redz'),
  load: say(
    'This sounds like a load or trailer that is not secure',
    'Izskatās, ka krava vai piekabe nav droša',
  ),
  engine: say('This sounds like an engine that must not run', 'Izskatās, ka dzinēju nedrīkst darbināt'),
  drive: say('This sounds like a drive that may fail', 'Izskatās, ka piedziņa var atteikt'),
  rolling: say('This sounds like a car that may roll away', 'Izskatās, ka auto var aizripot'),
  other: say(
    'This sounds dangerous, and only an inspection shows what it is',
    'Izklausās bīstami; kas tieši noticis, varēs pateikt, tikai apskatot auto',
  ),
};
