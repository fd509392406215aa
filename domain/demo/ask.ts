import type { Input, Output, Procedure } from '#domain/calls.ts';
import { choicesAfterDeleting } from '#domain/cars/rules.ts';
import { behaviourOf } from '#domain/outbox/register.ts';
import type { PendingOperation } from '#domain/outbox/pending.ts';
import { carsOf, demoAnswers } from './answers.ts';
import { withOperation, type Demo } from './state.ts';

/** `missing`: no such record; `account`: only possible with an account. Neither changes the demo. */
export type DemoAnswer<P extends Procedure> = { demo: Demo; output: Output<P> } | 'missing' | 'account';

/** @param at time of the request, ISO in UTC */
export function askDemo<P extends Procedure>(
  before: Demo,
  procedure: P,
  input: Input<P>,
  at: string,
): DemoAnswer<P> {
  const answer = demoAnswers[procedure];
  if (!answer) return 'account';
  const demo = changed(before, procedure, input, at);
  const output = answer(demo, input);
  return output === undefined ? 'missing' : { demo, output };
}

function changed(demo: Demo, procedure: Procedure, input: unknown, at: string): Demo {
  if (procedure === 'cars.delete') return withoutCar(demo, input as Input<'cars.delete'>, at);
  if (!behaviourOf({ procedure })) return demo;
  const { opId: _opId, ...fields } = input as Input<'issues.log'>;
  return withOperation(demo, { procedure, input: fields, at } as unknown as PendingOperation);
}

function withoutCar(demo: Demo, { carId }: Input<'cars.delete'>, at: string): Demo {
  const garage = carsOf(demo);
  const { mainCarId, selectedCarId } = choicesAfterDeleting(garage, carId);
  const operations = demo.operations.filter(({ procedure, input }) =>
    procedure === 'cars.add' ? input.id !== carId : !('carId' in input) || input.carId !== carId,
  );
  const changes = {
    mainCarId: { from: garage.mainCarId, to: mainCarId },
    selectedCarId: { from: garage.selectedCarId, to: selectedCarId },
  };
  return withOperation(
    { ...demo, operations },
    { procedure: 'settings.edit', at, input: { baseVersion: 1, changes } },
  );
}
