import { createElement, type ComponentType, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { noRecordFilters } from '#domain/repairs/record-rules.ts';
import { IssueTimeline } from '#web/issues/issue-timeline.tsx';
import { RouterContext } from '#web/platform/router/router.tsx';
import { useFormOfRepair } from '#web/repairs/use-form-of-repair.ts';
import { RecordTimeline } from '#web/repairs/record-timeline.tsx';
import { fullLists } from '#web/ui/full-lists.ts';
import { carWords } from '#tests/car-words.ts';
import { ReportTimeline } from './report-timeline.tsx';
import { showRecords } from '#web/platform/records/state.ts';
import { EditDocumentScreen } from './edit-document.tsx';
import { EditFillScreen } from './edit-fill.tsx';
import { EditReminderScreen } from './edit-reminder.tsx';
import { EditRepairScreen } from './edit-repair.tsx';

const { fetched, came, filters, garage } = vi.hoisted(() => ({
  fetched: { current: {} },
  came: {} as Record<string, object>,
  filters: { current: null as object | null },
  garage: { cars: [{ id: 'car' }] },
}));
vi.mock('react', async (original) => ({
  ...(await original<object>()),
  // Nothing changes while it is drawn once.
  useSyncExternalStore: (_subscribe: unknown, get: () => unknown) => get(),
}));
vi.mock('@tanstack/react-query', async (original) => ({
  ...(await original<object>()),
  useQuery: ({ queryKey: [procedure] }: { queryKey: [string] }) => ({
    ...fetched.current,
    data: came[procedure] ?? null,
  }),
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

vi.mock('#web/ui/use-history-state.ts', () => ({
  useHistoryState: (name: string, initial: unknown) => [
    name === 'records' ? (filters.current ?? initial) : initial,
    () => {},
  ],
}));
vi.mock('#web/ui/pending-badge.tsx', () => ({ PendingBadge: () => null }));
vi.mock('#web/platform/language/car-words.ts', () => ({ useCarWords: () => carWords('en') }));

const now = { isFetching: false, isFetched: true, failureCount: 0, data: null, refetch: () => {} };
const answered = { ...now, isFetchedAfterMount: true, isError: false };
const nothing = { cursor: undefined, account: null, cars: new Map() };
const isHere = { revision: 1, car: { id: 'car' }, records: {}, filling: 1, coming: null, fillings: 1 };

const place = { pathname: '/', search: '', hash: '', state: null, key: 'default' };
const router = { base: '/', place, action: 'POP', navigate: () => {} } as const;
const drawn = (screen: ReactNode) =>
  renderToStaticMarkup(createElement(RouterContext, { value: router }, screen));

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

test('a repair can be logged where nothing of its car is on the device and the server is out of reach', () => {
  showRecords('me', nothing);
  const Form = ({ id }: { id: string | null }) =>
    String(useFormOfRepair('car', id).data?.offeredIssues.length);
  const formWhen = (id: string | null, failureCount: number) => {
    fetched.current = { ...answered, isFetchedAfterMount: false, failureCount };
    return renderToStaticMarkup(createElement(Form, { id }));
  };
  expect([formWhen(null, 0), formWhen(null, 1), formWhen('x', 1)]).toEqual(['undefined', '0', 'undefined']);
});

const entry = { id: 'a', title: 'Squeal', status: 'new', advice: null, drivingAdvice: null, kind: null };
const dated = { date: '2026-03-04', day: '2026-03-04', cost: 12, currency: 'EUR', garageName: null };
const record = { ...entry, ...dated };
const line = { kind: 'repair', day: '2026-03-04', repair: record };

test.each<[string, string, object, ReactNode]>([
  ['issues', 'issues.list', { issues: [record] }, createElement(IssueTimeline, { carId: 'car' })],
  ['repairs', 'repairs.list', { repairs: [record] }, createElement(RecordTimeline, { carId: 'car' })],
  [
    'the timeline',
    'timeline.list',
    { records: [line] },
    createElement(ReportTimeline, { carId: 'car', kind: 'all', empty: 'empty' }),
  ],
])(
  'the beginning of the list of %s says so where the rest could not be read',
  (_list, read, page, screen) => {
    showRecords('me', nothing);
    fullLists.set(true);
    const shownWith = (next: string | null, isError: boolean) => {
      came[read] = { ...page, next };
      fetched.current = { ...answered, isError };
      return drawn(screen).match(/Squeal|try again/g);
    };
    const all = [shownWith('more', true), shownWith('more', false), shownWith(null, true)].map((found) => [
      ...new Set(found),
    ]);
    delete came[read];
    expect(all).toEqual([['Squeal', 'try again'], ['Squeal'], ['Squeal']]);
  },
);

test('filters of repairs wait for all of them', () => {
  showRecords('me', nothing);
  came['repairs.list'] = { repairs: [record], next: 'more' };
  filters.current = { ...noRecordFilters, costFrom: '20' };
  const shownWhen = (isError: boolean) => {
    fetched.current = { ...answered, isError };
    return drawn(createElement(RecordTimeline, { carId: 'car' })).match(
      /waits|try again|No service records/,
    )?.[0];
  };
  expect([shownWhen(false), shownWhen(true)]).toEqual(['waits', 'try again']);
});
