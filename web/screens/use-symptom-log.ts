import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { carName, currentCarId } from '#domain/cars/rules.ts';
import { TypedMileage, type Garage } from '#domain/cars/schema.ts';
import type { Write } from '#domain/calls.ts';
import type { Id } from '#domain/ids.ts';
import {
  afterFinish,
  emptyLog,
  happenedAt,
  hasContent,
  logFlow,
  type LogAction,
  type LogFile,
  type LogFlow,
} from '#domain/issues/log-flow-rules.ts';
import { loggedFields, withAssessment } from '#domain/issues/log-fields.ts';
import { savedAssessment } from '#domain/issues/saved-assessment.ts';
import type { Issue } from '#domain/issues/schema.ts';
import { dayOfInstant } from '#domain/language/format.ts';
import { analyze, requestMoreQuestions, applyAnswers } from '#web/assessment/analyze.ts';
import { preloadEngine } from '#web/assessment/engine.ts';
import { synthesize } from '#web/assessment/synthesize.ts';
import { useMileageHint } from '#web/platform/forms/use-mileage-hint.ts';
import { useUploads } from '#web/media/use-uploads.ts';
import { useDraft } from '#web/platform/drafts/drafts.ts';
import { href } from '#web/platform/hrefs.ts';
import { newId } from '#web/platform/ids.ts';
import { useWords } from '#web/platform/language/language.ts';
import { notify } from '#web/platform/notices/notices.ts';
import { notifyError } from '#web/platform/notices/notify-error.ts';
import { useWrite } from '#web/platform/reads/query.ts';
import { sendNew, withWords } from '#web/platform/forms/send-new.ts';
import { useEdit } from '#web/platform/forms/use-edit.ts';
import { untitledIssue } from '#web/platform/language/untitled-issue.ts';
import { deviceTimeZone } from '#web/platform/language/time-zone.ts';
import { deleteFile, hasFile, isStored, isWaiting, readIssue } from './logged-issue.ts';

type Busy = 'submitting' | 'asking' | 'finishing' | null;

export function useSymptomLog(garage: Garage) {
  const { t, language } = useWords();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<Busy>(null);
  const draft = useDraft<LogFlow, LogAction>('log-symptom', logFlow, () => emptyLog(newId(), new Date()));
  const { state: flow, dispatch, forget } = draft;
  const isCarMissing = flow.carId !== null && !garage.cars.some(({ id }) => id === flow.carId);
  const carId = isCarMissing ? currentCarId(garage) : (flow.carId ?? currentCarId(garage));
  const uploads = useUploads('issue', carId, ({ id, kind, url }) => {
    if (kind !== 'document') dispatch({ type: 'fileStored', id, kind, url });
  });
  const save = useWrite('issues.log');
  const edit = useEdit('issues.edit');

  const mileage = TypedMileage.safeParse(flow.mileage).data ?? null;
  const mileageHint = useMileageHint(carId ?? '', flow.mileage, {
    source: 'issue',
    sourceId: flow.issueId,
    date: dayOfInstant(happenedAt(flow, new Date()) ?? new Date().toISOString()),
  });

  const car = garage.cars.find(({ id }) => id === carId);
  const issue = car && {
    description: flow.description.trim(),
    car,
    language,
    mediaIds: flow.files.filter(uploads.isOnServer).map(({ id }) => id),
  };
  const text = issue ? JSON.stringify([issue.description, car.id, language]) : '';

  // Preload the offline engine as soon as the user types (D5).
  const begun = flow.description.length > 0 || flow.files.length > 0;
  useEffect(() => {
    if (begun) preloadEngine();
  }, [begun]);

  const reportError = useCallback(
    (error: unknown) => {
      console.warn('The symptom log failed', error);
      notifyError(t);
    },
    [t],
  );
  const running = useRef<AbortController | null>(null);
  const hasLeft = useRef(false);
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
    if (busy) return;
    setBusy(what);
    running.current = new AbortController();
    await run(running.current.signal).catch((error: unknown) => {
      // After leaving the screen, only a failed save still matters.
      if (!hasLeft.current || what === 'finishing') reportError(error);
    });
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
    notify({
      title: t('This car no longer exists'),
      description: t('The problem is now for {car}. Check it and submit it again.', { car: carName(car) }),
      destructive: true,
    });
  });
  useEffect(() => {
    if (isCarMissing && busy === null) moveToCurrentCar();
  }, [isCarMissing, busy]);

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
    conflict: edit.conflict,
    busy,
    car,
    mileageHint,
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
          return notify({
            title: t('Missing information'),
            description: t('Please provide a description or attach media'),
            destructive: true,
          });
        }
        dispatch({ type: 'submitted', carId: issue.car.id, happenedAt: at });
        if (flow.assessment && flow.assessedText === text)
          return dispatch({ type: 'assessed', text, assessment: flow.assessment });
        const { assessment, failed } = await analyze(issue, cancelled);
        if (hasLeft.current) return;
        if (failed) {
          notify({
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
        const { questions, failed } = await requestMoreQuestions(issue, pairsOf(flow), cancelled);
        if (hasLeft.current) return;
        if (failed) {
          notify({
            title: t("Couldn't generate new questions"),
            description: t('Using alternative questions instead'),
            destructive: true,
          });
        }
        dispatch({ type: 'moreAsked', questions, max: questions.length });
      }),

    finish: () =>
      runExclusively('finishing', async () => {
        if (!car || !flow.assessment || flow.happenedAt === null) return;
        const [assessment, symptoms] = await Promise.all([
          applyAnswers(flow.assessment, flow.answers, language),
          synthesize(pairsOf(flow), language),
          uploads.handOver(),
        ]);
        const log = {
          carId: car.id,
          language,
          ...deviceTimeZone(),
          description: flow.description.trim(),
          date: flow.happenedAt,
          ...(mileage === null ? {} : { mileage }),
          // The server skips files it does not have; they are attached once uploaded (D45).
          mediaIds: flow.files.map(({ id }) => id),
          aiQuestions: flow.questions,
          aiAnswers: flow.answers,
          assessment: savedAssessment(assessment, symptoms),
        };
        const { sent, answer } = await sendNew<Write<'issues.log'>, Issue | null>({
          payload: { ...log, id: flow.issueId },
          attempts: draft.attempts,
          words: wordsOf,
          send: save.mutateAsync,
          findOwn: async ({ payload }) => {
            const stored = await readIssue(car.id, payload.id);
            return stored && withWords(withAssessment(stored), wordsOf(payload));
          },
          correct: (issueId, before, after) =>
            edit.save({ carId: car.id, issueId, ...deviceTimeZone() }, before, after),
          onRenamed: (issueId) => dispatch({ type: 'renamed', issueId }),
        });
        const { id, mediaIds } = sent;
        const missing = flow.files.filter(
          (file) => !uploads.isAvailable(file) || !mediaIds.includes(file.id) || !hasFile(answer, file),
        );
        await Promise.all(missing.map((file) => uploads.queueFor(file, id)));
        forget();
        notify({
          title: t('Symptom logged successfully'),
          ...(missing.length > 0 && {
            description: t('Saved without these files: {files}', {
              files: missing.map(({ name }) => name).join(', '),
            }),
          }),
        });
        if (hasLeft.current) return;
        const isFound = answer !== null || isWaiting(id) || (await isStored(car.id, id));
        const target = afterFinish(car.id, isFound ? { id } : null);
        await navigate(target.screen === 'car' ? href('car', target) : href('symptomSummary', target), {
          replace: true,
        });
      }),
  };
}

const wordsOf = (log: Write<'issues.log'>) => loggedFields(log, untitledIssue);

const pairsOf = ({ questions, answers }: LogFlow) =>
  questions.map((question, at) => ({ question, answer: answers[at] ?? '' }));
