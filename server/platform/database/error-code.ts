import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';

/** The error wrapped by a failed query of drizzle-orm; any other error as it is. */
export const causeOf = (error: unknown): unknown =>
  error instanceof DrizzleQueryError ? error.cause : error;

/** The SQLSTATE of an error reported by PostgreSQL, such as `23505`; undefined for any other error. */
export function sqlState(error: unknown): string | undefined {
  const cause = causeOf(error);
  return cause instanceof pg.DatabaseError ? cause.code : undefined;
}
