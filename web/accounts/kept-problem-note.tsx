import { isWanted, readVisitorProblem } from '#web/platform/drafts/visitor-problem.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Alert } from '#web/ui/alert.tsx';

/** On the way from 'Keep it' to the first car. */
export function KeptProblemNote() {
  const { t } = useWords();
  if (!isWanted(readVisitorProblem())) return null;
  return (
    <Alert tone="info" className="mb-4">
      {t('What you described is kept on this device and will be added to your car.')}
    </Alert>
  );
}
