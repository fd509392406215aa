import { say, standing } from '../bilingual-text.ts';
import { type Cause, lessLikely, likely, possible, type SymptomPattern } from './pattern-shape.ts';
import {
  ASK_FOR_CODE,
  READ_BEFORE_CLEARING,
  READ_BEFORE_REPLACING,
  READ_CODES,
  SHOW_CODE,
} from './shared-advice.ts';
import {
  ENGINE_OIL_LAMP,
  FLASHING_ENGINE_LAMP,
  GAS_LEAK,
  NOT_LEAKING_GAS,
  OIL_IS_WELL,
  TURNS_SLOWLY,
} from './signs.ts';

/** Of the lamp and of the codes alike. */
const LOW_OIL_PRESSURE: readonly Cause[] = [
  likely(
    say('Too little oil in the engine', 'Pārāk maz eļļas dzinējā'),
    say('if the dipstick shows too little', 'ja mērstienis rāda par maz'),
  ),
  possible(
    say('A faulty pressure sensor', 'Bojāts spiediena sensors'),
    say('the repair shop measures the actual pressure', 'autoservisā izmēra patieso spiedienu'),
  ),
  possible(
    say('A worn oil pump or worn engine bearings', 'Nodilis eļļas sūknis vai dzinēja ieliktņi'),
    say('especially if you hear knocking', 'īpaši, ja dzirdama klaudzoņa'),
  ),
];

export const ENGINE_FUEL: readonly SymptomPattern[] = [
  {
    id: 'hard-start',
    category: 'engine_fuel',
    advice: 'soon',
    symptom: say('the engine is hard to start', 'dzinēju grūti iedarbināt'),
    match: [
      'hard/difficult/trouble/long/slow to start/starting',
      'crank* + start*',
      'grut*/ilgi/slikti iedarbin*/pielaist/palaist/start*/jagriez/lec/nelec/griez/pielec/nestarte*',
      'starter* griez + neker/nelec/ilgi/nestarte*/neiedarbin*/nepielec',
      'ilgi griez* + piestart*/iedarb*/pielec/pirms',
      'reizes/reizi + pielec/iedarb*/piedarb*/piestart*',
      'rulle ilgi',
      'wont/not/didnt fire/firing >up',
      'tak* ages/forever/long/while start/starting/fire',
      'griez >un >griez',
      'grut* piestart*',
      'starte/startejas/startet + reizi/sekun*',
      'start* + third/fourth/several + try/go',
    ],
    unless: ['akumulator*', 'battery', ...TURNS_SLOWLY],
    causes: [
      likely(
        say('Weak fuel supply (pump, filter, pressure)', 'Vāja degvielas padeve (sūknis, filtrs, spiediens)'),
        say('the engine turns over but gets too little fuel', 'dzinējs griežas, bet saņem par maz degvielas'),
      ),
      likely(
        say('Worn spark plugs', 'Nodilušas aizdedzes sveces'),
        say('typical when the engine is cold', 'raksturīgi aukstam dzinējam'),
      ),
      likely(
        say('The glow plugs of a diesel', 'Dīzeļa kvēlsveces'),
        say('typical on cold mornings', 'raksturīgi aukstos rītos'),
      ),
      possible(
        say('A temperature or crankshaft sensor', 'Temperatūras vai kloķvārpstas sensors'),
        say(
          'the first when the engine is cold, the second when it is hot',
          'pirmais aukstam dzinējam, otrais karstam',
        ),
      ),
    ],
    questions: [
      say(
        'Is it worse with a cold engine or a hot one?',
        'Vai sliktāk ir ar aukstu vai karstu dzinēju?',
        'cold hot',
      ),
      say('Does the starter turn as fast as usual?', 'Vai starteris griež tikpat ātri kā parasti?'),
      say('How much fuel is in the tank?', 'Cik degvielas ir bākā?'),
    ],
    advices: [
      say(
        'Do not crank the engine for longer than 10 seconds at a time; pause between attempts.',
        'Negrieziet starteri ilgāk par 10 sekundēm; starp mēģinājumiem ievērojiet pauzi.',
      ),
      say(
        'Note how long the car had stood and how cold it was.',
        'Pierakstiet, cik ilgi auto bija stāvējis un cik auksts bija.',
      ),
    ],
  },
  {
    id: 'stalling',
    category: 'engine_fuel',
    advice: 'soon',
    symptom: say('the engine stalls', 'dzinējs noslāpst'),
    stop: 'stalls',
    match: [
      'stall*',
      'engine/motor/car/vehicle dies/died/quits/quit',
      'dies/died + stop/lights/light/idle',
      'engine/motor/car/vehicle shut*/shuts/turn*/cut* off/down/out',
      'slapst*/noslapst*/noslap*/izslap*/zust',
      'motors/dzinejs/masina izsledzas/apstajas/nomirst/nodziest/noslak*',
    ],
    unless: ['start stop', 'install*'],
    causes: [
      likely(
        say('Interrupted fuel supply or ignition', 'Pārtraukta degvielas padeve vai aizdedze'),
        say(
          'the engine stops when either is missing for a moment',
          'ja kaut viena uz brīdi pazūd, dzinējs apstājas',
        ),
      ),
      possible(
        say(
          'A dirty throttle body or a stuck idle control valve',
          'Netīrs droseļvārsts vai iestrēdzis tukšgaitas regulators',
        ),
        say(
          'typical when it stalls at idle or at a red light',
          'raksturīgi, ja noslāpst tukšgaitā vai pie luksofora',
        ),
      ),
      possible(
        say('A failing crankshaft sensor', 'Bojāts kloķvārpstas sensors'),
        say(
          'often fails when hot and works again after cooling',
          'sakarsis tas bieži pārstāj darboties, bet atdzisis atkal darbojas',
        ),
      ),
    ],
    questions: [
      standing(
        'Did the engine stall while driving, or only at a standstill or when starting?',
        'Vai dzinējs noslāpa braucot vai tikai stāvot un iedarbinot?',
      ),
      say(
        'Can it be restarted at once or only after a while?',
        'Vai to var iedarbināt uzreiz vai tikai pēc kāda laika?',
      ),
      standing(
        'Did the lights stay on when it stalled?',
        'Vai, dzinējam noslāpstot, gaismas turpināja degt?',
      ),
    ],
    advices: [
      say(
        'If it stalls while driving: press the brake once, firmly, and hold it; do not pump it. The steering gets heavy but still works.',
        'Ja dzinējs noslāpst braucot: vienreiz stingri nospiediet bremzi un turiet, nepumpējiet; stūre kļūst smaga, bet darbojas.',
      ),
      READ_BEFORE_CLEARING,
    ],
  },
  {
    id: 'water-in-engine',
    category: 'engine_fuel',
    advice: 'stop_driving',
    symptom: say('the engine stopped in deep water', 'dzinējs noslāpa dziļā ūdenī'),
    stop: 'flooded',
    match: [
      'water/puddle/flood*/ford/river/underpass + died/dies/stall*/stopped/dead/clunk/wont/cut',
      'uden*/pelk*/peke/pekes/upe/upi/brasl*/applud* + noslap*/nestart*/neiedarb*/negriez*',
    ],
    causes: [
      likely(
        say('Water in the cylinders', 'Ūdens cilindros'),
        say(
          'water cannot be compressed and bends the connecting rods',
          'to nevar saspiest, un tas saliec klaņus',
        ),
      ),
    ],
    questions: [
      standing('How deep was the water?', 'Cik dziļš bija ūdens?'),
      standing('Has anyone tried to start the engine since?', 'Vai kāds pēc tam mēģinājis to iedarbināt?'),
    ],
    advices: [
      standing(
        'Have the water removed from the intake and the cylinders before anyone turns the engine.',
        'Pirms kāds griež dzinēju, lieciet iztīrīt ūdeni no ieplūdes un cilindriem.',
      ),
    ],
  },
  {
    id: 'rough-idle',
    category: 'engine_fuel',
    advice: 'soon',
    symptom: say('rough or unsteady idle', 'nevienmērīga tukšgaita'),
    match: [
      'rough/unsteady/erratic/uneven/high/low idl*/idle/rpm',
      'idl*/idle rough*/erratic*/shak*/high/low/vibrat*/surg*',
      'engine shak*/shudder*/vibrat*',
      'motor*/dzinej*/masina tric/krat*/vibr*/drebin* + luksofor*/stavot/stavu/stav',
      'revs/rpm/rpms/idle up >and >down',
      'tuksgait* krat*/rausta*/peld*/leka*/nevienmer*/trice*/vibr*/svarst*',
      'krata*/trice*/tric/vibre* + tuksgait*',
      'apgriezien* ~ peld*/leka*/lec*/svarst*/staiga*/krit',
      'idle/idles/idling + hunt*/lumpy/yoyo',
    ],
    causes: [
      likely(
        say(
          'Dirty throttle body or an air leak in the intake',
          'Netīrs droseļvārsts vai gaisa piesūce ieplūdes traktā',
        ),
        say('the engine cannot hold a steady idle', 'dzinējs nespēj noturēt tukšgaitas apgriezienus'),
      ),
      likely(
        say('Misfire in one cylinder', 'Aizdedzes izlaidumi vienā cilindrā'),
        say('the engine then shakes rhythmically', 'tad dzinējs kratās ritmiski'),
      ),
      possible(
        say('Worn engine mounts', 'Nodiluši dzinēja balsti'),
        say(
          'the engine itself runs well, but you feel it shake',
          'dzinējs strādā labi, bet kratīšanās jūtama salonā',
        ),
      ),
    ],
    questions: [
      say(
        'Does it get better when you rev the engine a little?',
        'Vai, nedaudz pieliekot gāzi, kļūst labāk?',
      ),
      say(
        'Does it also idle roughly with the air conditioning off?',
        'Vai tas notiek arī ar izslēgtu kondicionieri?',
      ),
    ],
    advices: [
      say(
        'Listen for hissing in the engine bay: it points to an air leak.',
        'Ieklausieties, vai zem motora pārsega nešņāc: tas liecina par gaisa piesūci.',
      ),
    ],
  },
  {
    id: 'loss-of-power',
    category: 'engine_fuel',
    advice: 'soon',
    symptom: say('loss of power', 'trūkst jaudas'),
    stop: 'stalls',
    match: [
      'loss/lost/lack/loses/losing/no/low/reduced/less of/engine/motive/all power',
      'sluggish/hesitat*/bogs/bogging',
      'not/unable/wont/wouldnt/slow/fail* accelerat*',
      'no power + uphill/hill/hills/accelerat*/climb*/overtak*',
      'limp mode',
      'reduced power',
      'trukst/nav/zaude*/pazud*/mazak spek*/jaud*/vilkm*',
      'nevelk/nevilk/nevelkas',
      'vaji/slikti velk/vilka/uznem/paatrinas',
      'jaud* + mazak*/kritusi/krit',
      'rev past/over/above + wont/doesnt/not',
      'aizdomaj*',
      'gazi + sekund*',
      'avarijas rezim*',
      'netiek kalna',
    ],
    unless: ['power steering', 'power window*', 'dsg/autobox/gearbox hesitat*'],
    causes: [
      likely(
        say('A leak or fault in the turbo system', 'Noplūde vai bojājums turbīnas sistēmā'),
        say(
          'typical when the power drops suddenly and a warning light comes on',
          'raksturīgi, ja jauda pazūd pēkšņi un iedegas lampiņa',
        ),
      ),
      likely(
        say('A clogged fuel or air filter', 'Aizsērējis degvielas vai gaisa filtrs'),
        say('the power fades little by little', 'tad jauda zūd pamazām'),
      ),
      possible(
        say(
          'Blocked particulate filter or catalytic converter',
          'Aizsērējis kvēpu filtrs (DPF) vai katalizators',
        ),
        say('exhaust gas cannot get out', 'izplūdes gāzes netiek ārā'),
      ),
      possible(
        say('A faulty mass air flow or pressure sensor', 'Bojāts gaisa masas vai spiediena sensors'),
        say('the engine then runs in limp mode, with less power', 'tad dzinējs strādā avārijas režīmā'),
      ),
    ],
    questions: [
      standing('Did the power drop suddenly or little by little?', 'Vai jauda pazuda pēkšņi vai pamazām?'),
      say(
        'Is the check engine light steady or flashing?',
        'Vai „check engine” lampiņa deg pastāvīgi vai mirgo?',
      ),
      standing('Was there more smoke or noise than before?', 'Vai dūmu vai trokšņa bija vairāk nekā agrāk?'),
    ],
    advices: [
      say(
        'Avoid passing and highways until the engine has been checked.',
        'Līdz pārbaudei izvairieties no apdzīšanas un ātrgaitas ceļiem.',
      ),
      say(
        'Check when the air and fuel filters were last changed.',
        'Noskaidrojiet, kad pēdējo reizi mainīti gaisa un degvielas filtri.',
      ),
    ],
  },
  {
    id: 'misfire-jerking',
    category: 'engine_fuel',
    advice: 'soon',
    symptom: say('the engine misfires or jerks', 'dzinējs raustās vai strādā ar aizdedzes izlaidumiem'),
    stop: 'misfire',
    match: [
      'misfir*',
      'sputter*/backfir*/stumbl*/stutter*',
      'jerk*/buck* + accelerat*/engine/gas',
      'raustas/raustit*/troj*/triplet*',
      'raust*/saraust* + gaz*/uznem*/paatrin*/motor*/dzinej*',
    ],
    unless: ['karb*/atrumkarb* raust*', 'dsg', 'automat* raust*', 'stur* raust*'],
    causes: [
      likely(
        say('Ignition coil or spark plugs', 'Aizdedzes spole vai sveces'),
        say(
          'the most common cause of misfires in gasoline engines',
          'biežākais izlaidumu iemesls benzīna dzinējos',
        ),
      ),
      possible(
        say('An injector', 'Sprausla'),
        say(
          'common on diesel engines or with one bad cylinder',
          'raksturīgi dīzeļdzinējiem vai ja slikti strādā viens cilindrs',
        ),
      ),
      lessLikely(
        say('Low compression in a cylinder', 'Zema kompresija cilindrā'),
        say('if the plugs and coils are good', 'ja sveces un spoles ir kārtībā'),
      ),
    ],
    questions: [
      say(
        'Does the engine jerk under load, at a steady speed or always?',
        'Vai dzinējs raustās slodzē, vienmērīgā gaitā vai vienmēr?',
      ),
      say('Is it worse in wet weather?', 'Vai mitrā laikā ir sliktāk?', 'rain'),
      say(
        'Is the check engine light steady or flashing?',
        'Vai „check engine” lampiņa deg pastāvīgi vai mirgo?',
      ),
    ],
    advices: [
      say(
        'If the check engine light flashes, stop when it is safe and switch the engine off: unburned fuel overheats the catalytic converter.',
        'Ja „check engine” lampiņa mirgo, apstājieties, tiklīdz tas ir droši, un izslēdziet dzinēju: nesadegusi degviela pārkarsē katalizatoru.',
      ),
      say(
        'Tell the mechanic when the spark plugs were last changed.',
        'Pastāstiet mehāniķim, kad pēdējo reizi mainītas sveces.',
      ),
    ],
  },
  {
    id: 'glow-lamp',
    category: 'engine_fuel',
    advice: 'soon',
    symptom: say('the glow plug light stays on or flashes', 'deg vai mirgo kvēlsveču lampiņa'),
    match: [
      'spiral* ~ lampin*/lampa/ikon*/simbol*',
      'kvelsvec* ~ lampin*/lampa/ikon*',
      'glow >plug + light/lamp/warning/symbol',
      'coil/spiral/spring >light/lamp/symbol',
    ],
    causes: [
      likely(
        say('A glow plug or its relay', 'Kvēlsvece vai kvēlsveču relejs'),
        say(
          'the light goes out later than usual and the cold engine starts badly',
          'lampiņa nodziest vēlāk, un auksts dzinējs slikti iedarbinās',
        ),
      ),
      possible(
        say('Engine control or the brake light switch', 'Dzinēja vadība vai bremžu gaismas slēdzis'),
        say('if it flashes while driving', 'ja tā mirgo brauciena laikā'),
      ),
    ],
    questions: [say('Does it flash while you drive?', 'Vai tā mirgo brauciena laikā?')],
    advices: [say('Have the fault codes read.', 'Palūdziet nolasīt kļūdu kodus.')],
  },
  {
    id: 'turbo-noise',
    category: 'engine_fuel',
    advice: 'soon',
    symptom: say('the turbo whistles', 'svilpj turbīna'),
    match: ['turbo* ~ whistl*/whin*/howl*', 'turbin*/turbo* ~ svilp*/kauc*/gaudo*', 'svilp* + gazi + jaud*'],
    causes: [
      likely(
        say(
          'A leaking hose between the turbo and the engine',
          'Nehermētiska šļūtene starp turbīnu un dzinēju',
        ),
        say('it hisses or whistles under load', 'šņāc vai svilpj, kad spiež gāzi'),
      ),
      possible(
        say('A worn turbo bearing', 'Nodilis turbīnas gultnis'),
        say('often with blue smoke or oil in the hoses', 'bieži kopā ar ziliem dūmiem vai eļļu šļūtenēs'),
      ),
    ],
    questions: [say('Has the car lost power?', 'Vai zudusi jauda?')],
    advices: [
      say('Avoid full throttle until it has been checked.', 'Līdz pārbaudei nespiediet gāzi līdz galam.'),
    ],
  },
  {
    id: 'check-engine',
    category: 'engine_fuel',
    advice: 'soon',
    symptom: say('check engine light is on', 'deg „check engine” lampiņa'),
    match: [
      'check engine',
      'lampin* motor*/dzinej* form*/zim*/simbol*/ikon*',
      'engine light/warning/lamp/sign',
      'service engine',
      'ceks/cek/chek/endzin*',
      'deg/iedeg* ~ check',
      'lampin* + motorin*',
      'motora/dzineja lampin*/kluda/gaisma',
      'dzelten*/oranz* >motorin*/dzinej*',
    ],
    unless: ['no check engine'],
    except: ENGINE_OIL_LAMP,
    causes: [
      likely(
        say(
          'A sensor or emissions fault stored by the engine',
          'Dzinēja vadības bloks reģistrējis sensora vai izmešu sistēmas kļūdu',
        ),
        say(
          'the light can have hundreds of causes; the code tells you which one',
          'lampiņa var iedegties simtiem iemeslu dēļ; kods norāda, kur meklēt',
        ),
      ),
      possible(
        say('Misfire', 'Aizdedzes izlaidumi'),
        say('if the engine shakes or the light flashes', 'ja dzinējs kratās vai lampiņa mirgo'),
      ),
      lessLikely(
        say('A loose fuel cap', 'Vaļīgs degvielas bākas vāciņš'),
        say('it can set an emissions code', 'tas var izraisīt izmešu sistēmas kļūdu'),
      ),
    ],
    questions: [
      say(
        'Is the check engine light steady or flashing?',
        'Vai „check engine” lampiņa deg pastāvīgi vai mirgo?',
      ),
      say(
        'Has the engine run differently since the light came on?',
        'Vai, kopš tā deg, dzinējs strādā citādi?',
      ),
      ASK_FOR_CODE,
    ],
    advices: [
      READ_BEFORE_REPLACING,
      say(
        'If the light flashes, stop when it is safe and switch the engine off.',
        'Ja lampiņa mirgo, apstājieties, tiklīdz tas ir droši, un izslēdziet dzinēju.',
      ),
    ],
  },
  {
    id: 'flashing-engine-lamp',
    category: 'engine_fuel',
    advice: 'stop_driving',
    symptom: say('the check engine light is flashing', 'mirgo „check engine” lampiņa'),
    stop: 'misfire',
    match: [...FLASHING_ENGINE_LAMP, 'ceks/cek/check/engine mirgo'],
    except: ENGINE_OIL_LAMP,
    causes: [
      likely(
        say(
          'Misfire from a coil, spark plug or injector',
          'Aizdedzes izlaidumi spoles, sveces vai sprauslas dēļ',
        ),
        say('a cylinder does not burn its fuel', 'kāds cilindrs nesadedzina degvielu'),
      ),
      possible(
        say('Low compression in a cylinder', 'Zema kompresija cilindrā'),
        say('if the plugs and coils are good', 'ja sveces un spoles ir kārtībā'),
      ),
    ],
    questions: [
      standing('Did the engine shake or lack power?', 'Vai dzinējs kratījās vai tam trūka jaudas?'),
      standing('Does it smell like sulfur or very hot metal?', 'Vai jūtama sēra vai nokaitēta metāla smaka?'),
    ],
    advices: [
      standing(
        'Keep the car away from dry grass: the catalytic converter under it may be glowing.',
        'Neturiet auto virs sausas zāles: katalizators zem tā var būt nokaitēts.',
      ),
      READ_CODES,
    ],
  },
  {
    id: 'oil-pressure-lamp',
    category: 'engine_fuel',
    advice: 'stop_driving',
    symptom: say('oil pressure warning light is on', 'deg eļļas spiediena lampiņa'),
    stop: 'oil',
    match: [
      'oil pressure',
      'oil light/lamp/warning',
      'ell* spiedien*',
      'ell* lampin*',
      'lampin* ell*',
      'sarkan* ellas',
    ],
    except: OIL_IS_WELL,
    causes: LOW_OIL_PRESSURE,
    questions: [
      standing('What does the dipstick show?', 'Ko rāda eļļas mērstienis?'),
      standing(
        'How far did you drive after the light came on?',
        'Cik tālu braucāt pēc tam, kad lampiņa iedegās?',
      ),
      standing(
        'Did the engine knock before you switched it off?',
        'Vai dzinējs klaudzēja, pirms to izslēdzāt?',
      ),
    ],
    advices: [
      standing(
        'Check the oil level only if the car is already on level ground and away from traffic; even if the oil level is right, do not start the engine before the oil pressure has been measured.',
        'Eļļas līmeni pārbaudiet tikai tad, ja auto jau stāv līdzeni un tālāk no satiksmes; arī tad, ja tas ir pareizs, neiedarbiniet dzinēju, kamēr nav izmērīts eļļas spiediens.',
      ),
    ],
  },
  {
    // Told by its code alone (CODE_PATTERNS): no lamp may be on.
    id: 'oil-pressure-low',
    category: 'engine_fuel',
    advice: 'stop_driving',
    symptom: say('oil pressure too low', 'pārāk zems eļļas spiediens'),
    stop: 'oil',
    match: [],
    causes: LOW_OIL_PRESSURE,
    questions: [
      standing('What does the dipstick show?', 'Ko rāda eļļas mērstienis?'),
      standing(
        'Did the engine knock before you switched it off?',
        'Vai dzinējs klaudzēja, pirms to izslēdzāt?',
      ),
    ],
    advices: [
      standing(
        'Check the oil level only if the car is already on level ground and away from traffic; even if the oil level is right, do not start the engine before the oil pressure has been measured.',
        'Eļļas līmeni pārbaudiet tikai tad, ja auto jau stāv līdzeni un tālāk no satiksmes; arī tad, ja tas ir pareizs, neiedarbiniet dzinēju, kamēr nav izmērīts eļļas spiediens.',
      ),
    ],
  },
  {
    id: 'no-oil',
    category: 'engine_fuel',
    advice: 'stop_driving',
    symptom: say('no oil on the dipstick', 'uz mērstieņa nav eļļas'),
    stop: 'oil',
    match: ['no oil + dipstick', 'dipstick dry/empty', 'merstien* tukss/sauss/sausa', 'nav ell* + merstien*'],
    causes: [
      likely(
        say('The engine has burned or lost its oil', 'Dzinējs eļļu sadedzinājis, vai tā iztecējusi'),
        say('look for a leak under the car', 'apskatiet, vai zem auto nav noplūdes'),
      ),
    ],
    questions: [
      standing(
        'Was the red oil warning light on, or did the engine knock?',
        'Vai dega sarkanā eļļas lampiņa vai dzinējs klaudzēja?',
      ),
      standing(
        'When and at what mileage was oil last added?',
        'Kad un ar kādu nobraukumu pēdējo reizi pielieta eļļa?',
      ),
    ],
    advices: [
      standing(
        'Do not start the engine, not even after adding oil: first the leak must be fixed, then the oil topped up and its pressure checked.',
        'Dzinēju neiedarbiniet arī pēc eļļas pieliešanas: vispirms jānovērš noplūde, tad jāpielej eļļa un jāpārbauda spiediens.',
      ),
    ],
  },
  {
    // Told by its code alone (CODE_PATTERNS).
    id: 'oil-pressure-sensor',
    category: 'engine_fuel',
    advice: 'soon',
    symptom: say('fault in the oil pressure sensor', 'eļļas spiediena sensora kļūda'),
    match: [],
    causes: [
      likely(
        say('The oil pressure sensor or its wiring', 'Eļļas spiediena sensors vai tā vadojums'),
        say('the code refers to this signal', 'kods attiecas uz tā signālu'),
      ),
      possible(
        say('Too little oil in the engine', 'Pārāk maz eļļas dzinējā'),
        say('if the dipstick shows too little', 'ja mērstienis rāda par maz'),
      ),
    ],
    questions: [
      say('What does the dipstick show?', 'Ko rāda eļļas mērstienis?'),
      say('Do you hear knocking from the engine?', 'Vai no dzinēja dzirdama klaudzoņa?'),
    ],
    advices: [
      say(
        'Check the oil level on level ground with the engine off before the next drive.',
        'Pirms nākamā brauciena līdzenā vietā ar izslēgtu dzinēju pārbaudiet eļļas līmeni.',
      ),
      say(
        'Watch the red oil warning light: if it comes on or the engine knocks, stop and switch the engine off at once.',
        'Vērojiet sarkano eļļas lampiņu: ja tā iedegas vai dzinējs klaudz, apstājieties un nekavējoties izslēdziet dzinēju.',
      ),
      SHOW_CODE,
    ],
  },
  {
    id: 'oil-consumption',
    category: 'engine_fuel',
    advice: 'soon',
    symptom: say('the engine uses a lot of oil', 'dzinējs tērē daudz eļļas'),
    match: [
      'oil consum*',
      'burn*/consum*/using/uses/eats/drink*/guzzl* oil',
      'losing + oil',
      'low on oil',
      'oil low',
      'oil going >down',
      'add* oil',
      'ed/ter*/deg/dedz/patere*/dzer/aped ell*',
      'ell* ed/ter*/paterin*/pazud*/japielej/papild*/limen*',
      'japielej ell*',
    ],
    unless: ['hidropastiprin*', 'stur*', 'steering', 'power >steering'],
    causes: [
      likely(
        say('Worn piston rings or valve seals', 'Nodiluši virzuļu gredzeni vai vārstu blīvslēgi'),
        say(
          'oil burns in the cylinders, sometimes with bluish smoke',
          'eļļa sadeg cilindros, iespējami zilgani dūmi',
        ),
      ),
      possible(
        say('Crankcase ventilation fault', 'Kartera ventilācijas bojājums'),
        say('oil is sucked into the intake', 'eļļa tiek iesūkta ieplūdes kolektorā'),
      ),
      possible(
        say('Leak or worn turbo', 'Noplūde vai nodilusi turbīna'),
        say('look for oil on the outside and in the hoses', 'meklējiet eļļu ārpusē un šļūtenēs'),
      ),
    ],
    questions: [
      say(
        'How much oil do you add, and over what distance?',
        'Cik daudz eļļas pielejat un uz cik kilometriem?',
      ),
      say(
        'Is there bluish smoke, for example after idling?',
        'Vai redzami zilgani dūmi, piemēram, pēc stāvēšanas tukšgaitā?',
      ),
    ],
    advices: [
      say(
        'Check the oil level every 500 km (300 miles) and keep it between the marks.',
        'Pārbaudiet eļļas līmeni ik pēc 500 km un uzturiet to starp atzīmēm.',
      ),
    ],
  },
  {
    id: 'oil-leak',
    category: 'engine_fuel',
    advice: 'soon',
    symptom: say('oil leak', 'eļļas noplūde'),
    stop: 'oil',
    match: [
      'oil leak*/drip*/puddle/spot*',
      'leak*/drip* oil',
      'ell*/maslo ~ tek*/pil*/sulo*/noplud*/plank*/plek*/ped*/svist*/luz*',
    ],
    unless: ['shock/shocks/strut* leak*', 'amortiz*', 'transmission/gearbox leak*', 'karb*/atrumkarb* ell*'],
    causes: [
      likely(
        say('A leaking gasket or seal', 'Nehermētiska blīve vai blīvslēgs'),
        say('rubber hardens with age', 'ar laiku gumija sacietē'),
      ),
      possible(
        say('An improperly tightened filter or drain plug', 'Slikti pievilkts filtrs vai izlaišanas skrūve'),
        say('likely if it began after an oil change', 'ticami, ja sākās pēc eļļas maiņas'),
      ),
    ],
    questions: [
      standing('How big is the spot after a night?', 'Cik liels plankums paliek pa nakti?'),
      standing('Was the oil changed shortly before?', 'Vai īsi pirms tam mainīta eļļa?'),
    ],
    advices: [
      say(
        'Put cardboard under the car overnight: the stain shows where it leaks.',
        'Uz nakti nolieciet zem auto kartonu: plankuma vieta parādīs, no kurienes tek.',
      ),
      say(
        'Check the oil level before each longer trip.',
        'Pirms katra garāka brauciena pārbaudiet eļļas līmeni.',
      ),
    ],
  },
  {
    id: 'fuel-smell',
    category: 'engine_fuel',
    advice: 'stop_driving',
    symptom: say('smell of fuel or a fuel leak', 'degvielas smaka vai noplūde'),
    stop: 'fuel',
    match: [
      'fuel/gas/gasoline/petrol/diesel smell*/odor*/fumes/leak*/drip*',
      'smell*/odor/fumes/leak*/drip* of/like/out gas/gasoline/fuel/petrol/diesel',
      'smell*/leak* gas/gasoline/fuel/petrol/diesel',
      'benzin*/degviel*/dizel*/salark* smak*/smird*/tek*/pil*/noplud*/sulo*/smarz*/ozo',
      'smird*/smako*/ozo/oz/ost/smarzo/tek*/pil* benzin*/degviel*/dizel*/salark*',
      'smak* + benzin*/degviel*/salark*',
    ],
    unless: ['exhaust smell'],
    causes: [
      likely(
        say(
          'A leaking fuel line, hose or injector seal',
          'Nehermētiska degvielas caurule, šļūtene vai sprauslas blīve',
        ),
        say('rubber hoses and clamps age', 'gumija un savilcēji noveco'),
      ),
      possible(
        say('Fuel tank, filler neck or cap', 'Degvielas bāka, ielietnes kakls vai vāciņš'),
        say('typical when it smells after refueling', 'raksturīgi, ja smaka parādās pēc uzpildes'),
      ),
      possible(
        say('Fuel vapor system', 'Degvielas tvaiku sistēma'),
        say('there is a smell but no wet spots', 'tad ir smaka, bet nav slapju vietu'),
      ),
    ],
    questions: [
      standing('Do you see wet spots under the car?', 'Vai zem auto redzamas slapjas vietas?'),
      standing(
        'Where is the smell strongest: inside, near the engine or at the rear?',
        'Vai smaka stiprāka salonā, pie dzinēja vai aizmugurē?',
      ),
      standing('Did it begin right after refueling?', 'Vai tā parādījās uzreiz pēc uzpildes?'),
    ],
    advices: [
      standing(
        'Do not let anyone smoke near the car. Indoors, do not use any button or switch, and open the garage door only by hand and only on your way out. Call 112 from outside.',
        'Neļaujiet nevienam tuvumā smēķēt. Telpās nespiediet pogas un slēdžus, un vārtus atveriet tikai ar roku un tikai tad, ja tie ir pa ceļam. Zvaniet 112 no ārpuses.',
      ),
    ],
  },
  {
    id: 'gas-leak',
    category: 'engine_fuel',
    advice: 'stop_driving',
    symptom: say('smell of LPG or CNG, or a gas leak', 'gāzes smaka vai noplūde'),
    stop: 'gas',
    match: [...GAS_LEAK, 'lpg smak*/noplud*/snac*'],
    unless: [...NOT_LEAKING_GAS],
    causes: [
      likely(
        say(
          'A loose joint or an old hose in the LPG or CNG system',
          'Vaļīgs savienojums vai veca gāzes iekārtas šļūtene',
        ),
        say('the smell is strongest near the leak', 'smaka ir visstiprākā noplūdes tuvumā'),
      ),
      possible(
        say('The valve on the tank', 'Gāzes balona vārsts'),
        say('if it hisses at the rear', 'ja šņāc aizmugurē'),
      ),
    ],
    questions: [
      standing('Do you hear hissing, and where?', 'Vai dzirdama šņākoņa, un kur?'),
      standing('Is the smell inside the car as well?', 'Vai smaka jūtama arī salonā?'),
    ],
    advices: [
      standing(
        'Do not let anyone smoke near the car. Indoors, do not use any button or switch, and open the garage door only by hand and only on your way out. Call 112 from outside.',
        'Neļaujiet nevienam tuvumā smēķēt. Telpās nespiediet pogas un slēdžus, un vārtus atveriet tikai ar roku un tikai tad, ja tie ir pa ceļam. Zvaniet 112 no ārpuses.',
      ),
    ],
  },
  {
    id: 'engine-knock',
    category: 'engine_fuel',
    advice: 'stop_driving',
    symptom: say('knocking from the engine', 'dzinējs klaudz'),
    stop: 'oil',
    match: [
      'engine/motor knock*/bang*/clank*/rattl*',
      'knock*/bang*/clank* engine/motor',
      'rod knock*',
      'engine seiz*/blew/blown',
      'motors/dzinejs/motora klaudz*/klab*/dauz*/sitas/kals/nokilej*/iekilej*',
      'klaudz*/klab*/dauz* motor*/dzinej*',
    ],
    causes: [
      likely(
        say('Low oil or worn engine bearings', 'Zems eļļas līmenis vai nodiluši dzinēja ieliktņi'),
        say('deep knocking that grows with the revs', 'dobja klaudzoņa, kas pieaug līdz ar apgriezieniem'),
      ),
    ],
    questions: [
      standing('Was it a deep knock or a light ticking?', 'Vai tā bija dobja klaudzoņa vai viegla tikšķoņa?'),
      standing('What is the oil level?', 'Kāds ir eļļas līmenis?'),
      standing('Did it change with the revs?', 'Vai tā mainījās līdz ar apgriezieniem?'),
    ],
    advices: [
      standing(
        'If you already have a recording of the sound, show it to the mechanic; do not start the engine to make one.',
        'Ja skaņa jau ir ierakstīta, parādiet to mehāniķim; ieraksta dēļ dzinēju neiedarbiniet.',
      ),
    ],
  },
  {
    id: 'timing-noise',
    category: 'engine_fuel',
    advice: 'soon',
    symptom: say('rattle or whistle from belts or chain', 'siksnu vai ķēdes troksnis'),
    stop: 'belt',
    match: [
      'timing belt/chain',
      'serpentine belt*',
      'belt squeal*/squeak*/whin*/chirp*/slip*',
      'zobsiksn*',
      'siksn*/kilsiksn* + cikst*/cirkst*/kauc*/svilp*/svelp*/spiedz*/pikst*/kviec*/saplis*/plaisa*',
      'kapota/kapotu ~ cikst*/pikst*/kauc*',
      'ked* ~ grab*/trok*/tarksk*/zvan*/izstiep*/ribin*',
      'motor*/dzinej* tarksk*/svilp*/tarkst*/dzind*',
      'auks*/sekund* + klab*/grab* + motor*/dzinej*',
      'rattl*/tick*/tapping + cold/seconds + engine/startup',
    ],
    unless: ['seat belt*'],
    causes: [
      likely(
        say('Worn belt, tensioner or pulley', 'Nodilusi siksna, spriegotājs vai rullītis'),
        say('it squeals or whistles with the engine revs', 'čīkst vai svilpj atkarībā no apgriezieniem'),
      ),
      possible(
        say('A stretched timing chain', 'Izstiepusies sadales ķēde'),
        say(
          'it rattles for a few seconds after a cold start',
          'tā dažas sekundes grab pēc auksta dzinēja iedarbināšanas',
        ),
      ),
    ],
    questions: [
      standing(
        'Did the noise come only at startup or all the time?',
        'Vai troksnis bija tikai iedarbinot vai visu laiku?',
      ),
      standing(
        'When was the timing belt or chain last changed?',
        'Kad pēdējo reizi mainīta zobsiksna vai ķēde?',
      ),
    ],
    advices: [
      say(
        'Do not put this off: a broken timing belt can destroy the engine.',
        'Neatlieciet to: pārtrūkusi zobsiksna var sabojāt dzinēju.',
      ),
    ],
  },
  {
    id: 'fuel-consumption',
    category: 'engine_fuel',
    advice: 'can_wait',
    symptom: say('higher fuel consumption', 'lielāks degvielas patēriņš'),
    match: [
      'fuel consumption/economy/mileage',
      'gas mileage',
      'using/uses too/more fuel/gas/petrol/diesel',
      'mpg ~ dropped/down',
      'litres/liters + hundred',
      'bad mpg',
      'videj* + agrak >bija',
      'tere/patere/ed + litr* + vairak',
      'degviel*/benzin*/dizel*/salark* paterin*/ed/ter*/patere*',
      'paterin* uzlec*/palielin*/pieaud*/liel*/kap*/aug*/dubult*',
      'liels/daudz/palielinats paterin*/benzin*/degviel*/ter*',
    ],
    unless: ['ell* paterin*', 'paterin* ell*', 'oil consum*'],
    causes: [
      likely(
        say(
          'Low tire pressure, short trips or cold weather',
          'Zems riepu spiediens, īsi braucieni vai auksts laiks',
        ),
        say('the simplest causes are the most common', 'visbiežāk iemesls ir vienkāršs'),
      ),
      possible(
        say('An oxygen or temperature sensor', 'Lambda zonde vai temperatūras sensors'),
        say('the mixture becomes too rich', 'maisījums kļūst pārāk bagāts'),
      ),
      possible(
        say(
          'A brake that drags or a thermostat stuck open',
          'Bremze, kas neatlaižas, vai atvērtā stāvoklī iestrēdzis termostats',
        ),
        say(
          'both raise fuel consumption without turning on a warning light',
          'abi palielina patēriņu, bet lampiņa neiedegas',
        ),
      ),
    ],
    questions: [
      say(
        'How much has it increased, and when did that start?',
        'Par cik patēriņš pieaudzis un kopš kura laika?',
      ),
      say('Have your routes or tires changed?', 'Vai ir mainījušies maršruti vai riepas?'),
    ],
    advices: [
      say(
        'Check the tire pressure and measure the consumption over two full tanks.',
        'Pārbaudiet riepu spiedienu un izmēriet patēriņu starp divām pilnām uzpildēm.',
      ),
    ],
  },
  {
    id: 'sudden-acceleration',
    category: 'engine_fuel',
    advice: 'stop_driving',
    symptom: say('the car accelerates by itself', 'auto uzņem ātrumu pats'),
    stop: 'surging',
    match: [
      'accelerat* itself/own/suddenly/uncontrol*',
      'surg* forward',
      'accelerator/throttle/gas stuck/stick*/sticking/pedal stuck',
      'gaz* pedal* iestreg*/iestred*/iekeras/palika/kerusies/neatlaiz*',
      'pats/pati uznem/paatrin*/gaze*/brauc*',
      'apgriezien* pasi/pats',
    ],
    causes: [
      likely(
        say('A floor mat or debris holding the pedal down', 'Pedāli aiztur paklājiņš vai netīrumi'),
        say('always check this first', 'to vienmēr pārbauda vispirms'),
      ),
      possible(
        say(
          'A sticking throttle or a faulty pedal sensor',
          'Iestrēdzis droseļvārsts vai bojāts gāzes pedāļa sensors',
        ),
        say(
          'the engine revs do not fall when you release the accelerator',
          'apgriezieni nekrītas, kad atlaižat gāzi',
        ),
      ),
      lessLikely(
        say('Cruise control or software fault', 'Kruīza kontroles vai programmatūras kļūda'),
        say('the stored codes may show it', 'to var parādīt saglabātie kodi'),
      ),
    ],
    questions: [
      standing(
        'Was your foot on the accelerator, on the brake or on neither?',
        'Vai kāja bija uz gāzes, uz bremzes vai ne uz viena pedāļa?',
      ),
      standing('Was cruise control on?', 'Vai bija ieslēgta kruīza kontrole?'),
    ],
    advices: [
      standing(
        'Away from traffic and with the car switched off, check whether a floor mat is on or under the pedals; even if it is, have the car checked.',
        'Tālāk no satiksmes un ar izslēgtu auto paskatieties, vai uz pedāļiem vai zem tiem nav paklājiņa; arī tad lieciet auto pārbaudīt.',
      ),
    ],
  },
];
