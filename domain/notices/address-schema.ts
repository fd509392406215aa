import * as z from 'zod/mini';
import { Id } from '#domain/ids.ts';
import type { Phrase } from '#domain/language/words.ts';
import { limits } from '#domain/limits.ts';
import { Operation } from '#domain/operations.ts';
import { cleanText, filledText } from '#domain/shapes.ts';
import { isTemplate } from './message-template.ts';

const phrase = (text: Phrase) => text;

const TOO_LONG = phrase('The text is too long. Maximum number of characters: {n}.');
const WRONG_URL = phrase('Enter a complete address, such as https://example.org');
/** No user name before the host. */
export const OutsideUrl = z
  .url({ protocol: /^https?$/, error: WRONG_URL })
  .check(
    z.overwrite(cleanText),
    z.maxLength(limits.address, TOO_LONG),
    z.regex(/^[^/]*\/\/[^/?#@]+([/?#]|$)/, WRONG_URL),
  );
/** Paths are appended to it. */
const Server = OutsideUrl.check(z.regex(/^[^?#]*$/, WRONG_URL));
const WRONG_SIGNS = phrase('Some of these characters are not allowed here.');
const key = (pattern: RegExp) => filledText(limits.addressKey).check(z.regex(pattern, WRONG_SIGNS));
const Token = key(/^[\x21-\x7e]+$/);
/** Empty: none. */
const OptionalHeader = z.string().check(
  z.overwrite((text) => text.trim()),
  z.maxLength(limits.addressKey, TOO_LONG),
  z.regex(/^[\x20-\x7e]*$/, WRONG_SIGNS),
);

/** Where notices go besides mail and devices. Holds secrets: it never leaves the server. */
export const AddressTarget = z.discriminatedUnion('preset', [
  z.object({
    preset: z.literal('ntfy'),
    server: Server,
    topic: key(/^[\w-]+$/),
    token: OptionalHeader,
  }),
  z.object({ preset: z.literal('gotify'), server: Server, token: Token }),
  z.object({ preset: z.literal('discord'), url: OutsideUrl }),
  z.object({
    preset: z.literal('telegram'),
    server: Server,
    token: key(/^[\w:-]+$/),
    chat: key(/^(-?\d+|@\w+)$/),
  }),
  z.object({
    preset: z.literal('matrix'),
    server: Server,
    room: filledText(limits.addressKey).check(
      z.regex(/^!\S+$/, phrase('The ID of a room begins with an exclamation mark.')),
    ),
    token: Token,
  }),
  z.object({ preset: z.literal('apprise'), server: Server, key: key(/^[\w-]+$/) }),
  z.object({
    preset: z.literal('json'),
    url: OutsideUrl,
    authorization: OptionalHeader,
    template: filledText(limits.addressTemplate).check(
      z.refine(isTemplate, phrase('This is not valid JSON.')),
    ),
  }),
]);
export type AddressTarget = z.infer<typeof AddressTarget>;

export const AddressPreset = z.enum(['ntfy', 'gotify', 'discord', 'telegram', 'matrix', 'apprise', 'json']);
export type AddressPreset = AddressTarget['preset'];

type FieldsOf<Target> = Target extends unknown ? Exclude<keyof Target, 'preset'> : never;
export type AddressField = FieldsOf<AddressTarget>;

export const AddressProblem = z.enum([
  'unauthorized',
  'not-found',
  'refused',
  'moved',
  'private',
  'insecure',
  'busy',
  'slow',
  'unreachable',
]);
export type AddressProblem = z.infer<typeof AddressProblem>;

/** What the owner sees of it, without secrets. */
export const NoticeAddress = z.object({
  /** Changes with every edit. */
  id: Id,
  preset: AddressPreset,
  host: z.string(),
  /** The problem with the last message; null if it arrived. */
  problem: z.nullable(AddressProblem),
  isPaused: z.boolean(),
  lastSentAt: z.nullable(z.string()),
});
export type NoticeAddress = z.infer<typeof NoticeAddress>;

export const AddressDraft = z.object({ ...Operation, id: Id, target: AddressTarget });
export const AddressKey = z.object({ addressId: Id });

export const AddressAttempt = z.object({ problem: z.nullable(AddressProblem) });
export type AddressAttempt = z.infer<typeof AddressAttempt>;
