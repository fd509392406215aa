import { type BilingualText, say } from '../bilingual-text.ts';
import { GET_AWAY, withRoadside } from './roadside.ts';
import {
  BRAKES,
  CARGO,
  CURRENT,
  FUMES,
  GAS,
  HOT_BRAKE,
  OPENS,
  RUNAWAY,
  TRAILER,
  UNPROTECTED,
  VIEW,
  WHEEL,
  WRONG_FUEL,
  LIGHTS,
  SWAYING,
  TIRE,
  MOVES,
  NO_DRIVE,
  SURGES,
} from './stop-signs.ts';
import { type Danger, type Stop, stop, stopAt } from './stops.ts';

export type Story = {
  /** Expressions between commas: of each list one stands in the same or a neighboring sentence. */
  readonly told: readonly string[];
  readonly stop: Stop;
  /** Forbids driving whatever the score says, unless the text explains it away. */
  readonly isCertain?: true;
};

const EV =
  'tesla/ev/electric/kona/leaf/zoe/egolf/ioniq/hybrid/phev/polestar/prius/charging/elektroauto/elektro*/hibrid*, e >golf, model >3/s/x/y, battery underneath, battery >pack, dent in battery';
/** A text of a motorcycle. */
const RIDERS =
  'motorcycle*/motorbike*/moped*/scooter*/harley/yamaha/ducati/kawasaki/vespa/handlebar*/swingarm, moto/moc*/motocikl*/skuter*/motoroller*';
const CANNOT_OPEN =
  'door/doors/window/windows not/wont/dont/doesnt/cannot/cant open/go/budge/move, cant/cannot/not open door/doors/window/windows, durv*/logs/logi/logu/vala never*/neatver*/nelaizas, never*/neveras vala, durv* nevar/nevaru/neiet atvert/vala';
const CHILD =
  'toddler/child/baby/kid/kids/son/daughter/grandson/dog/bern*/mazul*/zidain*/puika/puiku/meita/meitu/suns/suni/sunis';
const FLUID_IN_EYES =
  'eyes/eye/cough*/breath*/choking/sting*/skin/acis/elpot/klep*/asaro/dedzina/kakls/kaklu';

const SHAFT = stopAt(
  'steering',
  'A shaft that comes loose drops on the road, breaks through the floor or blocks a wheel, and then P no longer holds the car.',
  'Vārpsta, kas kļūst vaļīga, var nokrist uz ceļa, izsist grīdu vai nobloķēt riteni, un tad arī P auto vairs netur.',
);
const BELT = stopAt(
  'engine',
  'A belt that comes apart can wreck the engine, and the help for steering and brakes goes with it.',
  'Siksna, kas irst, var sabojāt dzinēju, un līdz ar to pazūd stūres un bremžu pastiprinājums.',
);
const OVERHEATED = withRoadside(
  say(
    'Switch off, keep away from the steam and let it cool for at least 30 minutes',
    'Izslēdziet auto, turieties tālāk no tvaika un ļaujiet dzinējam atdzist vismaz 30 minūtes',
  ),
  say(
    'never open the coolant cap while it is hot, and have the car towed before it runs again',
    'nekad neatveriet dzesēšanas šķidruma tvertnes vāciņu, kamēr tas karsts, un pirms iedarbināšanas lieciet auto evakuēt',
  ),
);

const CRASHED = stop(
  'steering',
  say(
    'After such a hit a tire can burst, the steering can fail, and without coolant the engine seizes.',
    'Pēc tāda trieciena riepa var plīst, stūre atteikt, un bez dzesēšanas šķidruma dzinējs iestrēgst.',
  ),
  withRoadside(
    say('Do not drive on, not even slowly, and switch off', 'Nebrauciet tālāk pat lēnām un izslēdziet auto'),
    say(
      'call 112, also for whoever is hurt, pregnant or unwell, stay away from the animal, and have the car towed on a flatbed',
      'zvaniet 112 un pasakiet, ja kāds ir cietis, kādam slikti vai kāda ir grūtniece, pie dzīvnieka neejiet, un lieciet auto aizvest ar evakuatoru',
    ),
  ),
);

/** What sentences tell together comes before what their words name, the first that fits: first what saves people. */
export const STOP_STORIES: readonly Story[] = [
  {
    isCertain: true,
    told: [
      'level/railway/railroad/rail >crossing/tracks, on >the >tracks, train >is >coming, hear/see train, uz parbrauktuv*/sliedem/sliezu/dzelzcela',
      'dead/died/die/stuck/stalled/bells/bell/barrier/barriers/start/stopped/power/gear/move, noslapa/noslapusi/neiedarb*/iestrega/iestreguse/iesprud*/zvan*/barjer*/nekust*/nobeidz*',
      'car/van/truck/lorry/bus/engine/trailer/im/we/bells/bell/barrier/barriers/train/it, auto/masina*/busin*/furgon*/fure/dzinej*/motor*/piekab*/esmu/esam/vilcien*/barjer*/zvan*/noslap*',
    ],
    stop: stop(
      'people',
      say('A train cannot stop in time.', 'Vilciens nepaspēs apstāties.'),
      say(
        'On the track: everyone out NOW, leave everything, first help whoever cannot get out alone; away from the track, at an angle toward where the train is coming from; then call the number on the sign at the crossing or 112, and do not drive any further in a car that stalls.',
        'Uz sliedēm: TŪLĪT visi ārā, mantas atstājiet, vispirms palīdziet tam, kas pats netiek ārā; prom no sliedēm, slīpi uz to pusi, no kuras nāk vilciens; tad zvaniet uz numuru pie pārbrauktuves vai 112, un ar auto, kas slāpst, vairs nebrauciet.',
      ),
    ),
  },
  {
    isCertain: true,
    told: [
      'water/waters rising/rises, water/waters up/over/above/at to/the/my, water/waters coming/pouring/running >in, in/into/under/through river/lake/canal/pond/sea/ice, udens celas/celies/lidz/nak/teces/plust, udeni/upe/upi/ezera/ezers/dikis/diki/kanala, ielu*/ieluz*/zem ledus, ledus ielu*/ieluz*',
      `water/waters rising, sinking/sinks + water/ice/river/lake, ${CANNOT_OPEN}, get >out, turpina >celties, udens celas, grimst*/slikst*, im/were >inside, esmu >ieksa, netieku/netiekam >ara`,
    ],
    stop: stop(
      'people',
      say(
        'A car in water sinks within minutes, and then its doors cannot be opened.',
        'Auto ūdenī nogrimst dažās minūtēs, un tad durvis vairs nevar atvērt.',
      ),
      say(
        'Belts off, open a side window or break it at a corner with a hammer or the headrest, children first, everyone out through it NOW; take nothing, get to higher ground, on ice lie flat; then call 112, and never go back.',
        'Atsprādzējieties, atveriet sānu logu vai izsitiet to pie stūra ar āmuru vai galvas balstu, bērnus pa priekšu, TŪLĪT visi ārā; neko neņemiet, ejiet augstāk, uz ledus rāpojiet guļus; tad zvaniet 112, un atpakaļ neejiet.',
      ),
    ),
  },
  {
    isCertain: true,
    told: [
      'jack/car/van/wheel slipped/fell/slid/dropped/came, under >it/the, domkrat*, nogaz*/noslid*/uzgaz*/sasver*/apaksa/zem',
      'trapped/pinned/crushed foot/leg/arm/hand/fingers, foot/leg/arm/hand/fingers/mate/brother/friend/husband/wife/dad/son/man >is/s >trapped/pinned/crushed, foot/leg/arm/hand/fingers trapped/pinned/crushed, im/hes/shes >trapped/pinned/crushed, kaja/kaju/roka/roku/pirkst*/cilvek*/bral*/virs/viru/draug*/tevs/tevu/tetis/dels/vins iespiest*/piespiest*/saspiest*/iesprud*, iespiest*/piespiest*/saspiest*/iesprud* kaja/kaju/pirkst*/cilvek*/bral*/viru/draug*/tevu/vins/tevs/virs, iespiest*/piespiest*/saspiest*/iesprud* + vaid/kliedz',
    ],
    stop: stop(
      'people',
      say('Somebody is trapped under the car.', 'Zem auto kāds ir iespiests.'),
      say(
        'Call 112 now; wheels on the ground chocked, parking brake on, lift the car with a second jack on firm ground and put blocks under it at once; nobody reaches under it, do not pull by force, stay with whoever is hurt, press on a wound that bleeds.',
        'Tūlīt zvaniet 112; nobloķējiet riteņus, kas stāv uz zemes, pievelciet stāvbremzi, uz cietas pamatnes paceliet auto ar otru domkratu un uzreiz novietojiet zem tā balstus; zem auto nelieniet, ar varu nevelciet, palieciet pie cietušā, asiņojošai brūcei spiediet virsū.',
      ),
    ),
  },
  {
    isCertain: true,
    told: [
      'locked/trapped/shut in/inside, stuck >inside, locked >in/inside, keys >are >inside, doors dont/wont/not/cannot/cant open + toddler/baby/kids, iesprost*/iesleg*/aizsleg*/aizcirt*/ieslodz*, atslega/atslegas ieksa, netiek/netieku >ara',
      CHILD,
      'degrees/hot/heat/sun/sunny/boiling/sweating/crying, gradu/gradi/grads/karst*/saule/saules/svelme/svist*/raud/sarkans/sarkana',
    ],
    stop: stop(
      'people',
      say(
        'In the sun a closed car gets so hot within minutes that whoever is inside can die.',
        'Saulē slēgts auto dažās minūtēs sakarst tā, ka iekšā esošais var nomirt.',
      ),
      say(
        'Call 112 now, do not wait for a locksmith; try every door handle twice and the emergency release, else break, at a corner, the side window farthest from whoever is inside; out into the shade, cool them with water, sips only for whoever is awake.',
        'Tūlīt zvaniet 112, atslēgu meistaru negaidiet; pavelciet katru rokturi divreiz, citādi pie stūra izsitiet sānu logu, kas vistālāk no bērna vai cita iekšā palikušā; ārā ēnā, dzesējiet ar ūdeni, dzert pa malkam dodiet tikai tam, kas ir nomodā.',
      ),
    ),
  },
  {
    isCertain: true,
    told: [
      'acid/chlorine/solvent/bleach/ammonia/pesticide/thinner/chemical/chemicals, weed >killer, skab*/skidinataj*/hlor*/amonjak*/acetons/kimik*/kimikal*',
      'spill*/tipped/burst/leaked/knocked/popped/exploded/hands/face, izlij*/izlija/apgaz*/izgaz*/izteceja/uzsprag*/rokam',
      FLUID_IN_EYES,
    ],
    stop: stop(
      'people',
      say(
        'The vapor of such liquids is poisonous, and mixed ones can make a deadly gas or burn.',
        'Šādu šķidrumu tvaiki ir indīgi, un sajaukti tie var radīt nāvējošu gāzi vai aizdegties.',
      ),
      say(
        'Windows down, stop off the road, switch off, everyone out and far away against the wind; call 112 and name what was spilled; rinse eyes and skin with plenty of water for 15 minutes, touch and clean nothing, nobody goes back.',
        'Atveriet logus, apstājieties tālāk no ceļa, izslēdziet auto, visi ārā un tālu prom pret vēju; zvaniet 112 un pasakiet, kas izlijis; acis un ādu 15 minūtes skalojiet ar ūdeni, neko neaiztieciet, un neviens neiet atpakaļ.',
      ),
    ),
  },
  {
    isCertain: true,
    told: [
      'seeing/see >double, double >vision, sight/vision/eyes blurry/blurred, had a >stroke/seizure, stroke/seizure month/week/weeks/months ago, diabetic/diabetes/hypo + shaky/blurry/dizzy/faint/sugar, redz/redzu >dubult*/divkars*, insults/insultu/lekme bija/pec/stures, diabet*/cukura + tric*/reib*/migl*/vaj*',
      'drive/driving/pharmacy/home/work/get, brauk*/brauc*',
    ],
    stop: stop(
      'people',
      say(
        'Whoever sees double or blurred, feels faint or has had a stroke or a fit must not drive.',
        'Kas redz dubulti vai miglaini, jūtas vārgs vai kam bijis insults vai lēkme, nedrīkst vadīt nekādu auto.',
      ),
      say(
        'Stop at the next safe place and do not drive; call 112 if it began suddenly or with headache, weakness or trouble speaking, and with diabetes take sugar first; nobody drives before a doctor agrees and the fault of the car has been checked.',
        'Apstājieties tuvākajā drošajā vietā un nevadiet nekādu auto; zvaniet 112, ja tas sācies pēkšņi vai ar galvassāpēm, vājumu vai grūtībām runāt, un diabēta gadījumā vispirms apēdiet cukuru; neviens nebrauc, kamēr ārsts nav atļāvis un auto bojājums nav pārbaudīts.',
      ),
    ),
  },
  {
    isCertain: true,
    told: [
      'garaza/garazu, garage',
      'engine/car running, motor* ieslegt*/strada/darbin*, masina ruc/darbojas, sildot/silda motoru',
      'sick/dizzy/unconscious/collapsed/faint, slikti/reibst/samanas/nelabi',
      'neighbour/neighbor/husband/wife/father/he/she, kaimin*/virs/viram/sieva/tevs/vins/vinam/vina',
    ],
    stop: stop(
      'people',
      say(
        'Exhaust gas indoors kills within minutes, and who goes in breathes it as well.',
        'Izplūdes gāzes garāžā dažās minūtēs nogalina, un tās ieelpo arī tas, kas ieiet iekšā.',
      ),
      say(
        'Call 112 now, open the gate from outside and get everyone into fresh air; whoever is inside too long faints as well, so switch the engine off only once it has been aired; if somebody does not breathe, do what 112 tells you, and do not drive the car out.',
        'Tūlīt zvaniet 112, no ārpuses atveriet vārtus un dabūjiet visus svaigā gaisā; iekšā nepalieciet, citādi noģībsiet arī jūs, dzinēju izslēdziet tikai pēc izvēdināšanas; ja kāds neelpo, dariet, ko saka 112, un auto ārā nebrauciet.',
      ),
    ),
  },
  {
    told: [
      'flames/ablaze/fire, is >burning, liesm*',
      'flames/ablaze, on >fire, liesm*',
      'hood/bonnet/engine/under/car/front, motor*/kapot*/parseg*/prieks*/masina/masinas/auto/sparn*',
    ],
    stop: stop(
      'fire',
      say('Flames spread to the whole car within minutes.', 'Liesmas dažās minūtēs pārņem visu auto.'),
      say(
        `Switch off if you sit in it, and leave it at once; ${GET_AWAY.en}; call 112 now, nobody goes back or opens the hood, pour no water on it, and never start the car again.`,
        `Izslēdziet auto, ja vēl sēžat tajā, un tūlīt kāpiet ārā; ${GET_AWAY.lv}; tūlīt zvaniet 112, neviens neiet atpakaļ un pārsegu neatver, ūdeni nelejiet, un auto vairs neiedarbiniet.`,
      ),
    ),
  },
  {
    told: [
      'heated/heater >seat/seats, seat/seats >heater, seat/seats ~ smok*/burn*/smoulder*/glow*, sedekl*',
      'smok*/burn*/smoulder*/glow*, kup/kupst/dumo/gruzd*/dedzina',
    ],
    stop: stopAt(
      'fire',
      'A seat that smokes or burns fills the car with flames and poisonous smoke within minutes.',
      'Sēdeklis, kas kūp vai deg, dažās minūtēs piepilda auto ar liesmām un indīgiem dūmiem.',
    ),
  },
  {
    told: [
      'accelerator/throttle, gas >pedal, gaz* >pedal*, akselerator*',
      'stuck/sticks/sticking/hangs/hanging/jammed/wide, palika/iespiest*/iesprud*/iestreg*/aizsal*/iekeras',
    ],
    stop: SURGES,
  },
  {
    isCertain: true,
    told: [
      'accelerator/throttle + not/doesnt/wont/never snap/return/close/spring, gas >pedal not/doesnt/wont/never return/spring/come, gazes/gaze/gazi >pedal*/rokturis/rokturi neatgriez*/neatlec*/nenak, akselerator* neatgriez*/neatlec*',
    ],
    stop: SURGES,
  },
  {
    isCertain: true,
    told: [
      'circuit ~ brake/brakes, one/front/rear/second >circuit, servo/booster/vacuum, bremz* >kontur*, kontur*, pastiprinataj*, vakuum*',
      'no/without >servo/brake/brakes/assistance, no >brakes + circuit, servo/booster/pump gone/dead/failed/packed/broken, failed/dead/lost servo/booster/pump/circuit, kontur* nav/nestrada/neturpin*/tukss, pastiprinataj*/sukn* nestrada/beigts/pazud*/nobeidz*/atteic*, nav >pastiprinataj*',
      'brake/brakes/braking/servo/booster, bremz*',
    ],
    stop: BRAKES,
  },
  {
    told: [
      'airbag*, air >bag/bags, spilveni/spilvens/spilvenu',
      'went/gone/fired/deployed/out/hanging/blew, atver*/nostrad*/izsav*/izsaut*/izlec*/karajas',
    ],
    stop: UNPROTECTED,
  },
  {
    told: [
      'brake >fluid/reservoir, bremzu bacok*/bacin*/tvertn*/skidrum*',
      'put/poured/filled/topped, ieleju/ieliets/ielieta/pieleju/ielejot',
      'oil/water/wrong/coolant, power >steering, ell*/udeni/nepareiz*/antifr*',
    ],
    stop: stopAt(
      'brakes',
      'The wrong fluid ruins the seals of the brakes: they can fail or lock, even if the pedal still feels normal.',
      'Nepareizs šķidrums bojā bremžu blīves: bremzes var atteikt vai iestrēgt, arī ja pedālis vēl šķiet normāls.',
    ),
  },
  {
    told: [
      'brake >fluid boil*, bremzu skidrum* varas/uzvar*, pedal/pedalis hard/rock/stone/ciets/cieta/akmens + brake/brakes/stop/feet/abs/bremz*/jamin/kajam',
    ],
    stop: BRAKES,
  },
  {
    isCertain: true,
    told: [
      'brake/brakes air/pressure, bremz* spiedien*/merit*/bari/bar, spiedien* bremz*',
      'bar/bari/bars/buzzer/beeping/low, pikst/zems/krit/bari',
      'air/buzzer/beeping/truck/lorry, pikst/gaisu/gaiss/fure/furei/kravas',
    ],
    stop: BRAKES,
  },
  {
    isCertain: true,
    told: [
      'sill/sills/frame/chassis, sliek*/lonzeron*',
      'rotten/rotted/rusted/holes, sapuv*/izrus*/saruse*',
      'door/doors/jack/sag*/bend*, durvis/durv*/domkrat*/salok*',
    ],
    stop: stopAt(
      'steering',
      'A body that is rotten where it carries can fold, or lose an axle or a seat belt.',
      'Virsbūve, kas sapuvusi nesošajās vietās, var salocīties vai zaudēt tiltu vai jostu.',
    ),
  },
  {
    told: [
      'wheel, ritenis/riteni/rats',
      'moves/rocks/rocked/play, kustas/kustin*/staiga/lodzas/supojas/supot*',
      'bearing/hand/hands/shake, gultn*/rokam/roku',
    ],
    stop: WHEEL,
  },
  {
    told: [
      'tyre/tire/spare, riep*/rezerves',
      'flat/cracks/cracked, tukss/tuksa/tuks*/plaisas',
      'sidewall/half, sana/sanos/pusei',
    ],
    stop: TIRE,
  },
  {
    told: [
      'coolant/antifreeze/water, antifriz*/dzeses*/udens/tosol*',
      'mayo*/milky/froth, white >smoke, majonez*/kafij*/pienu/piena, balti/baltie/baltus >dumi/dumus',
      'oil/exhaust/cap/litre/tailpipe, ell*/izputej*/litr*',
    ],
    stop: stopAt(
      'engine',
      'Coolant is getting where it must not: the engine can overheat, seize or break.',
      'Dzesēšanas šķidrums nokļūst, kur nedrīkst: dzinējs var pārkarst, iestrēgt vai salūzt.',
    ),
  },
  {
    told: [
      'seat, sedekl*',
      'slides/slid/rail/rails, slid*/nefikse*/fiksets/sliedes',
      'driver/drivers/brake/pedals/tips, vaditaj*/bremz*/pedal*',
    ],
    stop: stopAt(
      'restraint',
      'A seat that slides takes you from the pedals when you brake, and its belt does not hold you.',
      'Bremzējot sēdeklis aizslīd, pedāļus var neaizsniegt, un josta nenotur.',
    ),
  },
  {
    told: [
      'engine/car/motor/battery/everything cut*/cuts/dies/died/stall*/dead, battery light/lamp/warning, red battery/everything, noslap*/slapst/akumulator*',
      'steering/wheel/brakes/brake heavy/stiff/hard, steering/wheel/brakes/brake go/goes/went heavy/stiff/hard, stur* smag*, bremz* ciet*, stur*/bremz* smag*/ciet*',
      'restart*/lights/lamp/light/red/again/everything, lamp*/sarkan*/atkal/noslap*/slapst',
    ],
    stop: stop(
      'drive',
      say(
        'The engine stops or its belt is off, and the help for steering and brakes goes with it.',
        'Dzinējs slāpst vai siksna ir nost, un līdz ar to pazūd stūres un bremžu pastiprinājums.',
      ),
      withRoadside(
        say(
          'While it rolls: press the brake hard and hold it, steer with force, both still work, then switch off and do not start again',
          'Kamēr auto ripo: bremzi spiediet stipri un turiet, stūrējiet ar spēku, abas vēl darbojas, tad izslēdziet un vairs neiedarbiniet',
        ),
        say('have the car towed', 'lieciet auto evakuēt'),
      ),
    ),
  },
  {
    told: [
      'middle/fast/left/outside/overtaking/third/live >lane, videj*/kreis*/otraj* josl*, josl* >vidu',
      'cut >out, died/dead/stalled, not/wont/wouldnt start/restart, noslap*/apstaj*/neiedarb*/nobeidz*',
    ],
    stop: stop(
      'drive',
      say(
        'A car that stands in a lane can be hit at any moment.',
        'Joslā stāvošam auto kuru katru brīdi var kāds uzbraukt virsū.',
      ),
      say(
        'In a lane: call 112 at once, all lights on; get behind the barrier only if you surely can, else stay belted in the car and never cross lanes on foot; do not start it again, and have it towed.',
        'Joslā: tūlīt zvaniet 112, visas gaismas ieslēdziet; aiz barjeras ejiet tikai, ja droši tiekat, citādi palieciet auto piesprādzējušies un joslas kājām nešķērsojiet; auto vairs neiedarbiniet un lieciet evakuēt.',
      ),
    ),
  },
  {
    told: [
      'petrol/fuel/gasoline/diesel, benzin*/degviel*/dizel*',
      'spilled/spilt/spill/tipped/leaked/knocked, izlij*/izlija/apgaz*/izgaz*',
      'boot/trunk/inside/cabin/carpet/seat/seats/back, bagaznie*/salon*/sedekl*/paklaj*',
    ],
    stop: stopAt(
      'fuel',
      'Fuel vapor in the car can catch fire at a spark and makes you dizzy.',
      'Degvielas tvaiki auto var aizdegties no dzirksteles, un no tiem reibst galva.',
    ),
  },
  {
    told: [
      'smell/smells/stink* gas/lpg, gas >bottle, gaz* smak*/smird*/ost, smird*/smako/ost gaz*, gazes >balons smird*, gazes balon* ieksa',
      'camper/motorhome/caravan/cooker/fridge/stove/bottle, kemper*/plit*/balon*/ledusskap*',
    ],
    stop: GAS,
  },
  {
    isCertain: true,
    told: [
      'plug/socket/wallbox/cable/cord/spool + hot/melt*/brown/burn*/scorch*/crackl*, kontaktdaks*/daksa/rozet*/spraudn*/kabelis/kabel*/spole + karst*/izkus*/kus*/brun*/apdedz*/deg/apkus*',
      'charging/charge/charges/charged/ev/overnight, lade*/ladej*/uzlade*',
    ],
    stop: stop(
      'high_voltage',
      say(
        'A plug or socket that gets hot while charging can set the house on fire.',
        'Spraudnis vai rozete, kas lādējot karst, var aizdedzināt māju.',
      ),
      say(
        'Stop charging in the app or the car, then switch off the breaker of that socket, and do not touch or pull the hot plug; if it smokes, glows or stays hot: everyone out of the house, call 112; use neither socket nor cable again before an electrician has replaced them.',
        'Pārtrauciet lādēt lietotnē vai auto, tad sadalnē izslēdziet šīs rozetes drošinātāju un karsto spraudni neaiztieciet; ja kūp, gruzd vai paliek karsts: visi ārā no mājas, zvaniet 112; rozeti un kabeli vairs nelietojiet, kamēr elektriķis tos nav nomainījis.',
      ),
    ),
  },
  {
    isCertain: true,
    told: [
      EV,
      'battery/pack/underneath/under/bottom/floor/flood*/water/isolation/plugged, augstsprieg*, batere*/baterij*/akumul*/apaks*/grid*/plud*/applud*/udeni',
      'popping/hiss*/vapour/vapor/smok*/scrape*/dent*/flood*/chemical/sweet/crackl*/swollen/shock/tingle/isolation, temperature >warning/high, temperature too >high, stood water, battery/pack smell*/burn*/hot, smell battery, kimisk*/salda/saldena/snac*/snak*/sprak*/krak*/kup*/dum*/iespiest*/iebukt*/parsist*/plud*/applud*/izolacij*, udeni + stavej*, bater*/baterij*/akumul* ~ smird*/smak*/deguma/silt*/karst*',
    ],
    stop: stop(
      'high_voltage',
      say(
        'A high-voltage battery that was hit or flooded, or that gets hot, can catch fire, even days later, and its vapor is poisonous.',
        'Sasista, applūdusi vai karstoša augstsprieguma baterija var aizdegties arī pēc dienām, un tās tvaiki ir indīgi.',
      ),
      say(
        `Do not switch on, charge, move or touch the car; ${GET_AWAY.en}; call 112 if it smokes, hisses, pops, smells, gives shocks or is hot, and have it taken away from buildings by a firm trained for electric cars.`,
        `Auto neieslēdziet, nelādējiet, nepārvietojiet un neaiztieciet; ${GET_AWAY.lv}; zvaniet 112, ja kūp, šņāc, krakšķ, smird, sper strāvu vai karst, un lieciet to aizvest prom no ēkām uzņēmumam, kas labo elektroauto.`,
      ),
    ),
  },
  {
    isCertain: true,
    told: [
      'idling/idle/idles/idled/snowed/snow/garage/exhaust/stove/monoxide, engine running/on, garaza/garazas/sniegs/sniega/izputej*/kamin*/plit*/signalizator*/detektor*, motor*/dzinej* strada/ieslegt*/darbin*',
      'dizzy/drowsy/sleepy, have/got/gives/getting/bad/with headache/headaches, unconscious/faint/monoxide, keep her/his/my eyes open, passed >out, feel/feels/feeling >sick, both feel >sick, head/heads hurt*/pound*, confused, face red, galva >sap/reibst/dauz*/dun, necelas, sap >galva, slikti/miegain*/nelabi/apreib*/tvan*, nak/grib* >miegs/gulet',
      'idling/idle/idles/idled/snowed/running/alarm/heat/stove/garage, strada/ieslegt*/darbin*/signalizator*/detektor*/apsild*/sild*/kamin*/plit*',
    ],
    stop: FUMES,
  },
  {
    isCertain: true,
    told: [
      'rev/revs/revved/revving/racing/screaming/roaring/runs/ran/running/runaway, wont/not >stop/turn, apgriezien*/griezas/ruc/kauc/aiziet/aizgaja',
      'key >out/off, without >the/a >key, turned/switched/turning/switching >off/it, turned/switched the >engine/ignition, runaway, revved/revs/revving up on its >own, revved/revs/revving by >itself, bez >atslegas, atsleg* ~ iznem*/izvilk*/izvelk*/izslegt*/nost, izsleg*/izsledz*/vejs/veja',
      'diesel/smoke/oil/screaming, dizel*/dum*/ell*/turb*',
    ],
    stop: RUNAWAY,
  },
  {
    told: [
      'cng/lpg/propane, gas >bottle, gaze/gazes/gazi',
      'whistl*/hiss*/falling/dropping, svilp*/snac*/krit',
    ],
    stop: GAS,
  },
  {
    told: [
      'fuel/petrol/diesel/gas >tank, tank >strap/straps, tank >is >hanging, degvielas >tvertn*/bak*, bak*',
      'tank ~ hanging/hangs/hangin/drag*/loose, tank >strap/straps, bak*/tvertn* ~ karajas/velkas/nokrit*, siksna + bak*/tvertn*, bak* lent*',
    ],
    stop: stopAt(
      'fuel',
      'A fuel tank that hangs or drags can leak, and its sparks set the fuel on fire.',
      'Degvielas tvertne, kas karājas vai velkas pa zemi, var sākt tecēt, un dzirksteles degvielu aizdedzina.',
    ),
  },
  {
    told: [
      'gearbox/transmission/engine/underneath/tires/tyres, karb*/motor*/riep*/apaks*',
      'smoke/smoking/smokes, dumo/kup/kupst/dumi',
      'burnt/burning/burned >oil/rubber, smell of burnt, sadegus*/degus*/gumij*',
    ],
    stop: stopAt(
      'fire',
      'Smoke with a burning smell can mean that a fire is starting.',
      'Dūmi un deguma smaka var liecināt par aizdegšanos.',
    ),
  },
  {
    told: [
      'hood/bonnet flew/flies/popped/came/covers/smash*, kapot*/parseg* uzlido*/atlec*/atvera*/pacel*/uzsit*/atcirt*',
      'windscreen/windshield/glass, cannot/cant/couldnt see, vejstikl*/stikl*/neredz*',
    ],
    stop: VIEW,
  },
  {
    told: [
      'hood/bonnet latch/catch/catches/hook/hooks, hood/bonnet flew/flies/pops/popped/lifts/flutter*, hood/bonnet wont/not/doesnt/will latch/close/shut/lock/catch, tied/tie hood/bonnet, kapot*/parseg* sledzen*/akis/netur*/nesledz*/palec*/never*/vala/pacel*/plandas/uzlido*',
    ],
    stop: OPENS,
  },
  {
    told: [
      'child >seat, isofix/buckle/seatbelt, seat >belt, sedeklit*/josta/jostas/spradz*',
      'crash*/accident/cracked/frayed/latch*/click*/lap/broken, avarij*/saplais*/neieker*/neturas/neaizsprad*/nesprad*/klepi',
    ],
    stop: UNPROTECTED,
  },
  {
    told: [
      'bottle/mat/can/carpet/shoe, pudele/pudeli/paklajin*/bundz*',
      'stuck/jammed/caught/rolled/wedged/slid/slipped, aizker*/iesprud*/iestreg*/paripoj*/aizripoj*/palida/iekila*',
      'under/behind/beneath pedal, pedal stuck/jammed/caught/behind/under, zem/aiz pedal*, pedal* aizker*/iesprud*/iestreg*',
      'brake, bremz*',
    ],
    stop: stop(
      'brakes',
      say(
        'With something under or over the pedal you cannot brake when you need to.',
        'Ja zem pedāļa vai aiz tā kaut kas ir, vajadzīgajā brīdī nevar nobremzēt.',
      ),
      withRoadside(
        say(
          'Moving: kick it aside with the side of your foot, do not bend down, shift down, parking brake little by little',
          'Braucot: pastumiet to ar pēdas sānu, nenoliecieties, slēdziet zemāku pārnesumu un pamazām velciet stāvbremzi',
        ),
        say(
          'do not drive before the mat or whatever lies there is out and the pedal goes down and comes back freely',
          'nebrauciet, kamēr paklājiņš vai cits priekšmets nav izņemts un pedālis nekustas brīvi uz leju un atpakaļ',
        ),
      ),
    ),
  },
  {
    told: [
      'trailer/caravan/horsebox, piekab*/treiler*',
      'snak*/sway*/swing*/fishtail*, svaid*/zvalst*/metat*/metaj*/mesl*/met',
    ],
    stop: SWAYING,
  },

  {
    told: [
      'trailer/caravan/horsebox lights/light/lamps, piekab* gaism*/lukt*',
      'lights/light/lamps not/dont/dead/out/work/none, gaism*/lukt* nedeg/nestrada/nav',
    ],
    stop: LIGHTS,
  },
  {
    told: [
      'trailer/caravan/horsebox, piekab*/treiler*',
      'chain/loose/jumped/popped/hitch/breakaway, wheel/hub/brake/brakes hot/smok*/glow*/burn*, brake/brakes not/no/dead/dont/fail*/nothing, troset*/trosit*/nolec*/sakab*/velkas, bremz* nestrada/nav/karst*/uzkars*',
    ],
    stop: TRAILER,
  },
  {
    isCertain: true,
    told: [
      'says/shows/reads/only/down/rada/tikai/palicis 0 >1/2/3/4/5/6/7/8/9 bar/bari/bars/bara/bariem',
      'tyre/tire/tyres/tires/pressure/tpms, riep*/spiedien*',
    ],
    stop: TIRE,
  },
  {
    told: [
      'tyre/tire/tread flew/peel*/shred*/strips/flap*/apart, tyre/tire/tread coming/came >off/apart, bit/bits/piece/pieces/chunk* >of tyre/tire/tread, riep*/protektor* atlup*/gabal*/lup*',
    ],
    stop: stop(
      'tire',
      say(
        'A tire that comes apart can make the car impossible to control.',
        'Riepa, kas jūk pa gabaliem, var padarīt auto nevadāmu.',
      ),
      withRoadside(
        say(
          'While it rolls: hold the wheel firmly, foot off the accelerator, no hard braking, no sharp steering, off the road as soon as you can',
          'Kamēr auto ripo: stūri turiet stingri, kāju no gāzes, strauji nebremzējiet un negrieziet, nobrauciet no ceļa, tiklīdz var',
        ),
        say(
          'do not drive on, and change the wheel only where no traffic passes close by, or call for help',
          'tālāk nebrauciet, riteni mainiet tikai tur, kur tuvu garām nebrauc auto, vai izsauciet palīdzību',
        ),
      ),
    ),
  },
  {
    told: [
      'swapped/changed/put/fitted to wheel/wheels/tyres/tires/winter/summer, swapped/changed/fitted wheel/wheels/tyres/tires, wheels/tyres/tires >put/fitted/changed/swapped, mainiju/nomainiju/uzliku/samainiju riep*/riten*/ziemas',
      'wobbl*/clicking/clicks/knock*/vibrat*/shak*/clunk*/clonk*, klab*/tric*/vibre*/klaksk*/grab*',
    ],
    stop: WHEEL,
  },
  {
    told: [
      'steering >wheel off/crooked/degrees, sture/stures skib*/greiz*',
      'pothole/kerb/curb/hit, bedr*/apmal*/ietriec*/trieciena',
    ],
    stop: CRASHED,
  },
  {
    told: [
      'handbrake/epb, parking >brake, stavbremz*/rokasbremz*/rokas >bremz*',
      'rolled/rolls/rolling, ripo*/noripo*/aizripo*',
    ],
    stop: MOVES,
  },
  {
    told: [
      'handbrake, parking/rear/front/my >brake/brakes, stavbremz*/rokasbremz*/bremze/bremzes',
      'release/stuck/held/drag*, neatlaiz*/iestreg*/iekerusies/iekilej*',
      'burn*/burnt/smell*/hot/smok*, deguma/smird*/karst*/kup*',
    ],
    stop: HOT_BRAKE,
  },
  {
    told: [
      'frozen/froze/locked, sasal*/piesal*',
      'wheel/wheels/brakes/brake, riten*/bremz*',
      'drag*/turning/turn/forced/force, velkas/negriezas/raut*',
    ],
    stop: stopAt(
      'brakes',
      'A wheel that does not turn makes the car impossible to control and ruins the tire and the brake.',
      'Ritenis, kas negriežas, padara auto nevadāmu un sabojā riepu un bremzi.',
    ),
  },
  {
    isCertain: true,
    told: [
      'timing/cam >belt, cambelt, zobsiksn*',
      'frayed/fraying/shredd*/cracked/torn/teeth, noplis*/plais*/irst/izirus*/apdrup*/nodilus*',
    ],
    stop: BELT,
  },
  {
    isCertain: true,
    told: [
      'deer/elk/moose/boar/crash/collision, alni/alnis/aln*/stirn*/mezacuk*/sadursm*/avarij*',
      'windscreen/windshield/roof caved/bent/pushed/smash*/crush*/in, vejstikl*/jumt* iegrim*/iespiest*/saliek*/iegaz*/sadrag*',
    ],
    stop: CRASHED,
  },
  {
    told: [
      'belt, siksna/siksnu/zobsiksn*',
      'rubber/snapped/broke/broken/thrown/flew/slapping, partruk*/izlido*/nolec*/cikst*/plisa/gumij*',
      'engine/power/died/oil/temperature/temp, motor*/dzinej*/ell*/temperatur*',
    ],
    stop: BELT,
  },
  {
    told: [
      'gearbox/transmission/automatic, karba/karbas/automat*',
      'fluid/oil/red, ell*/skidrum*/skidr*',
      'jumped/neutral/slip*/bang, neitral*/izlec*/izleca/spert*',
      'leak*/everywhere/underneath/puddle/pouring, tek/noplud*/pelk*/apaksa*/zem',
    ],
    stop: stopAt(
      'drive',
      'A transmission that loses its oil can lose drive in traffic, lock up or no longer hold in P.',
      'Ātrumkārba, kas zaudē eļļu, satiksmē var zaudēt vilkmi, iestrēgt vai vairs neturēt P stāvoklī.',
    ),
  },
  {
    told: [
      'gearbox/automatic/transmission, karba/automat*/atrumkarb*',
      'jumps/jumped/pops/popped/slips/slipped neutral/drive/gear, izlec*/izleca, parsledz* neitral*',
    ],
    stop: NO_DRIVE,
  },
  {
    told: [
      'water in radiator/coolant/engine, only water, udens radiator*/dzes*',
      'froze/frozen/frost, sasal*/aizsal*/sals/sala',
      'hot/squeal*/heater/start*/boil*, karst*/verd/iedarbin*/silt*',
    ],
    stop: stop(
      'engine',
      say(
        'Frozen coolant stops the cooling and can crack the engine.',
        'Sasalis dzesēšanas šķidrums dzinēju nedzesē un var to pārplēst.',
      ),
      OVERHEATED,
    ),
  },
  {
    told: [
      'loaded/piano/furniture/tiles/bricks, piekraut*/krauts/krauta',
      'sways/swaying, tyres/tires half flat, front light, zvalst*/svaid*/nosedies, prieksa viegla',
    ],
    stop: CARGO,
  },
  {
    told: [
      'no >brake + fuse/bulb/bulbs/behind/tail/rear, all/both/any brake/stop >light*/lamp*, brake/stop >light*/lamp* not/dont/dead/out/gone, nedeg/nestrada/nav stop*/bremzu, stopi/stopgaism*/stopsignal* nedeg/nestrada, bremzu gaism*/lukt* nedeg/nestrada',
    ],
    stop: LIGHTS,
  },
  {
    told: [
      'tow >bar/hitch/ball, towbar/coupling, sakab*',
      'bolt/bolts/crack*/loose/moves/moving/broken, skruv*/plais*/kustas/valig*',
    ],
    stop: TRAILER,
  },
  {
    told: [
      'overload*/overloaded, roof >rack/bars/box crack*/loose/shift*/moves, rack >is/s >bent, tonne/tonnes/tons/kilos over/heavy, load/cargo/pallet/blocks slid*/shift*/moved/loose, straps snap*/broke*/loose, parkrauts/parkrauta/parkrauj*/parkravet*, krav* slid*/sakust*/parput*, krav* >siksn* partruk*/valig*, bloki/maisi/palete slid*/parbid*',
    ],
    stop: CARGO,
  },
  {
    told: [
      'steering >wheel loose/wobbl*/lifts, steering >wheel came >off >in, towards/toward >me + steering, stur* >rat* valig*/kustas, sture nak/naca ara/roka*',
    ],
    stop: stopAt(
      'steering',
      'The steering wheel or its column may come off, and then you cannot steer.',
      'Stūre vai tās kolonna var atdalīties, un tad auto vairs nav vadāms.',
    ),
  },
  {
    told: [
      'ball >joint, track/tie >rod, sarnir*/lodbalst*, stures >stien*/uzgal*',
      'play/loose/broken/worn/knock*, brivkust*/luft*/valig*/izdil*/klab*',
    ],
    stop: stopAt(
      'steering',
      'The joint that holds or steers the wheel can come apart, and then the car cannot be steered.',
      'Šarnīrs, kas tur vai stūrē riteni, var izrauties, un tad auto vairs nav vadāms.',
    ),
  },
  {
    told: [
      'propshaft/driveshaft/cardan, prop >shaft, kardan*',
      'knock*/bolt/bolts/loose/vibrat*/bang*/broken/sheared/hanging/dropped, dauz*/skruv*/valig*/vibre*/nokrit*/klab*',
    ],
    stop: SHAFT,
  },
  {
    told: [
      'wheel >fell/came/is/flew >off, wheel came off, ritenis/ritenim/riteni nost/nokrita/nolec*/nolidoj*/atdalij*, nokrita ritenis, wheel/rim cracked/broken/buckled, wheel bent/crooked, ritenis/riteni greizi/skibi/greizs/skibs, disk* izlauz*/plisis/salauz*, ritenis salauz*',
    ],
    stop: WHEEL,
  },
  {
    told: [
      'subframe rust*/rotten/torn/crack*, axle torn/shifted/crooked/broke*/hanging, tilts/tilta atpl*/noraut*/izrus*/atrus*, tilta stiprinaj*/balsts/sija atpl*/izrus*/atrus*',
    ],
    stop: WHEEL,
  },
  {
    told: [
      'petrol/gasoline/adblue/diesel/water in diesel/petrol, wrong >fuel, adblue in tank/diesel, benzin* dizel*, dizel* benzin*, adblue bak*',
      'put/filled/fill/pumped/nozzle/poured, ieleju/uzpildij*/pielej*/ielej*/iepildij*',
    ],
    stop: WRONG_FUEL,
  },
  {
    isCertain: true,
    told: [
      'chain ~ loose/slack/jumped/jumps/skips/off/broke*, chain + slack, ked* ~ valig*/nolec*/lec/partruk*/nokaraj*',
      `${RIDERS}, swingarm/sprocket, my >bike, zobrat*`,
    ],
    stop: stopAt(
      'drive',
      'A chain that jumps off can lock the rear wheel and throw you off.',
      'Ķēde, kas nolec, var nobloķēt pakaļējo riteni, un jūs kritīsiet.',
    ),
  },
  {
    told: ['fork/forks, daksas/daksu/daksam', 'oil, ell*', 'disc/disk/tire/tyre/brake, disk*/riep*/bremz*'],
    stop: BRAKES,
  },
  {
    told: [
      'engine/motor >mount*, motora/dzineja >balst*/spilven*',
      'broke*/snapped/jumps/torn, parluz*/saplis*/lec/partruk*',
    ],
    stop: stopAt(
      'drive',
      'An engine that is not held can tear hoses, wires and drive shafts.',
      'Dzinējs, kas netiek turēts, var saplēst šļūtenes, vadus un piedziņu.',
    ),
  },
  {
    told: [
      'flood/flooded/floods, stood in water, deep >water/puddle, water above/over/up seats/sills, plud*, stavej* udeni, udeni lidz, dzilu/dzila >udeni/pelk*',
      'dried/dry/week/night/key/start/now/hours/milky, lidz/izzuv*/notecej*/iedarbin*/tagad/stund*/pagajus*/kafij*',
    ],
    stop: stop(
      'engine',
      say(
        'Water in the engine breaks it at the first turn, wet wiring can start a fire, and airbags and brakes may fail.',
        'Ūdens dzinējā to salauž jau pirmajā apgriezienā, slapji vadi var aizdegties, un spilveni un bremzes var neizdarīt savu.',
      ),
      say(
        'Do not turn the key and do not charge it, not even if everything is dry again; keep it away from the house; have the battery disconnected and the car towed and checked.',
        'Atslēgu negrieziet un auto nelādējiet, arī ja viss ir izžuvis; turiet to tālāk no mājas; lieciet atvienot akumulatoru, auto evakuēt un pārbaudīt.',
      ),
    ),
  },
  {
    told: [
      'deer/crash/crashed/accident, hit us, stirn*/alni/avarij*/ietriec*/sadur*',
      'radiator/coolant/green/leaking, radiator*/tek',
      'wheel/steer*/headlight, riten*/stur*/luktur*/kapot*',
    ],
    stop: CRASHED,
  },
  {
    told: [
      'cut/slashed/loosened/tampered, pargriez*/nogriez*/sagriez*',
      'threat*/ex/somebody/someone/deliberately, drauds*/draudej*/kads/tisam',
      'hose/hoses/brake/brakes/fluid/tires/tyres/nuts/bolts, slutene*/bremz*/skidr*/riep*/skruv*',
    ],
    stop: stop(
      'brakes',
      say(
        'Somebody may have damaged the car on purpose, and the brakes may not stop it.',
        'Auto, iespējams, sabojāts tīšām, un bremzes to var neapturēt.',
      ),
      say(
        'Do not move or touch the car; go inside and call the police, 112; have the whole car checked after they have seen it.',
        'Auto nepārvietojiet un neaiztieciet; ejiet telpās un zvaniet policijai, 112; kad tā auto apskatījusi, lieciet pārbaudīt visu auto.',
      ),
    ),
  },
  {
    told: [
      'ice/iced/frozen/snow/frost/fog/fogged, apledoj*/aizsal*/sarm*/sniegs/aizsvid*',
      'windscreen/windshield, hole scratched, vejstikl*/stikls/stiklu/logi',
      'heater/see/hole/scratched, redz*/caurum*/peck*/apsild*',
    ],
    stop: VIEW,
  },
  {
    told: [
      'windscreen/windshield, vejstikl*',
      'shatter*/spiderweb/smash*, spider >web, sadrup*/saplais*/zirnek*/izsist*',
    ],
    stop: VIEW,
  },
  {
    told: ['grind*/metal, cirkst*/metal*/vil*', 'brake/brakes/braking, bremz*', 'later/longer, velak/ilgak'],
    stop: BRAKES,
  },
  {
    told: [
      'bubbl*/boil*/climb*/red/overheat*, burbul*/varas/verd/sarkan*/parkar*',
      'coolant/expansion/temperature/needle, dzeses*/tvertn*/temperatur*/bulta/bultina',
      'climbing/bubbling/boiling/boils/bubbles, burbulo/verd/varas/kap',
    ],
    stop: stop(
      'engine',
      say(
        'A hot engine is ruined within minutes, and its coolant scalds.',
        'Pārkarsis dzinējs sabojājas dažās minūtēs, un tā šķidrums applaucē.',
      ),
      OVERHEATED,
    ),
  },
  {
    told: [
      'lights, gaismas/gaisma',
      'all/everything/dim/dimmer/dimming/fading, visas/viss/blav*',
      'battery/alternator/dash/dim/dimmer/dimming/fading/flicker*, akumulator*/panel*/blav*/ladej*',
      'dark/night, tumsa/nakts/nakti',
    ],
    stop: CURRENT,
  },
  {
    told: [
      'clutch, sajug*',
      'out >of >gear, in >first, no >parnesuma, ir >atruma, nesledzas >ara',
      'stuck/floor, iestreg*/gridas/grida',
    ],
    stop: stop(
      'surging',
      say(
        'In gear and without a clutch the car jumps forward as soon as it can.',
        'Ar ieslēgtu pārnesumu un bez sajūga auto lec uz priekšu, tiklīdz var.',
      ),
      withRoadside(
        say(
          'Foot on the brake, parking brake on, then switch off: in gear the car now holds by itself',
          'Kāju uz bremzes, pievelciet stāvbremzi, tad izslēdziet auto: ar pārnesumu tas turas pats',
        ),
        say(
          'do not start it again, and have it towed on a flatbed',
          'vairs neiedarbiniet un lieciet auto aizvest ar evakuatoru',
        ),
      ),
    ),
  },
];

const rider = (first: BilingualText, then: BilingualText): BilingualText =>
  say(
    `${first.en}; on a road: off it with the motorcycle if that is safe, helmet on, wait behind the barrier; ${then.en}.`,
    `${first.lv}; uz ceļa: nostumiet motociklu no tā, ja tas ir droši, ķiveri nenoņemiet, gaidiet aiz barjeras; ${then.lv}.`,
  );
const FETCHED = say(
  'have it repaired on the spot or fetched by a van or trailer',
  'lieciet to salabot uz vietas vai aizvest ar busiņu vai piekabi',
);

/** A motorcycle has no doors and no hood. Where it can burn, it is left as a car is. */
export const RIDER = {
  match: RIDERS,
  /** Such a text is of a car that met a motorcycle. */
  unless: 'car/cars/van, auto/masin*/busin*',
  burns: new Set<Danger>(['people', 'high_voltage', 'fire', 'battery', 'gas', 'fuel', 'fumes', 'wrong_fuel']),
  surging: rider(
    say(
      'If the throttle sticks: both brakes, clutch in, then the red engine stop switch or the key, and ride no further',
      'Ja gāze iestrēgst: abas bremzes, sajūgs, tad sarkanais izslēgšanas slēdzis vai atslēga, un tālāk nebrauciet',
    ),
    FETCHED,
  ),
  other: rider(say('Do not ride on, not even slowly', 'Nebrauciet tālāk pat lēnām'), FETCHED),
};
