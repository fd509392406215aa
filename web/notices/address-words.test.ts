import { expect, test } from 'vitest';
import { problemPhrases } from './address-words.ts';

test('the settings say why a message does not arrive', { tags: ['NOT-62'] }, () => {
  expect(problemPhrases).toEqual({
    unauthorized: 'The service does not allow sending to this destination. Check the token.',
    'not-found': 'There is nothing at this address. Check what you entered.',
    refused: 'The service did not accept the notification. Check what you entered.',
    moved: 'The address redirects to another one. Enter that one instead.',
    private: 'This server does not send to addresses on local networks. Its operator can allow it.',
    insecure: 'The address has to begin with https://',
    busy: 'The service is not working at the moment. Please try again later.',
    slow: 'The service took too long to answer.',
    unreachable: 'The service cannot be reached. Check the address.',
  });
});
