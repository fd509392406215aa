import { formatNumber } from '#domain/language/format.ts';
import type { Offline } from '#domain/outbox/offline.ts';

const partOfIt = { no: 'It goes with the import that it is a part of' };

export const importsOffline = {
  writes: {
    // An import waits as a whole: its records and files are stored beside it and sent with it.
    'imports.begin': {
      name: 'New import',
      text: ({ files, records }, { t, language }) =>
        [files.join(', '), t('Records: {n}', { n: formatNumber(records, language) })].join(' · '),
      subject: ({ id }) => id,
      creates: ({ targets }) => targets.flatMap(({ add, carId }) => (add ? [carId] : [])),
    },
    'imports.stage': partOfIt,
    'imports.commit': partOfIt,
    'imports.undo': { no: 'It counts as undone only when the server has undone it' },
  },
  asks: {
    'imports.match': { no: 'It looks through all records of the account, which no device has' },
    'imports.askServer': { no: 'The server asks another server, with a key that no device keeps' },
    'imports.fetchFile': { no: 'The server asks another server, with a key that no device keeps' },
  },
} satisfies Offline<'imports'>;
