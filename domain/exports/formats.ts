/** `zip`: all data with the files, which an import restores; `receipts`: what was paid, to hand on. */
export const exportFormats = ['zip', 'receipts', 'csv', 'json', 'lubelogger'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const isExportFormat = (text: unknown): text is ExportFormat =>
  exportFormats.some((format) => format === text);
