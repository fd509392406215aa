export type EmbeddedPostgresCode =
  | 'IN_USE'
  | 'OTHER_MAJOR'
  | 'UNREACHABLE_FOLDER'
  | 'NO_BINARIES'
  | 'START_FAILED'
  | 'STOP_FAILED';

/** The message is for the operator, to be printed without a stack. */
export class EmbeddedPostgresError extends Error {
  readonly code: EmbeddedPostgresCode;

  constructor(code: EmbeddedPostgresCode, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'EmbeddedPostgresError';
    this.code = code;
  }
}

/** A code of the system (`ENOENT`) or of PostgreSQL (`28P01`); undefined without one. */
export function failureCode(failure: unknown): string | undefined {
  if (!(failure instanceof Error) || !('code' in failure)) return undefined;
  return typeof failure.code === 'string' ? failure.code : undefined;
}
