import { expect, test } from 'vitest';
import { twinOf } from './twin-rules.ts';

const pads = {
  id: 'pads',
  title: 'Pads',
  date: '2026-03-05',
  cost: 280.5,
  currency: 'EUR',
  addedByMechanic: false,
};
const other = { ...pads, id: 'other' };

test(
  "a repair of the same cost may be the same one: on its day, or within two weeks of a mechanic's",
  { tags: ['REP-13'] },
  () => {
    const isTwin = (changes: Partial<typeof pads>) => twinOf({ ...other, ...changes }, [pads]) === pads;
    const byMechanic = { addedByMechanic: true };
    expect(isTwin({})).toBe(true);
    expect(isTwin({ date: '2026-03-06' })).toBe(false);
    expect(isTwin({ ...byMechanic, date: '2026-03-19' })).toBe(true);
    expect(isTwin({ ...byMechanic, date: '2026-02-19' })).toBe(true);
    expect(isTwin({ ...byMechanic, date: '2026-03-20' })).toBe(false);
    expect(isTwin({ cost: 280 })).toBe(false);
    expect(isTwin({ currency: 'USD' })).toBe(false);
    expect(isTwin({ id: 'pads' })).toBe(false);
    expect(twinOf({ ...other, cost: 0 }, [{ ...pads, cost: 0 }])).toBeUndefined();
  },
);
