import type { LanguageModel, TranscriptionModel } from 'ai';
import type { ModelProvider, ModelSettings } from './config.ts';

type Endpoint = Pick<ModelSettings, 'baseUrl' | 'apiKey'>;
type ModelFactory = (name: string) => Exclude<LanguageModel, string>;

const withKey = (apiKey: string | undefined) => (apiKey ? { apiKey } : {});

const providers: Record<ModelProvider, (endpoint: Endpoint) => Promise<ModelFactory>> = {
  'openai-compatible': async ({ baseUrl: baseURL, apiKey }) => {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
    const provider = createOpenAICompatible({ name: 'configured', baseURL, ...withKey(apiKey) });
    return (name) => provider.chatModel(name);
  },
  anthropic: async ({ baseUrl: baseURL, apiKey }) => {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    const provider = createAnthropic({ baseURL, ...withKey(apiKey) });
    return (name) => provider.languageModel(name);
  },
  google: async ({ baseUrl: baseURL, apiKey }) => {
    const { createGoogle } = await import('@ai-sdk/google');
    const provider = createGoogle({ baseURL, ...withKey(apiKey) });
    return (name) => provider.languageModel(name);
  },
};

export async function createModel(
  { provider, ...endpoint }: ModelSettings,
  name: string,
): Promise<Exclude<LanguageModel, string>> {
  return (await providers[provider](endpoint))(name);
}

export async function createGoogleTranscriber(
  { baseUrl: baseURL, apiKey }: Endpoint,
  name: string,
): Promise<Exclude<TranscriptionModel, string>> {
  const { createGoogle } = await import('@ai-sdk/google');
  return createGoogle({ baseURL, ...withKey(apiKey) }).transcription(name);
}
