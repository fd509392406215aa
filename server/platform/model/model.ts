import type { LanguageModelMiddleware } from 'ai';
import type { SentExchange } from '#domain/assistant/schema.ts';
import type { ModelSettings } from './config.ts';
import { countCalls } from './count-calls.ts';
import { createModel } from './provider.ts';

// The library would print a warning with every call, bypassing the log.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** For all attempts together, from the turn of the answer on; after it the offline answer is given. */
export const MODEL_DEADLINE_MS = 20_000;

export type Sent = Pick<SentExchange, 'model' | 'host' | 'pictures' | 'messages' | 'tools'>;
export type OpenModel = Awaited<ReturnType<typeof openModel>>;

/** The only access to a model. `mayCall` may reject each call; all outgoing text, also that of tools, passes `scrub`. */
export async function openModel(
  settings: ModelSettings,
  {
    pictures,
    scrub,
    mayCall,
    onSent,
  }: {
    pictures: boolean;
    scrub: (text: string) => string;
    mayCall: () => Promise<void>;
    onSent: (sent: Sent) => void;
  },
) {
  const { wrapLanguageModel } = await import('ai');
  const name = pictures && settings.visionName ? settings.visionName : settings.name;
  return wrapLanguageModel({
    model: await createModel(settings, name),
    middleware: {
      specificationVersion: 'v4',
      ...countCalls,
      transformParams: async ({ params }) => {
        await mayCall();
        const prompt = scrubbed(params.prompt, scrub) as typeof params.prompt;
        onSent({
          model: name,
          host: new URL(settings.baseUrl).host,
          ...describeCall({ ...params, prompt }),
        });
        return { ...params, prompt };
      },
    },
  });
}

export const warmUp = (settings: ModelSettings): Promise<unknown> =>
  Promise.all([import('ai'), createModel(settings, settings.name)]);

/** Not scrubbed: an owner called 'User' must not break the protocol. */
const PROTOCOL_FIELDS = new Set([
  'role',
  'type',
  'toolCallId',
  'toolName',
  'mediaType',
  'data',
  'image',
  'providerOptions',
]);

function scrubbed(value: unknown, scrub: (text: string) => string): unknown {
  if (typeof value === 'string') return scrub(value);
  if (Array.isArray(value)) return value.map((item) => scrubbed(item, scrub));
  if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      PROTOCOL_FIELDS.has(key) ? item : scrubbed(item, scrub),
    ]),
  );
}

type CallOptions = Parameters<NonNullable<LanguageModelMiddleware['transformParams']>>[0]['params'];
type Part = { type: string; text?: string; toolName?: string; input?: unknown; output?: unknown };

/** What the owner can read of a call: all texts, and the number of pictures. */
function describeCall({ prompt, tools }: CallOptions): Pick<Sent, 'pictures' | 'messages' | 'tools'> {
  let pictures = 0;
  const textOf = (part: Part): string => {
    if (part.type === 'file') pictures += 1;
    if (part.type === 'file') return '[picture]';
    if (part.type === 'tool-call') return `${part.toolName}(${JSON.stringify(part.input)})`;
    if (part.type === 'tool-result') return `${part.toolName}: ${JSON.stringify(part.output)}`;
    return part.text ?? '';
  };
  const messages = prompt.map(({ role, content }) => ({
    role,
    text: typeof content === 'string' ? content : (content as Part[]).map(textOf).join('\n'),
  }));
  return { messages, pictures, tools: (tools ?? []).map((tool) => tool.name) };
}

/** The object may be in a code block or between sentences. @throws SyntaxError without one */
export function extractJson(text: string): unknown {
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  if (start === -1 || end < start) throw new SyntaxError('the model answered without JSON');
  return JSON.parse(text.slice(start, end + 1));
}
