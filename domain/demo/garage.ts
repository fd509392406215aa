import type { Write, WriteProcedure } from '#domain/calls.ts';
import { addDays, DAY_MS } from '#domain/days.ts';
import type { Id } from '#domain/ids.ts';
import type { Reply } from '#domain/issues/schema.ts';
import type { Language } from '#domain/language/words.ts';
import { idFrom } from '#domain/make-id.ts';
import type { PendingOperation } from '#domain/outbox/pending.ts';
import { dayOfMonth } from '#domain/reminders/interval-rules.ts';
import { usualBase } from '#domain/reminders/kind-names.ts';
import { demoCars, type DemoCar, type Text } from './content.ts';

const FILLS_SINCE = 300;
const CURRENCY = 'EUR';

/** `today`: `yyyy-MM-dd` on the device; `language`: of what is written in the records. */
export type DemoStart = { today: string; language: Language };

/** The writes that make the demo, oldest first, as if an owner had entered the records. Every demo has the same ids. */
export function demoGarage(start: DemoStart): PendingOperation[] {
  return carsOf(start)
    .flatMap(({ operations }) => operations)
    .toSorted((a, b) => a.at.localeCompare(b.at));
}

export type DemoReply = { carId: Id; issueId: Id; reply: Reply };

/** What mechanics answered to its problems. */
export function demoReplies(start: DemoStart): DemoReply[] {
  return carsOf(start).flatMap(({ replies }) => replies);
}

function carsOf(start: DemoStart) {
  const ids = idsInOrder();
  return demoCars.map((car) => recordsOf(car, ids, start));
}

function idsInOrder(): () => Id {
  let made = 0;
  return () => idFrom(DAY_MS + ++made, new Uint8Array(10));
}

function recordsOf(
  car: DemoCar,
  newId: () => Id,
  { today, language }: DemoStart,
): { operations: PendingOperation[]; replies: DemoReply[] } {
  const said = (text: Text) => text[language];
  const day = (ago: number) => addDays(today, -ago);
  const at = (ago: number) => `${day(ago)}T09:00:00.000Z`;
  const kmAt = (ago: number) => car.km - Math.round(ago * car.kmPerDay);
  const carId = newId();
  const done = <P extends WriteProcedure>(procedure: P, ago: number, input: Omit<Write<P>, 'carId'>) =>
    ({ procedure, at: at(ago), input: { carId, ...input } }) as unknown as PendingOperation;

  const { brand, model, year, fuelType, transmission } = car;
  const added: PendingOperation = {
    procedure: 'cars.add',
    at: at(400),
    input: {
      id: carId,
      brand,
      model,
      year,
      fuelType,
      transmission,
      nickname: car.nickname && said(car.nickname),
      licensePlate: car.plate,
      mileage: car.km,
    },
  };
  const issueIds = car.issues.map(newId);
  const issues = car.issues.flatMap((issue, index) => {
    const issueId = issueIds[index]!;
    const changed = issue.isProcessing
      ? [
          done('issues.edit', issue.ago - 1, {
            issueId,
            baseVersion: 1,
            changes: { status: { from: 'new', to: 'processing' } },
          }),
        ]
      : [];
    return [
      done('issues.log', issue.ago, {
        id: issueId,
        description: said(issue.says),
        date: at(issue.ago),
        mileage: kmAt(issue.ago),
        mediaIds: [],
        aiQuestions: issue.asked.map(({ question }) => said(question)),
        aiAnswers: issue.asked.map(({ answer }) => said(answer)),
        assessment: {
          ...issue.advice,
          source: 'engine',
          summary: said(issue.summary),
          drivingAdviceReason: said(issue.reason),
          causes: issue.causes.map(said),
          recommendations: issue.recommendations.map(said),
          symptoms: [],
        },
        language,
      }),
      ...(issue.again ?? []).map((ago) =>
        done('recurrences.add', ago, { issueId, id: newId(), date: day(ago), notes: null }),
      ),
      ...changed,
    ];
  });
  const replies = car.issues.flatMap(({ reply }, index): DemoReply[] => {
    if (!reply) return [];
    const id = issueIds[index]!;
    const { text, included, cost, mechanic: mechanicName, garage: garageName } = reply;
    const words = { text: said(text), included: said(included) };
    const price = { cost, currency: CURRENCY };
    const createdAt = at(reply.ago);
    const from = { mechanicName, garageName, ownerReply: '', version: 1, createdAt };
    return [{ carId, issueId: id, reply: { id, ...words, ...price, ...from } }];
  });
  const repairs = car.repairs.map(({ title, ago, cost, kind, garage, solves }) =>
    done('repairs.log', ago, {
      id: newId(),
      title: said(title),
      date: day(ago),
      cost,
      currency: CURRENCY,
      kind,
      garageName: garage,
      mileage: kmAt(ago),
      resolvedIssues: solves === undefined ? [] : [issueIds[solves]!],
      partiallyResolvedIssues: [],
    }),
  );
  const fills = Array.from({ length: Math.floor(FILLS_SINCE / car.daysBetweenFills) }, (_, index) => {
    const ago = 3 + index * car.daysBetweenFills;
    // From 0.94 to 1.06 of the average, the same in every demo.
    const liters =
      ((car.kmPerDay * car.daysBetweenFills * car.consumption) / 100) * (0.94 + ((index * 5) % 7) / 50);
    // The newest fill-up has the fields behind 'More details'.
    const discount = index === 0 ? 1.5 : null;
    return done('fills.log', ago, {
      id: newId(),
      date: day(ago),
      time: index === 0 ? '18:05' : null,
      energy: car.energy,
      amount: Math.round(liters * 100) * 10,
      cost: Math.round((liters * car.price - (discount ?? 0)) * 100) / 100,
      discount,
      currency: CURRENCY,
      station: index % 3 === 0 ? 'Circle K' : 'Neste',
      km: kmAt(ago),
      isFull: true,
      isMissedBefore: false,
    });
  });
  const reminders = car.reminders.map(({ title, kind, inDays, inKm, months, everyKm = null }) => {
    const dueDate = inDays === undefined ? null : day(-inDays);
    return done('reminders.add', 100, {
      id: newId(),
      title: said(title),
      kind,
      plan: {
        dueDate,
        dueKm: inKm === undefined ? null : car.km + inKm,
        anchorDay: dueDate === null ? null : dayOfMonth(dueDate),
        repeat: months === undefined ? null : { every: months, unit: 'month' },
        repeatKm: everyKm,
        base: usualBase(kind),
      },
    });
  });
  const documents = car.documents.map(({ title, kind, company, number, from, to, cost }) => {
    const validFrom = day(-from);
    return done('documents.add', Math.min(-from, 390), {
      id: newId(),
      kind,
      title: said(title),
      company: company ?? null,
      number,
      validFrom,
      validTo: to === undefined ? null : day(-to),
      fileIds: [],
      record: cost === undefined ? null : { id: newId(), date: validFrom, cost, currency: CURRENCY },
    });
  });
  return { operations: [added, ...issues, ...repairs, ...fills, ...reminders, ...documents], replies };
}
