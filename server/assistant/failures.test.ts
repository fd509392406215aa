import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Id } from '#domain/ids.ts';
import { newId } from '#server/platform/deps.ts';
import { askAssistant, endOf, newStoriedCar, textOf, typesOf } from '#tests/ask-assistant.ts';
import { newCar } from '#tests/people.ts';
import { openWorld } from '#tests/world.ts';
import { model, owner, withModel, world } from '#tests/set-up.ts';

let carId: Id;

withModel({ MODEL_VISION_NAME: 'eyes' });
beforeAll(async () => {
  ({ carId } = await newStoriedCar(owner));
});

const ask = (content: string, more: object = {}, until?: Parameters<typeof askAssistant>[3]) =>
  askAssistant(owner, carId, { content, ...more }, until);

describe('failures', () => {
  test.each([
    ['refuses the key', { fails: 401 }],
    ['has no time', { fails: 429, retryAfter: 1 }],
    ['breaks', { fails: 500 }],
    ['hangs up', 'hangs up'],
    ['says nothing', 'empty'],
    ['sends no stream', { sends: '<html>' }],
    ['is cut before its first word', { streams: [], ending: 'cut' }],
  ] as const)(
    'when the model %s, the records answer and say why',
    { tags: ['STAT-47'], timeout: 30_000 },
    async (_name, manner) => {
      model.set(manner as never);
      const heard = await ask('When was the last oil change?');
      expect(typesOf(heard)).toEqual(['start', 'offline', 'text', 'understood', 'end']);
      expect(endOf(heard)).toMatchObject({ role: 'fallback', reason: 'model-failed', outcome: 'whole' });
      expect(textOf(heard)).toContain('March 5, 2026');
    },
  );

  test.each(['cut', 'fades'] as const)(
    'an answer that is %s after its first words is broken; a retry replaces it',
    async (ending) => {
      model.set({ streams: ['It may ', 'be '], pause: 10, ending });
      const id = newId();
      const heard = await ask('Why?', { id });
      expect(endOf(heard)).toMatchObject({ role: 'assistant', outcome: 'broken', content: 'It may be ' });
      model.set({ says: 'The pads.' });
      expect(endOf(await ask('Why?', { id }))).toMatchObject({ outcome: 'whole', content: 'The pads.' });
      const { messages } = await owner.call('assistant.thread', { carId });
      expect(
        messages
          .filter(({ id: one, questionId }) => one === id || questionId === id)
          .map(({ content }) => content),
      ).toEqual(['Why?', 'The pads.']);
      expect(await ask('Another question', { id })).toMatchObject({
        status: 409,
        error: { code: 'ID_TAKEN' },
      });
    },
  );

  describe('an answer in the wrong language', () => {
    const german = 'Die Bremsbeläge sind sehr wahrscheinlich abgenutzt und sollten bald gewechselt werden.';
    const latvian = 'Visticamāk, bremžu kluči ir nodiluši, un tos vajadzētu drīz nomainīt servisā.';
    const english = 'The brake pads are most likely worn, and they should be replaced before long.';

    test('is discarded and requested again with a hint', async () => {
      model.set({ turns: [{ streams: [german, ' Viel Glück!'], pause: 5 }, { says: english }] });
      const heard = await ask('Why does it squeal?');
      expect(typesOf(heard)).toEqual(['start', 'text', 'again', 'end']);
      expect(endOf(heard)).toMatchObject({ role: 'assistant', outcome: 'whole', content: english });
      expect(JSON.stringify(model.asked[1]!.body.messages)).toContain('Write every sentence in English');
      expect(JSON.stringify(model.asked[0]!.body.messages)).not.toContain('Write every sentence');
      const { messages } = await owner.call('assistant.thread', { carId });
      expect(messages.at(-1)!.content).toBe(english);
    });

    test('is accepted the second time if it is the product’s other language', async () => {
      model.set({ turns: [{ says: english }, { says: latvian }] });
      const asked = { language: 'lv' as const };
      expect(endOf(await ask('Kāpēc čīkst bremzes?', asked)).content).toBe(latvian);
      model.set({ says: english });
      expect(endOf(await ask('Kāpēc čīkst bremzes?', asked))).toMatchObject({
        role: 'assistant',
        outcome: 'whole',
        content: english,
      });
      expect(model.asked).toHaveLength(2);
    });

    test('is replaced by the records if it is an unsupported language twice', async () => {
      model.set({ says: german });
      const heard = await ask('When was the last oil change?');
      expect(endOf(heard)).toMatchObject({ role: 'fallback', reason: 'model-failed', outcome: 'whole' });
      expect(endOf(heard).content).toContain('March 5, 2026');
      expect(endOf(heard).content).not.toContain('Brems');
    });

    test('is not assumed for Latvian about English records, or for short texts', async () => {
      for (const says of ['Jā, "Oil change" bija martā un tas bija pie "Auto A" servisā.', 'Bosch S4.']) {
        model.set({ says });
        const heard = await ask('Kad mainīta eļļa?', { language: 'lv' });
        expect(typesOf(heard)).not.toContain('again');
        expect(textOf(heard)).toBe(says);
      }
    });
  });

  test('a silent model is cancelled after 20 seconds', { timeout: 40_000 }, async () => {
    const real = globalThis.setTimeout;
    const spy = vi
      .spyOn(globalThis, 'setTimeout')
      .mockImplementation((run, ms) => real(run, ms === 20_000 ? 300 : ms));
    try {
      model.set('silent');
      expect(endOf(await ask('Mileage?'))).toMatchObject({ role: 'fallback', reason: 'model-failed' });
    } finally {
      spy.mockRestore();
    }
    await vi.waitFor(() => expect(model.left).toBe(1));
  });

  describe('a page that is gone', () => {
    const more = Array.from({ length: 400 }, () => 'The pads are worn and should be replaced. ');
    const endless = { streams: ['One. ', ...more], pause: 25 };
    const leave = (id: Id) => ask('Count', { id }, ({ type }) => type === 'text');
    const answerTo = async (id: Id) => {
      const { messages } = await owner.call('assistant.thread', { carId });
      return messages.find(({ questionId }) => questionId === id);
    };

    test(
      'its owner can still stop the model, and the partial answer is stored',
      { tags: ['ASST-15'] },
      async () => {
        model.set(endless);
        const id = newId();
        await leave(id);
        await owner.call('assistant.stop', { carId, questionId: id });
        await vi.waitFor(() => expect(model.left).toBe(1), 5000);
        const partial = { outcome: 'stopped', content: expect.stringContaining('One') };
        await vi.waitFor(async () => expect(await answerTo(id)).toMatchObject(partial));
        model.set({ says: 'Again.' });
        expect(endOf(await ask('Count', { id }))).toMatchObject({ outcome: 'whole', content: 'Again.' });
      },
    );

    test('a retry takes the place of what goes on without it', { tags: ['ASST-15'] }, async () => {
      model.set({ turns: [endless, { says: 'Two.' }] });
      const id = newId();
      await leave(id);
      expect(endOf(await ask('Count', { id }))).toMatchObject({ outcome: 'whole', content: 'Two.' });
      await vi.waitFor(() => expect(model.left).toBe(1), 5000);
      expect(await answerTo(id)).toMatchObject({ content: 'Two.' });

      // Even before there is another answer.
      model.set({ turns: [endless, { ...endless, streams: ['Two. ', ...more] }] });
      const other = newId();
      await leave(other);
      await leave(other);
      await vi.waitFor(() => expect(model.left).toBe(1), 5000);
      await owner.call('assistant.stop', { carId, questionId: other });
      const partial = { outcome: 'stopped', content: expect.stringContaining('Two') };
      await vi.waitFor(async () => expect(await answerTo(other)).toMatchObject(partial), 5000);
    });

    test('clearing the chat ends the model’s work', { tags: ['ASST-15'] }, async () => {
      model.set(endless);
      const id = newId();
      await leave(id);
      await owner.call('assistant.clear', { carId });
      await vi.waitFor(() => expect(model.left).toBe(1), 5000);
      expect(await answerTo(id)).toBeUndefined();
    });

    test('a process that stops stores what there is as broken', async () => {
      const env = { MODEL_BASE_URL: model.url, MODEL_NAME: 'words', LOG_LEVEL: 'silent' };
      const other = await openWorld({ env });
      const id = newId();
      try {
        const leaver = await other.newOwner();
        const car = await newCar(leaver);
        model.set(endless);
        await askAssistant(leaver, car.id, { content: 'Count', id }, ({ type }) => type === 'text');
      } finally {
        await other.close();
      }
      const { rows } = await world.deps.db.$client.query(
        'select outcome, content from chat_messages where question_id = $1',
        [id],
      );
      expect(rows).toEqual([{ outcome: 'broken', content: expect.stringContaining('One') }]);
      await vi.waitFor(() => expect(model.left).toBe(1));
    });
  });

  test(
    'refuses an empty question, another owner’s car and a missing session',
    { tags: ['ROLE-06', 'ASST-09', 'ASST-17'] },
    async () => {
      expect(await ask(' ')).toMatchObject({ status: 400, error: { code: 'BAD_REQUEST' } });
      expect(await ask('x'.repeat(5001))).toMatchObject({ status: 400 });
      const stranger = await world.newOwner('Stranger');
      expect(await askAssistant(stranger, carId, { content: 'Hi' })).toMatchObject({
        status: 404,
        error: { code: 'NOT_FOUND' },
      });
      expect(await askAssistant(world.visitor(), carId, { content: 'Hi' })).toMatchObject({ status: 401 });
      for (const procedure of ['assistant.thread', 'assistant.suggestions', 'assistant.clear'] as const) {
        const statuses = [stranger, world.visitor()].map(
          async (by) => (await by.attempt(procedure, { carId, language: 'en' })).status,
        );
        expect([procedure, await Promise.all(statuses)]).toEqual([procedure, [404, 401]]);
      }
    },
  );

  test(
    'beyond the daily quota the records answer, the next day the model again',
    { tags: ['STAT-47'] },
    async () => {
      const small = await openWorld({
        env: { MODEL_BASE_URL: model.url, MODEL_NAME: 'words', MODEL_DAILY_LIMIT: '2' },
      });
      try {
        const poor = await small.newOwner();
        const car = await newCar(poor);
        model.set({ says: 'Yes.' });
        const all = await Promise.all(
          [1, 2, 3, 4].map(() => askAssistant(poor, car.id, { content: 'Mileage?' })),
        );
        expect(
          all.map((heard) => endOf(heard).reason ?? 'none').toSorted((a, b) => a.localeCompare(b)),
        ).toEqual(['limit', 'limit', 'none', 'none']);
        expect(model.asked).toHaveLength(2);
        expect(all.filter((heard) => endOf(heard).role === 'fallback')).toHaveLength(2);
        small.setClock(new Date(Date.now() + 24 * 3_600_000));
        expect(endOf(await askAssistant(poor, car.id, { content: 'Mileage?' }))).toMatchObject({
          reason: null,
        });
      } finally {
        await small.close();
      }
    },
  );
});
