import * as z from 'zod/mini';
import { Done, edit, owner, write } from '#domain/contract-base.ts';
import { apiErrors } from '#domain/errors.ts';
import { Operation } from '#domain/operations.ts';
import { Attempt, DeviceKey, Notices, NoticesEdit, PushDeviceDraft, ZoneDraft } from './schema.ts';

const { NOT_FOUND } = apiErrors;
const path = '/notices';
const device = `${path}/devices/{deviceId}` as const;

export const noticeContract = {
  notices: {
    read: owner.route({ method: 'GET', path, summary: 'How and when the owner is notified' }).output(Notices),
    edit: owner
      .route({ method: 'PATCH', path, summary: 'Changes it field by field' })
      .input(NoticesEdit)
      .output(Notices)
      .errors(edit),
    setZone: owner
      .route({ method: 'PUT', path: `${path}/zone`, summary: 'The time zone of the device in use' })
      .input(ZoneDraft)
      .output(Done)
      .errors(write),
    addDevice: owner
      .route({ method: 'POST', path: `${path}/devices`, summary: 'Sends push messages to this browser' })
      .input(PushDeviceDraft)
      .output(Done)
      .errors(write),
    removeDevice: owner
      .route({ method: 'DELETE', path: device, summary: 'Sends no more push messages to a browser' })
      .input(z.object({ ...Operation, ...DeviceKey.shape }))
      .output(Done)
      .errors({ ...write, NOT_FOUND }),
    makeCalendar: owner
      .route({
        method: 'POST',
        path: `${path}/calendar`,
        summary: 'Gives the calendar feed an address; another one when it has one',
      })
      .input(z.object(Operation))
      .output(Done)
      .errors(write),
    endCalendar: owner
      .route({ method: 'DELETE', path: `${path}/calendar`, summary: 'Ends the calendar feed' })
      .input(z.object(Operation))
      .output(Done)
      .errors(write),
    testDevice: owner
      .route({ method: 'POST', path: `${device}/test`, summary: 'Sends one push message now' })
      .input(DeviceKey)
      .output(Attempt)
      .errors({ NOT_FOUND }),
  },
};
