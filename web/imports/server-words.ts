import type { FileProblem } from '#domain/imports/server-schema.ts';
import type { Phrase } from '#domain/language/words.ts';

export const problemPhrases: Record<FileProblem, Phrase> = {
  address: 'Enter the address of LubeLogger, such as https://cars.example.org',
  insecure: 'The address has to begin with https://',
  private: 'This server does not connect to addresses on local networks. Its operator can allow it.',
  slow: 'LubeLogger took too long to answer. Nothing was imported. Please try again.',
  unreachable: 'LubeLogger cannot be reached at this address. Check the address.',
  key: 'LubeLogger did not accept the key. Check that it is complete and allows viewing your vehicles.',
  moved: 'The address redirects to another one. Enter that one instead.',
  'other-app': 'This address is not a LubeLogger server, or it asks you to log in first.',
  failed: 'LubeLogger is not working at the moment. Nothing was imported. Please try again later.',
  'too-large': 'LubeLogger has more data than can be imported at once. Import its CSV files instead.',
  'too-many-cars': 'LubeLogger has too many vehicles to import at once. Import their CSV files instead.',
  'not-there': 'The file was not found',
  unsupported: 'The file is neither a picture nor a PDF',
  'file-too-large': 'The file is too large',
};
