/** Chosen where writers of the training texts were judged by a model trained on the other writers. */
export const DANGER_THRESHOLDS = {
  /** Above: stop driving. */
  stop: -0.15,
  /** So much more where little of a text is understood. */
  surer: 1.2,
  /** This near the limit the decisive question comes first. */
  near: 1.05,
  /** Below: a rule that forbids driving gives way. */
  overruled: -1.8,
  /** Above: a story of a danger counts. */
  possible: -1.2,
  /** Above, by the score of a fault: at least 'soon'. */
  soon: 0,
  /** Below both: can wait. */
  wait: -0.65,
  waitStop: -2.0,
  /** Below, also a complaint that was recognized can wait. */
  faultless: -1.5,
};
