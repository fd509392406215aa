import type { BilingualText } from '../bilingual-text.ts';

/** Reasons where the level comes from the whole text and no single complaint. */
export const DANGER_REASONS: Readonly<Record<'soon' | 'can_wait', BilingualText>> = {
  soon: {
    en: 'Have this checked within the next few days; if you smell fuel, see smoke, or the brakes or the steering feel different, stop.',
    lv: 'Lieciet to pārbaudīt tuvākajās dienās; ja jūtat degvielas smaku, redzat dūmus vai auto bremzē vai stūrējas citādi nekā parasti, apstājieties.',
  },
  can_wait: {
    en: 'From what you write, this can wait until the next service visit; if you smell fuel, see smoke, or the brakes or the steering feel different, stop.',
    lv: 'Spriežot pēc aprakstītā, tas var pagaidīt līdz nākamajai apkopei; ja jūtat degvielas smaku, redzat dūmus vai auto bremzē vai stūrējas citādi nekā parasti, apstājieties.',
  },
};
