import { expect, test } from 'vitest';
import { ApiError } from '#web/platform/api/errors.ts';
import { uploadFailure } from './upload-outcome.ts';

test('a full storage is told without a number, and to a mechanic as the owner’s', () => {
  const error = new ApiError({ code: 'QUOTA_EXCEEDED', status: 413, message: '', data: { limit: 0 } });
  const file = new File([], 'leak.jpg', { type: 'image/jpeg' });
  expect(uploadFailure(error, file, false)).toEqual({ phrase: 'The storage of this account is full.' });
  expect(uploadFailure(error, file, true)).toEqual({ phrase: 'The owner’s storage is full.' });
});
