import { expect, test } from 'vitest';
import { answerFor, pictureConsent } from './picture-consent.ts';

test('an answer counts for the host that was named, and the network of the operator is one, too', () => {
  const at = (host: string | null) => ({ host, pictures: true });
  for (const answer of [true, false]) {
    expect(pictureConsent(answerFor(at('a.example.com'), answer), at('a.example.com'))).toBe(answer);
    expect(pictureConsent(answerFor(at('a.example.com'), answer), at('b.example.com'))).toBeNull();
    expect(pictureConsent(answerFor(at(null), answer), at('a.example.com'))).toBeNull();
    expect(pictureConsent(answerFor(at(null), answer), at(null))).toBe(answer);
  }
  // Given before answers had a host.
  expect(pictureConsent({ modelPictures: true, modelPicturesHost: null }, at(null))).toBeNull();
});
