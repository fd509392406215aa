import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigationType } from '#web/platform/router/router.tsx';
import { carName, currentCarId } from '#domain/cars/rules.ts';
import { type Garage } from '#domain/cars/schema.ts';
import { TypedMileage } from '#domain/units/distance.ts';
import type { Id } from '#domain/ids.ts';
import {
  emptyLog,
  happenedAt,
  hasContent,
  logFlow,
  type LogAction,
  type LogFile,
  type LogFlow,
  onlyAnswered,
  pairsOf,
} from '#domain/issues/log-flow-rules.ts';
import { dayOfInstant } from '#domain/language/format.ts';
import { analyze, assessHere, requestMoreQuestions } from '#web/assessment/analyze.ts';
import { preloadEngine } from '#web/assessment/load-engine.ts';
import { useDoubts } from '#web/platform/forms/use-doubts.ts';
import { useMileageHint } from '#web/platform/forms/use-mileage-hint.ts';
import { useUploads } from '#web/media/use-uploads.ts';
import { useDraft } from '#web/platform/drafts/drafts.ts';
import { newId } from '#web/platform/ids.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { showError } from '#web/platform/toasts/error-toasts.ts';
import { deleteFile } from './logged-issue.ts';
import { useLogSaving } from './use-log-saving.ts';

type Busy = 'submitting' | 'asking' | 'finishing' | null;

/** @param suggested initial description of a new draft */
export function useSymptomLog(garage: Garage, suggested?: string) {
  const { t, language } = useWords();
  const [busy, setBusy] = useState<Busy>(null);
  const draft = useDraft<LogFlow, LogAction>('log-symptom', logFlow, () =>
    emptyLog(newId(), new Date(), suggested),
  );
  const { state: flow, dispatch } = draft;
  // A link asks for a new problem: the questions of the one that was begun do not open by themselves.
  const isLink = useNavigationType() !== 'POP';
  const showForm = useEffectEvent(() => {
    if (isLink && draft.wasRestored) dispatch({ type: 'wentBack' });
  });
  useEffect(() => showForm(), []);
  const isCarMissing = flow.carId !== null && !garage.cars.some(({ id }) => id === flow.carId);
  const carId = isCarMissing ? currentCarId(garage) : (flow.carId ?? currentCarId(garage));
  const uploads = useUploads('issue', carId, ({ id, kind, url }) =>
    dispatch({ type: 'fileStored', id, kind, url }),
  );

  const mileage = TypedMileage.safeParse(flow.mileage).data ?? null;
  const mileageHint = useMileageHint(carId ?? '', flow.mileage, {
    source: 'issue',
    sourceId: flow.issueId,
    date: dayOfLog(flow),
  });
  const doubts = useDoubts(carId ?? '', { source: 'issue', sourceId: flow.issueId });
  const entry = { date: dayOfLog(flow), mileage, cost: null, currency: '' };

  const car = garage.cars.find(({ id }) => id === carId);
  const issue = car && {
    description: flow.description.trim(),
    car,
    language,
    mediaIds: flow.files.filter(uploads.isOnServer).map(({ id }) => id),
  };
  const text = issue ? JSON.stringify([issue.description, car.id, language]) : '';

  // Preload the offline engine as soon as the user types.
  const begun = flow.description.length > 0 || flow.files.length > 0;
  useEffect(() => {
    if (begun) preloadEngine();
  }, [begun]);

  const reportError = useCallback(
    (error: unknown) => {
      console.warn('The symptom log failed', error);
      showError(t);
    },
    [t],
  );
  const running = useRef<AbortController | null>(null);
  const isRunning = useRef(false);
  const hasLeft = useRef(false);
  /** 'Save now' was tapped while a model was asked. */
  const savesNow = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
      running.current?.abort();
    };
  }, []);
  const runExclusively = async (
    what: Exclude<Busy, null>,
    run: (cancelled: AbortSignal) => Promise<void>,
  ) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(what);
    savesNow.current = false;
    running.current = new AbortController();
    await run(running.current.signal).catch((error: unknown) => {
      // After leaving the screen, only a failed save still matters.
      if (!hasLeft.current || what === 'finishing' || savesNow.current) reportError(error);
    });
    isRunning.current = false;
    setBusy(null);
  };

  /** On the server a file belongs to one car: upload the files again for the other. */
  const filesFor = (to: Id): LogFile[] =>
    flow.files.map((chosen) => {
      const file = uploads.fileOf(chosen.id);
      const moved = { ...chosen, id: newId(), url: null };
      uploads.remove(chosen.id);
      if (file) uploads.add(moved.id, file, to);
      return moved;
    });

  const changeCar = (type: 'carChosen' | 'carDeleted', to: Id) => {
    dispatch({ type, carId: to, files: filesFor(to) });
    // An earlier attempt may have made the issue of the other car.
    dispatch({ type: 'renamed', issueId: newId() });
  };

  const moveToCurrentCar = useEffectEvent(() => {
    if (!car) return;
    changeCar('carDeleted', car.id);
    showToast({
      title: t('This car no longer exists'),
      description: t('The problem is now set to be logged for {car}. Check it, then submit it again.', {
        car: carName(car),
      }),
      destructive: true,
    });
  });
  useEffect(() => {
    if (isCarMissing && busy === null) moveToCurrentCar();
  }, [isCarMissing, busy]);

  const { saveLog, conflict } = useLogSaving({
    car,
    mileage,
    draft,
    uploads,
    hasLeft,
    onSaved: () => doubts.followNewCount(entry, null),
  });

  /** Saves without further questions; the offline engine assesses unassessed text, so that nobody waits. */
  const saveAsTyped = async () => {
    const at = happenedAt(flow, new Date());
    if (!issue || !hasContent(flow) || at === null) return;
    dispatch({ type: 'submitted', carId: issue.car.id, happenedAt: at });
    const known = flow.assessedText === text ? flow.assessment : null;
    await saveLog(onlyAnswered(flow), known ?? (await assessHere(issue)), at);
  };
  /** A submit waiting for a model has the values of its tap; this saves what was typed since. */
  const saveLatest = useRef(saveAsTyped);
  useEffect(() => {
    saveLatest.current = saveAsTyped;
  });

  return {
    flow,
    wasRestored: draft.wasRestored,
    startOver: () => {
      for (const file of flow.files) {
        uploads.remove(file.id);
        if (uploads.isOnServer(file)) deleteFile(file.id);
      }
      draft.startOver();
    },
    /** Stops waiting for the server; the offline engine answers instead. */
    cancel: () => running.current?.abort(),
    conflict,
    busy,
    car,
    mileageHint,
    question: doubts.question,
    accept: (form: HTMLFormElement) => doubts.accept(entry, {}, form),
    uploads,
    change: (to: Extract<LogAction, { type: 'changed' }>['to']) =>
      carId && dispatch({ type: 'changed', carId, to }),
    chooseCar: (to: Id) => changeCar('carChosen', to),
    takeFiles: (files: LogFile[]) => carId && dispatch({ type: 'filesTaken', carId, files }),
    removeFile: (id: Id) => {
      if (flow.files.some((file) => file.id === id && uploads.isOnServer(file))) deleteFile(id);
      dispatch({ type: 'fileRemoved', id });
    },
    answer: (index: number, answer: string) => dispatch({ type: 'answered', index, answer }),
    back: () => dispatch({ type: 'wentBack' }),

    submit: () =>
      runExclusively('submitting', async (cancelled) => {
        const at = happenedAt(flow, new Date());
        if (!issue || !hasContent(flow) || at === null) {
          return showToast({
            title: t('Missing information'),
            description: t('Please provide a description or attach media'),
            destructive: true,
          });
        }
        dispatch({ type: 'submitted', carId: issue.car.id, happenedAt: at });
        if (flow.assessment && flow.assessedText === text)
          return dispatch({ type: 'assessed', text, assessment: flow.assessment });
        const { assessment, failed } = await analyze(issue, cancelled);
        if (savesNow.current) return saveLatest.current();
        if (hasLeft.current) return;
        if (failed) {
          showToast({
            title: t('AI Analysis Failed'),
            description: t('Could not generate analysis. Using fallback questions instead.'),
            destructive: true,
          });
        }
        dispatch({ type: 'assessed', text, assessment });
      }),

    more: () =>
      runExclusively('asking', async (cancelled) => {
        if (!issue) return;
        const { questions, hasFailed } = await requestMoreQuestions(issue, pairsOf(flow), cancelled);
        if (hasLeft.current) return;
        if (hasFailed) {
          showToast({
            title: t("Couldn't generate new questions"),
            description: t('Using alternative questions instead'),
            destructive: true,
          });
        }
        dispatch({ type: 'moreAsked', questions, max: questions.length });
      }),

    finish: () =>
      runExclusively('finishing', async () => {
        if (flow.assessment && flow.happenedAt !== null)
          await saveLog(flow, flow.assessment, flow.happenedAt);
      }),

    saveNow: async () => {
      if (busy !== 'submitting') return runExclusively('finishing', saveAsTyped);
      savesNow.current = true;
      setBusy('finishing');
      running.current?.abort();
    },
  };
}

const dayOfLog = (flow: LogFlow): string =>
  dayOfInstant(happenedAt(flow, new Date()) ?? new Date().toISOString());
