import { beforeEach, describe, expect, test } from 'vitest';
import { changesBetween, mergeEdit, sameValue } from '#domain/merge-rules.ts';
import { ApiError, NetworkError } from '#web/platform/api/errors.ts';
import { sendNew, matchTyped } from './send-new.ts';

type Payload = { id: string; title: string; cost?: number | null; today: string };
type Stored = Omit<Payload, 'today'> & { version: number };
type Fault = 'none' | 'request lost' | 'answer lost' | 'refused' | 'too many';

const apiError = (code: string, status: number) => new ApiError({ code, status, message: code });

/** Stores answers by operation id, as the real one does. */
function fakeServer() {
  const records = new Map<string, Stored>();
  const operations = new Map<string, { request: unknown; answer: Stored }>();
  const sent: (Payload & { opId: string })[] = [];
  const faults: Fault[] = [];
  const answer = (operation: Payload & { opId: string }): Stored => {
    const { opId, today: _today, ...fields } = operation;
    const earlier = operations.get(opId);
    if (earlier && sameValue(earlier.request, operation)) return earlier.answer;
    if (earlier || records.has(fields.id)) throw apiError('ID_TAKEN', 409);
    const stored = { ...fields, version: 1 };
    records.set(fields.id, stored);
    operations.set(opId, { request: operation, answer: stored });
    return stored;
  };
  const fail = (applied: boolean, apply: () => void): never => {
    if (applied) apply();
    throw new NetworkError(null);
  };
  return {
    records,
    sent,
    faults,
    titles: () => [...records.values()].map(({ title }) => title),
    send: async (operation: Payload & { opId: string }) => {
      sent.push(operation);
      const fault = faults.shift();
      if (fault === 'refused') throw apiError('BAD_REQUEST', 400);
      if (fault === 'too many') throw apiError('TOO_MANY_REQUESTS', 429);
      if (fault && fault !== 'none') return fail(fault === 'answer lost', () => answer(operation));
      return answer(operation);
    },
    edit: async (id: string, before: Record<string, unknown>, after: Record<string, unknown>) => {
      const fault = faults.shift();
      const stored = records.get(id)!;
      const { set, clashes } = mergeEdit(
        stored,
        changesBetween(before, after),
        stored.version === before.version,
      );
      expect(clashes).toEqual([]);
      if (fault === 'refused') throw apiError('BAD_REQUEST', 400);
      const apply = () => void records.set(id, { ...stored, ...set, version: stored.version + 1 });
      if (fault && fault !== 'none') return fail(fault === 'answer lost', apply);
      apply();
    },
  };
}

let text: string | null = null;
let server = fakeServer();
let renamed: string[] = [];
const attempts = { read: () => text, write: (attempt: string | null) => void (text = attempt) };
const typedFields = ({ id: _id, today: _today, ...typed }: Payload) => typed;
const monday = '2026-03-02';

const save = (typed: Partial<Payload> = {}) => {
  const payload = { id: 'a', title: 'Oil', cost: 80, today: monday, ...typed };
  return sendNew<Payload, Stored>({
    payload,
    attempts,
    typedFields,
    send: server.send,
    findOwn: async (attempt) =>
      matchTyped(server.records.get(attempt.payload.id) ?? null, typedFields(attempt.payload)),
    correct: server.edit,
    onRenamed: (id) => void renamed.push(id),
  });
};
const lose = async (fault: Fault, typed?: Partial<Payload>) => {
  server.faults.push(fault);
  await expect(save(typed)).rejects.toThrow(NetworkError);
};

beforeEach(() => {
  text = null;
  server = fakeServer();
  renamed = [];
});

test('sends a new record under its id', async () => {
  expect(await save()).toMatchObject({ sent: { id: 'a' }, answer: { id: 'a', version: 1 } });
  expect(server.titles()).toEqual(['Oil']);
});

describe('after a lost answer', () => {
  test.each(['answer lost', 'request lost'] as const)(
    'the same words are the same operation (%s)',
    async (fault) => {
      await lose(fault);
      expect((await save()).answer).toMatchObject({ id: 'a', version: 1 });
      expect(server.titles()).toEqual(['Oil']);
      expect(server.sent[1]).toEqual(server.sent[0]);
    },
  );

  test.each(['answer lost', 'request lost'] as const)(
    'other words correct the same record (%s)',
    async (fault) => {
      await lose(fault, { title: 'Oli' });
      await save({ cost: null });
      expect([...server.records.values()]).toEqual([
        expect.objectContaining({ id: 'a', title: 'Oil', cost: null, version: 2 }),
      ]);
      expect(server.sent[1]).toEqual(server.sent[0]);
    },
  );

  test('two lost answers and two corrections are one record with the last words', async () => {
    await lose('answer lost', { title: 'Oli' });
    await lose('answer lost', { title: 'Olli' });
    await save();
    expect(server.titles()).toEqual(['Oil']);
    expect(new Set(server.sent.map(({ opId }) => opId)).size).toBe(1);
  });

  test.each(['answer lost', 'request lost'] as const)('a correction is made again (%s)', async (fault) => {
    await lose('answer lost', { title: 'Oli' });
    server.faults.push('none', fault);
    await expect(save({ title: 'Olli' })).rejects.toThrow(NetworkError);
    await save();
    expect(server.titles()).toEqual(['Oil']);
  });

  test('a correction that is refused for good does not hold up the next one', async () => {
    await lose('answer lost', { title: 'Oli' });
    server.faults.push('none', 'refused');
    await expect(save({ title: 'Too long' })).rejects.toThrow('BAD_REQUEST');
    await save();
    expect(server.faults).toEqual([]);
    expect([...server.records.values()]).toEqual([expect.objectContaining({ title: 'Oil', version: 2 })]);
  });

  test('an earlier correction that is refused now does not hold up what was typed since', async () => {
    await lose('answer lost', { title: 'Oli' });
    server.faults.push('none', 'request lost');
    await expect(save({ title: 'Too long' })).rejects.toThrow(NetworkError);
    server.faults.push('none', 'refused');
    await save();
    expect(server.faults).toEqual([]);
    expect([...server.records.values()]).toEqual([expect.objectContaining({ title: 'Oil', version: 2 })]);
  });

  test('the attempt is kept when the next one is refused for its rate', async () => {
    await lose('answer lost', { title: 'Oli' });
    server.faults.push('too many');
    await expect(save()).rejects.toThrow('TOO_MANY_REQUESTS');
    await save();
    expect(server.titles()).toEqual(['Oil']);
  });

  test('what was sent before midnight is sent again as it was', async () => {
    await lose('answer lost');
    await save({ today: '2026-03-03' });
    expect(server.sent.map(({ today }) => today)).toEqual([monday, monday]);
    expect([...server.records.values()]).toEqual([expect.objectContaining({ title: 'Oil', version: 1 })]);
  });

  test('an earlier attempt that is refused now does not hold up the corrected one', async () => {
    await lose('request lost', { title: 'Too long' });
    server.faults.push('refused');
    await save();
    expect([...server.records.values()]).toEqual([expect.objectContaining({ title: 'Oil', version: 1 })]);
  });

  test('the attempt for another record is not sent again', async () => {
    await lose('request lost');
    await save({ id: 'b', title: 'Pads' });
    expect([...server.records.keys()]).toEqual(['b']);
  });
});

test('what the server refused was not applied: the corrected words are a first attempt', async () => {
  server.faults.push('refused');
  await expect(save({ title: '' })).rejects.toThrow('BAD_REQUEST');
  expect(text).toBeNull();
  await save();
  expect([...server.records.values()]).toEqual([expect.objectContaining({ title: 'Oil', version: 1 })]);
});

describe('an id that is taken', () => {
  const other = (title: string) => server.records.set('a', { id: 'a', title, cost: 80, version: 3 });

  test('by another tab in other words makes a record of its own', async () => {
    other('Pads');
    const { sent } = await save();
    expect(renamed).toEqual([sent.id]);
    expect(server.titles()).toEqual(['Pads', 'Oil']);
  });

  test('while an attempt had not arrived makes a record of its own', async () => {
    await lose('request lost', { title: 'Oli' });
    other('Pads');
    await save();
    expect(server.titles()).toEqual(['Pads', 'Oil']);
  });

  test('by an attempt of the version before, which stored none, is the same record', async () => {
    other('Oil');
    expect(await save()).toMatchObject({ sent: { id: 'a' }, answer: { version: 3 } });
    expect([renamed, server.titles()]).toEqual([[], ['Oil']]);
  });

  test('by an attempt that was applied without a missing file is corrected all the same', async () => {
    await lose('request lost', { title: 'Oli' });
    other('Oli');
    await save();
    expect(server.titles()).toEqual(['Oil']);
  });

  test('is left undecided while it cannot be read', async () => {
    other('Pads');
    const unread = sendNew<Payload, Stored>({
      payload: { id: 'a', title: 'Oil', today: monday },
      attempts,
      typedFields,
      send: server.send,
      findOwn: () => Promise.reject(new NetworkError(null)),
    });
    await expect(unread).rejects.toThrow(NetworkError);
    expect(text).toContain('Oil');
  });
});

test('without a way to correct, other words are another attempt under the same id', async () => {
  const saveOnly = (title: string) =>
    sendNew<Payload, Stored | 'earlier'>({
      payload: { id: 'a', title, today: monday },
      attempts,
      typedFields,
      send: server.send,
      findOwn: async ({ isChanged }) => (isChanged ? 'earlier' : null),
    });
  server.faults.push('request lost');
  await expect(saveOnly('Oli')).rejects.toThrow(NetworkError);
  server.faults.push('answer lost');
  await expect(saveOnly('Oil')).rejects.toThrow(NetworkError);
  expect((await saveOnly('Oil')).answer).toMatchObject({ title: 'Oil', version: 1 });
  for (const _again of [1, 2]) expect((await saveOnly('Oil, 5 l')).answer).toBe('earlier');
  expect(server.titles()).toEqual(['Oil']);
});

test('a stored record has the words of a form whatever became of its file', () => {
  const stored = { id: 'a', title: 'Oil', cost: null, receiptId: null };
  expect(matchTyped(stored, { title: 'Oil', receiptId: 'x' })).toBe(stored);
  expect(matchTyped(stored, { title: 'Oil', cost: 12 })).toBeNull();
  expect(matchTyped(null, { title: 'Oil' })).toBeNull();
});
