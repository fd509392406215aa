import { Energy } from '#domain/fills/schema.ts';
import { unitOf } from '#domain/fills/energy-names.ts';
import { ask, type Session, type Table } from './session.ts';
import type { Distance, Volume } from './unit-rules.ts';

const cellsOf = ({ rows }: Table, column: number) =>
  rows.slice(0, 3).flatMap(({ cells }) => (cells[column] ? [cells[column]] : []));

/** In files that do not say it. Nothing is asked about a table without rows. */
export function askDistance(session: Session, table: Table, column: number): Distance {
  const samples = cellsOf(table, column);
  if (session.answers.distance) return session.answers.distance;
  if (samples.length === 0) return 'km';
  return ask(session, {
    id: 'distance',
    files: [table.file],
    choices: ['km', 'mi'],
    suggested: 'km',
    samples,
  });
}

/** @param choices of which the first is read until it is answered */
export function askVolume(
  session: Session,
  table: Table,
  column: number,
  energy: Energy | null = null,
  choices: readonly Volume[] = ['l', 'usgal', 'ukgal'],
): Volume {
  const samples = cellsOf(table, column);
  const { volume } = session.answers;
  if (volume && choices.includes(volume)) return volume;
  if (samples.length === 0 || (energy !== null && unitOf(energy) !== 'L')) return choices[0]!;
  return ask(session, { id: 'volume', files: [table.file], choices, suggested: choices[0]!, samples });
}

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
  });
}
