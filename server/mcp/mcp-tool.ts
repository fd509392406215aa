import type * as z from 'zod/mini';
import type { Id } from '#domain/ids.ts';
import type { KeyScope } from '#domain/keys/schema.ts';
import type { AnyProcedure } from '@orpc/server';
import type { Procedure } from '#domain/calls.ts';
import type { ApiContext } from '#server/platform/http/api.ts';

export type McpContext = ApiContext & { procedureOf: (name: Procedure) => AnyProcedure };

/** A car that must not be driven. Names and titles are the owner's words, `says` is Carful's. */
export type Danger = { says: string; carId: Id; car: string; problem: string };

/** @param danger what the owner must be told first */
export type Told = { danger: readonly Danger[]; data: object };

export type McpTool = {
  name: string;
  /** What the key must allow. */
  scope: KeyScope;
  isWrite: boolean;
  description: string;
  input: z.ZodMiniObject;
  run: (context: McpContext, given: unknown) => Promise<Told>;
};

type Given<Input extends z.ZodMiniObject> = Omit<McpTool, 'input' | 'run' | 'isWrite'> & {
  input: Input;
  run: (context: McpContext, given: z.output<Input>) => Promise<Told>;
};

export const tool = <Input extends z.ZodMiniObject>(isWrite: boolean, given: Given<Input>): McpTool => ({
  ...given,
  isWrite,
  run: (context, input) => given.run(context, input as z.output<Input>),
});
