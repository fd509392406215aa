import type * as z from 'zod/mini';
import type { CarAssistant, CarAssistantAnswer } from '#domain/assistant/function-schema.ts';
import { listCars } from '#server/cars/store.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type CarScope, ownedCar, type OwnerScope } from '#server/platform/access/scope.ts';
import { answerQuestion } from './answer-question.ts';

type Input = z.output<typeof CarAssistant>;

/** Returns the whole answer at once. @throws NOT_FOUND for a car that is not the owner's */
export async function answerOnce(
  deps: Deps,
  owner: OwnerScope,
  { messages, carDetails, language = 'en', carId }: Input,
  signal: AbortSignal = new AbortController().signal,
): Promise<CarAssistantAnswer> {
  const scope = carId
    ? await ownedCar(deps.db, owner, carId)
    : await findCarByDetails(deps, owner, carDetails);
  const last = messages.findLastIndex(({ role }) => role === 'user');
  const history = Promise.resolve(messages.slice(0, Math.max(last, 0)));
  const text = messages[last]?.content ?? '';
  let content = '';
  let reason: CarAssistantAnswer['reason'];
  const question = { text, history, car: carDetails, language, pictures: { count: 0, read: async () => [] } };
  for await (const part of answerQuestion(deps, owner, scope, question, signal)) {
    if (part.type === 'text') content += part.text;
    if (part.type === 'again') content = '';
    if ((part.type === 'source' || part.type === 'offline') && part.reason) reason = part.reason;
    if (part.type === 'outcome' && part.outcome !== 'whole')
      return { error: `the answer was ${part.outcome}` };
  }
  if (reason) return { message: content, fallback: true, reason };
  return { choices: [{ message: { role: 'assistant', content } }] };
}

async function findCarByDetails(
  { db }: Deps,
  owner: OwnerScope,
  details: Input['carDetails'],
): Promise<CarScope | null> {
  if (!details) return null;
  const cars = await listCars(db, owner);
  const matches = cars.filter(
    ({ brand, model, year }) => brand === details.brand && model === details.model && year === details.year,
  );
  return matches.length === 1 ? ownedCar(db, owner, matches[0]!.id) : null;
}
