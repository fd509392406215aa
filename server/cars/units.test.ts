import { beforeAll, describe, expect, test } from 'vitest';
import type { Car } from '#domain/cars/schema.ts';
import { digestEntries } from '#domain/notices/digest-rules.ts';
import { newNotices } from '#domain/notices/notice-rules.ts';
import { dueList } from '#domain/reminders/due-list-rules.ts';
import { reportDocument } from '#domain/reports/report-document.ts';
import type { ReportOrder } from '#domain/reports/schema.ts';
import { METRIC, toKm } from '#domain/units/units.ts';
import { carTools } from '#server/assistant/car-tools.ts';
import { readAskedGarage } from '#server/assistant/read-facts.ts';
import { readDueRecipients } from '#server/notices/read-recipients.ts';
import { ownedCar, ownerScope } from '#server/platform/access/scope.ts';
import { wordsFor } from '#server/platform/words.ts';
import { gatherReport } from '#server/reports/gather-report.ts';
import { editing, faults } from '#tests/applied-once.ts';
import { askAssistant, textOf } from '#tests/ask-assistant.ts';
import { MILES } from '#tests/car-words.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import { reminderDraft } from '#tests/nouns/reminders.ts';
import { newCar, newIssue, newLink, repairDraft } from '#tests/people.ts';
import { planOf } from '#tests/reminders.ts';
import { owner, withOwner, world } from '#tests/set-up.ts';

const soft = (text: string) => text.replaceAll('\u00A0', ' ');
const mi = (miles: number) => toKm(miles, 'mi');

let car: Car;

withOwner();
beforeAll(async () => {
  car = await newCar(owner, { mileage: mi(60_000), ...MILES });
  const { id: carId } = car;
  const repair = { title: 'Oil change', date: '2026-03-05', mileage: mi(59_000) };
  await owner.call('repairs.log', repairDraft(carId, repair));
  await newIssue(owner, carId, { mileage: mi(59_500) });
  await owner.call('fills.log', fillDraft(carId, { date: '2026-01-05', km: mi(58_000) }));
  await owner.call('fills.log', fillDraft(carId, { date: '2026-02-05', km: mi(58_300), amount: 37_854 }));
  await owner.call(
    'reminders.add',
    reminderDraft(carId, { title: 'Oil', plan: planOf({ dueKm: mi(60_100), repeatKm: mi(10_000) }) }),
  );
});

const edit = (base: Car, changes: Record<string, unknown>) =>
  owner.attempt('cars.edit', { ...editing(base), carId: base.id, changes });

describe('the units of a car', () => {
  test('are kilometers and liters unless they are chosen, and change no number', async () => {
    const plain = await newCar(owner, { mileage: 100_001 });
    expect(plain).toMatchObject(METRIC);
    const changes = Object.fromEntries(
      Object.entries(MILES).map(([field, to]) => [field, { from: METRIC[field as keyof typeof METRIC], to }]),
    );
    const { body } = await edit(plain, changes);
    expect(body).toEqual({ ...plain, ...MILES, version: 2 });
    const back = await edit(body as Car, { distanceUnit: { from: 'mi', to: 'km' } });
    expect(back.body).toMatchObject({ distanceUnit: 'km', mileage: 100_001 });
  });

  test('are refused where they are none', async () => {
    for (const field of Object.keys(METRIC))
      expect(faults(await edit(car, { [field]: { from: 'km', to: 'furlong' } })), field).toHaveLength(1);
  });

  test('are those a mechanic sees', async () => {
    const { token } = await newLink(owner, car.id);
    expect(await world.visitor().call('share.open', { token })).toMatchObject({ car: MILES });
  });
});

describe('in miles and gallons', () => {
  test('is the report, in every part', async () => {
    const order: ReportOrder = {
      language: 'en',
      timeZone: 'Europe/Riga',
      include: { costs: true, pictures: false, vin: true, notes: true, due: true },
    };
    const scope = await ownedCar(world.deps.db, ownerScope(owner.id, true), car.id);
    const { facts } = await gatherReport(world.deps, scope, order, 'https://example.org');
    const text = soft(JSON.stringify(reportDocument(facts, wordsFor('en'))));
    for (const said of ['60 000 mi', '59 000 mi', '59 500 mi', '60 100 mi', '100 mi left'])
      expect(text).toContain(said);
    expect(text).not.toMatch(/\d km\b|per km/);
  });

  test('is what the assistant answers from the records', async () => {
    const ask = async (content: string) => soft(textOf(await askAssistant(owner, car.id, { content })));
    expect(await ask('What is the mileage?')).toContain('60 000 mi');
    expect(await ask('When was the last oil change?')).toContain('59 000 mi');
    expect(await ask('What is the average fuel consumption?')).toMatch(/30(\.0\d)? mpg \(US\)/);
    expect(await ask('How much fuel did I buy in February 2026?')).toContain('10 US gal');
    expect(await ask('What is due?')).toContain('Oil: at 60 100 mi (100 mi left');
  });

  test('is what the tools of a model read', async () => {
    const garage = await readAskedGarage(world.deps, { ownerId: owner.id }, 'en');
    const tools = carTools({
      garage,
      here: car.id,
      language: 'en',
      onQuery: () => undefined,
      onTold: () => undefined,
      propose: () => undefined,
    });
    expect(tools['propose_repair']!.description).toContain('in miles');
    const told = await tools['due_list']!.execute!({} as never, {
      toolCallId: '1',
      messages: [],
      context: {},
    });
    expect(soft(JSON.stringify(told))).toContain('Oil: at 60 100 mi (100 mi left');
  });

  test('is a notice', async () => {
    const [recipient] = await readDueRecipients(world.deps.db, [owner.id]);
    const today = new Date().toISOString().slice(0, 10);
    const notices = newNotices(dueList(recipient!.list, today), [], today);
    const entries = digestEntries(notices, { ...recipient!, news: [], answers: [] }, today, wordsFor('en'));
    expect(entries.map(({ text }) => soft(text))).toContain('100 mi left');
  });
});
