/** What a model says in one go, before it is put into a protocol. */
export type Said = { text: string } | { calls: { name: string; input: unknown }[] } | { refusal: string };
/** A request as any of the protocols sends it. */
export type AnyBody = {
  stream?: boolean;
  messages?: { role: string; content: unknown }[];
  contents?: { parts: object[] }[];
  tools?: unknown[];
};

/** How a real service puts requests and answers: what is the same in all of them is in model-server.ts. */
export type Dialect = {
  /** The path of the base URL. */
  base: string;
  isStreamed(path: string, body: AnyBody): boolean;
  /** The results of tools are in the request. */
  hasResults(body: AnyBody): boolean;
  failure(status: number): object;
  whole(said: Said): object;
  heard(text: string): object;
  /** The server-sent events of one answer. */
  stream(): { piece(said: Said): string[]; end(calledTools: boolean): string[] };
};

const event = (data: object, name?: string) =>
  `${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`;
const contents = ({ messages = [] }: AnyBody) =>
  messages.flatMap(({ content }) => (Array.isArray(content) ? (content as { type: string }[]) : []));

const openAi: Dialect = {
  base: '/v1',
  isStreamed: (_path, { stream }) => stream ?? false,
  hasResults: ({ messages = [] }) => messages.some(({ role }) => role === 'tool'),
  failure: (status) => ({
    error: { message: `the model failed with ${status}`, type: 'error', code: null },
  }),
  whole: (said) => ({
    ...openAiFrame('chat.completion'),
    choices: [{ index: 0, message: { role: 'assistant', ...openAiWords(said) }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  }),
  heard: (text) => ({ text }),
  stream: () => {
    const part = (delta: object, finish_reason: string | null = null) =>
      event({
        ...openAiFrame('chat.completion.chunk'),
        choices: [{ index: 0, delta, finish_reason }],
      });
    return {
      piece: (said) => [part(openAiWords(said))],
      end: (calledTools) => [part({}, calledTools ? 'tool_calls' : 'stop'), 'data: [DONE]\n\n'],
    };
  },
};
const openAiFrame = (object: string) => ({
  id: 'chatcmpl-1',
  object,
  created: 1_700_000_000,
  model: 'stand-in',
});
function openAiWords(said: Said): object {
  if ('text' in said) return { content: said.text };
  if ('refusal' in said) return { content: null, refusal: said.refusal };
  const tool_calls = said.calls.map(({ name, input }, index) => ({
    index,
    id: `call-${index}`,
    type: 'function',
    function: { name, arguments: JSON.stringify(input) },
  }));
  return { role: 'assistant', content: null, tool_calls };
}

const ANTHROPIC_ERRORS: Record<number, string> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  429: 'rate_limit_error',
  500: 'api_error',
};
const anthropicFrame = {
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'stand-in',
  stop_sequence: null,
  usage: { input_tokens: 1, output_tokens: 1 },
};
const anthropic: Dialect = {
  base: '/v1',
  isStreamed: (_path, { stream }) => stream ?? false,
  hasResults: (body) => contents(body).some(({ type }) => type === 'tool_result'),
  failure: (status) => ({
    type: 'error',
    error: { type: ANTHROPIC_ERRORS[status], message: `the model failed with ${status}` },
  }),
  whole: (said) => ({
    ...anthropicFrame,
    ...('calls' in said
      ? { content: said.calls.map(anthropicCall), stop_reason: 'tool_use' }
      : {
          content: [{ type: 'text', text: 'text' in said ? said.text : '' }],
          stop_reason: 'text' in said ? 'end_turn' : 'refusal',
        }),
  }),
  heard: () => ({}),
  stream: () => {
    const send = (type: string, data: object) => event({ type, ...data }, type);
    let index = -1;
    const opened = () => {
      if (index >= 0) return [];
      index = 0;
      return [
        send('message_start', { message: { ...anthropicFrame, content: [], stop_reason: null } }),
        send('ping', {}),
      ];
    };
    let isTalking = false;
    const closed = () => {
      if (!isTalking) return [];
      isTalking = false;
      return [send('content_block_stop', { index: index++ })];
    };
    return {
      piece: (said) => {
        if ('calls' in said) {
          return [
            ...opened(),
            ...closed(),
            ...said.calls.flatMap((call, nth) => [
              send('content_block_start', {
                index: index + nth,
                content_block: { ...anthropicCall(call, nth), input: {} },
              }),
              send('content_block_delta', {
                index: index + nth,
                delta: { type: 'input_json_delta', partial_json: JSON.stringify(call.input) },
              }),
              send('content_block_stop', { index: index + nth }),
            ]),
          ];
        }
        const before = opened();
        if (!isTalking)
          before.push(send('content_block_start', { index, content_block: { type: 'text', text: '' } }));
        isTalking = true;
        const text = 'text' in said ? said.text : '';
        return [...before, send('content_block_delta', { index, delta: { type: 'text_delta', text } })];
      },
      end: (calledTools) => [
        ...opened(),
        ...closed(),
        send('message_delta', {
          delta: { stop_reason: calledTools ? 'tool_use' : 'end_turn', stop_sequence: null },
          usage: { output_tokens: 2 },
        }),
        send('message_stop', {}),
      ],
    };
  },
};
const anthropicCall = ({ name, input }: { name: string; input: unknown }, nth: number) => ({
  type: 'tool_use',
  id: `toolu_${nth}`,
  name,
  input,
});

const GOOGLE_ERRORS: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
};
const googleFrame = {
  usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 },
  modelVersion: 'stand-in',
};
const googleParts = (said: Said) =>
  'calls' in said
    ? said.calls.map(({ name, input: args }) => ({ functionCall: { name, args } }))
    : [{ text: 'text' in said ? said.text : '' }];
const googleAnswer = (parts: object[], finishReason?: string) => ({
  candidates: [{ content: { role: 'model', parts }, index: 0, ...(finishReason ? { finishReason } : {}) }],
  ...googleFrame,
});
const google: Dialect = {
  base: '/v1beta',
  isStreamed: (path) => path.includes(':streamGenerateContent'),
  hasResults: ({ contents: all = [] }) =>
    all.some(({ parts }) => parts.some((part) => 'functionResponse' in part)),
  failure: (code) => ({
    error: { code, message: `the model failed with ${code}`, status: GOOGLE_ERRORS[code] },
  }),
  whole: (said) => googleAnswer(googleParts(said), 'refusal' in said ? 'SAFETY' : 'STOP'),
  heard: (text) => ({ status: 'completed', steps: [{ type: 'model', content: [{ type: 'text', text }] }] }),
  stream: () => ({
    piece: (said) => [event(googleAnswer(googleParts(said)))],
    end: () => [event(googleAnswer([{ text: '' }], 'STOP'))],
  }),
};

export const dialects = { 'openai-compatible': openAi, anthropic, google } satisfies Record<string, Dialect>;
