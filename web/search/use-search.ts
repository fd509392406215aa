import { useMemo } from 'react';
import { createWords } from '#domain/language/words.ts';
import { findRecords, withoutSlips } from '#domain/search/match-rules.ts';
import { parseSearch, type Term } from '#domain/search/query-rules.ts';
import { searchedOf } from '#domain/search/searched-records.ts';
import type { SearchKind } from '#domain/search/schema.ts';
import type { Cars } from '#domain/sync/known-records.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useGarage } from '#web/platform/records/use-garage.ts';
import { useAllRecords, useFreshRecords } from '#web/platform/records/use-records.ts';
import { useOnline } from '#web/platform/use-online.ts';

const searched = (cars: Cars) => searchedOf(cars);

/** Searches the records on the device. `meant`: the terms without typing errors. */
export function useSearch(typed: readonly Term[], kind: SearchKind | null) {
  const { data: garage } = useGarage();
  const { data: records, isError, isWhole, refetch } = useAllRecords(searched);
  const hasFailed = useFreshRecords().isError;
  const isOnline = useOnline();
  const isOffline = !isOnline || hasFailed;
  // Of a part of the records it cannot be said that nothing is found.
  const isComing = !isWhole && !isOffline;
  const meant = useMemo(
    () => (records && garage && !isComing ? withoutSlips(typed, records, garage.cars) : typed),
    [records, garage, typed, isComing],
  );
  const found = useMemo(
    () => records && garage && findRecords(records, meant, garage.cars, kind),
    [records, garage, meant, kind],
  );
  const data = isComing && found?.groups.length === 0 ? undefined : found;
  return { data, meant, isError, refetch, isOffline, isComing };
}

/** Names of kinds match in the current language and in English. */
export function useTerms(text: string): Term[] {
  const words = useWords();
  return useMemo(() => parseSearch(text, [createWords('en', {}), words]), [text, words]);
}
