import type { Tested, TestStep } from '#domain/operator/schema.ts';

export const ok = (step: TestStep, state: string): Tested => ({
  step,
  level: 'ok',
  state,
  advice: null,
  values: {},
});

const not =
  (level: 'warn' | 'fail') =>
  (
    step: TestStep,
    state: string,
    advice: NonNullable<Tested['advice']>,
    values: Tested['values'] = {},
  ): Tested => ({ step, level, state, advice, values });
export const warn = not('warn');
export const fail = not('fail');
