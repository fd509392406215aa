import * as z from 'zod/mini';
import { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { Operation } from '#domain/operations.ts';
import { filledText } from '#domain/shapes.ts';

/** What the tools at /mcp need; files and documents have none. */
export const MCP_SCOPES = [
  'records:read',
  'mileage:write',
  'fills:write',
  'repairs:write',
  'issues:write',
  'reminders:write',
] as const;
export const McpScope = z.enum(MCP_SCOPES);
export type McpScope = z.infer<typeof McpScope>;

/** What a key allows a program to do. Account, keys, links, notices and whole cars are beyond every key. */
export const KeyScope = z.enum([...MCP_SCOPES, 'documents:write', 'files:read', 'files:write']);
export type KeyScope = z.infer<typeof KeyScope>;

export const KEY_PREFIX = 'carful_';
/** 32 bytes in base64url. */
export const KeySecret = z.string().check(z.regex(/^[\w-]{43}$/));

const carIds = z.nullable(z.array(Id).check(z.minLength(1, 'Choose a car'), z.maxLength(limits.cars)));

/** Whether a text has the shape of a key. */
export const isKey = (text: string): boolean =>
  text.startsWith(KEY_PREFIX) && KeySecret.safeParse(text.slice(KEY_PREFIX.length)).success;

export const ApiKeyDraft = z.object({
  ...Operation,
  id: Id,
  name: filledText(limits.keyName),
  /** Made by whoever makes the key, so that a request sent twice makes one key; the server keeps its hash. */
  secret: KeySecret,
  scopes: z.array(KeyScope).check(z.minLength(1, 'Choose what the key allows')),
  /** Null for all cars, also later ones. */
  carIds,
  /** Null: it does not expire. */
  days: z.nullable(z.int().check(z.gte(1), z.lte(limits.keyDaysMax))),
});
export type ApiKeyDraft = z.output<typeof ApiKeyDraft>;

export const ApiKey = z.object({
  id: Id,
  name: z.string(),
  /** The first characters of its secret. */
  start: z.string(),
  scopes: z.array(KeyScope),
  carIds,
  /** Of an AI client that was let in: where it was sent back to; it opens /mcp alone. Null for a key that was copied. */
  client: z._default(z.nullable(z.string()), null),
  createdAt: z.string(),
  expiresAt: z.nullable(z.string()),
  lastUsedAt: z.nullable(z.string()),
  lastAddress: z.nullable(z.string()),
});
export type ApiKey = z.infer<typeof ApiKey>;

const Sent = z.string().check(z.maxLength(limits.oauthText));

/** What an AI client asks with when it sends its owner to /connect, in the words of OAuth. `state` stays on the page. */
export const AskedAccess = z.object({
  client_id: z._default(Sent, ''),
  redirect_uri: z._default(Sent, ''),
  response_type: z._default(Sent, ''),
  code_challenge: z._default(Sent, ''),
  code_challenge_method: z._default(Sent, ''),
  scope: z._default(Sent, ''),
  resource: z._default(Sent, ''),
});
export type AskedAccess = z.output<typeof AskedAccess>;

/** `name` is what the program calls itself. Nobody is sent back to an address that the program has not registered. */
export const AccessQuestion = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('unknown') }),
  z.object({ outcome: z.literal('refused'), error: z.string(), issuer: z.string() }),
  z.object({
    outcome: z.literal('asked'),
    name: z.string(),
    /** The host or app that the owner is sent back to; null for a program on their own device. */
    backTo: z.nullable(z.string()),
    scopes: z.array(McpScope),
    issuer: z.string(),
  }),
]);
export type AccessQuestion = z.infer<typeof AccessQuestion>;

export const Connection = z.object({
  ...Operation,
  /** Made by the page; the program changes it for its token once. The server keeps its hash. */
  code: KeySecret,
  asked: AskedAccess,
  scopes: z.array(McpScope).check(z.minLength(1, 'Choose what the program may do')),
  carIds,
  days: z.int().check(z.gte(1), z.lte(limits.keyDaysMax)),
});
export type Connection = z.output<typeof Connection>;
