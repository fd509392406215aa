import type { Output, Procedure } from '#domain/calls.ts';
import { askDemo } from '#domain/demo/ask.ts';
import { demoGarage } from '#domain/demo/garage.ts';
import type { Demo } from '#domain/demo/state.ts';
import { createWords } from '#domain/language/words.ts';
import { newId } from '#server/platform/deps.ts';
import type { Things } from './noun-case.ts';

export const DEMO_DAY = '2026-03-15';
const AT = `${DEMO_DAY}T12:00:00.000Z`;

/** As it begins on that day. */
export const newDemo = (language: 'en' | 'lv' = 'en'): Demo => ({
  operations: demoGarage({ today: DEMO_DAY, language }),
  files: new Map(),
  today: DEMO_DAY,
  settings: { language, theme: 'system' },
  words: () => createWords(language, {}),
  untitled: () => 'Untitled',
});

export const askNewDemo = <P extends Procedure>(procedure: P, input: object = {}, of = newDemo()) =>
  askDemo(of, procedure, input as never, AT);

export function answerOf<P extends Procedure>(procedure: P, input: object = {}, of = newDemo()): Output<P> {
  const asked = askNewDemo(procedure, input, of);
  if (typeof asked === 'string') throw new Error(`${procedure}: ${asked}`);
  return asked.output;
}

/** The ids of one record of each kind in the demo. */
export function demoThings(): Things {
  const { cars } = answerOf('cars.list');
  const carId = cars[0]!.id;
  const { issues } = answerOf('issues.list', { carId });
  const issueId = issues.find(({ recurring }) => recurring)!.id;
  const { reminders } = answerOf('reminders.list');
  return {
    carId,
    issueId,
    recurrenceId: answerOf('issues.read', { carId, issueId }).recurrences[0]!.id,
    repairId: answerOf('repairs.list', { carId }).repairs[0]!.id,
    fillId: answerOf('fills.list', { carId }).fills[0]!.id,
    documentId: answerOf('documents.list', { carId }).documents[0]!.id,
    reminderId: reminders.find((one) => one.carId === carId && one.documentId === null)!.id,
    completionId: newId(),
  } as Partial<Things> as Things;
}
