import type { ModelMessage } from 'ai';
import type { Prompt } from '#domain/assessment/prompts.ts';
import { jsonIn, MODEL_DEADLINE_MS, type OpenModel } from '#server/platform/model/model.ts';
import type { PicturePart } from './read-pictures.ts';

/** What an answer is worth: `problem` says what is wrong, `value` is what can be used of it all the same. */
export type Judged<Value> = { value?: Value; problem?: string };

const ATTEMPTS = 2;

/**
 * Asks for a JSON answer and has it judged; a bad one is sent back once with what is wrong with it. One
 * deadline is over all of it.
 * @returns the value of the last answer
 * @throws when the model fails, takes too long, or twice gives nothing of use
 */
export async function askForJson<Value>(
  model: OpenModel,
  {
    system,
    prompt,
    pictures = [],
    signal,
  }: Prompt & { pictures?: PicturePart[]; signal?: AbortSignal | undefined },
  judge: (raw: unknown) => Judged<Value>,
): Promise<Value> {
  const { generateText } = await import('ai');
  const deadline = AbortSignal.timeout(MODEL_DEADLINE_MS);
  const abortSignal = signal ? AbortSignal.any([deadline, signal]) : deadline;
  const messages: ModelMessage[] = [{ role: 'user', content: [{ type: 'text', text: prompt }, ...pictures] }];
  let problem = '';
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const { text } = await generateText({
      model,
      instructions: system,
      messages,
      maxRetries: attempt === 1 ? 1 : 0,
      abortSignal,
    });
    const judged = read(text, judge);
    if (judged.value !== undefined && (!judged.problem || attempt === ATTEMPTS)) return judged.value;
    problem = judged.problem ?? 'it held nothing of use';
    messages.push(
      { role: 'assistant', content: text || '(nothing)' },
      {
        role: 'user',
        content: `That answer could not be used: ${problem}. Answer again, with the JSON object only.`,
      },
    );
  }
  throw new Error(`the model answered badly: ${problem}`);
}

function read<Value>(text: string, judge: (raw: unknown) => Judged<Value>): Judged<Value> {
  try {
    return judge(jsonIn(text));
  } catch (error) {
    if (error instanceof SyntaxError) return { problem: 'it was not one JSON object' };
    throw error;
  }
}
