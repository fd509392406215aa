import type { LanguageModel } from 'ai';
import type { ModelSettings } from './model-config.ts';

type Named = (name: string) => Exclude<LanguageModel, string>;

/**
 * One line a kind of model. Each library is loaded with the first question: an app without a model never
 * carries it.
 */
const providers: Record<ModelSettings['provider'], (settings: ModelSettings) => Promise<Named>> = {
  'openai-compatible': async ({ baseUrl, apiKey }) => {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
    const provider = createOpenAICompatible({
      name: 'configured',
      baseURL: baseUrl,
      ...(apiKey ? { apiKey } : {}),
    });
    return (name) => provider.chatModel(name);
  },
};

export async function namedModel(
  settings: ModelSettings,
  name: string,
): Promise<Exclude<LanguageModel, string>> {
  return (await providers[settings.provider](settings))(name);
}
