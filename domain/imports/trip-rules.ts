import { grouped } from '#domain/grouped.ts';
import { KM } from '#domain/units/units.ts';
import type { ImportedRecord } from './schema.ts';
import type { Formats } from './formats.ts';
import type { RowReader } from './row-reader.ts';
import { skip, type Session, type Table } from './session.ts';
import type { Distance } from './unit-rules.ts';

/** A fill-up with the km since the one before, where the file says them. */
type Driven = { fill: Extract<ImportedRecord, { kind: 'fill' }>; trip: number | null };

const keyOf = ({ fields }: Driven['fill']) => `${fields.date} ${fields.time ?? ''}`;

/** Newest last, as the file may be in either order. */
function inOrder(driven: readonly Driven[]): Driven[] {
  const isNewestFirst = driven.length > 0 && driven[0]!.fill.fields.date > driven.at(-1)!.fill.fields.date;
  return (isNewestFirst ? driven.toReversed() : [...driven]).toSorted((a, b) =>
    keyOf(a.fill) < keyOf(b.fill) ? -1 : keyOf(a.fill) > keyOf(b.fill) ? 1 : 0,
  );
}

const isRead = ({ fill }: Driven) => fill.fields.km != null;

type Columns = { odometer: number; trip: number };
type Begin = { start: number | null; isOwn: boolean };

/**
 * Reads the rows of a table that may have distances between fill-ups; where it has no odometer, it is counted by them.
 * @param begin the odometer before the first distance, and whether it is of this table alone
 */
export function followTrips(
  session: Session,
  formats: Formats,
  table: Table,
  { odometer, trip: tripAt }: Columns,
  { start, isOwn }: Begin = { start: null, isOwn: false },
) {
  const driven: Driven[] = [];
  const hasOdometer = table.rows.some(({ cells }) => /[1-9]/.test(cells[odometer] ?? ''));
  const isCounted = hasOdometer || start !== null || session.answers.lastOdometer !== undefined;
  return {
    /** @param read may add a fill-up */
    follow(row: RowReader, distance: Distance, read: () => void) {
      const trip = formats.number(table, row.peek(tripAt))?.value ?? null;
      if (isCounted) row.ignore(tripAt);
      else if (trip !== null) skip(session, 'trip-distance');
      const before = session.records.length;
      read();
      const added = session.records[before];
      if (tripAt !== -1 && added?.kind === 'fill')
        driven.push({ fill: added, trip: trip === null ? null : trip * KM[distance] });
    },
    finish(distance: Distance) {
      if (tripAt === -1) return;
      if (start === null) askOdometers(session, table.file, driven);
      countOdometers(session, table.file, driven, distance, { start, isOwn });
    },
  };
}

/** By car: the odometer at the last fill-up, which the owner may know where the file has distances only. */
function askOdometers(session: Session, file: string, driven: readonly Driven[]): void {
  const open = [...grouped(driven, ({ fill }) => fill.car)].filter(
    ([, some]) => !some.some(isRead) && some.some(({ trip }) => trip !== null),
  );
  if (open.length === 0) return;
  const { files = [], choices = [], samples = [] } = session.questions.get('lastOdometer') ?? {};
  session.questions.set('lastOdometer', {
    id: 'lastOdometer',
    files: [...new Set([...files, file])],
    choices: [...choices, ...open.map(([car]) => car)],
    suggested: '',
    samples: [...samples, ...open.map(([, some]) => inOrder(some).at(-1)!.fill.fields.date)],
    isAssumed: true,
  });
}

/** Counts the odometer on from a fill-up that has one, and back from it. */
function countOdometers(
  session: Session,
  file: string,
  driven: readonly Driven[],
  distance: Distance,
  { start, isOwn }: Begin,
): void {
  for (const [car, some] of grouped(driven, ({ fill }) => fill.car)) {
    const ordered = inOrder(some);
    // Blocks of months go on from each other, below one first reading of the file.
    const isBefore = (one: Driven['fill']) =>
      one.file === file && one.car === car && keyOf(one) < keyOf(ordered[0]!.fill);
    const before = session.records.flatMap((one) =>
      start !== null && !isOwn && one.kind === 'fill' && isBefore(one) ? (one.fields.km ?? []) : [],
    );
    const from = before.reduce((most, one) => Math.max(most, one), (start ?? 0) * KM[distance]);
    const km = ordered.map(({ fill }) => fill.fields.km ?? null);
    const last = session.answers.lastOdometer?.[car];
    if (last !== undefined && !some.some(isRead)) km[km.length - 1] = last * KM[distance];
    if (start !== null && ordered[0]?.trip != null) km[0] ??= from + ordered[0].trip;
    for (const [at, { trip }] of ordered.entries())
      if (at > 0 && trip !== null && km[at - 1] != null) km[at] ??= km[at - 1]! + trip;
    for (let at = ordered.length - 1; at > 0; at -= 1) {
      const { trip } = ordered[at]!;
      if (trip !== null && km[at] != null) km[at - 1] ??= km[at]! - trip;
    }
    for (const [at, one] of ordered.entries()) {
      const counted = km[at];
      if (isRead(one) || counted == null || counted < 1) continue;
      one.fill.fields.km = Math.round(counted);
      skip(session, 'counted-odometer');
    }
  }
}
