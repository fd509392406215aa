import { beforeAll, expect, test } from 'vitest';
import type { Id } from '#domain/ids.ts';
import { newId } from '#server/platform/deps.ts';
import { documentDraft } from '#tests/nouns/documents.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import { reminderDraft } from '#tests/nouns/reminders.ts';
import { newCar, newIssue, newLink, repairDraft } from '#tests/people.ts';
import { owner, withOwner, world } from '#tests/set-up.ts';

let golf: Id;
let volvo: Id;

withOwner();
beforeAll(async () => {
  const names = { brand: 'VW', model: 'Golf', nickname: null };
  golf = (await newCar(owner, { ...names, licensePlate: 'AB-1234', vin: 'WVWZZZ1KZAW000123' })).id;
  volvo = (await newCar(owner, { brand: 'Volvo', model: 'V70', nickname: 'Ģimenes', licensePlate: 'LV 77' }))
    .id;
  await newIssue(owner, golf, {
    description: 'Grab bremzes, 100% vienmēr',
    date: '2024-05-03T21:30:00.000Z',
  });
  await newIssue(owner, volvo, { description: 'Deg eļļas lampiņa', date: '2023-12-31T22:30:00.000Z' });
  const repairs = [
    {
      carId: golf,
      title: 'Eļļas maiņa',
      date: '2024-05-03',
      cost: 150,
      garageName: 'Juris un dēli',
      kind: 'service',
    },
    {
      carId: golf,
      title: 'Brake_pads 50%',
      date: '2024-06-01',
      cost: 12.5,
      description: 'May need discs, too',
    },
    {
      carId: volvo,
      title: 'Tires',
      date: '2022-05-09',
      cost: 1500,
      currency: 'USD',
      kind: 'tyres',
      mileage: 2024,
    },
    {
      carId: volvo,
      title: 'Filter',
      date: '2021-02-28',
      cost: 150.99,
      currency: 'EUR',
      mechanicName: 'Ņina Šķēle',
    },
    { carId: volvo, title: 'Jānis noted a \\ backslash', date: '2020-01-01', cost: null },
  ] as const;
  for (const { carId, ...changes } of repairs) await owner.call('repairs.log', repairDraft(carId, changes));
  await owner.call(
    'fills.log',
    fillDraft(golf, { station: 'Virši-A', notes: null, cost: 62.4, date: '2024-05-31' }),
  );
  await owner.call(
    'documents.add',
    documentDraft(volvo, { kind: 'kasko', title: 'OCTA polise', company: 'Balta', validTo: '2027-05-03' }),
  );
  await owner.call(
    'reminders.add',
    reminderDraft(golf, { title: 'Zobsiksna', kind: 'belt', notes: 'Mainīt ar sūkni' }),
  );
});

const find = (text: string, more: { kind?: 'repair'; from?: string } = {}) =>
  owner.call('search.find', { text, timeZone: 'Europe/Riga', ...more });
/** The results as 'kind: title'. */
const found = async (text: string) =>
  (await find(text)).groups.flatMap(({ records }) => records.map(({ kind, title }) => `${kind}: ${title}`));

test('strangers and links find nothing; what was deleted is gone', { tags: ['FIND-06'] }, async () => {
  const link = await newLink(owner, golf, { isEditable: true });
  const stranger = await world.newOwner();
  await newCar(stranger, { brand: 'VW', model: 'Golf', licensePlate: 'AB-1234' });
  for (const text of ['ella', 'golf', '150', '2024'])
    expect(await stranger.call('search.find', { text })).toEqual({ groups: [] });
  const mechanic = world.visitor();
  expect((await mechanic.attempt('search.find', { text: 'ella', token: link.token })).status).toBe(401);
  const repair = repairDraft(golf, { title: 'Vanishing cream' });
  await owner.call('repairs.log', repair);
  const { id: sold } = await newCar(owner, { nickname: 'Vanishing van' });
  await owner.call('repairs.log', repairDraft(sold, { title: 'Wipers' }));
  expect(await found('vanish')).toEqual(['repair: Wipers', 'repair: Vanishing cream']);
  await owner.call('repairs.delete', { opId: newId(), carId: golf, repairId: repair.id });
  await owner.call('cars.delete', { opId: newId(), carId: sold });
  expect(await found('vanish')).toEqual([]);
});

test('no character has a meaning of its own, and a long text is refused', { tags: ['FIND-07'] }, async () => {
  for (const text of ['%', '_', '\\', "'", '€', '()|&!:*', "' or true --", '\ud800'])
    expect([text, await found(text)]).toEqual([text, []]);
  expect(await found('62 _')).toEqual(['fill: ']);
  expect(await found('brake pads 50%')).toEqual(['repair: Brake_pads 50%']);
  expect(await found('back\0slash \\')).toEqual(['repair: Jānis noted a \\ backslash']);
  const statusOf = async (text: string) => (await owner.attempt('search.find', { text })).status;
  expect(await statusOf('ž'.repeat(100))).toBe(200);
  expect(await Promise.all(['ž'.repeat(101), 'x'.repeat(1_000), '\0', ' '].map(statusOf))).toEqual([
    400, 400, 400, 400,
  ]);
  expect(await statusOf('a b c d e f g h i j k l m n o p q r s t u v w x y z')).toBe(200);
});

test(
  'words, kinds, amounts and dates are found in both languages, on the day of the zone that is named',
  { tags: ['FIND-02', 'FIND-03', 'FIND-04'] },
  async () => {
    const nothing = ['llas', '€ 1500', '999 999 999 999 999', '1 000'.padEnd(97, ' 000')];
    const words =
      'ella|EĻĻAS mai|skele nina|virši-a|dēli juris|ab-1234 zobs|AB 1234|ab1234|golf|wvwzzz1k|gimenes ella|bremzes grab|pads discs|octa balta|riepas|benzins|gasoline golf|kasko balta|timing golf|jan|volvo 2022|gimenes may';
    const amounts =
      '150|€ 150|150eur|150,00|150.00 EUR|62|62,40|62.4 €|12,50|12.5|1 500|1,500|1 500,00 $|usd 1500';
    const days =
      '2024|may|dec|May 2024|maijs 2024|2024. gada maijā|05.2024|2024-05|3.05.2024|03.05.2024.|May 3, 2024|2024. gada 3. maijs|2027 polise|maijs riepas';
    for (const text of [...[words, amounts, days].flatMap((some) => some.split('|')), ...nothing])
      expect([text, (await found(text)).length > 0]).toEqual([text, !nothing.includes(text)]);
    expect(await found('4.05.2024')).toEqual(['issue: Grab bremzes, 100% vienmēr']);
  },
);
