export type EmbeddedPostgresCode =
  | 'IN_USE'
  | 'OTHER_MAJOR'
  | 'UNREACHABLE_FOLDER'
  | 'NO_BINARIES'
  | 'START_FAILED'
  | 'STOP_FAILED';

/** Its message is a sentence for the person who started Carful: print it as it is, without a stack. */
export class EmbeddedPostgresError extends Error {
  readonly code: EmbeddedPostgresCode;

  constructor(code: EmbeddedPostgresCode, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'EmbeddedPostgresError';
    this.code = code;
  }
}

/** The system's short name of a failure (`ENOENT`) or PostgreSQL's (`28P01`); undefined if it has none. */
export function failureCode(failure: unknown): string | undefined {
  if (!(failure instanceof Error) || !('code' in failure)) return undefined;
  return typeof failure.code === 'string' ? failure.code : undefined;
}
