import type { AssessmentLanguage } from '../schema.ts';

type Thresholds = {
  /** Above: stop driving. Higher where the complaint is a known one, and in reports to an authority. */
  readonly stop: number;
  readonly stopKnown: number;
  readonly stopReport: number;
  /** Above: a sign that no mechanic would argue about decides. */
  readonly decisive: number;
  /** Below: a rule that matched is overruled if the text also says why (past, repaired, another car ...). */
  readonly explained: number;
  /** Below: a rule that matched is overruled whatever the text says. */
  readonly overruled: number;
  /** Above: at least 'soon'. */
  readonly soon: number;
  /** Both scores below: can wait. */
  readonly wait: number;
};

const BOTH = {
  stopKnown: 0.2,
  stopReport: 1.5,
  decisive: -0.3,
  explained: -0.1,
  overruled: -0.3,
  soon: -0.6,
  wait: -1.1,
};

/** Chosen where each writer of the training sentences was judged by a model trained on the other writers. */
export const DANGER_THRESHOLDS: Readonly<Record<AssessmentLanguage, Thresholds>> = {
  en: { ...BOTH, stop: 0 },
  lv: { ...BOTH, stop: -0.1 },
};
