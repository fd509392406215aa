import { useEffect, useRef, useState } from 'react';
import type { Car } from '#domain/cars/schema.ts';
import { inOrder } from '#domain/imports/batch-rules.ts';
import type { ImportAnswers, ImportQuestion, ImportReading } from '#domain/imports/schema.ts';
import type { LubeLoggerServer } from '#domain/imports/server-schema.ts';
import type { Id } from '#domain/ids.ts';
import { call } from '#web/platform/api/client.ts';
import { isCode, NetworkError } from '#web/platform/api/errors.ts';
import { newId } from '#web/platform/ids.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { zoneOfDevice } from '#web/platform/language/time-zone.ts';
import { queryClient } from '#web/platform/reads/query.ts';
import { readTab, writeTab } from '#web/platform/storage/storage.ts';
import { CAN_WAIT, importFailure } from './import-failure.ts';
import { nothing, type ImportState } from './import-state.ts';
import { keepImport } from './keep-import.ts';
import { findCars } from './match-cars.ts';
import type { Source } from './reader-worker.ts';
import { openReader } from './reader.ts';
import { rememberColumns, rememberedColumns } from './remembered-columns.ts';
import {
  filesToSend,
  noneSent,
  sendFiles,
  ServerStopped,
  takeFromServer,
  takeFromZips,
} from './send-files.ts';
import { commitRecords, findOpenImport, sendRecords } from './send-records.ts';
import { problemPhrases } from './server-words.ts';
import {
  contextOf,
  proposeTargets,
  sentTarget,
  unitsOfNewCars,
  withChosen,
  withFound,
  withKept,
  type Target,
  type TargetCar,
} from './targets.ts';

const withAsked = (before: readonly ImportQuestion[], asked: readonly ImportQuestion[]) => [
  ...before.map((one) => asked.find(({ id }) => id === one.id) ?? one),
  ...asked.filter(({ id }) => before.every((one) => one.id !== id)),
];

type Context = {
  cars: readonly Car[];
  possible: readonly TargetCar[];
  currency: string;
  preferred: string | null;
  userId: string;
};

type Opened = Pick<ImportState, 'names' | 'server'> & { source: Source };

const hostOf = ({ address }: LubeLoggerServer) =>
  address
    .trim()
    .replace(/^https?:\/\//i, '')
    .split(/[/?#]/, 1)[0]!;

/** Started in this tab but not committed, also before it was left or loaded again: the next import replaces it. */
const BEGUN = 'import-begun';

/** One import until its commit. Any change requires a new comparison. */
export function useImport({ cars, possible, currency, preferred, userId }: Context) {
  const [state, setState] = useState(nothing);
  const reader = useRef<ReturnType<typeof openReader>>(null);
  const sending = useRef<AbortController>(null);
  /** For the first import only: the next one may be of another car. */
  const meant = useRef(preferred);
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
  const read = async (answers: ImportAnswers, opened?: Opened) => {
    sending.current?.abort();
    const turn = (latest.current += 1);
    const { source, ...shown } = opened ?? {};
    change({
      ...(opened && { ...nothing, ...shown }),
      answers,
      compared: null,
      failure: null,
      busy: 'reading',
    });
    try {
      reader.current ??= openReader();
      const zone = zoneOfDevice();
      const context = { currency, today: deviceDay(), ...contextOf(cars, meant.current) };
      const reading = await reader.current.read({ zone, ...answers }, context, source);
      if (turn !== latest.current) return;
      setState((before) => ({
        ...before,
        reading,
        busy: null,
        questions: withAsked(before.questions, reading.questions),
        targets: withKept(proposeTargets(reading.cars, possible, meant.current), before.targets, possible),
      }));
      await findTargets(reading, turn);
    } catch (error) {
      console.warn('The files could not be read', error);
      if (turn !== latest.current) return;
      change({
        busy: null,
        failure: { phrase: 'The files could not be read. Please try again.', open: null },
      });
    }
  };

  /** Without a network only names say which car it is. */
  const findTargets = async (reading: ImportReading, turn: number) => {
    if (possible.length === 0 || reading.records.length === 0) return;
    try {
      const found = await findCars(reading);
      if (turn !== latest.current) return;
      setState((before) =>
        before.busy || before.compared
          ? before
          : { ...before, targets: withFound(before.targets, found, possible) },
      );
    } catch (error) {
      console.warn('Whose records these are was not found out', error);
    }
  };

  const askServer = async (server: LubeLoggerServer) => {
    sending.current?.abort();
    const turn = (latest.current += 1);
    const own = new AbortController();
    sending.current = own;
    change({ ...nothing, busy: 'asking' });
    try {
      const answer = await call('imports.askServer', server, { signal: own.signal });
      if (turn !== latest.current) return;
      if (answer.problem === null)
        await read({}, { source: { server: answer.found }, names: [hostOf(server)], server });
      else change({ busy: null, failure: { phrase: problemPhrases[answer.problem], open: null } });
    } catch (error) {
      if (!own.signal.aborted) await fail(error, false);
    }
  };

  const draftOf = (id: Id, stops: Id | null) => {
    const { reading, targets, names, answers } = state;
    const units = unitsOfNewCars(answers, cars);
    return {
      id,
      source: reading!.source!,
      files: names.map((name) => name.slice(0, 200)),
      targets: targets.map((target) => sentTarget(target, units)),
      stops,
    };
  };

  const compare = async (stops: Id | null = null) => {
    const { reading } = state;
    if (!reading?.source) return null;
    const importId = newId();
    const own = new AbortController();
    sending.current = own;
    const records = inOrder(reading.records);
    change({ busy: 'comparing', share: 0, failure: null, compared: null });
    try {
      const sent = sendRecords({
        draft: draftOf(importId, stops ?? readTab(BEGUN)),
        records,
        signal: own.signal,
        onProgress: (share) => change({ share }),
      });
      writeTab(BEGUN, importId);
      const { withFiles = [], corrections = [], ...counts } = await sent;
      const files = filesToSend(importId, records, withFiles);
      const compared = { importId, counts, files, sent: noneSent(), corrections };
      change({ busy: null, compared });
      return compared;
    } catch (error) {
      if (!own.signal.aborted) await fail(error, !state.server);
      return null;
    }
  };

  /** Nothing of a car that is added can be there already: it needs no look before. */
  const add = async () => {
    const compared = state.compared ?? (await compare());
    if (!compared) return;
    const { importId, files, sent, corrections } = compared;
    const replaces = state.isReplacing ? corrections.map(({ place }) => place) : [];
    const own = new AbortController();
    sending.current = own;
    try {
      if (files.length > 0) {
        change({ busy: 'sending', share: 0, failure: null });
        const take = state.server ? takeFromServer(state.server) : await takeFromZips(reader.current!, files);
        await sendFiles(files, { take, sent, signal: own.signal, onProgress: (share) => change({ share }) });
      }
      change({ busy: 'adding', share: 0, failure: null });
      const counts = await commitRecords(importId, replaces, (share) => change({ share }));
      writeTab(BEGUN, null);
      meant.current = null;
      rememberColumns(userId, state.answers.columns);
      const left = files.flatMap(({ key, location }) => {
        const problem = sent.problems.get(key);
        return problem ? [{ name: location.slice(location.lastIndexOf('/') + 1), problem }] : [];
      });
      const carIds = [...new Set(state.targets.map(({ carId }) => carId))];
      change({ ...nothing, done: { importId, carIds, counts, files: files.length - left.length, left } });
      await queryClient.invalidateQueries();
    } catch (error) {
      if (!own.signal.aborted) await fail(error, !state.server);
    }
  };

  /** A started import keeps its id, since its commit may have arrived. */
  const keep = async () => {
    const { reading, compared } = state;
    if (!reading?.source) return;
    const id = compared?.importId ?? newId();
    const records = inOrder(reading.records);
    const draft = { ...draftOf(id, readTab(BEGUN)), records: records.length };
    change({ busy: 'keeping', failure: null });
    try {
      await keepImport({ draft, records, reader: reader.current!, sent: compared?.sent });
      rememberColumns(userId, state.answers.columns);
      writeTab(BEGUN, null);
      meant.current = null;
      change({ ...nothing, isKept: true });
    } catch (error) {
      console.warn('The import could not be stored', error);
      const phrase = 'The import could not be stored on this device.';
      change({ busy: null, failure: { phrase, open: null, isCut: true } });
    }
  };

  /** @param mayWait false for an import from a server: its key is not stored */
  const fail = async (error: unknown, mayWait: boolean) => {
    console.warn('The records could not be imported', error);
    const isCut = mayWait && error instanceof NetworkError;
    const refused = error instanceof ServerStopped ? problemPhrases[error.problem] : importFailure(error);
    const phrase = isCut ? CAN_WAIT : refused;
    const failure = { phrase, open: await findOpenImport(error), isCut };
    change({ busy: null, failure, ...(isCode(error, 'NOT_FOUND') && { compared: null }) });
  };

  return {
    state,
    choose: (files: readonly File[]) =>
      void read(
        { columns: rememberedColumns(userId) },
        { source: { files }, names: files.map(({ name }) => name), server: null },
      ),
    askServer: (server: LubeLoggerServer) => void askServer(server),
    answer: (answers: ImportAnswers) => void read({ ...state.answers, ...answers }),
    setTarget: (at: number, to: Partial<Target>) => {
      sending.current?.abort();
      change({
        compared: null,
        busy: null,
        targets: withChosen(state.targets, at, to, possible),
      });
    },
    setReplacing: (isReplacing: boolean) => change({ isReplacing }),
    compare: (stops?: Id) => void compare(stops),
    add: () => void add(),
    keep: () => void keep(),
  };
}
