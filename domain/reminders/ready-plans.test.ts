import { expect, test } from 'vitest';
import { FuelType, Transmission } from '#domain/cars/schema.ts';
import { carWords } from '#tests/car-words.ts';
import { reminderForm } from './form.ts';
import { latvianPlans, offeredPlans, planValues, usualPlan } from './ready-plans.ts';
import { workPlans, type ReadyPlan } from './usual-work.ts';

const words = carWords('en');
const today = '2026-11-22';
const titles = (fuelType: FuelType | null, transmission: Transmission | null = null) =>
  offeredPlans(workPlans, { fuelType, transmission }, [], words).map(({ title }) => title);
const planOf = (title: string): ReadyPlan =>
  [...workPlans, ...latvianPlans].find((plan) => plan.title === title)!;

test('the plans follow the fuel and the transmission', { tags: ['REM-70'] }, () => {
  expect(titles('electric', 'automatic')).toEqual([
    'Drive battery check',
    'Brake fluid',
    'Cabin filter',
    'Coolant',
    '12 V battery check',
    'Winter tires',
    'Summer tires',
  ]);
  const tires = ['Winter tires', 'Summer tires'];
  const gasoline = [
    'Oil and oil filter',
    'Brake fluid',
    'Cabin filter',
    'Air filter',
    'Spark plugs',
    'Coolant',
    'Timing belt or chain',
    '12 V battery check',
    ...tires,
  ];
  expect(titles('gasoline')).toEqual(gasoline);
  expect(titles('other')).toEqual(gasoline);
  expect(titles('hybrid')).toEqual(gasoline.toSpliced(1, 0, 'Drive battery check'));
  const dieselOnly = ['Fuel filter', 'AdBlue'];
  const diesel = gasoline.toSpliced(4, 1, ...dieselOnly).toSpliced(8, 0, 'Transmission oil');
  for (const transmission of ['manual', 'automatic', 'cvt'] as const)
    expect(titles('diesel', transmission)).toEqual(diesel);
  const oilOf = (transmission: Transmission) =>
    offeredPlans(workPlans, { fuelType: 'diesel', transmission }, [], words).find(
      ({ title }) => title === 'Transmission oil',
    )!.km;
  expect([oilOf('manual'), oilOf('automatic'), oilOf('cvt')]).toEqual([100_000, 60_000, 60_000]);
  expect(latvianPlans.map(({ title }) => title)).toEqual([
    'Technical inspection',
    'OCTA',
    'KASKO',
    'Seasonal tire change',
    'Vehicle tax',
    'Registration documents',
  ]);
  for (const fuelType of [...FuelType.options, null])
    for (const transmission of [...Transmission.options, null])
      expect(new Set(titles(fuelType, transmission)).size).toBe(titles(fuelType, transmission).length);
});

test('what the car has a reminder of is not offered again', { tags: ['REM-70'] }, () => {
  const car = { fuelType: 'gasoline', transmission: null } as const;
  const offered = (title: string, kind: 'oil' | 'filter' | 'insurance') =>
    offeredPlans([...workPlans, ...latvianPlans], car, [{ title, kind }], words).map((one) => one.title);
  expect(offered('Engine', 'oil')).not.toContain('Oil and oil filter');
  expect(offered('Pollen', 'filter')).toEqual(expect.arrayContaining(['Air filter', 'Cabin filter']));
  expect(offered('Air filter', 'filter')).not.toContain('Air filter');
  expect(offered('OCTA', 'insurance')).not.toContain('OCTA');
  expect(offered('OCTA', 'insurance')).toContain('KASKO');
  expect(offered('Third-party insurance (OCTA)', 'insurance')).not.toContain('OCTA');
});

test('work is due an interval from today, a paper when its owner says', { tags: ['REM-71'] }, () => {
  const oil = planValues(planOf('Oil and oil filter'), { today, mileage: 97_000 }, words);
  expect(oil).toMatchObject({ dueDate: '2027-11-22', dueKm: '112000', repeatEvery: '12', repeatKm: '15000' });
  const withoutMileage = planValues(planOf('Oil and oil filter'), { today, mileage: null }, words);
  expect(withoutMileage).toMatchObject({ dueDate: '2027-11-22', dueKm: '', repeatKm: '' });
  const done = { title: 'Oil change, filters', date: '2026-03-01', mileage: 90_000 };
  const repairs = [{ ...done, title: 'Gearbox oil', date: '2026-09-01' }, done];
  const counted = planValues(planOf('Oil and oil filter'), { today, mileage: 97_000, repairs }, words);
  expect(counted).toMatchObject({ dueDate: '2027-03-01', dueKm: '105000' });
  const octa = planValues(planOf('OCTA'), { today, mileage: 97_000 }, words);
  expect(octa).toMatchObject({ dueDate: '', base: 'due' });
  const papers = latvianPlans.filter(({ kind }) => kind !== 'tyres');
  for (const plan of papers)
    expect(planValues(plan, { today, mileage: 97_000 }, words)).toMatchObject({ dueDate: '', dueKm: '' });
  expect(reminderForm.safeParse(octa).success).toBe(false);
  expect(reminderForm.safeParse({ ...octa, dueDate: '2027-03-05' }).success).toBe(true);
  const documents = planValues(planOf('Registration documents'), { today, mileage: 97_000 }, words);
  const once = reminderForm.safeParse({ ...documents, dueDate: '2027-03-05' }).data!;
  expect(once.plan).toMatchObject({ dueDate: '2027-03-05', repeat: null, repeatKm: null });
});

test('tires are changed every year on the same day', { tags: ['REM-71'] }, () => {
  const due = (title: string, day: string) =>
    planValues(planOf(title), { today: day, mileage: null }, words).dueDate;
  expect([due('Winter tires', '2026-11-14'), due('Winter tires', '2026-11-15')]).toEqual([
    '2026-11-15',
    '2027-11-15',
  ]);
  const seasonal = planValues(planOf('Seasonal tire change'), { today, mileage: null }, words);
  expect(reminderForm.safeParse(seasonal).data?.plan).toMatchObject({
    dueDate: '2026-12-01',
    repeat: null,
    yearDays: ['03-01', '12-01'],
  });
  expect(planValues(planOf('Summer tires'), { today, mileage: null }, words)).toMatchObject({
    dueDate: '2027-04-01',
    base: 'due',
  });
});

test('every plan of work can be taken as it is', { tags: ['REM-71'] }, () => {
  for (const plan of workPlans)
    for (const mileage of [0, null])
      expect(reminderForm.safeParse(planValues(plan, { today, mileage }, words)).success).toBe(true);
});

test.each([
  ['Oil change', 'oil', 'Oil and oil filter'],
  ['', 'oil', 'Oil and oil filter'],
  ['Gearbox oil', 'oil', null],
  ['Timing belt or chain', 'belt', 'Timing belt or chain'],
  ['Serpentine belt', 'belt', null],
  ['Air filter', 'filter', 'Air filter'],
  ['Fuel filter', 'filter', null],
  ['Key battery', 'battery', null],
  ['  brake fluid ', 'brakes', 'Brake fluid'],
  ['Brake pads', 'brakes', null],
  ['Winter tyres', 'tyres', null],
  ['OCTA', 'insurance', 'OCTA'],
  ['Yearly MOT', 'inspection', 'Technical inspection'],
  ['Seasonal tire change', 'tyres', 'Seasonal tire change'],
  ['Wash', 'other', null],
] as const)(
  'a new reminder %j of the kind %s is offered the interval of %j',
  { tags: ['REM-06'] },
  (...row) => {
    const [title, kind, expected] = row;
    const plan = usualPlan({ title, kind }, { fuelType: 'gasoline', transmission: null }, words);
    expect(plan?.title ?? null).toBe(expected);
  },
);
