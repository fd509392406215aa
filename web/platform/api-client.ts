import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract';
import { apiRoutes } from 'virtual:api-routes';
import type { contract } from '#domain/contract.ts';
import { ApiError, NetworkError, readError } from './api-errors.ts';

type Contract = typeof contract;
type Inputs = InferContractRouterInputs<Contract>;
type Outputs = InferContractRouterOutputs<Contract>;

/** 'cars.list' and the like: every procedure of the contract by its name. */
export type Procedure = {
  [Noun in keyof Contract & string]: `${Noun}.${keyof Contract[Noun] & string}`;
}[keyof Contract & string];

type At<Tree, P extends Procedure> = P extends `${infer Noun}.${infer Verb}`
  ? Noun extends keyof Tree
    ? Verb extends keyof Tree[Noun]
      ? Tree[Noun][Verb]
      : never
    : never
  : never;

/** What a procedure takes; undefined for one that takes nothing. */
export type Input<P extends Procedure> = unknown extends At<Inputs, P> ? undefined : At<Inputs, P>;
export type Output<P extends Procedure> = At<Outputs, P>;

type Options = { signal?: AbortSignal };
/** The input may be left out where the procedure takes none. */
export type CallArguments<P extends Procedure> =
  Input<P> extends undefined ? [input?: undefined, options?: Options] : [input: Input<P>, options?: Options];

/**
 * Calls one procedure of the contract: `call('cars.read', { carId })`.
 * @throws ApiError when the server refuses, NetworkError when no answer came
 */
export async function call<P extends Procedure>(
  procedure: P,
  ...[input, options]: CallArguments<P>
): Promise<Output<P>> {
  return (await request(...requestOf(procedure, input), options)) as Output<P>;
}

/** Text, numbers and booleans; a GET query holds nothing deeper. */
type Fields = Record<string, unknown>;
type Body = { method: string; json?: unknown };

function requestOf(procedure: Procedure, input: object = {}): [path: string, body: Body] {
  const [method, template] = apiRoutes[procedure];
  const rest: Fields = { ...input };
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  if (method !== 'GET') return [`/api${path}`, { method, json: rest }];
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) {
    if (value !== undefined && value !== null)
      query.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return [`/api${path}${query.size ? `?${query}` : ''}`, { method }];
}

/** One JSON request to this server, with its errors told apart; for what is not in the contract, too. */
export async function request(
  path: string,
  { method, json }: Body,
  { signal }: Options = {},
): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      ...(signal ? { signal } : {}),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new NetworkError(cause);
  }
  if (!response.ok) throw await readError(response);
  if (response.status === 204) return null;
  const answer = await response.text().catch((cause: unknown) => {
    throw new NetworkError(cause);
  });
  try {
    return JSON.parse(answer);
  } catch {
    throw new ApiError({
      code: 'INTERNAL_SERVER_ERROR',
      status: response.status,
      message: 'The answer is not JSON',
    });
  }
}
