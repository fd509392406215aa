import { say, standing } from '../bilingual-text.ts';

export const READ_CODES = say('Have the fault codes read.', 'Palūdziet nolasīt kļūdu kodus.');
export const READ_BEFORE_CLEARING = say(
  'Have the fault codes read before they are cleared.',
  'Palūdziet nolasīt kļūdu kodus, pirms tie tiek dzēsti.',
);
export const READ_BEFORE_REPLACING = say(
  'Have the fault codes read before anything is replaced.',
  'Palūdziet nolasīt kļūdu kodus, pirms kaut ko maina.',
);
export const READ_TRANSMISSION_CODES = say(
  "Have the transmission's fault codes read.",
  'Palūdziet nolasīt ātrumkārbas kļūdu kodus.',
);
export const ASK_FOR_CODE = say(
  'Have you had the code read, and if so, what is it?',
  'Vai kods ir nolasīts, un kāds tas ir?',
);
/** Carbon monoxide has no smell. */
export const EXHAUST_INSIDE = say(
  'Do you smell exhaust gas inside the car, or does anyone in it get a headache or feel dizzy, sick or sleepy?',
  'Vai salonā jūtama izplūdes gāzu smaka vai kādam tajā sāp vai reibst galva, ir slikti vai nāk miegs?',
);
export const WHICH_CODE = say('Which code was read?', 'Kāds kods ir nolasīts?');

/** Of no use to who has given a code. */
export const ASKS_CODE: ReadonlySet<object> = new Set([ASK_FOR_CODE, WHICH_CODE]);
export const READS_CODES: ReadonlySet<object> = new Set([
  READ_CODES,
  READ_BEFORE_CLEARING,
  READ_BEFORE_REPLACING,
  READ_TRANSMISSION_CODES,
]);
export const SHOW_CODE = standing(
  'Show the fault code to the repair shop, and ask what was measured before parts are replaced.',
  'Parādiet kļūdas kodu autoservisā un, pirms maina detaļas, pajautājiet, kas ir izmērīts.',
);

/** Lights stay on: in the dark they matter more than the last kilometers of the battery. */
export const WITHOUT_CHARGING = say(
  'Drive straight to the nearest repair shop and do not switch the engine off on the way; switch off the radio, heated seats and rear defroster and turn the fan down, but keep the windows clear and the lights on in the dark.',
  'Brauciet tieši uz tuvāko autoservisu un pa ceļam neslāpējiet dzinēju; izslēdziet radio, sēdekļu un aizmugurējā stikla apsildi un ventilatoru grieziet lēni, taču logiem jābūt skaidriem un tumsā lukturus neizslēdziet.',
);

export const NEVER_JUMP_START = standing(
  'Never jump-start or charge a frozen, cracked or swollen battery: it can burst.',
  'Sasalušu, ieplaisājušu vai uzpampušu akumulatoru nekad nelādējiet un nesavienojiet ar startēšanas vadiem: tas var uzsprāgt.',
);
