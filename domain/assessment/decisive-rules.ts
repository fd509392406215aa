import { adviceRank } from './advice-rank.ts';
import { type Expression, occurrences, type Occurrences, Vocabulary } from './expression.ts';
import { type DecisiveAnswer, NO, YES } from './knowledge/decisive-answers.ts';
import { DECISIVE_QUESTIONS, type DecisiveQuestion, FORMER_TEXTS } from './knowledge/decisive-questions.ts';
import { questionIdentity } from './question-identity.ts';
import type { Reading } from './reading-rules.ts';
import type { AssessmentLanguage, DrivingAdvice, QuestionAnswer } from './schema.ts';
import { fold, readText, type Token } from './text-reading.ts';
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
  { description, language, vehicle, alreadyAsked }: Described,
  isNear = false,
): DecisiveQuestion | null {
  if (advice === 'stop_driving') return null;
  const text: Occurrences = vocabulary.find(readText(description, language));
  const isHeld = (expressions: readonly Expression[]) =>
    expressions.some((expression) => occurrences(expression, text) > 0);
  const asked = new Set(alreadyAsked?.map(decisiveByText));
  const open = questions.filter(
    ({ question, known }) =>
      !asked.has(question) && fitsVehicle(question.text, vehicle ?? {}) && !isHeld(known),
  );
  const ofPatterns = open.find(({ question }) => patterns.some(({ id }) => question.patterns?.includes(id)));
  const ofWords = () =>
    open.find(({ match }) => isHeld(match)) ?? open.find(({ question }) => question.category === category);
  // Where the words come close to a danger, a question that fits them is asked although the complaint has none.
  const fits = ofPatterns ?? (patterns.length === 0 || isNear ? ofWords() : undefined);
  return fits?.question ?? null;
}

const byText = new Map(
  DECISIVE_QUESTIONS.flatMap((question) =>
    [...Object.values(question.text), ...(FORMER_TEXTS[question.id] ?? [])].map(
      (text) => [questionIdentity(text), question] as const,
    ),
  ),
);

export const decisiveByText = (question: string): DecisiveQuestion | null =>
  byText.get(questionIdentity(question)) ?? null;

const AGREEMENT = /^(?:yes|yeah|yep|yup|ja|jap|aha|protams)(?!\p{L})/u;
/** 'No' begins Latvian answers as 'from'. */
const DENIAL = {
  en: /^(?:no|nope|not|ne|nav)(?!\p{L}| (?:sure|idea|clue))/u,
  lv: /^(?:ne|nav)(?!\p{L}| (?:ne )?(?:jausm|skaidr|zinam))/u,
};

/** Whether a text is this one, or begins with it and a comma or another mark. */
const startsWith = (text: string, start: string) =>
  text.startsWith(start) && /^(?:$|\s*[,.;:!–-])/u.test(text.slice(start.length));

/** 'Hard to say' is no hard pedal, and 'yellow rather than red' no red lamp. */
const NOT_TOLD = new RegExp(
  [
    '(?:hard|difficult|tough) to (?:say|tell|judge|know)',
    'gr[uū]ti (?:pa)?(?:teikt|spriest)',
    '(?<!\\p{L})(?:rather than|instead of|(?:not|never) (?:when|while)|nevis(?: no)?) \\p{L}+(?=\\s*(?:[,.;!?]|$))',
  ].join('|'),
  'giu',
);

/** Whether one of `list` stands in the text and is not negated: a word, a stem* or two_words in a row. */
function holdsOneOf(list: string, tokens: readonly Token[]): boolean {
  const isHeld = (part: string, token: Token | undefined) =>
    token !== undefined &&
    !token.isNegated &&
    (part.endsWith('*') ? token.word.startsWith(part.slice(0, -1)) : token.word === part);
  return list
    .split(/\s/)
    .some((entry) =>
      tokens.some((_, at) => entry.split('_').every((part, offset) => isHeld(part, tokens[at + offset]))),
    );
}

function isTyped({ typed = '', typedIf }: DecisiveAnswer, tokens: readonly Token[]): boolean {
  if (holdsOneOf(typed, tokens)) return true;
  if (!typedIf || holdsOneOf(typedIf.without, tokens)) return false;
  return (
    holdsOneOf(typedIf.words, tokens) && (typedIf.with === undefined || holdsOneOf(typedIf.with, tokens))
  );
}

/**
 * The prepared answer that was tapped, or typed in other words: the worst of those that it tells, as in 'Green or
 * blue, and a red one'.
 */
export function decisiveAnswer(
  { question, answer }: QuestionAnswer,
  language: AssessmentLanguage,
): DecisiveAnswer | null {
  const decisive = decisiveByText(question);
  if (!decisive) return null;
  const told = fold(answer).trim();
  const { tokens, language: written } = readText(answer.normalize('NFC').replace(NOT_TOLD, ''), language);
  const meant = AGREEMENT.test(told) ? YES : DENIAL[written].test(told) ? NO : null;
  const isTold = ({ advice, text }: DecisiveAnswer) =>
    text === meant ||
    // A harmless answer counts by its words alone: those that follow may rule it out.
    (advice !== 'can_wait' && Object.values(text).some((choice) => startsWith(told, fold(choice))));
  return (
    [
      ...decisive.answers.filter(isTold),
      ...decisive.answers.filter((option) => isTyped(option, tokens)),
    ].toSorted((a, b) => adviceRank(b.advice) - adviceRank(a.advice))[0] ?? null
  );
}

/** The symptoms that an answer to a decisive question tells; null where its words must be read. */
export function preparedSymptoms(pair: QuestionAnswer, language: AssessmentLanguage): string[] | null {
  const answer = decisiveAnswer(pair, language);
  if (!answer) return null;
  if (answer.advice === 'stop_driving') return [answer.symptom[language]];
  const told = fold(pair.answer).trim();
  return Object.values(answer.text).some((choice) => fold(choice) === told) ? [] : null;
}
