import type { Manifest } from '#server/platform/backup/manifest.ts';

/** The manifest of a backup that has only files. */
export const manifestOf = (files: Manifest['files']): Manifest => ({
  format: 'carful-backup',
  version: 1,
  madeAt: '2026-11-22T03:15:00.000Z',
  migrations: [{ when: 1 }],
  tables: [],
  sequences: [],
  files,
  missing: [],
  secrets: null,
});
