import { limits } from '#domain/limits.ts';

/**
 * The SQL of a PageMarks answer: one pass over the index of a car's newest records, without their contents.
 * @param table with car_id, owner_id, date and id
 * @param cursor how a cursor is printed, over the columns date and id
 * @param conditions what else a record must meet
 */
export const pageMarks = (table: 'issues' | 'repairs', cursor: string, conditions: readonly string[]) => `
  select json_build_object(
    'count', coalesce(max(total), 0),
    'marks', coalesce(json_agg(${cursor} order by place)
      filter (where place % ${limits.listChunk} = 0 and place < total), '[]'::json)
  )
  from (
    select date, id, row_number() over (order by date desc, id desc) as place, count(*) over () as total
    from ${table}
    where ${ofCar(conditions)}
  ) as ${table}`;

/** The records of the proven car that meet the conditions. */
export const ofCar = (conditions: readonly string[]) =>
  ['car_id = car.id', 'owner_id = car.owner_id', ...conditions].join(' and ');
