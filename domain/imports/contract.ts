import * as z from 'zod/mini';
import { owner, write } from '#domain/contract-base.ts';
import { apiErrors } from '#domain/errors.ts';
import {
  ImportCounts,
  ImportDraft,
  ImportEntry,
  ImportKey,
  ImportMatch,
  ImportPart,
  ImportStep,
  ImportComparison,
  MatchedCar,
  UndoneImport,
} from './batch-schema.ts';
import { FileAttempt, LubeLoggerServer, ServerAnswer, ServerFile } from './server-schema.ts';

const { NOT_FOUND, BUSY, ID_TAKEN, QUOTA_EXCEEDED, TOO_MANY_FILES, NO_SPACE } = apiErrors;
const path = '/imports';
const one = `${path}/{importId}` as const;
const step = { ...write, NOT_FOUND };

export const importContract = {
  imports: {
    list: owner
      .route({ method: 'GET', path, summary: 'What was imported from other apps in the last 30 days' })
      .output(z.object({ imports: z.array(ImportEntry) })),
    stage: owner
      .route({ method: 'POST', path: `${one}/records`, summary: 'Sends a part of the records of an import' })
      .input(ImportPart)
      .output(z.object({ staged: z.int() }))
      .errors(step),
    match: owner
      .route({ method: 'POST', path: `${path}/match`, summary: 'Which cars have records of a file already' })
      .input(ImportMatch)
      .output(z.object({ matches: z.array(MatchedCar) })),
    compare: owner
      .route({ method: 'GET', path: one, summary: 'How many of the records sent so far are new' })
      .input(ImportKey)
      .output(ImportComparison)
      .errors({ NOT_FOUND }),
    commit: owner
      .route({ method: 'POST', path: `${one}/commit`, summary: 'Adds all new records of an import at once' })
      .input(ImportStep)
      .output(ImportCounts)
      .errors(step),
    undo: owner
      .route({
        method: 'POST',
        path: `${one}/undo`,
        summary: 'Deletes what an import added and nobody changed since',
      })
      .input(ImportStep)
      .output(UndoneImport)
      .errors(step),
    askServer: owner
      .route({
        method: 'POST',
        path: `${path}/lubelogger`,
        summary: 'Asks a LubeLogger server for all its records; nothing of it is stored',
      })
      .input(LubeLoggerServer)
      .output(ServerAnswer),
    fetchFile: owner
      .route({
        method: 'POST',
        path: `${one}/files/{fileId}`,
        summary: 'Takes a file from a LubeLogger server for a record of an open import',
      })
      .input(ServerFile)
      .output(FileAttempt)
      .errors({ NOT_FOUND, ID_TAKEN, QUOTA_EXCEEDED, TOO_MANY_FILES, NO_SPACE }),
    begin: owner
      .route({ method: 'POST', path, summary: 'Opens an import of records from another app' })
      .input(ImportDraft)
      .output(z.object({ id: z.string() }))
      .errors({ ...step, BUSY }),
  },
};
