/*
 * English words that are often written for others of the same sound, and beside which words those are meant.
 * Bars divide the words of a list; `*` stands for any ending; apostrophes are left out.
 */

const PARTS_OF_BRAKES =
  'pedal*|peddle*|fluid|pad|pads|disc*|disk*|rotor*|light|lights|lamp|lamps|line|lines|hose*|pipe*|caliper*|drum*|shoes|booster|servo|warning|failure|fade';
/** Of brakes, not of what breaks: 'breaks feel', 'breaks grind'. */
const STATES_OF_BRAKES =
  'feel*|felt|fail*|go|going|went|gone|got|get|getting|are|arent|were|werent|have|havent|had|dont|do|did|didnt|wont|will|wouldnt|not|never|only|just|barely|hardly|stopped|keep|kept|seem|make|making|soft|spongy|squishy|mushy|hard|weak*|dead|bad|useless|worn|fade*|fading|squeal*|squeel*|squeak*|grind*|screech*|scrap*|smok*|smell*|overheat*|shudder*|judder*|pull|pulling|seiz*|stuck|stick*|lock*|drag*|leak*|bite|biting|work|working';
const BEFORE_BRAKES =
  'my|the|our|her|his|their|your|these|both|no|any|zero|soft|spongy|squishy|mushy|hard|stiff|weak|bad|worn|hot|dead|failed|failing|faulty|squeaky|noisy|front|rear|back|disc|drum|air|abs|cars|lost|lose|losing|slammed|hit|pump*|press*|bleed|bled|new';
const BEFORE_A_BRAKE =
  'hand|parking|foot|hit|press|pressed|pressing|push|pushed|pushing|pump|pumping|touch|tap|slam|slammed|when i|whenever i|if i|as i|when you|have to|had to|try to|trying to';
const BEFORE_BRAKING = 'when|while|whilst|under|during|hard|heavy|emergency|after|engine';
/** There something breaks, or somebody rests. */
const OF_BREAKING = 'down|up|apart|away|out|off|into|loose|the|my|a|an|your|for|at';
const MAY_BE_LOOSE = 'wheel*|nut*|bolt*|lug*|stud*|bearing*|tyre*|tire*|terminal*';
const BEFORE_LOOSE = 'is|are|was|were|feel|feels|came|come|comes|coming|hanging|very|bit|really';
const MAY_BE_LOST = 'power|pressure|control|coolant|fluid|grip|traction|all';
const MAY_SEIZE = 'engine|motor|caliper*|bearing*|pump|brake|brakes';

export type SoundAlike = {
  readonly typed: string;
  readonly meant: string;
  /** One of the words that stand directly before or behind it is enough; without any, it is always meant. */
  readonly before?: string;
  readonly behind?: string;
  /** Never before these. */
  readonly unless?: string;
};

export const SOUND_ALIKES: readonly SoundAlike[] = [
  { typed: 'breaks', meant: 'brakes', before: BEFORE_BRAKES, behind: STATES_OF_BRAKES, unless: OF_BREAKING },
  { typed: 'break', meant: 'brake', behind: PARTS_OF_BRAKES },
  { typed: 'break', meant: 'brake', before: BEFORE_A_BRAKE, unless: OF_BREAKING },
  { typed: 'the break', meant: 'the brake', behind: 'is|isnt|feels|felt|went|goes|gets|got|wont|doesnt' },
  {
    typed: 'breaking',
    meant: 'braking',
    before: BEFORE_BRAKING,
    behind: 'distance|is|feels|power',
    unless: OF_BREAKING,
  },
  { typed: 'peddle', meant: 'pedal' },
  { typed: 'peddles', meant: 'pedals' },
  { typed: 'axel', meant: 'axle' },
  { typed: 'axels', meant: 'axles' },
  { typed: 'leek', meant: 'leak' },
  { typed: 'leeks', meant: 'leaks' },
  { typed: 'leeking', meant: 'leaking' },
  { typed: 'lose', meant: 'loose', before: BEFORE_LOOSE, behind: MAY_BE_LOOSE },
  { typed: 'loose', meant: 'lose', behind: MAY_BE_LOST },
  { typed: 'looses', meant: 'loses' },
  { typed: 'loosing', meant: 'losing' },
  { typed: 'ceased', meant: 'seized', before: MAY_SEIZE },
];
