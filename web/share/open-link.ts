import type { SharedCar } from '#domain/share/schema.ts';
import { call } from '#web/platform/api-client.ts';

/** What a link shows. @throws ApiError LINK_INVALID or LINK_EXPIRED */
export const getShareLinkByToken = (token: string): Promise<SharedCar> => call('share.open', { token });
