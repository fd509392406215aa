import { useSyncExternalStore } from 'react';
import english from 'virtual:words/en';
import latvian from 'virtual:words/lv';
import { createWords, LANGUAGES, type Language, type Words } from '#domain/language/words.ts';
import { readDevice, writeDevice } from '#web/platform/storage/storage.ts';
import { createStore } from '#web/platform/store.ts';

const catalogues: Record<Language, string> = { en: english, lv: latvian };
const store = createStore<Words>(createWords('en', {}));

/** The words of the chosen language: `const { t, language } = useWords()`. */
export const useWords = (): Words => useSyncExternalStore(store.subscribe, store.get);

/** For texts that are made outside a component. */
export const currentWords = (): Words => store.get();

/** The language remembered in this browser; English until one is chosen (D92). */
export const rememberedLanguage = (): Language =>
  LANGUAGES.find((language) => language === readDevice('language')) ?? 'en';

/** Shows the product in this language from now on and remembers it in this browser. */
export async function switchLanguage(language: Language): Promise<void> {
  writeDevice('language', language);
  await showLanguage(language);
}

let wanted: Language = 'en';
let shown: Language | null = null;

/** Fetches the words and shows them; `<html lang>` follows. Without its words a language reads as its keys. */
export async function showLanguage(language: Language): Promise<void> {
  wanted = language;
  if (shown === language) return;
  const words = createWords(language, await fetchMessages(language));
  // Someone may have chosen again while the words were on their way.
  if (wanted !== language) return;
  shown = language;
  document.documentElement.lang = language;
  store.set(words);
}

async function fetchMessages(language: Language): Promise<Parameters<typeof createWords>[1]> {
  try {
    const response = await fetch(catalogues[language]);
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    return (await response.json()) as Parameters<typeof createWords>[1];
  } catch (error) {
    console.warn('The words of this language could not be fetched', error);
    return {};
  }
}
