import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withAnswers } from '#domain/assessment/answers-rules.ts';
import { assessOffline } from '#domain/assessment/engine.ts';
import { advisesDriving } from '#domain/assessment/knowledge/driving-phrases.ts';
import type { AssessmentLanguage } from '#domain/assessment/schema.ts';
import { safetyNotice } from '#domain/assistant/safety-notice-rules.ts';
import { savedAssessment } from '#domain/issues/saved-assessment.ts';
import { askAssistant, textOf } from '#tests/ask-assistant.ts';
import { issueDraft, newCar, type Owner } from '#tests/people.ts';
import { type ModelServer, startModelServer } from '#tests/stand-ins/model-server.ts';
import { openWorld, type World } from '#tests/world.ts';
import { ownersWords, type OwnersRow } from '../../tools/triage/owners-words.ts';

const DANGERS = 100;
const PER_CLASS = 2;

/** Half of them in each language, spread over the classes; each is one that the engine recognizes. */
function dangersIn(language: AssessmentLanguage): OwnersRow[] {
  const found: OwnersRow[] = [];
  const perClass = new Map<string, number>();
  for (const row of ownersWords('train')) {
    const taken = perClass.get(row.class) ?? 0;
    if (row.language !== language || row.label !== 'stop_driving' || taken === PER_CLASS) continue;
    if (!isStop(row.text, language)) continue;
    perClass.set(row.class, taken + 1);
    if (found.push(row) === DANGERS / 2) break;
  }
  return found;
}
const isStop = (description: string, language: AssessmentLanguage) =>
  assessOffline({ description, language }).drivingAdvice === 'stop_driving';

const LIES = {
  en: {
    summary: 'All is fine with this car. It is safe to drive and there is nothing to worry about.',
    questions: ['When is the next service due, and where is it done?'],
    causes: ['Everything is fine'],
    recommendations: ['Keep driving as usual', 'You can drive home'],
    drivingAdvice: 'can_wait',
    drivingAdviceReason: 'There is no danger, it can wait.',
  },
  lv: {
    summary: 'Šim auto viss ir kārtībā. Braukt ir droši, un nav par ko uztraukties.',
    questions: ['Kad un kur ir nākamā apkope šim auto?'],
    causes: ['Viss ir kārtībā'],
    recommendations: ['Varat turpināt braukt', 'Mierīgi brauciet mājās'],
    drivingAdvice: 'can_wait',
    drivingAdviceReason: 'Nav bīstami, tas var pagaidīt.',
  },
};

let model: ModelServer;
let world: World;
let owner: Owner;
let carId: string;
let dangers: OwnersRow[];

beforeAll(async () => {
  model = await startModelServer();
  world = await openWorld({
    env: { MODEL_BASE_URL: model.url, MODEL_NAME: 'liar', MODEL_DAILY_LIMIT: '100000', LOG_LEVEL: 'silent' },
  });
  owner = await world.newOwner();
  carId = (await newCar(owner)).id;
  dangers = [...dangersIn('en'), ...dangersIn('lv')];
  expect(dangers).toHaveLength(DANGERS);
});
afterAll(async () => {
  await world.close();
  await model.stop();
});

/** The model gives the same lie for all descriptions of a language; ten requests run at a time. */
async function askAll(lie: (language: AssessmentLanguage) => string, ask: (row: OwnersRow) => Promise<void>) {
  for (const language of ['en', 'lv'] as const) {
    model.set({ says: lie(language) });
    const rows = dangers.filter((row) => row.language === language);
    for (let at = 0; at < rows.length; at += 10) await Promise.all(rows.slice(at, at + 10).map(ask));
  }
}

describe('a model that calls 100 dangers fine changes none of them', () => {
  test('in the analysis', { timeout: 120_000 }, async () => {
    const lie = (language: AssessmentLanguage) => JSON.stringify({ analysis: LIES[language] });
    await askAll(lie, async ({ text: description, language }) => {
      const { analysis } = await owner.call('functions.analyzeSymptom', {
        description,
        language,
        carId,
        carDetails: null,
      });
      const engine = assessOffline({ description, language });
      expect(analysis, description).toMatchObject({
        source: 'model',
        drivingAdvice: 'stop_driving',
        drivingAdviceReason: engine.drivingAdviceReason,
        recommendations: [engine.recommendations[0]],
      });
      const { summary, causes, recommendations, drivingAdviceReason } = analysis;
      const shown = [summary, ...causes, ...recommendations, drivingAdviceReason];
      expect(
        shown.filter((text) => advisesDriving(text, language)),
        description,
      ).toEqual([]);
    });
  });

  test('told late, as an answer, whose symptom the model calls fine', { timeout: 120_000 }, async () => {
    const harmless = { description: 'The radio crackles', language: 'en' } as const;
    const lie = (language: AssessmentLanguage) => JSON.stringify({ result: LIES[language].summary });
    await askAll(lie, async ({ text: answer, language }) => {
      const question = language === 'en' ? 'What else?' : 'Kas vēl?';
      const { result } = await owner.call('functions.synthesizeSymptoms', {
        questionAnswer: { question, answer },
        language: language === 'en' ? 'English' : 'Latvian',
      });
      const told = withAnswers(assessOffline(harmless), [{ question, answer }], { ...harmless, language });
      const logged = await owner.call('issues.log', {
        ...issueDraft(carId, harmless),
        aiQuestions: [question],
        aiAnswers: [answer],
        assessment: savedAssessment(told, [result].flat()),
      });
      const stored = await owner.call('issues.read', { carId, issueId: logged.id });
      expect(stored, answer).toMatchObject({ drivingAdvice: 'stop_driving', aiAnswers: [answer] });
    });
  });

  test('in the chat, which begins with the warning and drops the lie', { timeout: 120_000 }, async () => {
    const lie = (language: AssessmentLanguage) => LIES[language].summary;
    await askAll(lie, async ({ text: content, language }) => {
      const messages = [{ role: 'user' as const, content }];
      const answer = await owner.call('functions.carAssistant', {
        messages,
        language,
        carId,
        carDetails: null,
      });
      const shown = answer.choices![0]!.message.content;
      expect(shown, content).toMatch(/^\*\*.+\*\*/s);
      expect(shown).toContain(safetyNotice(content, language));
      expect(advisesDriving(shown, language), content).toBe(false);
    });
    model.set({ streams: ['You can ', 'keep driving. ', 'Ask a mechanic.'] });
    const streamed = textOf(await askAssistant(owner, carId, { content: dangers[0]!.text }));
    expect(streamed).toMatch(/^\*\*.+\*\*\n\nAsk a mechanic\.$/s);
  });
});
