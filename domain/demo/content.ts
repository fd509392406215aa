import type { SavedAssessment } from '#domain/issues/schema.ts';
import type { DocumentKind } from '#domain/documents/schema.ts';
import type { ReminderKind } from '#domain/reminders/schema.ts';
import type { RepairKind } from '#domain/repairs/schema.ts';

/** Not in the catalogue: only the demo fetches them. */
export type Text = { en: string; lv: string };

type DemoIssue = {
  says: Text;
  /** Days before today. */
  ago: number;
  again?: readonly number[];
  isProcessing?: true;
  asked: readonly { question: Text; answer: Text }[];
  advice: Pick<SavedAssessment, 'category' | 'drivingAdvice'>;
  reason: Text;
  summary: Text;
  causes: readonly Text[];
  recommendations: readonly Text[];
  reply?: { ago: number; text: Text; cost: number; included: Text; mechanic: string; garage: string };
};
type DemoRepair = {
  title: Text;
  ago: number;
  cost: number;
  kind: RepairKind;
  garage: string;
  /** Position among the issues of the car. */
  solves?: number;
};
type DemoReminder = {
  title: Text;
  kind: ReminderKind;
  inDays?: number;
  inKm?: number;
  months?: number;
  everyKm?: number;
};
type DemoDocument = {
  title: Text;
  kind: DocumentKind;
  company?: string;
  number: string;
  from: number;
  to?: number;
  cost?: number;
};
export type DemoCar = {
  brand: string;
  model: string;
  year: number;
  nickname?: Text;
  plate: string;
  km: number;
  kmPerDay: number;
  fuelType: 'diesel' | 'hybrid';
  transmission: 'manual' | 'automatic';
  energy: 'diesel' | 'gasoline';
  /** Liters in 100 km, and what a liter costs. */
  consumption: number;
  price: number;
  daysBetweenFills: number;
  issues: readonly DemoIssue[];
  repairs: readonly DemoRepair[];
  reminders: readonly DemoReminder[];
  documents: readonly DemoDocument[];
};

const text = (en: string, lv: string): Text => ({ en, lv });
const since = text('When did it start?', 'Kad tas sākās?');
const inspection = text('Technical inspection', 'Tehniskā apskate');

const volvo: DemoCar = {
  brand: 'Volvo',
  model: 'V70',
  year: 2012,
  nickname: text('Old Blue', 'Vecais zilais'),
  plate: 'KA-1234',
  km: 248_300,
  kmPerDay: 44,
  fuelType: 'diesel',
  transmission: 'manual',
  energy: 'diesel',
  consumption: 6.4,
  price: 1.58,
  daysBetweenFills: 18,
  issues: [
    {
      says: text(
        'The front brakes squeal when I stop, louder in the morning',
        'Priekšējās bremzes bremzējot čīkst, no rīta skaļāk',
      ),
      ago: 6,
      again: [2],
      asked: [
        { question: since, answer: text('About two weeks ago', 'Apmēram pirms divām nedēļām') },
        {
          question: text('Does it take longer to stop?', 'Vai bremzēšanas ceļš ir kļuvis garāks?'),
          answer: text('No', 'Nē'),
        },
      ],
      advice: { category: 'braking', drivingAdvice: 'soon' },
      reason: text(
        'Have this checked within the next few days: worn brake pads damage the rotors and make the braking distance longer.',
        'Lieciet to pārbaudīt tuvākajās dienās: nodiluši bremžu kluči bojā diskus un pagarina bremzēšanas ceļu.',
      ),
      summary: text(
        'A squeal that comes only while braking usually means that the front pads are worn down to the wear indicator.',
        'Čīkstoņa tikai bremzējot parasti nozīmē, ka priekšējie bremžu kluči ir nodiluši līdz nodiluma indikatoram.',
      ),
      causes: [
        text('Worn front brake pads', 'Nodiluši priekšējie bremžu kluči'),
        text('Rust on the rotors after a damp night', 'Rūsa uz diskiem pēc mitras nakts'),
      ],
      recommendations: [
        text('Have the pads and rotors measured this week', 'Šonedēļ lieciet izmērīt klučus un diskus'),
      ],
      reply: {
        ago: 1,
        text: text(
          'Sounds like the front pads. Bring it in on Thursday at 9; it takes two hours.',
          'Izklausās pēc priekšējiem klučiem. Atbrauciet ceturtdien plkst. 9.00, darbs prasīs divas stundas.',
        ),
        cost: 129.9,
        included: text('Front pads and labor', 'Priekšējie kluči un darbs'),
        mechanic: 'Jānis',
        garage: 'Ātrais serviss',
      },
    },
    {
      says: text(
        'Clunk from the front over speed bumps',
        'Kad pārbraucu ātruma valni, priekšpusē kaut kas klaudz',
      ),
      ago: 30,
      again: [20, 9],
      isProcessing: true,
      asked: [{ question: since, answer: text('About a month ago', 'Apmēram pirms mēneša') }],
      advice: { category: 'suspension_steering', drivingAdvice: 'soon' },
      reason: text(
        'Have this checked within the next few days: worn joints can come apart.',
        'Lieciet to pārbaudīt tuvākajās dienās: nodiluši savienojumi var atvienoties.',
      ),
      summary: text(
        'A dull clunk on one side over bumps points to a worn stabilizer link or ball joint.',
        'Dobjš klaudziens vienā pusē uz nelīdzenumiem liecina par nodilušu stabilizatora atsaiti vai lodbalstu.',
      ),
      causes: [
        text('Worn stabilizer link', 'Nodilusi stabilizatora atsaite'),
        text('Worn ball joint', 'Nodilis lodbalsts'),
      ],
      recommendations: [
        text(
          'Have the ball joints and tie rods checked on a lift',
          'Lieciet uz pacēlāja pārbaudīt lodbalstus un stūres pirkstus',
        ),
      ],
    },
    {
      says: text('The battery light came on while driving', 'Braucot iedegās akumulatora lampiņa'),
      ago: 205,
      asked: [],
      advice: { category: 'electrical', drivingAdvice: 'soon' },
      reason: text(
        'The battery is no longer being charged and lasts for a short drive only; then the engine stops. Have it repaired today.',
        'Akumulators vairs netiek lādēts, un ar to pietiek tikai īsam braucienam; pēc tam dzinējs noslāpst. Lieciet bojājumu novērst šodien.',
      ),
      summary: text('The alternator no longer charges the battery.', 'Ģenerators vairs nelādē akumulatoru.'),
      causes: [text('Worn-out alternator', 'Nolietojies ģenerators')],
      recommendations: [
        text(
          'Drive straight to the nearest repair shop and do not switch the engine off on the way; keep the lights on in the dark',
          'Brauciet tieši uz tuvāko autoservisu un pa ceļam neslāpējiet dzinēju; tumsā lukturus neizslēdziet',
        ),
      ],
    },
  ],
  repairs: [
    { title: inspection, ago: 353, cost: 32.7, kind: 'inspection', garage: 'CSDD' },
    {
      title: text('New alternator and belt', 'Jauns ģenerators un siksna'),
      ago: 197,
      cost: 389.9,
      kind: 'repair',
      garage: 'Motors & Sons',
      solves: 2,
    },
    {
      title: text('Oil, filters and brake fluid', 'Eļļa, filtri un bremžu šķidrums'),
      ago: 120,
      cost: 178.5,
      kind: 'service',
      garage: 'Ātrais serviss',
    },
    {
      title: text('Wheels aligned and balanced', 'Riteņu savirze un balansēšana'),
      ago: 22,
      cost: 60,
      kind: 'tyres',
      garage: 'Riepu nams',
    },
  ],
  reminders: [
    { title: inspection, kind: 'inspection', inDays: 12, months: 12 },
    { title: text('Oil and filter', 'Eļļa un filtrs'), kind: 'oil', inKm: 700, everyKm: 15_000 },
    { title: text('Cabin filter', 'Salona filtrs'), kind: 'filter', inDays: -12, months: 24 },
  ],
  documents: [
    {
      title: text('OCTA', 'OCTA'),
      kind: 'octa',
      company: 'Baltic Mutual',
      number: 'OC-204-118',
      from: -346,
      to: 19,
      cost: 94.5,
    },
    {
      title: text('Registration certificate', 'Reģistrācijas apliecība'),
      kind: 'registration',
      number: 'AF 0381127',
      from: -1900,
    },
  ],
};

const toyota: DemoCar = {
  brand: 'Toyota',
  model: 'Yaris',
  year: 2019,
  plate: 'MB-88',
  km: 61_200,
  kmPerDay: 20,
  fuelType: 'hybrid',
  transmission: 'automatic',
  energy: 'gasoline',
  consumption: 4.6,
  price: 1.66,
  daysBetweenFills: 30,
  issues: [
    {
      says: text(
        'The red temperature light came on and steam rose from under the hood',
        'Iedegās sarkanā temperatūras lampiņa, un no motora pārsega apakšas nāca tvaiks',
      ),
      ago: 1,
      asked: [],
      advice: { category: 'cooling', drivingAdvice: 'stop_driving' },
      reason: text(
        'Driving on with an overheating engine can destroy it within minutes.',
        'Ja turpina braukt, pārkarsušu dzinēju dažās minūtēs var sabojāt pilnībā.',
      ),
      summary: text(
        'The engine overheats, most likely because coolant is leaking out.',
        'Dzinējs pārkarst, visticamāk, tāpēc, ka iztek dzesēšanas šķidrums.',
      ),
      causes: [
        text('Burst coolant hose', 'Pārplīsusi dzesēšanas šķidruma šļūtene'),
        text('Failed water pump', 'Bojāts ūdens sūknis'),
      ],
      recommendations: [
        text(
          'Stop, switch the engine off and let it cool; on a road, get everyone out on the side away from traffic and behind the barrier or well off the road. Use hazard lights, a reflective vest and, only if safe, a warning triangle; call for a tow',
          'Apstājieties, izslēdziet dzinēju un ļaujiet tam atdzist; uz ceļa visi izkāpiet pusē, kur nav satiksmes, un gaidiet aiz barjeras vai tālāk no ceļa. Izmantojiet avārijas gaismas, vesti un, tikai drošā vietā, trijstūri; izsauciet evakuatoru',
        ),
        text(
          'Never open the coolant cap while the engine is hot',
          'Nekad neatveriet vāciņu, kamēr tas ir karsts',
        ),
      ],
    },
  ],
  repairs: [
    {
      title: text('Yearly service', 'Ikgadējā apkope'),
      ago: 90,
      cost: 215,
      kind: 'service',
      garage: 'Toyota centrs',
    },
  ],
  reminders: [{ title: text('Brake fluid', 'Bremžu šķidrums'), kind: 'brakes', inDays: 75, months: 24 }],
  documents: [
    {
      title: text('KASKO', 'KASKO'),
      kind: 'kasko',
      company: 'Baltic Mutual',
      number: 'K-88-301',
      from: -100,
      to: 264,
      cost: 412,
    },
  ],
};

export const demoCars: readonly DemoCar[] = [volvo, toyota];
