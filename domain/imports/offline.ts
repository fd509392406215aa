import type { Offline } from '#domain/outbox/offline.ts';

const compared = { no: 'What is already there is compared by the server; the page keeps the choice' };

export const importsOffline = {
  writes: {
    'imports.begin': compared,
    'imports.stage': compared,
    'imports.commit': compared,
    'imports.undo': { no: 'It counts as undone only when the server has undone it' },
  },
  asks: {
    'imports.askServer': { no: 'The server asks another server, with a key that no device keeps' },
    'imports.fetchFile': { no: 'The server asks another server, with a key that no device keeps' },
  },
} satisfies Offline<'imports'>;
