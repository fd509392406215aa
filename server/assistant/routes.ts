import type { FastifyInstance } from 'fastify';
import { firstQuestions } from '#domain/assistant/ask/suggestions.ts';
import { ChatQuestion } from '#domain/assistant/schema.ts';
import { Id } from '#domain/ids.ts';
import { readExchange } from '#server/assessment/store.ts';
import { api, carScope } from '#server/platform/http/api.ts';
import { sentWhole } from '#server/platform/http/streamed-body.ts';
import type { Deps } from '#server/platform/deps.ts';
import { warmUp } from '#server/platform/model/model.ts';
import { refusal } from '#server/platform/errors.ts';
import { inputRefusal } from '#server/platform/http/procedures.ts';
import { ownedCar } from '#server/platform/access/scope.ts';
import { signedInOwner } from '#server/platform/access/session.ts';
import { forgetAnswers } from '#server/notices/run-store.ts';
import { readAskedGarage } from './read-facts.ts';
import { trackAnswers } from './running-answers.ts';
import { clearThread, listThread, stopQuestion } from './store.ts';
import { streamAnswer } from './stream-answer.ts';

export const assistantRoutes = {
  thread: api.assistant.thread.handler(async ({ input, context }) => {
    const { db, config, log, clock } = context.deps;
    const scope = await carScope(context, input);
    const messages = await listThread(db, scope, clock());
    const answers = messages.filter(({ role }) => role === 'assistant');
    await forgetAnswers(
      db,
      scope,
      answers.map(({ id }) => id),
    );
    if (config.model)
      warmUp(config.model).catch((error: unknown) =>
        log.error({ err: error }, 'the model library could not be loaded'),
      );
    return { messages };
  }),
  suggestions: api.assistant.suggestions.handler(async ({ input, context }) => {
    const { deps } = context;
    const scope = await carScope(context, input);
    const language = input.language ?? 'en';
    const garage = await readAskedGarage(deps, scope, language);
    return {
      questions: firstQuestions(garage, scope.carId, { language, hasModel: deps.config.model !== undefined }),
    };
  }),
  clear: api.assistant.clear.handler(async ({ input, context }) => {
    await clearThread(context.deps.db, await carScope(context, input));
    return { done: true as const };
  }),
  stop: api.assistant.stop.handler(async ({ input, context }) => {
    await stopQuestion(context.deps.db, await carScope(context, input), input.questionId);
    return { done: true as const };
  }),
  lastSent: api.assistant.lastSent.handler(async ({ context: { deps, request } }) => ({
    exchange: await readExchange(deps.db, await signedInOwner(deps, request)),
  })),
};

/** Not in the contract: the answer is streamed as lines of JSON, each a ChatEvent. Mounted under /api. */
export function assistantStream(app: FastifyInstance, deps: Deps): void {
  const answers = trackAnswers();
  app.addHook('onClose', () => answers.close());
  app.post<{ Params: { carId: string } }>('/cars/:carId/assistant', async (request, reply) => {
    const received = sentWhole(reply);
    const owner = await signedInOwner(deps, request);
    const carId = Id.safeParse(request.params.carId);
    if (!carId.success) throw refusal('NOT_FOUND');
    const scope = await ownedCar(deps.db, owner, carId.data);
    const question = ChatQuestion.safeParse(request.body);
    if (!question.success) throw inputRefusal(question.error.issues);
    const lines = await streamAnswer(deps, owner, scope, question.data, { received, answers });
    return reply.type('application/x-ndjson; charset=utf-8').header('x-accel-buffering', 'no').send(lines);
  });
}
