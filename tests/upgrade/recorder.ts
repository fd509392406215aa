import type { Procedure } from '#domain/calls.ts';
import { Visitor, type Answer } from '#tests/client.ts';

type Request = { procedure: Procedure; input: Record<string, unknown> };
/** A request and what the server answered: of a write, what a retry was answered. */
export type Exchange = Request & Pick<Answer, 'status' | 'body'>;

/** A visitor who remembers every operation, so that all of them can be retried later. */
export class Recorder extends Visitor {
  private readonly writes: Request[] = [];

  override attempt(procedure: Procedure, input?: Record<string, unknown>): Promise<Answer> {
    if (input && 'opId' in input && !this.writes.some((write) => write.input['opId'] === input['opId'])) {
      this.writes.push({ procedure, input });
    }
    return super.attempt(procedure, input);
  }

  /** Retries every operation, in the order in which they were made. */
  async retryWrites(): Promise<Exchange[]> {
    const retried: Exchange[] = [];
    for (const { procedure, input } of this.writes) {
      const { status, body } = await this.attempt(procedure, input);
      retried.push({ procedure, input, status, body });
    }
    return retried;
  }
}
