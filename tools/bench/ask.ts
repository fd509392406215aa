import type { Garage } from '#domain/assistant/ask/facts.ts';
import type { Query } from '#domain/assistant/ask/query.ts';
import { EMPTY_QUERY } from '#domain/assistant/ask/query-parts.ts';
import { runQuery } from '#domain/assistant/ask/run-query.ts';
import type { CarFacts } from '#domain/assistant/car-facts.ts';
import { askWeight } from '../engine-weight.ts';
import { judgeAnswer, type Verdict } from '../ask/judge.ts';
import { readGarage, readQuestions, SPLITS } from '../ask/questions.ts';
import { median, round } from './figures.ts';

const VERDICTS: readonly Verdict[] = ['right', 'refused', 'wrong'];

const MANY_RECORDS = 10_000;
const QUERIES = 20;

/** A garage of so many records, all cars alike but for their ids. */
function manyRecords(facts: CarFacts, today: string): Garage {
  const size = facts.repairs.length + facts.issues.length + (facts.fills?.length ?? 0);
  return {
    today,
    currency: facts.currency,
    cars: Array.from({ length: Math.ceil(MANY_RECORDS / size) }, (_, at) => ({
      ...facts,
      id: `car ${at}`,
      name: `Car ${at}`,
    })),
  };
}

/** Processor milliseconds of a query over many records: the first, which reads their texts, and the median after it. */
function speedOf(garage: Garage) {
  const query: Query = { ...EMPTY_QUERY, measure: 'cost', things: ['brake-pads'] };
  const times = Array.from({ length: QUERIES }, () => {
    const before = process.cpuUsage();
    runQuery(garage, query);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  const [first = 0, ...others] = times;
  return { 'first query ms': Math.round(first), 'query ms': round(median(others)) };
}

/** The answers without a model to questions whose writers did not know its rules; `ASK_SPLIT` names another split. */
export async function bench() {
  const asked = process.env['ASK_SPLIT'];
  const split = SPLITS.find((one) => one === asked) ?? 'test';
  const garage = readGarage();
  const judged = readQuestions(split).map((one) => ({ one, verdict: judgeAnswer(one, garage) }));
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
  const speed = {
    ...speedOf(manyRecords(garage.cars.get('volvo')!, garage.today)),
    'gzip bytes': await askWeight(),
  };
  console.table([speed]);
  console.log(JSON.stringify({ split, ...figures(judged), ...by('language'), ...speed }));
}
