import * as fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  dateFormat,
  dayOfInstant,
  formatDay,
  formatDayInText,
  formatInstantDay,
  formatLongDay,
  formatMoney,
  formatMoment,
  formatMonth,
  formatNumber,
  formatTime,
  writeEnglishAs,
  formatYearDay,
  LOCALES,
  minorDigits,
} from './format.ts';
import { isTimeZone } from './clock.ts';
import { formatMoneyField, parseAmount, parseMoney, parseWholeNumber } from './typed-numbers.ts';
import { formatMoneyShort, formatMonthLetter, formatUnitPrice } from './plot-format.ts';

const soft = (text: string) => text.replaceAll('\u00A0', ' ');

describe('dates', () => {
  test("a day in a list is 'MMM d, yyyy', in Latvian 'dd.MM.yyyy.' (D72)", { tags: ['LIM-09'] }, () => {
    expect(formatDay('2024-03-05', 'en')).toBe('Mar 5, 2024');
    expect(formatDay('2024-09-30', 'en')).toBe('Sep 30, 2024');
    expect(formatDay('2024-03-05', 'lv')).toBe('05.03.2024.');
    expect(formatDay('2024-12-31', 'lv')).toBe('31.12.2024.');
  });

  test('a day in appended notes is in long form', { tags: ['LIM-10'] }, () => {
    expect(formatLongDay('2024-03-05', 'en')).toBe('March 5, 2024');
    expect(formatLongDay('2024-03-05', 'lv')).toBe('2024. gada 5. marts');
  });

  test('a day in a sentence is written out in Latvian, and short in English (D72)', () => {
    expect(formatDayInText('2026-11-21', 'lv')).toBe('2026. gada 21. novembris');
    expect(formatDayInText('2026-11-21', 'en')).toBe('Nov 21, 2026');
  });

  test(
    'a moment in a list is a day and a time, in Latvian without a comma after the point',
    { tags: ['LIM-09'] },
    () => {
      const noon = new Date(2024, 2, 5, 14, 30).toISOString();
      expect(formatMoment(noon, 'en')).toBe('Mar 5, 2024, 2:30 PM');
      expect(formatMoment(noon, 'lv')).toBe('05.03.2024. 14:30');
    },
  );

  test("English days and times are as in the browser's region (D72)", { tags: ['LIM-09'] }, () => {
    onTestFinished(() => writeEnglishAs('en-US'));
    const noon = new Date(2024, 2, 5, 14, 30).toISOString();
    for (const [locale, ...written] of [
      ['en-US', 'Mar 5, 2024, 2:30 PM', 'March 5, 2024', 'December 1'],
      ['en', 'Mar 5, 2024, 2:30 PM', 'March 5, 2024', 'December 1'],
      ['en-GB', '5 Mar 2024, 14:30', '5 March 2024', '1 December'],
      ['lv-LV', '5 Mar 2024, 14:30', '5 March 2024', '1 December'],
      ['en-AU', '5 Mar 2024, 2:30 pm', '5 March 2024', '1 December'],
    ] as const) {
      writeEnglishAs(locale);
      const said = [
        formatMoment(noon, 'en'),
        formatLongDay('2024-03-05', 'en'),
        formatYearDay('12-01', 'en'),
      ];
      expect([locale, ...said]).toEqual([locale, ...written]);
      expect(formatMoment(noon, 'lv')).toBe('05.03.2024. 14:30');
    }
  });

  test('a month heading', () => {
    expect(formatMonth('2024-03', 'en')).toBe('March 2024');
    expect(formatMonth('2024-03-31', 'lv')).toBe('2024. gada marts');
  });

  test('a day of every year', () => {
    expect(formatYearDay('12-01', 'en')).toBe('December 1');
    expect(formatYearDay('12-01', 'lv')).toBe('1. decembris');
  });

  test('an instant falls on the day of the zone it is read in (D72)', { tags: ['LIM-09'] }, () => {
    const lateEvening = '2024-03-05T22:30:00Z';
    expect(dayOfInstant(lateEvening, 'Europe/Riga')).toBe('2024-03-06');
    expect(dayOfInstant(lateEvening, 'America/New_York')).toBe('2024-03-05');
    expect(formatInstantDay(lateEvening, 'en', 'Europe/Riga')).toBe('Mar 6, 2024');
    expect(formatInstantDay(lateEvening, 'lv', 'UTC')).toBe('05.03.2024.');
    expect(dayOfInstant('0987-06-05T12:00:00Z', 'UTC')).toBe('0987-06-05');
    const here = new Date(2024, 2, 5, 12);
    expect(dayOfInstant(here.toISOString())).toBe('2024-03-05');
  });

  test('a time of day', () => {
    expect(formatTime('2024-03-05T14:30:00Z', 'en', 'UTC')).toBe('2:30 PM');
    expect(formatTime('2024-03-05T14:30:00Z', 'lv', 'UTC')).toBe('14:30');
    expect(formatTime('2024-03-05T00:05:00Z', 'lv', 'UTC')).toBe('00:05');
    expect(formatTime('2024-07-05T14:30:00Z', 'lv', 'Europe/Riga')).toBe('17:30');
  });

  test('a time has a plain space, also where a browser writes a narrow one', () => {
    const formatter = dateFormat('en-US', { timeStyle: 'short', timeZone: 'Pacific/Niue' });
    Object.defineProperty(formatter, 'format', { value: () => '2:30\u202FPM' });
    expect(formatTime('2024-03-05T14:30:00Z', 'en', 'Pacific/Niue')).toBe('2:30 PM');
  });

  test('without a zone it is the time of this device', () => {
    expect(formatTime(new Date(2024, 2, 5, 14, 30).toISOString(), 'lv')).toBe('14:30');
    expect(formatInstantDay(new Date(2024, 2, 5, 23, 59).toISOString(), 'en')).toBe('Mar 5, 2024');
  });

  test('the letter of a month', () => {
    const letters = (language: 'en' | 'lv') =>
      ['2024-01', '2024-03', '2024-12'].map((month) => formatMonthLetter(month, language)).join('');
    expect(letters('en')).toBe('JMD');
    expect(letters('lv')).toBe('JMD');
  });

  test('a time zone is known by its name, not by an offset', () => {
    expect(['Europe/Riga', 'UTC', '+02:00', 'Mars/Base', ''].map(isTimeZone)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  test('refuses an invalid day', () => {
    expect(() => formatDay('soon', 'en')).toThrow(RangeError);
    expect(() => formatDay('2024-13-01', 'en')).toThrow(RangeError);
    expect(() => formatDay('2024-03', 'en')).toThrow('Not a day of the form yyyy-MM-dd: 2024-03');
    expect(() => formatDay('2024--05', 'en')).toThrow(RangeError);
    expect(() => formatDay('-03-05', 'en')).toThrow(RangeError);
    expect(() => formatInstantDay('soon', 'en')).toThrow(new RangeError('Not an instant'));
    expect(() => dayOfInstant('soon')).toThrow(new RangeError('Not an instant'));
  });
});

describe('money', () => {
  test('a cost shows a dollar sign and 2 decimals', { tags: ['LIM-08'] }, () => {
    expect(formatMoney({ minor: 1250, currency: 'USD' }, 'en')).toBe('$12.50');
    expect(formatMoney({ minor: 0, currency: 'USD' }, 'en')).toBe('$0.00');
    expect(formatMoney({ minor: 123_456_700, currency: 'USD' }, 'en')).toBe('$1,234,567.00');
    expect(soft(formatMoney({ minor: 1250, currency: 'USD' }, 'lv'))).toBe('12,50 $');
  });

  test('other currencies keep their own sign and minor unit (D71)', () => {
    expect(soft(formatMoney({ minor: 1250, currency: 'EUR' }, 'lv'))).toBe('12,50 €');
    expect(formatMoney({ minor: 1250, currency: 'GBP' }, 'en')).toBe('£12.50');
    expect(formatMoney({ minor: 1250, currency: 'JPY' }, 'en')).toBe('¥1,250');
    expect(soft(formatMoney({ minor: 1250, currency: 'KWD' }, 'en'))).toBe('KWD 1.250');
  });

  test('the usual currencies are written as a formatter of the browser writes them', () => {
    const amount = fc.record({
      minor: fc.oneof(fc.integer({ min: -99_999, max: 999_999 }), fc.maxSafeInteger()),
      currency: fc.constantFrom('EUR', 'USD', 'GBP'),
    });
    fc.assert(
      fc.property(amount, fc.constantFrom('en' as const, 'lv' as const), (given, language) => {
        const { currency, minor } = given;
        const format = new Intl.NumberFormat(LOCALES[language], {
          style: 'currency',
          currency,
          currencyDisplay: 'narrowSymbol',
        });
        const cents = String(Math.abs(minor)).padStart(3, '0');
        const exact = `${minor < 0 ? '-' : ''}${cents.slice(0, -2)}.${cents.slice(-2)}`;
        expect(formatMoney(given, language)).toBe(format.format(exact as Intl.StringNumericLiteral));
      }),
    );
  });

  test('a price of one of many is finer by a digit', () => {
    expect(formatUnitPrice({ minor: 12.34, currency: 'USD' }, 'en')).toBe('$0.123');
    expect(soft(formatUnitPrice({ minor: 12.34, currency: 'EUR' }, 'lv'))).toBe('0,123 €');
    expect(formatUnitPrice({ minor: 50, currency: 'USD' }, 'en')).toBe('$0.500');
    expect(formatUnitPrice({ minor: 1.5, currency: 'JPY' }, 'en')).toBe('¥1.5');
  });

  test('an amount on an axis is short', () => {
    const short = (minor: number, language: 'en' | 'lv' = 'en') =>
      soft(formatMoneyShort({ minor, currency: 'USD' }, language));
    expect([0, 250, 999, 1000, 999_900, 1_000_000, 1_250_000].map((minor) => short(minor))).toEqual([
      '$0',
      '$2.5',
      '$9.99',
      '$10',
      '$9,999',
      '$10K',
      '$12.5K',
    ]);
    expect(short(1050)).toBe('$11');
    expect(short(1_250_000, 'lv')).toBe('12,5 tūkst. $');
  });

  test('a currency has its own number of decimals', () => {
    expect(['USD', 'JPY', 'KWD'].map(minorDigits)).toEqual([2, 0, 3]);
    expect(parseAmount('1.2', 1)).toBe(12);
    expect(parseAmount('1.23', 1)).toBeNull();
    expect(parseAmount('1', 3)).toBe(1000);
  });

  test('an amount is typed with a point or a comma (D70)', () => {
    for (const text of ['12,50', '12.50', '12.5', ' 12,5 ']) expect(parseMoney(text), text).toBe(1250);
    expect(parseMoney('1 234')).toBe(123_400);
    for (const text of ['280,-', '280.–']) expect(parseMoney(text), text).toBe(28_000);
    expect(parseMoney('1\u00A0234,05')).toBe(123_405);
    expect(parseMoney('0')).toBe(0);
    expect(parseMoney('1250', 'JPY')).toBe(1250);
  });

  test('refuses an invalid amount', () => {
    const refused = [
      '',
      ' ',
      '-5',
      '-0,01',
      'abc',
      '12€',
      '1e3',
      '12.505',
      '1,215',
      '12,',
      '.5',
      '1.2.3',
      '1,23.50',
      '1,234,50',
    ];
    for (const text of [...refused, 'NaN', 'Infinity', '0x10']) {
      expect(parseMoney(text), text).toBeNull();
    }
    expect(parseMoney('12.5', 'JPY')).toBeNull();
  });

  test('an amount is read as people write it', () => {
    const written = {
      '1,215.40': 121_540,
      '1.215,40': 121_540,
      '1 215,40': 121_540,
      "1'215.40": 121_540,
      '1,215,404': 121_540_400,
      '1.215.404,5': 121_540_450,
      '1,215.-': 121_500,
      '0,50': 50,
    };
    for (const [text, minor] of Object.entries(written)) expect(parseMoney(text), text).toBe(minor);
    expect(parseMoney('1,215', 'JPY')).toBe(1215);
    expect(parseAmount('1,215', 3), 'a liter and a bit').toBe(1215);
    expect(parseAmount('1,215.404', 3)).toBe(1_215_404);
  });

  test('an endless number is too large, not unreadable', () => {
    const endless = ['9'.repeat(17), '9'.repeat(20), '9'.repeat(400)];
    expect(endless.map((text) => parseMoney(text))).toEqual([1e15, 1e15, 1e15]);
    expect(endless.map(parseWholeNumber)).toEqual([1e15, 1e15, 1e15]);
    expect(parseMoney(`${'9'.repeat(20)}.123`)).toBeNull();
  });

  test('a form field reads back what it was given', () => {
    expect(formatMoneyField({ minor: 1250, currency: 'EUR' }, 'lv')).toBe('12,50');
    const amount = fc.record({
      minor: fc.nat(999_999_999),
      currency: fc.constantFrom('USD', 'EUR', 'JPY', 'KWD'),
    });
    fc.assert(
      fc.property(amount, fc.constantFrom('en' as const, 'lv' as const), (given, language) => {
        expect(parseMoney(formatMoneyField(given, language), given.currency)).toBe(given.minor);
      }),
    );
  });
});

describe('numbers (D38)', () => {
  test('thousands are parted by a space in both languages', () => {
    for (const language of ['en', 'lv'] as const) {
      expect(soft(formatNumber(1234, language))).toBe('1 234');
    }
  });

  test('a part of one keeps the spaces, and nothing has no sign', () => {
    expect([1234.5, -0].map((value) => soft(formatNumber(value, 'lv')))).toEqual(['1 234,5', '0']);
  });

  test('thousands of a whole number may be parted, and nothing else', () => {
    for (const text of ['125 000', '125,000', '125.000', "125'000", '125000'])
      expect(parseWholeNumber(text), text).toBe(125_000);
    expect(parseWholeNumber('1.250.000')).toBe(1_250_000);
    expect(parseWholeNumber(' 0 ')).toBe(0);
    const refused = [
      '',
      '12.5',
      '12,5',
      '0,500',
      '1,250.000',
      '1250,000',
      '-1',
      '+1',
      '1e3',
      'km',
      '12x',
      'x12',
    ];
    for (const text of refused) {
      expect(parseWholeNumber(text), text).toBeNull();
    }
  });
});

describe('formatters', () => {
  test('what most first views show needs none', () => {
    const none = { configurable: true, get: () => expect.unreachable('a formatter is asked') };
    for (const { prototype } of [Intl.DateTimeFormat, Intl.NumberFormat]) {
      const own = Object.getOwnPropertyDescriptors(prototype);
      onTestFinished(() => void Object.defineProperties(prototype, own));
      Object.defineProperties(prototype, { format: none, formatToParts: none, resolvedOptions: none });
    }
    const now = new Date(2024, 2, 5, 12).toISOString();
    expect([formatInstantDay(now, 'en'), formatInstantDay(now, 'lv')]).toEqual([
      'Mar 5, 2024',
      '05.03.2024.',
    ]);
    expect([formatYearDay('12-01', 'en'), formatNumber(1234, 'lv')]).toEqual(['December 1', '1\u00A0234']);
    const money = ['EUR', 'USD', 'GBP'].map((currency) => [
      formatMoney({ minor: 1250, currency }, 'en'),
      minorDigits(currency),
    ]);
    expect(money).toEqual([
      ['€12.50', 2],
      ['$12.50', 2],
      ['£12.50', 2],
    ]);
  });
});
