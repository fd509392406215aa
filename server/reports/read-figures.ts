import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import type { ReportFigures } from '#domain/reports/schema.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { CarScope } from '#server/platform/scope.ts';
import { readFigures } from './store.ts';

const NO_SUCH_ZONE = '22023';

/** Browsers learn of a renamed time zone before databases do: then the months are those of UTC. */
export async function figuresOf(db: Queryable, scope: CarScope, timeZone: string): Promise<ReportFigures> {
  try {
    return await readFigures(db, scope, timeZone);
  } catch (error) {
    const cause = error instanceof DrizzleQueryError ? error.cause : error;
    if (cause instanceof pg.DatabaseError && cause.code === NO_SUCH_ZONE)
      return readFigures(db, scope, 'UTC');
    throw error;
  }
}
