// Folded words (lower case, no diacritics, no apostrophes).

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter(Boolean));
}

/** Separate lists: 'no' means 'from' in Latvian. */
export const NEGATORS = {
  en: words(`no not without never none nor neither dont doesnt didnt isnt arent wasnt werent hasnt havent hadnt
    cant cannot couldnt wont wouldnt shouldnt`),
  lv: words('nav nebija bez nekad nekads nekadas nekadu ne'),
};

/** Words after which a negation denies nothing: who does not know where the smoke comes from has smoke. */
export const NO_DENIAL = {
  en: words(`know knows known figure figured tell sure certain understand explain idea clue pinpoint determine diagnose
    identify only just stop stopping ignore rid fix solve repair`),
  lv: words('skaidrs skaidra zinams zinama saprotams saprotama ideja idejas jausmas tikai'),
};
/** Searching for something known: 'cannot find the leak', but not 'cannot find any leak'. */
export const SEARCHING = words('find found locate locating');
export const SEARCHED = words('the where what why out that this source cause origin reason');
/** May stand between: 'have not really been able to find out'. */
export const FILLERS = words(
  'really quite yet even exactly fully clearly entirely been able to seem get have had a an the isti lidz galam',
);

/** Words that end the scope of a negation. */
export const CLAUSE_BREAKS = {
  en: words('but however although though except until yet because why where when while then and so'),
  lv: words('bet tomer tacu lai kad un tad jo ja kapec kurienes'),
};
/** An exception does not extend across these. */
export const JOINING_WORDS = words('and or un vai');

/** Parts are not listed: in 'cannot shift' the gearbox is still the subject. */
const NEGATABLE =
  words(`nois* sound* smok* leak* vibrat* shak* squeal* squeak* screech* grind* smell* odor* odour*
  light lights lamp lamps warning* indicator* overheat* hot fire flames knock* rattl* clunk* click* hum* whin* crash* accident*
  steam* slip* jerk* stall* misfir* spark* burn* pull* problem* issue* injur* damage*
  troksn* skan* dum* kup* smak* smird* tek* noplud* vibr* krata* klab* klaudz* graboni* grab* cikst* kauc* lampin* parkar*
  tvaik* rausta* problem* vaina* uguns* liesm*`);

const NEGATABLE_STEMS = [...NEGATABLE].flatMap((entry) => (entry.endsWith('*') ? [entry.slice(0, -1)] : []));

export function isNegatable(wordOrStem: string): boolean {
  const stem = wordOrStem.replace(/\*$/, '');
  return NEGATABLE.has(stem) || NEGATABLE_STEMS.some((negatable) => stem.startsWith(negatable));
}
