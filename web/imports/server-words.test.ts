import { expect, test } from 'vitest';
import { latvian } from '#domain/language/lv/catalogue.ts';
import { problemPhrases } from './server-words.ts';

test(
  'every fault of a server has a sentence of its own, in both languages',
  { tags: ['IMP-15', 'IMP-17'] },
  () => {
    expect(problemPhrases).toMatchObject({
      private: 'This server does not connect to addresses on local networks. Its operator can allow it.',
      slow: 'LubeLogger took too long to answer. Nothing was imported. Please try again.',
      unreachable: 'LubeLogger cannot be reached at this address. Check the address.',
      failed: 'LubeLogger is not working at the moment. Nothing was imported. Please try again later.',
      'other-app': 'This address is not a LubeLogger server, or it asks you to log in first.',
      'not-there': 'The file was not found',
      unsupported: 'The file is neither a picture nor a PDF',
      'file-too-large': 'The file is too large',
      key: 'LubeLogger did not accept the key. Check that it is complete and allows viewing your vehicles.',
    });
    const sentences = Object.values(problemPhrases);
    for (const told of [sentences, sentences.map((phrase) => latvian[phrase])])
      expect(new Set(told).size).toBe(sentences.length);
  },
);
