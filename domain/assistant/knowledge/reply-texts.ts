import { type BilingualText, say } from '#domain/assessment/bilingual-text.ts';

export const TEXTS = {
  noRepairs: say(
    'There are no repairs on record for this car yet.',
    'Šim auto vēl nav neviena remonta ieraksta.',
  ),
  ifSo: say('If that happens:', 'Ja tā notiek:'),
  noIssues: say(
    'There are no problems on record for this car.',
    'Šim auto nav nevienas reģistrētas problēmas.',
  ),
  lastRepair: say('The last repair on record:\n- {line}', 'Pēdējais remonta ieraksts:\n- {line}'),
  lastIssue: say('The last problem on record:\n- {line}', 'Pēdējā reģistrētā problēma:\n- {line}'),
  topicLast: say(
    'The last record about “{topic}”:\n- {line}',
    'Pēdējais ieraksts par tēmu „{topic}”:\n- {line}',
  ),
  topicNone: say(
    'I found no record about “{topic}” ({repairs} on record).',
    'Par tēmu „{topic}” neatradu nevienu ierakstu (kopā ierakstos: {repairs}).',
  ),
  kmSince: say('You have driven about {km} since then.', 'Kopš tā laika nobraukts aptuveni {km}.'),
  kmUnknown: say(
    'I cannot tell how far you have driven since then: its mileage or today’s is not on record.',
    'Cik kopš tā laika nobraukts, pateikt nevar: nav reģistrēts toreizējais vai pašreizējais nobraukums.',
  ),
  spent: say('{period}: {sum} ({repairs} on record).', '{period}: {sum} (ierakstos: {repairs}).'),
  about: say('About “{topic}”:', 'Par tēmu „{topic}”:'),
  noCost: say(
    'A cost is missing in {n} of these records, so the true sum is higher.',
    'Ierakstos bez norādītas summas ({n}) izmaksas nav ieskaitītas, tāpēc patiesā summa ir lielāka.',
  ),
  countRepairs: say('On record for this car: {repairs}.', 'Šim auto ierakstos ir {repairs}.'),
  countIssues: say(
    'On record for this car: {issues}, of which open: {open}.',
    'Šim auto ierakstos: {issues}, no tām neatrisinātas: {open}.',
  ),
  nothingOpen: say(
    'Nothing is open: every recorded problem is resolved.',
    'Neatrisinātu problēmu nav: visas reģistrētās problēmas ir atrisinātas.',
  ),
  open: say('Still open ({issues}):', 'Vēl jāatrisina {issues}:'),
  nothingUrgent: say(
    'No open problem is marked as urgent.',
    'Neviena neatrisinātā problēma nav atzīmēta kā steidzama.',
  ),
  urgent: say('Open and urgent:', 'Neatrisinātas un steidzamas problēmas:'),
  more: say('… and {n} more.', '… un vēl {n}.'),
  mileage: say('The last known mileage is {km}.', 'Pēdējais zināmais nobraukums ir {km}.'),
  mileageOn: say(
    'The last known mileage is {km}, recorded on {date}.',
    'Pēdējais zināmais nobraukums ir {km}; reģistrēts: {date}.',
  ),
  noMileage: say('No mileage is on record for this car.', 'Šim auto nobraukums nav reģistrēts.'),
  garages: say(
    'According to the records, this car was repaired at:',
    'Kur šis auto remontēts, kā liecina ieraksti:',
  ),
  noGarages: say(
    'No repair shop is named in this car’s records.',
    'Šī auto ierakstos nav norādīts neviens autoserviss.',
  ),
  car: say('This car is a {year} {brand} {model}.', 'Šis auto ir {brand} {model}, {year}. gads.'),
  battery: say('The battery holds {capacity}.', 'Akumulatora ietilpība ir {capacity}.'),
  found: say(
    'The newest record with these words:\n- {line}',
    'Jaunākais ieraksts ar šiem vārdiem:\n- {line}',
  ),
  cannot: say(
    'I cannot answer that without the AI model. From this car’s records I can tell when something was last done (for example the oil change), what you have spent, which problems are open, the mileage and how many repairs there were. You can also describe a problem.',
    'Bez MI modeļa uz šo jautājumu atbildēt nevaru. No šī auto ierakstiem varu pateikt, kad kaut kas pēdējo reizi darīts (piemēram, mainīta eļļa), cik iztērēts, kuras problēmas vēl nav atrisinātas, kāds ir nobraukums un cik remontu bijis. Varat arī aprakstīt kādu problēmu.',
  ),
  pictures: say(
    'I cannot look at pictures without the AI model. Describe in words what you see.',
    'Bez MI modeļa attēlus aplūkot nevaru. Aprakstiet vārdiem, ko redzat.',
  ),
};

export const PERIODS = {
  'this-year': say('This year', 'Šogad'),
  'last-year': say('Last year', 'Pagājušajā gadā'),
  'this-month': say('This month', 'Šomēnes'),
  'last-month': say('Last month', 'Pagājušajā mēnesī'),
  ever: say('Since the records began', 'Visā laikā'),
} satisfies Record<string, BilingualText>;
