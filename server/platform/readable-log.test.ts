import { expect, test } from 'vitest';
import { openLog } from './log.ts';
import { readableLine } from './readable-log.ts';

test('a line for people has time, level, message, details and the error', () => {
  const lines: string[] = [];
  const log = openLog('info', { write: (line: string) => void lines.push(readableLine(line)) });
  log.info('tables are current');
  log.warn({ freeMb: 12, level2: 'low', route: '/api/cars' }, 'space runs out');
  log.error(
    { err: new Error('no answer', { cause: new TypeError('deeper') }) },
    'the database does not answer',
  );
  expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d info {2}tables are current\n$/);
  expect(lines[1]).toMatch(/ WARN {2}space runs out freeMb=12 level2=low route=\/api\/cars\n$/);
  expect(lines[2]).toMatch(
    / ERROR the database does not answer\n {4}Error: no answer\n {6}at .+\n {4}TypeError: deeper\n/s,
  );
});
