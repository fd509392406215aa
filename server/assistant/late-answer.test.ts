import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Id } from '#domain/ids.ts';
import { newId } from '#server/platform/deps.ts';
import { editing } from '#tests/applied-once.ts';
import { askAssistant } from '#tests/ask-assistant.ts';
import { openNoticeWorld, PATIENT, type Driver, type NoticeWorld } from '#tests/notice-world.ts';
import { startModelServer, type ModelServer } from '#tests/stand-ins/model-server.ts';
import { RENEW_EVERY_MS } from './running-answers.ts';

let model: ModelServer;
let here: NoticeWorld;
beforeAll(async () => {
  model = await startModelServer();
  here = await openNoticeWorld({ MODEL_BASE_URL: model.url, MODEL_NAME: 'words' });
});
afterEach(() => here.clear());
afterAll(async () => {
  await here.close();
  await model.stop();
});

const answered = async (questionId: Id) => {
  const { rows } = await here.world.deps.db.$client.query<{ content: string; outcome: string }>(
    'select content, outcome from chat_messages where question_id = $1',
    [questionId],
  );
  return rows[0];
};

/** Disconnects after the first words and waits until the answer is stored. */
async function leave({ owner, carId }: Driver): Promise<void> {
  model.set({ streams: ['One, ', 'two ', 'and three.'], pause: 150 });
  const id = newId();
  await askAssistant(owner, carId, { id, content: 'Count' }, ({ type }) => type === 'text');
  expect(await answered(id)).toBeUndefined();
  await expect
    .poll(() => answered(id), PATIENT)
    .toEqual({ content: 'One, two and three.', outcome: 'whole' });
  expect(model.left).toBe(0);
}

const change = async ({ owner }: Driver, changes: Record<string, { from: unknown; to: unknown }>) => {
  const settings = await owner.call('settings.read');
  await owner.call('settings.edit', { ...editing(settings), changes });
};

test(
  'an answer whose page was left is finished and announced at once on each channel',
  { tags: ['NOT-51', 'ASST-15', 'NOT-07'] },
  async () => {
    const driver = await here.newDriver(100);
    const { owner, carId } = driver;
    const device = await here.addDevice(owner);
    here.world.setClock(here.noonOn(0));
    const sent = () => [here.mailsTo(owner).length, here.pushes.to(device).length];

    model.set({ says: 'To who stays.' });
    await askAssistant(owner, carId, { content: 'Count' });
    await leave(driver);
    await expect.poll(sent, PATIENT).toEqual([1, 1]);
    expect(here.pushes.to(device)).toMatchObject([
      {
        title: 'Answer from the assistant · Brūnis',
        body: 'The answer to your question is ready.',
        url: `/assistant/${carId}`,
        actions: [],
      },
    ]);
    const [mail] = here.mailsTo(owner);
    expect(mail).toMatchObject({ subject: 'Answer from the assistant · Brūnis' });
    expect(mail!.text).toContain(`${here.world.deps.mailer!.linkOrigin}/assistant/${carId}`);
    expect(mail!.html).toContain('>Read the answer</a>');
    await here.delivered();

    await change(driver, { notificationsEnabled: { from: true, to: false } });
    await leave(driver);
    expect(await here.waiting()).toEqual([]);
    await change(driver, {
      notificationsEnabled: { from: false, to: true },
      language: { from: 'en', to: 'lv' },
    });
    await leave(driver);
    await expect.poll(sent, PATIENT).toEqual([2, 2]);
    expect(here.pushes.to(device)[1]).toMatchObject({
      title: 'Asistenta atbilde · Brūnis',
      body: 'Atbilde uz jūsu jautājumu ir gatava.',
    });
    expect(here.mailsTo(owner)[1]!.html).toContain('>Lasīt atbildi</a>');
  },
);

test(
  'at night the notice of an answer waits, and is left out once its chat was opened',
  { tags: ['NOT-51'] },
  async () => {
    const [reader, other] = [await here.newDriver(100), await here.newDriver(100)];
    const devices = [await here.addDevice(reader.owner), await here.addDevice(other.owner)];
    here.world.setClock(new Date(here.noonOn(0).getTime() + 11 * 3_600_000));
    await leave(reader);
    await leave(other);
    await expect
      .poll(async () => (await here.waiting()).map(({ dueAt }) => dueAt.getUTCHours()), PATIENT)
      .toEqual([7, 7, 7, 7]);
    const { messages } = await reader.owner.call('assistant.thread', { carId: reader.carId });
    expect(messages.at(-1)!.content).toBe('One, two and three.');
    here.world.setClock(here.noonOn(1));
    for (const { id } of await here.waiting()) await here.deliver(id);
    expect(await here.waiting()).toEqual([]);
    expect(devices.map((device) => here.pushes.to(device).length)).toEqual([0, 1]);
    expect([reader, other].map(({ owner }) => here.mailsTo(owner).length)).toEqual([0, 1]);
  },
);

test(
  'a page opened meanwhile hears that an answer is being made, and no longer once its process is dead',
  { tags: ['ASST-16'] },
  async () => {
    const { owner, carId } = await here.newDriver(100);
    const start = here.noonOn(0).getTime();
    const at = (seconds: number) => here.world.setClock(new Date(start + seconds * 1000));
    const last = async () => (await owner.call('assistant.thread', { carId })).messages.at(-1)!;
    const sql = (text: string, ...values: unknown[]) => here.world.deps.db.$client.query(text, values);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      at(0);
      model.set({ streams: ['One, ', 'two ', 'and three.'], pause: 1_500 });
      const id = newId();
      await askAssistant(owner, carId, { id, content: 'Count' }, ({ type }) => type === 'text');
      expect(await last()).toMatchObject({ id, isAnswering: true });
      at(29);
      vi.advanceTimersByTime(RENEW_EVERY_MS);
      at(58);
      await expect.poll(last).toMatchObject({ id, isAnswering: true });
      await expect.poll(last, PATIENT).toMatchObject({ questionId: id, content: 'One, two and three.' });
      const { messages } = await owner.call('assistant.thread', { carId });
      expect(messages.some(({ isAnswering }) => isAnswering)).toBe(false);

      // The state left by a process that dies before the end.
      await sql('delete from chat_messages where question_id = $1', id);
      expect(await last()).toMatchObject({ id, isAnswering: true });
      await owner.call('assistant.stop', { carId, questionId: id });
      expect(await last()).not.toHaveProperty('isAnswering');
      await sql('update chat_messages set outcome = null where id = $1', id);
      expect(await last()).toMatchObject({ isAnswering: true });
      at(59);
      expect(await last()).not.toHaveProperty('isAnswering');

      // A retry counts as an answer in progress.
      await askAssistant(owner, carId, { id, content: 'Count' }, ({ type }) => type === 'text');
      expect(await last()).toMatchObject({ id, isAnswering: true });
    } finally {
      vi.useRealTimers();
    }
  },
);
