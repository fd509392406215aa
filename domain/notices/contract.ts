import * as z from 'zod/mini';
import { Done, edit, owner, ownerReads, ownerWrites } from '#domain/contract-base.ts';
import { apiErrors } from '#domain/errors.ts';
import { Operation } from '#domain/operations.ts';
import { AddressAttempt, AddressDraft, AddressKey } from './address-schema.ts';
import { Attempt, DeviceKey, Notices, NoticesEdit, PushDeviceDraft, ZoneDraft } from './schema.ts';

const { NOT_FOUND } = apiErrors;
const path = '/notices';
const address = `${path}/address` as const;
const addressById = `${address}/{addressId}` as const;
const device = `${path}/devices/{deviceId}` as const;

export const noticeContract = {
  notices: {
    read: ownerReads(path, 'How and when the owner is notified').output(Notices),
    edit: owner
      .route({ method: 'PATCH', path, summary: 'Changes it field by field' })
      .input(NoticesEdit)
      .output(Notices)
      .errors(edit),
    setZone: ownerWrites('PUT', `${path}/zone`, 'The time zone of the device in use')
      .input(ZoneDraft)
      .output(Done),
    addDevice: ownerWrites('POST', `${path}/devices`, 'Sends push messages to this browser')
      .input(PushDeviceDraft)
      .output(Done),
    removeDevice: ownerWrites('DELETE', device, 'Sends no more push messages to a browser')
      .input(z.object({ ...Operation, ...DeviceKey.shape }))
      .output(Done)
      .errors({ NOT_FOUND }),
    makeCalendar: ownerWrites(
      'POST',
      `${path}/calendar`,
      'Gives the calendar feed an address; another one when it has one',
    )
      .input(z.object(Operation))
      .output(Done),
    endCalendar: ownerWrites('DELETE', `${path}/calendar`, 'Ends the calendar feed')
      .input(z.object(Operation))
      .output(Done),
    setAddress: ownerWrites(
      'PUT',
      address,
      'Sends notices to an address of the owner, too, in place of the one before',
    )
      .input(AddressDraft)
      .output(Done),
    removeAddress: ownerWrites('DELETE', addressById, 'Sends no more notices to an address')
      .input(z.object({ ...Operation, ...AddressKey.shape }))
      .output(Done)
      .errors({ NOT_FOUND }),
    testAddress: owner
      .route({
        method: 'POST',
        path: `${addressById}/test`,
        summary: 'Sends a message to the address now; one that arrives ends a pause',
      })
      .input(AddressKey)
      .output(AddressAttempt)
      .errors({ NOT_FOUND }),
    testDevice: owner
      .route({ method: 'POST', path: `${device}/test`, summary: 'Sends one push message now' })
      .input(DeviceKey)
      .output(Attempt)
      .errors({ NOT_FOUND }),
  },
};
