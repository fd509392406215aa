import { ask } from '#domain/assistant/ask/ask.ts';
import { readQuestion } from '#domain/assistant/ask/read-question.ts';
import { judge, type Verdict } from '../ask/judge.ts';
import { garageOf, readGarage, readQuestions, SPLITS } from '../ask/questions.ts';

const VERDICTS: readonly Verdict[] = ['right', 'refused', 'wrong'];

/** The answers without a model to questions whose writers did not know its rules; `ASK_SPLIT` names another split. */
export async function bench() {
  const asked = process.env['ASK_SPLIT'];
  const split = SPLITS.find((one) => one === asked) ?? 'test';
  const { cars, today } = readGarage();
  const judged = readQuestions(split).map((one) => {
    const garage = garageOf(cars.get(one.car)!, one.car, today);
    const before = (one.before && readQuestion(one.before, garage, one.car)?.query) || null;
    const asked = { text: one.question, language: one.language, here: one.car, before };
    return { one, verdict: judge(one, ask(garage, asked)) };
  });
  const figures = (some: typeof judged) => ({
    questions: some.length,
    ...Object.fromEntries(
      VERDICTS.map((name) => [name, some.filter(({ verdict }) => verdict === name).length]),
    ),
  });
  const by = (key: 'kind' | 'language') =>
    Object.fromEntries(
      [...Map.groupBy(judged, ({ one }) => one[key])]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, some]) => [name, figures(some)]),
    );
  console.table(by('kind'));
  console.table(by('language'));
  console.log(JSON.stringify({ split, ...figures(judged), ...by('language') }));
}
