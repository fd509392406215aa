import pg from 'pg';

type Send = (...args: unknown[]) => unknown;

/** Sends statements without their names, so that PostgreSQL keeps none of them for the next transaction. */
export class UnpreparedClient extends pg.Client {
  override query = ((statement: unknown, ...rest: unknown[]) =>
    (super.query as Send)(
      isNamed(statement) ? { ...statement, name: undefined } : statement,
      ...rest,
    )) as pg.Client['query'];
}

/** Statements with a `submit` bring their own protocol, such as COPY. */
const isNamed = (statement: unknown): statement is object =>
  typeof statement === 'object' && statement !== null && 'name' in statement && !('submit' in statement);
