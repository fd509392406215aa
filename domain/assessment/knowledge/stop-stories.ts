import { type BilingualText, say } from '../bilingual-text.ts';
import { GET_AWAY, withRoadside } from './roadside.ts';
import {
  BRAKES,
  CARGO,
  CURRENT,
  FUMES,
  GAS,
  OPENS,
  RUNAWAY,
  TRAILER,
  UNPROTECTED,
  VIEW,
  WHEEL,
  WRONG_FUEL,
} from './stop-signs.ts';
import { type Danger, type Stop, stop, stopAt } from './stops.ts';

type Story = {
  /** Expressions between commas: of each list one stands somewhere in the text. */
  readonly told: readonly string[];
  readonly stop: Stop;
};

const EV =
  'tesla/ev/electric/kona/leaf/zoe/egolf/ioniq/hybrid/phev/polestar/prius/charging/elektroauto/elektro*/hibrid*, e >golf';
/** A text of a motorcycle. */
const RIDERS =
  'motorcycle*/motorbike*/moped*/scooter*/harley/yamaha/ducati/kawasaki/vespa/handlebar*, moc*/motocikl*/skuter*/motoroller*';
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
const OVERHEATED = withRoadside(
  say(
    'Switch off, keep away from the steam and let it cool for at least 30 minutes',
    'Izslēdziet auto, turieties tālāk no tvaika un ļaujiet dzinējam atdzist vismaz 30 minūtes',
  ),
  say(
    'never open the coolant cap while it is hot, and have the car towed before it runs again',
    'nekad neatveriet dzesēšanas šķidruma vāciņu, kamēr tas karsts, un pirms iedarbināšanas lieciet auto evakuēt',
  ),
);

/** What a text tells as a whole comes before what its words name, the first that fits: first what saves people. */
export const STOP_STORIES: readonly Story[] = [
  {
    told: [
      'level/railway/train/rail >crossing/tracks, on the >tracks/rails, train >is/coming, uz parbrauktuv*/sliedem/sliezu/dzelzcela',
      'dead/died/stuck/stalled/bells/bell/barrier/barriers/start/stopped/power/gear/move, noslapa/noslapusi/neiedarb*/iestrega/iestreguse/iesprud*/zvan*/barjer*/nekust*/nobeidz*',
    ],
    stop: stop(
      'people',
      say('A train cannot stop for you.', 'Vilciens jūsu dēļ apstāties nevar.'),
      say(
        'Everyone out NOW, leave everything, first help whoever cannot get out alone; away from the track, at an angle towards where the train comes from; then call the number on the sign at the crossing or 112, and do not go back.',
        'TŪLĪT visi ārā, mantas atstājiet, vispirms palīdziet tam, kas pats netiek ārā; prom no sliedēm, slīpi uz to pusi, no kuras nāk vilciens; tad zvaniet uz numuru pie pārbrauktuves vai 112, un atpakaļ neejiet.',
      ),
    ),
  },
  {
    told: [
      'water/waters rising/rises/door/doors/seats/bonnet/window/windows/up, ice/river/lake/canal/pond/sea, udens/udeni/ledus/upe/upi/ezera/ezers/dikis/diki/kanala',
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
    told: [
      'jack/car/van/wheel slipped/fell/slid/dropped/came, under >it/the, domkrat*, nogaz*/noslid*/uzgaz*/sasver*/apaksa/zem',
      'trapped/pinned/crushed/stuck foot/leg/arm/hand/fingers/under/underneath/beneath, foot/leg/arm/hand/fingers/mate/brother/friend/husband/dad >is/s >trapped/pinned/stuck/crushed, iespiest*/piespiest*/saspiest*/iesprud* + bral*/virs/viru/draug*/tev*/tetis/dels/kaja/kaju/roka/roku/pirkst*/cilvek*/vaid/kliedz',
    ],
    stop: stop(
      'people',
      say('Somebody is trapped under the car.', 'Zem auto kāds ir iespiests.'),
      say(
        'Call 112 now; wheels on the ground chocked, parking brake on, lift the car with a second jack on firm ground and put blocks under it at once; nobody reaches under it, do not pull by force, stay with whoever is hurt, press on a wound that bleeds.',
        'Tūlīt zvaniet 112; nobloķējiet riteņus, kas stāv uz zemes, pievelciet stāvbremzi, paceliet auto ar otru domkratu un uzreiz palieciet balstus; zem auto nelieniet, ar varu nevelciet, palieciet pie cietušā, asiņojošu brūci piespiediet.',
      ),
    ),
  },
  {
    told: [
      'locked/trapped/stuck/shut/inside, doors dont/wont/not/cannot/cant open, iesprost*/iesleg*/aizsleg*/aizcirt*/ieslodz*, atslega/atslegas ieksa, netiek/netieku >ara',
      CHILD,
      'degrees/hot/heat/sun/sunny/boiling/sweating/crying, gradu/gradi/karst*/saule/saules/svelme/svist*/raud/sarkans/sarkana',
    ],
    stop: stop(
      'people',
      say(
        'In the sun a closed car gets so hot within minutes that whoever is inside can die.',
        'Saulē slēgts auto dažās minūtēs sakarst tā, ka iekšā esošais var nomirt.',
      ),
      say(
        'Call 112 now, wait for no locksmith; try every door handle twice and the emergency release, else break the side window farthest from them at a corner; out into the shade, cool them with water, give sips only to whoever is awake.',
        'Tūlīt zvaniet 112, atslēgu meistaru negaidiet; pavelciet katru rokturi divreiz, citādi pie stūra izsitiet sānu logu, kas no iekšā esošā vistālāk; ārā ēnā, dzesējiet ar ūdeni, dzert pa malkam dodiet tikai tam, kas ir nomodā.',
      ),
    ),
  },
  {
    told: [
      'acid/chlorine/solvent/bleach/ammonia/pesticide/thinner/chemical/chemicals, weed >killer, skab*/skidinataj*/hlor*/amonjak*/acetons/kimik*/kimikal*',
      'spill*/tipped/burst/leaked/knocked, izlij*/izlija/apgaz*/izgaz*/izteceja',
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
    told: [
      'seeing/see >double, double >vision, stroke/seizure/seizures/epilep*/drunk/hypo, redz/redzu >dubult*/divkars*, insult*/epilep*/lekme/lekmes/iedzer*/dzeris/reibum*',
      'drive/driving/pharmacy/home/work/get, brauk*/brauc*',
    ],
    stop: stop(
      'people',
      say(
        'Whoever sees double, is drunk or had a stroke or a fit must drive no car at all.',
        'Kas redz dubulti, ir iedzēris vai kam bijis insults vai lēkme, nedrīkst vadīt nekādu auto.',
      ),
      say(
        'Do not drive, in no car, and take the keys from whoever wants to; call 112 if it began suddenly or with headache, weakness or trouble speaking, else ask a doctor first; the fault of the car must be checked before anyone drives it.',
        'Nebrauciet ne ar kādu auto un paņemiet atslēgas tam, kas to grib; zvaniet 112, ja tas sācies pēkšņi vai ar galvassāpēm, vājumu vai grūtībām runāt, citādi vispirms jautājiet ārstam; arī auto bojājums jāpārbauda, pirms kāds brauc.',
      ),
    ),
  },
  {
    told: [
      'plug/socket/charger/wallbox, charging >cable, kontaktdaks*/daksa/rozet*/spraudn*/ladetaj*, lades >kabel*',
      'charging/charge/charges/ev/overnight, lade*/ladej*/uzlade*',
      'hot/melt*/brown/burn*/scorch*/smell*/black, karst*/izkus*/kus*/brun*/apdedz*/deg/smird*/meln*',
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
    told: [
      EV,
      'battery/pack/underneath/under/bottom/floor/garage/flood*/water/isolation, batere*/baterij*/akumul*/apaks*/grid*/zem/plud*/udeni/garaz*/pagalm*',
      'pop*/hiss*/vapour/vapor/smok*/scrape*/dent*/flood*/chemical/crackl*/swollen/shock/temperature/isolation/burn*/smell*, stood water, kimisk*/snac*/snak*/sprak*/krak*/kup*/dum*/iespiest*/iebukt*/plud*/udeni/temperatur*/izolacij*/deguma/smird*/smak*',
    ],
    stop: stop(
      'high_voltage',
      say(
        'A high-voltage battery that was hit, flooded or gets hot can catch fire, even days later, and its vapor is poisonous.',
        'Sasista, applūdusi vai karstoša augstsprieguma baterija var aizdegties arī pēc dienām, un tās tvaiki ir indīgi.',
      ),
      say(
        `Do not switch on, charge, move or touch the car; ${GET_AWAY.en}; call 112 if it smokes, hisses, pops, smells, gives shocks or is hot, and have it taken away from buildings by a firm trained for electric cars.`,
        `Auto neieslēdziet, nelādējiet, nepārvietojiet un neaiztieciet; ${GET_AWAY.lv}; zvaniet 112, ja kūp, šņāc, krakšķ, smird, sper strāvu vai karst, un lieciet to aizvest prom no ēkām uzņēmumam, kas labo elektroauto.`,
      ),
    ),
  },
  {
    told: [
      'idling/idle/idles/idled/snowed/snow/garage/exhaust/stove/monoxide, engine running/on, garaza/garazas/sniegs/sniega/izputej*/kamin*/plit*/signalizator*/detektor*, motor*/dzinej* strada/ieslegt*/darbin*',
      'dizzy/drowsy/sleepy/headache/unconscious/faint/monoxide, keep her/his/my eyes open, passed >out, feel/feels/feeling >sick, both feel >sick, head/heads hurt*/pound*, galva >sap/reibst, sap >galva, slikti/miegain*/nelabi/apreib*/tvan*, nak/grib* >miegs/gulet',
      'idling/idle/idles/idled/snowed/running/alarm/heat/stove/garage, strada/ieslegt*/darbin*/signalizator*/detektor*/apsild*/sild*/kamin*/plit*',
    ],
    stop: FUMES,
  },
  {
    told: [
      'rev/revs/revving/racing/screaming/roaring/runs/ran/running/runaway, wont/not >stop/turn, apgriezien*/griezas/ruc/kauc/aiziet/aizgaja',
      'key >is/s/out/off, key, turned/switched/turning/switching >off/it, turned/switched the >engine/ignition, runaway, atsleg*/izsleg*/izsledz*/vejs/veja',
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
      'fuel/petrol/diesel/gas >tank, tank >strap, degvielas >tvertn*/bak*, bak*',
      'hang*/drag*/strap/loose/dropped, karajas/velkas/nokrit*/siksn*/skrape*',
      'tank, tvertn*, baka/baku/bak*',
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
      'hood/bonnet, kapot*/parseg*',
      'latch/catch/flew/popped/tie/up/wire, sledzen*/akis/uzlido*/stiepl*/atvera*/nenotur*',
      'windscreen/windshield/see, vejstikl*/redzu',
    ],
    stop: VIEW,
  },
  {
    told: [
      'hood/bonnet, kapot*/parseg*',
      'latch/catch/flew/popped/tie/tied/wire, sledzen*/akis/uzlido*/stiepl*/nenotur*/netur*',
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
      'snak*/sway*/swing*/fishtail*/chain/loose/jumped/popped/hitch, brake/brakes not/no/dead/fail*, bremz* nestrada/nav, svaid*/zvalst*/metat*/mesl*/troset*/trosit*/nolec*/sakab*/velkas',
    ],
    stop: TRAILER,
  },
  {
    told: [
      'tow >bar/hitch/ball, towbar/coupling, sakab*',
      'bolt/bolts/crack*/loose/moves/broken, skruv*/plais*/kustas/valig*',
    ],
    stop: TRAILER,
  },
  {
    told: [
      'overload*/overloaded, tonne/tonnes/tons/kilos over/heavy, load/cargo/pallet/blocks slid*/shift*/moved/loose, straps snap*/broke*/loose, parkrauts/parkrauta/parkrauj*/parkravet*, krav* slid*/sakust*/parput*, krav* >siksn* partruk*/valig*, bloki/maisi/palete slid*/parbid*',
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
      'knock*/bolt/loose/vibrat*/bang*/broken, dauz*/skruv*/valig*/vibre*/nokrit*/klab*',
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
    told: ['subframe/axle, tilta/tilts/balstiekart*', 'torn/rust*/broke*/tear*, atpl*/izrus*/noraut*'],
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
    told: ['chain, kede/kedi/kedes', RIDERS],
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
      'flood/flooded/floods, stood in water, water above/over/up seats/sills, plud*, stavej* udeni, udeni lidz',
      'dried/dry/week/night/key/start/now/hours, izzuv*/notecej*/iedarbin*/tagad/stund*/pagajus*',
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
    stop: stop(
      'steering',
      say(
        'After such a crash a tire can burst, the steering can fail and the engine seizes without coolant.',
        'Pēc tādas sadursmes riepa var plīst, stūre atteikt, un bez dzesēšanas šķidruma dzinējs iestrēgst.',
      ),
      withRoadside(
        say(
          'Do not drive on, not even slowly, and switch off',
          'Nebrauciet tālāk pat lēnām un izslēdziet auto',
        ),
        say(
          'call 112, also for whoever is hurt, pregnant or unwell, stay away from the animal, and have the car towed on a flatbed',
          'zvaniet 112, arī ja kāds ir cietis, grūtniece vai kādam slikti, pie dzīvnieka neejiet, un lieciet auto aizvest ar evakuatoru',
        ),
      ),
    ),
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
      'belt, siksna/siksnu/zobsiksn*',
      'rubber/snapped/broke/broken/thrown/flew/slapping, partruk*/izlido*/nolec*/cikst*/plisa',
      'engine/power/died/oil/temperature, motor*/dzinej*/ell*/temperatur*',
    ],
    stop: stopAt(
      'engine',
      'A belt that comes apart can wreck the engine, and the help for steering and brakes goes with it.',
      'Siksna, kas irst, var sabojāt dzinēju, un līdz ar to pazūd stūres un bremžu pastiprinājums.',
    ),
  },
  {
    told: [
      'lights, gaismas',
      'all/everything/dim/dimmer/dimming/fading, visas/viss/blav*',
      'dark/night, tumsa/tumsa/nakts/nakti',
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
