import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from '#web/platform/router/router.tsx';
import {
  emptyLog,
  hasContent,
  logFlow,
  type LogAction,
  type LogFlow,
} from '#domain/issues/log-flow-rules.ts';
import type { Words } from '#domain/language/words.ts';
import { loadEngine, preloadEngine } from '#web/assessment/load-engine.ts';
import {
  forgetVisitorProblem,
  keepVisitorProblem,
  readVisitorProblems,
  type VisitorProblem,
} from '#web/platform/drafts/visitor-problem.ts';
import { href } from '#web/platform/hrefs.ts';
import { newId } from '#web/platform/ids.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showError } from '#web/platform/toasts/error-toasts.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';

function discard(problem: VisitorProblem, t: Words['t']) {
  forgetVisitorProblem(problem.flow.issueId);
  showToast({
    title: t('What you described was discarded'),
    action: { label: t('Undo'), run: () => keepVisitorProblem(problem) },
  });
}

const noProblem = () => emptyLog(newId(), new Date());

/** The log of somebody without an account: assessed and kept on this device alone. */
export function useVisitorLog() {
  const { t, language } = useWords();
  const navigate = useNavigate();
  const [kept, setKept] = useState(() => readVisitorProblems().at(-1));
  // A link asks for a new problem, a reload or the note that one is kept for that.
  const { goesOn = false } = (useLocation().state ?? {}) as { goesOn?: boolean };
  const isLink = useNavigationType() !== 'POP' && !goesOn;
  const [flow, change] = useReducer(
    (before: LogFlow, action: LogAction | { replacement: LogFlow }) =>
      'replacement' in action ? action.replacement : logFlow(before, action),
    null,
    () => (kept ? { ...kept.flow, ...(isLink && { step: 'form' as const }) } : noProblem()),
  );
  const [busy, setBusy] = useState<'submitting' | 'asking' | null>(null);
  useEffect(preloadEngine, []);
  const stored = () => readVisitorProblems().find((problem) => problem.flow.issueId === flow.issueId);
  const keep = (at: number | null) =>
    hasContent(flow)
      ? keepVisitorProblem({ flow, language, wantedAt: at })
      : forgetVisitorProblem(flow.issueId);
  const keepTyped = useEffectEvent(() => keep(stored()?.wantedAt ?? null));
  useEffect(() => keepTyped(), [flow, language]);

  const run = async (what: typeof busy, go: (engine: Awaited<ReturnType<typeof loadEngine>>) => void) => {
    if (busy) return;
    setBusy(what);
    try {
      go(await loadEngine());
    } catch (error) {
      console.warn('The offline engine could not be fetched', error);
      showError(t);
    }
    setBusy(null);
  };
  const input = { description: flow.description.trim(), language };
  return {
    flow,
    busy,
    wasRestored: kept !== undefined,
    startOver: () => {
      const problem = stored();
      if (problem && problem.wantedAt !== null)
        showToast({
          title: t('What you described is kept on this device.'),
          action: { label: t('Discard'), run: () => discard(problem, t) },
        });
      else forgetVisitorProblem(flow.issueId);
      setKept(undefined);
      change({ replacement: noProblem() });
    },
    change: (to: Extract<LogAction, { type: 'changed' }>['to']) =>
      change({ type: 'changed', carId: null, to }),
    submit: () =>
      run('submitting', (engine) => {
        if (!hasContent(flow)) return;
        change({ type: 'submitted', carId: null, happenedAt: new Date().toISOString() });
        const text = JSON.stringify([input.description, language]);
        change({ type: 'assessed', text, assessment: engine.assessOffline(input) });
      }),
    answer: (index: number, answer: string) => change({ type: 'answered', index, answer }),
    more: () =>
      run('asking', (engine) => {
        const questions = engine.moreFallbackQuestions(input, flow.questions);
        change({ type: 'moreAsked', questions, max: questions.length });
      }),
    back: () => change({ type: 'wentBack' }),
    /** Saved once an account has a car for it. */
    keep: () => {
      keep(Date.now());
      navigate(href('registerOptions'));
    },
  };
}
