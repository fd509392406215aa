import { doubtText } from '#domain/doubts/words.ts';
import type { Id } from '#domain/ids.ts';
import type { Units } from '#domain/units/units.ts';
import { withUnits } from '#domain/units/words.ts';
import type { PendingQuestion } from '#web/platform/forms/use-questions.ts';
import { useWords } from '#web/platform/language/language.ts';
import { ConfirmPanel } from './confirm-panel.tsx';

export type DoubtProps = {
  question: PendingQuestion;
  units: Units;
  /** Takes what was typed to the form of another car. */
  onCar?: ((carId: Id) => void) | undefined;
};

/** Asks whether an implausible value is right before it is saved. @param props.units of the car */
export function DoubtPanel({ question, units, onCar }: DoubtProps) {
  const words = withUnits(useWords(), units);
  const { t } = words;
  const { doubt, decide } = question;
  const isRight = { label: t('It is right'), onChoose: () => decide(true) };
  const isLower = doubt.why === 'lower';
  const fits = onCar && 'fits' in doubt ? doubt.fits : undefined;
  const moves = fits && {
    label: t('It is {car}', { car: fits.name }),
    onChoose: () => {
      decide(false);
      onCar!(fits.id);
    },
  };
  const text = doubtText(doubt, words);
  return (
    <ConfirmPanel
      key={text}
      open
      cautious
      title={t('Is this right?')}
      text={text}
      cancelLabel={t('Correct it')}
      confirmLabel={isLower && !moves ? t('Odometer replaced') : isRight.label}
      other={moves ?? (isLower ? isRight : undefined)}
      onConfirm={isRight.onChoose}
      onCancel={() => decide(false)}
    />
  );
}
