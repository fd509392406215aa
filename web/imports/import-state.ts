import type { Correction, ImportCounts } from '#domain/imports/batch-schema.ts';
import type { ImportAnswers, ImportQuestion, ImportReading } from '#domain/imports/schema.ts';
import type { FileProblem, LubeLoggerServer } from '#domain/imports/server-schema.ts';
import type { Id } from '#domain/ids.ts';
import type { Phrase } from '#domain/language/words.ts';
import type { FileToSend, SentFiles } from './send-files.ts';
import type { Target } from './targets.ts';

type Compared = {
  importId: Id;
  counts: ImportCounts;
  /** Files of new records. */
  files: FileToSend[];
  sent: SentFiles;
  corrections: Correction[];
};
type LeftFile = { name: string; problem: FileProblem };
type Done = { importId: Id; carIds: Id[]; counts: ImportCounts; files: number; left: LeftFile[] };

export type ImportState = {
  /** Names of the chosen files, or of the server. */
  names: readonly string[];
  /** Kept in memory only. */
  server: LubeLoggerServer | null;
  answers: ImportAnswers;
  reading: ImportReading | null;
  /** Includes answered ones: an answer can be changed. */
  questions: readonly ImportQuestion[];
  targets: Target[];
  compared: Compared | null;
  done: Done | null;
  /** What was corrected in the other app replaces what it corrects. */
  isReplacing: boolean;
  /** The last import is queued on this device. */
  isKept: boolean;
  busy: 'asking' | 'reading' | 'comparing' | 'sending' | 'adding' | 'keeping' | null;
  /** Progress of sending, or of the server, 0 to 1. */
  share: number;
  /** `isCut`: the connection was lost, so the import can be queued. */
  failure: { phrase: Phrase; open: Id | null; isCut?: boolean } | null;
};

export const nothing: ImportState = {
  names: [],
  server: null,
  answers: {},
  reading: null,
  questions: [],
  targets: [],
  compared: null,
  done: null,
  isReplacing: true,
  isKept: false,
  busy: null,
  share: 0,
  failure: null,
};
