import type { Query, QueryClient } from '@tanstack/react-query';
import type { Output } from '#domain/calls.ts';
import { currentSession } from '#web/platform/session/session-store.ts';
import { writeUser, type UserKey } from '#web/platform/storage/storage.ts';
import { isFirstAnswer } from './read-through.ts';

/** Stores only these keys: the server is the source of truth, and the token of a link must not be stored. */
export function keepQuickStart(client: QueryClient): void {
  const cache = client.getQueryCache();
  for (const query of cache.getAll()) if (query.state.status === 'success') store(query);
  cache.subscribe((event) => {
    const isAnswer = event.type === 'updated' ? event.action.type === 'success' : isFirstAnswer(event);
    if (isAnswer) store(event.query);
  });
}

function store({ queryKey, state }: Query): void {
  const keep = keepers[String(queryKey[0])];
  const userId = currentSession().session?.user.id;
  if (keep && userId) keep((key, value) => writeUser(userId, key, value), state.data);
}

type Writer = (key: UserKey, value: string | null) => void;

const keepers: Record<string, (write: Writer, data: unknown) => void> = {
  'cars.list': (write, data) => {
    const { cars, selectedCarId, mainCarId } = data as Output<'cars.list'>;
    const small = cars.map(({ id, brand, model, nickname }) => ({ id, brand, model, nickname }));
    write('cars', JSON.stringify(small));
    write('selectedCarId', selectedCarId);
    write('mainCarId', mainCarId);
  },
  'settings.read': (write, data) => write('settings', JSON.stringify(data)),
  'share.list': (write, data) => {
    const { links } = data as Output<'share.list'>;
    const small = links.map(({ id, carId, isEditable, expiresAt }) => ({ id, carId, isEditable, expiresAt }));
    write('shareLinks', JSON.stringify(small));
  },
};
