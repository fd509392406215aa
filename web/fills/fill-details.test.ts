import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { newFillValues, type FillFormValues } from '#domain/fills/form-values.ts';
import { carWords } from '#tests/car-words.ts';
import { FillDetails } from './fill-details.tsx';

vi.mock('#web/platform/language/language.ts', async () => {
  const { carWords } = await import('#tests/car-words.ts');
  return { useWords: () => carWords('en') };
});

const blank = (energy: FillFormValues['energy']): FillFormValues =>
  newFillValues('2026-03-05', { energy, currency: 'EUR' }, undefined);
const markupOf = (values: FillFormValues, wrong?: keyof FillFormValues) =>
  renderToStaticMarkup(
    createElement(FillDetails, {
      values,
      errors: wrong ? { [wrong]: { type: 'custom', message: 'Wrong' } } : {},
      words: carWords('en'),
      field: (name) => ({ name, value: values[name], error: undefined, onChange: () => {} }),
      files: 'The pictures',
      hasShared: false,
    }),
  );
const isOpen = (markup: string) => {
  const open = markup.includes('aria-expanded="true"');
  expect(/<div [^>]*hidden=""/.test(markup)).toBe(!open);
  return open;
};
const charge = blank('electric');
const file = { id: 'f1', url: null, name: 'pump.jpg', kind: 'picture' } as never;

test(
  'what is seldom entered stands behind one button, of a tank without the charge',
  { tags: ['FUEL-32'] },
  () => {
    const ofAny = ['Time', 'Discount', 'Notes', 'The pictures'];
    const ofCharges = ['Charged from (%)', 'Charging'];
    const behind = (markup: string) => markup.slice(markup.indexOf('hidden=""'));
    for (const text of [...ofAny, ...ofCharges]) expect(behind(markupOf(charge))).toContain(text);
    const tank = behind(markupOf(blank('gasoline')));
    for (const text of ofAny) expect(tank).toContain(text);
    for (const text of ofCharges) expect(tank).not.toContain(text);
  },
);

test('it is open where one of them is filled in or wrong, and only there', { tags: ['FUEL-32'] }, () => {
  expect([charge, blank('gasoline')].map((values) => isOpen(markupOf(values)))).toEqual([false, false]);
  const filled: Partial<FillFormValues>[] = [
    { time: '18:05' },
    { discount: '2' },
    { socStart: '20' },
    { power: 'ac' },
    { notes: 'Cold' },
    { files: [file] },
  ];
  for (const one of filled) expect([one, isOpen(markupOf({ ...charge, ...one }))]).toEqual([one, true]);
  for (const name of ['time', 'discount', 'socStart', 'power', 'notes'] as const)
    expect([name, isOpen(markupOf(charge, name))]).toEqual([name, true]);
  const others = { amount: '40', total: '60', station: 'Neste', socEnd: '80', km: '5' };
  expect(isOpen(markupOf({ ...charge, ...others }))).toBe(false);
  expect(isOpen(markupOf(charge, 'amount'))).toBe(false);
});

test('only an end below the beginning of a charge is pointed out', { tags: ['FUEL-31'] }, () => {
  const isPointedOut = (socStart: string, socEnd: string) =>
    markupOf({ ...charge, socStart, socEnd }).includes('The charge ends lower than it began.');
  expect(isPointedOut('81', '80')).toBe(true);
  expect([isPointedOut('80', '80'), isPointedOut('20', '80'), isPointedOut('', '80')]).toEqual(
    Array(3).fill(false),
  );
});
