import * as z from 'zod/mini';
import { answerText } from '#domain/assistant/ask/answer-text.ts';
import type { GarageRecord } from '#domain/assistant/ask/records.ts';
import { runQuery } from '#domain/assistant/ask/run-query.ts';
import { searchRecords } from '#domain/assistant/ask/search-records.ts';
import { ModelQuery, queryOfModel, recordsForModel } from '#domain/assistant/model-query.ts';
import { documentsOf } from '#domain/documents/document-record.ts';
import { unitOf } from '#domain/fills/energy-names.ts';
import { fillsOf } from '#domain/fills/fill-record.ts';
import { Id } from '#domain/ids.ts';
import { issuesOf } from '#domain/issues/whole-issue.ts';
import { dueList } from '#domain/reminders/due-list-rules.ts';
import { openDue } from '#domain/reminders/open-due.ts';
import { reminderListOf, remindersOf } from '#domain/reminders/reminder-record.ts';
import { repairsOf } from '#domain/repairs/repair-record.ts';
import type { CarRecords } from '#domain/sync/known-records.ts';
import { plainDistance } from '#domain/units/words.ts';
import { refusal } from '#server/platform/errors.ts';
import { seeing, type Seen } from './see-garage.ts';
import { tool } from './mcp-tool.ts';

const asked = { carId: z.optional(Id), language: z._default(z.enum(['en', 'lv']), 'en') };

const Kind = z.enum(['repair', 'issue', 'fill', 'document', 'reminder']);

export const readTools = [
  tool(false, {
    name: 'list_cars',
    scope: 'records:read',
    description:
      'The cars with their ids, mileage and its unit, state, open problems, what is due next, and what was spent this month and this year',
    input: z.object({ language: asked.language }),
    run: (context, given) => seeing(context, given, ({ summary }) => summary),
  }),
  tool(false, {
    name: 'query_records',
    scope: 'records:read',
    description:
      'Answers one question from the records: sums, counts, averages, the last or the dearest record, lists, mileage, consumption, dangers. ' +
      'kinds: repair, issue (a problem), fill (fuel or charging), document. fuel: whether costs hold fuel. ' +
      'order with limit chooses records; by compares years, months, places or cars. Without carId of all cars',
    input: z.extend(z.omit(ModelQuery, { allCars: true }), asked),
    run: (context, given) =>
      seeing(context, given, ({ garage, language }) => {
        const here = given.carId ?? garage.cars[0]?.id ?? '';
        const query = queryOfModel({ ...given, allCars: given.carId === undefined }, garage, here);
        const answer = runQuery(garage, query);
        return { answer: answerText(answer, { garage, language }), ...listed(answer.records, garage) };
      }),
  }),
  tool(false, {
    name: 'search_records',
    scope: 'records:read',
    description: 'Records that hold words, when no query fits',
    input: z.object({ words: z.string().check(z.minLength(1), z.maxLength(200)), ...asked }),
    run: (context, given) =>
      seeing(context, given, ({ garage, language }) => {
        const found = searchRecords(garage, { text: given.words, here: given.carId ?? null, language });
        const isHere = ({ carId }: GarageRecord) => given.carId === undefined || carId === given.carId;
        return listed(found.records.filter(isHere), garage);
      }),
  }),
  tool(false, {
    name: 'due_list',
    scope: 'records:read',
    description:
      'What is due, the most pressing first, with the ids of the reminders. An estimated date is never overdue by that',
    input: z.object(asked),
    run: (context, given) => seeing(context, given, (seen) => ({ due: due(seen, given.carId) })),
  }),
  tool(false, {
    name: 'get_record',
    scope: 'records:read',
    description: 'One record, whole',
    input: z.object({ ...asked, carId: Id, kind: Kind, id: Id }),
    run: (context, { kind, id, ...given }) =>
      seeing(context, given, ({ cars }) => {
        const records = cars.get(given.carId)!;
        const found = of[kind](records).find((one) => one['id'] === id);
        if (!found) throw refusal('NOT_FOUND');
        return withUnits(found, records);
      }),
  }),
];

const listed = (records: readonly GarageRecord[], garage: Seen['garage']) => {
  const shown = recordsForModel(records, garage);
  return {
    ...shown,
    records: shown.records.map((one, at) => ({ id: records[at]!.id, carId: records[at]!.carId, ...one })),
  };
};

function due({ cars, summary }: Seen, carId?: Id) {
  const list = reminderListOf(cars);
  return dueList(list, summary.day, carId ?? null).flatMap((one) => {
    const open = openDue(one);
    if (!open) return [];
    const { title, state, date, isEstimated, daysLeft, dueKm, kmLeft } = open;
    const distance = distanceIn(cars.get(one.reminder.carId)!);
    return {
      reminderId: one.reminder.id,
      carId: one.reminder.carId,
      title,
      state,
      date,
      isDateEstimated: isEstimated,
      daysLeft,
      mileage: distance(dueKm),
      distanceLeft: distance(kmLeft),
    };
  });
}

type Row = Record<string, unknown>;
const of: Record<z.infer<typeof Kind>, (records: CarRecords) => readonly Row[]> = {
  repair: repairsOf,
  fill: fillsOf,
  document: documentsOf,
  reminder: remindersOf,
  issue: issuesOf,
};

const distanceIn = ({ car }: CarRecords) => {
  const { distanceUnit } = car as { distanceUnit: 'km' | 'mi' };
  return (km: number | null) => (km === null ? null : plainDistance(km, { distanceUnit }));
};

/** Distances, amounts and costs with their units; without what the record lacks. */
function withUnits({ version: _version, updatedAt: _at, ...record }: Row, records: CarRecords): Row {
  const distance = distanceIn(records);
  const { energy } = record as { energy?: Parameters<typeof unitOf>[0] };
  const shown = (name: string, value: unknown, currency: unknown): unknown => {
    if (Array.isArray(value)) return value.map((one) => shown(name, one, currency));
    if (typeof value === 'object' && value !== null) return filled(value as Row, currency);
    if (typeof value !== 'number') return value;
    if (name === 'mileage' || /km$/i.test(name)) return distance(value);
    if (name === 'amount' && energy) return `${value / 1000} ${unitOf(energy)}`;
    return typeof currency === 'string' && PRICED.has(name) ? `${value} ${currency}` : value;
  };
  /** @param outer the currency of what the row is part of */
  const filled = (row: Row, outer?: unknown): Row =>
    Object.fromEntries(
      Object.entries(row).flatMap(([name, value]) => {
        const isEmpty = value === null || value === '' || (Array.isArray(value) && value.length === 0);
        return isEmpty ? [] : [[name, shown(name, value, row['currency'] ?? outer)]];
      }),
    );
  return filled(record);
}

const PRICED = new Set(['cost', 'price', 'discount', 'parts', 'labor']);
