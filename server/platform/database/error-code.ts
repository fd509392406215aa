import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';

/** What a failed query of drizzle-orm wraps; any other error as it is. */
export const causeOf = (error: unknown): unknown =>
  error instanceof DrizzleQueryError ? error.cause : error;

/** The SQLSTATE of an error that PostgreSQL reported, `23505` for one; undefined for any other error. */
export function sqlState(error: unknown): string | undefined {
  const cause = causeOf(error);
  return cause instanceof pg.DatabaseError ? cause.code : undefined;
}
