import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { apiErrors } from './errors.ts';

/** `car` also proves that the car in the input is the owner's; `link` takes a share token. */
export type Access = 'public' | 'owner' | 'car' | 'link';

const { BAD_REQUEST, UNAUTHORIZED, FORBIDDEN, NOT_FOUND, CONFLICT, ID_TAKEN, TOO_MANY_REQUESTS } = apiErrors;
export const api = oc
  .$meta<{ access: Access }>({ access: 'owner' })
  .errors({ BAD_REQUEST, TOO_MANY_REQUESTS });
export const owner = api.errors({ UNAUTHORIZED, FORBIDDEN });
export const car = owner.meta({ access: 'car' }).errors({ NOT_FOUND });
export const write = { ID_TAKEN };
export const edit = { ID_TAKEN, CONFLICT };

export const Done = z.object({ done: z.literal(true) });
