import pg from 'pg';

type Send = (...args: unknown[]) => unknown;

/** Sends statements unnamed, so that PostgreSQL keeps none of them after the transaction. */
export class UnpreparedClient extends pg.Client {
  override query = ((statement: unknown, ...rest: unknown[]) =>
    (super.query as Send)(
      isNamed(statement) ? { ...statement, name: undefined } : statement,
      ...rest,
    )) as pg.Client['query'];
}

/** Statements with a `submit` method implement their own protocol, such as COPY. */
const isNamed = (statement: unknown): statement is object =>
  typeof statement === 'object' && statement !== null && 'name' in statement && !('submit' in statement);
