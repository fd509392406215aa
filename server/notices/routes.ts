import type { FastifyInstance } from 'fastify';
import { signedInOwner } from '#server/platform/access/session.ts';
import type { Deps } from '#server/platform/deps.ts';
import { api } from '#server/platform/http/api.ts';
import {
  addDevice,
  editNotices,
  endCalendar,
  factsOf,
  makeCalendar,
  removeDevice,
  setZone,
  testDevice,
} from './change-notices.ts';
import { removeAddress, setAddress, testAddress } from './change-address.ts';
import { sendCalendar } from './send-calendar.ts';
import { askToStop, stopByLink } from './stop-mails.ts';
import { readNotices } from './store.ts';

export const noticeRoutes = {
  read: api.notices.read.handler(async ({ context: { deps, request } }) =>
    readNotices(deps.db, await signedInOwner(deps, request), factsOf(deps, request)),
  ),
  edit: api.notices.edit.handler(({ input, context }) => editNotices(context, input)),
  setZone: api.notices.setZone.handler(({ input, context }) => setZone(context, input)),
  addDevice: api.notices.addDevice.handler(({ input, context }) => addDevice(context, input)),
  removeDevice: api.notices.removeDevice.handler(({ input, context }) => removeDevice(context, input)),
  makeCalendar: api.notices.makeCalendar.handler(({ input, context }) => makeCalendar(context, input)),
  endCalendar: api.notices.endCalendar.handler(({ input, context }) => endCalendar(context, input)),
  setAddress: api.notices.setAddress.handler(({ input, context }) => setAddress(context, input)),
  removeAddress: api.notices.removeAddress.handler(({ input, context }) => removeAddress(context, input)),
  testAddress: api.notices.testAddress.handler(({ input, context }) => testAddress(context, input.addressId)),
  testDevice: api.notices.testDevice.handler(({ input, context }) => testDevice(context, input.deviceId)),
};

const UNSUBSCRIBE = '/notices/unsubscribe';

/** Authorized by a signature instead of a session. RFC 8058: the POST comes from a mail program. The GET changes
 * nothing, because mail filters open links. */
export function noticeLinks(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { file: string }; Querystring: { car?: string | string[] } }>(
    '/calendar/:file',
    ({ params, query: { car } }, reply) =>
      sendCalendar(deps, params.file, car === undefined ? undefined : [car].flat().join(), reply),
  );
  app.register(async (mails) => {
    mails.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, _body, done) => done(null, null),
    );
    mails.get(UNSUBSCRIBE, (request, reply) => askToStop(deps, request, reply));
    mails.post(UNSUBSCRIBE, (request, reply) => stopByLink(deps, request, reply));
  });
}
