import { expect, test } from 'vitest';
import { ApiError, NetworkError, refusalPhrase } from '#web/platform/api/errors.ts';
import { accountFailure } from './failure-phrases.ts';
import { signUpFailure } from './sign-up-failure.ts';

test('an error about the email means that it is registered', { tags: ['ERR-11'] }, () => {
  expect(signUpFailure(new Error('This Email is in use'))).toBe(
    'This email is already registered. Try logging in instead.',
  );
});

test('recognises a registered email by the error code', { tags: ['ERR-11'] }, () => {
  const taken = new ApiError({
    code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL',
    status: 422,
    message: 'User already exists.',
  });
  expect(signUpFailure(taken)).toBe('This email is already registered. Try logging in instead.');
});

test('a server that does not accept new accounts says so', () => {
  const closed = new ApiError({ code: 'SIGN_UP_CLOSED', status: 403, message: 'Closed' });
  expect(signUpFailure(closed)).toBe(
    'This server does not accept new accounts. If you have an account, log in.',
  );
});

test('an error about the password means that it is too weak', { tags: ['ERR-12'] }, () => {
  const weak = 'Password is too weak. Please choose a stronger password.';
  expect(signUpFailure(new Error('Password is compromised'))).toBe(weak);
  const refused = { code: 'WEAK_PASSWORD', status: 400, message: 'Include at least one letter.' };
  expect(signUpFailure(new ApiError(refused))).toBe(weak);
});

test.each([
  ['INVITATION_NEEDED', /need an invitation/],
  ['INVITATION_INVALID', /invitation is no longer valid/],
])('%s is not mistaken for a registered email', (code, text) => {
  const error = new ApiError({ code, status: 403, message: 'It is for another email' });
  expect(signUpFailure(error)).toMatch(text);
});

test('an address that the server does not know is named at sign-up, at log-in and in forms of a link', () => {
  const error = new ApiError({ code: 'UNKNOWN_ADDRESS', status: 403, message: 'It is for another email' });
  for (const told of [signUpFailure(error), accountFailure(error), refusalPhrase(error)])
    expect(told).toMatch(/does not know the address \{origin\}: /);
});

test('any other error is a generic failure', { tags: ['ERR-13'] }, () => {
  expect(signUpFailure(new Error('boom'))).toBe('Signup failed');
  expect(signUpFailure('boom')).toBe('Signup failed');
  for (const status of [400, 403, 404, 409, 422, 500, 503])
    expect(signUpFailure(new ApiError({ code: 'REFUSED', status, message: 'It broke' }))).toBe(
      'Signup failed',
    );
});

test('a network error asks for a connection', () => {
  expect(signUpFailure(new NetworkError(null))).toBe('This needs an internet connection');
});
