import { afterAll, beforeAll, expect, test } from 'vitest';
import { omissions } from './omissions.ts';
import { plantedCopy, run, steps, type Copy } from './plant.ts';

const MINUTES = 60_000;
let copy: Copy;
beforeAll(async () => {
  copy = await plantedCopy();
});
afterAll(() => copy.remove());

test(
  'a new noun fits in, and changes at most eight files that were there',
  { timeout: 3 * MINUTES },
  async () => {
    expect(copy.edited).toBeLessThanOrEqual(8);
    const registers = steps.unit('server/platform/database/tables.test.ts', 'server/platform/portable');
    expect(await run(copy, registers)).toMatchObject({ ok: true });
    expect(await run(copy, steps.types('server'))).toMatchObject({ ok: true, output: '' });
  },
);

const sample = ['whose its rows are', 'that a column names a file'];
test.each(omissions.filter(({ forgotten }) => sample.includes(forgotten)))(
  'a newcomer who forgets $forgotten is told so',
  { timeout: 3 * MINUTES },
  async ({ edit, step, says }) => {
    const { ok, output } = await copy.without(edit, () => run(copy, step));
    expect(output).toMatch(says);
    expect(ok).toBe(false);
  },
);
