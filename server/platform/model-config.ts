import * as z from 'zod';

/**
 * Who answers at MODEL_BASE_URL. Another kind is one name here and one line in model-provider.ts, once its
 * package is installed.
 */
export const MODEL_PROVIDERS = ['openai-compatible'] as const;

const set = z.string().trim().min(1).optional();
const address = z
  .url({ protocol: /^https?$/ })
  .transform((value) => value.replace(/\/+$/, ''))
  .optional();

export const modelVariables = {
  MODEL_PROVIDER: z.enum(MODEL_PROVIDERS).default('openai-compatible'),
  MODEL_BASE_URL: address,
  MODEL_API_KEY: set,
  MODEL_NAME: set,
  MODEL_VISION_NAME: set,
  MODEL_SPEECH_NAME: set,
  MODEL_SPEECH_BASE_URL: address,
  MODEL_SPEECH_API_KEY: set,
  MODEL_DAILY_LIMIT: z.coerce.number().int().min(0).max(1_000_000).default(200),
};
const Variables = z.object(modelVariables);
type Variables = z.infer<typeof Variables>;

/** Each needs the other; MODEL_SPEECH_NAME may stand alone with an address of its own. */
export const modelTogether: [keyof Variables, keyof Variables][] = [
  ['MODEL_BASE_URL', 'MODEL_NAME'],
  ['MODEL_NAME', 'MODEL_BASE_URL'],
  ['MODEL_API_KEY', 'MODEL_BASE_URL'],
  ['MODEL_VISION_NAME', 'MODEL_NAME'],
  ['MODEL_SPEECH_BASE_URL', 'MODEL_SPEECH_NAME'],
  ['MODEL_SPEECH_API_KEY', 'MODEL_SPEECH_BASE_URL'],
];

export type ModelSettings = {
  provider: (typeof MODEL_PROVIDERS)[number];
  baseUrl: string;
  apiKey: string | undefined;
  name: string;
  /** The model that can look at pictures; it may be the same one. */
  visionName: string | undefined;
};
export type SpeechSettings = { baseUrl: string; apiKey: string | undefined; name: string };

/** What the variables say: a model for words, maybe one for pictures, maybe one for recordings. */
export function shapeModel(v: Variables) {
  const model: ModelSettings | undefined =
    v.MODEL_BASE_URL && v.MODEL_NAME
      ? {
          provider: v.MODEL_PROVIDER,
          baseUrl: v.MODEL_BASE_URL,
          apiKey: v.MODEL_API_KEY,
          name: v.MODEL_NAME,
          visionName: v.MODEL_VISION_NAME,
        }
      : undefined;
  const speechUrl = v.MODEL_SPEECH_BASE_URL ?? v.MODEL_BASE_URL;
  const speechKey = v.MODEL_SPEECH_BASE_URL ? v.MODEL_SPEECH_API_KEY : v.MODEL_API_KEY;
  const speech: SpeechSettings | undefined =
    v.MODEL_SPEECH_NAME && speechUrl
      ? { baseUrl: speechUrl, apiKey: speechKey, name: v.MODEL_SPEECH_NAME }
      : undefined;
  return { model, speech, modelDailyLimit: v.MODEL_DAILY_LIMIT };
}
