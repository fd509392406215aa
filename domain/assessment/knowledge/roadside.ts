import { type BilingualText, say } from '../bilingual-text.ts';
import { capitalized } from '../capitalized.ts';

/** One step of a stop that can happen in traffic: whoever stands beside a road is hit by others. */
export const ROADSIDE = say(
  'on a road: hazard lights and vest on, everyone out on the side away from the traffic, behind the barrier or well off the road, triangle only if safe',
  'uz ceļa: avārijas gaismas un veste, visi ārā pa to pusi, kur nav satiksmes, gaidiet aiz barjeras vai tālāk no ceļa, trijstūri lieciet, ja droši',
);

/** Stop first, then what to do by the roadside, then the help. */
export const withRoadside = (first: BilingualText, then: BilingualText): BilingualText =>
  say(`${first.en}; ${ROADSIDE.en}; ${then.en}.`, `${first.lv}; ${ROADSIDE.lv}; ${then.lv}.`);

/** Where the car can burn, nobody goes back for a triangle. */
export const GET_AWAY = say(
  'everyone out, free whoever is stuck, and well away from the car, on a road on the side away from the traffic and behind the barrier or well off it',
  'visi ārā, palīdziet tam, kas pats netiek, un tālāk no auto, uz ceļa – pa to pusi, kur nav satiksmes, un aiz barjeras vai tālāk no ceļa',
);

const TUNNEL = say(
  'hazard lights on, leave the key, everyone to the nearest emergency exit, away from any smoke, call from the SOS phone or 112, warn the others',
  'avārijas gaismas, atslēgu atstājiet, visi uz tuvāko avārijas izeju, prom no dūmiem, ja kūp, zvaniet pa SOS tālruni vai 112, brīdiniet citus',
);

const ROLLING = say('While it rolls', 'Kamēr auto ripo');
export const WITHOUT_BRAKES = say(
  'While it rolls: shift down, pull the parking brake little by little, hazards and horn on, steer uphill or along the barrier, then everyone out',
  'Kamēr auto ripo: zemāks pārnesums, pamazām velciet stāvbremzi, avārijas gaismas un taure, stūrējiet pret kalnu vai gar barjeru, tad visi ārā',
);

const NO_STEP = say('', '');

type Place = {
  /** Expressions that tell of it. */
  readonly match: string;
  readonly unless?: string;
  /** Comes before everything else. */
  readonly first?: BilingualText;
  readonly roadside: BilingualText;
  readonly away: BilingualText;
  /** It stands. */
  readonly isHome?: true;
};

const ON_THE_ROAD =
  'hard >shoulder, lay >by, layby/motorway/highway/freeway/autobahn/carriageway/roadside/interstate/traffic/junction/roundabout, pulled >over/in/up, nomal*/sosej*/autostrad*/autocel*/krustojum*/luksofor*/a1/a2/a3/a4/a5/a6/a7/a8/a9/a10, cela >mala/malu/malai/vidu, stavu >mala/malai';

/** Where the car is, the first that fits; elsewhere the texts say 'on a road'. */
export const PLACES: readonly Place[] = [
  {
    match: 'tunnel/tunneli/tunelis/tuneli/tunela',
    unless: 'transmission/center/centre/wash/drive/shaft >tunnel, kardan* tunel*',
    roadside: TUNNEL,
    away: TUNNEL,
  },
  {
    match:
      'still >driving/moving/rolling/doing, im/were/am >driving, passenger >is/s/typing, passengers >typing, trying >to >get >over, joprojam/vel/sobrid/tagad/kamer >braucu/braucam/velku, ripoju/ripojam/ripo >vel, vel/un/joprojam >ripoju/ripojam/ripo, es/mes >braucu/braucam, braucam/braucu >pa',
    unless:
      'stopped/standing/parked/stood/stuck, pulled >over/in/up, was >driving, stavu/stavam/stav/apstajos/apstajamies/nobraucu/velkas, rit/vakar/pagaja',
    first: say(
      'While it rolls: hazard lights on, pull over, stop well off the road, then vest on and everyone out, behind the barrier or well away',
      'Kamēr auto ripo: avārijas gaismas, uz ceļa malu, apstājieties tālāk no satiksmes, tad veste un visi ārā aiz barjeras',
    ),
    roadside: NO_STEP,
    away: GET_AWAY,
  },
  {
    match:
      'blind >bend/corner, middle >of >the >road, unlit, no >shoulder, cela >vidu, bez >nomal*, akla >pagrieziena, akls >pagrieziens, neapgaismot*',
    unless: 'motorway/highway/autostrad*',
    roadside: say(
      'hazard lights and vest on, everyone out at once and well off the road, call 112, warn others only from far behind and off the road',
      'avārijas gaismas un veste, tūlīt visi ārā un tālāk no ceļa, zvaniet 112, citus brīdiniet tikai no tālienes un ārpus ceļa',
    ),
    away: GET_AWAY,
  },
  {
    match:
      'middle/fast/left/right/outside/overtaking/third/live >lane, no >hard >shoulder, smart >motorway, middle >of >the >motorway/highway/junction/bridge, videj*/kreis*/tresaj*/tresa/otraj* josl*, josl* >vidu, stavu/stavam/stav >josla, bez >nomal*, cela >vidu',
    unless: 'in/on >the >hard >shoulder, on >the >shoulder, lay >by, layby, services, avarijas >josl*',
    roadside: say(
      'call 112 at once, hazard lights on, behind the barrier only if you surely can, else stay belted in the car unless it smokes, never cross lanes',
      'tūlīt zvaniet 112, avārijas gaismas, aiz barjeras ejiet tikai, ja droši tiekat, citādi sēdiet piesprādzējušies, ja vien nekūp, pāri joslām neejiet',
    ),
    away: GET_AWAY,
  },
  {
    match:
      'in >the/my/our/his/her >garage, underground/shared/neighbours/parents >garage, driveway/carport/yard/barn/underground/basement, at >home, outside >my/our/the >house, setting/set >off, pazemes/garaza/garazas/garazu/garaz/pagalma/pagalms/nojume/skuni, esmu/stavu/stav/pie >majas',
    unless: ON_THE_ROAD,
    isHome: true,
    roadside: NO_STEP,
    away: say(
      'everyone out, free whoever is stuck, and well away from the car, and out of the building too if it stands in or beside one',
      'visi ārā, palīdziet tam, kas pats netiek, un tālāk no auto, un arī no ēkas, ja auto stāv tajā vai tai blakus',
    ),
  },
];

export const PLACE_LISTS = PLACES.flatMap(({ match, unless }) => (unless ? [match, unless] : [match]));

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** What is done while it still rolls, before what is done then. */
const WHILE_ROLLING = /^(?:While it rolls|Kamēr auto ripo): [^;]*?, (?:then|tad) /u;

function inOneLanguage(
  whole: string,
  language: keyof BilingualText,
  { first, roadside, away, isHome }: Place,
): string {
  const action = isHome ? capitalized(whole.replace(WHILE_ROLLING, '')) : whole;
  const isRolling = action.startsWith(ROLLING[language]);
  if (!action.includes(ROADSIDE[language])) return action.replace(GET_AWAY[language], away[language]);
  const step = roadside[language] === '' ? '' : `${roadside[language]}; `;
  const told = action.replace(`${ROADSIDE[language]}; `, step);
  return first && !isRolling ? `${first[language]}; ${lowered(told)}` : told;
}

export const atPlace = (action: BilingualText, place: Place): BilingualText =>
  say(inOneLanguage(action.en, 'en', place), inOneLanguage(action.lv, 'lv', place));

/** The action with what to do at the place that a text tells of. */
export function inPlace(
  action: BilingualText,
  hasBrakes: boolean,
  isTold: (expressions: string) => boolean,
): BilingualText {
  const place = PLACES.find(({ match, unless }) => isTold(match) && !(unless && isTold(unless)));
  if (!place) return action;
  return atPlace(action, place.first && !hasBrakes ? { ...place, first: WITHOUT_BRAKES } : place);
}
