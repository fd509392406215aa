import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract';
import type { contract } from './contract.ts';
import type { Id } from './ids.ts';

type Contract = typeof contract;

export type Noun = keyof Contract & string;

export type Procedure = { [N in Noun]: `${N}.${keyof Contract[N] & string}` }[Noun];
export type ProcedureOf<N extends Noun> = Extract<Procedure, `${N}.${string}`>;

type At<Tree, P extends Procedure> = P extends `${infer N}.${infer Verb}`
  ? N extends keyof Tree
    ? Verb extends keyof Tree[N]
      ? Tree[N][Verb]
      : never
    : never
  : never;

type Given<P extends Procedure> = At<InferContractRouterInputs<Contract>, P>;

export type Input<P extends Procedure> = unknown extends Given<P> ? undefined : Given<P>;
export type Output<P extends Procedure> = At<InferContractRouterOutputs<Contract>, P>;

export type WriteProcedure = { [P in Procedure]: Input<P> extends { opId: Id } ? P : never }[Procedure];

export type Write<P extends WriteProcedure> = Omit<Input<P>, 'opId'>;
