import type { CarFacts } from '#domain/assistant/car-facts.ts';
import type { Id } from '#domain/ids.ts';
import { dayOfInstant } from '#domain/language/format.ts';
import type { Language } from '#domain/language/words.ts';
import { queryClient, useRead } from '#web/platform/reads/query.ts';

/** The records' own voice, with the engine; large, so it comes only when it is wanted. */
export const loadDesk = () => import('./offline-desk.ts').then(({ offlineDesk }) => offlineDesk);

/** Fetches it before it is needed: without a network it is too late. */
export const preloadDesk = (): void => {
  loadDesk().catch((error: unknown) => console.warn('The offline answers could not be fetched', error));
};

/** Reads what the answers are made of while there is a network; it is kept with whatever else was read. */
export const useFacts = (carId: Id) => useRead('assistant.facts', { carId });

/** The answer from what this browser has read of the car (D5, D88). */
export async function answerHere(
  question: string,
  { carId, language }: { carId: Id; language: Language },
): Promise<string> {
  const { offlineReply } = await loadDesk();
  const facts = queryClient.getQueryData<CarFacts>(['assistant.facts', { carId }]) ?? null;
  const today = dayOfInstant(new Date().toISOString());
  return offlineReply(facts, { question, language, today }).text;
}
