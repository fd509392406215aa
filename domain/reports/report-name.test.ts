import { expect, test } from 'vitest';
import { reportName } from './report-name.ts';

const named = (nickname: string | null, brand = 'Škoda', model = 'Octavia') =>
  reportName({ nickname, brand, model }, '2026-03-05');

test('the file of a report is named after its car', () => {
  expect(named('Zilais  Āžis!')).toBe('carful-report-zilais-azis-2026-03-05.pdf');
  expect(named(null)).toBe('carful-report-skoda-octavia-2026-03-05.pdf');
  expect(named('Ласточка')).toBe('carful-report-skoda-octavia-2026-03-05.pdf');
  expect(named('"\r\n../', 'Лада', '汽车')).toBe('carful-report-2026-03-05.pdf');
  expect(named('x'.repeat(100))).toBe(`carful-report-${'x'.repeat(40)}-2026-03-05.pdf`);
});
