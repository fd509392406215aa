import type { Phrase } from '#domain/language/words.ts';
import { fieldRefusal } from '#server/platform/errors.ts';

const reasons = {
  'not-empty': 'Your account already has cars. Data can be imported only into an account without cars.',
  'not-an-export': 'This file is not a Carful export.',
  newer: 'This export was made by a newer version of Carful.',
  damaged: 'The export file is damaged. Please download it again.',
  invalid: 'The export contains data that cannot be imported.',
} as const satisfies Record<string, Phrase>;

/** @param path place in the zip, such as `issues.12.title` or `files/….jpg` */
export const importRefusal = (reason: keyof typeof reasons, path = '') => fieldRefusal(path, reasons[reason]);
