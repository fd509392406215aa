import type { BilingualText } from '../bilingual-text.ts';
import type { Category } from '../schema.ts';
import type { Cause } from './pattern-shape.ts';

/** ERR-47 to ERR-53: one fallback summary per category */
export const SUMMARIES: Readonly<Record<Category, BilingualText>> = {
  engine_fuel: {
    en: 'This sounds like a problem with the engine or fuel system',
    lv: 'Izklausās pēc dzinēja vai degvielas sistēmas problēmas',
  },
  braking: {
    en: 'This sounds like a problem with the brakes',
    lv: 'Izklausās pēc bremžu problēmas',
  },
  transmission: {
    en: 'This sounds like a problem with the transmission or drivetrain',
    lv: 'Izklausās pēc ātrumkārbas vai piedziņas problēmas',
  },
  electrical: {
    en: 'This sounds like a problem with the electrical system',
    lv: 'Izklausās pēc elektrosistēmas problēmas',
  },
  suspension_steering: {
    en: 'This sounds like a problem with the suspension or steering',
    lv: 'Izklausās pēc balstiekārtas vai stūres iekārtas problēmas',
  },
  cooling: {
    en: 'This sounds like a problem with the cooling system',
    lv: 'Izklausās pēc dzesēšanas sistēmas problēmas',
  },
  exhaust: {
    en: 'This sounds like a problem with the exhaust system',
    lv: 'Izklausās pēc izplūdes sistēmas problēmas',
  },
  other: {
    en: "I'll need more information to better understand this issue",
    lv: 'Lai labāk izprastu šo problēmu, man vajadzīga papildu informācija',
  },
};

export const ADVICE_REASONS: Readonly<Record<'soon' | 'can_wait', BilingualText>> = {
  soon: {
    en: 'Have this checked within the next few days, before it gets worse: {symptom}.',
    lv: 'Lieciet to pārbaudīt tuvākajās dienās, pirms kļūst sliktāk: {symptom}.',
  },
  can_wait: {
    en: 'This can usually wait until the next service visit: {symptom}.',
    lv: 'Parasti tas var pagaidīt līdz nākamajai apkopei: {symptom}.',
  },
};

/** The reason for 'soon' where no complaint was recognized: never a claim that the car is safe (D115). */
export const NOT_UNDERSTOOD: BilingualText = {
  en: 'I cannot tell from this whether you may drive. Until the car has been checked, drive only if nothing smells, smokes or feels different; have it checked within the next few days.',
  lv: 'Pēc šī apraksta nevaru spriest, vai drīkst braukt. Līdz pārbaudei brauciet tikai tad, ja nekas nesmird un nedūmo un auto uzvedas kā parasti; tuvākajās dienās lieciet to pārbaudīt.',
};

const IN_RUSSIAN =
  'Я читаю только по-латышски и по-английски. Огонь, дым, запах бензина: все из машины и подальше, звоните 112. Пар, нет тормозов или руля: остановитесь, дальше не ехать.';

/** Of a text in another language: no verdict, and what is right in any case. */
export const UNREAD = {
  summary: {
    en: 'This is written in a language that I cannot read',
    lv: 'Tas rakstīts valodā, kurā lasīt neprotu',
  },
  reason: {
    en: `I read English and Latvian only. Fire, smoke or a smell of fuel: everyone out and away, call 112. Steam, or the brakes or the steering fail: stop, do not drive on, call roadside help.\n${IN_RUSSIAN}`,
    lv: `Lasu tikai latviski un angliski. Ja ir liesmas, dūmi vai degvielas smaka: visi ārā un tālu prom, zvaniet 112. Ja ir tvaiks, nav bremžu vai auto neklausa stūrei: apstājieties, tālāk nebrauciet, zvaniet palīdzībai uz ceļa.\n${IN_RUSSIAN}`,
  },
  advice: {
    en: 'Describe it again in English or Latvian, or ask somebody to translate it.',
    lv: 'Aprakstiet to vēlreiz latviski vai angliski vai palūdziet kādu iztulkot.',
  },
} as const;

/** Where what was written is of another car, is over, or asks for something else. */
export const NO_FAULT = {
  summary: {
    en: 'I found no car problem in what you wrote',
    lv: 'Jūsu auto bojājumu šeit neatradu',
  },
  cause: {
    text: { en: 'No car fault is described', lv: 'Jūsu auto bojājums nav aprakstīts' },
    likelihood: 'possible',
    why: {
      en: 'this is about something else, or the problem is over',
      lv: 'runa ir par ko citu, vai arī tas jau novērsts',
    },
  } satisfies Cause,
  advice: {
    en: 'If something is wrong with your car, describe what it does.',
    lv: 'Ja ar jūsu auto kaut kas nav kārtībā, aprakstiet, ko tas dara.',
  },
} as const;

export const GAVE_CODE: BilingualText = {
  en: 'you gave this fault code',
  lv: 'jūs norādījāt šo kļūdas kodu',
};

export const CAUSES_NOT_GENERATED: BilingualText = {
  en: 'Could not generate detailed causes analysis',
  lv: 'Neizdevās izveidot detalizētu cēloņu analīzi',
};

export const CONSULT_MECHANIC: BilingualText = {
  en: 'Consult a qualified mechanic and show them this description.',
  lv: 'Aprunājieties ar kvalificētu mehāniķi un parādiet viņam šo aprakstu.',
};

export const LIKELIHOODS = {
  likely: { en: 'likely', lv: 'visticamāk' },
  possible: { en: 'possible', lv: 'iespējams' },
  less_likely: { en: 'less likely', lv: 'mazāk ticami' },
} as const satisfies Record<string, BilingualText>;
