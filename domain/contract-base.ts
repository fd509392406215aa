import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { apiErrors } from './errors.ts';
import type { KeyScope } from './keys/schema.ts';

/** `car` also proves that the car in the input is the owner's; `link` takes a share token; `operator` is for whoever runs the
 * server, and does not exist for anybody else. */
export type Access = 'public' | 'owner' | 'car' | 'link' | 'operator';

/** What a program may call with a key that has the scope; without one no key opens it. */
export type Meta = { access: Access; key?: KeyScope };

const { BAD_REQUEST, UNAUTHORIZED, FORBIDDEN, NOT_FOUND, CONFLICT, ID_TAKEN, TOO_MANY_REQUESTS } = apiErrors;
export const api = oc.$meta<Meta>({ access: 'owner' }).errors({ BAD_REQUEST, TOO_MANY_REQUESTS });
export const owner = api.errors({ UNAUTHORIZED, FORBIDDEN });
export const car = owner.meta({ access: 'car' }).errors({ NOT_FOUND });
export const operator = owner.meta({ access: 'operator' }).errors({ NOT_FOUND });

export const write = { ID_TAKEN };
export const edit = { ID_TAKEN, CONFLICT };

type Path = `/${string}`;
type Method = 'POST' | 'PUT' | 'DELETE';

/** Reads of a car, and of all cars, that a key opens. */
export const reads = (path: Path, summary: string) =>
  car.meta({ access: 'car', key: 'records:read' }).route({ method: 'GET', path, summary });
export const readsAll = (path: Path, summary: string) =>
  owner.meta({ access: 'owner', key: 'records:read' }).route({ method: 'GET', path, summary });

/** A write below a car that keys with the scope open, or with null none. */
export const writes = (key: KeyScope | null, method: Method, path: Path, summary: string) =>
  car
    .meta(key ? { access: 'car', key } : { access: 'car' })
    .route({ method, path, summary })
    .errors(write);
export const edits = (key: KeyScope | null, path: Path, summary: string) =>
  car
    .meta(key ? { access: 'car', key } : { access: 'car' })
    .route({ method: 'PATCH', path, summary })
    .errors(edit);
export const ownerReads = (path: Path, summary: string) => owner.route({ method: 'GET', path, summary });
export const ownerWrites = (method: Method, path: Path, summary: string) =>
  owner.route({ method, path, summary }).errors(write);

export const Done = z.object({ done: z.literal(true) });
