import type { CarFacts } from '#domain/assistant/car-facts.ts';
import type { Car } from '#domain/cars/schema.ts';
import type { Id } from '#domain/ids.ts';
import type { IssueEntry, IssuePage } from '#domain/issues/schema.ts';
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
  const repairs = everyPage<RepairPage>('repairs.list', carId)?.flatMap((page) => page.repairs);
  const issues = everyPage<IssuePage>('issues.list', carId)?.flatMap((page) => page.issues);
  return repairs && issues ? { repairs, issues } : null;
}

/** The pages of an unfiltered list from its first to its last, when they were all read before; else null. */
function everyPage<Page extends { next: string | null }>(procedure: string, carId: Id): Page[] | null {
  const from = new Map<unknown, Page>();
  for (const [key, page] of queryClient.getQueriesData<Page>({ queryKey: [procedure] })) {
    const { carId: of, cursor, limit: _limit, ...filters } = key[1] as Record<string, unknown>;
    const isBetter = page && (!from.has(cursor) || page.next === null);
    if (of === carId && Object.keys(filters).length === 0 && isBetter) from.set(cursor, page);
  }
  const pages: Page[] = [];
  for (let cursor: unknown; cursor !== null; cursor = pages.at(-1)!.next) {
    const page = from.get(cursor);
    if (!page) return null;
    pages.push(page);
  }
  return pages;
}
