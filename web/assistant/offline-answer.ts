import type { CarFacts } from '#domain/assistant/car-facts.ts';
import type { Car } from '#domain/cars/schema.ts';
import type { Id } from '#domain/ids.ts';
import type { IssueEntry } from '#domain/issues/schema.ts';
import { dayOfInstant } from '#domain/language/format.ts';
import type { Language } from '#domain/language/words.ts';
import type { Repair, RepairPage } from '#domain/repairs/schema.ts';
import { queryClient } from '#web/platform/query.ts';

/** The records' own voice, with the engine; large, so it comes only when it is wanted. */
export const loadDesk = () => import('./offline-desk.ts').then(({ offlineDesk }) => offlineDesk);

/** Fetches it before it is needed: without a network it is too late. */
export const preloadDesk = (): void => {
  loadDesk().catch((error: unknown) => console.warn('The offline answers could not be fetched', error));
};

/** The answer from what this browser has read of the car (D5, D88). */
export async function answerHere(
  question: string,
  { car, language, currency }: { car: Car; language: Language; currency: string },
): Promise<string> {
  const { offlineReply, knownFacts } = await loadDesk();
  const read = recordsRead(car.id);
  const facts: CarFacts | null = read && knownFacts(car, read.repairs, read.issues);
  const today = dayOfInstant(new Date().toISOString());
  return offlineReply(facts, { question, language, today, currency }).text;
}

/** All repairs and problems of the car, when every one of them was read before; else null. */
function recordsRead(carId: Id): { repairs: Repair[]; issues: IssueEntry[] } | null {
  const read = <T>(procedure: string) =>
    queryClient
      .getQueriesData<T>({ queryKey: [procedure] })
      .flatMap(([key, data]) => ((key[1] as { carId?: Id } | null)?.carId === carId && data ? [data] : []));
  const pages = read<RepairPage | Repair[]>('repairs.list');
  const issues = read<IssueEntry[] | object>('issues.list').find((data) => Array.isArray(data));
  const whole = pages.find((page) => !Array.isArray(page) && page.next === null);
  if (!issues || !whole || Array.isArray(whole)) return null;
  return { repairs: whole.repairs, issues };
}
