import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '#web/platform/api/errors.ts';
import { sendNew } from './send-new.ts';

/** A server that has these records under their ids; `findSame` looks there. */
function shelf(stored: Record<string, string>, text: string) {
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

test('a new record goes under its id', async () => {
  const { stored, options } = shelf({}, 'mine');
  expect(await sendNew('a', options)).toEqual({ id: 'a', answer: 'mine' });
  expect(stored).toEqual({ a: 'mine' });
});

test('one whose answer was lost is there already', async () => {
  const { stored, renamed, options } = shelf({ a: 'mine' }, 'mine');
  expect(await sendNew('a', options)).toEqual({ id: 'a', answer: 'mine' });
  expect([stored, renamed]).toEqual([{ a: 'mine' }, []]);
});

test('an id that another record has is given up for a new one', async () => {
  const { stored, renamed, options } = shelf({ a: 'theirs' }, 'mine');
  const { id } = await sendNew('a', options);
  expect(renamed).toEqual([id]);
  expect(stored).toEqual({ a: 'theirs', [id]: 'mine' });
});

test('while nobody can say which it is, nothing is taken for success', async () => {
  const { options } = shelf({ a: 'theirs' }, 'mine');
  const findSame = () => Promise.reject(new NetworkError(null));
  await expect(sendNew('a', { ...options, findSame })).rejects.toThrow(NetworkError);
});
