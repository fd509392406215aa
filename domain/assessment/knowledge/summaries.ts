import type { BilingualText } from '../bilingual-text.ts';
import type { Category, DrivingAdvice } from '../schema.ts';
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

export const ADVICE_REASONS: Readonly<Record<Exclude<DrivingAdvice, 'stop_driving'>, BilingualText>> = {
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
