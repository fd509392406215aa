import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { currentCarId } from '#domain/cars/rules.ts';
import type { Garage } from '#domain/cars/schema.ts';
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
import { savedAssessment } from '#domain/issues/saved-assessment.ts';
import type { Issue } from '#domain/issues/schema.ts';
import { analyze, askMore } from '#web/assessment/analyze.ts';
import { preloadEngine } from '#web/assessment/engine.ts';
import { synthesize } from '#web/assessment/synthesize.ts';
import { useUploads } from '#web/media/use-uploads.ts';
import { call } from '#web/platform/api-client.ts';
import { isCode } from '#web/platform/api-errors.ts';
import { useDraft } from '#web/platform/drafts.ts';
import { href } from '#web/platform/hrefs.ts';
import { newId } from '#web/platform/ids.ts';
import { useWords } from '#web/platform/language.ts';
import { notify } from '#web/platform/notices.ts';
import { rememberRead, useWrite } from '#web/platform/query.ts';

type Busy = 'submitting' | 'asking' | 'finishing' | null;

/** The symptom log as the screen uses it: the kept draft, its files, and what talks to the server. */
export function useSymptomLog(garage: Garage) {
  const { t, language } = useWords();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<Busy>(null);
  const draft = useDraft<LogFlow, LogAction>('log-symptom', logFlow, () => emptyLog(newId(), new Date()));
  const { state: flow, dispatch, forget } = draft;
  const carId = garage.cars.some(({ id }) => id === flow.carId) ? flow.carId : currentCarId(garage);
  const uploads = useUploads('issue', carId, ({ id, kind, url }) => {
    if (kind !== 'document') dispatch({ type: 'fileStored', id, kind, url });
  });
  const log = useWrite('issues.log');

  const car = garage.cars.find(({ id }) => id === carId);
  const problem = car && {
    description: flow.description.trim(),
    car,
    language,
    mediaIds: flow.files.flatMap(({ id, url }) => (url === null ? [] : [id])),
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
      notify({
        title: t('Error'),
        description: t('An unexpected error occurred. Please try again.'),
        destructive: true,
      });
    },
    [t],
  );
  const during = async (what: Exclude<Busy, null>, run: () => Promise<void>) => {
    if (busy) return;
    setBusy(what);
    await run().catch(unexpected);
    setBusy(null);
  };

  return {
    flow,
    wasKept: draft.wasKept,
    startOver: draft.startOver,
    busy,
    car,
    uploads,
    change: (to: Extract<LogAction, { type: 'changed' }>['to']) => dispatch({ type: 'changed', to }),
    chooseCar: (to: Id) => {
      // On the server a file belongs to one car: those at hand are sent again for the other.
      const files = flow.files.map((chosen) => {
        const file = uploads.fileOf(chosen.id);
        const moved = { ...chosen, id: newId(), url: null };
        uploads.remove(chosen.id);
        if (file) uploads.add(moved.id, file, to);
        return moved;
      });
      dispatch({ type: 'carChosen', carId: to, files });
    },
    takeFiles: (files: LogFile[]) => carId && dispatch({ type: 'filesTaken', carId, files }),
    removeFile: (id: Id) => dispatch({ type: 'fileRemoved', id }),
    answer: (index: number, answer: string) => dispatch({ type: 'answered', index, answer }),
    back: () => dispatch({ type: 'wentBack' }),

    submit: () =>
      during('submitting', async () => {
        const at = happenedAt(flow, new Date());
        if (!problem || !hasContent(flow) || at === null) {
          return notify({
            title: t('Missing information'),
            description: t('Please provide a description or attach media'),
            destructive: true,
          });
        }
        dispatch({ type: 'submitted', happenedAt: at });
        if (flow.assessment && flow.assessedText === text)
          return dispatch({ type: 'assessed', text, assessment: flow.assessment });
        const { assessment, failed } = await analyze(problem);
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
      during('asking', async () => {
        if (!problem) return;
        const { questions, failed } = await askMore(problem, pairsOf(flow));
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
        const [symptoms] = await Promise.all([synthesize(pairsOf(flow), language), uploads.whenDone()]);
        const missing = flow.files.filter((file) => file.url === null && !uploads.hasArrived(file.id));
        if (missing.length > 0) {
          dispatch({ type: 'wentBack' });
          return notify({
            title: t('Upload failed'),
            description: t('Some files could not be uploaded. Retry or remove them.'),
            destructive: true,
          });
        }
        const key = { carId: car.id, issueId: flow.issueId };
        const input = {
          ...{ carId: car.id, id: flow.issueId, language },
          description: flow.description.trim(),
          date: flow.happenedAt,
          mediaIds: flow.files.map(({ id }) => id),
          aiQuestions: flow.questions,
          aiAnswers: flow.answers,
          assessment: savedAssessment(flow.assessment, symptoms),
        };
        const found = await log.mutateAsync(input).then(
          // What waits for a network is found as well.
          (issue) => ({ issue, id: flow.issueId }),
          async (error: unknown) => {
            const issue = await alreadyLogged(error, key);
            return issue && { issue, id: issue.id };
          },
        );
        if (found?.issue) rememberRead('issues.read', key, found.issue);
        forget();
        notify({ title: t('Symptom logged successfully') });
        const target = afterFinish(car.id, found);
        await navigate(target.screen === 'car' ? href('car', target) : href('symptomSummary', target), {
          replace: true,
        });
      }),
  };
}

const pairsOf = ({ questions, answers }: LogFlow) =>
  questions.map((question, at) => ({ question, answer: answers[at] ?? '' }));

/** The id is this draft's own: an earlier try had arrived, only its answer was lost. */
async function alreadyLogged(error: unknown, key: { carId: Id; issueId: Id }): Promise<Issue | null> {
  if (!isCode(error, 'ID_TAKEN')) throw error;
  return call('issues.read', key).catch(() => null);
}
