import { SearchIcon, SearchX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import {
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from '#web/platform/router/router.tsx';
import { limits } from '#domain/limits.ts';
import { correctedText, wordsOfTerms } from '#domain/search/query-rules.ts';
import { SearchKind } from '#domain/search/schema.ts';
import { pageBefore } from '#web/platform/history-trail.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { moveByKeys } from '#web/search/result-keys.ts';
import { useSearch, useTerms } from '#web/search/use-search.ts';
import { Alert } from '#web/ui/alert.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Page } from '#web/ui/page.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useGarage } from '#web/platform/records/use-garage.ts';
import { CarDangers } from './car-dangers.tsx';
import { FoundKind } from './found-kind.tsx';

const TYPING_MS = 200;

const skeleton = (
  <>
    <Skeleton className="h-6 w-40" />
    <Skeleton className="mt-3 h-64" />
  </>
);

/** The query is in the address, so that Back restores it. */
export function SearchScreen() {
  const { t } = useWords();
  const navigate = useNavigate();
  const [parameters, setParameters] = useSearchParams();
  const asked = (parameters.get('q') ?? '').trim().slice(0, limits.searchText);
  const kind = SearchKind.options.find((one) => one === parameters.get('kind')) ?? null;
  const [typed, setTyped] = useState(asked);
  const { key } = useLocation();
  const navigationType = useNavigationType();
  const [entry, setEntry] = useState(key);
  if (entry !== key) {
    setEntry(key);
    if (navigationType === 'POP') setTyped(asked);
  }
  const field = useRef<HTMLInputElement>(null);

  const isLeaving = useRef(false);
  useEffect(() => void (isLeaving.current = false), [key]);
  useEffect(() => {
    if (typed.trim() === asked) return;
    const timer = setTimeout(() => {
      // Changing the address would cancel a navigation back that is under way.
      if (!isLeaving.current) setParameters(typed.trim() ? { q: typed.trim() } : {}, { replace: true });
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, asked, setParameters]);
  useEffect(() => {
    // After Back, show the results instead of opening the phone's keyboard.
    if (field.current?.value === '') field.current.focus();
  }, []);

  const leave = () => {
    isLeaving.current = true;
    if (pageBefore() === null) navigate(href('home'), { replace: true });
    else navigate(-1);
  };
  return (
    <Page
      title={t('Search')}
      back={{
        to: kind ? `${href('search')}?${new URLSearchParams({ q: asked })}` : href('home'),
        label: t('Back'),
      }}
    >
      <div
        role="presentation"
        onKeyDown={(event) => moveByKeys(event, field, () => (typed === '' ? leave() : setTyped('')))}
        className="flex flex-col gap-4 pt-1.5"
      >
        <SearchField
          label={t('Search all records')}
          placeholder={t('Word, repair shop, amount or date')}
          value={typed}
          field={field}
          onChange={setTyped}
        />
        {asked === '' ? (
          <EmptyState icon={<SearchIcon strokeWidth={1.5} />} title={t('Search all records')}>
            {t('Find problems, repairs, fill-ups, documents and reminders for all your cars.')}
          </EmptyState>
        ) : (
          <Found text={asked} kind={kind} />
        )}
      </div>
    </Page>
  );
}

function Found({ text, kind }: { text: string; kind: SearchKind | null }) {
  const { t } = useWords();
  const terms = useTerms(text);
  const search = useSearch(terms, kind);
  const { data, meant, isOffline, isComing } = search;
  const count = data?.groups.reduce((sum, group) => sum + group.count, 0) ?? 0;
  const words = wordsOfTerms(meant);
  const corrected = correctedText(terms, meant);
  const cars = useGarage().data?.cars ?? [];
  return (
    <div className="flex flex-col gap-4">
      {isOffline && <Alert tone="info">{t('No network: searching what is on this device.')}</Alert>}
      <p role="status" className="text-muted text-sm empty:hidden">
        {count > 0 && !isComing && t('{n} records found', { n: count })}
        {count > 0 && corrected !== null && ` · ${t('Searched for: {text}', { text: corrected })}`}
      </p>
      <Loaded query={search} skeleton={skeleton}>
        {({ groups }) =>
          groups.length === 0 ? (
            <div role="status">
              <EmptyState icon={<SearchX strokeWidth={1.5} />} title={t('Nothing found')}>
                {t('Try fewer words, or only the beginning of a word.')}
              </EmptyState>
            </div>
          ) : (
            <>
              <CarDangers
                cars={cars.filter(({ id }) =>
                  groups.some(({ records }) => records.some(({ carId }) => carId === id)),
                )}
              />
              {groups.map((group) => (
                <FoundKind key={group.kind} group={group} text={text} words={words} isWhole={kind !== null} />
              ))}
            </>
          )
        }
      </Loaded>
    </div>
  );
}
