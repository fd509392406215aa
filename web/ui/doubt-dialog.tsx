import { doubtText } from '#domain/doubts/words.ts';
import type { Units } from '#domain/units/units.ts';
import { withUnits } from '#domain/units/words.ts';
import type { PendingQuestion } from '#web/platform/forms/use-questions.ts';
import { useWords } from '#web/platform/language/language.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Asks whether an implausible value is right before it is saved. @param props.units of the car */
export function DoubtDialog({ question, units }: { question: PendingQuestion | null; units: Units }) {
  const words = withUnits(useWords(), units);
  if (!question) return null;
  const { t } = words;
  const { doubt, decide } = question;
  const isRight = { label: t('It is right'), onChoose: () => decide(true) };
  const isLower = doubt.why === 'lower';
  const text = doubtText(doubt, words);
  return (
    <ConfirmDialog
      key={text}
      open
      cautious
      title={t('Is this right?')}
      text={text}
      cancelLabel={t('Correct it')}
      confirmLabel={isLower ? t('Odometer replaced') : isRight.label}
      other={isLower ? isRight : undefined}
      onConfirm={isRight.onChoose}
      onCancel={() => decide(false)}
    />
  );
}
