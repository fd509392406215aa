import type * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { parseAmount } from '#domain/language/typed-numbers.ts';
import { recordBounds } from '#domain/repairs/record-rules.ts';
import type { RepairQuery } from '#domain/repairs/schema.ts';
import type { CarRead } from '#server/platform/http/car-read.ts';
import { ofCar } from '#server/platform/database/printed.ts';
import { byDigits, currencyDigits } from '#server/platform/database/money-sql.ts';
import { REPAIR, REPAIRS } from './store.ts';

type Filters = Omit<z.output<typeof RepairQuery>, 'cursor' | 'limit'>;

// Must match filterRecords in domain/repairs/record-rules.ts, which a test verifies.
function conditionsOf(filters: Filters, firstPlace: number) {
  const bounds = recordBounds(filters);
  const conditions: string[] = [];
  const values: unknown[] = [];
  const param = (value: unknown) => `$${firstPlace + values.push(value) - 1}`;
  const amount = (text: string | undefined, compare: string) => {
    if (text === undefined) return '';
    const places = new Map(currencyDigits.map((digits) => [digits, param(parseAmount(text, digits))]));
    const bound = byDigits((digits) => `${places.get(digits)}::bigint`);
    // An amount that is invalid in a currency does not filter that currency.
    conditions.push(`coalesce(coalesce(cost_minor, 0) ${compare} (${bound}), true)`);
    return compare;
  };
  const name = [amount(bounds.costFrom, '>='), amount(bounds.costTo, '<=')];
  if (bounds.dateFrom) conditions.push(`date >= ${param(bounds.dateFrom)}::date`);
  if (bounds.dateTo) conditions.push(`date <= ${param(bounds.dateTo)}::date`);
  if (bounds.shops.length > 0) conditions.push(`garage_name = any(${param(bounds.shops)}::text[])`);
  name.push(bounds.dateFrom ? 'from' : '', bounds.dateTo ? 'to' : '', bounds.shops.length > 0 ? 'shops' : '');
  return { conditions, values, name: name.join() };
}

export function repairPage(query: z.output<typeof RepairQuery>): CarRead {
  const [day, id] = query.cursor?.split('|') ?? [];
  const cursor = id === undefined ? [] : [day, id];
  const after = id === undefined ? [] : ['(date, id) < ($2::date, $3::uuid)'];
  const { conditions, values, name } = conditionsOf(query, 2 + cursor.length);
  return {
    name: `repairs:${name}:${cursor.length}`,
    select: `
      select json_build_object(
        'repairs', coalesce(json_agg(entry), '[]'::json),
        'next', case when count(*) = $1 then min(entry.date || '|' || entry.id) end
      )
      from (
        select ${REPAIR} from ${REPAIRS} where ${ofCar([...after, ...conditions])}
        order by repairs.date desc, repairs.id desc
        limit $1
      ) as entry`,
    values: [query.limit ?? limits.listPage, ...cursor, ...values],
  };
}
