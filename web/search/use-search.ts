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
  const { data: records, isError, refetch } = useAllRecords(searched);
  const meant = useMemo(
    () => (records && garage ? withoutSlips(typed, records, garage.cars) : typed),
    [records, garage, typed],
  );
  const data = useMemo(
    () => records && garage && findRecords(records, meant, garage.cars, kind),
    [records, garage, meant, kind],
  );
  const hasFailed = useFreshRecords().isError;
  const isOnline = useOnline();
  return { data, meant, isError, refetch, isOffline: !isOnline || hasFailed };
}

/** Names of kinds match in the current language and in English. */
export function useTerms(text: string): Term[] {
  const words = useWords();
  return useMemo(() => parseSearch(text, [createWords('en', {}), words]), [text, words]);
}
