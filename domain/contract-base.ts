import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { apiErrors } from './errors.ts';
import type { KeyScope } from './keys/schema.ts';

/** `car` also proves that the car in the input is the owner's; `link` takes a share token. */
export type Access = 'public' | 'owner' | 'car' | 'link';

/** What a program may call with a key that has the scope; without one no key opens it. */
export type Meta = { access: Access; key?: KeyScope };

const { BAD_REQUEST, UNAUTHORIZED, FORBIDDEN, NOT_FOUND, CONFLICT, ID_TAKEN, TOO_MANY_REQUESTS } = apiErrors;
export const api = oc.$meta<Meta>({ access: 'owner' }).errors({ BAD_REQUEST, TOO_MANY_REQUESTS });
export const owner = api.errors({ UNAUTHORIZED, FORBIDDEN });
export const car = owner.meta({ access: 'car' }).errors({ NOT_FOUND });
/** A procedure of a car, or of all cars, that a key with the scope opens. */
export const byKey = (key: KeyScope): Meta => ({ access: 'car', key });
export const allByKey = (key: KeyScope): Meta => ({ access: 'owner', key });

export const write = { ID_TAKEN };
export const edit = { ID_TAKEN, CONFLICT };

export const Done = z.object({ done: z.literal(true) });
