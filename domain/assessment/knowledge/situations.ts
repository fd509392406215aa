import { type BilingualText, say } from '../bilingual-text.ts';

/** Expressions of a situation (see expression.ts) between commas, in both languages; none of `unless` may stand beside them. */
export type Cue = { readonly match: string; readonly unless?: string };

const STANDS =
  'stopped/parked/standing/stood, broken >down, pulled >over/in/up, im >at, at >home, on >the/a/my >verge/shoulder/driveway/drive, on >the >hard >shoulder, lay >by, layby, tomorrow/tonight/yesterday/services, setting/set >off, stavu/stavam/stav/stavejam/apstajos/apstajamies/apstajies/apstajusies/nobraucu/stavlaukum*/stavviet*, esmu >majas, majas >pagalma/garaza, rit/parit/vakar/sovakar/vakara, gribu/gribam/planoju/planojam >braukt/izbraukt/aizbraukt';

const ROLLS =
  'still >driving/moving/rolling/doing/going, im/am >driving/doing/crawling/coasting/rolling, coasting/crawling, is >slowing >down, wont >slow/stop, passenger >is/s/typing, passengers >typing, trying >to >get >over, joprojam/vel/sobrid/tagad/kamer >braucu/braucam/velku, ripoju/ripojam, ripo >vel, vel/un/joprojam >ripoju/ripojam/ripo, es/mes >braucu/braucam/tagad, braucam/braucu >pa/ar, esmu >cela/brauciena, pati/pats >skrien/atrina';

/** Nothing tells it to roll, and something that it stands. */
export const STANDING: Cue = { match: STANDS, unless: ROLLS };

const ON_THE_ROAD =
  'hard >shoulder, lay >by, layby/motorway/highway/freeway/autobahn/carriageway/roadside/interstate/traffic/junction/roundabout, pulled >over/in/up, nomal*/sosej*/autostrad*/autocel*/krustojum*/luksofor*/a1/a2/a3/a4/a5/a6/a7/a8/a9/a10, cela >mala/malu/malai/vidu, stavu >mala/malai';

/** It stands where no traffic passes, in or beside a building. */
const AT_HOME: Cue = {
  match:
    'in/into >my/our/his/her/the >garage/driveway/carport/yard/barn/shed, integral/attached/underground/shared/neighbours/parents >garage, garage >is/attached/stinks/smells, boiler, driveway/carport/underground/basement, at >home, on >the/my >drive, in >my/the/our >drive/yard, outside >my/our/the >house, next >to >the >house, pazemes/garaza/garazas/garazu/garaz/pagalma/pagalms/nojume/skuni, esmu/stavu/stav/pie >majas, pie >dzivojamas',
  unless: `${ON_THE_ROAD}, to >the/a/my >garage`,
};

/** It smokes, burns, hisses, pops or gives off vapor now, or somebody is hurt or ill. */
export const ACUTE: Cue = {
  match:
    'smok*/flames/flame/fire/spark*/popping/pops/hiss*/vapour/vapor/glow*/smoulder*/burning/burnt/crackl*, sweet/solvent/chemical ~ smell*, smell* ~ sweet/solvent/chemical/varnish/rotten, hurt/trapped/unconscious/bleeding/pouring/spraying, dum*/kup/kupst/liesm*/uguns/dzirkstel*/dzirksteles/snac*/snak*/sprakst*/spraks*/krakst*/svilp*/tvaik*/kvelo/gruzd*/dziukst/degos*/degus*/sadegus*/deguma, smird ~ sald*/saldeni/kimik*/olam, smaka ~ salda/saldena/kimiska, sald*/kimisk* ~ smaka/smaku, cietis/iespiest*/bezsamana/asino/slacas',
};

/** A text of a motorcycle, unless it is of a car that met one. */
export const RIDDEN: Cue = {
  match:
    'motorcycle*/motorbike*/moped*/scooter*/harley*/yamaha*/ducati*/kawasaki*/vespa*/handlebar*/swingarm/headstock, tank >slapper, the/my >bike, moto/moc*/motocikl*/skuter*/motoroller*',
  unless: 'car/cars/van/motorhome, auto/masin*/busin*/motocels',
};

export const IF_ROLLING = say('If it still rolls', 'Ja auto vēl ripo');

/** Whoever does nothing else than this is safe, whatever the fault. */
export const ROLLING = say(
  'hazard lights on, let it roll out of the lanes to a safe place, stop, then switch off',
  'avārijas gaismas, ļaujiet tam ripot no joslām drošā vietā, apstājieties, tad izslēdziet',
);
/** Where it can burn or explode. */
export const ROLLING_AFIRE = say(
  'hazard lights on, at once out of the lanes and stop, not beside pumps, cars or a building, nor in a tunnel whose exit is near',
  'avārijas gaismas, tūlīt no joslām malā un stāt, ne pie sūkņiem, auto vai ēkas un ne tunelī, ja izeja ir tuvu',
);

export type Place = {
  readonly cue?: Cue;
  /** What people do there; none where no traffic passes. */
  readonly stand?: BilingualText;
  /** What they do where it can burn or explode. */
  readonly away: BilingualText;
  /** Whoever is there leaves before all else. */
  readonly isFirst?: true;
  /** Whether they call 112 there whatever the fault. */
  readonly calls?: true;
};

const AWAY = say(
  'everyone out, help whoever is stuck, and well away from it: on a road behind the barrier, at a building out of that as well',
  'visi ārā, palīdziet tam, kas pats netiek, un tālu prom: uz ceļa – aiz barjeras, pie ēkas – arī no tās ārā',
);
const TUNNEL = say(
  'hazard lights on, leave the key, everyone to the nearest emergency exit, away from any smoke, call from the SOS phone or 112',
  'avārijas gaismas, atslēgu atstājiet, visi uz tuvāko avārijas izeju, prom no dūmiem, ja kūp, zvaniet pa SOS tālruni vai 112',
);

/** Where nothing tells the place. */
export const ROAD: Place = {
  stand: say(
    'on a road: hazard lights and vest on, everyone out on the side away from the traffic, behind the barrier or well off, triangle only if safe',
    'uz ceļa: avārijas gaismas un veste, visi ārā pa to pusi, kur nav satiksmes, aiz barjeras vai tālāk, trijstūri tikai drošā vietā',
  ),
  away: AWAY,
};

export const HOME: Place = {
  cue: AT_HOME,
  away: say(
    'everyone away from it, and out of the building it stands in or beside, also whoever sleeps there',
    'visi tālu prom no auto un ārā no ēkas, kurā vai pie kuras tas stāv, arī tie, kas tur guļ',
  ),
};

/** The first that fits. */
export const PLACES: readonly Place[] = [
  {
    cue: {
      match: 'tunnel/tunneli/tunelis/tuneli/tunela',
      unless: 'transmission/center/centre/wash/drive/shaft >tunnel, kardan* tunel*',
    },
    stand: TUNNEL,
    away: TUNNEL,
    isFirst: true,
    calls: true,
  },
  {
    cue: {
      match:
        'blind >bend/corner, middle >of >the >road, unlit, no >shoulder, across >the >road, cela >vidu, bez >nomal*, akla >pagrieziena, akls >pagrieziens, neapgaismot*',
      unless: 'motorway/highway/autostrad*',
    },
    stand: say(
      'once it stands: hazard lights and vest on, everyone out at once and well off the road, call 112, warn others only from far off the road',
      'kad stāv: avārijas gaismas un veste, tūlīt visi ārā un tālāk no ceļa, zvaniet 112, citus brīdiniet tikai no tālienes un ārpus ceļa',
    ),
    away: AWAY,
    calls: true,
  },
  {
    cue: {
      match:
        'middle/fast/left/right/outside/overtaking/third/live >lane, lane >2/3/4, no >hard >shoulder, smart >motorway, middle >of >the >motorway/highway/junction/bridge, in >the >lane, videj*/kreis*/tresaj*/tresa/otraj* josl*, josl* >vidu, stavu/stavam/stav >josla, bez >nomal*, krustojuma >vidu/vidus',
      unless: 'in/on >the >hard >shoulder, on >the >shoulder, lay >by, layby, services, avarijas >josl*',
    },
    stand: say(
      'if it stands in a lane: call 112 at once, behind the barrier only if you surely can, else stay belted unless it smokes, never cross lanes',
      'ja stāv joslā: tūlīt zvaniet 112, aiz barjeras tikai, ja droši tiekat, citādi sēdiet piesprādzējušies, ja vien nekūp, pāri joslām neejiet',
    ),
    away: AWAY,
    calls: true,
  },
  HOME,
];

export const CALL_NOW = say(
  'call 112 now, and nobody goes back to the car',
  'tūlīt zvaniet 112, un neviens neiet atpakaļ pie auto',
);

/** A motorcycle has no doors, no hood and no seat to stay belted in. */
export const RIDER = {
  rolling: say(
    'no hard braking and no sharp steering, off the road to a safe place',
    'strauji nebremzējiet un negrieziet, no ceļa drošā vietā',
  ),
  surging: say(
    'both brakes, clutch in, then the red engine stop switch or the key, off the road',
    'abas bremzes, sajūgs, tad sarkanais izslēgšanas slēdzis vai atslēga, malā',
  ),
  now: say('Do not ride on, not even slowly', 'Nebrauciet tālāk pat lēnām'),
  road: say(
    'on a road: off it with the motorcycle if that is safe, helmet on, wait behind the barrier',
    'uz ceļa: nostumiet motociklu no tā, ja tas ir droši, ķiveri nenoņemiet, gaidiet aiz barjeras',
  ),
  help: say(
    'have it repaired on the spot or fetched by a van or trailer',
    'lieciet to salabot uz vietas vai aizvest ar busiņu vai piekabi',
  ),
};
