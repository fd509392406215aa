import { expect, test } from 'vitest';
import { Id } from '#domain/ids.ts';
import { newId } from './ids.ts';

test(
  'every record made in the browser has an id of its own',
  { tags: ['ENT-01', 'ENT-19', 'ENT-37'] },
  () => {
    const ids = Array.from({ length: 100 }, newId);
    for (const id of ids) expect(Id.safeParse(id).success).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  },
);
