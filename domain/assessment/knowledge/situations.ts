import { type BilingualText, say } from '../bilingual-text.ts';
import { SCRAPING, SPARKS } from './signs.ts';

/**
 * What is done first stands first, and each phase is told once: a step of what is more urgent (see `stop-actions.ts`) stands
 * instead of that of the same phase, and `null` leaves a phase out.
 */
export const PHASES = [
  'tracks',
  /** Said to whoever still rolls. */
  'stop',
  /** In the car that stands: how it is held where it may roll, before anyone gets out. */
  'hold',
  /** Said before the next, where whoever stands outside must not touch it. */
  'seated',
  /** Where it stays by itself. */
  'secure',
  /** Said before the next that is told: to whoever sits in what must be left. */
  'inside',
  /** Who must not get out yet, or must do it in his own way. */
  'stay',
  /** Where everyone goes, or waits. */
  'people',
  /** Once the place is safe: first aid binds whoever gives it. */
  'hurt',
  'call',
  /** Of what is left on a road. */
  'road',
  'back',
  'keep',
  'help',
] as const;
export type Phase = (typeof PHASES)[number];
export type Steps = { readonly [P in Phase]?: BilingualText | null };
/** Of a car from which everyone goes away, and of any other. */
export type Layer = { readonly left?: Steps; readonly kept?: Steps };

/** Expressions of a situation (see expression.ts) between commas, in both languages; none of `unless` may stand beside them. */
export type Cue = { readonly match: string; readonly unless?: string };

const PUMP =
  'at >the >pump/pumps, esmu/stavu/stavam virsi/neste/circle/uzpildes/degvielas stacija, pie >sukna/sukniem';
const STANDS =
  'stopped/parked/standing/stood, sleeping/slept >in, broken >down, pulled >over/in/up, im >at, at >home, on >the/a/my >verge/shoulder/driveway/drive, on >the >hard >shoulder, lay >by, layby, tomorrow/tonight/yesterday/services, setting/set >off, gulu/gulam/gulejam >kemperi/auto/masina, stavu/stavam/stav/stavejam/apstajos/apstajamies/apstajies/apstajusies/nobraucu/stavlaukum*/stavviet*, esmu >majas, majas >pagalma/garaza, sosejas/cela/autocela/autostrades/esmu/esam >mala, uz/a1/a2/a3/a4/a5/a6/a7/a8/a9/a10 >nomales/malas, uz >sosejas/cela/autocela >malas/nomales, avarijas >josla, rit/parit/vakar/sovakar/vakara, gribu/gribam/planoju/planojam >braukt/izbraukt/aizbraukt';

const ROLLS =
  'still >driving/moving/rolling/doing/going, im/am >driving/doing/crawling/coasting/rolling, coasting/crawling, is >slowing >down, wont >slow/stop, passenger >is/s/typing, passengers >typing, trying >to >get >over, joprojam/vel/sobrid/tagad/kamer >braucu/braucam/velku, ripoju/ripojam, ripo >vel, vel/un/joprojam >ripoju/ripojam/ripo, es/mes >braucu/braucam/tagad, braucam/braucu >pa/ar, esmu >cela >uz, esmu >brauciena, pati/pats >skrien/atrina, brauc >lejup/leja';

/** What stopped is a part of it, and not the car. */
const PART_STOPPED = 'wiper*/lights/headlights/brakes/fan/heater/alternator/charging/steering stopped';

/** Nothing tells it to roll, and something that it stands. */
export const STANDING: Cue = {
  match: `${STANDS}, ${PUMP}`,
  unless: `${ROLLS}, ${PART_STOPPED}, brauksanas >laika + apstajos`,
};
export const DRIVING: Cue = { match: ROLLS };

const ON_THE_ROAD =
  'hard >shoulder, lay >by, layby/motorway/highway/freeway/autobahn/carriageway/roadside/interstate/traffic/junction/roundabout, pulled >over/in/up, nomal*/sosej*/autostrad*/autocel*/krustojum*/luksofor*, the/uz >a1/a2/a3/a4/a5/a6/a7/a8/a9/a10, cela >mala/malu/malai/vidu, stavu >mala/malai';

/** It stands where no traffic passes, in or beside a building. */
const AT_HOME: Cue = {
  match:
    'in/into >my/our/his/her/the >garage/driveway/carport/yard/barn/shed, integral/attached/underground/shared/neighbours/parents >garage, closed/shut >garage, garage >is/attached/stinks/smells/door, boiler, driveway/carport/underground/basement/hallway/corridor/bedroom/kitchen, at >home, on >the/my >drive, in >my/the/our >drive/yard, outside >my/our/the >house, next >to >the >house, kapnutelpa/kapnutelpas/stairwell/stairway, pazemes/garaza/garazas/garazu/garaz/pagalma/pagalms/nojume/skuni/koridora/dzivokli, esmu/stavu/stav/pie >majas, pie >dzivojamas',
  unless: `${ON_THE_ROAD}, camper/motorhome/caravan/rv + kitchen/bedroom, to >the/a/my >garage, likt/ielikt/atstat/novietot >garaza`,
};

/** It smokes or burns. */
export const SMOKING: Cue = {
  match:
    'smok*/flames/flame/fire/glow*/smoulder*/burning/burnt, dum*/kup/kupst/kupet/kupeja/liesm*/uguns/kvelo/gruzd*/degos*/degus*/sadegus*/deguma',
};

/** It sparks, and not because metal drags on the road. */
export const SPARKING: Cue = {
  match: SPARKS,
  unless: SCRAPING.join(', '),
};

/** It hisses, pops or gives off vapor, so that what can burn may do so now. */
export const SIZZLING: Cue = {
  match:
    'lithium/escooter* + swollen/bulging, elektroskuter*/litija + uzpu*/uzpamp*, popping/pops/hiss*/vapour/vapor/crackl*/pouring/spraying, sweet/solvent/chemical ~ smell*, smell* ~ sweet/solvent/chemical/varnish/rotten, snac*/snak*/sprakst*/spraks*/krakst*/svilp*/tvaik*/dziukst/slacas, smird ~ sald*/saldeni/kimik*/olam, smaka ~ salda/saldena/kimiska, sald*/kimisk* ~ smaka/smaku',
};

/** Somebody is hurt or cannot get out. */
export const HURT: Cue = {
  match:
    'hurt/unconscious/bleeding, trapped >in/inside/under, is/are/im/hes/shes/both >trapped, cietis/cietusi/cietusais/bezsamana/asino, kaj*/rok*/cilvek*/berns/bernu/vins/vina/esmu iespiest*, kakls/mugura/krutis ~ sap/sapes, neck/back/chest >hurts/aches',
  unless:
    'svira/pedalis/vadiba/poga ~ iespiest*, nobody/noone/not/no >hurt, no >one >hurt/is, neviens >nav >cietis',
};

/** Animals travel in what is towed. */
export const HAULING: Cue = {
  match:
    'horsebox*/horsebox, trailer*/box + horse/horses/pony/ponies/cow/cows/cattle/sheep/goats, piekab*/treiler* + zirg*/govs/govi*/govju/lop*/aitas/aitam/ponij*',
};

/** A text of a motorcycle, unless it is of a car that met one. */
export const RIDDEN: Cue = {
  match:
    'motorcycle*/motorbike*/moped*/scooter*/harley*/yamaha*/ducati*/kawasaki*/vespa*/handlebar*/swingarm/headstock/sprocket*/sportster*/bonneville*/125cc/sidecar*/blakusvag*/blakusrat*, steering >head, bike >started/starts/shakes/weaves, tank >slapper, the/my >bike/bikes, side >stand, sidestand, fork >seal*, forks leak*, cb500*/cbr*/gsx*, moto/mocis/moci/mocim/moca/mocu/mociem/motocikl*/skuter*/motoroller*',
  unless:
    'car/cars/van/motorhome/camper/ducato*/ducata*/ducatu/ducatam/dukat*, electric/e >scooter*/bike*, escooter*, elektroskuter*/elektromoto*, elektrisk* >skuter*, auto/masina*/masinu/busin*/motocels, a/another >motorcycle/motorbike/moped/scooter hit/hits/rammed/clipped/crashed/drove/ran/into, hit/hits/rammed/clipped/overtaken/by >a >motorcycle/motorbike/moped/scooter, motocikl*/skuter*/motoroller*/moc* ietriec*/iebrauc*/ieskrej*/uzbrauc*/aizker*',
};

/** A text of an electric car, whose fuel is not told otherwise. */
export const ELECTRIC: Cue = {
  match:
    'electric/e >car/van/vehicle/golf/golfs/up, ev/evs/bev/tesla*/egolf/elektroauto/elektromobil*/elektromasin*/elektrobusin*/e208/id3/id4/ioniq/zoe, nissan/my/our/mans/manu/mana/musu >leaf, nissan/nisan >lif*, elektrisk* >auto/masin*, eauto, e >auto',
  unless: 'hybrid*/hibrid*/engine/diesel/petrol/dzinej*/dizel*/benzin*',
};

export const IF_ROLLING = say('If you are still moving', 'Ja vēl braucat');
export const IF_CLEAR = say('Clear of the tracks', 'Ārpus sliedēm');

const NOBODY_BACK = say(
  'let nobody go back, not even for a pet or belongings',
  'neviens neiet atpakaļ pat pēc dzīvnieka vai mantām',
);
const CALL_NOW = say(
  'call 112 now. Let nobody go back, not even for a pet or belongings',
  'tūlīt zvaniet 112. Neviens neiet atpakaļ pat pēc dzīvnieka vai mantām',
);

/** Where a spark of a switch may light what leaks, or no traffic passes. */
export const UNLIT_INSIDE = say(
  'if in the car: parking brake on, turn it off',
  'ja sēžat auto: stāvbremze, izslēdziet auto',
);

/** Right for every fault where nothing else is known. */
export const GENERAL = {
  kept: {
    stop: say(
      'turn on the hazard lights, ease off the accelerator and stop gently at the next safe place, not in a tunnel whose exit is near',
      'ieslēdziet avārijas gaismas, atlaidiet gāzi un rāmi apstājieties tuvākajā drošajā vietā, bet ne tunelī, ja tā gals ir tuvu',
    ),
    people: say(
      'on a road: hazards, vest, all out on the side away from traffic, behind the barrier or well off the road, never over a railing or median. Triangle if safe, not on a UK motorway',
      'uz ceļa: avārijas gaismas, veste, visi ārā pa pusi, kur nav satiksmes, aiz barjeras vai nost no ceļa, ne pāri margām vai vidus barjerai. Trijstūris tikai, ja droši',
    ),
  },
  left: {
    stop: say(
      'turn on the hazard lights, pull out of traffic at once, stop, but never on dry grass, near gas pumps, cars or buildings, or in a tunnel whose exit is near',
      'ieslēdziet avārijas gaismas, nobrauciet no brauktuves un apstājieties, ne pie uzpildes iekārtām, citiem auto vai ēkām, ne sausā zālē, ne tunelī, ja tā gals ir tuvu',
    ),
    inside: say(
      'if in the car: hazards and parking brake on, turn it off',
      'ja sēžat auto: avārijas gaismas, stāvbremze, izslēdziet auto',
    ),
    people: say(
      'get everyone out and well away from it, traffic and any building it is in or by, never over a bridge railing or median',
      'visi ārā un tālu prom no auto, satiksmes un ēkas, kurā vai pie kuras tas ir, ne pāri tilta margām vai vidus barjerai',
    ),
  },
} satisfies Layer;

export const IF_HOT = say(
  'if the car glows, burns or smokes (not just out of the tailpipe), get everyone out and well away from it, from traffic and from any building it is in or by, then call 112',
  'ja auto deg, kvēlo vai kūp (dūmi tikai no izpūtēja neskaitās), visi ārā un tālu prom no tā un satiksmes, arī no ēkas, kurā vai pie kuras tas ir, zvaniet 112',
);
export const UNHURT = say(
  'on a road: hazards on, vest on, the unhurt (except a helper) out, behind the barrier or well off the road, never over a railing or median. Triangle if safe, never on a UK motorway',
  'uz ceļa: avārijas gaismas, veste, necietušie (izņemot palīgu) ārā aiz barjeras vai nost no ceļa, ne pāri tilta margām vai vidus barjerai. Trijstūris tikai, ja droši',
);
export const IF_HURT = say(
  'if anyone is hurt, one person helps: call 112 now, move them only out of danger or if not breathing (then CPR), hold the head still, press on bleeding wounds, cool burns',
  'ja kāds cietis, viens palīdz: tūlīt zvaniet 112, pārvietojiet tikai no briesmām vai ja neelpo (tad sirds masāža), galvu turiet nekustīgi, brūces piespiediet, apdegumus dzesējiet',
);

/** Of a car that smokes, where its fault forbids nothing else. */
export const IF_SMOKING: Steps = {
  keep: say(
    'keep away from steam and do not stand downhill of it. Keep hood and coolant cap shut, and never start it again',
    'prom no tvaika, lejas pusē nestāviet. Pārsegu un dzesēšanas vāciņu neatveriet, auto vairs neiedarbiniet',
  ),
};

/** Beside what everyone must leave, the place may ask for another way out, and none for less than these. */
export const MOMENTS = {
  isAcute: { call: CALL_NOW },
  isHurt: {
    kept: { hurt: IF_HURT, people: UNHURT },
    left: {
      call: say(
        'take the injured along (in case of shocks, only if clear of it and cables), call 112 now, let nobody go back. Well away: CPR if not breathing, press on bleeding wounds, cool burns',
        'cietušo nesiet līdzi (ja sit strāva: to, kas braucamo neskar), tūlīt zvaniet 112, neviens neiet atpakaļ. Drošībā: ja neelpo, sirds masāža, piespiediet brūces, dzesējiet apdegumus',
      ),
      hurt: null,
      back: null,
    },
  },
  // Nobody stays in what smokes, goes back to it to turn it off or for a vest or a triangle, or opens it.
  isSmoking: {
    secure: null,
    people: GENERAL.left.people,
    call: say(
      'call 112 now, pour no water on it. Let nobody go back, not even for a pet or belongings',
      'tūlīt zvaniet 112, ūdeni nelejiet. Neviens neiet atpakaļ pat pēc dzīvnieka vai mantām',
    ),
    road: null,
    help: say(
      'once out of danger, cool a burn or scald with water for 20 minutes. Have it moved away from buildings on a flatbed',
      'drošībā apdegumu vai applaucējumu 20 minūtes dzesējiet ar ūdeni. Auto lieciet ar platformu aizvest tālāk no ēkām',
    ),
  },
} as const satisfies { isAcute: Steps; isHurt: Layer; isSmoking: Steps };

/** Where animals travel in what is towed. */
export const ANIMALS: Layer = {
  kept: {
    call: say(
      'if it smokes or burns: everyone out, well away, call 112, cool burns, let nobody go back: rescuers will let the animal out. Call also if a lane is blocked. Say an animal is inside',
      'ja nāk dūmi vai deg: visi ārā, tālu prom, zvaniet 112 (arī ja aizšķērsota josla), sakiet par dzīvnieku. Neviens neiet atpakaļ: to izlaidīs glābēji. Dzesējiet apdegumus',
    ),
    road: null,
    back: null,
  },
  left: {
    call: say(
      'call 112 now from a safe distance and say if an animal is inside. Let nobody go back to the car: rescuers will let the animal out. Cool burns',
      'tūlīt no droša attāluma zvaniet 112 un sakiet, ja piekabē ir dzīvnieks. Neviens neiet atpakaļ pie auto: dzīvnieku izlaidīs glābēji. Apdegumus dzesējiet',
    ),
    back: null,
  },
};
const TRACKS: Steps = {
  tracks: say(
    'if a train could hit you or your vehicle and you cannot get it off at once: everyone out NOW, run from the tracks at an angle toward the train, call 112. Let nobody go back',
    'ja vilciens var ķert jūs vai braucamo un nevarat tūlīt nobraukt: TŪLĪT visi ārā, skrieniet no sliedēm slīpi pretī vilcienam, zvaniet 112. Neviens neiet atpakaļ pat pēc dzīvnieka',
  ),
  call: null,
};
const TUNNEL: Steps = { call: null, back: NOBODY_BACK };

/** Where the car is, as its cue tells. */
export type Place = Layer & {
  readonly cue?: Cue;
  /** Where the fault asks for nothing else. */
  readonly usual?: Steps;
};

/** Where nothing tells it. */
export const ROAD: Place = {};

/** No traffic passes there. */
export const HOME: Place = {
  cue: AT_HOME,
  usual: {
    inside: UNLIT_INSIDE,
    people: say(
      'wake sleepers, everyone out and away from any building it is in or by. Open a garage door by hand, only to get out. Shut house doors',
      'modiniet guļošos, visi ārā un prom no auto un ēkām. Garāžas vārtus atveriet ar roku, tikai lai izietu. Durvis uz māju aizveriet',
    ),
  },
  kept: { people: null, road: null },
};

/** The first that fits. */
export const PLACES: readonly Place[] = [
  {
    cue: {
      match:
        'on/onto/in/over/across/between/at/middle level/railroad/railway/train/tram >crossing*/track*/line*/rail*, uz/pari/starp/pie/vidu parbrauktuv*/sliedem, parbrauktuves >vidu',
      unless: 'seat*/sedekl*',
    },
    left: {
      ...TRACKS,
      people: say(
        'everyone out and well away from car, road and buildings, call 112, let nobody go back',
        'visi ārā un tālu prom no auto, ceļa un ēkām, zvaniet 112, neviens neiet atpakaļ',
      ),
    },
    kept: {
      ...TRACKS,
      stay: null,
      people: say(
        'hazards, vest, all far from road and tracks, the driver once it cannot roll. Smoke (not steam), fire: all far off at once, call 112, also if a lane is blocked',
        'avārijas gaismas, veste, visi nost no ceļa un sliedēm, vadītājs tad, kad auto neripo. Dūmi (ne tvaiks), uguns: visi tālu prom, zvaniet 112, arī ja ceļš aizšķērsots',
      ),
      road: null,
    },
  },
  {
    cue: {
      match:
        'tingle*/tingling, electric/electrical >shock/shocks, got/get/gets/getting/gave/gives/giving/felt/feel a/me/him/her/us >shock/zap, zapped/zaps/shocks/shocked >me/him/her/us, sit/sita/iesita/nosita/krata >strava/stravu, strava >sit/sita/iesita/nosita/krata',
      unless: 'shock >absorber*',
    },
    kept: {
      seated: say('If in the car', 'Ja sēžat auto'),
      stay: say(
        'if anyone got a shock from the car: if in it, turn it off, jump clear, feet together, never touch car and ground at once. All go far off, also from traffic, hands off it, call 112',
        'ja auto kādam iesitis ar strāvu: sēžot tajā, izslēdziet, lēciet ārā ar kājām kopā, neskarot reizē auto un zemi. Visi tālu prom, arī no satiksmes, auto neaiztieciet, zvaniet 112',
      ),
      people: say(
        'otherwise, on a road: hazards, vest, all out (the driver once it cannot roll), behind the barrier or well off the road, never over a railing or median',
        'citādi uz ceļa: avārijas gaismas, veste, visi ārā (vadītājs, kad auto neripo) aiz barjeras vai nost no ceļa, ne pāri margām vai vidus barjerai',
      ),
      call: null,
    },
    left: {
      people: say(
        'jump clear, feet together, never touch car and ground at once. Go far from car, road, buildings. Outside: hands off',
        'lēciet ārā, kājas kopā, neskarot reizē auto un zemi, tālu prom no ceļa, ēkām. Kas ārā, auto neaiztiek',
      ),
      call: CALL_NOW,
    },
  },
  {
    cue: { match: PUMP },
    usual: {
      inside: UNLIT_INSIDE,
      people: say(
        'do not start the car or move it from the pump. Get everyone out and well away, and have the staff press the emergency stop',
        'neiedarbiniet un no uzpildes iekārtas nepārvietojiet. Visi ārā un tālu prom. Darbinieki lai nospiež avārijas slēdzi',
      ),
    },
    kept: { people: null },
  },
  {
    cue: {
      match: 'tunnel/tunneli/tunelis/tuneli/tunela',
      unless:
        'transmission/center/centre/wash/drive/shaft/exhaust/prop >tunnel, hits/hit/hitting/against >the >tunnel, kardan* tunel*',
    },
    left: {
      ...TUNNEL,
      people: say(
        'everyone out at once, key left in. In a tunnel to the emergency exit, away from smoke. Call 112 there',
        'tūlīt visi ārā, atslēga paliek auto. Tunelī uz avārijas izeju, prom no dūmiem. Tur zvaniet 112',
      ),
    },
    kept: {
      ...TUNNEL,
      people: say(
        'hazards, vest, key left in, all out, the driver once it cannot roll or if it smokes (not steam). In a tunnel: to the emergency exit away from smoke, call 112 there',
        'avārijas gaismas, veste, atslēga paliek auto, visi ārā, vadītājs tad, kad auto neripo, bet dūmos (ne tvaikā) tūlīt. Tunelī uz avārijas izeju prom no dūmiem, tur zvaniet 112',
      ),
    },
  },
  {
    cue: {
      match:
        'blind >bend/corner, middle >of >the >road, unlit, country/forest >road, half in/on >the >lane/road, puse/pusei/pusi >uz >joslas, no >shoulder, across >the >road, cela >vidu, bez >nomal*, akla >pagrieziena, akls >pagrieziens, neapgaismot*',
      unless: 'motorway/highway/autostrad*, shoulder ~ tire*/tyre*/tread/wheel',
    },
    kept: {
      people: say(
        'if stopped on the road: hazards, vest, everyone well off it, the driver once the car cannot roll. Smoke (not steam), fire: all far off at once. Call 112. Triangle only if safe',
        'ja auto stāv uz ceļa: avārijas gaismas, veste, visi nost no ceļa, vadītājs tad, kad auto neripo. Dūmi (ne tvaiks), uguns: visi tālu prom. Zvaniet 112. Trijstūris, ja droši',
      ),
      call: null,
    },
    left: { call: CALL_NOW },
  },
  {
    cue: {
      match:
        'middle/fast/left/right/outside/overtaking/third/live >lane, lane >2/3/4, no >hard >shoulder, smart >motorway, middle >of >the >motorway/highway/junction/bridge, in >the >lane, left/inside/inner/median >shoulder, central >reservation/barrier/median, stavu/stavam/stav >uz >joslas, otraja/tresaja/kreisaja/videja >josla, videj*/kreisaj*/tresaj*/tresa/otraj* >josl*, josl* >vidu, stavu/stavam/stav >josla, honk*/hoot*/beep* + lanes/motorway/highway/carriageway, taure/pipina + josl*/sosej*/autocel*, bez >nomal*, krustojuma >vidu/vidus',
      unless:
        'in/on >the >hard >shoulder, on >the >shoulder, lay >by, layby, services, avarijas >josl*, shoulder ~ tire*/tyre*/tread/wheel/worn/bald',
    },
    kept: {
      people: say(
        'in a lane or by the median: hazards, vest. If no lane must be crossed to the outer edge: out behind its barrier or far off (driver once it cannot roll), else stay belted. Call 112',
        'joslā vai ceļa vidū: avārijas gaismas, veste. Ja līdz ārējai malai nav citu joslu, ārā aiz barjeras vai tālāk (vadītājs, kad auto neripo), citādi sēdiet piesprādzēti. Zvaniet 112',
      ),
      call: say(
        'if it smokes (not steam) or burns: all out and far along the nearest edge, never over the median. Cross a lane only in a clear gap. Then call 112',
        'ja nāk dūmi (ne tvaiks) vai deg: visi ārā un tālu prom gar tuvāko malu, ne pāri vidus barjerai. Joslu šķērsojiet tikai, kad tā brīva. Tad zvaniet 112',
      ),
    },
    left: {
      // A mere fault may cost less than a walk across the lanes.
      stay: say(
        'if it is only a warning light and lanes would have to be crossed: stay belted, call 112 and skip the next step',
        'ja deg tikai brīdinājuma lampiņa un jāšķērso joslas: sēdiet piesprādzēti, zvaniet 112 un nākamo soli izlaidiet',
      ),
      people: say(
        'all out and far along the nearest edge, never over the median or a railing. Cross lanes only in a clear gap',
        'visi ārā, tālu prom gar tuvāko malu, ne pāri vidus barjerai. Joslu šķērsojiet tikai, kad tā brīva',
      ),
      call: CALL_NOW,
    },
  },
  HOME,
];

/** A motorcycle has no doors, no hood and no seat to stay belted in. */
export const RIDDEN_STEPS: Steps = {
  stop: say(
    'ease off the throttle and keep straight. If you must brake, gently use a brake that works and whose wheel and tire are sound. Stop at the next safe place',
    'atlaidiet gāzes rokturi un brauciet taisni. Ja jābremzē, rāmi ar to bremzi, kas darbojas un kuras ritenis ir vesels. Apstājieties tuvākajā drošajā vietā',
  ),
  secure: say(
    'Turn off the engine and do not ride on, not even slowly. Leave it in gear on its stand only once it is off the road',
    'Izslēdziet dzinēju un tālāk nebrauciet pat lēnām. Uz statīva ar ieslēgtu pārnesumu atstājiet tikai ārpus ceļa',
  ),
  people: say(
    'on a road, hazards on, push the motorcycle off it in neutral if that is safe, keep your helmet on, and wait behind the barrier or well off the road',
    'ja motocikls ir uz ceļa: avārijas gaismas. Ja varat to izdarīt droši, neitrālē nostumiet to malā. Ķiveri nenoņemiet un gaidiet aiz barjeras vai tālāk no ceļa',
  ),
  call: say(
    'if it smokes, burns or leaks, go well away from it and any building and do not go back. Call 112 then, and also if anyone is hurt or it blocks a lane',
    'ja motocikls kūp, deg vai tek, ejiet tālu prom no tā un ēkām un atpakaļ neejiet. Zvaniet 112 tad un arī, ja kāds cietis vai motocikls aizšķērso joslu',
  ),
  help: say(
    'have the motorcycle repaired on the spot or picked up with a van or trailer',
    'lieciet motociklu salabot uz vietas vai aizvest ar busiņu vai piekabi',
  ),
};
/** One that leaks or burns. */
export const RIDDEN_LEFT: Steps = {
  stop: say(
    'ease off the throttle, keep straight, brake and stop at once at the roadside, never near gas pumps, cars or buildings or on dry grass',
    'atlaidiet gāzi, brauciet taisni, bremzējiet un tūlīt apstājieties ceļa malā, ne pie degvielas sūkņiem, mašīnām vai ēkām un ne sausā zālē',
  ),
  secure: null,
  people: say(
    'turn it off, leave the motorcycle and go well away from it, the road and buildings',
    'izslēdziet aizdedzi, atstājiet motociklu un ejiet tālu prom no tā, ceļa un ēkām',
  ),
  keep: say(
    'do not smoke or start it again. Keep away from steam and leave the coolant cap shut',
    'nesmēķējiet un motociklu vairs neiedarbiniet. Prom no tvaika, dzesēšanas vāciņu neatveriet',
  ),
  help: say(
    'have the motorcycle picked up with a van or trailer',
    'lieciet motociklu aizvest ar busiņu vai piekabi',
  ),
};
/** What a rider does otherwise, by the kind. */
export const RIDDEN_KINDS = {
  brakes: {
    stop: say(
      'off the throttle, keep straight, shift down gear by gear, stop off the road. Pump a soft lever, use the other brake gently. If that fails, steer uphill',
      'atlaidiet gāzi, brauciet taisni, slēdziet zemāk pa pārnesumam, apstājieties ārpus ceļa. Mīkstu bremzi pumpējiet, otru spiediet rāmi. Ja nelīdz, stūrējiet kalnup',
    ),
  },
  surging: {
    stop: say(
      'pull in the clutch if there is one, apply both brakes, turn off the engine with the red stop switch or the key, and stop at the side',
      'spiediet sajūgu, ja tāds ir, un abas bremzes, izslēdziet ar sarkano slēdzi vai atslēgu un apstājieties malā',
    ),
  },
  chain: {
    stop: say(
      'ease off the throttle, pull in the clutch, do not shift, use the front brake with care, and stop at the next safe place without sharp turns',
      'atlaidiet gāzes rokturi, spiediet sajūgu, pārnesumu nemainiet, rāmi bremzējiet ar priekšējo bremzi un bez asiem pagriezieniem apstājieties drošā vietā',
    ),
    secure: say(
      'Turn off the engine and do not ride on, not even slowly. Put it on its stand only off the road and on level ground: with the chain off, no gear holds it',
      'Izslēdziet dzinēju un tālāk nebrauciet pat lēnām. Uz statīva atstājiet tikai ārpus ceļa līdzenā vietā: ja ķēde ir nost, pārnesums motociklu netur',
    ),
  },
  overheating: {
    secure: say(
      'Engine off, do not ride on. Put it on its stand only off the road. Keep away from steam. Leave the coolant cap shut: coolant can scald for over 30 minutes',
      'Izslēdziet dzinēju, tālāk nebrauciet. Uz statīva tikai ārpus ceļa. Prom no tvaika, dzesēšanas vāciņu neatveriet: applaucēt var vēl 30 minūtes un ilgāk',
    ),
    call: say(
      'if it smokes, burns or leaks, go well away and do not go back. Call 112 then, and if anyone is hurt or it blocks a lane. Out of danger, cool a scald with water for 20 minutes',
      'ja kūp, deg vai tek, ejiet tālu prom un atpakaļ neejiet. Zvaniet 112 tad un arī, ja kāds cietis vai motocikls aizšķērso joslu. Drošībā applaucējumu 20 minūtes dzesējiet ar ūdeni',
    ),
  },
} satisfies Record<string, Steps>;
export const RIDDEN_TOLD = {
  reason: say(
    'With this fault, the motorcycle can throw you off or leave you stranded in traffic.',
    'Ar šādu bojājumu motocikls var jūs nogāzt vai apstāties satiksmē.',
  ),
  summary: say(
    'This sounds dangerous: do not ride on until it has been checked',
    'Izklausās bīstami: tālāk nebrauciet, kamēr tas nav pārbaudīts',
  ),
};
