import { useGarage } from '#web/platform/records/use-garage.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Input } from '#domain/calls.ts';
import { createWords } from '#domain/language/words.ts';
import { findRecords, type Searched } from '#domain/search/match-rules.ts';
import { parseSearch, type Term } from '#domain/search/query-rules.ts';
import { searchedOf } from '#domain/search/searched-records.ts';
import type { SearchAnswer, SearchKind } from '#domain/search/schema.ts';
import { call } from '#web/platform/api/client.ts';
import { isNoAnswer } from '#web/platform/api/errors.ts';
import { deviceTimeZone } from '#web/platform/language/time-zone.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useAllRecords } from '#web/platform/records/use-records.ts';
import { withTimeout } from '#web/platform/reads/read-through.ts';

/** Search answers are not stored on the device. */
const meta = { isFleeting: true };

/** Searches on the server. @param from number of results to skip */
export function useServerSearch(text: string, kind: SearchKind | null, from = 0) {
  const input: Input<'search.find'> = {
    text,
    ...deviceTimeZone(),
    ...(kind && { kind }),
    ...(from > 0 && { from: String(from) }),
  };
  return useQuery({
    queryKey: ['search.find', input],
    queryFn: ({ signal }) => withTimeout(call('search.find', input, { signal })),
    enabled: text !== '',
    retry: false,
    meta,
    placeholderData: keepPreviousData,
  });
}

type Found = Pick<ReturnType<typeof useServerSearch>, 'isError' | 'refetch' | 'isPlaceholderData'> & {
  data: SearchAnswer | undefined;
  /** The server did not answer, so the device was searched; its results are not paged. */
  isOnDevice: boolean;
};

const none: Searched[] = [];
const nothing = () => none;

/** Searches on the server, or on the device if the server does not answer. */
export function useSearch(text: string, terms: readonly Term[], kind: SearchKind | null): Found {
  const { data, error, isError, refetch, isPlaceholderData } = useServerSearch(text, kind);
  const isOnDevice = isError && isNoAnswer(error);
  const { data: garage } = useGarage();
  const device = useAllRecords(isOnDevice ? searchedOf : nothing);
  const records = device.data;
  const found = useMemo(
    () => (isOnDevice && records && garage ? findRecords(records, terms, garage.cars, kind) : undefined),
    [isOnDevice, records, garage, terms, kind],
  );
  return {
    data: isOnDevice ? found : data,
    isError: isOnDevice ? device.isError : isError,
    isPlaceholderData,
    isOnDevice,
    refetch,
  };
}

/** Names of kinds match in the current language and in English. */
export function useTerms(text: string): Term[] {
  const words = useWords();
  return useMemo(() => parseSearch(text, [createWords('en', {}), words]), [text, words]);
}
