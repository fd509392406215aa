import { mediaUrl, servedTypes } from '#domain/media/rules.ts';

/** For a statement that provides the row `car`. */
export const ofCar = (conditions: readonly string[] = []) =>
  ['car_id = car.id', 'owner_id = car.owner_id', ...conditions].join(' and ');

/** An instant in the format of the contract, which sorts like time. */
export const printInstant = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
export const printDay = (column: string) => `to_char(${column}, 'YYYY-MM-DD')`;

const pathOf = (extension: string) => {
  const [before, after] = mediaUrl('|', extension).split('|');
  return `'${before}' || id || '${after}'`;
};
/** The path of a row of `media`, as mediaUrl in domain/media/rules.ts. */
export const PRINT_MEDIA_URL = `case extension ${Object.keys(servedTypes)
  .map((extension) => `when '${extension}' then ${pathOf(extension)}`)
  .join(' ')} else ${pathOf('')} || extension end`;
