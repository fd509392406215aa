import { say } from '#domain/assessment/bilingual-text.ts';

export const TEXTS = {
  scope: say('{scope}: {figure}.', '{scope}: {figure}.'),
  scopes: say('{scope}:', '{scope}:'),
  none: say('There is no such record ({scope}).', 'Šāda ieraksta nav ({scope}).'),
  noneIn: say('{scope}: nothing on record.', '{scope}: ierakstu nav.'),
  searched: say('I searched for: {words}.', 'Meklēju: {words}.'),
  searchedNothing: say('I searched for {words} and found nothing.', 'Meklēju {words} un neko neatradu.'),
  searchedWords: say('I searched for the words of the question.', 'Meklēju jautājuma vārdus.'),
  ifSo: say('If that happens:', 'Ja tā notiek:'),
  pictures: say(
    'I cannot look at pictures without the AI model. Describe in words what you see.',
    'Bez MI modeļa attēlus aplūkot nevaru. Aprakstiet vārdiem, ko redzat.',
  ),
  noFacts: say(
    'I cannot tell: the records have not been loaded on this device yet.',
    'Pateikt nevaru: ieraksti šajā ierīcē vēl nav ielādēti.',
  ),
  mayAsk: say('You can ask:', 'Varat jautāt:'),
  outside: say('The records do not say that.', 'Ierakstos tas nav zināms.'),
  notUnderstood: say(
    'I did not understand the question well enough to answer it from the records.',
    'Jautājumu nesapratu tik labi, lai uz to atbildētu pēc ierakstiem.',
  ),
  unused: say(
    'I did not understand all of it. Not taken into account: {words}. Understood: {query}.',
    'Sapratu ne visu. Nav ņemts vērā: {words}. Saprasts: {query}.',
  ),
  guess: say(
    'I am not sure that I understood the question. This may be it: {query}.',
    'Nezinu, vai jautājumu sapratu. Iespējams, tas ir: {query}.',
  ),
  nearest: say('The nearest records:', 'Tuvākie ieraksti:'),
  last: say('The last record:', 'Pēdējais ieraksts:'),
  theOneBefore: say('The one before:', 'Iepriekšējais:'),
  first: say('The first record:', 'Pirmais ieraksts:'),
  dearest: say('The most expensive:', 'Dārgākais:'),
  cheapest: say('The cheapest:', 'Lētākais:'),
  largest: say('The largest:', 'Lielākā:'),
  smallest: say('The smallest:', 'Mazākā:'),
  doneAt: say('Done at "{place}":', 'Vieta – „{place}”:'),
  doneBy: say('Mechanic: {name}.', 'Mehāniķis: {name}.'),
  allTogether: say('All cars together:', 'Visi auto kopā:'),
  otherCars: say('Of the other cars:', 'Pārējiem auto:'),
  elsewhere: say('But this is on record:', 'Taču ierakstos ir:'),
  placeUnknown: say('The record names no repair shop:', 'Ierakstā nav norādīts autoserviss:'),
  yes: say('Yes, on record:', 'Jā, ierakstos ir:'),
  costUnknown: say('No cost on record:', 'Ierakstā summa nav norādīta:'),
  allUnknown: say(
    'None of these records has a cost ({n}).',
    'Nevienā no šiem ierakstiem ({n}) summa nav norādīta.',
  ),
  someUnknown: say('Without a cost on record: {n}.', 'Bez norādītas summas: {n}.'),
  paid: say('Paid: {sum}.', 'Samaksāts: {sum}.'),
  parts: say('Repairs: {repairs}. Fuel: {fuel}.', 'Remonti: {repairs}. Degviela: {fuel}.'),
  average: say('{sum} on average', 'vidēji {sum}'),
  perDay: say('On average {value} a day.', 'Vidēji {value} dienā.'),
  perMonth: say('On average {value} a month.', 'Vidēji {value} mēnesī.'),
  perYear: say('On average {value} a year.', 'Vidēji {value} gadā.'),
  kmSince: say('About {km} driven since then.', 'Kopš tā laika nobraukts aptuveni {km}.'),
  daysSince: say('{days} ago.', 'Pirms {days}.'),
  interval: say('On average every {days} ({first} – {last})', 'Vidēji ik pēc {days} ({first} – {last})'),
  between: say('{days} between {first} and {last}', '{days} ({first} – {last})'),
  intervalKm: say('every {km}', 'ik pēc {km}'),
  driven: say(
    '{km} driven ({from}: {fromKm}; {to}: {toKm})',
    'nobraukts {km} ({from}: {fromKm}; {to}: {toKm})',
  ),
  drivenAbout: say(
    'about {km} driven (estimated from the readings before and after: {from}: {fromKm}; {to}: {toKm})',
    'nobraukts aptuveni {km} (aprēķināts no rādījumiem pirms un pēc tam: {from}: {fromKm}; {to}: {toKm})',
  ),
  drivenUnknown: say('the mileage readings do not say how far', 'pēc nobraukuma rādījumiem to nevar noteikt'),
  reading: say('{km} on {date}', '{km} ({date})'),
  readingAbout: say(
    'about {km}, by the readings before and after',
    'aptuveni {km}, pēc rādījumiem pirms un pēc tam',
  ),
  mileageUnknown: say('No mileage is on record.', 'Nobraukums nav reģistrēts.'),
  consumption: say('{use} on average', 'vidēji {use}'),
  consumptionUnknown: say(
    'the consumption cannot be computed: it takes two full fill-ups with the mileage',
    'patēriņu aprēķināt nevar: vajadzīgas divas pilnas uzpildes ar norādītu nobraukumu',
  ),
  price: say('{price} per {unit} on average', 'vidēji {price} par {unit}'),
  perKm: say('{sum} of fuel per 100 {unit}', 'degviela {sum} uz 100 {unit}'),
  priceUnknown: say('no price on record', 'cena ierakstos nav norādīta'),
  perKmUnknown: say('the cost per distance cannot be computed', 'izmaksas pēc nobraukuma aprēķināt nevar'),
  most: say('Most: {name} ({value}).', 'Visvairāk: {name} ({value}).'),
  missing: say('None for: {names}.', 'Nav ierakstu: {names}.'),
  least: say('Least: {name} ({value}).', 'Vismazāk: {name} ({value}).'),
  more: say('More: {name}. The difference is {value}.', 'Vairāk: {name}. Starpība: {value}.'),
  same: say('There is no difference.', 'Starpības nav.'),
  notConverted: say('Other currencies are not converted.', 'Citas valūtas netiek pārrēķinātas.'),
  solvedBy: say('"{title}" was resolved by this repair:', 'Problēmu „{title}” atrisināja šis remonts:'),
  solvedUnknown: say(
    '"{title}" is resolved; no record says by which repair.',
    'Problēma „{title}” ir atrisināta; ar kuru remontu, ierakstos nav norādīts.',
  ),
  isOpen: say('It is still open:', 'Tā vēl nav atrisināta:'),
  isResolved: say('It is resolved:', 'Tā ir atrisināta:'),
  resolvedOn: say('Resolved on {date}, after {days}.', 'Atrisināta: {date} (pēc {days}).'),
  openFor: say('Logged {days} ago.', 'Reģistrēta pirms {days}.'),
  cameBack: say('It came back {times}: {dates}.', 'Problēmas atkārtošanās ({times}): {dates}.'),
  overdue: say('Overdue:', 'Nokavēts:'),
  next: say('Next:', 'Tuvākie termiņi:'),
  notOverdue: say('Nothing is overdue.', 'Nekas nav nokavēts.'),
  noReminder: say('No reminder for that is on record.', 'Šāda atgādinājuma ierakstos nav.'),
  remindersUnknown: say(
    'The reminders have not been loaded on this device yet.',
    'Atgādinājumi šajā ierīcē vēl nav ielādēti.',
  ),
  moreRecords: say('… and {n} more', '… un vēl {n}'),
  car: say(
    '{name}: {brand} {model}, model year {year} (age {age}).',
    '{name}: {brand} {model}, {year}. gada modelis (vecums gados: {age}).',
  ),
  notOnRecord: say('not on record', 'nav norādīts'),
  carFuel: say('Fuel: {value}', 'Degviela: {value}'),
  carEngine: say('Engine: {value}', 'Dzinējs: {value}'),
  carGearbox: say('Transmission: {value}', 'Ātrumkārba: {value}'),
  carBattery: say('Battery: {value}', 'Akumulators: {value}'),
  carPlate: say('License plate: {value}', 'Reģistrācijas numurs: {value}'),
  carVin: say('VIN: {value}', 'VIN: {value}'),
  carBought: say('Bought: {value}', 'Iegādāts: {value}'),
  carDriven: say('Driven since then: {value}', 'Kopš tā laika nobraukts: {value}'),
  carMileage: say('Mileage: {value}', 'Nobraukums: {value}'),
  adviceStop: say('Do not drive until it has been checked.', 'Nebrauciet, kamēr tas nav pārbaudīts.'),
  adviceSoon: say('Have it checked soon.', 'Lieciet to drīzumā pārbaudīt.'),
  adviceWait: say('It was assessed as something that can wait.', 'Izvērtējums: tas var pagaidīt.'),
  noDanger: say(
    'No open problem carries a warning ({scope}); that is no promise that the car is safe. Open:',
    'Nevienai neatrisinātai problēmai brīdinājuma nav ({scope}); tas nenozīmē, ka auto noteikti ir drošs. Neatrisinātās:',
  ),
  nothingOpen: say('No problem is open ({scope}).', 'Neatrisinātu problēmu nav ({scope}).'),
  noReminders: say('No reminders are on record.', 'Ierakstos nav neviena atgādinājuma.'),
  number: say('number {number}', 'numurs {number}'),
  validUntil: say('valid until {date} ({days} left)', 'derīguma beigas: {date} (vēl {days})'),
  expiredOn: say('expired on {date} ({ago} ago)', 'derīguma beigas: {date} (pirms {ago})'),
  oneOnly: say(
    'There is only one such record; since then {gone}.',
    'Šāds ieraksts ir tikai viens; kopš tā pagājis: {gone}.',
  ),
  together: say('Total: {value}.', 'Kopā: {value}.'),
  ofOtherCars: say(
    'None for {here}; for the other cars ({cars}):',
    'Auto „{here}” šāda ieraksta nav; citiem auto ({cars}):',
  ),
  except: say('without {names}', 'neieskaitot „{names}”'),
  until: say('until {to}', '… – {to}'),
} as const;

export const PERIOD_NAMES = {
  ever: say('All time', 'Visā laikā'),
  'this-year': say('This year', 'Šogad'),
  'last-year': say('Last year', 'Pērn'),
  'this-month': say('This month', 'Šomēnes'),
  'last-month': say('Last month', 'Pagājušajā mēnesī'),
} as const;

export const FUELS = {
  gasoline: say('gasoline', 'benzīns'),
  diesel: say('diesel', 'dīzeļdegviela'),
  electric: say('electric', 'elektrība'),
  hybrid: say('hybrid', 'hibrīds'),
  other: say('other', 'cita'),
} as const;

export const TRANSMISSIONS = {
  manual: say('manual', 'mehāniskā'),
  automatic: say('automatic', 'automātiskā'),
  cvt: say('CVT', 'variators (CVT)'),
  other: say('other', 'cita'),
} as const;

/** Of what is due. */
export const DUE = {
  about: say('about {date}', 'aptuveni {date}'),
  daysLeft: say('days left: {n}', 'atlikušas dienas: {n}'),
  dueAt: say('at {km}', 'sasniedzot {km}'),
  every: {
    day: say('every {n} days', 'ik pēc {n} dienām'),
    week: say('every {n} weeks', 'ik pēc {n} nedēļām'),
    month: say('every {n} months', 'ik pēc {n} mēnešiem'),
    year: say('every {n} years', 'ik pēc {n} gadiem'),
  },
  /** Of 21, 31 and so on. */
  everyEndingInOne: {
    day: say('every {n} days', 'ik pēc {n} dienas'),
    week: say('every {n} weeks', 'ik pēc {n} nedēļas'),
    month: say('every {n} months', 'ik pēc {n} mēneša'),
    year: say('every {n} years', 'ik pēc {n} gada'),
  },
  everyOne: {
    day: say('every day', 'katru dienu'),
    week: say('every week', 'katru nedēļu'),
    month: say('every month', 'katru mēnesi'),
    year: say('every year', 'katru gadu'),
  },
  everyKm: say('every {km}', 'ik pēc {km}'),
  dueToday: say('due today', 'termiņš ir šodien'),
  kmLeft: say('{km} left', 'vēl {km}'),
  lastDone: say('last done: {date}', 'pēdējo reizi: {date}'),
  lateDays: say('overdue by {days}', 'nokavēts par {days}'),
  lateKm: say('overdue by {km}', 'nokavēts par {km}'),
  or: say(' or ', ' vai '),
} as const;

export const SYMBOLS = {
  L: say('L', 'l'),
  'gal-us': say('US gal', 'ASV gal.'),
  'gal-uk': say('UK gal', 'britu gal.'),
  kWh: say('kWh', 'kWh'),
  kg: say('kg', 'kg'),
} as const;

/** Those that differ between the languages. */
export const CONSUMPTION_SYMBOLS = new Map([
  ['L/100 km', say('L/100 km', 'l/100 km')],
  ['km/L', say('km/L', 'km/l')],
  ['mpg (US)', say('mpg (US)', 'mpg (ASV)')],
  ['mpg (UK)', say('mpg (UK)', 'mpg (Lielbr.)')],
]);
