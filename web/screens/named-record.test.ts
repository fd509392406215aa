import { createElement, type ComponentType, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { showRecords } from '#web/platform/records/state.ts';
import { EditDocumentScreen } from './edit-document.tsx';
import { EditFillScreen } from './edit-fill.tsx';
import { EditReminderScreen } from './edit-reminder.tsx';
import { EditRepairScreen } from './edit-repair.tsx';

const { fetched, garage } = vi.hoisted(() => ({
  fetched: { current: {} },
  garage: { cars: [{ id: 'car' }] },
}));
vi.mock('react', async (original) => ({
  ...(await original<object>()),
  // Nothing changes while it is drawn once.
  useSyncExternalStore: (_subscribe: unknown, get: () => unknown) => get(),
}));
vi.mock('@tanstack/react-query', async (original) => ({
  ...(await original<object>()),
  useQuery: () => fetched.current,
}));
vi.mock('#web/platform/router/router.tsx', async (original) => ({
  ...(await original<object>()),
  Navigate: ({ to }: { to: string }) => `led to ${to}`,
  useParams: () => ({ carId: 'car', documentId: 'x', fillId: 'x', reminderId: 'x', repairId: 'x' }),
  useLocation: () => ({ state: null }),
  useSearchParams: () => [new URLSearchParams(), () => {}],
}));
vi.mock('#web/platform/language/language.ts', () => ({
  useWords: () => ({ t: (key: string) => key, language: 'en' }),
}));
vi.mock('#web/platform/records/use-garage.ts', () => ({
  useGarage: () => ({ data: garage, isError: false, refetch: () => {} }),
}));
vi.mock('#web/cars/garage.ts', () => ({ useSelectOnOpen: () => {} }));
vi.mock('#web/cars/car-danger.tsx', () => ({ CarDanger: () => null }));
vi.mock('#web/share/use-mark-seen.ts', () => ({ useMarkSeen: () => {} }));
vi.mock('#web/ui/page.tsx', () => ({ Page: ({ children }: { children: ReactNode }) => children }));
vi.mock('#web/ui/skeleton.tsx', () => ({
  Skeleton: () => null,
  DelayedSkeleton: () => 'waits',
}));
vi.mock('#web/ui/load-failed.tsx', () => ({ LoadFailed: () => 'try again' }));

const now = { isFetching: false, isFetched: true, failureCount: 0, data: null, refetch: () => {} };
const answered = { ...now, isFetchedAfterMount: true, isError: false };
const isHere = { revision: 1, car: { id: 'car' }, records: {}, filling: 1, coming: null, fillings: 1 };

test.each<[string, ComponentType, string]>([
  ['document', EditDocumentScreen, '/cars/car/documents'],
  ['fill-up', EditFillScreen, '/fuel/car'],
  ['reminder', EditReminderScreen, '/reminders/car'],
  ['repair', EditRepairScreen, '/car-view/car'],
])(
  'an address of a %s that the device lacks leads away only once the server was asked',
  (_kind, screen, to) => {
    showRecords('me', { cursor: 'known', account: null, cars: new Map([['car', isHere]]) }, 1);
    const shownWhen = (state: object) => {
      fetched.current = { ...answered, ...state };
      return renderToStaticMarkup(createElement(screen));
    };
    const notYet = { isFetchedAfterMount: false };
    expect([
      shownWhen({ ...notYet, isFetching: true }),
      shownWhen(notYet),
      shownWhen({ isError: true }),
      shownWhen({ isFetching: true }),
      shownWhen({}),
    ]).toEqual(['waits', 'waits', 'try again', `led to ${to}`, `led to ${to}`]);
  },
);
