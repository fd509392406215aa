import { describe, expect, test } from 'vitest';
import { readDanger } from './features.ts';
import { parseSigns } from './signs.ts';

const signsIn = (text: string, language: 'en' | 'lv' = 'en') =>
  readDanger(text, language).signs.map(({ sign, sentence }) => `${sentence} ${sign.name}`);
const xx = (count: number) => 'xx '.repeat(count);

test('a list of signs', () => {
  const nut = { name: 'S wheel/nut loose !paint !fine', level: 'S', vetoes: ['paint', 'fine'] };
  const wheelOrNut = { ...nut, terms: [['wheel', 'nut'], ['loose']] };
  const wheel = { name: 'D wheel', level: 'D', terms: [['wheel']], vetoes: [] };
  expect(parseSigns('\nS wheel/nut loose !paint !fine\nD wheel\n')).toEqual(
    new Map([
      ['wheel', [wheelOrNut, wheel]],
      ['nut', [wheelOrNut]],
    ]),
  );
});

describe('a sign is found', () => {
  const [LOOSE, SOFT, SMELL] = [
    'S susp crack/loose !noise',
    'S brake/pedal soft !clutch !fine',
    'S burn smell !clutch !once',
  ];
  test.each([
    ['in either order', 'loose spring', [LOOSE]],
    ['by either word', 'split spring', [LOOSE]],
    ['by its first word or the other', 'pedal spongy', [SOFT]],
    ['once, if all alternatives are said', 'brakes and pedal spongy', [SOFT]],
    ['not without one of its terms', 'split loose', []],
    ['though the second is twelve words away', `spring ${xx(11)}loose`, [LOOSE]],
    ['not if it is thirteen words away', `spring ${xx(12)}loose`, []],
    ['nor if the first is', `loose ${xx(12)}spring`, []],
    ['by the nearest of the alternatives', `split ${xx(14)}spring ${xx(4)}loose ${xx(19)}split`, [LOOSE]],
    ['by the first of two mentions', `spring loose ${xx(14)}spring`, [LOOSE]],
    ['by the second of two mentions', `spring ${xx(14)}spring loose`, [LOOSE]],
    ['not with a veto', 'clutch burning smell', []],
    ['nor with the last of the vetoes', 'burning smell once', []],
    ['though what vetoes is denied', 'burning smell, no clutch', [SMELL, 'H neg smoke/leak/smell/fire']],
    ['not if it is denied itself', 'burning, never smelling', []],
  ])('%s: %s', (_, text, expected) => {
    expect(signsIn(text)).toEqual(expected.map((name) => `0 ${name}`));
  });
});

test('three terms stand within twelve words together', () => {
  const together = (one: number, two: number) =>
    signsIn(`wheel ${xx(one)}binds ${xx(two)}hot`).includes('0 S wheel bind hot');
  expect(together(5, 5)).toBe(true);
  expect(together(5, 6)).toBe(false);
  expect(together(6, 5)).toBe(false);
});

test('each sentence has its own signs, in the order of the words that begin them', () => {
  expect(signsIn('Spring. Loose. Clutch. Hot burning smell, spring loose. The spring is loose')).toEqual([
    '3 S burn smell !clutch !once',
    '3 S susp crack/loose !noise',
    '4 S susp crack/loose !noise',
  ]);
});

test('all the signs that begin with one word', () => {
  expect(signsIn('The trailer is loose at the towball')).toEqual([
    '0 D trailer towcoupling loose',
    '0 S trailer towcoupling loose/gone/crack/movefree',
    '0 S trailer loose',
    '0 S trailer towcoupling',
  ]);
  expect(signsIn('Nav degvielas smakas salonā. Dūmi no kapota', 'lv')).toEqual([
    '1 D smoke bonnet',
    '1 S smoke bonnet/engine/under',
  ]);
});
