import { expect, test } from 'vitest';
import { emptyFirstCarForm, withNickname } from './form-values.ts';

test('a nickname follows make and model until it is typed otherwise, or cleared', () => {
  const made = withNickname(withNickname(emptyFirstCarForm(2026), { make: 'Volvo' }), { model: ' V60 ' });
  expect(made.nickname).toBe('Volvo V60');
  expect(withNickname(made, { model: 'V70' }).nickname).toBe('Volvo V70');
  for (const nickname of ['Zilais', '']) {
    const own = withNickname(made, { nickname });
    expect(withNickname(own, { model: 'V70', year: '2016' }).nickname).toBe(nickname);
  }
});
