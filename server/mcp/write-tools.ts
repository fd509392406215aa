import { createHash } from 'node:crypto';
import { call, type AnyProcedure } from '@orpc/server';
import * as z from 'zod/mini';
import { adviceNames } from '#domain/assessment/advice-names.ts';
import { assessOffline } from '#domain/assessment/engine.ts';
import { vehicleOf } from '#domain/assistant/car-facts.ts';
import { unitOf } from '#domain/fills/energy-names.ts';
import type { Procedure } from '#domain/calls.ts';
import { Energy } from '#domain/fills/schema.ts';
import { Id } from '#domain/ids.ts';
import { savedAssessment } from '#domain/issues/saved-assessment.ts';
import { limits } from '#domain/limits.ts';
import { idFrom } from '#domain/make-id.ts';
import { Currency } from '#domain/money/schema.ts';
import { remindersOf } from '#domain/reminders/reminder-record.ts';
import { RepairKind } from '#domain/repairs/schema.ts';
import { Day, LongText, text } from '#domain/shapes.ts';
import { toKm } from '#domain/units/units.ts';
import { refusal } from '#server/platform/errors.ts';
import type { ApiContext } from '#server/platform/http/api.ts';
import { inputRefusal } from '#server/platform/http/procedures.ts';
import { scopeOf } from '#server/platform/http/programs.ts';
import { wordsFor } from '#server/platform/words.ts';
import { seeing, type Seen } from './see-garage.ts';
import { tool, type Danger, type McpTool } from './mcp-tool.ts';
import { firstSent } from './store.ts';

const common = {
  carId: Id,
  /** The day it happened; where it is left out, the day on which the call was first sent. */
  date: z.optional(Day),
  language: z._default(z.enum(['en', 'lv']), 'en'),
  /** Chosen by the client, new for each entry: the same call sent again writes once. */
  idempotencyKey: text(100).check(z.minLength(8)),
  /** Only false writes. */
  dryRun: z._default(z.boolean(), true),
};
type Common = z.output<z.ZodMiniObject<typeof common>>;
/** In the unit of the car, as list_cars names it. */
const mileage = z.optional(z.number().check(z.gte(0), z.lte(limits.mileageMax)));
const cost = { cost: z.optional(z.number().check(z.gte(0))), currency: z.optional(Currency) };

type Prepared = {
  /** What the procedure is called with besides the ids; null if it has been done before. */
  input: object | null;
  /** What is told of it, with units. */
  echo: object;
  /** What the owner must be told first of this entry. */
  danger?: Danger[];
};
type Prepare<Given> = (
  given: Given & Common & { date: string },
  car: Seen['garage']['cars'][number],
  seen: Seen,
  id: Id,
) => Prepared;

/** @param input besides what all tools that write have */
function writeTool<Shape extends z.core.$ZodShape>(
  given: Pick<McpTool, 'name' | 'description'> & { input: Shape },
  procedure: Procedure,
  prepare: Prepare<z.output<z.ZodMiniObject<Shape>>>,
): McpTool {
  const { name } = given;
  const description =
    `${given.description}. mileage is in the unit of the car. With dryRun, which is the default, it writes nothing and tells what it ` +
    'would write; show that to the owner. The same idempotencyKey never writes twice';
  return tool(true, {
    name,
    scope: scopeOf(procedure.split('.'))!,
    description,
    input: z.object({ ...common, ...given.input }),
    run: async (context, asked) => {
      const entry = asked as z.output<z.ZodMiniObject<Shape>> & Common;
      const ids = idsOf(context, entry.idempotencyKey);
      const begunAt = await firstSent(context.deps.db, context.request.apiKey!, ids.opId);
      const told = await seeing(context, entry, (seen) => {
        const car = seen.garage.cars.find(({ id }) => id === entry.carId)!;
        const date = entry.date ?? (begunAt ? seen.dayOf(begunAt) : seen.summary.day);
        return prepare({ ...entry, date }, car, seen, ids.id);
      });
      const { input, echo, danger = [] } = told.data as Prepared;
      const reads = context.request.apiKey!.scopes.includes('records:read');
      const dangers = [...danger, ...(reads ? told.danger : [])];
      const write = { carId: entry.carId, ...ids, ...input };
      if (input === null)
        return { danger: dangers, data: { status: 'It was written before', written: echo } };
      const writing = context.procedureOf(procedure);
      await assertValid(writing, write);
      if (entry.dryRun)
        return { danger: dangers, data: { status: 'Nothing is written yet', tool: name, wouldWrite: echo } };
      await call(writing, write, { context });
      return { danger: dangers, data: { status: 'Written', id: ids.id, written: echo } };
    },
  });
}

/** The ids of the entry and of its operation, the same for the same key. */
function idsOf({ request }: ApiContext, idempotencyKey: string) {
  const made = (what: string) => {
    const hash = createHash('sha256').update(`${request.apiKey!.id} ${what} ${idempotencyKey}`).digest();
    return idFrom(hash.readUIntBE(10, 6), hash.subarray(0, 10));
  };
  return { opId: made('operation'), id: made('record') };
}

/** @throws BAD_REQUEST */
async function assertValid(procedure: AnyProcedure, input: object): Promise<void> {
  const checked = await procedure['~orpc'].inputSchema!['~standard'].validate(input);
  if (checked.issues) throw inputRefusal(checked.issues);
}

const inKm = (typed: number | undefined, { units }: Seen['garage']['cars'][number]) =>
  typed === undefined ? null : toKm(typed, units!.distanceUnit);
const withUnit = (typed: number | undefined, { units }: Seen['garage']['cars'][number]) =>
  typed === undefined ? undefined : `${typed} ${units!.distanceUnit}`;
const priced = (amount: number | undefined, currency: string) =>
  amount === undefined ? undefined : `${amount} ${currency}`;

export const writeTools = [
  writeTool(
    {
      name: 'set_odometer',
      description: 'Enters the mileage of a day, in place of one entered for that day before',
      input: { mileage: z.number().check(z.gte(0), z.lte(limits.mileageMax)) },
    },
    'mileage.set',
    (given, car) => ({
      input: { date: given.date, mileage: given.mileage, unit: car.units!.distanceUnit },
      echo: { car: car.name, date: given.date, mileage: withUnit(given.mileage, car) },
    }),
  ),
  writeTool(
    {
      name: 'add_fill_up',
      description:
        'Adds a fill-up or a charge. amount is in liters, of electricity in kWh, of CNG in kg; cost is the total',
      input: {
        energy: Energy,
        amount: z.number().check(z.gt(0)),
        isFull: z.boolean(),
        mileage,
        ...cost,
        station: z.optional(text(limits.shortText)),
        notes: z.optional(LongText),
      },
    },
    'fills.log',
    (given, car, { garage }) => {
      const { date, energy, amount, isFull, station, notes } = given;
      const currency = given.currency ?? garage.currency;
      return {
        input: {
          date,
          energy,
          isFull,
          isMissedBefore: false,
          currency,
          station,
          notes,
          amount: Math.round(amount * 1000),
          cost: given.cost ?? null,
          km: inKm(given.mileage, car),
        },
        echo: {
          car: car.name,
          date,
          energy,
          isFull,
          station,
          notes,
          amount: `${amount} ${unitOf(energy)}`,
          cost: priced(given.cost, currency),
          mileage: withUnit(given.mileage, car),
        },
      };
    },
  ),
  writeTool(
    {
      name: 'add_repair',
      description: 'Adds a repair or a service that was done. resolves: ids of the problems that it solved',
      input: {
        title: text(limits.issueTitleWhole).check(z.minLength(1)),
        description: z.optional(LongText),
        kind: z.optional(RepairKind),
        shop: z.optional(text(limits.shortText)),
        mileage,
        ...cost,
        resolves: z._default(z.array(Id).check(z.maxLength(limits.linkedIssuesMax)), []),
      },
    },
    'repairs.log',
    (given, car, { garage }) => {
      const { date, title, description, kind, shop, resolves } = given;
      const currency = given.currency ?? garage.currency;
      const named = car.issues.filter(({ id }) => resolves.includes(id));
      if (named.length < resolves.length) throw refusal('NOT_FOUND');
      return {
        input: {
          date,
          title,
          description,
          kind,
          currency,
          garageName: shop,
          cost: given.cost ?? null,
          mileage: inKm(given.mileage, car),
          resolvedIssues: resolves,
          partiallyResolvedIssues: [],
        },
        echo: {
          car: car.name,
          date,
          title,
          description,
          kind,
          shop,
          cost: priced(given.cost, currency),
          mileage: withUnit(given.mileage, car),
          resolves: named.map((one) => one.title),
        },
      };
    },
  ),
  writeTool(
    {
      name: 'add_problem',
      description:
        'Logs a problem in the words of the owner. Carful assesses it without a model; whether the car may be driven is its answer, not yours',
      input: { description: LongText.check(z.minLength(1)), mileage },
    },
    'issues.log',
    (given, car) => {
      const { date, description, language } = given;
      const assessment = assessOffline({ description, language, vehicle: vehicleOf(car) });
      const { drivingAdvice, drivingAdviceReason, causes, recommendations } = assessment;
      const advice = wordsFor(language).t(adviceNames[drivingAdvice]);
      return {
        input: {
          description,
          language,
          mediaIds: [],
          aiQuestions: [],
          aiAnswers: [],
          date: `${date}T12:00:00.000Z`,
          mileage: inKm(given.mileage, car),
          assessment: savedAssessment(assessment),
        },
        echo: {
          car: car.name,
          date,
          description,
          mileage: withUnit(given.mileage, car),
          assessment: { advice, reason: drivingAdviceReason, causes, recommendations },
        },
        danger:
          drivingAdvice === 'stop_driving'
            ? [{ says: advice, carId: car.id, car: car.name, problem: description }]
            : [],
      };
    },
  ),
  writeTool(
    {
      name: 'complete_reminder',
      description:
        'Marks a reminder as done; due_list has its id. One that is due by mileage needs the mileage at which it was done',
      input: { reminderId: Id, mileage },
    },
    'reminders.done',
    ({ date, reminderId, ...given }, car, { cars }, id) => {
      const reminder = remindersOf(cars.get(given.carId)!).find((one) => one.id === reminderId);
      if (!reminder) throw refusal('NOT_FOUND');
      const { plan, title, completions } = reminder;
      const isDone = completions.some((one) => one.id === id);
      const due = { date: plan.dueDate, km: plan.dueKm };
      const done = { reminderId, doneOn: date, doneKm: inKm(given.mileage, car), isKmEstimated: false };
      return {
        input: isDone ? null : { ...done, due, nextDate: null },
        echo: { car: car.name, reminder: title, doneOn: date, mileage: withUnit(given.mileage, car) },
      };
    },
  ),
];
