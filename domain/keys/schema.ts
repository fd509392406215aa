import * as z from 'zod/mini';
import { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { Operation } from '#domain/operations.ts';
import { filledText } from '#domain/shapes.ts';

/** What a key allows a program to do. Account, keys, links, notices and whole cars are beyond every key. */
export const KeyScope = z.enum([
  'records:read',
  'mileage:write',
  'fills:write',
  'repairs:write',
  'issues:write',
  'reminders:write',
  'documents:write',
  'files:read',
  'files:write',
]);
export type KeyScope = z.infer<typeof KeyScope>;

export const KEY_PREFIX = 'carful_';
/** 32 random bytes in base64url. */
const KeySecret = z.string().check(z.regex(/^[\w-]{43}$/));

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
  createdAt: z.string(),
  expiresAt: z.nullable(z.string()),
  lastUsedAt: z.nullable(z.string()),
  lastAddress: z.nullable(z.string()),
});
export type ApiKey = z.infer<typeof ApiKey>;
