import type { CarFacts } from '#domain/assistant/car-facts.ts';
import type { Id } from '#domain/ids.ts';
import type { Language } from '#domain/language/words.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { queryClient, useRead } from '#web/platform/reads/query.ts';

export const loadOfflineAssistant = () =>
  import('./offline-assistant.ts').then(({ offlineAssistant }) => offlineAssistant);

export const preloadOfflineAssistant = (): void => {
  loadOfflineAssistant().catch((error: unknown) =>
    console.warn('The offline answers could not be fetched', error),
  );
};

/** Reads the facts while online; they are cached for offline answers. */
export const useFacts = (carId: Id) => useRead('assistant.facts', { carId });

export async function answerOffline(
  question: string,
  { carId, language, before }: { carId: Id; language: Language; before: string | null },
): Promise<string> {
  const { offlineReply } = await loadOfflineAssistant();
  const facts = queryClient.getQueryData<CarFacts>(['assistant.facts', { carId }]) ?? null;
  const today = deviceDay();
  return offlineReply(facts, { question, language, today, before }).text;
}
