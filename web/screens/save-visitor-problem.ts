import type { Id } from '#domain/ids.ts';
import { onlyAnswered } from '#domain/issues/log-flow-rules.ts';
import { loadEngine } from '#web/assessment/load-engine.ts';
import { forgetVisitorProblem, type VisitorProblem } from '#web/platform/drafts/visitor-problem.ts';
import { call } from '#web/platform/api/client.ts';
import { readDevice, writeDevice } from '#web/platform/storage/storage.ts';
import { outbox } from '#web/platform/outbox/outbox.ts';
import { logOf } from './log-of.ts';

/** Logs it for a car of the account, with the assessment that the visitor saw, and forgets it here. */
export async function saveVisitorProblem({ flow, language }: VisitorProblem, carId: Id): Promise<void> {
  const description = flow.description.trim();
  const isAssessed = flow.step === 'questions';
  const first =
    (isAssessed && flow.assessment) || (await loadEngine()).assessOffline({ description, language });
  const date = flow.happenedAt ?? new Date().toISOString();
  const log = await logOf(isAssessed ? flow : onlyAnswered(flow), {
    carId,
    language,
    first,
    date,
    mileage: null,
  });
  await outbox.send('issues.log', log);
  forgetVisitorProblem(flow.issueId);
  await saveVisitorPhone().catch((error: unknown) =>
    console.warn('The number of roadside help was not saved', error),
  );
}

/** The number that was entered beside the advice, unless the account has one. */
async function saveVisitorPhone(): Promise<void> {
  const phone = readDevice('guest:roadside');
  if (phone === null) return;
  const { version, roadsidePhone } = await call('settings.read');
  if (roadsidePhone === null) {
    const changes = { roadsidePhone: { from: null, to: phone } };
    await outbox.send('settings.edit', { baseVersion: version, changes });
  }
  writeDevice('guest:roadside', null);
}
