/** `zip`: all data with the files, which an import restores; the others are without files. */
export const exportFormats = ['zip', 'csv', 'json', 'lubelogger'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const isExportFormat = (text: unknown): text is ExportFormat =>
  exportFormats.some((format) => format === text);
