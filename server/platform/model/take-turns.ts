import type { LanguageModelMiddleware } from 'ai';
import { fairQueue } from '#server/platform/fair-queue.ts';

type Turns = Pick<Required<LanguageModelMiddleware>, 'wrapGenerate' | 'wrapStream'>;

/** A model at home answers one question after the other: an account has few of them under way, and its others wait. */
const calls = fairQueue({ name: 'models', running: 300, perKey: 40, runningPerKey: 3 });

/** @param key of the account; a turn lasts as long as its answer arrives */
export const inTurns = (key: string): Turns => ({
  wrapGenerate: ({ doGenerate, params }) => calls.run(key, async () => doGenerate(), params.abortSignal),
  wrapStream({ doStream, params: { abortSignal } }) {
    const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<typeof doStream>>>();
    const streaming = async () => {
      const { stream, ...rest } = await doStream();
      const { promise: ended, resolve: end } = Promise.withResolvers<void>();
      abortSignal?.addEventListener('abort', () => end(), { once: true });
      const ending = { flush: () => end(), cancel: () => end() };
      resolve({ ...rest, stream: stream.pipeThrough(new TransformStream(ending)) });
      await ended;
    };
    calls.run(key, streaming, abortSignal).catch(reject);
    return promise;
  },
});
