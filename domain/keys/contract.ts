import * as z from 'zod/mini';
import { Done, owner, write } from '#domain/contract-base.ts';
import { apiErrors } from '#domain/errors.ts';
import { Id } from '#domain/ids.ts';
import { Operation } from '#domain/operations.ts';
import { AccessQuestion, ApiKey, ApiKeyDraft, AskedAccess, Connection } from './schema.ts';

const path = '/keys';
const { NOT_FOUND, QUOTA_EXCEEDED } = apiErrors;

export const keyContract = {
  keys: {
    list: owner
      .route({ method: 'GET', path, summary: 'The keys of programs, newest first' })
      .output(z.object({ keys: z.array(ApiKey) })),
    create: owner
      .route({ method: 'POST', path, summary: 'Makes a key with which a program calls the API' })
      .input(ApiKeyDraft)
      .output(Done)
      .errors({ ...write, NOT_FOUND, QUOTA_EXCEEDED }),
    asked: owner
      .route({
        method: 'GET',
        path: `${path}/asked`,
        summary: 'What an AI client asks for that sent its owner here',
      })
      .input(AskedAccess)
      .output(AccessQuestion),
    connect: owner
      .route({ method: 'POST', path: `${path}/connections`, summary: 'Lets an AI client in at /mcp' })
      .input(Connection)
      .output(Done)
      .errors({ ...write, NOT_FOUND }),
    delete: owner
      .route({ method: 'DELETE', path: `${path}/{keyId}`, summary: 'Ends a key at once' })
      .input(z.object({ ...Operation, keyId: Id }))
      .output(Done)
      .errors({ ...write, NOT_FOUND }),
  },
};
