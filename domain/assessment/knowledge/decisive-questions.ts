import { type BilingualText, say } from '../bilingual-text.ts';
import type { Category } from '../schema.ts';
import {
  type Danger,
  type DecisiveAnswer,
  dangerous,
  harmless,
  NO,
  noDanger,
  UNSURE,
  YES,
} from './decisive-answers.ts';
import { EXHAUST_INSIDE } from './shared-advice.ts';

export type DecisiveQuestion = {
  readonly id: string;
  readonly text: BilingualText;
  /** The complaints whose level hangs on the answer. */
  readonly patterns?: readonly string[];
  /** Asked about any complaint of the category for which there is no question of its own. */
  readonly category?: Category;
  /** Expressions that ask it where no complaint was recognized. */
  readonly match?: readonly string[];
  /** Expressions of descriptions that leave nothing to ask. */
  readonly known?: readonly string[];
  readonly answers: readonly DecisiveAnswer[];
};

/** Yes is the danger. */
const yesNo = (danger: Danger): DecisiveAnswer[] => [dangerous(YES, danger), noDanger(NO), UNSURE];

/** What the level hangs on, asked first. Of several that fit, the first one is asked: brakes, steering and wheels first. */
export const DECISIVE_QUESTIONS: readonly DecisiveQuestion[] = [
  {
    id: 'brake-lamp-color',
    text: say('Is the warning light red or yellow?', 'Vai lampiņa ir sarkana vai dzeltena?'),
    patterns: ['brake-lamp'],
    known: ['yellow/amber/orange lamp/light/warning/symbol', 'dzelten*/oranz* lampin*/lampa/simbol*'],
    answers: [
      dangerous(say('Red', 'Sarkana'), {
        stop: 'brakes',
        symptom: say('The red brake warning light is on', 'Deg sarkanā bremžu lampiņa'),
        typed: 'red sarkan*',
      }),
      noDanger(say('Yellow', 'Dzeltena'), 'yellow amber orange dzelten* oranz*'),
      UNSURE,
    ],
  },
  {
    id: 'red-brake-lamp-too',
    text: say('Is the red brake warning light on as well?', 'Vai deg arī sarkanā bremžu lampiņa?'),
    patterns: ['abs-light'],
    answers: yesNo({
      stop: 'brakes',
      symptom: say('The red brake warning light is on as well', 'Deg arī sarkanā bremžu lampiņa'),
    }),
  },
  {
    id: 'all-brake-lights',
    text: say('Is it one brake light or all of them?', 'Vai nedeg viens bremžu signāls vai visi?'),
    patterns: ['brake-lights-out'],
    known: ['one/left/right/single brake/stop', 'viens/kreisais/labais bremz*/stopsignal*'],
    answers: [
      dangerous(say('All of them', 'Visi'), {
        stop: 'lights',
        symptom: say('No brake light works', 'Nedeg neviens bremžu signāls'),
        typed: 'all both every none visi abi neviens',
      }),
      noDanger(say('One', 'Viens'), 'one single viens left right kreisais labais'),
      UNSURE,
    ],
  },
  {
    id: 'squeal-or-grind',
    text: say(
      'Is it a squeal, or does metal grind on metal?',
      'Vai tā ir čīkstoņa, vai arī metāls skrapst pret metālu?',
    ),
    patterns: ['brake-squeal'],
    answers: [
      dangerous(say('It grinds', 'Skrapst'), {
        stop: 'brakes',
        symptom: say('Metal grinds on metal when braking', 'Bremzējot metāls skrapst pret metālu'),
        typed: 'grind* scrap* skrapst*',
      }),
      noDanger(say('It squeals every time', 'Čīkst katru reizi'), 'squeal* squeak* cikst*'),
      harmless(say('Only after rain or overnight', 'Tikai pēc lietus vai no rīta'), {
        reason: say(
          'A squeal that goes away after the first few stops comes from surface rust; mention it at the next service.',
          'Čīkstoņa, kas pazūd pēc pirmajām bremzēšanas reizēm, rodas no vieglas rūsas uz diskiem; pieminiet to nākamajā apkopē.',
        ),
        typed: 'rain overnight morning* lietus nakts rita',
      }),
      UNSURE,
    ],
  },
  {
    id: 'one-wheel-hot',
    text: say(
      'After driving, does one wheel feel hotter than the others, without touching it?',
      'Vai pēc brauciena kāds ritenis, tam nepieskaroties, šķiet karstāks par pārējiem?',
    ),
    patterns: ['pulls-when-braking'],
    answers: yesNo({
      stop: 'hotBrake',
      symptom: say(
        'One wheel is hotter than the others after driving',
        'Pēc brauciena kāds ritenis ir karstāks par pārējiem',
      ),
    }),
  },
  {
    id: 'brake-pedal',
    text: say(
      'Does the brake pedal feel softer, harder or lower than usual?',
      'Vai bremžu pedālis ir mīkstāks, cietāks vai zemāks nekā parasti?',
    ),
    patterns: ['brake-vibration'],
    category: 'braking',
    known: ['pedal normal/fine/same/firm', 'pedal* parast*/normal*/kartiba'],
    answers: [
      dangerous(say('Softer or lower, or it sinks', 'Mīkstāks, zemāks vai iekrīt'), {
        stop: 'brakes',
        symptom: say(
          'The brake pedal is softer or lower than usual or sinks',
          'Bremžu pedālis ir mīkstāks vai zemāks nekā parasti vai iekrīt',
        ),
        typed: 'soft softer low lower sinks sink floor spongy mikst* zemak* zems zema iekrit gridai grida',
      }),
      dangerous(say('Harder', 'Cietāks'), {
        stop: 'brakes',
        symptom: say('The brake pedal is harder than usual', 'Bremžu pedālis ir cietāks nekā parasti'),
        typed: 'hard harder stiff stiffer ciet*',
      }),
      noDanger(say('The same as always', 'Tāds pats kā parasti'), 'same normal* fine parast* norm*'),
      UNSURE,
    ],
  },
  {
    id: 'parked-car-rolls',
    text: say('Does the car roll when it is parked?', 'Vai auto ripo, kad tas novietots stāvēšanai?'),
    patterns: ['parking-brake'],
    answers: yesNo({
      stop: 'rolling',
      symptom: say('The parked car rolls', 'Novietots auto ripo'),
    }),
  },
  {
    id: 'wheel-wobbles',
    text: say(
      'Does a wheel wobble, or is a lug nut or wheel bolt loose or missing?',
      'Vai kāds ritenis ļodzās vai kāda riteņa skrūve ir vaļīga vai pazudusi?',
    ),
    patterns: ['steering-vibration', 'clunk-over-bumps', 'wheel-bearing', 'cv-joint', 'shock-absorbers'],
    answers: yesNo({
      stop: 'wheel',
      symptom: say(
        'A wheel wobbles, or a lug nut or bolt is loose or missing',
        'Kāds ritenis ļodzās, vai kāda riteņa skrūve ir vaļīga vai pazudusi',
      ),
    }),
  },
  {
    id: 'steering-binds',
    text: say(
      'Does the steering jam, feel loose or need much more force than usual?',
      'Vai stūre iestrēgst, ir vaļīga vai griežas daudz smagāk nekā parasti?',
    ),
    patterns: ['steering-noise', 'pulls-to-side'],
    category: 'suspension_steering',
    answers: yesNo({
      stop: 'steering',
      symptom: say(
        'The steering jams, feels loose or needs much more force than usual',
        'Stūre iestrēgst, ir vaļīga vai griežas daudz smagāk nekā parasti',
      ),
    }),
  },
  {
    id: 'cords-cut-or-bulge',
    text: say(
      'Do you see cords, a cut or a bulge?',
      'Vai riepā redzami diegi, stieples, iegriezums vai izspiedums?',
    ),
    patterns: ['tyre-air', 'uneven-tyre-wear'],
    match: ['tire/tires/tyre/tyres', 'riepa/riepai/riepas/riepu/riepam'],
    answers: yesNo({
      stop: 'tire',
      symptom: say(
        'Exposed cords, a cut or a bulge in a tire',
        'Riepā redzami diegi, stieples, iegriezums vai izspiedums',
      ),
    }),
  },
  {
    id: 'where-it-smokes',
    text: say('Where does the smoke or steam come from?', 'No kurienes nāk dūmi vai tvaiks?'),
    patterns: ['white-smoke', 'black-smoke', 'blue-smoke'],
    match: ['smok*', 'smoke', 'steam*', 'dum*', 'tvaik*', 'kup*'],
    known: ['exhaust/tailpipe/muffler', 'izput*/izplud*/izplut*'],
    answers: [
      dangerous(
        say(
          'From the hood, the trunk, a wheel or under the car',
          'No dzinēja, bagāžnieka, riteņa vai auto apakšas',
        ),
        {
          stop: 'fire',
          symptom: say(
            'Smoke from the hood, the trunk, a wheel or under the car',
            'Dūmi no dzinēja, bagāžnieka, riteņa vai auto apakšas',
          ),
          typed:
            'hood bonnet wheel trunk underneath under_car nodalijum* parseg* kapot* riten* bagazniek* apaks*',
          typedIf: { words: 'engine motor* dzinej*', without: 'exhaust tailpipe muffler izput* izplud*' },
        },
      ),
      dangerous(say('From inside the car', 'No salona'), {
        stop: 'fire',
        symptom: say('Smoke inside the car', 'Dūmi salonā'),
        typed: 'inside cabin dash* salon* panel*',
      }),
      noDanger(
        say('Only out of the tailpipe', 'Tikai no izpūtēja gala'),
        'exhaust tailpipe muffler izput* izplud*',
      ),
      UNSURE,
    ],
  },
  {
    id: 'where-it-stalls',
    text: say(
      'Does it stall while driving, or only when stopped or when starting the engine?',
      'Vai dzinējs noslāpst braucot vai tikai stāvot un iedarbinot?',
    ),
    patterns: ['stalling'],
    known: ['idle/standing/standstill/lights/starting', 'tuksgait*/stavot/iedarbinot/luksofor*'],
    answers: [
      dangerous(say('While driving', 'Braucot'), {
        stop: 'stalls',
        symptom: say('The engine stalls while driving', 'Dzinējs noslāpst braucot'),
        typed: 'driving braucot gaita speed atruma',
      }),
      noDanger(
        say('Only when stopped or when starting the engine', 'Tikai stāvot un iedarbinot'),
        'standing idle starting stavot iedarbinot tuksgait*',
      ),
      UNSURE,
    ],
  },
  {
    id: 'engine-lamp-flashes',
    text: say(
      'Is the check engine light steady or flashing?',
      'Vai „check engine” lampiņa deg pastāvīgi vai mirgo?',
    ),
    patterns: ['check-engine', 'loss-of-power', 'misfire-jerking', 'rough-idle'],
    known: [
      'check/engine steady/constant*/solid/off/not',
      'steady/constant*/solid check/engine',
      'check/engine/ceks/cek pastavigi/nemirgo/nedeg',
    ],
    answers: [
      dangerous(say('Flashing', 'Mirgo'), {
        stop: 'misfire',
        symptom: say('The check engine light is flashing', 'Mirgo „check engine” lampiņa'),
        typed: 'flash* blink* mirgo*',
      }),
      noDanger(say('Steady', 'Deg pastāvīgi'), 'steady steadily constant* solid pastavigi nemirgo'),
      noDanger(say('The light is off', 'Nedeg'), 'off nedeg'),
      UNSURE,
    ],
  },
  {
    id: 'oil-lamp-or-knock',
    text: say(
      'Is the red oil warning light on, or does the engine knock?',
      'Vai deg sarkanā eļļas lampiņa vai dzinējs klaudz?',
    ),
    patterns: ['oil-leak', 'oil-consumption', 'timing-noise'],
    answers: yesNo({
      stop: 'oil',
      symptom: say(
        'The red oil warning light is on or the engine knocks',
        'Deg sarkanā eļļas lampiņa, vai dzinējs klaudz',
      ),
    }),
  },
  {
    id: 'gauge-red-or-steam',
    text: say(
      'Is the temperature gauge or warning light in the red, or do you see steam?',
      'Vai temperatūras bultiņa ir sarkanajā zonā, deg sarkana temperatūras lampiņa vai redzat tvaiku?',
    ),
    patterns: ['coolant-leak', 'coolant-disappears', 'temperature-swings', 'fan', 'no-cabin-heat'],
    category: 'cooling',
    answers: yesNo({
      stop: 'overheating',
      symptom: say(
        'The temperature gauge or warning light is in the red or there is steam',
        'Temperatūras bultiņa ir sarkanajā zonā, deg sarkana temperatūras lampiņa, vai redzams tvaiks',
      ),
    }),
  },
  {
    id: 'exhaust-gas-inside',
    text: EXHAUST_INSIDE,
    patterns: ['loud-exhaust'],
    category: 'exhaust',
    answers: yesNo({
      stop: 'fumes',
      symptom: say(
        'Exhaust gas inside the car, smelled or felt as a headache, dizziness, nausea or sleepiness',
        'Salonā jūtama izplūdes gāzu smaka, vai kādam tajā sāp vai reibst galva, ir slikti vai nāk miegs',
      ),
    }),
  },
  {
    id: 'charging-belt',
    text: say(
      'Is the steering heavier or the temperature higher than usual?',
      'Vai stūre ir smagāka vai temperatūra augstāka nekā parasti?',
    ),
    patterns: ['battery-light', 'alternator'],
    answers: yesNo({
      stop: 'belt',
      symptom: say(
        'The steering is heavier or the temperature higher than usual',
        'Stūre ir smagāka vai temperatūra augstāka nekā parasti',
      ),
    }),
  },
  {
    id: 'both-headlights',
    text: say('Is one headlight out, or both?', 'Vai nedeg viens priekšējais lukturis vai abi?'),
    patterns: ['lights-out'],
    known: ['one/left/right/single', 'viens/viena/kreis*/labais/laba/labaja'],
    answers: [
      dangerous(say('Both', 'Abi'), {
        stop: 'lights',
        symptom: say('Both headlights are out', 'Nedeg neviens no priekšējiem lukturiem'),
        // The last two answered this question in its former words.
        typed: 'both all neither abi neviens yes ja',
      }),
      noDanger(say('One', 'Viens'), 'one single viens left right kreisais labais no ne'),
      UNSURE,
    ],
  },
  {
    id: 'wipers-in-rain',
    text: say('Is it raining or snowing now?', 'Vai patlaban līst vai snieg?'),
    patterns: ['wipers'],
    answers: yesNo({
      stop: 'view',
      symptom: say(
        'It is raining or snowing, and the wipers do not work',
        'Līst vai snieg, un stikla tīrītāji nedarbojas',
      ),
    }),
  },
  {
    id: 'loses-drive',
    text: say(
      'Does the car lose drive or jump out of gear while driving?',
      'Vai braucot pazūd vilkme vai izlec pārnesums?',
    ),
    patterns: [
      'harsh-shift',
      'delayed-engagement',
      'hard-to-shift',
      'limp-mode-gearbox',
      'gearbox-noise',
      'gearbox-leak',
      'clutch-slips',
    ],
    category: 'transmission',
    answers: yesNo({
      stop: 'drive',
      symptom: say(
        'The car loses power to the wheels or jumps out of gear while driving',
        'Braucot pazūd vilkme vai izlec pārnesums',
      ),
    }),
  },
  {
    id: 'fuel-smell',
    text: say(
      'Do you smell fuel, or is fuel dripping under the car?',
      'Vai jūtat degvielas smaku vai zem auto pil degviela?',
    ),
    patterns: ['fuel-consumption', 'hard-start'],
    answers: yesNo({
      stop: 'fuel',
      symptom: say(
        'Smell of fuel, or fuel dripping under the car',
        'Degvielas smaka, vai zem auto pil degviela',
      ),
    }),
  },
  {
    id: 'battery-swollen',
    text: say(
      'Is the battery swollen, hot, hissing, cracked, leaking or frozen, or does it smell of rotten eggs?',
      'Vai akumulators ir uzpampis, karsts, saplaisājis vai sasalis, šņāc, tek vai smird pēc puvušām olām?',
    ),
    patterns: ['battery-drain', 'starter-click', 'no-start'],
    answers: yesNo({
      stop: 'battery',
      symptom: say(
        'The battery is swollen, hot, hissing, cracked, leaking or frozen, or smells of rotten eggs',
        'Akumulators ir uzpampis, karsts, saplaisājis vai sasalis, šņāc, tek vai smird pēc puvušām olām',
      ),
    }),
  },
  {
    id: 'stays-closed',
    text: say(
      'Do the doors, hood and trunk latch fully, not just on a safety catch?',
      'Vai durvis, pārsegs un bagāžnieks aizveras līdz galam, nevis turas tikai aiz drošības āķa?',
    ),
    patterns: ['doors'],
    answers: [
      noDanger(YES),
      dangerous(NO, {
        stop: 'opens',
        symptom: say(
          'The hood, the trunk or a door does not latch fully',
          'Durvis, pārsegs vai bagāžnieks neaizveras līdz galam',
        ),
      }),
      UNSURE,
    ],
  },
  {
    id: 'lamp-color',
    text: say('What color is the warning light?', 'Kādā krāsā ir lampiņa?'),
    match: [
      'light/lamp/warning/indicator/symbol on/lit/comes/came/stays/appeared/flash*/glow*',
      'warning >light/lamp/symbol',
      'lampin* ~ deg/iedeg*/mirgo/degas/spid',
    ],
    answers: [
      dangerous(say('Red', 'Sarkana'), {
        reason: say(
          'A red warning light can mean that the oil pressure, the cooling or the brakes are failing.',
          'Sarkana lampiņa var liecināt, ka trūkst eļļas spiediena, dzinējs pārkarst vai atsaka bremzes.',
        ),
        stop: 'other',
        symptom: say('A red warning light is on', 'Deg sarkana brīdinājuma lampiņa'),
        typed: 'red sarkan*',
      }),
      dangerous(say('The engine light is flashing', 'Mirgo dzinēja lampiņa'), {
        stop: 'misfire',
        symptom: say('The check engine light is flashing', 'Mirgo „check engine” lampiņa'),
        typedIf: { words: 'flash* blink* mirgo*', without: 'red green blue sarkan* zal* zil*' },
      }),
      noDanger(
        say('Yellow or orange, steady', 'Dzeltena vai oranža, nemirgo'),
        'yellow amber orange dzelten* oranz*',
      ),
      harmless(say('Green or blue', 'Zaļa vai zila'), {
        reason: say(
          'Green and blue lights show what is switched on, such as the headlights, or (a thermometer) that the engine is still cold.',
          'Zaļas un zilas lampiņas rāda, kas ir ieslēgts, piemēram, gaismas, vai (termometrs) ka dzinējs vēl ir auksts.',
        ),
        typed: 'green blue zal* zil*',
      }),
      UNSURE,
    ],
  },
  {
    id: 'which-smell',
    text: say('What does it smell like?', 'Pēc kā smird?'),
    match: ['smell*', 'odor*', 'odour*', 'stink*', 'smak*', 'smird*', 'smako'],
    answers: [
      dangerous(say('Fuel (gasoline, diesel)', 'Degvielas (benzīna, dīzeļdegvielas)'), {
        stop: 'fuel',
        symptom: say('Smell of fuel', 'Degvielas smaka'),
        typed: 'fuel gasoline petrol diesel benzin* degviel* dizel*',
        // American for gasoline.
        typedIf: { words: 'gas', without: 'exhaust lpg propane natural' },
      }),
      dangerous(say('Gas (LPG, CNG, propane)', 'Gāzes (autogāzes, metāna, propāna)'), {
        stop: 'gas',
        symptom: say('Smell of gas (LPG, CNG or propane)', 'Gāzes (autogāzes, metāna vai propāna) smaka'),
        typed: 'lpg cng propan* butan* methane metan* autogas autogaz*',
        typedIf: { words: 'gaz*', without: 'exhaust izplud* izplut* izput* tvana gazol*' },
      }),
      dangerous(
        say('Something burning, rotten eggs or sharp chemicals', 'Deguma, puvušām olām vai asām ķimikālijām'),
        {
          stop: 'burning',
          symptom: say(
            'Smell of burning, rotten eggs or sharp chemicals',
            'Deguma, puvušu olu vai asu ķimikāliju smaka',
          ),
          typed:
            'burn* burnt smoke egg eggs sulfur* sulphur* acid* chemical* solvent* degum* degus* dum* olam olu seru skab* kimi*',
          typedIf: { words: 'plastic rubber plastmas* gumij*', without: 'new jaun*' },
        },
      ),
      dangerous(say('Exhaust gas inside the car', 'Izplūdes gāzēm salonā'), {
        stop: 'fumes',
        symptom: say('You can smell exhaust gas inside the car', 'Salonā jūtama izplūdes gāzu smaka'),
        typed: 'exhaust fumes izplud* izput*',
      }),
      noDanger(say('Something else', 'Kaut kā cita')),
      UNSURE,
    ],
  },
  {
    id: 'what-drips',
    text: say('What is dripping?', 'Kas pil?'),
    match: ['leak*', 'drip*', 'puddle*', 'tek/tecet/tekosi', 'pil/pilet', 'noplud*', 'pelk*/pelke'],
    answers: [
      dangerous(say('Fuel', 'Degviela'), {
        stop: 'fuel',
        symptom: say('Fuel is dripping', 'Pil degviela'),
        typed: 'fuel gas* petrol diesel benzin* degviel* dizel*',
      }),
      dangerous(
        say(
          'Brake fluid (oily, clear to brown, by a wheel or under the pedals)',
          'Bremžu šķidrums (eļļains, dzidrs līdz brūns, pie riteņa vai zem pedāļiem)',
        ),
        {
          stop: 'brakes',
          symptom: say('Brake fluid is leaking', 'Tek bremžu šķidrums'),
          typed: 'brake_fluid brake_oil bremzu_skidrum* bremzu_ell*',
          typedIf: { words: 'brake brakes bremz*', without: 'near beside next close pie blakus netalu tuvu' },
        },
      ),
      noDanger(say('Oil or coolant', 'Eļļa vai dzesēšanas šķidrums'), 'oil coolant ell* dzeses*'),
      noDanger(say('Something else', 'Kaut kas cits')),
      harmless(say('Clear water', 'Tīrs ūdens'), {
        reason: say(
          'Clear water under the car usually comes from the air conditioning and is normal.',
          'Tīrs ūdens zem auto parasti nāk no kondicioniera, un tas ir normāli.',
        ),
        typedIf: {
          words: 'water udens',
          with: 'clear clean pure transparent colorless colourless tirs tira tiru caurspidig* dzidr* bezkrasain*',
          without: `pink* red* rust* brown* green* blue* orange* yellow* black* dark* color colored coloured dirty muddy oily
            greasy slimy sticky sweet* smell* roz* sarkan* rus* brun* zal* iezal* zil* iezil* oranz* dzelt* iedzelt* meln*
            tums* krasa krasu krasain* netir* dubl* ellain* glotain* lipig* sald* smarz* smird*`,
        },
      }),
      UNSURE,
    ],
  },
];

/** What version 0.2.0 asked in other words: its drafts and problems still hold these. */
export const FORMER_TEXTS: Readonly<Record<string, readonly string[]>> = {
  'brake-lamp-color': ['Is the lamp red or yellow?'],
  'red-brake-lamp-too': ['Is the red brake lamp on as well?'],
  'parked-car-rolls': ['Vai novietots auto ripo?'],
  'where-it-stalls': ['Vai dzinējs noslāpst braucot, vai tikai stāvot un iedarbinot?'],
  'oil-lamp-or-knock': ['Is the red oil lamp on, or does the engine knock?'],
  'cords-cut-or-bulge': ['Vai redzams kords, iegriezums vai izspiedums?'],
  'fuel-smell': [
    'Do you smell fuel, or is there a wet spot under the car?',
    'Vai jūtat degvielas smaku vai zem auto ir slapjš plankums?',
  ],
  'one-wheel-hot': [
    'Is one wheel hotter than the others after driving?',
    'Vai pēc brauciena kāds ritenis ir karstāks par pārējiem?',
  ],
  'gauge-red-or-steam': [
    'Does the temperature gauge go into the red, or do you see steam?',
    'Vai temperatūras bultiņa ir sarkanajā zonā vai redzat tvaiku?',
  ],
  'exhaust-gas-inside': [
    'Do you smell exhaust gas inside the car?',
    'Vai salonā jūtama izplūdes gāzu smaka?',
  ],
  'battery-swollen': [
    'Is the battery swollen, hot or hissing?',
    'Vai akumulators ir uzpampis, karsts vai šņāc?',
  ],
  'both-headlights': ['Are both headlights out?', 'Vai nedeg abi priekšējie lukturi?'],
  'wipers-in-rain': ['Does it rain or snow now?'],
  'stays-closed': [
    'Does it stay closed while you drive?',
    'Vai braucot durvis, pārsegs vai bagāžnieks paliek ciet?',
    'Vai braucot tas paliek aizvērts?',
  ],
  'lamp-color': ['What color is the lamp?'],
  'which-smell': ['What does it smell of?'],
};
