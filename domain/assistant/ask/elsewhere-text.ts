import { inLanguage } from '#domain/assessment/bilingual-text.ts';
import { dueText } from './due-text.ts';
import type { Told } from './figure-texts.ts';
import type { Query } from './query.ts';
import { listLines } from './record-lines.ts';
import { isNothing, runQuery } from './run-query.ts';
import { select } from './select.ts';
import { TEXTS } from './texts.ts';
import { THINGS } from './things.ts';
import { asReminded } from './used-words.ts';

/** When what is asked about by name is due. */
export function nextDue(query: Query, told: Told): string[] {
  if (query.things.length === 0) return [];
  const answer = runQuery(told.garage, { ...asReminded(query), periods: [] });
  return answer.due?.length ? dueText({ ...answer, records: [] }, told) : [];
}

/** Where no record of the kind that was asked for is about it, what else is, or what was done of its kind. */
export function elsewhereText(query: Query, told: Told): string[] {
  const { things, words, unused, measure } = query;
  if (things.length === 0 || words.length + unused.length > 0 || measure === 'car') return [];
  const of = { ...query, order: null, limit: null, state: null, fuel: null, by: null };
  const any = runQuery(told.garage, { ...of, measure: 'records', kinds: ['repair', 'issue', 'document'] });
  const kinds: readonly string[] = things.flatMap((id) => THINGS.get(id)?.kind ?? []);
  const found = isNothing(any)
    ? select(told.garage, { ...of, things: [] }, ['repair']).filter(
        (record) => record.kind === 'repair' && kinds.includes(record.repair.kind ?? ''),
      )
    : any.records;
  return found.length > 0 ? [inLanguage(TEXTS.elsewhere, told.language), ...listLines(found, told)] : [];
}
