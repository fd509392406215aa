import { type Expression, occurrences, type Occurrences, Vocabulary } from './expression.ts';
import { type DecisiveAnswer, NO, YES } from './knowledge/decisive-answers.ts';
import { DECISIVE_QUESTIONS, type DecisiveQuestion } from './knowledge/decisive-questions.ts';
import { questionIdentity } from './question-identity.ts';
import type { Reading } from './reading-rules.ts';
import { moreCautious } from './safety-rules.ts';
import type { AssessmentLanguage, DrivingAdvice, QuestionAnswer } from './schema.ts';
import { fold, readText } from './text-reading.ts';
import { fitsVehicle, type Vehicle } from './vehicle-rules.ts';

// A vocabulary of its own: these words do not change how typing errors elsewhere are read.
const vocabulary = new Vocabulary();
const compile = (sources: readonly string[] = []) => sources.map((source) => vocabulary.compile(source));
const questions = DECISIVE_QUESTIONS.map((question) => ({
  question,
  match: compile(question.match),
  known: compile(question.known),
}));

type Described = {
  description: string;
  language: AssessmentLanguage;
  vehicle?: Vehicle | null;
  alreadyAsked?: readonly string[];
};

/** The question on which the level hangs; none where the car must stop anyway. */
export function decisiveQuestion(
  { patterns, category }: Pick<Reading, 'patterns' | 'category'>,
  advice: DrivingAdvice,
  { description, language, vehicle, alreadyAsked = [] }: Described,
): DecisiveQuestion | null {
  if (advice === 'stop_driving') return null;
  const text: Occurrences = vocabulary.find(readText(description, language));
  const isHeld = (expressions: readonly Expression[]) =>
    expressions.some((expression) => occurrences(expression, text) > 0);
  const asked = new Set(alreadyAsked.map(questionIdentity));
  const open = questions.filter(
    ({ question, known }) =>
      !asked.has(questionIdentity(question.text[language])) &&
      fitsVehicle(question.text, vehicle ?? {}) &&
      !isHeld(known),
  );
  const fits =
    patterns.length > 0
      ? open.find(({ question }) => patterns.some(({ id }) => question.patterns?.includes(id)))
      : (open.find(({ match }) => isHeld(match)) ??
        open.find(({ question }) => question.category === category));
  return fits?.question ?? null;
}

const byText = new Map(
  DECISIVE_QUESTIONS.flatMap((question) =>
    Object.values(question.text).map((text) => [questionIdentity(text), question] as const),
  ),
);

export const decisiveByText = (question: string): DecisiveQuestion | null =>
  byText.get(questionIdentity(question)) ?? null;

const AGREEMENT = /^(?:yes|yeah|yep|yup|ja|jap|aha|protams)(?!\p{L})/u;
/** 'No' begins Latvian answers as 'from'. */
const DENIAL = {
  en: /^(?:no|nope|not|ne|nav)(?!\p{L}| (?:sure|idea|clue))/u,
  lv: /^(?:ne|nav)(?!\p{L})/u,
};

/** Whether a text is this one, or begins with it and a comma or another mark. */
const startsWith = (text: string, start: string) =>
  text.startsWith(start) && /^(?:$|\s*[,.;:!–-])/u.test(text.slice(start.length));

const isYesOrNo = ({ answers }: DecisiveQuestion) =>
  [YES, NO].every((text) => answers.some((answer) => answer.text === text));

function typedAnswer(
  question: DecisiveQuestion,
  answer: string,
  language: AssessmentLanguage,
): DecisiveAnswer | null {
  const { tokens } = readText(answer, language);
  const isTold = ({ typed = '' }: DecisiveAnswer) =>
    typed
      .split(' ')
      .filter(Boolean)
      .some((stem) =>
        tokens.some(({ word, negated }) =>
          stem.endsWith('*') ? !negated && word.startsWith(stem.slice(0, -1)) : !negated && word === stem,
        ),
      );
  let worst: DecisiveAnswer | null = null;
  for (const option of question.answers.filter(isTold)) {
    if (!worst || moreCautious(option.advice ?? 'soon', worst.advice ?? 'soon')) worst = option;
  }
  return worst;
}

/** The prepared answer that was tapped, or typed in other words. */
export function decisiveAnswer(
  { question, answer }: QuestionAnswer,
  language: AssessmentLanguage,
): DecisiveAnswer | null {
  const decisive = decisiveByText(question);
  const told = fold(answer).trim();
  if (!decisive || told === '') return null;
  const starting = decisive.answers.filter(({ text }) =>
    Object.values(text).some((choice) => startsWith(told, fold(choice))),
  );
  if (starting.length > 0) return starting.toSorted((a, b) => b.text.en.length - a.text.en.length)[0]!;
  if (!isYesOrNo(decisive)) return typedAnswer(decisive, answer, language);
  const meant = AGREEMENT.test(told)
    ? YES
    : DENIAL[readText(answer, language).language].test(told)
      ? NO
      : null;
  return decisive.answers.find(({ text }) => text === meant) ?? null;
}

/** Whether nothing but a prepared answer was given, so that there are no words of the owner to read. */
export const isTapped = ({ question, answer }: QuestionAnswer): boolean =>
  decisiveByText(question)?.answers.some(({ text }) =>
    Object.values(text).some((choice) => fold(choice) === fold(answer).trim()),
  ) ?? false;

/** The symptoms that an answer to a decisive question tells; null where its words must be read. */
export function preparedSymptoms(pair: QuestionAnswer, language: AssessmentLanguage): string[] | null {
  const answer = decisiveAnswer(pair, language);
  if (answer?.advice === 'stop_driving') return [answer.symptom[language]];
  return answer && isTapped(pair) ? [] : null;
}
