/** Chosen where each writer of the training sentences was judged by a model trained on the other writers. */
export const DANGER_THRESHOLDS = {
  /** Above: stop driving. Higher where the complaint is a known one, and in reports to an authority. */
  stop: { en: 0, lv: -0.05 },
  stopKnown: { en: 0.2, lv: 0.15 },
  stopReport: 1.2,
  /** Above: a danger without any sign, or one sentence that is a danger by itself. */
  clear: 0.7,
  /** Above: a sign that no mechanic would argue about decides. */
  decisive: -0.3,
  /** Above: what is so since a repair is a danger, with or without a sign of one. */
  sinceRepairSign: -0.1,
  sinceRepair: 0.1,
  /** Above: a danger although the text says that the repair helped. */
  mended: 1.4,
  /** Below: a rule that matched is overruled if the text also says why (past, repaired, another car ...). */
  explained: -0.1,
  /** Below: a rule that matched is overruled whatever the text says, unless by the other score it surely tells of a fault. */
  overruled: -0.15,
  surelyFault: 0.75,
  /** Below, by the other score: no fault of this car; in a report only below the second. */
  fault: 0.25,
  surelyNoFault: 0,
  /** Above: at least 'soon'. */
  soon: -0.6,
  /** Both scores below: can wait. */
  wait: -1.1,
};
