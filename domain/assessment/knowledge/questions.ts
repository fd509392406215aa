import { type GuidingText, say, standing } from '../bilingual-text.ts';
import type { Category } from '../schema.ts';
import { EXHAUST_INSIDE } from './shared-advice.ts';

/** Of the dictionary of cars. */
const NOISES = 'noise knock grind squeal hum rattle hiss burst';

export const BATTERY_AGE = say('How old is the battery?', 'Cik vecs ir akumulators?');

export const GENERIC_QUESTIONS: readonly [GuidingText, GuidingText, GuidingText] = [
  standing(
    'When did you first notice it, and has it become worse since then?',
    'Kad pirmo reizi to pamanījāt, un vai kopš tā laika ir kļuvis sliktāk?',
  ),
  say(
    'Does it happen every time or only in certain conditions (cold engine, high speed, rain)?',
    'Vai tas notiek vienmēr vai tikai noteiktos apstākļos (auksts dzinējs, liels ātrums, lietus)?',
    'cold rain',
  ),
  standing(
    'Are there any warning lights lit on the instrument panel, and which ones?',
    'Vai instrumentu panelī deg kāda brīdinājuma lampiņa, un kura?',
    'lamp cel abs oilcan charging-lamp',
  ),
];

export const EXTRA_QUESTIONS: readonly GuidingText[] = [
  standing(
    'Has any work been done on the car in the last few months?',
    'Vai pēdējos mēnešos auto ir remontēts vai kaut kas tajā mainīts?',
    'afterwork repaired garage service',
  ),
  standing(
    'When was the last service, and at what mileage?',
    'Kad un ar kādu nobraukumu bija pēdējā apkope?',
    'service upkeep',
  ),
  standing(
    'Have you noticed any unusual noise, and where does it come from?',
    'Vai dzirdat kādu neparastu troksni, un no kurienes tas nāk?',
    NOISES,
  ),
  standing(
    'Have you noticed any unusual smell inside or outside the car?',
    'Vai salonā vai ārpusē jūtama neparasta smaka?',
    'smell burn smoke fire',
  ),
  standing(
    'Are there any spots or puddles under the car after it has been parked?',
    'Vai pēc stāvēšanas zem auto paliek plankumi vai peļķes?',
    'leak dripping spray empty',
  ),
  standing(
    'Has the same thing happened before, and was it repaired then?',
    'Vai tas pats ir noticis jau agrāk, un vai toreiz to remontēja?',
    'often once',
  ),
  say(
    'Does the weather make a difference, such as freezing cold, heat or heavy rain?',
    'Vai to ietekmē laikapstākļi, piemēram, sals, karstums vai stiprs lietus?',
    'cold rain',
  ),
  say(
    'Does it change with speed or with the load in the car?',
    'Vai tas mainās atkarībā no ātruma vai no tā, cik auto piekrauts?',
  ),
  standing(
    'Did it begin suddenly or come on little by little?',
    'Vai tas sākās pēkšņi vai attīstījās pamazām?',
  ),
  standing(
    'Did anything special happen shortly before, such as a pothole, a long trip or refueling?',
    'Vai īsi pirms tam notika kas īpašs, piemēram, iebraukšana bedrē, garš brauciens vai uzpilde?',
    'accident water wrongfuel',
  ),
];

/** Of a car that must not be driven, whatever it has: what decides. */
export const STOP_QUESTIONS: readonly GuidingText[] = [
  standing(
    'Does anything smoke, hiss, leak or smell of burning, fuel, LPG or CNG, and where?',
    'Vai kaut kas kūp, šņāc, tek vai smird pēc deguma, degvielas vai gāzes, un kur?',
    'smoke steam fire smell burn leak dripping spray hiss',
  ),
  standing(
    'What exactly do you see, hear or feel, and where does it come from?',
    'Ko tieši redzat, dzirdat vai jūtat, un no kuras vietas tas nāk?',
    'steam',
  ),
  standing(
    'Do the brakes, the steering and the parking brake still work as usual?',
    'Vai bremzes, stūre un stāvbremze vēl darbojas kā parasti?',
    'brake pedal handbrake steering brakeless steam temp',
  ),
];

/** Of what the text names, where no complaint is known. */
export const ABOUT_QUESTIONS: readonly (GuidingText & { about: string })[] = [
  {
    about: NOISES,
    ...say(
      'When do you hear it: when braking, turning, over bumps or when accelerating?',
      'Kad to dzirdat: bremzējot, pagriezienos, pa bedrēm vai uzņemot ātrumu?',
    ),
  },
  {
    about: 'vibrate',
    ...say(
      'When does it shake: standing, when accelerating, at one speed or when braking?',
      'Kad tas trīc: stāvot, uzņemot ātrumu, noteiktā ātrumā vai bremzējot?',
    ),
  },
  {
    about: 'smell',
    ...say(
      'Does it smell of fuel, burning, exhaust gas, something sweet or mold?',
      'Pēc kā smird: degvielas, deguma, izplūdes gāzēm, kaut kā salda vai pelējuma?',
    ),
  },
  {
    about: 'lamp',
    ...say(
      'What does the warning light show, and is it red or yellow?',
      'Kas redzams uz lampiņas, un vai tā ir sarkana vai dzeltena?',
    ),
  },
];

export const CATEGORY_QUESTIONS: Readonly<Record<Category, readonly GuidingText[]>> = {
  engine_fuel: [
    say('Does the engine run smoothly at idle?', 'Vai dzinējs tukšgaitā darbojas vienmērīgi?'),
    say(
      'Does the car have less power than usual when you accelerate?',
      'Vai, uzņemot ātrumu, auto velk vājāk nekā parasti?',
    ),
    say('Has the fuel or oil consumption changed?', 'Vai ir mainījies degvielas vai eļļas patēriņš?'),
  ],
  braking: [
    say(
      'Does the brake pedal feel softer, harder or lower than usual?',
      'Vai bremžu pedālis ir mīkstāks, cietāks vai zemāks nekā parasti?',
    ),
    say('Did the car pull to one side when you braked?', 'Vai bremzējot auto vilka uz vienu pusi?'),
    say(
      'When were the brake pads and rotors last replaced?',
      'Kad pēdējo reizi mainīti bremžu kluči un diski?',
    ),
  ],
  transmission: [
    say('Is the transmission manual or automatic?', 'Vai ātrumkārba ir mehāniskā vai automātiskā?'),
    say('In which gears does it happen?', 'Kuros pārnesumos tas notiek?'),
    say('When was the transmission fluid last changed?', 'Kad pēdējo reizi mainīta ātrumkārbas eļļa?'),
  ],
  electrical: [
    say(
      'Does it happen with the engine running, with it off, or both?',
      'Vai tas notiek, kad dzinējs darbojas, kad tas ir izslēgts, vai abos gadījumos?',
    ),
    say(
      'Has any accessory been installed recently (radio, camera, trailer hitch)?',
      'Vai nesen auto uzstādīts kāds papildaprīkojums (radio, kamera, sakabes āķis)?',
    ),
    BATTERY_AGE,
  ],
  suspension_steering: [
    say(
      'Which wheel or corner of the car does it seem to come from?',
      'No kura riteņa vai auto stūra tas, šķiet, nāk?',
      'left right',
    ),
    say(
      'Does it appear over bumps, in turns or on a straight road?',
      'Vai tas parādās uz nelīdzena ceļa, pagriezienos vai braucot taisni?',
    ),
    say(
      'Have the tires been changed or the wheels balanced recently?',
      'Vai nesen mainītas riepas vai balansēti riteņi?',
    ),
  ],
  cooling: [
    say(
      'What did the temperature gauge show, and did it move?',
      'Ko rādīja temperatūras rādītājs, un vai tas mainījās?',
    ),
    say(
      'Do you have to top up the coolant, and how often?',
      'Vai jāpielej dzesēšanas šķidrums, un cik bieži?',
    ),
    say('Does the cabin heater blow warm air?', 'Vai salona apsilde pūš siltu gaisu?'),
  ],
  exhaust: [
    say('What color is the smoke, and when do you see it?', 'Kādā krāsā ir dūmi, un kad tos redzat?'),
    EXHAUST_INSIDE,
    say('Is it louder when you accelerate?', 'Vai, uzņemot ātrumu, tas kļūst skaļāks?'),
  ],
  other: [
    standing(
      'Can you describe in a few words what the car does that it did not do before?',
      'Vai varat dažos vārdos aprakstīt, ko auto dara citādi nekā agrāk?',
    ),
    standing('Which part of the car does it concern?', 'Uz kuru auto daļu tas attiecas?'),
    standing(
      'Does it affect how the car drives, brakes or steers?',
      'Vai tas ietekmē braukšanu, bremzēšanu vai stūrēšanu?',
    ),
  ],
};
