import { type ComponentType, type RefObject, useRef } from 'react';
import type { Assessment } from '#domain/assessment/schema.ts';
import { limits } from '#domain/limits.ts';
import { mayAskMore, QUESTIONS_MAX } from '#domain/issues/log-flow-rules.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { DrivingAdvice } from './driving-advice.tsx';

type Props = {
  assessment: Assessment | null;
  questions: readonly string[];
  answers: readonly string[];
  busy: 'asking' | 'finishing' | null;
  onAnswer: (index: number, answer: string) => void;
  onBack: () => void;
  onMore: () => void;
  onCancel: () => void;
  onFinish: () => void;
  Dictation: Dictation;
};

type Dictation = ComponentType<{ field: RefObject<HTMLTextAreaElement | null> }>;

export function QuestionsStep({
  assessment,
  questions,
  answers,
  busy,
  onAnswer,
  onBack,
  onMore,
  onCancel,
  onFinish,
  Dictation,
}: Props) {
  const { t } = useWords();
  const more = useRef<HTMLButtonElement>(null);
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onFinish();
      }}
    >
      {assessment?.drivingAdvice === 'stop_driving' && (
        <DrivingAdvice advice={assessment.drivingAdvice} reason={assessment.drivingAdviceReason} />
      )}
      <div className="flex items-baseline justify-between gap-3">
        <h2 tabIndex={-1} className="text-lg font-semibold outline-none">
          {t('Follow-up questions')}
        </h2>
        <p className="text-muted tabular shrink-0 text-sm">
          {t('{n} of {all}', { n: questions.length, all: QUESTIONS_MAX })}
        </p>
      </div>
      <ol className="flex flex-col gap-5">
        {questions.map((question, at) => (
          <li key={question}>
            <Answer
              question={question}
              answer={answers[at] ?? ''}
              disabled={busy === 'finishing'}
              onAnswer={(answer) => onAnswer(at, answer)}
              Dictation={Dictation}
            />
          </li>
        ))}
      </ol>
      {busy === 'asking' && (
        <p role="status" className="text-muted text-sm">
          {t('Preparing questions...')}
        </p>
      )}
      <div className="wide:flex-row-reverse wide:justify-start flex flex-col gap-3">
        <Button type="submit" busy={busy === 'finishing'} disabled={busy !== null}>
          {t('Finish symptom log')}
        </Button>
        <Button
          ref={more}
          variant="secondary"
          busy={busy === 'asking'}
          disabled={busy !== null || !mayAskMore({ questions })}
          onClick={onMore}
        >
          {t('Answer more questions')}
        </Button>
        {busy === 'asking' && (
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
  disabled: boolean;
  onAnswer: (answer: string) => void;
  Dictation: Dictation;
};

function Answer({ question, answer, disabled, onAnswer, Dictation }: AnswerProps) {
  const { t } = useWords();
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <TextArea
      label={question}
      rows={2}
      maxLength={limits.longText}
      placeholder={t('Your answer (optional)')}
      ref={field}
      aside={<Dictation field={field} />}
      value={answer}
      disabled={disabled}
      onChange={(event) => onAnswer(event.target.value)}
    />
  );
}
