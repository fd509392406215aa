import type { LanguageModelMiddleware } from 'ai';
import { modelCalls } from '#server/platform/metrics/tally.ts';

type Middleware = Required<LanguageModelMiddleware>;
type StreamPart = { type: string };

/** Every attempt counts as a call, including retries. */
export const countCalls: Pick<Middleware, 'wrapGenerate' | 'wrapStream'> = {
  wrapGenerate: ({ doGenerate, params }) => counted('text', params.abortSignal, async () => doGenerate()),
  async wrapStream({ doStream, params: { abortSignal } }) {
    const fail = () => modelCalls.text.add(failure(abortSignal));
    const { stream, ...rest } = await Promise.resolve(doStream()).catch((error: unknown) => {
      fail();
      throw error;
    });
    let hasFailed = false;
    const counting: Transformer<StreamPart, StreamPart> & { cancel(): void } = {
      transform(part, controller) {
        hasFailed ||= part.type === 'error';
        controller.enqueue(part);
      },
      flush: () => (hasFailed ? fail() : modelCalls.text.add('answered')),
      cancel: fail,
    };
    return { ...rest, stream: stream.pipeThrough(new TransformStream(counting) as TransformStream) };
  },
};

export async function counted<Answer>(
  model: 'text' | 'speech',
  signal: AbortSignal | undefined,
  call: () => Promise<Answer>,
): Promise<Answer> {
  try {
    const answer = await call();
    modelCalls[model].add('answered');
    return answer;
  } catch (error) {
    modelCalls[model].add(failure(signal));
    throw error;
  }
}

/** A timeout is a failure; any other abort comes from the client. */
const failure = (signal: AbortSignal | undefined) =>
  signal?.aborted && (signal.reason as Error).name !== 'TimeoutError' ? 'cancelled' : 'failed';
