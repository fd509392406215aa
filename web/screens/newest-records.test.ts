import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { limits } from '#domain/limits.ts';
import { IssueTimeline } from '#web/issues/issue-timeline.tsx';
import { RecentIssues } from '#web/issues/recent-issues.tsx';
import { RouterContext } from '#web/platform/router/router.tsx';
import { RecentRepairs } from '#web/repairs/recent-repairs.tsx';
import { RecordTimeline } from '#web/repairs/record-timeline.tsx';
import { carWords } from '#tests/car-words.ts';
import { fullLists } from '#web/ui/full-lists.ts';

const days = ['2026-03-04', '2026-03-03', '2026-03-02', '2026-03-01'];
// Of the newest three that the server knows, and one that waits in front of them.
const records = days.map((day) => ({
  id: day,
  title: `Record ${day}`,
  status: 'new',
  advice: null,
  date: day,
  cost: null,
  currency: 'USD',
  kind: null,
}));
const page = {
  data: { issues: records, next: null },
  isError: false,
  isPlaceholderData: false,
};

vi.mock('#web/platform/language/language.ts', () => ({
  useWords: () => ({ t: (key: string) => key, language: 'en' }),
}));
vi.mock('#web/platform/language/car-words.ts', () => ({ useCarWords: () => carWords('en') }));
vi.mock('#web/ui/pending-badge.tsx', () => ({ PendingBadge: () => null }));
vi.mock('#web/issues/use-issues.ts', () => ({
  defaultFilters: ['open'],
  useIssues: () => ({ ...page, data: records }),
  useNewestIssues: () => ({ ...page, data: records }),
}));
vi.mock('#web/repairs/use-repairs.ts', () => ({
  useRepairs: () => ({ ...page, data: records }),
  useRepairSummary: () => ({ data: undefined }),
}));

const place = { pathname: '/', search: '', hash: '', state: null, key: 'default' };
const router = { base: '/', place, action: 'POP', navigate: () => {} } as const;
const shownIn = (screen: ReactNode) => {
  const drawn = renderToStaticMarkup(createElement(RouterContext, { value: router }, screen));
  return [...new Set(drawn.match(/Record [\d-]+/g))];
};

test(
  'three records are shown where the newest three are, also while another one waits to be sent',
  { tags: ['LIM-03', 'LIM-04'] },
  () => {
    const carId = 'car';
    const newest = limits.newestShown;
    // What is drawn later on a slow phone is drawn at once.
    fullLists.set(true);
    for (const screen of [
      createElement(IssueTimeline, { carId, newest }),
      createElement(RecordTimeline, { carId, newest }),
      createElement(RecentIssues, { carId }),
      createElement(RecentRepairs, { carId }),
    ])
      expect(shownIn(screen)).toEqual(days.slice(0, 3).map((day) => `Record ${day}`));
  },
);
