import type { CarFacts } from '#domain/assistant/car-facts.ts';
import type { Id } from '#domain/ids.ts';
import type { Language } from '#domain/language/words.ts';
import type { ReminderList } from '#domain/reminders/schema.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { outboxState } from '#web/platform/outbox/state.ts';
import { queryClient, useRead } from '#web/platform/reads/query.ts';

export const loadOfflineAssistant = () =>
  import('./offline-assistant.ts').then(({ offlineAssistant }) => offlineAssistant);

export const preloadOfflineAssistant = (): void => {
  loadOfflineAssistant().catch((error: unknown) =>
    console.warn('The offline answers could not be fetched', error),
  );
};

/** Reads the facts while online; they are cached for offline answers. */
export function useFacts(carId: Id): void {
  useRead('assistant.facts', { carId });
  useRead('reminders.list');
}

export async function answerOffline(
  question: string,
  { carId, language, before }: { carId: Id; language: Language; before: string | null },
): Promise<string> {
  const { offlineReply, withDueList } = await loadOfflineAssistant();
  const stored = queryClient.getQueryData<CarFacts>(['assistant.facts', { carId }]) ?? null;
  const list = shownReminders();
  const facts = stored && list ? withDueList(stored, list, carId) : stored;
  const today = deviceDay();
  return offlineReply(facts, { question, language, today, before }).text;
}

function shownReminders(): ReminderList | undefined {
  const list = queryClient.getQueryData(['reminders.list', null]);
  return outboxState.get().apply('reminders.list', undefined, list, true) as ReminderList | undefined;
}
