import { say } from '../bilingual-text.ts';
import { GET_AWAY, withRoadside } from './roadside.ts';
import { type Stop, stop, stopAt } from './stops.ts';

type Sign = {
  /** Entries of the dictionary (domain/car-words/dictionary.ts); one of them is named. */
  readonly names: string;
  /** One of these is named as well. */
  readonly and?: string;
  readonly stop: Stop;
};

const BRAKES = stopAt(
  'brakes',
  'From what you describe, the brakes may not stop the car when you need them.',
  'Spriežot pēc aprakstītā, bremzes var neapturēt auto brīdī, kad tas ir vajadzīgs.',
);
const MOVES = stopAt(
  'rolling',
  'From what you describe, the car may roll away by itself.',
  'Spriežot pēc aprakstītā, auto var pats sākt ripot.',
);
const SURGES = stopAt(
  'surging',
  'From what you describe, the engine may push the car against your will.',
  'Spriežot pēc aprakstītā, auto var pats uzņemt ātrumu pret jūsu gribu.',
);
const NO_DRIVE = stopAt(
  'drive',
  'From what you describe, the car may lose drive in the middle of traffic.',
  'Spriežot pēc aprakstītā, auto satiksmes vidū var zaudēt vilkmi.',
);
const WHEEL = stopAt(
  'steering',
  'From what you describe, a wheel may come off or collapse under the car.',
  'Spriežot pēc aprakstītā, ritenis var nokrist vai sagāzties zem auto.',
);

const RUNAWAY = stop(
  'surging',
  say(
    'An engine that runs on without the key may be burning its own oil: it races until it breaks apart or catches fire.',
    'Dzinējs, kas griežas arī bez atslēgas, var dedzināt pats savu eļļu: apgriezieni kāpj, līdz tas sabrūk vai aizdegas.',
  ),
  say(
    `Stop the car and put the parking brake on; ${GET_AWAY.en}; keep the hood shut, call 112 and do not start the engine again: have the car towed on a flatbed.`,
    `Apturiet auto un pievelciet stāvbremzi; ${GET_AWAY.lv}; motora pārsegu neveriet, zvaniet 112 un dzinēju vairs neiedarbiniet: lieciet auto evakuēt.`,
  ),
);
const BATTERY = stop(
  'battery',
  say(
    'A battery that smells, hisses or gets warm can burst or catch fire, and its gases are poisonous.',
    'Akumulators, kas smird, šņāc vai silst, var pārsprāgt vai aizdegties, un tā gāzes ir indīgas.',
  ),
  say(
    `Leave the building, do not charge, switch on or move the car and do not go back to unplug it; ${GET_AWAY.en}; call 112 if it smokes, hisses, is warm or stands indoors, and later have it carried away by a firm trained for such batteries.`,
    `Izejiet no ēkas, auto nelādējiet, neieslēdziet un nepārvietojiet, un neejiet atpakaļ atvienot lādētāju; ${GET_AWAY.lv}; zvaniet 112, ja kūp, šņāc, silst vai auto stāv telpās, un vēlāk lieciet to aizvest firmai, kas strādā ar šādiem akumulatoriem.`,
  ),
);
const CURRENT = stopAt(
  'drive',
  'From what you describe, the current may fail while you drive: first the lights go out, then the engine stops.',
  'Spriežot pēc aprakstītā, braucot var pazust strāva: vispirms nodziest gaismas, tad noslāpst dzinējs.',
);

const WRONG_FUEL = stopAt(
  'wrong_fuel',
  'The wrong fluid in the tank can ruin the fuel system, the engine or the catalytic converter; it must be drained first.',
  'Nepareizs šķidrums bākā var sabojāt degvielas sistēmu, dzinēju vai katalizatoru; vispirms tas jāizsūknē.',
);
const CARGO = stop(
  'other',
  say(
    'What is loose on the car, or too heavy a load, can fall on the road or pull the car off the road.',
    'Tas, kas uz auto ir vaļīgs, vai pārāk smaga krava var nokrist uz ceļa vai nomest auto no tā.',
  ),
  withRoadside(
    say('Do not drive on, not even slowly', 'Neturpiniet braukt pat lēnām'),
    say(
      'away from the traffic, have what is loose taken off or fastened before the car moves again',
      'tālāk no satiksmes to, kas ir vaļīgs, noņemiet vai lieciet nostiprināt, pirms auto atkal kustas',
    ),
  ),
);

const SIGHT = stopAt(
  'sight',
  'From what you describe, you may not see the road, or others may not see you or that you brake.',
  'Spriežot pēc aprakstītā, jūs varat neredzēt ceļu vai citi var neredzēt jūs vai to, ka bremzējat.',
);

const TIRE = stopAt(
  'tire',
  'From what you describe, the tire may burst or come off its rim, and then the car cannot be steered.',
  'Spriežot pēc aprakstītā, riepa var plīst vai noslīdēt no diska, un tad auto vairs nav vadāms.',
);

const OPENS = stopAt(
  'opens',
  'It can fly open while you drive: it blocks your view, or somebody or something falls out.',
  'Tas brauciena laikā var atvērties: aizsedz skatu, vai kāds vai kaut kas izkrīt.',
);
const UNPROTECTED = stopAt(
  'restraint',
  'From what you describe, in a crash or under hard braking something may not hold or protect whoever sits there.',
  'Spriežot pēc aprakstītā, avārijā vai straujā bremzēšanā kāds var palikt nenostiprināts vai nepasargāts.',
);

const GAS = stopAt(
  'gas',
  'Leaking gas can explode at the smallest spark.',
  'Noplūdusi gāze var uzsprāgt no mazākās dzirksteles.',
);
const FUMES = stopAt(
  'fumes',
  'Exhaust gas or gas from a heater may be getting inside: it makes you sick, sleepy and then unconscious, and the most poisonous part of it has no smell.',
  'Salonā, iespējams, nonāk izplūdes gāzes vai gāzes no apsildes: no tām kļūst slikti, nāk miegs, un var zaudēt samaņu; indīgākajai to daļai nav smakas.',
);

/** Why the car must not be driven where no rule and no complaint says it: by what the worst passage names, the first that fits. */
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
  { names: 'dizzy', and: 'exhaust cabin smell', stop: FUMES },
  { names: 'battery hybrid-battery charger', and: 'smell', stop: BATTERY },
  { names: 'seat childseat belt', and: 'nut loose missing runout body roll', stop: UNPROTECTED },
  { names: 'airbag', and: 'deployed', stop: UNPROTECTED },
  { names: 'roll', and: 'handbrake engaged', stop: MOVES },
  { names: 'calipers', stop: BRAKES },
  { names: 'nut', and: 'loose missing', stop: WHEEL },
  { names: 'accel gaspedal', and: 'bind surge', stop: SURGES },
  {
    names: 'brake brake-pads brake-discs brake-fluid brake-lines brake-hoses brake-cylinders brake-shoes',
    stop: BRAKES,
  },
  { names: 'key', and: 'brakeless', stop: RUNAWAY },
  { names: 'clutch gears gearbox', and: 'pedal jumpout bind', stop: NO_DRIVE },
  { names: 'accel gaspedal', and: 'pedal', stop: SURGES },
  { names: 'pedal', and: 'sink soft gone hot heavy more leak brakeless', stop: BRAKES },
  { names: 'roof-rack', stop: CARGO },
  {
    names: 'steering ball-joints joint wheel-alignment',
    stop: stopAt(
      'steering',
      'From what you describe, a part that holds or steers a wheel may give way, and then the car cannot be steered.',
      'Spriežot pēc aprakstītā, var neizturēt detaļa, kas tur vai stūrē riteni, un tad auto vairs nav vadāms.',
    ),
  },
  {
    names: 'trailer tow-bar towcoupling',
    stop: stop(
      'other',
      say(
        'A trailer that sways, comes loose or does not brake can throw the car off the road or hit others.',
        'Piekabe, kas zvalstās, atvienojas vai nebremzē, var nomest auto no ceļa vai apdraudēt citus.',
      ),
      withRoadside(
        say(
          'Do not drive on with the trailer, and let nobody stand beside a load that has shifted',
          'Ar piekabi neturpiniet braukt un nestāviet blakus kravai, kas sakustējusies',
        ),
        say(
          'away from the traffic, chock its wheels, do not unhitch it if its load has shifted, and have the load, tires, brakes and coupling checked',
          'tālāk no satiksmes palieciet zem riteņiem ķīļus, neatkabiniet piekabi, ja krava sakustējusies, un lieciet pārbaudīt kravu, riepas, bremzes un sakabi',
        ),
      ),
    ),
  },
  { names: 'door boot bonnet', and: 'openitself', stop: OPENS },
  { names: 'bonnet', and: 'accident', stop: OPENS },
  { names: 'nut', stop: WHEEL },
  { names: 'wheel', and: 'loose missing', stop: WHEEL },
  { names: 'alternator battery power', and: 'headlight', stop: CURRENT },
  { names: 'stall spark power', and: 'engine', stop: NO_DRIVE },
  { names: 'wiper windshield headlight bulb mirror', stop: SIGHT },
  { names: 'load roof-rack cargo', stop: CARGO },
  { names: 'tire', stop: TIRE },
  {
    names: 'wheel nut bearing suspension springs control-arms',
    stop: WHEEL,
  },
  { names: 'belt airbag childseat seat', stop: UNPROTECTED },
  { names: 'door boot bonnet', stop: OPENS },
  { names: 'pedal brakeless', stop: BRAKES },
  { names: 'roll handbrake', stop: MOVES },
  {
    names:
      'timing-belt drive-belt lone-belt engine oil engine-oil oil-pan dipstick coolant cooling radiator water-pump temp head-gasket turbo water dogear knock',
    stop: stopAt(
      'engine',
      'From what you describe, the engine may be wrecked if you keep it running, or stop in traffic.',
      'Spriežot pēc aprakstītā, dzinējs, ja to nenoslāpē, var sabojāties vai noslāpt satiksmē.',
    ),
  },
  { names: 'flat', stop: TIRE },
  { names: 'blind', stop: SIGHT },
  { names: 'gearbox gears gearbox-oil clutch driveshaft stall power', stop: NO_DRIVE },
  {
    names: 'battery alternator charging-lamp wiring',
    stop: CURRENT,
  },
];
