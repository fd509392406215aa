import { enteredCount } from '#domain/demo/carried.ts';
import { keptDemo } from '#web/platform/demo/kept-demo.ts';
import { isWanted, readVisitorProblems } from '#web/platform/drafts/visitor-problem.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Alert } from '#web/ui/alert.tsx';

/** On the way to the first car. */
export function KeptProblemNote() {
  const { t } = useWords();
  const isDescribed = readVisitorProblems().some(isWanted);
  if (!isDescribed && enteredCount(keptDemo()?.entered ?? []) === 0) return null;
  return (
    <Alert tone="info" className="mb-4">
      {isDescribed
        ? t('What you described is kept on this device and will be added to your car.')
        : t('What you entered in the demo is kept in this tab; Home offers to add it to your account.')}
    </Alert>
  );
}
