/** As they are typed without their marks: 'läbisõit' and 'labisoit', 'ilość' and 'ilosc' are one word. */
export const plainWord = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/(?<=\p{Script=Latin}|\p{Script=Greek})\p{M}+/gu, '')
    .normalize('NFC')
    .replaceAll(/[łøđıæß]/g, (sign) => UNMARKED[sign]!);
const UNMARKED: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i', æ: 'ae', ß: 'ss' };

/** Names that differ only in case, spaces, marks or diacritics are one. */
export const plainName = (name: string): string =>
  plainWord(name.toLowerCase()).replaceAll(/[^\p{L}\p{N}+]/gu, '');
