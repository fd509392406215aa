import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { carName, currentCarId } from '#domain/cars/rules.ts';
import { TypedMileage, type Garage } from '#domain/cars/schema.ts';
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
import { isSameLog } from '#domain/issues/same-log-rules.ts';
import { savedAssessment } from '#domain/issues/saved-assessment.ts';
import type { Issue } from '#domain/issues/schema.ts';
import { dayOfInstant } from '#domain/language/format.ts';
import { analyze, askMore, heedAnswers } from '#web/assessment/analyze.ts';
import { preloadEngine } from '#web/assessment/engine.ts';
import { synthesize } from '#web/assessment/synthesize.ts';
import { useMileageHint } from '#web/mileage/use-mileage-hint.ts';
import { useUploads } from '#web/media/use-uploads.ts';
import { useDraft } from '#web/platform/drafts/drafts.ts';
import { href } from '#web/platform/hrefs.ts';
import { newId } from '#web/platform/ids.ts';
import { useWords } from '#web/platform/language/language.ts';
import { notify } from '#web/platform/notices/notices.ts';
import { notifyError } from '#web/platform/notices/notify-error.ts';
import { useWrite } from '#web/platform/reads/query.ts';
import { sendNew } from '#web/platform/forms/send-new.ts';
import { deviceTimeZone } from '#web/platform/language/time-zone.ts';
import { deleteFile, hasFile, isStored, isWaiting, readIssue } from './logged-problem.ts';

type Busy = 'submitting' | 'asking' | 'finishing' | null;

/** The symptom log as the screen uses it: the kept draft, its files, and what talks to the server. */
export function useSymptomLog(garage: Garage) {
  const { t, language } = useWords();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<Busy>(null);
  const draft = useDraft<LogFlow, LogAction>('log-symptom', logFlow, () => emptyLog(newId(), new Date()));
  const { state: flow, dispatch, forget } = draft;
  const isCarGone = flow.carId !== null && !garage.cars.some(({ id }) => id === flow.carId);
  const carId = isCarGone ? currentCarId(garage) : (flow.carId ?? currentCarId(garage));
  const uploads = useUploads('issue', carId, ({ id, kind, url }) => {
    if (kind !== 'document') dispatch({ type: 'fileStored', id, kind, url });
  });
  const save = useWrite('issues.log');

  const mileage = TypedMileage.safeParse(flow.mileage).data ?? null;
  const mileageHint = useMileageHint(carId ?? '', flow.mileage, {
    source: 'issue',
    sourceId: flow.issueId,
    date: dayOfInstant(happenedAt(flow, new Date()) ?? new Date().toISOString()),
  });

  const car = garage.cars.find(({ id }) => id === carId);
  const problem = car && {
    description: flow.description.trim(),
    car,
    language,
    mediaIds: flow.files.filter(uploads.isOnServer).map(({ id }) => id),
  };
  const text = problem ? JSON.stringify([problem.description, car.id, language]) : '';

  // Once something is typed the engine is at hand, should the network go (D5).
  const begun = flow.description.length > 0 || flow.files.length > 0;
  useEffect(() => {
    if (begun) preloadEngine();
  }, [begun]);

  const unexpected = useCallback(
    (error: unknown) => {
      console.warn('The symptom log met an error', error);
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
  const during = async (what: Exclude<Busy, null>, run: (cancelled: AbortSignal) => Promise<void>) => {
    if (busy) return;
    setBusy(what);
    running.current = new AbortController();
    await run(running.current.signal).catch((error: unknown) => {
      // On another screen nobody waits for questions any more; for what was to be saved they do.
      if (!hasLeft.current || what === 'finishing') unexpected(error);
    });
    setBusy(null);
  };

  /** On the server a file belongs to one car: those at hand are sent again for the other. */
  const filesFor = (to: Id): LogFile[] =>
    flow.files.map((chosen) => {
      const file = uploads.fileOf(chosen.id);
      const moved = { ...chosen, id: newId(), url: null };
      uploads.remove(chosen.id);
      if (file) uploads.add(moved.id, file, to);
      return moved;
    });

  const takeBack = useEffectEvent(() => {
    if (!car) return;
    dispatch({ type: 'carGone', carId: car.id, files: filesFor(car.id) });
    notify({
      title: t('This car is not there any more'),
      description: t('The problem is now for {car}. Check it and submit it again.', { car: carName(car) }),
      destructive: true,
    });
  });
  useEffect(() => {
    if (isCarGone && busy === null) takeBack();
  }, [isCarGone, busy]);

  return {
    flow,
    wasKept: draft.wasKept,
    startOver: () => {
      for (const file of flow.files) {
        uploads.remove(file.id);
        if (uploads.isOnServer(file)) deleteFile(file.id);
      }
      draft.startOver();
    },
    /** The owner does not want to wait: what can be had here must do. */
    cancel: () => running.current?.abort(),
    busy,
    car,
    mileageHint,
    uploads,
    change: (to: Extract<LogAction, { type: 'changed' }>['to']) =>
      carId && dispatch({ type: 'changed', carId, to }),
    chooseCar: (to: Id) => dispatch({ type: 'carChosen', carId: to, files: filesFor(to) }),
    takeFiles: (files: LogFile[]) => carId && dispatch({ type: 'filesTaken', carId, files }),
    removeFile: (id: Id) => {
      if (flow.files.some((file) => file.id === id && uploads.isOnServer(file))) deleteFile(id);
      dispatch({ type: 'fileRemoved', id });
    },
    answer: (index: number, answer: string) => dispatch({ type: 'answered', index, answer }),
    back: () => dispatch({ type: 'wentBack' }),

    submit: () =>
      during('submitting', async (cancelled) => {
        const at = happenedAt(flow, new Date());
        if (!problem || !hasContent(flow) || at === null) {
          return notify({
            title: t('Missing information'),
            description: t('Please provide a description or attach media'),
            destructive: true,
          });
        }
        dispatch({ type: 'submitted', carId: problem.car.id, happenedAt: at });
        if (flow.assessment && flow.assessedText === text)
          return dispatch({ type: 'assessed', text, assessment: flow.assessment });
        const { assessment, failed } = await analyze(problem, cancelled);
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
      during('asking', async (cancelled) => {
        if (!problem) return;
        const { questions, failed } = await askMore(problem, pairsOf(flow), cancelled);
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
      during('finishing', async () => {
        if (!car || !flow.assessment || flow.happenedAt === null) return;
        const [assessment, symptoms] = await Promise.all([
          heedAnswers(flow.assessment, flow.answers, language),
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
          // One that did not arrive is left out by the server, and follows when it can (D45).
          mediaIds: flow.files.map(({ id }) => id),
          aiQuestions: flow.questions,
          aiAnswers: flow.answers,
          assessment: savedAssessment(assessment, symptoms),
        };
        const { id, answer } = await sendNew<Issue | null>(flow.issueId, {
          send: (issueId) => save.mutateAsync({ ...log, id: issueId }),
          findSame: async (issueId) => {
            const stored = await readIssue(car.id, issueId);
            return stored && isSameLog(stored, log) ? stored : null;
          },
          onRenamed: (issueId) => dispatch({ type: 'renamed', issueId }),
        });
        const missing = flow.files.filter((file) => !uploads.isThere(file) || !hasFile(answer, file));
        await Promise.all(missing.map((file) => uploads.owe(file, id)));
        forget();
        notify({
          title: t('Symptom logged successfully'),
          ...(missing.length > 0 && {
            description: t('Saved without: {files}', { files: missing.map(({ name }) => name).join(', ') }),
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

const pairsOf = ({ questions, answers }: LogFlow) =>
  questions.map((question, at) => ({ question, answer: answers[at] ?? '' }));
