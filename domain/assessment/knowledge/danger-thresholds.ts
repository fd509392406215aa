/** Chosen where writers of the training texts were judged by a model trained on the other writers. */
export const DANGER_THRESHOLDS = {
  /** Above: stop driving. */
  stop: 0.45,
  /** So much more where little of a text is understood. */
  surer: 1.2,
  /** Above: no rule that asks for less is surer. */
  clear: 4,
  /** This near the limit the decisive question comes first. */
  near: 0.65,
  /** Below: a rule that forbids driving gives way. */
  overruled: -2,
  /** Above: a story of a danger counts. */
  possible: -0.5,
  /** Above, by the score of a fault: at least 'soon'. */
  soon: 0,
  /** Below both: can wait. */
  wait: -0.45,
  waitStop: -1.9,
  /** Below, also a complaint that was recognized can wait. */
  faultless: -1.5,
};
