import type { Id } from '#domain/ids.ts';

/** A list in which a record stands as the server has answered. */
export const withAnswer = <R extends { id: Id }>(records: readonly R[], answer: R): R[] =>
  records.map((one) => (one.id === answer.id ? answer : one));
