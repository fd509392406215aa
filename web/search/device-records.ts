import type { Input, Output, Procedure } from '#domain/calls.ts';
import type { Garage } from '#domain/cars/schema.ts';
import { documentsOf } from '#domain/documents/document-record.ts';
import { fillsOf } from '#domain/fills/fill-record.ts';
import type { Issue } from '#domain/issues/schema.ts';
import type { CachedAnswer } from '#domain/outbox/cached-records.ts';
import { cachedRecords, learningReads } from '#domain/outbox/register.ts';
import { repairsOf } from '#domain/repairs/repair-record.ts';
import type { Searched } from '#domain/search/match-rules.ts';
import { remindersOf } from '#domain/reminders/reminder-record.ts';
import { searched } from '#domain/search/searched-records.ts';
import type { Cars } from '#domain/sync/known-records.ts';
import { outbox } from '#web/platform/outbox/outbox.ts';
import type { OutboxState } from '#web/platform/outbox/state.ts';
import { queryClient } from '#web/platform/reads/query.ts';
import { allStoredAnswers } from '#web/platform/reads/stored-reads.ts';
import { currentSession } from '#web/platform/session/session-store.ts';

type Apply = OutboxState['apply'];
/** All records cached on the device, including queued changes. */
export type DeviceRecords = (garage: Garage, apply: Apply, kept: Cars) => Searched[];

export async function readDeviceRecords(): Promise<DeviceRecords> {
  outbox.ensureStarted();
  const userId = currentSession().session?.user.id;
  const procedures = [...new Set(learningReads)];
  const stored = userId === undefined ? [] : await allStoredAnswers(userId, procedures);
  const answers = [...stored, ...answersInMemory(procedures)].toSorted((a, b) => a.at - b.at);
  return (garage, apply, kept) => recordsOf(answers, garage, apply, kept);
}

/** Answers that are not stored yet: that happens with a delay. */
const answersInMemory = (procedures: readonly string[]): CachedAnswer[] =>
  queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey: [procedure, input], state: { data, dataUpdatedAt: at } }) =>
      data !== undefined && procedures.includes(String(procedure))
        ? [{ procedure: String(procedure), input: input ?? {}, data, at }]
        : [],
    );

/** @param answers oldest first */
function recordsOf(answers: readonly CachedAnswer[], { cars }: Garage, apply: Apply, kept: Cars): Searched[] {
  const { issues } = cachedRecords(answers);
  const opened = new Map<string, Issue>();
  const lines = new Map<string, string>();
  for (const { procedure, data } of answers) {
    if (procedure === 'issues.read') opened.set((data as Issue).id, data as Issue);
    if (procedure === 'issues.list')
      for (const { id, text } of (data as Output<'issues.list'>).issues) lines.set(id, text);
  }
  const shown = <P extends Procedure>(procedure: P, input: Input<P>, data: Output<P> | undefined) =>
    apply(procedure, input, data, true) as Output<P> | undefined;

  return cars.flatMap(({ id: carId }) => {
    const known = [...issues.values()].filter((issue) => issue.carId === carId);
    const rest = { text: '', recurring: false, occurrences: 1, mechanicName: null };
    const page = { issues: known.map((issue) => ({ ...rest, ...issue })), next: null };
    return [
      ...(shown('issues.list', { carId }, page)?.issues ?? []).map(
        ({ advice: drivingAdvice, text, ...entry }) => {
          const whole = shown('issues.read', { carId, issueId: entry.id }, opened.get(entry.id));
          const aiSummary = whole?.aiSummary ?? (text || lines.get(entry.id));
          return searched.issue({
            ...whole,
            ...(aiSummary && { aiSummary }),
            ...entry,
            carId,
            drivingAdvice,
          });
        },
      ),
      ...repairsOf(kept.get(carId) ?? {}).map(searched.repair),
      ...fillsOf(kept.get(carId) ?? {}).map(searched.fill),
      ...documentsOf(kept.get(carId) ?? {}).map(searched.document),
      ...remindersOf(kept.get(carId) ?? {}).flatMap(searched.reminder),
    ];
  });
}
