import { AsyncLocalStorage } from 'node:async_hooks';

/** The auth library logs an error of a mail callback and answers as if the mail had been sent. */
const calls = new AsyncLocalStorage<Call>();
type Call = { failed?: Error };

/** @throws the failure that `rememberFailure` recorded while the library handled the call */
export async function throwMailFailures<Answer>(handle: () => Promise<Answer>): Promise<Answer> {
  const call: Call = {};
  const answer = await calls.run(call, handle);
  if (call.failed) throw call.failed;
  return answer;
}

export async function rememberFailure(queueing: Promise<void>): Promise<void> {
  try {
    await queueing;
  } catch (error) {
    const call = calls.getStore();
    if (call) call.failed = error as Error;
    throw error;
  }
}
