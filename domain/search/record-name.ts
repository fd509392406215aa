import { energyNames } from '#domain/fills/energy-names.ts';
import { amountText } from '#domain/fills/fill-words.ts';
import type { CarWords } from '#domain/units/words.ts';
import type { SearchRecord } from './schema.ts';

type Named = { title: string } | Pick<SearchRecord & { kind: 'fill' }, 'kind' | 'type' | 'amount'>;

/** What a record is called in a list: a fill-up, which has no title, by what was filled in. */
export const recordName = (record: Named, words: CarWords): string =>
  'amount' in record
    ? `${words.t(energyNames[record.type])}, ${amountText(record.type, record.amount, words)}`
    : record.title;
