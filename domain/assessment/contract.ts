import { apiErrors } from '#domain/errors.ts';
import { owner } from '#domain/contract-base.ts';
import {
  AnalyzeSymptom,
  AnalyzeSymptomAnswer,
  SynthesizeSymptoms,
  SynthesizeSymptomsAnswer,
} from './functions-schema.ts';

export const assessmentFunctions = {
  analyzeSymptom: owner
    .route({
      method: 'POST',
      path: '/functions/analyze-symptom',
      summary: 'A first assessment of a problem',
    })
    .input(AnalyzeSymptom)
    .output(AnalyzeSymptomAnswer)
    .errors({ NOT_FOUND: apiErrors.NOT_FOUND }),
  synthesizeSymptoms: owner
    .route({
      method: 'POST',
      path: '/functions/synthesize-symptoms',
      summary: 'Symptom sentences from an answer or from notes',
    })
    .input(SynthesizeSymptoms)
    .output(SynthesizeSymptomsAnswer),
};
