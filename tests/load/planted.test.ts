import { afterAll, beforeAll, expect, test } from 'vitest';
import { omissions } from '#tests/planted/omissions.ts';
import { plantedCopy, run, steps, type Copy } from '#tests/planted/plant.ts';

let copy: Copy;
beforeAll(async () => {
  copy = await plantedCopy();
});
afterAll(() => copy.remove());

test('a new noun changes at most eight files that were there, and passes the check and the tests', async () => {
  expect(copy.edited).toBeLessThanOrEqual(8);
  expect(await run(copy, steps.check)).toMatchObject({ ok: true });
  expect(
    await run(copy, steps.server('tests/server', 'server/export', 'server/accounts/deletion.test.ts')),
  ).toMatchObject({ ok: true });
});

test.each(omissions)('a newcomer who forgets $forgotten is told so', async ({ edit, step, says }) => {
  const { ok, output } = await copy.without(edit, () => run(copy, step));
  expect(output).toMatch(says);
  expect(ok).toBe(false);
});
