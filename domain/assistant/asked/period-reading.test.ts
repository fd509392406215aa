import { expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { readSpans } from './period-reading.ts';
import { tokensOf } from './tokens.ts';

const TODAY = '2026-11-22';
const spans = (text: string) => readSpans(tokensOf(text), TODAY).map(({ from, to }) => `${from} ${to}`);

tableTest([
  ['this year', '2026-01-01 2026-12-31'],
  ['šogad', '2026-01-01 2026-12-31'],
  ['last year', '2025-01-01 2025-12-31'],
  ['pērn', '2025-01-01 2025-12-31'],
  ['aizpērn', '2024-01-01 2024-12-31'],
  ['in the last year', '2025-11-22 2026-11-22'],
  ['pēdējā gada laikā', '2025-11-22 2026-11-22'],
  ['in the last 6 months', '2026-05-22 2026-11-22'],
  ['pēdējos 6 mēnešos', '2026-05-22 2026-11-22'],
  ['pēdējo divu gadu laikā', '2024-11-22 2026-11-22'],
  ['last month', '2026-10-01 2026-10-31'],
  ['yesterday', '2026-11-21 2026-11-21'],
  ['in March', '2026-03-01 2026-03-31'],
  ['decembrī', '2025-12-01 2025-12-31'],
  ['in June 2023', '2023-06-01 2023-06-30'],
  ['2023. gada jūnijā', '2023-06-01 2023-06-30'],
  ['in February 2024', '2024-02-01 2024-02-29'],
  ['2024', '2024-01-01 2024-12-31'],
  ['since March', '2026-03-01 2026-11-22'],
  ['kopš 2024. gada', '2024-01-01 2026-11-22'],
  ['before 2022', '1900-01-01 2021-12-31'],
  ['pirms 2022. gada', '1900-01-01 2021-12-31'],
  ['after 2024', '2025-01-01 2026-11-22'],
  ['pirms 2 gadiem', '2024-01-01 2024-12-31'],
  ['two years ago', '2024-01-01 2024-12-31'],
  ['between 2021 and 2023', '2021-01-01 2023-12-31'],
  ['no 2021. līdz 2023. gadam', '2021-01-01 2023-12-31'],
  ['from March to June 2024', '2024-03-01 2024-06-30'],
  ['this summer', '2026-06-01 2026-08-31'],
  ['last winter', '2025-12-01 2026-02-28'],
  ['2022. gada vasarā', '2022-06-01 2022-08-31'],
  ['winter 2022/2023', '2022-12-01 2023-02-28'],
  ['second half of 2024', '2024-07-01 2024-12-31'],
  ['2024. gada otrajā pusē', '2024-07-01 2024-12-31'],
  ['next month', '2026-12-01 2026-12-31'],
  ['on 3 May 2024', '2024-05-03 2024-05-03'],
  ['May 3, 2024', '2024-05-03 2024-05-03'],
  ['2024. gada 3. maijā', '2024-05-03 2024-05-03'],
  ['03.05.2024', '2024-05-03 2024-05-03'],
  ['2024-05-03', '2024-05-03 2024-05-03'],
  ['in 2022 and 2023', '2022-01-01 2022-12-31, 2023-01-01 2023-12-31'],
  ['2024 or 2025', '2024-01-01 2024-12-31, 2025-01-01 2025-12-31'],
  ['winter tyres', ''],
  ['ziemas riepas', ''],
  ['may I drive', ''],
  ['31.02.2024', '2024-01-01 2024-12-31'],
  ['', ''],
])('a period is read', (text, wanted) => {
  expect(spans(text).join(', ')).toBe(wanted);
});

test('the words of a period are taken, the others stay for what is asked', () => {
  const tokens = tokensOf('brakes in June 2023 at Auto A');
  readSpans(tokens, TODAY);
  expect(tokens.filter(({ isTaken }) => !isTaken).map(({ word }) => word)).toEqual([
    'brakes',
    'in',
    'at',
    'auto',
    'a',
  ]);
});
