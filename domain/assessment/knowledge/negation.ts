// Folded words (lower case, no diacritics, no apostrophes).

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter(Boolean));
}

/** Words that deny what follows. 'no' is 'from' in Latvian, so each language has its own list. */
export const NEGATORS = {
  en: words(`no not without never none nor neither dont doesnt didnt isnt arent wasnt werent hasnt havent hadnt
    cant cannot couldnt wont wouldnt shouldnt`),
  lv: words('nav nebija bez nekad nekads nekadas nekadu ne'),
};

/** Words after which a negation no longer holds. */
export const CLAUSE_BREAKS = {
  en: words('but however although though except until yet because when while then and so'),
  lv: words('bet tomer tacu lai kad un tad jo ja'),
};

/**
 * Observations that a negation turns into good news ('no smoke', 'nav trokšņa').
 * Parts are not listed: in 'cannot shift' the gearbox is still the subject.
 */
export const NEGATABLE =
  words(`nois* sound* smok* leak* vibrat* shak* squeal* squeak* screech* grind* smell* odor* odour*
  light lights lamp lamps warning* indicator* overheat* hot fire flames knock* rattl* clunk* click* hum* whin* crash* accident*
  steam* slip* jerk* stall* misfir* spark* burn* pull* problem* issue* injur* damage*
  troksn* skan* dum* kup* smak* smird* tek* noplud* vibr* krata* klab* klaudz* graboni* grab* cikst* kauc* lampin* parkar*
  tvaik* rausta* problem* vaina* uguns* liesm*`);

const NEGATABLE_STEMS = [...NEGATABLE].flatMap((entry) => (entry.endsWith('*') ? [entry.slice(0, -1)] : []));

/** Whether a word, or a stem written 'smok*', is such an observation. */
export function isNegatable(wordOrStem: string): boolean {
  const stem = wordOrStem.replace(/\*$/, '');
  return NEGATABLE.has(stem) || NEGATABLE_STEMS.some((negatable) => stem.startsWith(negatable));
}
