import type { Garage } from '#domain/assistant/ask/facts.ts';
import { type Understood, understoodAs } from '#domain/assistant/ask/understood.ts';
import type { ChatMessage } from '#domain/assistant/schema.ts';
import type { Id } from '#domain/ids.ts';
import type { Language } from '#domain/language/words.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { shownRecords } from '#web/platform/records/outside-screens.ts';

export const loadOfflineAssistant = () =>
  import('./offline-assistant.ts').then(({ offlineAssistant }) => offlineAssistant);

export const preloadOfflineAssistant = (): void => {
  loadOfflineAssistant().catch((error: unknown) =>
    console.warn('The offline answers could not be fetched', error),
  );
};

type Asked = {
  here: Id;
  language: Language;
  /** The thread before the question. */
  thread: readonly ChatMessage[];
};

export type OfflineAnswer = { text: string; understood: Understood | null };

export async function answerOffline(
  { content, understood }: ChatMessage,
  { here, language, thread }: Asked,
): Promise<OfflineAnswer> {
  const assistant = await loadOfflineAssistant();
  const garage = await readDeviceGarage();
  const query = understood?.queries[0];
  if (garage && query)
    return {
      text: assistant.textOfQuery(garage, query, language),
      understood: understoodAs(query, language),
    };
  const before = assistant.askedBefore(thread, garage, here);
  return assistant.reply(garage, { question: content, language, here, before });
}

/** First questions that the records on this device can answer. */
export async function suggestOffline(here: Id, language: Language): Promise<readonly string[]> {
  const { firstQuestions } = await loadOfflineAssistant();
  const garage = await readDeviceGarage();
  return garage ? firstQuestions(garage, here, { language, hasModel: false }) : [];
}

/** What this device knows of all cars; null before it was read. */
async function readDeviceGarage(): Promise<Garage | null> {
  const { garageFactsOf } = await loadOfflineAssistant();
  const cars = shownRecords();
  return cars.size > 0 ? { ...garageFactsOf(cars), today: deviceDay() } : null;
}
