import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract';
import type { contract } from './contract.ts';
import type { Id } from './ids.ts';

type Contract = typeof contract;

export type Noun = keyof Contract & string;

/** 'cars.list' and the like: every procedure of the contract by its name. */
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

/** What a procedure takes; undefined for one that takes nothing. */
export type Input<P extends Procedure> = unknown extends Given<P> ? undefined : Given<P>;
export type Output<P extends Procedure> = At<InferContractRouterOutputs<Contract>, P>;

/** The procedures that change something and carry an operation id. */
export type WriteProcedure = { [P in Procedure]: Input<P> extends { opId: Id } ? P : never }[Procedure];

/** The input of a write without its operation id. */
export type Write<P extends WriteProcedure> = Omit<Input<P>, 'opId'>;
