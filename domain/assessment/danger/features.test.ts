import { describe, expect, test } from 'vitest';
import { readDanger } from './features.ts';

const features = (text: string, language: 'en' | 'lv') => [...readDanger(text, language).features];

describe('a year is a year, whichever it is', () => {
  test.each([
    ['en', 'In YEAR the brakes failed on a hill'],
    ['lv', 'YEAR. gadā kalnā atteica bremzes'],
  ] as const)('%s: %s', (language, text) => {
    const inYear = (year: number) => features(text.replace('YEAR', String(year)), language);
    for (const year of [1975, 2019, 2026, 2027, 2048, 2099]) expect(inYear(year)).toEqual(inYear(2008));
    expect(readDanger(text.replace('YEAR', '2040'), language).concepts).toContain('year');
  });

  test.each([
    ['en', 'It stalls at 2000 rpm'],
    ['en', 'Oil went in 2050 km ago'],
    ['lv', 'Pie 2000 apgriezieniem slāpst'],
    ['en', 'It cost 3000'],
    ['en', 'Code 1899'],
  ] as const)('and this is none, %s: %s', (language, text) => {
    expect(readDanger(text, language).concepts).not.toContain('year');
  });
});
