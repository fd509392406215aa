import { useWords } from '#web/platform/language/language.ts';
import { NotEnoughData } from '#web/ui/not-enough-data.tsx';

export function NoCosts() {
  const { t } = useWords();
  return <NotEnoughData>{t('Log repairs with their cost to see what the car costs you.')}</NotEnoughData>;
}
