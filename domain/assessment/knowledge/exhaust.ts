import { say, standing } from '../bilingual-text.ts';
import { lessLikely, likely, possible, type SymptomPattern } from './pattern-shape.ts';
import { EXHAUST_INSIDE, WHICH_CODE } from './shared-advice.ts';

export const EXHAUST: readonly SymptomPattern[] = [
  {
    id: 'loud-exhaust',
    category: 'exhaust',
    advice: 'soon',
    symptom: say('loud or leaking exhaust', 'skaļš vai caurs izpūtējs'),
    match: [
      'exhaust/muffler/tailpipe loud*/nois*/roar*/hole/leak*/rust*/blow*/crack*/broke*/rumbl*/pop*/fell',
      'loud/hole/leak*/crack* exhaust/muffler/manifold',
      'muffler*',
      'izput*/izplud*/klusin*/slapet*/bunda/bundza/gofr* skal*/ruc*/rec*/caur*/izrus*/pus*/sprakst*/grab*/dard*/duc*/plis*/spraksk*/izdeg*/trok*',
      'skal* izput*',
      'ruc* ka traktor*',
      'gofr*/klusinat*/slapetaj*',
    ],
    causes: [
      likely(
        say('A rusted hole or leaking joint', 'Izrūsējis caurums vai nehermētisks savienojums'),
        say('it grows louder when you accelerate', 'uzņemot ātrumu, kļūst skaļāk'),
      ),
      possible(
        say('A cracked flexible pipe or manifold gasket', 'Plīsusi gofra vai kolektora blīve'),
        say('louder when cold, near the engine', 'skaļāk pie dzinēja un kad tas auksts'),
      ),
      lessLikely(
        say('The muffler has rusted out inside', 'Klusinātājs izdedzis no iekšpuses'),
        say('a hollow or rattling sound', 'dobja vai grabošā skaņa'),
      ),
    ],
    questions: [
      say(
        'Does the noise come from the engine, the middle or the rear?',
        'Vai troksnis nāk no dzinēja, vidusdaļas vai aizmugures?',
      ),
      EXHAUST_INSIDE,
    ],
    advices: [
      say(
        'Look from outside, with the engine cold, for rust holes and hanging parts.',
        'Kad dzinējs ir auksts, no ārpuses apskatiet, vai izpūtējs nav izrūsējis un vai kāda tā daļa nenokarājas.',
      ),
      say(
        'If you smell exhaust gas inside, do not drive.',
        'Ja salonā jūtat izplūdes gāzu smaku, nebrauciet.',
      ),
    ],
  },
  {
    id: 'black-smoke',
    category: 'exhaust',
    advice: 'soon',
    symptom: say('black smoke', 'melni dūmi'),
    match: [
      'black smoke',
      'smok* black',
      'soot',
      'mel* dum*',
      'dum* mel*',
      'kup* mel*',
      'dumainib*',
      'dumo*',
    ],
    unless: ['hood', 'fire', 'dash*', 'panel*', 'salon* dum*'],
    causes: [
      likely(
        say('Too much fuel or too little air', 'Par daudz degvielas vai par maz gaisa'),
        say(
          'air filter, mass air flow sensor, turbo hose',
          'gaisa filtrs, gaisa masas mērītājs, turbīnas caurule',
        ),
      ),
      possible(say('Injectors', 'Sprauslas'), say('typical of diesel engines', 'raksturīgi dīzeļdzinējiem')),
      possible(
        say('EGR valve stuck open', 'EGR vārsts iestrēdzis atvērts'),
        say('with a loss of power', 'ja trūkst jaudas'),
      ),
    ],
    questions: [
      say(
        'When does it smoke: at startup, under load or always?',
        'Kad ir dūmi: iedarbinot, slodzē vai vienmēr?',
      ),
      say('Does the engine run on gasoline or diesel?', 'Vai dzinējs ir benzīna vai dīzeļa?'),
    ],
    advices: [
      say(
        'Check the air filter, and check the turbo hoses for splits.',
        'Pārbaudiet gaisa filtru un to, vai turbīnas caurules nav plīsušas.',
      ),
    ],
  },
  {
    id: 'blue-smoke',
    category: 'exhaust',
    advice: 'soon',
    symptom: say('blue smoke', 'zili dūmi'),
    match: ['blue/bluish smoke', 'smok* blue', 'zil*/zilgan* dum*', 'dum* zil*', 'kup* zil*'],
    causes: [
      likely(
        say('The engine burns oil', 'Dzinējs dedzina eļļu'),
        say('worn rings, valve seals or turbo', 'nodiluši gredzeni, vārstu blīvslēgi vai turbīna'),
      ),
      possible(
        say('Too much oil in the engine', 'Ieliets par daudz eļļas'),
        say('check the dipstick', 'pārbaudiet eļļas līmeni ar mērstieni'),
      ),
    ],
    questions: [
      say(
        'Does it smoke at startup, when you let go of the accelerator, or all the time?',
        'Vai dūmi parādās iedarbinot, atlaižot gāzi vai vienmēr?',
      ),
      say('How much oil does it use?', 'Cik daudz eļļas tas patērē?'),
    ],
    advices: [
      say(
        'Check the oil level every 500 km (300 miles) and keep it between the marks.',
        'Pārbaudiet eļļas līmeni ik pēc 500 km un uzturiet to starp atzīmēm.',
      ),
    ],
  },
  {
    id: 'white-smoke',
    category: 'exhaust',
    advice: 'soon',
    symptom: say('white smoke', 'balti dūmi'),
    stop: 'overheating',
    match: ['white smoke', 'smok* white', 'balt* dum*', 'dum* balt*', 'kup* balt*'],
    unless: ['hood', 'parseg*', 'air bag*', 'airbag*', 'spilven*'],
    causes: [
      likely(
        say('Water vapor', 'Ūdens tvaiks'),
        say(
          'normal when cold, gone after a short drive',
          'aukstam dzinējam normāli, pēc neilga brauciena pazūd',
        ),
      ),
      possible(
        say('Coolant in a cylinder (head gasket)', 'Dzesēšanas šķidrums cilindrā (galvas blīve)'),
        say(
          'thick, sweet-smelling smoke even when the engine is warm; coolant is being lost',
          'biezi dūmi ar saldenu smaku arī siltam dzinējam, pazūd šķidrums',
        ),
      ),
      possible(
        say('An injector or glow plug on a diesel', 'Dīzeļa sprausla vai kvēlsvece'),
        say('unburned fuel when the engine is cold', 'nesadegusi degviela, kad dzinējs ir auksts'),
      ),
    ],
    questions: [
      say('Does it stop when the engine is warm?', 'Vai, dzinējam iesilstot, dūmi pazūd?'),
      standing('Is the coolant level dropping?', 'Vai krītas dzesēšanas šķidruma līmenis?'),
      standing('Does it smell sweet or like fuel?', 'Vai dūmiem ir saldena vai degvielas smaka?'),
    ],
    advices: [
      say(
        'Check the coolant with the engine cold; if the level falls, have the car towed to a repair shop.',
        'Aukstam dzinējam pārbaudiet dzesēšanas šķidrumu; ja līmenis krītas, lieciet auto evakuēt uz autoservisu.',
      ),
    ],
  },
  {
    id: 'dpf',
    category: 'exhaust',
    advice: 'soon',
    symptom: say('particulate filter is full', 'pilns kvēpu filtrs (DPF)'),
    match: ['dpf', 'particulate', 'regen*', 'kvep* filtr*', 'sodrej*'],
    // An electric car brakes by it.
    unless: ['ev/electric/hybrid', 'elektr*/hibrid*'],
    causes: [
      likely(
        say('Too many short trips', 'Pārāk daudz īsu braucienu'),
        say('the filter cannot burn itself clean', 'kvēpi filtrā nepaspēj izdegt'),
      ),
      possible(
        say('EGR, injector or pressure sensor', 'EGR, sprausla vai spiediena sensors'),
        say(
          'they cause too much soot or a wrong reading',
          'tie rada pārāk daudz kvēpu vai kļūdainu rādījumu',
        ),
      ),
    ],
    questions: [
      say('Do you mostly take short trips?', 'Vai pārsvarā braucat īsus gabalus?'),
      say('Is the engine down on power?', 'Vai dzinējam trūkst jaudas?'),
    ],
    advices: [
      say(
        "If only the particulate filter light is on, drive for 20 minutes above 60 km/h (40 mph) as the owner's manual says; if power is down, go to a repair shop.",
        'Ja deg tikai filtra lampiņa, 20 minūtes brauciet ātrāk par 60 km/h, kā norādīts rokasgrāmatā; ja trūkst jaudas, brauciet uz autoservisu.',
      ),
    ],
  },
  {
    id: 'catalyst-egr',
    category: 'exhaust',
    advice: 'soon',
    symptom: say(
      'emissions fault (catalytic converter, EGR or sensor)',
      'izmešu sistēmas kļūda (katalizators, EGR vai zonde)',
    ),
    match: [
      'catalytic',
      'cat converter',
      'emission*',
      'oxygen/o2 sensor*',
      'rotten egg*',
      'katalizator*',
      'lambda*',
      'izmes*',
      'olam',
      'olu smak*',
      'egr',
    ],
    causes: [
      likely(
        say(
          'A faulty oxygen sensor or an EGR valve clogged with soot',
          'Bojāta lambda zonde vai aizsērējis EGR vārsts',
        ),
        say('the usual causes of an emissions code', 'biežākie izmešu sistēmas kļūdas cēloņi'),
      ),
      possible(
        say('A worn-out catalytic converter', 'Nolietots katalizators'),
        say(
          'often the result of misfires or oil burning',
          'bieži vien izlaidumu vai eļļas dedzināšanas sekas',
        ),
      ),
    ],
    questions: [
      WHICH_CODE,
      say(
        'Has the car lost power, or does it smell like rotten eggs?',
        'Vai auto zaudējis jaudu vai smird pēc puvušām olām?',
      ),
    ],
    advices: [
      say(
        'Have the cause found before the converter is replaced; otherwise the new one fails, too.',
        'Pirms katalizatora maiņas jāatrod cēlonis; citādi sabojāsies arī jaunais.',
      ),
    ],
  },
  {
    id: 'adblue',
    category: 'exhaust',
    advice: 'soon',
    symptom: say('AdBlue warning', 'AdBlue brīdinājums'),
    match: ['adblue', 'ad blue', 'def', 'urea', 'urin*'],
    causes: [
      likely(
        say('AdBlue is low', 'Beidzas AdBlue'),
        say("refill as described in the owner's manual", 'papildiniet, kā norādīts rokasgrāmatā'),
      ),
      possible(
        say('NOx sensor, pump or heater', 'NOx sensors, sūknis vai sildītājs'),
        say('if the warning stays after refilling', 'ja brīdinājums pēc papildināšanas paliek'),
      ),
    ],
    questions: [
      say(
        'How far does the display say you can still drive?',
        'Cik tālu, spriežot pēc displeja, vēl var nobraukt?',
      ),
      say('When was AdBlue last added, and how much?', 'Kad un cik daudz AdBlue pēdējo reizi iepildīts?'),
    ],
    advices: [
      say(
        'Refill AdBlue before the countdown reaches zero: after that the engine will not start again.',
        'Papildiniet AdBlue, pirms displejā redzamais attālums sasniedz nulli: citādi dzinēju vairs nevarēs iedarbināt.',
      ),
    ],
  },
  {
    id: 'heat-shield',
    category: 'exhaust',
    advice: 'can_wait',
    symptom: say('a metal sheet rattles under the car', 'zem auto grab skārds'),
    match: [
      'heat >shield*',
      'skard* + grab*/zvan*/dzind*',
      'rattl* under/underneath + gas/accelerat*/rev/revs/revving',
      'grab*/skan + zem/apaksa + gazi/gazej*/piegaz*',
    ],
    causes: [
      likely(
        say('A loose heat shield', 'Vaļīgs siltuma ekrāns'),
        say('it rattles at certain revs', 'grab pie noteiktiem apgriezieniem'),
      ),
      possible(
        say('An exhaust mount or clamp', 'Izpūtēja stiprinājums vai skava'),
        say('they rust', 'tie rūsē'),
      ),
    ],
    questions: [say('At which revs does it rattle?', 'Pie kādiem apgriezieniem grab?')],
    advices: [say('Have it fastened before it falls off.', 'Lieciet to nostiprināt, pirms tas nokrīt.')],
  },
  {
    id: 'exhaust-hanging',
    category: 'exhaust',
    advice: 'stop_driving',
    symptom: say('the exhaust hangs or drags', 'izpūtējs karājas vai velkas pa zemi'),
    stop: 'exhaust',
    match: [
      'exhaust/muffler/tailpipe hang*/drag*/fell/loose/fall*/rattl*',
      'izput*/bunda/bundza/klusinat*/slapetaj*/caurul* velk*/karaj*/nokrit*/nokar*/valig*/sitas/atkrit*/norus*',
      'izput* gumij*',
    ],
    causes: [
      likely(
        say('A broken rubber mount or clamp', 'Pārtrūkusi piekares gumija vai stiprinājums'),
        say('the pipe hangs lower and knocks', 'caurule nokarājas un sitas'),
      ),
      likely(
        say('A rusted pipe', 'Pārrūsējusi caurule'),
        say('it breaks at a weld', 'tā lūst pie metinājuma'),
      ),
    ],
    questions: [
      standing('Does any part touch the ground?', 'Vai kāda daļa skar zemi?'),
      standing('Is the exhaust also louder?', 'Vai izpūtējs kļuvis arī skaļāks?'),
    ],
    advices: [
      standing(
        'Do not crawl under the car: the pipe is hot, and beside a road, traffic is close.',
        'Nelieniet zem auto: caurule ir karsta, un pie ceļa tuvu garām brauc citi.',
      ),
    ],
  },
  {
    id: 'exhaust-inside',
    category: 'exhaust',
    advice: 'stop_driving',
    symptom: say('exhaust gas inside the car', 'izplūdes gāzes salonā'),
    stop: 'fumes',
    match: [
      'exhaust/carbon smell/fumes/gas/gases/monoxide/odor + cabin/inside/interior/vehicle/car',
      'carbon monoxide',
      'fumes cabin/inside/interior',
      'exhaust fumes',
      'izplud*/izplut*/izput* gaz*/smak*/smird*/dum*',
      'tvana gaz*',
      'smird* izput*/izplud*',
    ],
    unless: ['rotten >egg*', 'olam'],
    causes: [
      likely(
        say('A leak ahead of the cabin', 'Izplūdes sistēmas noplūde salona priekšā'),
        say('exhaust gas is drawn in by the ventilation', 'izplūdes gāzes iesūc ventilācija'),
      ),
      possible(
        say('A trunk or body seal', 'Bagāžnieka vai virsbūves blīve'),
        say('exhaust gas comes in from behind', 'izplūdes gāzes ieplūst no aizmugures'),
      ),
    ],
    questions: [
      standing(
        'Did you smell it at a standstill, while driving or both?',
        'Vai smaka bija jūtama stāvot, braucot vai abos gadījumos?',
      ),
      standing('Does anyone still feel sick or dizzy?', 'Vai kādam vēl ir slikta dūša vai reibst galva?'),
    ],
    advices: [
      standing(
        'Do not use the car until the leak has been repaired: an open window is not enough.',
        'Neizmantojiet auto, kamēr noplūde nav novērsta: ar atvērtu logu nepietiek.',
      ),
    ],
  },
];
