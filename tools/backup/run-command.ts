import { ConfigError } from '#server/platform/config.ts';
import { EmbeddedPostgresError } from '#server/platform/database/postgres-error.ts';
import { sentenceOfFileError } from '#server/platform/file-error.ts';
import { BackupError } from '#server/platform/backup/manifest.ts';

const EXPECTED = [BackupError, ConfigError, EmbeddedPostgresError];

/** Runs an operator's command: an expected error is printed as a sentence, any other with its stack. */
export async function runCommand(failed: string, command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const isExpected = EXPECTED.some((kind) => error instanceof kind);
    const sentence = isExpected ? (error as Error).message : sentenceOfFileError(error);
    console.error(sentence === null ? error : `${failed} ${sentence}`);
    process.exitCode = 1;
  }
}

export function megabytes(files: readonly { size: number }[]): string {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return `${(bytes / 1024 ** 2).toFixed(1)} MB`;
}
