import { api } from '#server/platform/api.ts';
import { signedInOwner } from '#server/platform/session.ts';
import { analyzeSymptom } from './analyze-symptom.ts';
import { answerCarQuestion } from './answer-question.ts';
import { synthesizeSymptoms } from './synthesize-symptoms.ts';

/** The three functions of section 7. Only an owner may spend the model's time. */
export const functionRoutes = {
  analyzeSymptom: api.functions.analyzeSymptom.handler(
    async ({ input, signal, context: { deps, request } }) => {
      await signedInOwner(deps, request);
      return analyzeSymptom(deps, input, signal);
    },
  ),
  synthesizeSymptoms: api.functions.synthesizeSymptoms.handler(
    async ({ input, signal, context: { deps, request } }) => {
      await signedInOwner(deps, request);
      return synthesizeSymptoms(deps, input, signal);
    },
  ),
  carAssistant: api.functions.carAssistant.handler(async ({ input, signal, context: { deps, request } }) => {
    await signedInOwner(deps, request);
    return answerCarQuestion(deps, input, signal);
  }),
};
