import { getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Output } from '#domain/calls.ts';
import { addDays } from '#domain/days.ts';
import { newId } from '#server/platform/deps.ts';
import { all, ask, order } from '#tests/ask-report.ts';
import type { Answer } from '#tests/client.ts';
import { asBytes, phonePicture } from '#tests/fixtures/media/samples.ts';
import { reminderDraft } from '#tests/nouns/reminders.ts';
import { mechanicReply, newCar, newIssue, newLink, repairDraft, type Owner } from '#tests/people.ts';
import { planOf } from '#tests/reminders.ts';
import { readQr } from '#tests/pdf-qr.ts';
import { readPdf } from '#tests/read-pdf.ts';
import { withWorld, world } from '#tests/set-up.ts';

let keeper: Owner;
/** A car for all tests that read it without changing it. */
let kept: Output<'cars.add'>;
let full: Answer;
withWorld();
beforeAll(async () => {
  keeper = await world.newOwner();
  kept = await furnished(keeper);
  full = await ask(keeper, kept.id);
});

const LATVIAN = 'Ķēdes čīkst, šņāc un žvadz; ģenerators ļoti ēdīgs ābolu ūdenī';
const POLISH = 'Zażółć gęślą jaźń – klocki hamulcowe piszczą przy każdym zakręcie';
const RUSSIAN = 'Съешь ещё этих мягких французских булок';

async function furnished(owner: Owner) {
  const car = await newCar(owner, { nickname: 'Zilais', vin: 'YV1SECRETVIN', mileage: 240_000 });
  const picture = newId();
  await owner.send('PUT', `/api/media/${picture}?purpose=issue&carId=${car.id}`, {
    body: asBytes(await phonePicture({ width: 640, height: 480 })),
  });
  const open = await newIssue(owner, car.id, { description: LATVIAN, mediaIds: [picture], mileage: 239_500 });
  await owner.call('issues.edit', {
    opId: newId(),
    carId: car.id,
    issueId: open.id,
    baseVersion: open.version,
    changes: { notes: { from: open.notes, to: 'Whispered note' } },
  });
  const { token } = await newLink(owner, car.id, { isEditable: true });
  const reply = mechanicReply(token, open.id);
  await world.visitor().call('share.logReply', reply);
  await owner.call('replies.edit', {
    opId: newId(),
    carId: car.id,
    issueId: open.id,
    replyId: reply.id,
    baseVersion: 1,
    changes: { ownerReply: { from: '', to: 'Replied in a whisper' } },
  });
  const gone = await newIssue(owner, car.id, { description: POLISH, date: '2026-01-10T12:00:00Z' });
  await owner.call(
    'repairs.log',
    repairDraft(car.id, {
      title: RUSSIAN,
      date: '2026-01-20',
      cost: 987.65,
      kind: 'repair',
      resolvedIssues: [gone.id],
      description: 'Old oil out, new oil in',
    }),
  );
  await owner.call(
    'repairs.log',
    repairDraft(car.id, { title: 'Summer tyres', date: '2024-04-02', cost: 40 }),
  );
  const plan = planOf({ dueDate: '2020-02-01', dueKm: 241_000 });
  await owner.call('reminders.add', reminderDraft(car.id, { title: 'Spriegotājs', notes: 'Hush', plan }));
  return car;
}

const SLOW = { timeout: 90_000 };

describe('the report as a PDF', SLOW, () => {
  test('contains the car’s records as searchable text', { tags: ['LIM-08', 'STAT-20'] }, async () => {
    expect(full.status).toBe(200);
    expect(full.headers.get('content-type')).toBe('application/pdf');
    expect(full.headers.get('content-disposition')).toMatch(
      /^attachment; filename="carful-report-zilais-[\d-]+\.pdf"$/,
    );
    expect(full.headers.get('cache-control')).toBe('private, no-store');
    const { text, pages } = await readPdf(full.body);
    for (const said of [
      'Zilais',
      'Volvo V70 · 2012',
      'YV1SECRETVIN',
      'Open problems',
      'Resolved problems',
      'Maintenance history',
      LATVIAN,
      POLISH,
      RUSSIAN,
      'Whispered note',
      'Replied in a whisper',
      'Summer tyres',
      'Old oil out',
      '€987.65',
      '€1,027.65',
      'This is not a diagnostic tool. Only a repair shop can determine the actual issue.',
      'Have it checked soon',
      `Fixed: ${POLISH}`,
      `Page ${pages} of ${pages}`,
    ]) {
      expect(text).toContain(said);
    }
    expect(text.split(POLISH)).toHaveLength(3);
    expect(text).toMatch(/· 239\s500\skm/);
    for (const secret of [keeper.email, keeper.id, 'Kalniņa', 'mechanic-share'])
      expect(text).not.toContain(secret);
  });

  test('omits what the owner excludes and what is outside the period', async () => {
    const nothing = { costs: false, vin: false, notes: false, pictures: false };
    const bare = await ask(
      keeper,
      kept.id,
      order({ include: nothing, from: '2025-01-01', to: '2026-12-31' }),
    );
    const { text } = await readPdf(bare.body);
    expect(text).toContain(RUSSIAN);
    for (const left of [
      'YV1SECRETVIN',
      'Whispered note',
      'Replied in a whisper',
      '987',
      '€',
      'Cost',
      'Summer tyres',
    ]) {
      expect(text).not.toContain(left);
    }
    const images = (pdf: unknown) => (pdf as Buffer).toString('latin1').split('/Subtype /Image').length - 1;
    expect(images(bare.body)).toBe(0);
    expect(images(full.body)).toBe(1);
  });

  test('holds the open reminders if its owner chooses so', { tags: ['REM-45'] }, async () => {
    expect((await readPdf(full.body)).text).not.toContain('Spriegotājs');
    const { body } = await ask(keeper, kept.id, order({ include: { ...all, due: true } }));
    const { text } = await readPdf(body);
    expect(text).toMatch(/Spriegotājs Feb 1, 2020 or 241\s000\skm Overdue by/);
    expect(text).not.toContain('Hush');
  });

  test('tells what is due on the day where its owner is', { tags: ['REM-16', 'REM-45'] }, async () => {
    const owner = await world.newOwner();
    const { id } = await newCar(owner);
    const today = new Date().toISOString().slice(0, 10);
    const plan = planOf({ dueDate: addDays(today, 1) });
    await owner.call('reminders.add', reminderDraft(id, { plan }));
    // At 1:30 in the morning of the next day there.
    world.setClock(new Date(`${today}T12:30:00Z`));
    try {
      const there = order({ timeZone: 'Pacific/Auckland', include: { ...all, due: true } });
      expect((await readPdf((await ask(owner, id, there)).body)).text).toContain('Due today');
    } finally {
      world.setClock();
    }
  });

  test('is in Latvian when asked for', async () => {
    const { text } = await readPdf((await ask(keeper, kept.id, order({ language: 'lv' }))).body);
    for (const said of [
      'Stāvokļa pārskats',
      'Neatrisinātās problēmas',
      'Apkopes vēsture',
      '987,65 €',
      '1. lapa no',
    ]) {
      expect(text).toContain(said);
    }
    expect(text).not.toContain('problems');
    expect(text).toMatch(/Pārskata datums: \d{4}\. gada \d{1,2}\. \p{L}+/u);
    expect(text).toMatch(/Reģistrēta: \d{4}\. gada \d{1,2}\. \p{L}+/u);
    expect(text).toMatch(/\d{2}\.\d{2}\.\d{4}\. /);
    expect(text).not.toMatch(/\p{L}\.? \d{1,2}, \d{4}/u);
  });

  test('contains a valid share link of the car, and no other', async () => {
    const link = await newLink(keeper, kept.id);
    const { body: pdf } = await ask(keeper, kept.id, order({ linkId: link.id }));
    const { text, links } = await readPdf(pdf);
    expect([...new Set(links)]).toEqual([`${world.baseUrl}/mechanic-share?token=${link.token}`]);
    expect(text).toContain('Valid until:');
    const document = await getDocumentProxy(new Uint8Array(pdf as Buffer));
    expect(await readQr(await document.getPage(document.numPages))).toBe(links[0]);
    const ofOther = await newLink(keeper, (await newCar(keeper)).id);
    await keeper.call('share.delete', { opId: newId(), linkId: link.id });
    for (const linkId of [ofOther.id, link.id, newId()]) {
      expect(await ask(keeper, kept.id, order({ linkId }))).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND' },
      });
    }
  });

  test('is possible for a car without records', async () => {
    const owner = await world.newOwner();
    const { id } = await newCar(owner, { nickname: `🚗 ${'W'.repeat(90)}` });
    const { text } = await readPdf((await ask(owner, id)).body);
    expect(text).toContain('There are no open problems.');
    expect(text).toContain('No repairs in this period.');
    expect(text).not.toContain('🚗');
  });

  test('a disconnect does not delay the next report', { tags: ['long'] }, async () => {
    const left = Array.from({ length: 5 }, async () => {
      const gone = AbortSignal.timeout(60);
      const answer = fetch(`${world.baseUrl}/api/cars/${kept.id}/report`, {
        method: 'POST',
        signal: gone,
        body: JSON.stringify(order()),
        headers: { 'content-type': 'application/json', cookie: keeper.cookie, origin: world.baseUrl },
      });
      return answer.then(
        () => 'answered',
        () => 'left',
      );
    });
    expect(await Promise.all(left)).toEqual(Array(5).fill('left'));
    expect((await ask(keeper, kept.id)).status).toBe(200);
  });
});
