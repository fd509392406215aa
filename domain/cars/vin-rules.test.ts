import { describe, expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { vinHint } from './vin-rules.ts';

describe('the hint about a VIN', () => {
  test('is null for an empty VIN and for one that looks right', () => {
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

  test('expects a check digit only of North American cars, whose VINs begin with 1 to 5', () => {
    const warned = Array.from('0123456789ABCDEFGHJKLMNPRSTUVWXYZ').filter(
      (first) => vinHint(`${first}M8GDM9AYKP042788`) === 'check-digit',
    );
    expect(warned).toEqual(['1', '2', '3', '4', '5']);
  });

  tableTest(['1STUVWXY1Z0000007', '2HJKLMNP9R0123456', '5FGHABCD7E0987654'])(
    'knows the value of every letter',
    (vin) => {
      expect(vinHint(vin)).toBeNull();
      expect(vinHint(vin.slice(0, 8) + '3' + vin.slice(9))).toBe('check-digit');
    },
  );

  test('ignores spaces and letter case', () => {
    expect(vinHint(' 1m8 gdm9axkp  042788\t')).toBeNull();
  });
});
