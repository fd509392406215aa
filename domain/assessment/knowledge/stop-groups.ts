import { say } from '../bilingual-text.ts';
import {
  GENTLY,
  HOT_WHEEL,
  IF_HOT,
  REPAIRED,
  type StopId,
  type StopKind,
  STOPS,
  TOWED,
  WITH_FORCE,
} from './stops.ts';

/** Kinds that are told from each other badly but ask for the same: what is right for each of them. */
export const GROUPS = {
  burning: {
    of: ['fire', 'fuel', 'gas', 'highVoltage', 'battery', 'plug', 'fumes', 'chemicals', 'runaway'],
    category: 'other',
    summary: say(
      'This sounds like something that can burn, explode or poison the air',
      'Izskatās, ka kaut kas var aizdegties, sprāgt vai saindēt gaisu',
    ),
    reason: say(
      'From what you describe, something may catch fire, explode or give off poisonous gas.',
      'Spriežot pēc aprakstītā, kaut kas var aizdegties, sprāgt vai izdalīt indīgu gāzi.',
    ),
    isLeft: true,
    now: say(
      'Do not start or charge the car, do not smoke or light anything, and do not open the hood or touch any other switch, plug or cable',
      'Auto neiedarbiniet un nelādējiet, nesmēķējiet un uguni nededziet, pārsegu neveriet un citus slēdžus, spraudņus un vadus neaiztieciet',
    ),
    call: say(
      'call 112 now if it smokes, burns, hisses or smells of fuel or gas, or if anyone is unwell, hurt or trapped. Nobody goes back to the car',
      'tūlīt zvaniet 112, ja kūp, deg, šņāc vai ož pēc degvielas vai gāzes vai ja kādam slikti, kāds cietis vai iesprostots. Neviens neiet atpakaļ pie auto',
    ),
    help: TOWED,
  },
  braking: {
    of: ['brakes', 'hotBrake', 'selfBraking', 'rolling'],
    category: 'braking',
    reason: say(
      'From what you describe, the brakes may not stop or hold the car, or they may act by themselves.',
      'Spriežot pēc aprakstītā, bremzes var neapturēt vai nenoturēt auto vai nostrādāt pašas.',
    ),
    rolling: STOPS.brakes.rolling,
    now: say(
      'Do not drive on, even if the brakes seem to work again. Use the parking brake, P or a gear, and chocks. Nobody stands on the downhill side',
      'Tālāk nebrauciet, arī ja bremzes atkal šķiet labas. Izmantojiet stāvbremzi, P vai pārnesumu un ķīļus. Lejas pusē neviens nestāv',
    ),
    call: HOT_WHEEL,
    help: STOPS.brakes.help,
  },
  chassis: {
    of: ['steering', 'wheel', 'suspension', 'tire', 'body', 'shaft', 'chain'],
    category: 'suspension_steering',
    summary: say(
      'This sounds like something that may break or come off while you drive',
      'Izskatās, ka braucot kaut kas var salūzt vai atdalīties',
    ),
    reason: say(
      'From what you describe, a part that carries or steers the car may fail, and then the car cannot be controlled.',
      'Spriežot pēc aprakstītā, var salūzt kas tāds, kas auto tur vai stūrē, un tad auto vairs nav vadāms.',
    ),
    rolling: GENTLY,
    now: say(
      'Do not drive on, not even slowly, even if it feels right again. Keep hands and feet out from under the car and off a hot wheel',
      'Tālāk nebrauciet pat lēnām, arī ja šķiet, ka atkal viss labi. Rokas un kājas zem auto nebāziet un karstu riteni neaiztieciet',
    ),
    isDropped: true,
    help: REPAIRED,
  },
  power: {
    of: [
      'oil',
      'engine',
      'overheating',
      'belt',
      'misfire',
      'stalls',
      'drive',
      'clutch',
      'current',
      'wrongFuel',
    ],
    category: 'engine_fuel',
    summary: say(
      'This sounds like a problem with the engine or the drive',
      'Izklausās pēc dzinēja vai piedziņas problēmas',
    ),
    reason: say(
      'From what you describe, the car may stop in traffic with heavy steering and brakes, or be ruined if it keeps running.',
      'Spriežot pēc aprakstītā, auto var apstāties satiksmē ar smagu stūri un bremzēm vai, ja to neizslēdz, sabojāties.',
    ),
    rolling: WITH_FORCE,
    now: say(
      'Switch off, set the parking brake and do not start the car again, even if it seems to work. While it is hot, leave the hood and the coolant cap shut',
      'Izslēdziet auto, pievelciet stāvbremzi un vairs neiedarbiniet, arī ja šķiet, ka viss labi. Kamēr karsts, pārsegu un dzesēšanas vāciņu neveriet',
    ),
    call: IF_HOT,
    help: TOWED,
  },
  towing: {
    of: ['trailer', 'swaying', 'towedCar', 'load'],
    category: 'other',
    summary: say(
      'This sounds like a load or a trailer that is not safe',
      'Izskatās, ka krava vai piekabe nav droša',
    ),
    reason: say(
      'From what you describe, what you carry or tow may come loose, sway or push the car off the road.',
      'Spriežot pēc aprakstītā, tas, ko vedat vai velkat, var atvienoties, zvalstīties vai nogrūst auto no ceļa.',
    ),
    rolling: STOPS.swaying.rolling,
    now: say(
      'Do not drive or tow any farther. Before you unhitch, chock the wheels from the side. Nobody stands in between, on the downhill side or under what can fall',
      'Tālāk nebrauciet un nevelciet. Pirms atkabināšanas no sāniem palieciet zem riteņiem ķīļus. Neviens nestāv starp auto un piekabi, lejas pusē vai zem tā, kas var nokrist',
    ),
    call: STOPS.trailer.call,
    help: say(
      'have it repaired, secured or collected on the spot',
      'lieciet to uz vietas salabot, nostiprināt vai aizvest',
    ),
  },
} as const satisfies Record<string, StopKind & { of: readonly StopId[] }>;

type GroupId = keyof typeof GROUPS;
/** Of one kind, or of several that are likely together. */
export type ToldStop = StopId | GroupId;

const isGroup = (id: ToldStop): id is GroupId => Object.hasOwn(GROUPS, id);

export const toldKind = (id: ToldStop): StopKind => (isGroup(id) ? GROUPS[id] : STOPS[id]);

/** Everyone leaves the car, or somebody must be saved from it. */
export const isLeft = (id: ToldStop): boolean =>
  toldKind(id).isLeft === true || toldKind(id).alone !== undefined;

/** The group of a kind, or the kind itself. */
export const groupOf = (id: StopId): ToldStop =>
  (Object.keys(GROUPS) as GroupId[]).find((group) => (GROUPS[group].of as readonly StopId[]).includes(id)) ??
  id;
