import { implement } from '@orpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contract } from '#domain/contract.ts';
import type { Deps } from '#server/platform/deps.ts';
import { ownedCar, type CarScope } from '#server/platform/access/scope.ts';
import { mayUse } from '#server/platform/access/api-key.ts';
import { refusal } from '#server/platform/errors.ts';
import { callerOf } from '#server/platform/access/session.ts';

export type ApiContext = { deps: Deps; request: FastifyRequest; reply: FastifyReply };

export const api = implement(contract).$context<ApiContext>();

/** Proof that the car in the input is the caller's. @throws UNAUTHORIZED, FORBIDDEN, NOT_FOUND */
export const carScope = async (
  { deps, request }: ApiContext,
  { carId }: { carId: string },
): Promise<CarScope> => {
  const { owner, carIds } = await callerOf(deps, request);
  if (!mayUse({ carIds }, carId)) throw refusal('NOT_FOUND');
  return ownedCar(deps.db, owner, carId);
};
