import { describe, expect, test } from 'vitest';
import { vinHint } from './vin-rules.ts';

describe('the hint about a VIN', () => {
  test('says nothing about an empty one, or one that looks right', () => {
    for (const vin of [
      '',
      '  ',
      '1M8GDM9AXKP042788',
      '1m8gdm9axkp042788',
      '11111111111111111',
      'WVWZZZ1KZAW000001',
    ]) {
      expect(vinHint(vin), vin).toBeNull();
    }
  });

  test('names letters a VIN never has, a wrong length, and a check digit that does not fit', () => {
    expect(vinHint('WVWZZZ1KZAW00000O')).toBe('letters');
    expect(vinHint('WVWZZZ1KZAW00')).toBe('length');
    expect(vinHint('1M8GDM9A1KP042788')).toBe('check-digit');
  });
});
