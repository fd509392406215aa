import { say } from '../bilingual-text.ts';
import { GET_AWAY, withRoadside } from './roadside.ts';
import { dangerousPart, type Stop, stop, stopAt } from './stops.ts';

type Sign = {
  /** Entries of the dictionary (domain/car-words/dictionary.ts); one of them is named. */
  readonly names: string;
  /** What is wrong with it: one of these is named as well. Without, the name is enough. */
  readonly and?: string;
  readonly stop: Stop;
};

export const BRAKES = stopAt(
  'brakes',
  'From what you describe, the brakes may not stop the car when you need them.',
  'Spriežot pēc aprakstītā, bremzes var neapturēt auto brīdī, kad tas ir vajadzīgs.',
);
export const MOVES = stopAt(
  'rolling',
  'From what you describe, the car may roll away by itself.',
  'Spriežot pēc aprakstītā, auto var pats sākt ripot.',
);
export const SURGES = stopAt(
  'surging',
  'From what you describe, the engine may push the car against your will.',
  'Spriežot pēc aprakstītā, auto var pats uzņemt ātrumu pret jūsu gribu.',
);
export const NO_DRIVE = stopAt(
  'drive',
  'From what you describe, the car may lose drive in the middle of traffic.',
  'Spriežot pēc aprakstītā, auto satiksmes vidū var zaudēt vilkmi.',
);
export const WHEEL = stopAt(
  'steering',
  'From what you describe, a wheel may come off or collapse under the car.',
  'Spriežot pēc aprakstītā, ritenis var nokrist vai sagāzties zem auto.',
);

export const RUNAWAY = stop(
  'surging',
  say(
    'An engine that runs on without the key may be burning its own oil: it races until it breaks apart or catches fire.',
    'Dzinējs, kas griežas arī bez atslēgas, var sākt dedzināt savu motoreļļu: apgriezieni kāpj, līdz tas sabrūk vai aizdegas.',
  ),
  say(
    'Standing, foot hard on the brake, parking brake on: in a manual, highest gear and release the clutch pedal abruptly, so that it stalls; if that fails or it is an automatic, everyone out and well away, nobody beside or in front of the engine, hood shut, call 112; never start it again: have the car towed on a flatbed.',
    'Auto stāvot, spiediet bremzi un pievelciet stāvbremzi: ar mehānisku ātrumkārbu ieslēdziet augstāko pārnesumu un strauji atlaidiet sajūgu; ja neizdodas vai ātrumkārba ir automātiskā, visi ārā un tālu prom, dzinēja priekšā un sānos lai neviens nestāv, pārsegu neatveriet, zvaniet 112; vairs neiedarbiniet: lieciet auto evakuēt.',
  ),
);
const BATTERY = stop(
  'battery',
  say(
    'A battery that smells, hisses or gets warm can burst or catch fire, and its gases are poisonous.',
    'Akumulators, kas smird, šņāc vai silst, var pārsprāgt vai aizdegties, un tā gāzes ir indīgas.',
  ),
  say(
    `Do not charge, switch on, jump-start or move the car, open no lid, and do not go back to unplug it; ${GET_AWAY.en}; call 112 if it smokes, hisses, is warm or stands indoors, and later have it carried away by a firm trained for such batteries.`,
    `Auto nelādējiet, neieslēdziet un nepārvietojiet, vākus neatveriet un neejiet atpakaļ atvienot lādētāju; ${GET_AWAY.lv}; zvaniet 112, ja kūp, šņāc, silst vai auto stāv telpās, un vēlāk lieciet to aizvest uzņēmumam, kas strādā ar šādiem akumulatoriem.`,
  ),
);
export const CURRENT = stop(
  'drive',
  say(
    'From what you describe, the current may fail while you drive: first the lights go out, then the engine stops.',
    'Spriežot pēc aprakstītā, braucot var pazust strāva: vispirms nodziest gaismas, tad noslāpst dzinējs.',
  ),
  withRoadside(
    say(
      'While it rolls: leave the road at the next safe place while the lights still burn, then switch off and do not start the car again',
      'Kamēr auto ripo: nobrauciet no ceļa tuvākajā drošajā vietā, kamēr gaismas vēl deg, tad izslēdziet auto un vairs to neiedarbiniet',
    ),
    say(
      'call 112 if the car is unlit on a dark road, and have it towed',
      'zvaniet 112, ja auto bez gaismām stāv uz tumša ceļa, un lieciet to evakuēt',
    ),
  ),
);

export const WRONG_FUEL = stopAt(
  'wrong_fuel',
  'The wrong fluid in the tank can ruin the fuel system, the engine or the catalytic converter; it must be drained first.',
  'Nepareizs šķidrums bākā var sabojāt degvielas sistēmu, dzinēju vai katalizatoru; vispirms tas jāizsūknē.',
);
export const CARGO = stopAt(
  'load',
  'What is loose, or too heavy a load, can fall on the road, hit whoever sits in front, burst a tire or pull the car off the road.',
  'Vaļīga vai pārāk smaga krava var nokrist uz ceļa, uzgāzties priekšā sēdošajiem, pārplēst riepu vai nomest auto no ceļa.',
);
const TRAILER_REASON = say(
  'A trailer that sways, comes loose or does not brake can throw the car off the road or hit others.',
  'Piekabe, kas zvalstās, atvienojas vai nebremzē, var nomest auto no ceļa vai apdraudēt citus.',
);
const TRAILER_CARE = say(
  'chock its wheels, animals stay in by a road unless it burns, keep a shifted load hitched, 112 if it smokes, have brakes, hitch and lights checked',
  'zem riteņiem ķīļus, dzīvnieki pie ceļa lai paliek, ja nedeg, neatkabiniet, ja krava slīdējusi, ja kūp, 112, lieciet pārbaudīt bremzes un sakabi',
);
export const TRAILER = stop(
  'load',
  TRAILER_REASON,
  withRoadside(
    say('Do not tow it any further, not even slowly', 'Tālāk to nevelciet pat lēnām'),
    TRAILER_CARE,
  ),
);
export const SWAYING = stop(
  'load',
  TRAILER_REASON,
  withRoadside(
    say(
      'While it rolls and sways: foot off the accelerator, hold the wheel straight, no hard braking until it is calm, and do not drive on with it',
      'Kamēr auto ripo un piekabe svaidās: kāju no gāzes, stūri taisni, strauji nebremzējiet, līdz tā nomierinās, un tālāk ar to nebrauciet',
    ),
    TRAILER_CARE,
  ),
);

export const LIGHTS = stopAt(
  'sight',
  'From what you describe, others may not see you or that you brake, and at night you may not see the road.',
  'Spriežot pēc aprakstītā, citi var neredzēt jūs vai to, ka bremzējat, un tumsā jūs varat neredzēt ceļu.',
);
export const VIEW = stopAt(
  'view',
  'From what you describe, you may not see the road and who is on it.',
  'Spriežot pēc aprakstītā, jūs varat neredzēt ceļu un to, kas uz tā ir.',
);

export const TIRE = stopAt(
  'tire',
  'From what you describe, the tire may burst or come off its rim, and then the car cannot be steered.',
  'Spriežot pēc aprakstītā, riepa var plīst vai noslīdēt no diska, un tad auto vairs nav vadāms.',
);

export const OPENS = stopAt(
  'opens',
  'A hood, door or tailgate that does not stay closed flies open: it blocks your view, or somebody or something falls out.',
  'Pārsegs, durvis vai vāks, kas neturas ciet, braucot var atvērties un aizsegt skatu, vai pa to kāds var izkrist.',
);
export const UNPROTECTED = stopAt(
  'restraint',
  'From what you describe, in a crash or under hard braking something may not hold or protect whoever sits there.',
  'Spriežot pēc aprakstītā, avārijā vai straujā bremzēšanā kāds var palikt nenostiprināts vai nepasargāts.',
);

export const GAS = stopAt(
  'gas',
  'Leaking gas can explode at the smallest spark.',
  'Noplūdusi gāze var uzsprāgt no mazākās dzirksteles.',
);
export const FUMES = stopAt(
  'fumes',
  'Exhaust gas or gas from a heater may be getting inside: it makes you sick, sleepy and then unconscious, and the most poisonous part of it has no smell.',
  'Salonā, iespējams, nonāk izplūdes gāzes vai gāzes no apsildes: no tām kļūst slikti, nāk miegs, un var zaudēt samaņu; indīgākajai to daļai nav smakas.',
);

export const HOT_BRAKE = stop(
  'brakes',
  say(
    'A brake that is stuck gets hot again as soon as you drive; it can fail or catch fire.',
    'Iestrēgusi bremze, tiklīdz brauc, atkal sakarst; tā var atteikt vai aizdegties.',
  ),
  withRoadside(
    say('Do not drive on, not even slowly', 'Nebrauciet tālāk pat lēnām'),
    say(
      'do not touch the hot wheel, pour no water on it, call 112 if it smokes or burns, and have the car towed on a flatbed',
      'karsto riteni neaiztieciet un nelejiet ar ūdeni, zvaniet 112, ja kūp vai deg, un lieciet auto aizvest ar evakuatoru',
    ),
  ),
);
const STEERS = stopAt(
  'steering',
  'From what you describe, a part that holds or steers a wheel may give way, and then the car cannot be steered.',
  'Spriežot pēc aprakstītā, var neizturēt detaļa, kas tur vai stūrē riteni, un tad auto vairs nav vadāms.',
);
const ENGINE = stopAt(
  'engine',
  'From what you describe, the engine may be ruined if you keep it running, or may stop in traffic.',
  'Spriežot pēc aprakstītā, dzinējs var sabojāties, ja to neizslēdz, vai pats apstāties satiksmē.',
);

/** What a part and its state together say. Of several, none is certain, unless they call for the same. */
export const STOP_SIGNS: readonly Sign[] = [
  {
    names: 'fire',
    stop: stopAt(
      'fire',
      'From what you describe, a fire may be starting.',
      'Spriežot pēc aprakstītā, auto var aizdegties.',
    ),
  },
  {
    names: 'smoke burn spark melt',
    and: 'plastic cabin bonnet wheel charger battery drips-onto-hot',
    stop: stopAt(
      'fire',
      'Smoke or a burning smell there can mean that a fire is starting.',
      'Dūmi vai deguma smaka šādā vietā var liecināt par aizdegšanos.',
    ),
  },
  { names: 'gas', and: 'hiss', stop: GAS },
  { names: 'battery hybrid-battery charger', and: 'hiss', stop: BATTERY },
  {
    names: 'hiss',
    and: 'smell egg',
    stop: stopAt(
      'fire',
      'Hissing with a smell can be leaking gas or a damaged battery, and both can catch fire.',
      'Ja šņāc un smird, tā var būt gāzes noplūde vai bojāts akumulators, un abi var aizdegties.',
    ),
  },
  {
    names: 'hv hybrid-battery',
    stop: stopAt(
      'high_voltage',
      'The high-voltage system can give a deadly shock or catch fire, even hours later.',
      'Augstsprieguma sistēma var izraisīt nāvējošu strāvas triecienu vai aizdegties arī pēc vairākām stundām.',
    ),
  },
  { names: 'wrongfuel', stop: WRONG_FUEL },
  {
    names: 'coolant whitesmoke',
    and: 'leak dripping topup',
    stop: stopAt(
      'engine',
      'From what you describe, the engine is losing its coolant, and without it it is ruined within minutes.',
      'Spriežot pēc aprakstītā, dzinējs zaudē dzesēšanas šķidrumu, un bez tā tas dažās minūtēs sabojājas.',
    ),
  },
  {
    names: 'fuel gas fuel-tank fuel-pump',
    and: 'leak dripping smell spray drips-onto-hot hiss',
    stop: stopAt(
      'fuel',
      'Leaking fuel or gas can catch fire at the smallest spark.',
      'Noplūdusi degviela vai gāze var aizdegties no mazākās dzirksteles.',
    ),
  },
  { names: 'fuel', and: 'topup', stop: WRONG_FUEL },
  { names: 'coalarm', stop: FUMES },
  { names: 'dizzy', and: 'exhaust cabin smell heater leftstand coalarm', stop: FUMES },
  { names: 'battery hybrid-battery charger', and: 'smell', stop: BATTERY },
  { names: 'wheel brake calipers bearing', and: 'hot', stop: HOT_BRAKE },
  {
    names: 'brake calipers brake-pads brake-fluid brake-hoses brake-cylinders brake-shoes',
    and: 'gone soft sink leak dripping empty brakeless crack loose heavy grind missing',
    stop: BRAKES,
  },
  { names: 'pedal', and: 'sink soft gone hot heavy more leak brakeless', stop: BRAKES },
  { names: 'roll', and: 'handbrake engaged', stop: MOVES },
  { names: 'handbrake', and: 'gone nomore', stop: MOVES },
  { names: 'accel gaspedal', and: 'bind surge', stop: SURGES },
  { names: 'key', and: 'brakeless', stop: RUNAWAY },
  { names: 'steering ball-joints joint', and: 'play loose crack movefree bind', stop: STEERS },
  { names: 'nut wheel', and: 'loose missing crack', stop: WHEEL },
  { names: 'bearing suspension springs control-arms', and: 'crack loose play movefree', stop: WHEEL },
  { names: 'tire', and: 'flat burst bulge cord crack hole', stop: TIRE },
  { names: 'wiper windshield mirror bonnet', and: 'blind', stop: VIEW },
  { names: 'wiper windshield', and: 'crack gone bind', stop: VIEW },
  { names: 'headlight bulb', and: 'gone night blind', stop: LIGHTS },
  { names: 'door boot bonnet', and: 'openitself', stop: OPENS },
  { names: 'seat childseat belt', and: 'nut loose missing runout body roll bind gone', stop: UNPROTECTED },
  { names: 'airbag', and: 'deployed', stop: UNPROTECTED },
  { names: 'oil engine-oil oil-pan dipstick', and: 'empty leak dripping knock', stop: ENGINE },
  { names: 'coolant cooling radiator water-pump temp head-gasket', and: 'hot steam empty', stop: ENGINE },
  { names: 'engine', and: 'knock', stop: ENGINE },
  { names: 'timing-belt', and: 'crack loose jumpout', stop: ENGINE },
  { names: 'alternator charging-lamp', and: 'headlight power', stop: CURRENT },
  { names: 'clutch gearbox gearbox-oil', and: 'pedal jumpout bind leak', stop: NO_DRIVE },
  { names: 'stall', and: 'engine power', stop: NO_DRIVE },
  {
    names: 'trailer tow-bar towcoupling',
    and: 'loose missing crack wobble swaywords movefree',
    stop: TRAILER,
  },
  { names: 'load roof-rack', and: 'loose movefree crack', stop: CARGO },
];

/** Where one of them is named and no other, and its fault is not known. */
export const PARTS: readonly Sign[] = [
  {
    names: 'brake calipers brake-pads brake-fluid brake-hoses brake-shoes',
    stop: dangerousPart('brakes', 'the brakes', 'bremzēm'),
  },
  { names: 'steering ball-joints', stop: dangerousPart('steering', 'the steering', 'stūri') },
  { names: 'nut bearing', stop: dangerousPart('steering', 'a wheel', 'riteni') },
  {
    names: 'suspension springs control-arms',
    stop: dangerousPart('steering', 'the suspension', 'balstiekārtu'),
  },
  { names: 'tire', stop: dangerousPart('tire', 'a tire', 'riepu') },
  { names: 'exhaust', stop: dangerousPart('engine', 'the exhaust', 'izpūtēju') },
  { names: 'trailer tow-bar', stop: dangerousPart('load', 'the trailer', 'piekabi') },
];
