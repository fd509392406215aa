import pg from 'pg';
import { expect, inject, vi } from 'vitest';
import type { Id } from '#domain/ids.ts';

/** Changes the car in another transaction, which commits once `act` waits for it. */
export async function besides<Result>(
  carId: Id,
  change: string,
  values: unknown[],
  act: () => Promise<Result>,
): Promise<Result> {
  const other = new pg.Client({ connectionString: inject('databaseUrl') });
  await other.connect();
  try {
    await other.query('begin');
    await other.query('update cars set revision = revision + 1 where id = $1', [carId]);
    await other.query(change, values);
    const acting = act();
    await vi.waitFor(async () => {
      const { rows } = await other.query<{ waiting: number }>(
        `select count(*)::int as waiting from pg_stat_activity
         where wait_event_type = 'Lock' and pg_backend_pid() = any(pg_blocking_pids(pid))`,
      );
      expect(rows[0]!.waiting).toBe(1);
    });
    await other.query('commit');
    return await acting;
  } finally {
    await other.end();
  }
}
