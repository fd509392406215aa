import type { ImportAnswers, ImportContext, ImportFile, ImportReading } from './schema.ts';

/**
 * Reads what other apps export. Never throws on what a file holds: it says which row could not be read and
 * why. Reads provisionally while questions are open; the same files with their answers read finally.
 */
export function readImport(
  _files: readonly ImportFile[],
  _answers: ImportAnswers,
  _context: ImportContext,
): ImportReading {
  return {
    source: null,
    questions: [],
    cars: [],
    records: [],
    unreadable: [],
    skipped: [],
    noted: 0,
    flagged: [],
  };
}
