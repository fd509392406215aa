import type { Tool, ToolSet } from 'ai';
import * as z from 'zod';
import type { Garage } from '#domain/assistant/ask/facts.ts';
import type { Query } from '#domain/assistant/ask/query.ts';
import { EMPTY_QUERY } from '#domain/assistant/ask/query-parts.ts';
import { searchRecords } from '#domain/assistant/ask/search-records.ts';
import { ModelQuery, queryOfModel, recordsForModel, toldToModel } from '#domain/assistant/model-query.ts';
import { type Proposal, proposalInputs } from '#domain/assistant/schema.ts';
import type { Language } from '#domain/language/words.ts';
import { METRIC, toKm } from '#domain/units/units.ts';
import { newId } from '#server/platform/deps.ts';

/** Like `tool` of the package, which only adds types and would load the whole package at start. */
const tool = <Input extends z.core.$ZodType>(given: {
  description: string;
  inputSchema: Input;
  execute: (input: z.output<Input>) => Promise<unknown>;
}): Tool => given;

type Given = {
  /** Without what no model is told (garageOfModel). */
  garage: Garage;
  here: string;
  language: Language;
  onQuery: (query: Query) => void;
  /** What a tool returned. */
  onTold: (text: string) => void;
  /** Shows an entry to the owner; writes nothing. */
  propose: (proposal: Proposal) => void;
};

/** The tools answer as the assistant does without a model: by a query, a search and the list of what is due. */
export function carTools({ garage, here, language, onQuery, onTold, propose }: Given): ToolSet {
  const car = garage.cars.find(({ id }) => id === here);
  const { distanceUnit } = car?.units ?? METRIC;
  const unitName = distanceUnit === 'mi' ? 'miles' : 'kilometers';
  const told = { garage, language };
  const returned = <Result>(result: Result) => {
    onTold(JSON.stringify(result));
    return result;
  };
  const answered = (query: Query) => {
    onQuery(query);
    return returned(toldToModel(query, told));
  };
  const ids = () => ({ id: newId(), opId: newId() });
  const proposeEntry = (proposal: Proposal) => {
    propose(proposal);
    return { status: 'Shown to the owner, who decides. Nothing is written yet.' };
  };

  return {
    query_records: tool({
      description:
        'Answers one question from the records: sums, counts, averages, the last or the dearest record, lists, mileage, consumption. ' +
        'kinds: repair, issue (a problem), fill (fuel or charging), document. fuel: whether costs hold fuel. ' +
        'order with limit chooses records; by compares years, months, places or cars',
      inputSchema: ModelQuery,
      execute: async (asked) => answered(queryOfModel(asked, garage, here)),
    }),
    search_records: tool({
      description: 'Records that hold words, when no query fits',
      inputSchema: z.object({ words: z.string().max(200) }),
      execute: async ({ words }) =>
        returned(recordsForModel(searchRecords(garage, { text: words, here, language }).records, garage)),
    }),
    due_list: tool({
      description:
        'What is due for this car, the most pressing first. An estimated date is marked "about": it is never overdue by that',
      inputSchema: z.object({}),
      execute: async () => answered({ ...EMPTY_QUERY, measure: 'due', cars: [here] }),
    }),
    propose_problem: tool({
      description: 'Puts a new problem before the owner to log with one tap',
      inputSchema: proposalInputs.issue,
      execute: async ({ description }) => proposeEntry({ kind: 'log-issue', ...ids(), description }),
    }),
    propose_repair: tool({
      description: `Puts a repair that was done before the owner to add with one tap; the cost in the main unit, the mileage in ${unitName}`,
      inputSchema: proposalInputs.repair,
      execute: async ({ title, date, description = null, cost = null, mileage = null, kind = null }) =>
        proposeEntry({
          kind: 'add-repair',
          ...ids(),
          title,
          date,
          description: description || null,
          cost,
          mileage: mileage === null ? null : toKm(mileage, distanceUnit),
          repairKind: kind,
        }),
    }),
    propose_recurrence: tool({
      description:
        'Puts before the owner that a logged problem happened again; issueId is from query_records with kinds issue',
      inputSchema: proposalInputs.recurrence,
      execute: async ({ issueId, date, notes = '' }) => {
        const issue = car?.issues.find(({ id }) => id === issueId);
        if (!issue) return { status: 'There is no such problem for this car.' };
        return proposeEntry({
          kind: 'add-recurrence',
          ...ids(),
          issueId,
          issueTitle: issue.title,
          date,
          notes,
        });
      },
    }),
  };
}
