import { useMemo, useState } from 'react';
import { energyNames } from '#domain/fills/energy-names.ts';
import type { Energy } from '#domain/fills/schema.ts';
import { choiceNames, questionNames } from '#domain/imports/question-words.ts';
import {
  type ImportAnswers,
  type ImportQuestion,
  type LubeLoggerKind,
  type TableRead,
} from '#domain/imports/schema.ts';
import { formatDay } from '#domain/language/format.ts';
import { parseWholeNumber } from '#domain/language/typed-numbers.ts';
import { currencyOptions } from '#web/platform/language/currency-options.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Section } from '#web/ui/section.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TableColumns } from './import-columns.tsx';

const SAMPLES = 4;

type Props = {
  questions: readonly ImportQuestion[];
  answers: ImportAnswers;
  /** Those that leave a doubt are asked about. */
  tables: readonly TableRead[];
  onAnswer: (answers: ImportAnswers) => void;
};

export function ImportQuestions({ questions, answers, tables, onAnswer }: Props) {
  const { t } = useWords();
  if (questions.length === 0) return null;
  return (
    <Section title={t('What the files do not say')} className="gap-5">
      {questions.map((question) => (
        <Question
          key={question.id}
          question={question}
          answers={answers}
          tables={tables}
          onAnswer={onAnswer}
        />
      ))}
    </Section>
  );
}

/** What is taken for granted, in a line; one tap shows how to change it. */
export function Assumptions({ questions, ...props }: Props) {
  const { t } = useWords();
  const choiceOf = useChoiceNames();
  if (questions.length === 0) return null;
  const told = questions.map((question) => {
    const answer = question.id === 'lastOdometer' ? undefined : props.answers[question.id];
    const chosen = typeof answer === 'string' ? answer : (question.suggested ?? '');
    return `${t(questionNames[question.id])}: ${choiceOf(question.id, chosen)}`;
  });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="min-w-48 flex-1 text-sm">
        {t('Assumed, because the files do not say:')} <span className="font-medium">{told.join(' · ')}</span>
      </p>
      <Disclosure label={t('Change the assumptions')}>
        {() => (
          <div className="flex flex-col gap-5">
            {questions.map((question) => (
              <Question key={question.id} question={question} {...props} />
            ))}
          </div>
        )}
      </Disclosure>
    </div>
  );
}

function useChoiceNames() {
  const { t, language } = useWords();
  const currencies = useMemo(() => currencyOptions(language), [language]);
  return (id: ImportQuestion['id'], choice: string): string => {
    if (id === 'energy') return t(energyNames[choice as Energy]);
    if (id === 'currency') return currencies.find(({ value }) => value === choice)?.label ?? choice;
    const phrase = choiceNames[choice];
    return phrase ? t(phrase) : choice || '–';
  };
}

/** Leaving the suggestion counts as an answer. */
export const isAnswered = ({ id, suggested, choices }: ImportQuestion, answers: ImportAnswers): boolean =>
  id === 'columns'
    ? choices.every((shape) => answers.columns?.[shape] !== undefined)
    : suggested !== null || answers[id] !== undefined;

type QuestionProps = Omit<Props, 'questions'> & { question: ImportQuestion };

function Question(props: QuestionProps) {
  const { t } = useWords();
  const { id, files, suggested } = props.question;
  const { answers, onAnswer } = props;
  if (id === 'columns') {
    const open = props.tables.filter(({ shape }) => props.question.choices.includes(shape));
    return open.map((table) => (
      <div key={table.shape}>
        <p className="mb-2 font-medium">{t(questionNames.columns)}</p>
        <TableColumns
          table={table}
          onChoose={(mapping) => onAnswer({ columns: { ...answers.columns, [table.shape]: mapping } })}
        />
      </div>
    ));
  }
  if (id === 'lastOdometer') {
    return props.question.choices.map((car, at) => (
      <LastOdometer
        key={car}
        car={car}
        day={props.question.samples[at]!}
        onAnswer={(shown) => onAnswer({ lastOdometer: { ...answers.lastOdometer, [car]: shown } })}
      />
    ));
  }
  if (id === 'kind' && files.length > 1) {
    return files.map((file) => (
      <Choice
        key={file}
        question={props.question}
        of={file}
        answer={answers.kinds?.[file] ?? suggested ?? ''}
        onChoose={(kind) => onAnswer({ kinds: { ...answers.kinds, [file]: kind as LubeLoggerKind } })}
      />
    ));
  }
  if (id === 'dates' && props.question.ofFiles) {
    return Object.entries(props.question.ofFiles).map(([file, order]) => (
      <Choice
        key={file}
        question={props.question}
        of={file}
        answer={answers.datesOf?.[file] ?? order}
        onChoose={(chosen) =>
          onAnswer({ datesOf: { ...answers.datesOf, [file]: chosen as NonNullable<ImportAnswers['dates']> } })
        }
      />
    ));
  }
  return (
    <Choice
      question={props.question}
      answer={answers[id] ?? suggested ?? ''}
      onChoose={(choice) => onAnswer({ [id]: choice })}
    />
  );
}

type LastOdometerProps = { car: string; day: string; onAnswer: (shown: number) => void };

function LastOdometer({ car, day, onAnswer }: LastOdometerProps) {
  const { t, language } = useWords();
  const [typed, setTyped] = useState('');
  return (
    <TextField
      label={t(questionNames.lastOdometer)}
      note={car}
      hint={t(
        'The odometer reading on {day}. Without it, the distances between fill-ups go into the notes.',
        {
          day: formatDay(day, language),
        },
      )}
      inputMode="numeric"
      className="tabular"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => {
        const shown = parseWholeNumber(typed);
        if (shown !== null && shown > 0) onAnswer(shown);
      }}
    />
  );
}

type ChoiceProps = {
  question: ImportQuestion;
  /** File name, if the question is asked per file. */
  of?: string;
  answer: string;
  onChoose: (choice: string) => void;
};

function Choice({ question: { id, choices, samples }, of, answer, onChoose }: ChoiceProps) {
  const { t, language } = useWords();
  const currencies = useMemo(() => currencyOptions(language), [language]);
  const choiceOf = useChoiceNames();
  const options =
    id === 'currency'
      ? [
          ...currencies.filter(({ value }) => choices.includes(value)),
          ...currencies.filter(({ value }) => !choices.includes(value)),
        ]
      : choices.map((value) => ({ value, label: choiceOf(id, value) }));
  const cells = samples.slice(0, SAMPLES).join(' · ');
  return (
    <Select
      label={t(questionNames[id])}
      note={of}
      hint={cells === '' || of ? undefined : t('In the file: {cells}', { cells })}
      value={answer}
      options={answer === '' ? [{ value: '', label: t('(Select)') }, ...options] : options}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}
