import { Energy } from '#domain/fills/schema.ts';
import { unitOf } from '#domain/fills/energy-names.ts';
import { hasUnit } from './header-rules.ts';
import { ask, type Session, type Table } from './session.ts';
import type { Distance, Volume } from './unit-rules.ts';

const DISTANCES: readonly Distance[] = ['km', 'mi'];
const VOLUMES: readonly Volume[] = ['l', 'usgal', 'ukgal'];

const cellsOf = ({ rows }: Table, column: number) =>
  rows.slice(0, 3).flatMap(({ cells }) => (cells[column] ? [cells[column]] : []));

/** In files that do not say it. Nothing is asked about a table without rows. @param choices a single one is assumed */
export function askDistance(
  session: Session,
  table: Table,
  column: number,
  choices: readonly Distance[] = DISTANCES,
): Distance {
  const samples = cellsOf(table, column);
  if (session.answers.distance) return session.answers.distance;
  const suggested = choices[0]!;
  if (samples.length === 0) return suggested;
  return ask(session, {
    id: 'distance',
    files: [table.file],
    choices: DISTANCES,
    suggested,
    samples,
    isAssumed: choices.length === 1 && !hasUnit(table.headers[column]),
  });
}

/** @param choices of which the first is read until it is answered; a single one is assumed */
export function askVolume(
  session: Session,
  table: Table,
  column: number,
  energy: Energy | null = null,
  choices: readonly Volume[] = VOLUMES,
): Volume {
  const samples = cellsOf(table, column);
  const { volume } = session.answers;
  if (volume) return volume;
  const suggested = choices[0]!;
  if (samples.length === 0 || (energy !== null && unitOf(energy) !== 'L')) return suggested;
  const isAssumed = choices.length === 1 && !hasUnit(table.headers[column]);
  const offered = choices.length === 1 ? VOLUMES : choices;
  return ask(session, { id: 'volume', files: [table.file], choices: offered, suggested, samples, isAssumed });
}

/** Changes no sum, and is assumed where nothing is said. @param samples words that nobody knows */
export function askEnergy(
  session: Session,
  tables: readonly Table[],
  samples: readonly string[] = [],
): Energy {
  const { energy } = session.answers;
  if (energy) return energy;
  return ask(session, {
    id: 'energy',
    files: tables.map(({ file }) => file),
    choices: Energy.options,
    suggested: session.context.energy ?? 'gasoline',
    samples,
    isAssumed: samples.length === 0,
  });
}
