export type EmbeddedPostgresCode =
  | 'IN_USE'
  | 'OTHER_MAJOR'
  | 'UNREACHABLE_FOLDER'
  | 'NO_BINARIES'
  | 'START_FAILED'
  | 'STOP_FAILED';

/** The message is written for the operator; print it without a stack trace. */
export class EmbeddedPostgresError extends Error {
  readonly code: EmbeddedPostgresCode;

  constructor(code: EmbeddedPostgresCode, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'EmbeddedPostgresError';
    this.code = code;
  }
}

/** `ENOENT` of the system, `28P01` of PostgreSQL; undefined if the error has no code. */
export function failureCode(failure: unknown): string | undefined {
  if (!(failure instanceof Error) || !('code' in failure)) return undefined;
  return typeof failure.code === 'string' ? failure.code : undefined;
}
