import type { AssessmentLanguage } from '../schema.ts';

type Thresholds = {
  /** Above: stop driving. Higher where the complaint is a known one, and in reports to an authority. */
  readonly stop: number;
  readonly stopKnown: number;
  readonly stopReport: number;
  /** Below: a rule that matched is overruled if the text also says why (past, repaired, another car ...). */
  readonly explained: number;
  /** Below: a rule that matched is overruled whatever the text says. */
  readonly overruled: number;
  /** Above: at least 'soon'. */
  readonly soon: number;
  /** Both scores below: can wait. */
  readonly wait: number;
};

/** Read off the cross-validated curves that tools/triage/measure-danger.ts prints. */
export const DANGER_THRESHOLDS: Readonly<Record<AssessmentLanguage, Thresholds>> = {
  en: { stop: 0.2, stopKnown: 0.5, stopReport: 1.2, explained: 0, overruled: -0.4, soon: -0.6, wait: -1.1 },
  lv: {
    stop: 0.15,
    stopKnown: 0.5,
    stopReport: 1.2,
    explained: 0,
    overruled: -0.4,
    soon: -0.6,
    wait: -1.1,
  },
};
