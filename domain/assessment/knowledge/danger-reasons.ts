import type { BilingualText } from '../bilingual-text.ts';

/** Reasons where the level comes from the whole text and no single complaint. */
export const DANGER_REASONS: Readonly<Record<'soon' | 'can_wait', BilingualText>> = {
  soon: {
    en: 'Have this checked within the next few days. If you smell fuel or see smoke, or if the steering or the brakes feel different, stop and do not drive on.',
    lv: 'Lieciet to pārbaudīt tuvākajās dienās. Ja jūtat degvielas smaku, redzat dūmus vai auto bremzē vai klausa stūrei citādi nekā parasti, apstājieties un tālāk nebrauciet.',
  },
  can_wait: {
    en: 'This can usually wait until the next service visit. If you smell fuel or see smoke, or if the steering or the brakes feel different, stop and do not drive on.',
    lv: 'Parasti tas var pagaidīt līdz nākamajai apkopei. Ja jūtat degvielas smaku, redzat dūmus vai auto bremzē vai klausa stūrei citādi nekā parasti, apstājieties un tālāk nebrauciet.',
  },
};
