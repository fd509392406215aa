import { expect } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { assessOffline } from '#domain/assessment/engine.ts';
import { advisesDriving } from '#domain/assessment/knowledge/driving-phrases.ts';
import { demoCars } from './content.ts';

const PROBLEMS = demoCars.flatMap(({ issues, fuelType, transmission }) =>
  issues.flatMap((issue) =>
    (['en', 'lv'] as const).map((language) => ({
      language,
      says: issue.says[language],
      issue,
      vehicle: { fuelType, transmission },
    })),
  ),
);

tableTest(PROBLEMS)('the demo says what the engine says to the same words', (problem) => {
  const { language, says, issue, vehicle } = problem;
  const told = assessOffline({ description: says, language, vehicle });
  expect(issue.advice).toEqual({ category: told.category, drivingAdvice: told.drivingAdvice });
  const texts = [issue.reason, ...issue.recommendations].map((text) => text[language]);
  if (told.drivingAdvice === 'stop_driving')
    expect(texts.filter((text) => advisesDriving(text, language))).toEqual([]);
});
