import { afterEach, expect, test, vi } from 'vitest';
import { EarlierArrived, logMechanicRepair, logMechanicSymptom } from './send-record.ts';

type Sent = { opId: string; id: string; description: string; date: string };

/** One server for all links: an operation belongs to its link, a record id to everybody. */
function fakeServer() {
  const sent: Sent[] = [];
  const operations = new Map<string, string>();
  const records = new Map<string, Sent>();
  const lost = { next: false };
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    const operation = JSON.parse(body) as Sent;
    const link = JSON.stringify([path, (operation as Sent & { token?: string }).token]);
    sent.push(operation);
    const key = `${link} ${operation.opId}`;
    const isTaken =
      operations.get(key) === undefined ? records.has(operation.id) : operations.get(key) !== body;
    if (!isTaken) {
      operations.set(key, body);
      records.set(operation.id, operation);
    }
    if (lost.next) {
      lost.next = false;
      return Response.json(
        { code: 'INTERNAL_SERVER_ERROR', status: 500, message: 'It broke' },
        { status: 500 },
      );
    }
    return isTaken
      ? Response.json({ code: 'ID_TAKEN', status: 409, message: 'This id is taken' }, { status: 409 })
      : Response.json({ id: operation.id });
  });
  const descriptions = () => [...records.values()].map(({ description }) => description);
  return { sent, lost, descriptions };
}

const typed = { title: 'Worn bush', mechanicName: 'Juris', garageName: null };
let ids = 0;
const symptom = (changes: object = {}) => ({
  ...typed,
  id: `symptom-${ids}`,
  description: 'Left front',
  date: '2026-03-05T10:00:00.000Z',
  images: [],
  ...changes,
});

afterEach(() => {
  ids += 1;
  vi.unstubAllGlobals();
});

test('a symptom whose answer was lost is sent again as it was, though it is later by now', async () => {
  const { sent, lost, descriptions } = fakeServer();
  lost.next = true;
  await expect(logMechanicSymptom('one', symptom())).rejects.toThrow('It broke');
  const later = symptom({ date: '2026-03-05T10:05:00.000Z' });
  expect(await logMechanicSymptom('one', later)).toEqual({ id: later.id });
  expect(new Set(sent.map((operation) => JSON.stringify(operation))).size).toBe(1);
  expect(descriptions()).toEqual(['Left front']);
});

test('changes after a lost answer do not count as saved, however often they are sent', async () => {
  const { lost, descriptions } = fakeServer();
  lost.next = true;
  await expect(logMechanicSymptom('one', symptom())).rejects.toThrow('It broke');
  for (const _again of [1, 2])
    await expect(logMechanicSymptom('one', symptom({ description: '2 mm' }))).rejects.toThrow(EarlierArrived);
  expect(descriptions()).toEqual(['Left front']);
});

test('under the next link the record that arrived is the own one', async () => {
  const { lost, descriptions } = fakeServer();
  const repair = {
    ...typed,
    id: `repair-${ids}`,
    description: 'New pads',
    date: '2026-03-05',
    resolvedIssues: [],
    partiallyResolvedIssues: [],
  };
  lost.next = true;
  await expect(logMechanicRepair('one', repair)).rejects.toThrow('It broke');
  expect(await logMechanicRepair('two', repair)).toEqual({ id: repair.id });
  expect(descriptions()).toEqual(['New pads']);
});

test('an attempt that the version before stored is sent again under its operation', async () => {
  const { sent } = fakeServer();
  const payload = symptom();
  const stored = { said: 'typed', payload, opId: 'stored-operation', isChanged: false };
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => (key === `carful:mechanic:${payload.id}:sent` ? JSON.stringify(stored) : null),
    setItem: () => {},
    removeItem: () => {},
  });
  await logMechanicSymptom('one', symptom({ date: '2026-03-05T11:00:00.000Z' }));
  expect(sent).toEqual([expect.objectContaining({ opId: 'stored-operation', date: payload.date })]);
});
