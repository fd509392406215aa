import { QueryObserver } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Garage } from '#domain/cars/schema.ts';
import { ApiError } from '#web/platform/api/errors.ts';
import { outbox } from '#web/platform/outbox/outbox.ts';
import { queryClient } from '#web/platform/reads/query.ts';
import { selectCar } from './garage.ts';
import { useGarage } from '#web/platform/records/use-garage.ts';

type Edit = { changes: { selectedCarId: { from: string | null; to: string } } };

/** What was answered is read, and the next requests are sent. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

/** Each request is answered from the state in which it arrived, when the test lets it. */
function slowServer(selectedCarId: string) {
  const state = { selectedCarId };
  const waiting: { kind: 'read' | 'save'; answer: () => void }[] = [];
  const later = <T>(kind: 'read' | 'save', value: () => T) =>
    new Promise<T>((resolve, reject) => {
      const answer = () => {
        try {
          resolve(value());
        } catch (error) {
          reject(error);
        }
      };
      waiting.push({ kind, answer });
    });
  const read = () => {
    const garage = { cars: [], mainCarId: null, ...state };
    return later('read', () => garage);
  };
  let last: Promise<unknown> = Promise.resolve();
  const apply = ({ changes: { selectedCarId: edit } }: Edit) => {
    if (state.selectedCarId !== edit.from && state.selectedCarId !== edit.to) {
      const data = { clashes: [{ theirs: state.selectedCarId }] };
      throw new ApiError({ code: 'CONFLICT', status: 409, message: 'CONFLICT', data });
    }
    state.selectedCarId = edit.to;
  };
  const save = (edit: Edit) => {
    const sent = last.then(() => later('save', () => apply(edit)));
    last = sent.catch(() => null);
    return sent;
  };
  const answer = async (kind: 'read' | 'save') => {
    await vi.waitFor(() => expect(waiting.some((one) => one.kind === kind)).toBe(true));
    const at = waiting.findIndex((one) => one.kind === kind);
    waiting.splice(at, 1)[0]!.answer();
    await turn();
  };
  /** Until nothing is asked any more. */
  const answerAll = async () => {
    for (let quiet = 0; quiet < 5; quiet++) {
      await turn();
      if (waiting.length > 0) quiet = 0;
      waiting.shift()?.answer();
    }
  };
  return { state, read, save, answer, answerAll };
}

let stop = () => undefined as void;

function show(server: ReturnType<typeof slowServer>, selectedCarId: string) {
  vi.spyOn(outbox, 'sendNow').mockImplementation(((_procedure: string, edit: Edit) =>
    server.save(edit)) as never);
  queryClient.setQueryData(['cars.list', null], { cars: [], mainCarId: null, selectedCarId });
  const options = {
    queryKey: ['cars.list', null],
    queryFn: server.read,
    persister: undefined,
    staleTime: Infinity,
  };
  stop = new QueryObserver(queryClient, options as never).subscribe(() => {});
}

const readAgain = () => void queryClient.refetchQueries({ queryKey: ['cars.list', null] });
const shown = () => queryClient.getQueryData<Garage>(['cars.list', null])?.selectedCarId;

beforeEach(() => queryClient.clear());
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

test('throws outside the query provider', { tags: ['ERR-44'] }, () => {
  const Orphan = () => createElement('p', null, String(useGarage().isError));
  expect(() => renderToString(createElement(Orphan))).toThrow(/No QueryClient set/);
});

test('a read from before a selection, answered after it, neither shows nor decides what is selected', async () => {
  const server = slowServer('first');
  show(server, 'first');
  selectCar('second');
  readAgain();
  await server.answer('save');
  await server.answer('read');
  selectCar('first');
  await server.answerAll();
  expect(server.state.selectedCarId).toBe('first');
  expect(shown()).toBe('first');
});

test('a refused selection is not tried again once a later one follows', async () => {
  const server = slowServer('second');
  show(server, 'other');
  selectCar('first');
  selectCar('second');
  await server.answerAll();
  expect(server.state.selectedCarId).toBe('second');
  expect(shown()).toBe('second');
});

test('a car that only seems selected is selected once the server has said which one is', async () => {
  const server = slowServer('second');
  show(server, 'first');
  readAgain();
  selectCar('first');
  await server.answerAll();
  expect(server.state.selectedCarId).toBe('first');
  expect(shown()).toBe('first');
});
