import type { ModelMessage } from 'ai';
import type { Prompt } from '#domain/assessment/prompts.ts';
import { extractJson, MODEL_DEADLINE_MS } from '#server/platform/model/model.ts';
import type { PicturePart } from './read-pictures.ts';
import type { GrantedModel } from './request-model.ts';

/** `defect` tells the model what is wrong; `value` is the usable part of a defective answer. */
export type ParsedAnswer<Value> = { value?: Value; defect?: string };

const ATTEMPTS = 2;

/** A defective answer is returned to the model once.
 * @throws when the model fails, times out, gives no usable answer, or the owner has no turn in time */
export async function askForJson<Value>(
  { model, takeTurn }: Pick<GrantedModel, 'model' | 'takeTurn'>,
  {
    system,
    prompt,
    pictures = [],
    signal,
  }: Prompt & { pictures?: PicturePart[]; signal?: AbortSignal | undefined },
  parse: (raw: unknown) => ParsedAnswer<Value>,
): Promise<Value> {
  const { generateText } = await import('ai');
  const messages: ModelMessage[] = [{ role: 'user', content: [{ type: 'text', text: prompt }, ...pictures] }];
  let defect = '';
  const endTurn = await takeTurn(signal);
  try {
    const deadline = AbortSignal.timeout(MODEL_DEADLINE_MS);
    const abortSignal = signal ? AbortSignal.any([deadline, signal]) : deadline;
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const { text } = await generateText({
        model,
        instructions: system,
        messages,
        maxRetries: attempt === 1 ? 1 : 0,
        abortSignal,
      });
      const parsed = parseJson(text, parse);
      if (parsed.value !== undefined && (!parsed.defect || attempt === ATTEMPTS)) return parsed.value;
      defect = parsed.defect ?? 'it held nothing of use';
      messages.push(
        { role: 'assistant', content: text || '(nothing)' },
        {
          role: 'user',
          content: `That answer could not be used: ${defect}. Answer again, with the JSON object only.`,
        },
      );
    }
  } finally {
    endTurn();
  }
  throw new Error(`the model's answer is unusable: ${defect}`);
}

function parseJson<Value>(text: string, parse: (raw: unknown) => ParsedAnswer<Value>): ParsedAnswer<Value> {
  try {
    return parse(extractJson(text));
  } catch (error) {
    if (error instanceof SyntaxError) return { defect: 'it was not one JSON object' };
    throw error;
  }
}
