import { textOfQuery } from '#domain/assistant/ask/answer-text.ts';
import type { Garage } from '#domain/assistant/ask/facts.ts';
import type { Query } from '#domain/assistant/ask/query.ts';
import { type AssistantQuestion, reply, warningFor } from '#domain/assistant/ask/reply.ts';
import { askedBefore, type Before } from '#domain/assistant/ask/asked-before.ts';
import { type Understood, understoodAs } from '#domain/assistant/ask/understood.ts';
import { garageOfModel } from '#domain/assistant/model-query.ts';
import { assistantInstructions } from '#domain/assistant/prompts.ts';
import { unprovenNote } from '#domain/assistant/proven-amounts.ts';
import type { ChatMessage, OfflineReason, Proposal } from '#domain/assistant/schema.ts';
import { messagesToSend, type Spoken } from '#domain/assistant/thread-rules.ts';
import { stopFilter } from '#domain/assessment/stop-text-rules.ts';
import { isInLanguage } from '#domain/assessment/answer-language-rules.ts';
import type { AssessmentLanguage, CarDetails } from '#domain/assessment/schema.ts';
import { writtenLanguage } from '#domain/assessment/text-reading.ts';
import type { PicturePart } from '#server/assessment/read-pictures.ts';
import { requestModel, type GrantedModel } from '#server/assessment/request-model.ts';
import type { Deps } from '#server/platform/deps.ts';
import { MODEL_DEADLINE_MS } from '#server/platform/model/model.ts';
import type { CarScope, OwnerScope } from '#server/platform/access/scope.ts';
import { carTools } from './car-tools.ts';
import { readAskedGarage } from './read-facts.ts';

/** The parts of an answer as they arrive; 'outcome' is always the last. */
export type AnswerPart =
  | {
      type: 'source';
      source: 'model' | 'records' | 'offline';
      reason: OfflineReason | null;
      picturesSeen: boolean | null;
    }
  | { type: 'text'; text: string }
  | { type: 'lookup'; tool: string }
  | { type: 'proposal'; proposal: Proposal }
  /** Discards everything so far: the model answered in another language. */
  | { type: 'again' }
  | { type: 'offline'; reason: OfflineReason }
  | { type: 'understood'; understood: Understood }
  | { type: 'outcome'; outcome: 'whole' | 'stopped' | 'broken' };

export type Question = {
  text: string;
  /** The question is this, and needs no reading. */
  query?: Query | null;
  history: Promise<readonly (Spoken & Partial<Pick<ChatMessage, 'understood'>>)[]>;
  pictures: { count: number; read: () => Promise<PicturePart[]> };
  car?: CarDetails | null | undefined;
  language: AssessmentLanguage;
};

const ANSWER_TIMEOUT_MS = 120_000;
const MAX_STEPS = 6;
const MAX_SHOWN_QUERIES = 3;
export const HISTORY_LIMIT = 20;

/** If the model fails before its first word, the offline answer replaces it; later the outcome is 'broken'. */
export async function* answerQuestion(
  deps: Deps,
  owner: Pick<OwnerScope, 'ownerId'>,
  scope: CarScope | null,
  question: Question,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart> {
  const hasPictures = question.pictures.count > 0;
  const { query, language } = question;
  const here = scope?.carId ?? null;
  if (query) {
    const garage = await readAskedGarage(deps, owner, language);
    yield { type: 'source', source: 'records', reason: null, picturesSeen: null };
    yield { type: 'text', text: textOfQuery(garage, query, language) };
    yield { type: 'understood', understood: understoodAs(query, language) };
    yield { type: 'outcome', outcome: 'whole' };
    return;
  }
  const [access, garage, history] = await Promise.all([
    requestModel(deps, owner, { purpose: 'assistant', pictures: hasPictures }),
    readAskedGarage(deps, owner, language),
    question.history,
  ]);
  const before = askedBefore(history, garage, here);
  const asked: AssistantQuestion = { question: question.text, language, here, before };
  function* offline(): Generator<AnswerPart> {
    const { text, understood } = reply(garage, asked);
    yield { type: 'text', text };
    if (understood) yield { type: 'understood', understood };
  }
  const picturesSeen = hasPictures ? access.granted && access.seesPictures : null;
  if (!access.granted) {
    yield { type: 'source', source: 'offline', reason: access.reason, picturesSeen };
    yield* offline();
    yield { type: 'outcome', outcome: 'whole' };
    return;
  }
  // The request to the model starts before the consumer takes the first part.
  const parts = answerFromModel(access, {
    garage: garageOfModel(garage),
    here,
    question,
    history,
    before,
    signal,
  });
  let next = parts.next();
  next.catch(() => undefined); // awaited below
  let hasContent = false;
  try {
    yield { type: 'source', source: 'model', reason: null, picturesSeen };
    for (let part = await next; !part.done; part = await next) {
      hasContent = part.value.type !== 'again' && (hasContent || isContent(part.value));
      yield part.value;
      next = parts.next();
    }
    if (!hasContent) throw new Error('the model gave an empty answer');
    yield { type: 'outcome', outcome: 'whole' };
  } catch (error) {
    if (signal.aborted) {
      yield { type: 'outcome', outcome: 'stopped' };
      return;
    }
    const isOptedOut = access.wasForbidden();
    if (!isOptedOut) deps.log.warn({ err: error }, 'the model gave no answer');
    if (hasContent) {
      yield { type: 'outcome', outcome: 'broken' };
      return;
    }
    yield { type: 'offline', reason: isOptedOut ? 'opted-out' : 'model-failed' };
    yield* offline();
    yield { type: 'outcome', outcome: 'whole' };
  } finally {
    // For a consumer that stops reading: the model stops, and its turn ends.
    void parts.return(undefined).catch(() => undefined);
    await access.recorded();
  }
}

const isContent = ({ type }: AnswerPart) => type === 'text' || type === 'proposal';

type ModelInput = {
  garage: Garage;
  here: string | null;
  question: Question;
  history: readonly Spoken[];
  before: Before | null;
  signal: AbortSignal;
};

/** Retries without tools when a small model rejects them with a 400, and once if the answer is in another language. */
async function* answerFromModel(access: GrantedModel, input: ModelInput): AsyncGenerator<AnswerPart> {
  const { APICallError } = await import('ai');
  const endTurn = await access.takeTurn(input.signal);
  try {
    const pictures = access.seesPictures ? await input.question.pictures.read() : [];
    const attempt = { ...input, pictures, hasTools: input.here !== null, insists: false };
    for (;;) {
      let hasStarted = false;
      try {
        for await (const part of streamAttempt(access, attempt)) {
          hasStarted = true;
          yield part;
        }
        return;
      } catch (error) {
        const isRejected = APICallError.isInstance(error) && error.statusCode === 400 && !hasStarted;
        if (error instanceof WrongLanguage && !attempt.insists) {
          attempt.insists = true;
          yield { type: 'again' };
        } else if (isRejected && attempt.hasTools) {
          attempt.hasTools = false;
        } else {
          if (error instanceof WrongLanguage) yield { type: 'again' };
          throw error;
        }
      }
    }
  } finally {
    endTurn();
  }
}

class WrongLanguage extends Error {}

/** Enough to detect the language even if the text contains part names in the other one. */
const DETECTABLE_CHARACTERS = 80;

const isAcceptable = (text: string, language: AssessmentLanguage, insists: boolean) =>
  isInLanguage(text, language) || (insists && isInLanguage(text, language === 'en' ? 'lv' : 'en'));

type Attempt = ModelInput & { pictures: PicturePart[]; hasTools: boolean; insists: boolean };

async function* streamAttempt(
  access: GrantedModel,
  { garage, here, question, history, before, signal, pictures, hasTools, insists }: Attempt,
): AsyncGenerator<AnswerPart> {
  const { stepCountIs, streamText } = await import('ai');
  const language = writtenLanguage(question.text, question.language);
  const proposals: Proposal[] = [];
  const queries: Query[] = [];
  const told: string[] = [];
  const { today } = garage;
  const facts = garage.cars.find(({ id }) => id === here) ?? null;
  // The library restarts its own timeouts with every retry.
  const silence = new AbortController();
  const onSilence = () => silence.abort(new Error('the model was silent for too long'));
  let timer = setTimeout(onSilence, MODEL_DEADLINE_MS);
  const instructions = assistantInstructions({
    facts,
    car: question.car,
    today,
    language,
    hasTools,
    insists,
  });
  const messages = messagesToSend(history, question.text || '(see the pictures)');
  const last = messages.pop()!;
  const result = streamText({
    model: access.model,
    instructions,
    messages: [
      ...messages.slice(-HISTORY_LIMIT),
      { role: 'user', content: [{ type: 'text', text: last.content }, ...pictures] },
    ],
    ...(hasTools && facts
      ? {
          tools: carTools({
            garage,
            here: facts.id,
            language,
            onQuery: (query) => queries.push(query),
            onTold: (text) => told.push(text),
            propose: (proposal) => proposals.push(proposal),
          }),
          stopWhen: stepCountIs(MAX_STEPS),
        }
      : {}),
    maxRetries: 1,
    abortSignal: AbortSignal.any([signal, silence.signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]),
    // Errors arrive as parts of the stream; the default handler would also print them.
    onError: () => undefined,
  });
  const notice = warningFor(garage, { question: question.text, language, here, before });
  // While a warning says to stop, the model must not say that all is well.
  const filter = notice === null ? null : stopFilter(language);
  let finished = 'unknown';
  let text = '';
  let isChecked = false;
  // The owner may already have accepted a proposal, so the answer can no longer be discarded.
  let hasProposed = false;
  const checkLanguage = () => {
    isChecked = true;
    if (!hasProposed && !isAcceptable(text, language, insists))
      throw new WrongLanguage(`the answer is not in ${language}`);
  };
  try {
    for await (const part of result.stream) {
      hasProposed ||= proposals.length > 0;
      while (proposals.length > 0) yield { type: 'proposal', proposal: proposals.shift()! };
      if (part.type === 'text-delta' || part.type === 'tool-call' || part.type === 'tool-result') {
        clearTimeout(timer);
        timer = setTimeout(onSilence, MODEL_DEADLINE_MS);
      }
      if (part.type === 'text-delta' && part.text !== '') {
        if (text === '' && notice) yield { type: 'text', text: `**${notice}**\n\n` };
        text += part.text;
        const shown = filter ? filter.push(part.text) : part.text;
        if (shown !== '') yield { type: 'text', text: shown };
        if (!isChecked && text.length >= DETECTABLE_CHARACTERS) checkLanguage();
      }
      if (part.type === 'tool-call') yield { type: 'lookup', tool: part.toolName };
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') throw silence.signal.reason ?? new Error('the answer was interrupted');
      if (part.type === 'finish') finished = part.finishReason;
    }
    if (!isChecked) checkLanguage();
    const left = filter?.end() ?? '';
    if (left !== '') yield { type: 'text', text: left };
  } finally {
    clearTimeout(timer);
    // Also stops the model when the consumer stops reading.
    silence.abort(new Error('the answer is no longer read'));
  }
  while (proposals.length > 0) yield { type: 'proposal', proposal: proposals.shift()! };
  const earlier = [instructions, ...messages.map(({ content }) => content), last.content];
  const note = unprovenNote(text, { tools: told, earlier }, language);
  if (note) yield { type: 'text', text: `\n\n${note}` };
  if (queries.length > 0)
    yield {
      type: 'understood',
      understood: { language, queries: queries.slice(-MAX_SHOWN_QUERIES), search: null, isDoubted: false },
    };
  if (!['stop', 'length', 'tool-calls', 'content-filter'].includes(finished))
    throw new Error(`the answer ended with ${finished}`);
}
