import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { Config } from '#server/platform/config.ts';
import { FileMissing, type FileStore } from './file-store.ts';

/** `socketTimeout` limits inactivity; a slow reader is active while it reads. */
const TIMEOUTS = { connectionTimeout: 5_000, socketTimeout: 60_000 };

const CHECK_TIMEOUT_MS = 5000;

export type S3Settings = Extract<Config['files'], { kind: 's3' }>;

export function openS3(settings: S3Settings, timeouts = TIMEOUTS): S3Client {
  const { region, endpoint, accessKeyId, secretAccessKey } = settings;
  return new S3Client({
    region,
    // Self-hosted endpoints seldom support a host name per bucket or the newer checksum trailers.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
    // A stalled storage fails the request instead of blocking whatever waits for it.
    requestHandler: timeouts,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

export function s3Store(settings: S3Settings, timeouts = TIMEOUTS): FileStore {
  const { bucket } = settings;
  const client = openS3(settings, timeouts);
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }));

  return {
    async move(key, path) {
      const { size } = await stat(path);
      await disk.moveFromFs(path, key, { contentLength: size, contentType: 'application/octet-stream' });
    },
    async read(key, range) {
      const bytes = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
      const { Body } = await client
        .send(new GetObjectCommand({ Bucket: bucket, Key: disk.file(key).key, ...bytes }))
        .catch((error: unknown) => throwMissing(key, error));
      return Body as Readable;
    },
    async size(key) {
      const { contentLength } = await disk
        .getMetaData(key)
        .catch((error: Error) => throwMissing(key, error.cause));
      return contentLength;
    },
    remove: (key) => disk.delete(key),
    async check() {
      const absent = new GetObjectCommand({ Bucket: bucket, Key: 'carful-check' });
      const abortSignal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
      await client.send(absent, { abortSignal }).catch((error: Error) => {
        // Credentials without the right to list the bucket get AccessDenied for every missing object.
        if (error.name !== 'NoSuchKey' && error.name !== 'AccessDenied') throw error;
      });
    },
  };
}

function throwMissing(key: string, error: unknown): never {
  const status = (error as { $metadata?: { httpStatusCode?: number } } | undefined)?.$metadata
    ?.httpStatusCode;
  throw status === 404 ? new FileMissing(key, error) : error;
}
