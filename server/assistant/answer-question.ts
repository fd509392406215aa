import { safetyNotice } from '#domain/assistant/safety-notice-rules.ts';
import type { CarFacts } from '#domain/assistant/car-facts.ts';
import { offlineReply } from '#domain/assistant/offline-reply-rules.ts';
import { assistantInstructions } from '#domain/assistant/prompts.ts';
import type { OfflineReason, Proposal } from '#domain/assistant/schema.ts';
import { messagesToSend, type Spoken } from '#domain/assistant/thread-rules.ts';
import { isInLanguage } from '#domain/assessment/answer-language-rules.ts';
import type { AssessmentLanguage, CarDetails } from '#domain/assessment/schema.ts';
import { writtenLanguage } from '#domain/assessment/text-reading.ts';
import type { PicturePart } from '#server/assessment/read-pictures.ts';
import { openDesk, type Desk } from '#server/assessment/open-desk.ts';
import type { Deps } from '#server/platform/deps.ts';
import { MODEL_DEADLINE_MS } from '#server/platform/model/model.ts';
import type { CarScope, OwnerScope } from '#server/platform/access/scope.ts';
import { carTools } from './car-tools.ts';
import { readFacts } from './read-facts.ts';

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
  /** What came so far is void: the model began in another language. */
  | { type: 'again' }
  | { type: 'offline'; reason: OfflineReason }
  | { type: 'outcome'; outcome: 'whole' | 'stopped' | 'broken' };

export type Question = {
  question: string;
  /** What was said before, oldest first; what of it is sent is chosen here. */
  before: Promise<readonly Spoken[]>;
  /** How many pictures came along; they are read only where a model can see them. */
  pictures: { count: number; read: () => Promise<PicturePart[]> };
  car?: CarDetails | null | undefined;
  language: AssessmentLanguage;
};

/** The longest answer; a silence of MODEL_DEADLINE_MS ends it as well. */
const ANSWER_MS = 120_000;
const STEPS = 6;
/** How much of the thread goes along. */
export const THREAD_SENT = 20;

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
  const [desk, facts, before] = await Promise.all([
    openDesk(deps, owner, { purpose: 'assistant', pictures: hasPictures }),
    scope && readFacts(deps.db, scope),
    asked.before,
  ]);
  const today = deps.clock().toISOString().slice(0, 10);
  const offline = (): AnswerPart => ({
    type: 'text',
    text: offlineReply(facts, {
      question: asked.question,
      language: asked.language,
      today,
    }).text,
  });
  const picturesSeen = hasPictures ? desk.open && desk.seesPictures : null;
  if (!desk.open) {
    yield { type: 'source', source: 'offline', reason: desk.reason, picturesSeen };
    yield offline();
    yield { type: 'outcome', outcome: 'whole' };
    return;
  }
  // The model is asked before anyone is told that it will be.
  const parts = fromModel(deps, desk, { scope, facts, asked, before, today, signal });
  let coming = parts.next();
  coming.catch(() => undefined);
  let said = false;
  try {
    yield { type: 'source', source: 'model', reason: null, picturesSeen };
    for (let part = await coming; !part.done; part = await coming) {
      said = part.value.type !== 'again' && (said || isSaying(part.value));
      yield part.value;
      coming = parts.next();
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

const isSaying = ({ type }: AnswerPart) => type === 'text' || type === 'proposal';

type Asking = {
  scope: CarScope | null;
  facts: CarFacts | null;
  asked: Question;
  before: readonly Spoken[];
  today: string;
  signal: AbortSignal;
};

/**
 * One attempt, or two: small local models take no tools and say so with a 400, and some begin in a language of
 * their own.
 * @throws what the model or the way to it fails with, and when its words break off
 */
async function* fromModel(
  deps: Deps,
  desk: Desk & { open: true },
  asking: Asking,
): AsyncGenerator<AnswerPart> {
  const { APICallError } = await import('ai');
  const pictures = desk.seesPictures ? await asking.asked.pictures.read() : [];
  const attempt = { ...asking, pictures, hasTools: asking.facts !== null, insists: false };
  for (;;) {
    let came = false;
    try {
      for await (const part of streamed(deps, desk, attempt)) {
        came = true;
        yield part;
      }
      return;
    } catch (error) {
      if (error instanceof OtherLanguage && !attempt.insists) {
        attempt.insists = true;
        yield { type: 'again' };
      } else if (APICallError.isInstance(error) && error.statusCode === 400 && !came && attempt.hasTools) {
        // What it knows is in the instructions then.
        attempt.hasTools = false;
      } else {
        if (error instanceof OtherLanguage) yield { type: 'again' };
        throw error;
      }
    }
  }
}

/** The model's words are not in the language of the owner's. */
class OtherLanguage extends Error {}

/** As many characters tell a language, a part's name or two in it notwithstanding. */
const TELLING = 80;

/**
 * Whether these words will do. A second time an answer in the other language of the product is better than
 * none.
 */
const isUnderstood = (text: string, language: AssessmentLanguage, insists: boolean) =>
  isInLanguage(text, language) || (insists && isInLanguage(text, language === 'en' ? 'lv' : 'en'));

type Attempt = Asking & { pictures: PicturePart[]; hasTools: boolean; insists: boolean };

async function* streamed(
  deps: Deps,
  desk: Desk & { open: true },
  { scope, facts, asked, before, today, signal, pictures, hasTools, insists }: Attempt,
): AsyncGenerator<AnswerPart> {
  const { stepCountIs, streamText } = await import('ai');
  const language = writtenLanguage(asked.question, asked.language);
  const proposals: Proposal[] = [];
  // The library's own timeouts begin anew with each of its retries; a person's patience does not.
  const patience = new AbortController();
  const giveUp = () => patience.abort(new Error('the model was silent for too long'));
  let waiting = setTimeout(giveUp, MODEL_DEADLINE_MS);
  const said = messagesToSend(before, asked.question || '(see the pictures)');
  const question = said.pop()!;
  const result = streamText({
    model: desk.model,
    instructions: assistantInstructions({ facts, car: asked.car, today, language, hasTools, insists }),
    messages: [
      ...said.slice(-THREAD_SENT),
      { role: 'user', content: [{ type: 'text', text: question.content }, ...pictures] },
    ],
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
  let text = '';
  let isJudged = false;
  // What was proposed may be tapped already: then it is too late to begin again.
  let hasProposed = false;
  const judge = () => {
    isJudged = true;
    if (!hasProposed && !isUnderstood(text, language, insists))
      throw new OtherLanguage(`the answer is not in ${language}`);
  };
  try {
    for await (const part of result.stream) {
      hasProposed ||= proposals.length > 0;
      while (proposals.length > 0) yield { type: 'proposal', proposal: proposals.shift()! };
      if (part.type === 'text-delta' || part.type === 'tool-call' || part.type === 'tool-result') {
        clearTimeout(waiting);
        waiting = setTimeout(giveUp, MODEL_DEADLINE_MS);
      }
      if (part.type === 'text-delta' && part.text !== '') {
        if (text === '' && notice) yield { type: 'text', text: `**${notice}**\n\n` };
        text += part.text;
        yield { type: 'text', text: part.text };
        if (!isJudged && text.length >= TELLING) judge();
      }
      if (part.type === 'tool-call') yield { type: 'lookup', tool: part.toolName };
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') throw patience.signal.reason ?? new Error('the answer was cut off');
      if (part.type === 'finish') finished = part.finishReason;
    }
    if (!isJudged) judge();
  } finally {
    clearTimeout(waiting);
    // Whoever stops listening ends the model's work.
    patience.abort(new Error('nobody listens any more'));
  }
  while (proposals.length > 0) yield { type: 'proposal', proposal: proposals.shift()! };
  if (!['stop', 'length', 'tool-calls', 'content-filter'].includes(finished))
    throw new Error(`the answer ended with ${finished}`);
}
