import type { BilingualText } from '../bilingual-text.ts';
import type { Category } from '../schema.ts';
import type { Cause } from './pattern-shape.ts';

type Basics = { readonly causes: readonly Cause[]; readonly advices: readonly BilingualText[] };

export const BASICS: Readonly<Record<Category, Basics>> = {
  engine_fuel: {
    causes: [
      {
        text: {
          en: 'Worn ignition parts or an injector that works poorly',
          lv: 'Nodilušas aizdedzes detaļas vai slikti strādājoša sprausla',
        },
        likelihood: 'possible',
        why: {
          en: 'the most common cause of rough running',
          lv: 'biežākais nevienmērīgas darbības iemesls',
        },
      },
      {
        text: {
          en: 'A faulty engine sensor or an air leak in the intake',
          lv: 'Bojāts dzinēja sensors vai gaisa piesūce ieplūdes traktā',
        },
        likelihood: 'possible',
        why: { en: 'it upsets the mixture of fuel and air', lv: 'tas izjauc degvielas un gaisa maisījumu' },
      },
    ],
    advices: [
      {
        en: 'Check the oil level on level ground with the engine off.',
        lv: 'Līdzenā vietā ar izslēgtu dzinēju pārbaudiet eļļas līmeni.',
      },
      {
        en: 'Have the fault codes read; they narrow the cause down quickly.',
        lv: 'Palūdziet nolasīt kļūdu kodus: tie palīdzēs ātrāk atrast cēloni.',
      },
    ],
  },
  braking: {
    causes: [
      {
        text: { en: 'Worn brake pads or rotors', lv: 'Nodiluši bremžu kluči vai diski' },
        likelihood: 'likely',
        why: { en: 'pads and rotors wear with every drive', lv: 'tie dilst katrā braucienā' },
      },
      {
        text: {
          en: 'A sticking caliper or old brake fluid',
          lv: 'Iestrēdzis suports vai novecojis bremžu šķidrums',
        },
        likelihood: 'possible',
        why: {
          en: 'both change how the pedal feels and how evenly the car brakes',
          lv: 'abi ietekmē to, cik stingrs ir pedālis un cik vienmērīgi auto bremzē',
        },
      },
    ],
    advices: [
      {
        en: 'Look at the brake fluid level in the reservoir; do not just top it up: a low level means wear or a leak.',
        lv: 'Apskatiet bremžu šķidruma līmeni tvertnē; nepietiek tikai pieliet – zems līmenis liecina par nodilumu vai noplūdi.',
      },
      {
        en: 'Drive gently, keep a greater following distance and have the brakes inspected.',
        lv: 'Brauciet mierīgi, ievērojiet lielāku distanci un lieciet pārbaudīt bremzes.',
      },
    ],
  },
  transmission: {
    causes: [
      {
        text: {
          en: 'Low or old transmission fluid',
          lv: 'Zems ātrumkārbas eļļas līmenis vai novecojusi eļļa',
        },
        likelihood: 'possible',
        why: {
          en: 'it affects shifting before parts fail',
          lv: 'tas ietekmē pārslēgšanos, vēl pirms sabojājas detaļas',
        },
      },
      {
        text: {
          en: 'A worn clutch or a worn part inside the transmission',
          lv: 'Nodilis sajūgs vai detaļa ātrumkārbā',
        },
        likelihood: 'possible',
        why: { en: 'common at higher mileage', lv: 'raksturīgi auto ar lielu nobraukumu' },
      },
    ],
    advices: [
      {
        en: 'Avoid heavy loads, towing and hard acceleration until the transmission has been checked.',
        lv: 'Līdz pārbaudei izvairieties no lielas slodzes, piekabes vilkšanas un straujas ātruma uzņemšanas.',
      },
      {
        en: 'Tell the mechanic in which gear and at what speed the problem occurs, and whether the transmission is cold or warm.',
        lv: 'Pastāstiet mehāniķim, kurā pārnesumā un kādā ātrumā tas notiek un vai auto tobrīd ir auksts vai silts.',
      },
    ],
  },
  electrical: {
    causes: [
      {
        text: { en: 'A weak battery or a poor connection', lv: 'Vājš akumulators vai slikts kontakts' },
        likelihood: 'possible',
        why: {
          en: 'most electrical trouble starts with low voltage',
          lv: 'lielākā daļa elektrības problēmu sākas ar zemu spriegumu',
        },
      },
      {
        text: {
          en: 'A blown fuse, a relay or damaged wiring',
          lv: 'Izdedzis drošinātājs, relejs vai bojāts vadojums',
        },
        likelihood: 'possible',
        why: {
          en: 'common when only one thing stops working',
          lv: 'raksturīgi, ja nedarbojas tikai viena ierīce',
        },
      },
    ],
    advices: [
      {
        en: 'Check whether the battery terminals are clean and tight, with the engine off.',
        lv: 'Ar izslēgtu dzinēju pārbaudiet, vai akumulatora spailes ir tīras un cieši pievilktas.',
      },
      {
        en: 'Note which things work and which do not; this shows the mechanic which circuit to look at.',
        lv: 'Pierakstiet, kas darbojas un kas ne; tas mehāniķim parādīs, kuru ķēdi pārbaudīt.',
      },
    ],
  },
  suspension_steering: {
    causes: [
      {
        text: {
          en: 'Worn joints, links or bushings',
          lv: 'Nodiluši lodbalsti, atsaites vai sailentbloki',
        },
        likelihood: 'likely',
        why: { en: 'they take every bump in the road', lv: 'tie uzņem katru ceļa nelīdzenumu' },
      },
      {
        text: {
          en: 'Wheel balance, alignment or a worn bearing',
          lv: 'Riteņu balanss, savirze vai nodilis gultnis',
        },
        likelihood: 'possible',
        why: {
          en: 'common with vibration, humming or pulling',
          lv: 'raksturīgi, ja jūtama vibrācija, dūkoņa vai auto velk uz sāniem',
        },
      },
    ],
    advices: [
      {
        en: 'Look at the tires: pressure, bulges and uneven wear.',
        lv: 'Pārbaudiet riepas: spiedienu, izspiedumus un nevienmērīgu nodilumu.',
      },
      {
        en: 'Have the suspension and steering checked on a lift.',
        lv: 'Lieciet pārbaudīt balstiekārtu un stūres iekārtu uz pacēlāja.',
      },
    ],
  },
  cooling: {
    causes: [
      {
        text: { en: 'A leak or a low coolant level', lv: 'Noplūde vai zems dzesēšanas šķidruma līmenis' },
        likelihood: 'likely',
        why: { en: 'the most frequent cooling problem', lv: 'biežākā dzesēšanas sistēmas problēma' },
      },
      {
        text: {
          en: 'A stuck thermostat or a fan that does not run',
          lv: 'Iestrēdzis termostats vai ventilators, kas neieslēdzas',
        },
        likelihood: 'possible',
        why: {
          en: 'the engine then runs too hot or too cold even though there is enough coolant',
          lv: 'tad temperatūra ir nepareiza, lai gan šķidruma pietiek',
        },
      },
    ],
    advices: [
      {
        en: 'Check the coolant level only when the engine is cold; never open the cap while it is hot.',
        lv: 'Dzesēšanas šķidruma līmeni pārbaudiet tikai aukstam dzinējam; nekad neatveriet vāciņu, kamēr tas karsts.',
      },
      {
        en: 'Watch the temperature gauge, and stop if it leaves its usual position.',
        lv: 'Vērojiet temperatūras bultiņu un apstājieties, ja tā atkāpjas no ierastās vietas.',
      },
    ],
  },
  exhaust: {
    causes: [
      {
        text: {
          en: 'A rusted or leaking exhaust pipe or muffler',
          lv: 'Izrūsējusi vai caura izplūdes caurule vai klusinātājs',
        },
        likelihood: 'likely',
        why: { en: 'they rust from road salt and moisture', lv: 'tos bojā ceļa sāls un mitrums' },
      },
      {
        text: {
          en: 'A clogged filter, catalytic converter or EGR valve',
          lv: 'Aizsērējis filtrs, katalizators vai EGR vārsts',
        },
        likelihood: 'possible',
        why: {
          en: 'common with smoke or loss of power',
          lv: 'raksturīgi, ja redzami dūmi vai trūkst jaudas',
        },
      },
    ],
    advices: [
      {
        en: 'If you smell exhaust gas inside, do not drive; have the leak found and fixed.',
        lv: 'Ja salonā jūtat izplūdes gāzu smaku, nebrauciet; lieciet noplūdi atrast un novērst.',
      },
      {
        en: 'Tell the mechanic the color of the smoke and when it appears.',
        lv: 'Pastāstiet mehāniķim, kādā krāsā ir dūmi un kad tie parādās.',
      },
    ],
  },
  other: {
    causes: [
      {
        text: {
          en: 'The description does not point to one system yet',
          lv: 'Apraksts vēl nenorāda uz vienu konkrētu sistēmu',
        },
        likelihood: 'possible',
        why: {
          en: 'your answers to the questions will narrow it down',
          lv: 'atbildes uz jautājumiem palīdzēs to precizēt',
        },
      },
    ],
    advices: [
      {
        en: 'Note when it happens, how long it lasts and what you were doing; a photo or a short video helps.',
        lv: 'Pierakstiet, kad tas notiek, cik ilgi ilgst un ko tobrīd darījāt; noderēs attēls vai īss video.',
      },
      {
        en: 'If the car brakes, steers or accelerates differently than usual, do not drive until it has been checked.',
        lv: 'Ja auto citādi nekā parasti bremzē, klausa stūrei vai uzņem ātrumu, nebrauciet, kamēr tas nav pārbaudīts.',
      },
    ],
  },
};
