import { useWords } from '#web/platform/language/language.ts';

export function usePlotWords() {
  const { t } = useWords();
  return { showTable: t('Show as table'), showPlot: t('Show as chart') };
}
