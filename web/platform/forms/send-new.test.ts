import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '#web/platform/api/errors.ts';
import { sendNew } from './send-new.ts';

function fakeServer(stored: Record<string, string>, text: string) {
  const renamed: string[] = [];
  return {
    stored,
    renamed,
    options: {
      send: async (id: string) => {
        if (stored[id] !== undefined)
          throw new ApiError({ code: 'ID_TAKEN', status: 409, message: 'This id is taken' });
        return (stored[id] = text);
      },
      findSame: async (id: string) => (stored[id] === text ? text : null),
      onRenamed: (id: string) => void renamed.push(id),
    },
  };
}

test('stores a new record under its id', async () => {
  const { stored, options } = fakeServer({}, 'mine');
  expect(await sendNew('a', options)).toEqual({ id: 'a', answer: 'mine' });
  expect(stored).toEqual({ a: 'mine' });
});

test('recognizes a stored record whose response was lost', async () => {
  const { stored, renamed, options } = fakeServer({ a: 'mine' }, 'mine');
  expect(await sendNew('a', options)).toEqual({ id: 'a', answer: 'mine' });
  expect([stored, renamed]).toEqual([{ a: 'mine' }, []]);
});

test('takes a new id when another record has it', async () => {
  const { stored, renamed, options } = fakeServer({ a: 'theirs' }, 'mine');
  const { id } = await sendNew('a', options);
  expect(renamed).toEqual([id]);
  expect(stored).toEqual({ a: 'theirs', [id]: 'mine' });
});

test('fails when the stored record cannot be compared', async () => {
  const { options } = fakeServer({ a: 'theirs' }, 'mine');
  const findSame = () => Promise.reject(new NetworkError(null));
  await expect(sendNew('a', { ...options, findSame })).rejects.toThrow(NetworkError);
});
