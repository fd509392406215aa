import type { ModelMessage } from 'ai';
import { safetyNotice } from '#domain/assistant/safety-notice-rules.ts';
import type { CarFacts } from '#domain/assistant/car-facts.ts';
import { offlineReply } from '#domain/assistant/offline-reply-rules.ts';
import { assistantInstructions } from '#domain/assistant/prompts.ts';
import type { OfflineReason, Proposal } from '#domain/assistant/schema.ts';
import type { AssessmentLanguage, CarDetails } from '#domain/assessment/schema.ts';
import { writtenLanguage } from '#domain/assessment/text-reading.ts';
import type { PicturePart } from '#server/assessment/read-pictures.ts';
import { openDesk, type Desk } from '#server/assessment/open-desk.ts';
import type { Deps } from '#server/platform/deps.ts';
import { MODEL_DEADLINE_MS } from '#server/platform/model.ts';
import type { CarScope, OwnerScope } from '#server/platform/scope.ts';
import { carTools } from './car-tools.ts';
import { readFacts } from './store.ts';

/** What an answer is made of, in the order in which it comes. 'outcome' is always the last. */
export type AnswerPart =
  | {
      type: 'source';
      source: 'model' | 'offline';
      reason: OfflineReason | null;
      picturesSeen: boolean | null;
    }
  | { type: 'text'; text: string }
  | { type: 'lookup'; tool: string }
  | { type: 'proposal'; proposal: Proposal }
  | { type: 'offline'; reason: OfflineReason }
  | { type: 'outcome'; outcome: 'whole' | 'stopped' | 'broken' };

export type Question = {
  question: string;
  /** What was said before, without errors and fallbacks. */
  before: readonly { role: 'user' | 'assistant'; content: string }[];
  /** How many pictures came along; they are read only where a model can see them. */
  pictures: { count: number; read: () => Promise<PicturePart[]> };
  car?: CarDetails | null | undefined;
  language: AssessmentLanguage;
};

/** The longest answer; a silence of MODEL_DEADLINE_MS ends it as well. */
const ANSWER_MS = 120_000;
const STEPS = 6;
const BEFORE = 20;

/**
 * One answer of the assistant: a model's with this car's records at hand, or the records' own (D88). What a
 * model fails at before its first word is answered from the records; after it the answer is 'broken'.
 */
export async function* answerQuestion(
  deps: Deps,
  owner: Pick<OwnerScope, 'ownerId'>,
  scope: CarScope | null,
  asked: Question,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart> {
  const hasPictures = asked.pictures.count > 0;
  const [desk, facts] = await Promise.all([
    openDesk(deps, owner, { purpose: 'assistant', pictures: hasPictures }),
    scope && readFacts(deps.db, scope),
  ]);
  const today = deps.clock().toISOString().slice(0, 10);
  const offline = (): AnswerPart => ({
    type: 'text',
    text: offlineReply(facts, {
      question: asked.question,
      language: asked.language,
      today,
      currency: facts?.currency ?? 'EUR',
    }).text,
  });
  const picturesSeen = hasPictures ? desk.open && desk.seesPictures : null;
  if (!desk.open) {
    yield { type: 'source', source: 'offline', reason: desk.reason, picturesSeen };
    yield offline();
    yield { type: 'outcome', outcome: 'whole' };
    return;
  }
  yield { type: 'source', source: 'model', reason: null, picturesSeen };
  let said = false;
  try {
    for await (const part of fromModel(deps, desk, { scope, facts, asked, today, signal })) {
      said ||= part.type === 'text' || part.type === 'proposal';
      yield part;
    }
    if (!said) throw new Error('the model said nothing');
    yield { type: 'outcome', outcome: 'whole' };
  } catch (error) {
    if (signal.aborted) {
      yield { type: 'outcome', outcome: 'stopped' };
      return;
    }
    deps.log.warn({ err: error }, 'the model gave no answer');
    if (said) {
      yield { type: 'outcome', outcome: 'broken' };
      return;
    }
    yield { type: 'offline', reason: 'model-failed' };
    yield offline();
    yield { type: 'outcome', outcome: 'whole' };
  } finally {
    await desk.written();
  }
}

type Asking = {
  scope: CarScope | null;
  facts: CarFacts | null;
  asked: Question;
  today: string;
  signal: AbortSignal;
};

/** @throws what the model or the way to it fails with, and when its words break off */
async function* fromModel(
  deps: Deps,
  desk: Desk & { open: true },
  asking: Asking,
): AsyncGenerator<AnswerPart> {
  const { APICallError } = await import('ai');
  const pictures = desk.seesPictures ? await asking.asked.pictures.read() : [];
  let said = false;
  try {
    for await (const part of streamed(deps, desk, { ...asking, pictures, hasTools: asking.facts !== null })) {
      said = true;
      yield part;
    }
  } catch (error) {
    // Small local models take no tools and say so with a 400; what they know is in the instructions then.
    const takesNoTools = APICallError.isInstance(error) && error.statusCode === 400;
    if (said || !takesNoTools || asking.facts === null) throw error;
    yield* streamed(deps, desk, { ...asking, pictures, hasTools: false });
  }
}

async function* streamed(
  deps: Deps,
  desk: Desk & { open: true },
  {
    scope,
    facts,
    asked,
    today,
    signal,
    pictures,
    hasTools,
  }: Asking & { pictures: PicturePart[]; hasTools: boolean },
): AsyncGenerator<AnswerPart> {
  const { stepCountIs, streamText } = await import('ai');
  const language = writtenLanguage(asked.question, asked.language);
  const proposals: Proposal[] = [];
  // The library's own timeouts begin anew with each of its retries; a person's patience does not.
  const patience = new AbortController();
  const giveUp = () => patience.abort(new Error('the model was silent for too long'));
  let waiting = setTimeout(giveUp, MODEL_DEADLINE_MS);
  const question: ModelMessage = {
    role: 'user',
    content: [{ type: 'text', text: asked.question || '(see the pictures)' }, ...pictures],
  };
  const result = streamText({
    model: desk.model,
    instructions: assistantInstructions({ facts, car: asked.car, today, language, hasTools }),
    messages: [...asked.before.slice(-BEFORE), question],
    ...(hasTools && scope && facts
      ? {
          tools: carTools(deps.db, scope, facts, (proposal) => proposals.push(proposal)),
          stopWhen: stepCountIs(STEPS),
        }
      : {}),
    maxRetries: 1,
    abortSignal: AbortSignal.any([signal, patience.signal, AbortSignal.timeout(ANSWER_MS)]),
    // Errors come as parts of the stream; the default would print them besides.
    onError: () => undefined,
  });
  const notice = safetyNotice(asked.question, language);
  let finished = 'unknown';
  let said = false;
  try {
    for await (const part of result.stream) {
      while (proposals.length > 0) yield { type: 'proposal', proposal: proposals.shift()! };
      if (part.type === 'text-delta' || part.type === 'tool-call' || part.type === 'tool-result') {
        clearTimeout(waiting);
        waiting = setTimeout(giveUp, MODEL_DEADLINE_MS);
      }
      if (part.type === 'text-delta' && part.text !== '') {
        if (!said && notice) yield { type: 'text', text: `**${notice}**\n\n` };
        said = true;
        yield { type: 'text', text: part.text };
      }
      if (part.type === 'tool-call') yield { type: 'lookup', tool: part.toolName };
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') throw patience.signal.reason ?? new Error('the answer was cut off');
      if (part.type === 'finish') finished = part.finishReason;
    }
  } finally {
    clearTimeout(waiting);
  }
  while (proposals.length > 0) yield { type: 'proposal', proposal: proposals.shift()! };
  if (!['stop', 'length', 'tool-calls', 'content-filter'].includes(finished))
    throw new Error(`the answer ended with ${finished}`);
}
