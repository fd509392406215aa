import type { LanguageModel, TranscriptionModel } from 'ai';
import type { ModelProvider, ModelSettings } from './config.ts';

type Reached = Pick<ModelSettings, 'baseUrl' | 'apiKey'>;
type Named = (name: string) => Exclude<LanguageModel, string>;

const keyOf = (apiKey: string | undefined) => (apiKey ? { apiKey } : {});

/** Each library is loaded with the first question: an app without a model never carries it. */
const providers: Record<ModelProvider, (reached: Reached) => Promise<Named>> = {
  'openai-compatible': async ({ baseUrl: baseURL, apiKey }) => {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
    const provider = createOpenAICompatible({ name: 'configured', baseURL, ...keyOf(apiKey) });
    return (name) => provider.chatModel(name);
  },
  anthropic: async ({ baseUrl: baseURL, apiKey }) => {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    const provider = createAnthropic({ baseURL, ...keyOf(apiKey) });
    return (name) => provider.languageModel(name);
  },
  google: async ({ baseUrl: baseURL, apiKey }) => {
    const { createGoogle } = await import('@ai-sdk/google');
    const provider = createGoogle({ baseURL, ...keyOf(apiKey) });
    return (name) => provider.languageModel(name);
  },
};

export async function namedModel(
  { provider, ...reached }: ModelSettings,
  name: string,
): Promise<Exclude<LanguageModel, string>> {
  return (await providers[provider](reached))(name);
}

/** Google's own way to write a recording down; its library is loaded with the first one. */
export async function googleSpeech(
  { baseUrl: baseURL, apiKey }: Reached,
  name: string,
): Promise<Exclude<TranscriptionModel, string>> {
  const { createGoogle } = await import('@ai-sdk/google');
  return createGoogle({ baseURL, ...keyOf(apiKey) }).transcription(name);
}
