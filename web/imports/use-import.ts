import { useEffect, useRef, useState } from 'react';
import type { Car } from '#domain/cars/schema.ts';
import { inOrder } from '#domain/imports/batch-rules.ts';
import type { ImportCounts } from '#domain/imports/batch-schema.ts';
import type { ImportAnswers, ImportQuestion, ImportReading } from '#domain/imports/schema.ts';
import type { Id } from '#domain/ids.ts';
import type { Phrase } from '#domain/language/words.ts';
import { isCode } from '#web/platform/api/errors.ts';
import { newId } from '#web/platform/ids.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { queryClient } from '#web/platform/reads/query.ts';
import { importFailure } from './import-failure.ts';
import { openReader } from './reader.ts';
import { commitRecords, openImport, sendRecords } from './send-records.ts';
import { proposeTargets, sentTarget, unitsOfNew, type Target } from './targets.ts';

type Compared = { importId: Id; counts: ImportCounts };

export type ImportState = {
  files: readonly File[];
  answers: ImportAnswers;
  reading: ImportReading | null;
  /** Those that were answered, too: an answer can be changed. */
  questions: readonly ImportQuestion[];
  targets: Target[];
  compared: Compared | null;
  done: Compared | null;
  busy: 'reading' | 'comparing' | 'adding' | null;
  /** Of the records, 0 to 1. */
  share: number;
  failure: { phrase: Phrase; open: Id | null } | null;
};

const nothing: ImportState = {
  files: [],
  answers: {},
  reading: null,
  questions: [],
  targets: [],
  compared: null,
  done: null,
  busy: null,
  share: 0,
  failure: null,
};

const withAsked = (before: readonly ImportQuestion[], asked: readonly ImportQuestion[]) => [
  ...before.map((one) => asked.find(({ id }) => id === one.id) ?? one),
  ...asked.filter(({ id }) => before.every((one) => one.id !== id)),
];

type Context = { cars: readonly Car[]; currency: string; preferred: string | null };

/** One import: files, answers and cars until its commit. Whatever is changed has to be compared again. */
export function useImport({ cars, currency, preferred }: Context) {
  const [state, setState] = useState(nothing);
  const reader = useRef<ReturnType<typeof openReader>>(null);
  const sending = useRef<AbortController>(null);
  /** Begun by this page and not added: the next one takes its place. */
  const begun = useRef<Id>(null);
  useEffect(
    () => () => {
      reader.current?.close();
      reader.current = null;
      sending.current?.abort();
    },
    [],
  );
  const change = (to: Partial<ImportState>) => setState((before) => ({ ...before, ...to }));

  const latest = useRef(0);
  const read = async (answers: ImportAnswers, files?: readonly File[]) => {
    sending.current?.abort();
    const turn = (latest.current += 1);
    change({ ...(files && { ...nothing, files }), answers, compared: null, failure: null, busy: 'reading' });
    try {
      reader.current ??= openReader();
      const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
      const context = { currency, today: deviceDay() };
      const reading = await reader.current.read({ zone, ...answers }, context, files);
      if (turn !== latest.current) return;
      setState((before) => ({
        ...before,
        reading,
        busy: null,
        questions: withAsked(before.questions, reading.questions),
        targets: keepTargets(before.targets, reading),
      }));
    } catch (error) {
      console.warn('The files could not be read', error);
      if (turn !== latest.current) return;
      change({
        busy: null,
        failure: { phrase: 'The files could not be read. Please try again.', open: null },
      });
    }
  };
  const keepTargets = (before: readonly Target[], reading: ImportReading) =>
    proposeTargets(reading.cars, cars, preferred).map(
      (proposed) => before.find(({ key }) => key === proposed.key) ?? proposed,
    );

  const compare = async (stops: Id | null = null) => {
    const { reading, targets, files, answers } = state;
    const units = unitsOfNew(answers, cars);
    if (!reading?.source) return;
    const importId = newId();
    const own = new AbortController();
    sending.current = own;
    change({ busy: 'comparing', share: 0, failure: null, compared: null });
    try {
      const sent = sendRecords({
        draft: {
          id: importId,
          source: reading.source,
          files: files.map(({ name }) => name.slice(0, 200)),
          targets: targets.map((target) => sentTarget(target, units)),
          stops: stops ?? begun.current,
        },
        records: inOrder(reading.records),
        signal: own.signal,
        onProgress: (share) => change({ share }),
      });
      begun.current = importId;
      change({ busy: null, compared: { importId, counts: await sent } });
    } catch (error) {
      if (own.signal.aborted) return;
      await fail(error);
    }
  };

  const add = async () => {
    if (!state.compared) return;
    change({ busy: 'adding', failure: null });
    try {
      const counts = await commitRecords(state.compared.importId);
      begun.current = null;
      change({ ...nothing, done: { importId: state.compared.importId, counts } });
      await queryClient.invalidateQueries();
    } catch (error) {
      await fail(error);
    }
  };

  const fail = async (error: unknown) => {
    console.warn('The records could not be imported', error);
    const failure = { phrase: importFailure(error), open: await openImport(error) };
    change({ busy: null, failure, ...(isCode(error, 'NOT_FOUND') && { compared: null }) });
  };

  return {
    state,
    choose: (files: readonly File[]) => void read({}, files),
    answer: (answers: ImportAnswers) => void read({ ...state.answers, ...answers }),
    setTarget: (at: number, to: Partial<Target>) => {
      sending.current?.abort();
      change({
        compared: null,
        busy: null,
        targets: state.targets.map((target, index) => (index === at ? { ...target, ...to } : target)),
      });
    },
    compare: (stops?: Id) => void compare(stops),
    add: () => void add(),
  };
}
