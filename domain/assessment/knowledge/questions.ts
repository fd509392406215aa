import type { BilingualText } from '../bilingual-text.ts';
import type { Category } from '../schema.ts';

export const GENERIC_QUESTIONS: readonly [BilingualText, BilingualText, BilingualText] = [
  {
    en: 'When did you first notice it, and has it become worse since then?',
    lv: 'Kad pirmo reizi to pamanījāt, un vai kopš tā laika ir kļuvis sliktāk?',
  },
  {
    en: 'Does it happen every time or only in certain conditions (cold engine, high speed, rain)?',
    lv: 'Vai tas notiek vienmēr vai tikai noteiktos apstākļos (auksts dzinējs, liels ātrums, lietus)?',
  },
  {
    en: 'Are any warning lights on in the instrument panel, and which ones?',
    lv: 'Vai instrumentu panelī deg kāda brīdinājuma lampiņa, un kura?',
  },
];

export const EXTRA_QUESTIONS: readonly BilingualText[] = [
  {
    en: 'Has any work been done on the car in the last few months?',
    lv: 'Vai pēdējos mēnešos auto ir remontēts vai kaut kas tajā mainīts?',
  },
  {
    en: 'When was the last service, and at what mileage?',
    lv: 'Kad un ar kādu nobraukumu bija pēdējā apkope?',
  },
  {
    en: 'Have you noticed any unusual noise, and where does it come from?',
    lv: 'Vai dzirdat kādu neparastu troksni, un no kurienes tas nāk?',
  },
  {
    en: 'Have you noticed any unusual smell inside or outside the car?',
    lv: 'Vai salonā vai ārpusē jūtama neparasta smaka?',
  },
  {
    en: 'Are there any spots or puddles under the car after it has been parked?',
    lv: 'Vai pēc stāvēšanas zem auto paliek plankumi vai peļķes?',
  },
  {
    en: 'Has the same thing happened before, and was it repaired then?',
    lv: 'Vai tas pats ir noticis jau agrāk, un vai toreiz to remontēja?',
  },
  {
    en: 'Does the weather make a difference, such as freezing cold, heat or heavy rain?',
    lv: 'Vai to ietekmē laikapstākļi, piemēram, sals, karstums vai stiprs lietus?',
  },
  {
    en: 'Does it change with the speed or with the load in the car?',
    lv: 'Vai tas mainās atkarībā no ātruma vai no tā, cik auto piekrauts?',
  },
  {
    en: 'Did it begin suddenly or come on little by little?',
    lv: 'Vai tas sākās pēkšņi vai attīstījās pamazām?',
  },
  {
    en: 'Did anything special happen shortly before, such as a pothole, a long trip or refueling?',
    lv: 'Vai īsi pirms tam notika kas īpašs, piemēram, iebraukšana bedrē, garš brauciens vai uzpilde?',
  },
];

export const CATEGORY_QUESTIONS: Readonly<Record<Category, readonly BilingualText[]>> = {
  engine_fuel: [
    { en: 'Does the engine run smoothly at idle?', lv: 'Vai dzinējs tukšgaitā darbojas vienmērīgi?' },
    {
      en: 'Does the car have less power than usual when you accelerate?',
      lv: 'Vai, uzņemot ātrumu, auto velk vājāk nekā parasti?',
    },
    { en: 'Has the fuel or oil consumption changed?', lv: 'Vai ir mainījies degvielas vai eļļas patēriņš?' },
  ],
  braking: [
    {
      en: 'Does the brake pedal feel softer, harder or lower than usual?',
      lv: 'Vai bremžu pedālis ir mīkstāks, cietāks vai zemāks nekā parasti?',
    },
    { en: 'Does the car pull to one side when you brake?', lv: 'Vai bremzējot auto velk uz vienu pusi?' },
    {
      en: 'When were the brake pads and discs last replaced?',
      lv: 'Kad pēdējo reizi mainīti bremžu kluči un diski?',
    },
  ],
  transmission: [
    { en: 'Is the transmission manual or automatic?', lv: 'Vai ātrumkārba ir mehāniskā vai automātiskā?' },
    { en: 'In which gears does it happen?', lv: 'Kuros pārnesumos tas notiek?' },
    { en: 'When was the transmission oil last changed?', lv: 'Kad pēdējo reizi mainīta ātrumkārbas eļļa?' },
  ],
  electrical: [
    { en: 'How old is the battery?', lv: 'Cik vecs ir akumulators?' },
    {
      en: 'Does it happen with the engine running, with it off, or both?',
      lv: 'Vai tas notiek, kad dzinējs darbojas, kad tas ir izslēgts, vai abos gadījumos?',
    },
    {
      en: 'Has any accessory been installed recently (radio, camera, trailer hitch)?',
      lv: 'Vai nesen auto uzstādīts kāds papildaprīkojums (radio, kamera, sakabes āķis)?',
    },
  ],
  suspension_steering: [
    {
      en: 'Which wheel or corner of the car does it seem to come from?',
      lv: 'No kura riteņa vai auto stūra tas, šķiet, nāk?',
    },
    {
      en: 'Does it appear over bumps, in turns or on a straight road?',
      lv: 'Vai tas parādās uz nelīdzena ceļa, pagriezienos vai braucot taisni?',
    },
    {
      en: 'Have the tires been changed or the wheels balanced recently?',
      lv: 'Vai nesen mainītas riepas vai balansēti riteņi?',
    },
  ],
  cooling: [
    {
      en: 'What does the temperature gauge show, and does it move?',
      lv: 'Kur atrodas temperatūras bultiņa, un vai tā kustas?',
    },
    {
      en: 'Do you have to top up the coolant, and how often?',
      lv: 'Vai jāpielej dzesēšanas šķidrums, un cik bieži?',
    },
    { en: 'Does the cabin heater blow warm air?', lv: 'Vai salona apsilde pūš siltu gaisu?' },
  ],
  exhaust: [
    { en: 'What color is the smoke, and when do you see it?', lv: 'Kādā krāsā ir dūmi, un kad tos redzat?' },
    { en: 'Do you smell exhaust gas inside the car?', lv: 'Vai salonā jūtama izplūdes gāzu smaka?' },
    { en: 'Is it louder when you accelerate?', lv: 'Vai, uzņemot ātrumu, tas kļūst skaļāks?' },
  ],
  other: [
    {
      en: 'Can you describe in a few words what the car does that it did not do before?',
      lv: 'Vai varat dažos vārdos aprakstīt, ko auto dara citādi nekā agrāk?',
    },
    { en: 'Which part of the car does it concern?', lv: 'Uz kuru auto daļu tas attiecas?' },
    {
      en: 'Does it affect how the car drives, brakes or steers?',
      lv: 'Vai tas ietekmē braukšanu, bremzēšanu vai stūrēšanu?',
    },
  ],
};
