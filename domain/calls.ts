import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract';
import type { contract } from './contract.ts';

type Contract = typeof contract;

export type Noun = keyof Contract & string;

/** 'cars.list' and the like: every procedure of the contract by its name. */
export type Procedure = { [N in Noun]: `${N}.${keyof Contract[N] & string}` }[Noun];

type At<Tree, P extends Procedure> = P extends `${infer Noun}.${infer Verb}`
  ? Noun extends keyof Tree
    ? Verb extends keyof Tree[Noun]
      ? Tree[Noun][Verb]
      : never
    : never
  : never;

type Given<P extends Procedure> = At<InferContractRouterInputs<Contract>, P>;

/** What a procedure takes; undefined for one that takes nothing. */
export type Input<P extends Procedure> = unknown extends Given<P> ? undefined : Given<P>;
export type Output<P extends Procedure> = At<InferContractRouterOutputs<Contract>, P>;
