import { createContext, useContext, useSyncExternalStore } from 'react';
import english from 'virtual:words/en';
import latvian from 'virtual:words/lv';
import { preferredLanguage } from '#domain/accounts/mail-language-rules.ts';
import { writeEnglishAs } from '#domain/language/format.ts';
import { createWords, type Language, type Messages, type Words } from '#domain/language/words.ts';
import { readDevice, writeDevice } from '#web/platform/storage/storage.ts';
import { createStore } from '#web/platform/store.ts';

const wordsOf = (language: Language, messages: Messages) =>
  createWords(language, messages, { origin: location.origin });

writeEnglishAs(navigator.language);

const store = createStore(wordsOf('en', {}));

/** What the words of the parts below become. */
export const WordsBelow = createContext((words: Words) => words);

export const useWords = (): Words => useContext(WordsBelow)(useSyncExternalStore(store.subscribe, store.get));

export const currentWords = (): Words => store.get();

/** What was chosen on this device, else the language of its browser. */
export const rememberedLanguage = (): Language =>
  preferredLanguage(readDevice('language'), navigator.languages.join(','));

export async function switchLanguage(language: Language): Promise<void> {
  writeDevice('language', language);
  await showLanguage(language);
}

let requested: Language = 'en';
let shown: Language | null = null;

/** When the catalogue cannot be fetched, the English keys are shown. */
export async function showLanguage(language: Language): Promise<void> {
  requested = language;
  if (shown === language) return;
  const words = wordsOf(language, await messagesOf(language));
  if (requested !== language) return;
  shown = language;
  document.documentElement.lang = language;
  store.set(words);
}

async function messagesOf(language: Language): Promise<Messages> {
  if (language === 'en') return english;
  try {
    const response = await fetch(latvian);
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    return (await response.json()) as Messages;
  } catch (error) {
    console.warn('The messages of this language could not be loaded', error);
    return {};
  }
}
