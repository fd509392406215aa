import { fold } from '#domain/assessment/text-reading.ts';
import { asksOfHistory, namesNoSymptom } from './asked/history-questions.ts';
import { intentOf, type Intent } from './question-rules.ts';

const OF_THE_PAST: ReadonlySet<Intent> = new Set([
  'spending',
  'count-repairs',
  'count-issues',
  'km-since',
  'last-repair',
  'last-issue',
  'last-of-topic',
  'garages',
  'search',
]);

const ASKING =
  /^(?:(?:and|un|so|please|ludzu|hi|hello|hey|sveiki|labdien|cau|par|ar|uz|no|pie|lidz|kops|in|at|on|for|by|from|with|since|until) )*(?:how|what|which|who|whats|whos|hows|whens|wheres|did|do|does|was|were|has|have|had|is|are|can|list|show|tell|(?:when|where) (?:did|was|were|has|have|had|is|do|does|should|must)|ka (?:salabo|atrisin|novers|sakart|izlabo)\w*|cik|kas|ko|kads|kada|kadi|kadas|kur|kura|kuras|vai|paradi|uzskaiti|kad)\b/;
/** 'Kad bija auksts, …' can begin a statement too: only a question mark decides. */
const OPEN_IN_LATVIAN = /^(?:un )?kad\b/;
const PAST =
  /\b(?:(?:did|was|were|has|have|had|spent|paid|cost|fixed|repaired|replaced|changed|done|last|latest|previous|ever|bija|bijis|bijusi|bijusas|tika|maksaja|sogad|pern|who (?:put|fit|fitted|installed|bought)|(?:kas|kur|kurs) (?:ie|uz)?lika)\b|pedej|izter|tereja|samaks|izmaksa|mainit|remontet|labot|novers|atrisin|likvid|palidz)/;
const NOW =
  /\b(?:now|currently|today|keeps|goes|leaks|smokes|again|do not|does not|dont|doesnt|wont|cant|cannot|isnt|arent|should i|can i|do i|to do|safe|tagad|sobrid|sodien|joprojam|atkal|nestrada|nedarbojas|neker|nevar|vai var|vai drikst)\b|\bko dar/;
/** 'What helped': of a cure in the past. */
const HELPED =
  /^(?:and |un )?(?:what|who|which \w+|kas|ko|ar ko) (?:\w+ )?(?:helped|fixed|solved|cured|sorted|stopped (?!work)|palidzeja|salaboja|atrisinaja|noversa|izdarija)\b/;
const GOES_ON = /^(?:when|after|before|kad|pec|pirms)\b/;

/** 'What did I pay when it overheated?' is no danger, 'Brakes failed when I was driving' is. */
export function presentAndPast(question: string): { now: string; past: string } {
  const parts = { now: '', past: '' };
  for (const [sentence] of question.matchAll(/[^.!?\n]*[.!?\n]*/g)) {
    let wasPast = false;
    for (const [clause] of sentence.matchAll(/[^,;:]*[,;:]*/g)) {
      const text = fold(clause).trim();
      const isAsked = ASKING.test(text) && (sentence.includes('?') || !OPEN_IN_LATVIAN.test(text));
      wasPast =
        !NOW.test(text) &&
        ((isAsked && PAST.test(text) && OF_THE_PAST.has(intentOf(clause))) ||
          HELPED.test(text) ||
          (wasPast && GOES_ON.test(text)));
      parts[wasPast ? 'past' : 'now'] += clause;
    }
  }
  return parts;
}

export const isAsking = (question: string) => question.includes('?') || ASKING.test(fold(question).trim());

/** Asks with a word of asking, not by its mark alone. */
export const asksByWords = (question: string) => ASKING.test(fold(question).trim());

/** 'White smoke, what helped?' tells a symptom to ask of its cure. */
export const asksWhatHelped = (question: string) =>
  HELPED.test(fold(question.slice(question.search(/[,;:][^,;:]*$/) + 1)).trim());

/** The warning above stays, but what was asked is answered under it. */
export function asksOfPast(question: string): boolean {
  const text = fold(question).trim();
  const isAsked = (ASKING.test(text) && asksOfHistory(question)) || namesNoSymptom(question);
  return isAsked && PAST.test(text) && !NOW.test(text);
}
