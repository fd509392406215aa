import { unasked } from '#domain/assessment/question-identity.ts';
import type { Assessment, QuestionAnswer } from '#domain/assessment/schema.ts';
import { dayOfInstant } from '#domain/language/format.ts';
import { limits } from '#domain/limits.ts';
import type { MediaKind } from '#domain/media/schema.ts';

/** `url` is null until it is uploaded. */
export type LogFile = { id: string; name: string; kind: MediaKind; url: string | null };

/** The draft of the log form. Plain JSON, so that it survives a reload. */
export type LogFlow = {
  /** The id of the future issue, so that pressing 'Finish' twice creates one record. */
  issueId: string;
  step: 'form' | 'questions';
  /** The car that was selected when the owner began to write; null until then. */
  carId: string | null;
  description: string;
  /** 'It happened now'; otherwise `day` and `time`, both local. */
  now: boolean;
  day: string;
  time: string;
  /** As typed; '' when left out. */
  mileage: string;
  files: LogFile[];
  /** The ISO instant of the issue, fixed when the form is submitted. */
  happenedAt: string | null;
  assessment: Assessment | null;
  /** The text that was assessed, so that the same text is not sent twice. */
  assessedText: string | null;
  questions: string[];
  answers: string[];
};

export type LogEntries = Pick<LogFlow, 'description' | 'now' | 'day' | 'time' | 'mileage'>;

export type LogAction =
  /** A visitor has no car yet. */
  | { type: 'changed'; carId: string | null; to: Partial<LogEntries> }
  | { type: 'carChosen'; carId: string; files: LogFile[] }
  /** The car was deleted: the owner reviews the form, now with this car. */
  | { type: 'carDeleted'; carId: string; files: LogFile[] }
  | { type: 'filesTaken'; carId: string; files: readonly LogFile[] }
  | { type: 'fileStored'; id: string; kind: LogFile['kind']; url: string }
  | { type: 'fileRemoved'; id: string }
  | { type: 'submitted'; carId: string | null; happenedAt: string }
  | { type: 'assessed'; text: string; assessment: Assessment }
  | { type: 'answered'; index: number; answer: string }
  | { type: 'moreAsked'; questions: readonly string[]; max: number }
  | { type: 'wentBack' }
  /** The id belongs to another issue. */
  | { type: 'renamed'; issueId: string };

const QUESTIONS_MAX = 15;

const HOUR_MS = 3_600_000;

export const emptyLog = (issueId: string, now: Date, description = ''): LogFlow => ({
  issueId,
  step: 'form',
  carId: null,
  description,
  now: true,
  // The latest noon that is not in the future.
  day: dayOfInstant(new Date(now.getTime() - 12 * HOUR_MS).toISOString()),
  time: '12:00',
  mileage: '',
  files: [],
  happenedAt: null,
  assessment: null,
  assessedText: null,
  questions: [],
  answers: [],
});

export function logFlow(flow: LogFlow, action: LogAction): LogFlow {
  switch (action.type) {
    case 'changed':
      return { ...flow, carId: flow.carId ?? action.carId, ...action.to };
    case 'carChosen':
      return { ...flow, carId: action.carId, files: action.files };
    case 'carDeleted':
      return { ...flow, step: 'form', carId: action.carId, files: action.files };
    case 'filesTaken':
      return { ...flow, carId: action.carId, files: [...flow.files, ...action.files] };
    case 'fileStored':
      return {
        ...flow,
        files: flow.files.map((file) =>
          file.id === action.id ? { ...file, kind: action.kind, url: action.url } : file,
        ),
      };
    case 'fileRemoved':
      return { ...flow, files: flow.files.filter((file) => file.id !== action.id) };
    case 'submitted':
      return { ...flow, carId: flow.carId ?? action.carId, happenedAt: action.happenedAt };
    case 'assessed':
      return withAssessment(flow, action.text, action.assessment);
    case 'answered':
      return { ...flow, answers: flow.answers.with(action.index, action.answer) };
    case 'moreAsked':
      return withQuestions(flow, unasked(action.questions, flow.questions).slice(0, action.max));
    case 'wentBack':
      return { ...flow, step: 'form' };
    case 'renamed':
      return { ...flow, issueId: action.issueId };
  }
}

/** Keeps answered questions and adds those of the new assessment. */
function withAssessment(flow: LogFlow, text: string, assessment: Assessment): LogFlow {
  const base: LogFlow = { ...onlyAnswered(flow), step: 'questions', assessment, assessedText: text };
  return withQuestions(base, unasked(assessment.questions, base.questions));
}

function withQuestions(flow: LogFlow, added: readonly string[]): LogFlow {
  const questions = [...flow.questions, ...added].slice(0, QUESTIONS_MAX);
  return { ...flow, questions, answers: questions.map((_question, at) => flow.answers[at] ?? '') };
}

export const pairsOf = ({ questions, answers }: Pick<LogFlow, 'questions' | 'answers'>): QuestionAnswer[] =>
  questions.map((question, at) => ({ question, answer: answers[at] ?? '' }));

export function onlyAnswered(flow: LogFlow): LogFlow {
  const answered = pairsOf(flow).filter(({ answer }) => answer.trim() !== '');
  return {
    ...flow,
    questions: answered.map(({ question }) => question),
    answers: answered.map(({ answer }) => answer),
  };
}

export const hasContent = (flow: Pick<LogFlow, 'description' | 'files'>) =>
  flow.description.trim() !== '' || flow.files.length > 0;

export const mayAskMore = (flow: { questions: readonly string[] }) => flow.questions.length < QUESTIONS_MAX;

/** ISO in UTC: the moment of submit, or the local day and time; null for an invalid time. */
export function happenedAt(flow: Pick<LogFlow, 'now' | 'day' | 'time'>, now: Date): string | null {
  if (flow.now) return now.toISOString();
  const chosen = new Date(`${flow.day}T${flow.time}`);
  return Number.isNaN(chosen.getTime()) ? null : chosen.toISOString();
}

/** Takes chosen files in order until there are five of each kind. */
export function takeFiles<T extends { kind: LogFile['kind'] }>(
  present: readonly { kind: LogFile['kind'] }[],
  chosen: readonly T[],
): { taken: T[]; refused: boolean } {
  const most = limits.mediaPerPicker;
  const free: Record<MediaKind, number> = { picture: most, video: most, document: most };
  for (const { kind } of present) free[kind] -= 1;
  const taken = chosen.filter(({ kind }) => free[kind]-- > 0);
  return { taken, refused: taken.length < chosen.length };
}

export const afterFinish = (carId: string, issue: { id: string } | null) =>
  issue
    ? ({ screen: 'symptomSummary', carId, issueId: issue.id } as const)
    : ({ screen: 'car', carId } as const);
