import type { Config } from './config.ts';

/** How long a person waits for a model before the prepared answer comes. */
const DEADLINE_MS = 20_000;

export type Question = { system: string; prompt: string; signal?: AbortSignal | undefined };

/**
 * Asks the configured model and gives its text. The SDK is loaded at the first question: an app without
 * a model never carries it.
 * @throws when the model fails, answers nothing, or takes longer than the deadline
 */
export async function askModel(
  model: NonNullable<Config['model']>,
  { system, prompt, signal }: Question,
): Promise<string> {
  const [{ generateText }, { createOpenAICompatible }] = await Promise.all([
    import('ai'),
    import('@ai-sdk/openai-compatible'),
  ]);
  const provider = createOpenAICompatible({
    name: 'configured',
    baseURL: model.baseUrl,
    ...(model.apiKey ? { apiKey: model.apiKey } : {}),
  });
  const deadline = AbortSignal.timeout(DEADLINE_MS);
  const { text } = await generateText({
    model: provider.chatModel(model.name),
    system,
    prompt,
    maxRetries: 1,
    abortSignal: signal ? AbortSignal.any([deadline, signal]) : deadline,
  });
  return text;
}

/**
 * The JSON object in a model's text, which may stand in a code block or between sentences.
 * @throws SyntaxError when there is none
 */
export function jsonIn(text: string): unknown {
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  if (start === -1 || end < start) throw new SyntaxError('the model answered without JSON');
  return JSON.parse(text.slice(start, end + 1));
}
