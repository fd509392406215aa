import * as z from 'zod/mini';
import { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { filledText } from '#domain/shapes.ts';

/** A LubeLogger of the owner. The key is used for the one request that brings it, and stored nowhere. */
export const LubeLoggerServer = z.object({
  address: filledText(limits.address),
  key: filledText(limits.addressKey),
});
export type LubeLoggerServer = z.infer<typeof LubeLoggerServer>;

export const ServerProblem = z.enum([
  'address',
  'insecure',
  'private',
  'slow',
  'unreachable',
  'key',
  'moved',
  'other-app',
  'failed',
  'too-large',
  'too-many-cars',
]);
export type ServerProblem = z.infer<typeof ServerProblem>;

const Objects = z.array(z.record(z.string(), z.unknown()));

/** `records` by the id of the vehicle and by kind; `missing`: kinds that this version does not hand out. */
export const ServerRecords = z.object({
  vehicles: Objects,
  records: z.record(z.string(), z.record(z.string(), Objects)),
  missing: z.array(z.string()),
});
export type ServerRecords = z.infer<typeof ServerRecords>;

export const ServerAnswer = z.union([
  z.object({ problem: ServerProblem }),
  z.object({ problem: z.null(), found: ServerRecords }),
]);
export type ServerAnswer = z.infer<typeof ServerAnswer>;

/** The record at `place` of an open import gets the file that the server has at `location`. */
export const ServerFile = z.object({
  importId: Id,
  fileId: Id,
  place: z.int().check(z.gte(0), z.lte(limits.importRecords)),
  location: filledText(limits.address),
  server: LubeLoggerServer,
});

export const FileProblem = z.enum([...ServerProblem.options, 'not-there', 'unsupported', 'file-too-large']);
export type FileProblem = z.infer<typeof FileProblem>;
/** Refusals that are about the file itself: the import goes on without it. */
export const fileProblems: Partial<Record<string, FileProblem>> = {
  UNSUPPORTED_MEDIA: 'unsupported',
  TOO_LARGE: 'file-too-large',
  TOO_MANY_PIXELS: 'file-too-large',
  UPLOAD_FAILED: 'unsupported',
};

/** Null: it was stored. */
export const FileAttempt = z.object({ problem: z.nullable(FileProblem) });
export type FileAttempt = z.infer<typeof FileAttempt>;
