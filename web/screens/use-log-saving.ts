import { type RefObject } from 'react';
import { useNavigate } from '#web/platform/router/router.tsx';
import type { Assessment } from '#domain/assessment/schema.ts';
import type { Write } from '#domain/calls.ts';
import type { Id } from '#domain/ids.ts';
import { loggedFields, withAssessment } from '#domain/issues/log-fields.ts';
import { afterFinish, type LogAction, type LogFlow } from '#domain/issues/log-flow-rules.ts';
import type { Issue } from '#domain/issues/schema.ts';
import type { useUploads } from '#web/media/use-uploads.ts';
import type { useDraft } from '#web/platform/drafts/drafts.ts';
import { sendNew, matchTyped } from '#web/platform/forms/send-new.ts';
import { useEdit } from '#web/platform/forms/use-edit.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { deviceTimeZone } from '#web/platform/language/time-zone.ts';
import { untitledIssue } from '#web/platform/language/untitled-issue.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { outbox } from '#web/platform/outbox/outbox.ts';
import { useWrite } from '#web/platform/reads/query.ts';
import { logOf } from './log-of.ts';
import { hasFile, isStored, isWaiting, readIssue } from './logged-issue.ts';

type Log = {
  car: { id: Id } | undefined;
  mileage: number | null;
  draft: ReturnType<typeof useDraft<LogFlow, LogAction>>;
  uploads: ReturnType<typeof useUploads>;
  hasLeft: RefObject<boolean>;
  onSaved: () => Promise<void>;
};

export function useLogSaving({ car, mileage, draft, uploads, hasLeft, onSaved }: Log) {
  const { t, language } = useWords();
  const navigate = useNavigate();
  const save = useWrite('issues.log');
  const edit = useEdit('issues.edit');
  const { dispatch, forget } = draft;

  const saveLog = async (flow: LogFlow, first: Assessment, date: string): Promise<void> => {
    if (!car) return;
    const [log] = await Promise.all([
      logOf(flow, { carId: car.id, language, first, date, mileage }),
      uploads.handOver(),
    ]);
    const { sent, answer } = await sendNew<Write<'issues.log'>, Issue | null>({
      payload: log,
      attempts: draft.attempts,
      typedFields,
      send: save.mutateAsync,
      findOwn: async ({ payload }) => {
        const stored = await readIssue(car.id, payload.id);
        return stored && matchTyped(withAssessment(stored), typedFields(payload));
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
    await onSaved();
    showToast({
      title: t('Symptom logged successfully'),
      ...(missing.length > 0 && {
        description: t('Saved without these files: {files}', {
          files: missing.map(({ name }) => name).join(', '),
        }),
      }),
    });
    await outbox.shown();
    if (hasLeft.current) return;
    const isFound = answer !== null || isWaiting(id) || (await isStored(car.id, id));
    const target = afterFinish(car.id, isFound ? { id } : null);
    navigate(target.screen === 'car' ? href('car', target) : href('symptomSummary', target), {
      replace: true,
    });
  };

  return { saveLog, conflict: edit.conflict };
}

const typedFields = (log: Write<'issues.log'>) => loggedFields(log, untitledIssue);
