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

/**
 * Words that leave a negator before them nothing to deny: who does not know where the smoke comes from, or cannot
 * get rid of it, has smoke.
 */
export const NO_DENIAL = {
  en: words(`know knows known figure figured tell sure certain understand explain idea clue pinpoint determine diagnose
    identify only just stop stopping ignore rid fix solve repair`),
  lv: words('skaidrs skaidra zinams zinama saprotams saprotama ideja idejas jausmas tikai'),
};
/** So does a search for something known: 'cannot find the leak', but not 'cannot find any leak'. */
export const SEARCHING = words('find found locate locating');
export const SEARCHED = words('the where what why out that this source cause origin reason');
/** What may stand between: 'have not really been able to find out'. */
export const FILLERS = words(
  'really quite yet even exactly fully clearly entirely been able to seem get have had a an the isti lidz galam',
);

/** Words after which a negation no longer holds. */
export const CLAUSE_BREAKS = {
  en: words('but however although though except until yet because why where when while then and so'),
  lv: words('bet tomer tacu lai kad un tad jo ja kapec kurienes'),
};
/** Words that add something to what was said: an exception does not reach over them. */
export const JOINING_WORDS = words('and or un vai');

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
