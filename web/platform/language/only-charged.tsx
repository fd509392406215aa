import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import type { Words } from '#domain/language/words.ts';
import { createStore } from '#web/platform/store.ts';
import { WordsBelow } from './language.ts';

const asTheyAre = (words: Words): Words => words;
const loaded = createStore(asTheyAre);

/** @param value nothing below is about a car that takes fuel: its words are of charging */
export function OnlyCharged({ value, children }: { value: boolean; children: ReactNode }) {
  const ofCharging = useSyncExternalStore(loaded.subscribe, loaded.get);
  useEffect(() => {
    if (!value || loaded.get() !== asTheyAre) return;
    import('#domain/language/charge-words.ts').then(
      ({ chargeWords }) => loaded.set(chargeWords),
      (error: unknown) => console.warn('The words of charging could not be loaded', error),
    );
  }, [value]);
  return <WordsBelow value={value ? ofCharging : asTheyAre}>{children}</WordsBelow>;
}
