import { expect, test } from 'vitest';
import { asked, lines, readText } from '#tests/import-files.ts';

/** Days, kilometers driven, and whether the tank was filled: 6 liters for 100 km. */
const WAYS = [480, 610, 530, 220, 720, 590, 640, 180, 555, 615, 470, 690, 250, 585, 605, 520];
const PART = new Set([3, 7, 12]);
const WORK: Record<number, [string, number]> = {
  4: ['Zorblat 5W30', 89.5],
  9: ['Vrenk', 240],
  13: ['Qualm 2', 35],
};

type Entry = {
  day: string;
  km: number;
  liters?: number;
  price?: number;
  paid: number;
  mark?: string;
  work?: string;
};

/** A log of a car, a row for each fill-up and for each work. */
function logOf(): Entry[] {
  let [km, left] = [48_200, 0];
  return WAYS.flatMap((way, at) => {
    km += way;
    const used = left + way * (0.06 + (at % 3) * 0.001);
    const liters = Math.round((PART.has(at) ? used * 0.4 : used) * 100) / 100;
    left = used - liters;
    const price = 1.55 + (at % 5) * 0.017;
    const day = (date: number) =>
      `2024-${String(1 + (at >> 1)).padStart(2, '0')}-${String(date + (at % 2) * 14)}`;
    const fill = { day: day(10), km, liters, price, paid: Math.round(liters * price * 100) / 100 };
    const [work, paid] = WORK[at] ?? [];
    return [
      { ...fill, mark: PART.has(at) ? 'Wuxi' : 'Plod' },
      ...(paid === undefined ? [] : [{ day: day(12), km: km + 40, paid, work: work! }]),
    ];
  });
}

const entries = logOf();
const shown = (value: number | undefined, digits: number) => value?.toFixed(digits) ?? '';

test(
  'a table whose words nobody knows is read by what was driven, used and paid, and its marks of tanks are asked about',
  { tags: ['IMP-03'] },
  () => {
    const rows = entries.map(({ day, km, liters, price, paid, mark = '', work = '' }) =>
      [
        day,
        work ? 'Drezno' : 'Fliba',
        km,
        shown(price, 3),
        shown(liters, 2),
        mark,
        shown(paid, 2),
        work,
      ].join(';'),
    );
    const text = ['Xorv;Plimt;Ghul;Snef;Brol;Tazk;Wirp;Yunda', ...rows].join('\n');
    const reading = readText(text);
    expect(reading.tables[0]).toMatchObject({ mapping: { kind: 'Plimt', title: 'Yunda' }, unsure: ['full'] });
    const { shape, mapping } = reading.tables[0]!;
    const answered = readText(text, { columns: { [shape]: { ...mapping, full: 'Tazk' } } });
    expect(lines(answered)).toEqual(
      entries.map(({ day, km, liters, paid, mark, work }) =>
        work
          ? `repair ${day} ${paid}EUR ${km}km '${work}'`
          : `fill ${day} gasoline ${Math.round(liters! * 1000)} ${paid}EUR ${km}km${mark === 'Plod' ? ' full' : ''}`,
      ),
    );
  },
);

test('a list of records without a known name is found by its days', { tags: ['IMP-03'] }, () => {
  const fills = entries.filter(({ work }) => work === undefined);
  const xorv = fills.map(({ day, km, liters, price, paid, mark }) => ({
    plimt: day,
    ghul: km,
    snef: price,
    brol: liters,
    wirp: paid,
    tazk: mark === 'Plod',
  }));
  const reading = readText(JSON.stringify({ yunda: 3, xorv }));
  expect(lines(reading).map((line) => line.split(' ').slice(0, 6).join(' '))).toEqual(
    fills.map(
      ({ day, km, liters, paid }) => `fill ${day} gasoline ${Math.round(liters! * 1000)} ${paid}EUR ${km}km`,
    ),
  );
});

test('what was paid is found beside what it is without its discount or fee', { tags: ['IMP-03'] }, () => {
  for (const sign of [-1, 1]) {
    const rows = entries.flatMap(({ day, km, liters, price, paid }, at) => {
      const beside = (at % 4) * 0.55;
      const other = shown(paid + sign * beside, 2);
      return liters
        ? [[day, km, shown(liters, 2), shown(price, 3), shown(paid, 2), shown(beside, 2), other].join(';')]
        : [];
    });
    const reading = readText(['Xorv;Ghul;Brol;Snef;Wirp;Tazk;Yunda', ...rows].join('\n'));
    expect(reading.tables[0]!.mapping).toMatchObject({ amount: 'Brol', price: 'Snef', cost: 'Yunda' });
  }
});

test(
  'marks below a name that nobody knows say nothing of tanks where consumption does not',
  { tags: ['IMP-03'] },
  () => {
    const fills = entries.filter(({ work }) => work === undefined);
    const isPart = (at: number) => PART.has(at);
    const isThird = (at: number) => at % 3 === 0;
    for (const [is, one, other] of [
      [isPart, 'Anna', 'Peter'],
      [isThird, 'Anna', 'Peter'],
      [isThird, 'A', 'P'],
      [isThird, 'yes', 'no'],
      [isThird, 'no', 'yes'],
      [isThird, 'x', ''],
    ] as const) {
      const rows = fills.map(({ day, km, liters, paid }, at) =>
        [day, km, shown(liters, 2), shown(paid, 2), is(at) ? one : other].join(';'),
      );
      const [table] = readText(['Date;Odometer;Liters;Total;Who', ...rows].join('\n')).tables;
      expect(table!.mapping).toEqual({ date: 'Date', odometer: 'Odometer', amount: 'Liters', cost: 'Total' });
    }
  },
);

test('a total that says its name is not the sum of a receipt with other goods', { tags: ['IMP-03'] }, () => {
  const rows = entries.flatMap(({ day, km, liters, price, paid }, at) => {
    const coffee = at % 2 ? 1.8 : 0;
    return liters
      ? [
          [day, km, shown(liters, 2), shown(price, 3), shown(paid, 2), coffee, shown(paid + coffee, 2)].join(
            ';',
          ),
        ]
      : [];
  });
  const reading = readText(
    ['Date;Odometer;Liters;Price per liter;Total;Coffee;Receipt sum', ...rows].join('\n'),
  );
  expect(reading.tables[0]!.mapping.cost).toBe('Total');
  expect(asked(reading)).toEqual([]);
});
