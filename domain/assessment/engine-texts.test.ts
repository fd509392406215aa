import { expect } from 'vitest';
import { jsonOf, tableTest } from '#tests/tables.ts';
import { assessOffline } from './engine.ts';
import type { Assessment } from './schema.ts';

type Whole = { name: string; input: Parameters<typeof assessOffline>[0]; assessment: Assessment };

tableTest(jsonOf<Whole[]>('assessment/whole.json'))(
  'a whole assessment, word for word, of both languages, another car, a danger and no problem',
  { tags: ['GEN-08', 'ENT-32'] },
  ({ input, assessment }) => expect(assessOffline(input)).toEqual(assessment),
);
