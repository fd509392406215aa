import { expect, test } from 'vitest';
import { ApiError } from '#web/platform/api/errors.ts';
import { uploadFailure } from './upload-outcome.ts';

test.each([
  ['QUOTA_EXCEEDED', "This account's storage is full. Emptying the trash in settings frees up space."],
  ['TOO_MANY_FILES', 'No more files can be added to this account.'],
])('%s is told without a number, and to a mechanic as the owner’s', (code, phrase) => {
  const error = new ApiError({ code, status: 413, message: '', data: { limit: 0 } });
  const file = new File([], 'leak.jpg', { type: 'image/jpeg' });
  expect(uploadFailure(error, file, false)).toEqual({ phrase });
  expect(uploadFailure(error, file, true)).toEqual({ phrase: "The owner's storage is full." });
});

test('too many files at once are told to come later', () => {
  const error = new ApiError({ code: 'TOO_MANY_REQUESTS', status: 429, message: '' });
  const phrase = 'Too many attempts. Please try again later.';
  expect(uploadFailure(error, new File([], 'leak.jpg'), true)).toEqual({ phrase });
});
