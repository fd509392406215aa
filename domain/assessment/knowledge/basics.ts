import type { BilingualText } from '../bilingual-text.ts';
import type { Category } from '../schema.ts';
import type { Cause } from './pattern-shape.ts';

/** Where no complaint is known: a cause would be a guess. */
export const NO_CAUSE_YET: Cause = {
  text: {
    en: 'The description does not point to one fault yet',
    lv: 'Apraksts vēl nenorāda uz vienu konkrētu bojājumu',
  },
  likelihood: 'possible',
  why: {
    en: 'your answers to the questions will narrow it down',
    lv: 'atbildes uz jautājumiem palīdzēs to precizēt',
  },
};

/** What is right to do about a system of the car of which no complaint is known. */
export const BASICS: Readonly<Record<Category, readonly BilingualText[]>> = {
  engine_fuel: [
    {
      en: 'Check the oil level on level ground with the engine off.',
      lv: 'Līdzenā vietā ar izslēgtu dzinēju pārbaudiet eļļas līmeni.',
    },
    {
      en: 'Have the fault codes read; they narrow the cause down quickly.',
      lv: 'Palūdziet nolasīt kļūdu kodus: tie palīdzēs ātrāk atrast cēloni.',
    },
  ],
  braking: [
    {
      en: 'Look at the brake fluid level in the reservoir; do not just top it up: a low level means wear or a leak.',
      lv: 'Apskatiet bremžu šķidruma līmeni tvertnē; nepietiek tikai pieliet – zems līmenis liecina par nodilumu vai noplūdi.',
    },
    {
      en: 'Drive gently, keep a greater following distance and have the brakes inspected.',
      lv: 'Brauciet mierīgi, ievērojiet lielāku distanci un lieciet pārbaudīt bremzes.',
    },
  ],
  transmission: [
    {
      en: 'Avoid heavy loads, towing and hard acceleration until the transmission has been checked.',
      lv: 'Līdz pārbaudei izvairieties no lielas slodzes, piekabes vilkšanas un straujas ātruma uzņemšanas.',
    },
    {
      en: 'Tell the mechanic in which gear and at what speed the problem occurs, and whether the transmission is cold or warm.',
      lv: 'Pastāstiet mehāniķim, kurā pārnesumā un kādā ātrumā tas notiek un vai auto tobrīd ir auksts vai silts.',
    },
  ],
  electrical: [
    {
      en: 'Note which things work and which do not; this shows the mechanic which circuit to look at.',
      lv: 'Pierakstiet, kas darbojas un kas ne; tas mehāniķim parādīs, kuru ķēdi pārbaudīt.',
    },
  ],
  suspension_steering: [
    {
      en: 'Look at the tires: pressure, bulges and uneven wear.',
      lv: 'Pārbaudiet riepas: spiedienu, izspiedumus un nevienmērīgu nodilumu.',
    },
    {
      en: 'Have the suspension and steering checked on a lift.',
      lv: 'Lieciet pārbaudīt balstiekārtu un stūres iekārtu uz pacēlāja.',
    },
  ],
  cooling: [
    {
      en: 'Check the coolant level only when the engine is cold; never open the cap while it is hot.',
      lv: 'Dzesēšanas šķidruma līmeni pārbaudiet tikai aukstam dzinējam; nekad neatveriet vāciņu, kamēr tas karsts.',
    },
    {
      en: 'Watch the temperature gauge, and stop if it leaves its usual position.',
      lv: 'Vērojiet temperatūras bultiņu un apstājieties, ja tā atkāpjas no ierastās vietas.',
    },
  ],
  exhaust: [
    {
      en: 'If you smell exhaust gas inside, do not drive; have the leak found and fixed.',
      lv: 'Ja salonā jūtat izplūdes gāzu smaku, nebrauciet; lieciet noplūdi atrast un novērst.',
    },
    {
      en: 'Tell the mechanic the color of the smoke and when it appears.',
      lv: 'Pastāstiet mehāniķim, kādā krāsā ir dūmi un kad tie parādās.',
    },
  ],
  other: [
    {
      en: 'Note when it happens, how long it lasts and what you were doing; a photo or a short video helps.',
      lv: 'Pierakstiet, kad tas notiek, cik ilgi ilgst un ko tobrīd darījāt; noderēs attēls vai īss video.',
    },
    {
      en: 'If the car brakes, steers or accelerates differently than usual, do not drive until it has been checked.',
      lv: 'Ja auto citādi nekā parasti bremzē, klausa stūrei vai uzņem ātrumu, nebrauciet, kamēr tas nav pārbaudīts.',
    },
  ],
};
