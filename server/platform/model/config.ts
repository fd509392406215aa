import * as z from 'zod';

export const MODEL_PROVIDERS = ['openai-compatible', 'anthropic', 'google'] as const;
export type ModelProvider = (typeof MODEL_PROVIDERS)[number];

const DEFAULT_BASE_URLS: Partial<Record<ModelProvider, string>> = {
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
};

const nonEmpty = z.string().trim().min(1).optional();
const address = z
  .url({ protocol: /^https?$/ })
  .transform((value) => value.replace(/\/+$/, ''))
  .optional();

export const modelVariables = {
  MODEL_PROVIDER: z.enum(MODEL_PROVIDERS).default('openai-compatible'),
  MODEL_BASE_URL: address,
  MODEL_API_KEY: nonEmpty,
  MODEL_NAME: nonEmpty,
  MODEL_VISION_NAME: nonEmpty,
  MODEL_SPEECH_NAME: nonEmpty,
  MODEL_SPEECH_BASE_URL: address,
  MODEL_SPEECH_API_KEY: nonEmpty,
  MODEL_DAILY_LIMIT: z.coerce.number().int().min(0).max(1_000_000).default(200),
};
const Variables = z.object(modelVariables);
type Variables = z.infer<typeof Variables>;

/** The first variable of a pair requires the second. */
export const modelPairs: [keyof Variables, keyof Variables][] = [
  ['MODEL_BASE_URL', 'MODEL_NAME'],
  ['MODEL_VISION_NAME', 'MODEL_NAME'],
  ['MODEL_SPEECH_BASE_URL', 'MODEL_SPEECH_NAME'],
  ['MODEL_SPEECH_API_KEY', 'MODEL_SPEECH_BASE_URL'],
];

export function findMissingModelVariable(v: Variables): string | null {
  const isHosted = DEFAULT_BASE_URLS[v.MODEL_PROVIDER] !== undefined;
  if (!isHosted) {
    for (const name of ['MODEL_NAME', 'MODEL_API_KEY'] as const)
      if (v[name] && !v.MODEL_BASE_URL) return `${name} is set, but MODEL_BASE_URL is not: they go together.`;
    return null;
  }
  const chosen = `MODEL_PROVIDER=${v.MODEL_PROVIDER}`;
  if (!v.MODEL_NAME) return `MODEL_NAME is missing: ${chosen} needs it.`;
  if (!v.MODEL_API_KEY) return `MODEL_API_KEY is missing: ${chosen} needs it.`;
  return v.MODEL_PROVIDER === 'anthropic' && v.MODEL_SPEECH_NAME && !v.MODEL_SPEECH_BASE_URL
    ? `MODEL_SPEECH_BASE_URL is missing: ${chosen} cannot transcribe recordings itself.`
    : null;
}

export type ModelSettings = {
  provider: ModelProvider;
  baseUrl: string;
  apiKey: string | undefined;
  name: string;
  visionName: string | undefined;
};
export type SpeechSettings = {
  provider: Exclude<ModelProvider, 'anthropic'>;
  baseUrl: string;
  apiKey: string | undefined;
  name: string;
};

export function toModelConfig(v: Variables) {
  const provider = v.MODEL_PROVIDER;
  const baseUrl = v.MODEL_BASE_URL ?? DEFAULT_BASE_URLS[provider];
  const model: ModelSettings | undefined =
    baseUrl && v.MODEL_NAME
      ? { provider, baseUrl, apiKey: v.MODEL_API_KEY, name: v.MODEL_NAME, visionName: v.MODEL_VISION_NAME }
      : undefined;
  return { model, speech: toSpeechConfig(v, baseUrl), modelDailyLimit: v.MODEL_DAILY_LIMIT };
}

/** A speech model at a separate address is OpenAI-compatible. */
function toSpeechConfig(v: Variables, baseUrl: string | undefined): SpeechSettings | undefined {
  const name = v.MODEL_SPEECH_NAME;
  if (!name) return undefined;
  if (v.MODEL_SPEECH_BASE_URL) {
    const own = { baseUrl: v.MODEL_SPEECH_BASE_URL, apiKey: v.MODEL_SPEECH_API_KEY };
    return { provider: 'openai-compatible', ...own, name };
  }
  return baseUrl && v.MODEL_PROVIDER !== 'anthropic'
    ? { provider: v.MODEL_PROVIDER, baseUrl, apiKey: v.MODEL_API_KEY, name }
    : undefined;
}
