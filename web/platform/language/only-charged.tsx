import { useEffect, useState, type ReactNode } from 'react';
import type { Words } from '#domain/language/words.ts';
import { WordsBelow } from './language.ts';

const asTheyAre = (words: Words): Words => words;
let loaded = asTheyAre;

/** @param value nothing below is about a car that takes fuel: its words are of charging */
export function OnlyCharged({ value, children }: { value: boolean; children: ReactNode }) {
  const [ofCharging, set] = useState(() => loaded);
  useEffect(() => {
    if (!value) return;
    if (loaded !== asTheyAre) return set(() => loaded);
    import('#domain/language/charge-words.ts').then(
      ({ chargeWords }) => set(() => (loaded = chargeWords)),
      (error: unknown) => console.warn('The words of charging could not be loaded', error),
    );
  }, [value]);
  return <WordsBelow value={value ? ofCharging : asTheyAre}>{children}</WordsBelow>;
}
