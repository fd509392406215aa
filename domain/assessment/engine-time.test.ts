import { expect } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { HOSTILE_DESCRIPTIONS } from '#tests/hostile-descriptions.ts';
import { HELD_UP_MS, processorMilliseconds } from '#tests/processor-time.ts';
import { assessOffline } from './engine.ts';

tableTest(HOSTILE_DESCRIPTIONS)('the longest description holds up no process', (description) => {
  const took = processorMilliseconds(HELD_UP_MS, () => assessOffline({ description, language: 'en' }));
  expect(took).toBeLessThan(HELD_UP_MS);
});
