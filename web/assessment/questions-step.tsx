import { type ComponentType, type ReactNode, type RefObject, useDeferredValue, useMemo, useRef } from 'react';
import { firstSteps } from '#domain/assessment/first-steps-rules.ts';
import type { Assessment } from '#domain/assessment/schema.ts';
import { chosen, toggleChoice } from '#domain/assessment/tapped-rules.ts';
import { limits } from '#domain/limits.ts';
import { mayAskMore } from '#domain/issues/log-flow-rules.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { ToggleChip } from '#web/ui/toggle-chip.tsx';
import { DrivingAdvice } from './driving-advice.tsx';
import { useEngine } from './use-engine.ts';

type Props = {
  assessment: Assessment | null;
  description: string;
  questions: readonly string[];
  answers: readonly string[];
  busy: 'asking' | 'finishing' | null;
  onAnswer: (index: number, answer: string) => void;
  onBack: () => void;
  onMore: () => void;
  onCancel?: () => void;
  onFinish: () => void;
  /** What can be done about the advice, as it stands after the answers. */
  renderSteps?: (current: Assessment) => ReactNode;
  /** Below the questions. */
  renderMore?: (current: Assessment) => ReactNode;
  /** Of the last button, where it does not save at once. */
  finishLabel?: string | undefined;
  Dictation: Dictation;
};

type Dictation = ComponentType<{ field: RefObject<HTMLTextAreaElement | null> }>;

export function QuestionsStep({
  assessment,
  description,
  questions,
  answers,
  busy,
  onAnswer,
  onBack,
  onMore,
  onCancel,
  onFinish,
  renderSteps,
  renderMore,
  finishLabel,
  Dictation,
}: Props) {
  const { t, language } = useWords();
  // Where people must be saved nothing is asked.
  const isAsked = questions.length > 0;
  const more = useRef<HTMLButtonElement>(null);
  const engine = useEngine();
  // Typing does not wait for the answers to be read.
  const deferredAnswers = useDeferredValue(answers);
  const current = useMemo(() => {
    if (!engine || !assessment) return assessment;
    const pairs = questions.map((question, at) => ({ question, answer: deferredAnswers[at] ?? '' }));
    return engine.withAnswers(assessment, pairs, { description, language });
  }, [engine, assessment, questions, deferredAnswers, description, language]);
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onFinish();
      }}
    >
      {current && (
        <DrivingAdvice
          advice={current.drivingAdvice}
          reason={current.drivingAdviceReason}
          firstSteps={firstSteps(current)}
          steps={renderSteps?.(current)}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        {isAsked && (
          <div>
            <h2 tabIndex={-1} className="text-lg font-semibold outline-none">
              {t('Follow-up questions')}
            </h2>
            <p className="text-muted tabular text-sm">
              {t('{n} questions, all optional', { n: questions.length })}
            </p>
          </div>
        )}
        {isAsked && finishLabel === undefined && (
          <Button type="submit" variant="secondary" size="small" disabled={busy !== null}>
            {t('Save now')}
          </Button>
        )}
      </div>
      <ol className="flex flex-col gap-5">
        {questions.map((question, at) => (
          <li key={question}>
            <Answer
              question={question}
              answer={answers[at] ?? ''}
              choices={engine?.answerChoices(question) ?? []}
              disabled={busy === 'finishing'}
              onAnswer={(answer) => onAnswer(at, answer)}
              Dictation={Dictation}
            />
          </li>
        ))}
      </ol>
      {current && renderMore?.(current)}
      {busy === 'asking' && (
        <p role="status" className="text-muted text-sm">
          {t('Preparing questions...')}
        </p>
      )}
      <div className="wide:flex-row-reverse wide:justify-start flex flex-col gap-3">
        <Button type="submit" busy={busy === 'finishing'} disabled={busy !== null}>
          {finishLabel ?? t('Finish symptom log')}
        </Button>
        {isAsked && (
          <Button
            ref={more}
            variant="secondary"
            busy={busy === 'asking'}
            disabled={busy !== null || !mayAskMore({ questions })}
            onClick={onMore}
          >
            {t('Answer more questions')}
          </Button>
        )}
        {busy === 'asking' && onCancel && (
          <Button
            variant="quiet"
            onClick={() => {
              // This button disappears, and the focus with it.
              more.current?.focus();
              onCancel();
            }}
          >
            {t('Cancel')}
          </Button>
        )}
        <Button variant="quiet" disabled={busy !== null} onClick={onBack}>
          {t('Back')}
        </Button>
      </div>
    </form>
  );
}

type AnswerProps = {
  question: string;
  answer: string;
  choices: readonly string[];
  disabled: boolean;
  onAnswer: (answer: string) => void;
  Dictation: Dictation;
};

function Answer({ question, answer, choices, disabled, onAnswer, Dictation }: AnswerProps) {
  const { t } = useWords();
  const field = useRef<HTMLTextAreaElement>(null);
  const selected = chosen(answer, choices);
  return (
    <TextArea
      label={question}
      rows={choices.length > 0 ? 1 : 2}
      maxLength={limits.longText}
      placeholder={t('Your answer (optional)')}
      ref={field}
      above={
        choices.length > 0 && (
          <div role="group" aria-label={question} className="flex flex-wrap gap-2">
            {choices.map((choice) => (
              <ToggleChip
                key={choice}
                pressed={choice === selected}
                onToggle={() => !disabled && onAnswer(toggleChoice(answer, choices, choice))}
              >
                {choice}
              </ToggleChip>
            ))}
          </div>
        )
      }
      aside={<Dictation field={field} />}
      value={answer}
      disabled={disabled}
      onChange={(event) => onAnswer(event.target.value)}
    />
  );
}
