import type { Language } from '#domain/language/words.ts';
import { readQuestion } from './ask/read-question.ts';
import { reply } from './ask/reply.ts';
import type { CarFacts } from './car-facts.ts';

export type AssistantQuestion = {
  question: string;
  /** The interface language; the reply is in the language of the question if it can be detected. */
  language: Language;
  today: string;
  /** The owner's question before this one, for 'And in 2023?'. */
  before?: string | null;
};

export type OfflineReply = { text: string; answered: boolean; language: Language };

/** The only car whose records are asked. */
const CAR = 'car';

/** The assistant's answer without a model (D88, D105), the same in browser and server. */
export function offlineReply(facts: CarFacts | null, asked: AssistantQuestion): OfflineReply {
  const { question, language, today, before } = asked;
  const garage = facts && {
    today,
    currency: facts.currency,
    cars: [{ ...facts, id: CAR, name: `${facts.car.brand} ${facts.car.model}` }],
  };
  const earlier = garage && before ? readQuestion(before, garage, CAR) : null;
  return reply(garage, { question, language, here: CAR, before: earlier?.query ?? null });
}
