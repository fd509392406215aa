import type { ImportCounts } from '#domain/imports/batch-schema.ts';
import { formatNumber } from '#domain/language/format.ts';
import { currentWords } from '#web/platform/language/language.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';

/** Shown on any page when a queued import has been added. */
export function showImported(counts: ImportCounts, filesLeft: number): void {
  const { t, language } = currentWords();
  const sum = (name: 'fresh' | 'known') =>
    formatNumber(
      Object.values(counts).reduce((total, one) => total + one[name], 0),
      language,
    );
  showToast({
    title: t('Records added: {n}', { n: sum('fresh') }),
    description: [
      t('Already there: {n}', { n: sum('known') }),
      ...(filesLeft > 0 ? [t('Files left out: {n}', { n: formatNumber(filesLeft, language) })] : []),
      t('You can undo it on the import page for 30 days.'),
    ].join(' · '),
  });
}
