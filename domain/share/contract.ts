import * as z from 'zod/mini';
import { api, Done, owner, ownerReads, ownerWrites, write, writes } from '#domain/contract-base.ts';
import { apiErrors } from '#domain/errors.ts';
import { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { Operation } from '#domain/operations.ts';
import {
  MechanicAdded,
  MechanicNews,
  MechanicRepair,
  MechanicReply,
  MechanicSymptom,
  SentToken,
  SharedCar,
  ShareLink,
  ShareLinkDraft,
  ShareLinkEdit,
  Withdrawn,
} from './schema.ts';

const { NOT_FOUND, LINK_INVALID, LINK_EXPIRED } = apiErrors;

export const shareContract = {
  share: {
    list: ownerReads('/share-links', 'The links that are still valid').output(
      z.object({ links: z.array(ShareLink) }),
    ),
    create: writes(null, 'POST', '/cars/{carId}/share-links', 'Makes a time-limited link to a car')
      .input(ShareLinkDraft)
      .output(ShareLink),
    delete: ownerWrites('DELETE', '/share-links/{linkId}', 'Ends a link at once')
      .input(z.object({ ...Operation, linkId: Id }))
      .output(Done)
      .errors({ NOT_FOUND }),
    edit: owner
      .route({
        method: 'PATCH',
        path: '/share-links/{linkId}',
        summary: 'Changes what a link allows, or how long it lives from now on',
      })
      .input(ShareLinkEdit)
      .output(ShareLink)
      .errors({ ...write, NOT_FOUND }),
    news: ownerReads('/mechanic-news', 'What mechanics added and nobody looked at yet').output(
      z.object({ records: z.array(MechanicNews) }),
    ),
    markSeen: ownerWrites('POST', '/mechanic-news', 'The owner has looked at these records')
      .input(
        z.object({
          ...Operation,
          ids: z.array(Id).check(z.minLength(1), z.maxLength(limits.listPageMax)),
          /** Those of them that were shown as withdrawn: who saw only the record has not seen that. */
          withdrawn: z._default(z.array(Id).check(z.maxLength(limits.listPageMax)), []),
        }),
      )
      .output(Done)
      .errors({ NOT_FOUND }),
    open: api
      .meta({ access: 'link' })
      .route({ method: 'GET', path: '/shared', summary: 'What a mechanic sees through a link' })
      .input(z.object({ token: SentToken }))
      .output(SharedCar)
      .errors({ LINK_INVALID, LINK_EXPIRED }),
    logReply: api
      .meta({ access: 'link' })
      .route({
        method: 'POST',
        path: '/shared/replies',
        summary: 'A mechanic answers a problem or quotes a price; null unless the link is valid and editable',
      })
      .input(MechanicReply)
      .output(MechanicAdded)
      .errors({ ...write, NOT_FOUND }),
    withdrawReply: api
      .meta({ access: 'link' })
      .route({
        method: 'POST',
        path: '/shared/replies/{id}/withdraw',
        summary: 'A mechanic takes back an answer; null unless the link is valid and editable',
      })
      .input(Withdrawn)
      .output(z.nullable(Done))
      .errors({ ...write, NOT_FOUND }),
    withdrawRepair: api
      .meta({ access: 'link' })
      .route({
        method: 'POST',
        path: '/shared/repairs/{id}/withdraw',
        summary:
          'A mechanic takes back a repair that the owner has not changed; null unless the link is valid and editable',
      })
      .input(Withdrawn)
      .output(z.nullable(Done))
      .errors({ ...write, NOT_FOUND }),
    logRepair: api
      .meta({ access: 'link' })
      .route({
        method: 'POST',
        path: '/shared/repairs',
        summary: 'A mechanic logs a repair; null unless the link is valid and editable',
      })
      .input(MechanicRepair)
      .output(MechanicAdded)
      .errors({ ...write, NOT_FOUND }),
    logSymptom: api
      .meta({ access: 'link' })
      .route({
        method: 'POST',
        path: '/shared/symptoms',
        summary: 'A mechanic logs a symptom; null unless the link is valid and editable',
      })
      .input(MechanicSymptom)
      .output(MechanicAdded)
      .errors({ ...write, NOT_FOUND }),
  },
};
