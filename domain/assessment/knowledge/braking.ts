import { say, standing } from '../bilingual-text.ts';
import { lessLikely, likely, possible, type SymptomPattern } from './pattern-shape.ts';
import { READ_CODES } from './shared-advice.ts';
import {
  BRAKE_LAMP,
  FIRST_STOPS,
  NOT_THE_BRAKE_LAMP,
  NOT_THE_BRAKES,
  RED_BRAKE_LAMP,
  YELLOW_LAMP,
} from './signs.ts';

export const BRAKING: readonly SymptomPattern[] = [
  {
    id: 'brake-squeal',
    category: 'braking',
    advice: 'soon',
    symptom: say('squealing when braking', 'bremzējot čīkst'),
    match: [
      'squeal*/squeak*/screech*/whin*/chirp* + brake/brakes/braking',
      'bremz* ~ cikst*/cirkst*/kauc*/svilp*/spiedz*/pikst*/kviec*',
      'bremzej*/bremzesan*/bremze/bremzi/piebremz*/nobremz* + cikst*/cirkst*/kauc*/svilp*/spiedz*/pikst*/kviec*',
      'high >pitched + brake/brakes/braking',
      'kluci/klucus/klucis + cikst*/cirkst*',
    ],
    unless: FIRST_STOPS,
    causes: [
      likely(
        say('Worn brake pads', 'Nodiluši bremžu kluči'),
        say(
          'a wear indicator starts to squeal when little lining is left',
          'kad uzlikas palikušas plānas, nodiluma indikators sāk čīkstēt',
        ),
      ),
      possible(
        say('Dust, rust or glazed pads', 'Putekļi, rūsa vai pārkarsuši, gludi kļuvuši kluči'),
        say(
          'typical in the morning, in damp weather or with new pads',
          'raksturīgi no rīta, mitrā laikā vai ar jauniem klučiem',
        ),
      ),
      possible(
        say('Dry or sticking caliper slide pins', 'Sausas vai iestrēgušas suporta vadotnes'),
        say('the pads then rub on one side', 'tad kluči berzējas vienā pusē'),
      ),
    ],
    questions: [
      say(
        'Is it a squeal, or does metal grind on metal?',
        'Vai tā ir čīkstoņa, vai arī metāls skrapst pret metālu?',
      ),
      say('Which wheel does the noise come from?', 'No kura riteņa nāk skaņa?', 'left right'),
      say('When were the brake pads last replaced?', 'Kad pēdējo reizi mainīti bremžu kluči?'),
    ],
    advices: [
      say(
        'Look through the wheel at the pads: less than about 3 mm of lining means they need replacing.',
        'Caur riteņa spieķiem apskatiet klučus: ja uzlika plānāka par apmēram 3 mm, tie jāmaina.',
      ),
      say(
        'If the squeal turns into grinding, do not drive on.',
        'Ja čīkstoņa pāriet skrapstēšanā, neturpiniet braukt.',
      ),
    ],
  },
  {
    id: 'brake-rust',
    category: 'braking',
    advice: 'can_wait',
    symptom: say(
      'the brakes squeak only at the first stops',
      'bremzes čīkst tikai pirmajās bremzēšanas reizēs',
    ),
    match: [...FIRST_STOPS],
    causes: [
      likely(
        say('A film of rust on the rotors', 'Plāna rūsas kārta uz diskiem'),
        say(
          'it forms overnight or in the rain and the first stops rub it off',
          'tā rodas pa nakti vai lietū, un pirmajās reizēs bremzes to notīra',
        ),
      ),
      possible(
        say('Worn brake pads', 'Nodiluši bremžu kluči'),
        say('if the noise stays', 'ja skaņa nepazūd'),
      ),
    ],
    questions: [say('Is it gone after a few stops?', 'Vai pēc dažām bremzēšanas reizēm tā pazūd?')],
    advices: [
      say(
        'Look through the wheel at the pads: less than about 3 mm of lining means they need replacing.',
        'Caur riteņa spieķiem apskatiet klučus: ja uzlika plānāka par apmēram 3 mm, tie jāmaina.',
      ),
    ],
  },
  {
    id: 'brake-grinding',
    category: 'braking',
    advice: 'stop_driving',
    symptom: say('grinding noise when braking', 'bremzējot skrapst'),
    stop: 'brakes',
    match: [
      'brake/brakes/braking grind*/scrap*/metal',
      'grind*/scrap* + brake/brakes/braking',
      'bremz* skrapst*/griez*/krakst*/grab*/metals',
      'skrapst*/krakst* bremz*',
      'metals pret metalu',
    ],
    causes: [
      likely(
        say('Brake pads worn down to the metal', 'Bremžu kluči nodiluši līdz metālam'),
        say('metal grinds on metal and damages the rotor', 'metāls skrapst pret metālu un bojā disku'),
      ),
    ],
    questions: [
      standing('Did it also grind when you were not braking?', 'Vai skrapstēja arī tad, kad nebremzējāt?'),
      standing('Has the braking distance become longer?', 'Vai bremzēšanas ceļš kļuvis garāks?'),
    ],
    advices: [
      standing(
        'Have the pads and rotors checked before the car is driven again.',
        'Lieciet klučus un diskus pārbaudīt, pirms ar auto atkal brauc.',
      ),
      standing(
        'Tell the mechanic which wheel the noise comes from and when it began.',
        'Pastāstiet mehāniķim, no kura riteņa tas nāk un kopš kura laika.',
      ),
    ],
  },
  {
    id: 'soft-pedal',
    category: 'braking',
    advice: 'stop_driving',
    symptom: say('soft brake pedal', 'mīksts bremžu pedālis'),
    stop: 'brakes',
    match: [
      'soft/spongy/mushy/squishy/low brake/brakes/pedal',
      'brake/brakes/pedal soft/spongy/mushy/squishy/low/sinks/sink',
      'pedal floor + brake*',
      'pedal >sank/sinks/sinking/drops/dropped',
      'pedal goes/went/go/falls/fell/straight/all to/the >floor/way',
      'foot goes/went to/the >floor',
      'pedalis >iekrita/iekrit/krit/grimst',
      'bremz* + krit >grida',
      'bremz* pedal* mikst*/zems/iekrit/krit/grid*/padodas',
      'pedal* mikst*/grid*/iekrit + bremz*',
      'bremzes mikst*',
    ],
    unless: ['clutch pedal', 'sajug* pedal*', 'gas/accelerator/throttle pedal', 'gaz*/akselerator* pedal*'],
    causes: [
      likely(
        say('Air or a leak in the brake lines', 'Gaiss vai noplūde bremžu sistēmā'),
        say('the pedal then goes down with little resistance', 'tad pedālis iekrīt bez pretestības'),
      ),
      likely(
        say('A worn brake master cylinder', 'Nodilis galvenais bremžu cilindrs'),
        say('if the pedal sinks slowly while you hold it', 'ja pedāli tur nospiestu, tas lēnām grimst'),
      ),
      possible(
        say('Old brake fluid', 'Novecojis bremžu šķidrums'),
        say('it has absorbed water and boils when hot', 'tajā ir ūdens, un karstumā tas vārās'),
      ),
    ],
    questions: [
      standing(
        'Did the pedal become firm when you pumped it?',
        'Vai pedālis kļuva stingrāks, kad to nospiedāt vairākkārt?',
      ),
      standing(
        'Is the brake fluid level between the marks?',
        'Vai bremžu šķidruma līmenis ir starp atzīmēm?',
      ),
      standing('Were the brakes repaired recently?', 'Vai nesen remontētas bremzes?'),
    ],
    advices: [
      standing(
        'Only if you are away from traffic and the car cannot roll: look for wet spots at the wheels from beside the car, never from under it.',
        'Tikai tur, kur nav satiksmes un auto nevar aizripot: no sāniem, nelienot zem auto, apskatiet, vai pie riteņiem nav slapju vietu.',
      ),
    ],
  },
  {
    id: 'hard-pedal',
    category: 'braking',
    advice: 'stop_driving',
    symptom: say('hard brake pedal', 'ciets bremžu pedālis'),
    stop: 'brakes',
    match: [
      'hard/stiff/heavy brake/brakes pedal*',
      'pedal hard/stiff + brake/brakes',
      'pedal* ciets/cieta + bremz*',
      'bremz* cieta/cietas',
    ],
    unless: ['clutch pedal', 'sajug* pedal*'],
    causes: [
      likely(
        say('Brake booster or its vacuum hose', 'Bremžu pastiprinātājs vai tā vakuuma šļūtene'),
        say('without vacuum, you have to press much harder', 'bez vakuuma jāspiež daudz stiprāk'),
      ),
      possible(
        say('A worn vacuum pump', 'Nodilis vakuumsūknis'),
        say('common on diesel engines', 'raksturīgi dīzeļdzinējiem'),
      ),
    ],
    questions: [
      standing(
        'Was the pedal hard with the engine running as well?',
        'Vai pedālis bija ciets arī tad, kad dzinējs darbojās?',
      ),
      standing(
        'Did you hear hissing when you pressed the pedal?',
        'Vai, nospiežot pedāli, dzirdējāt šņākoņu?',
      ),
    ],
    advices: [
      standing(
        'Tell the mechanic when the pedal became hard and whether you heard hissing.',
        'Pastāstiet mehāniķim, kad pedālis kļuva ciets un vai dzirdējāt šņākoņu.',
      ),
    ],
  },
  {
    id: 'pulls-when-braking',
    category: 'braking',
    advice: 'soon',
    symptom: say('pulls to one side when braking', 'bremzējot velk uz vienu pusi'),
    stop: 'brakes',
    match: [
      'brake/brakes/braking pull*/drift*/veer*/swerve*',
      'pull* left/right/side + brake/brakes/braking',
      'pull* >hard/strongly/violently/sharply/badly/slightly + brake/brakes/braking',
      'pulling + heavy/stiff >steering + brake/brakes/braking',
      'bremze*/bremzejot rauj*/velk*/met*',
      'rauj*/velk*/met* bremzejot/bremzesan*',
      'rauj*/velk*/met* labi/kreisi/pusi/saniem + bremz*',
    ],
    causes: [
      likely(
        say('A sticking caliper on one side', 'Iestrēdzis suports vienā pusē'),
        say('one wheel then brakes harder than the other', 'tad viens ritenis bremzē stiprāk par otru'),
      ),
      possible(
        say('Oil or grease on a pad, or uneven wear', 'Eļļa uz kluča vai nevienmērīgs nodilums'),
        say('the friction differs from side to side', 'berze abās pusēs atšķiras'),
      ),
      lessLikely(
        say('Worn suspension bushings', 'Nodiluši balstiekārtas sailentbloki'),
        say('the wheel moves out of line under load', 'slodzē ritenis maina virzienu'),
      ),
    ],
    questions: [
      standing('To which side does it pull?', 'Uz kuru pusi velk?'),
      standing(
        'Was one wheel hotter than the others after driving?',
        'Vai pēc brauciena kāds ritenis bija karstāks par pārējiem?',
      ),
    ],
    advices: [
      say(
        'After a drive, compare the warmth of the wheels without touching the rotors.',
        'Pēc brauciena salīdziniet riteņu siltumu, nepieskaroties bremžu diskiem.',
      ),
      say(
        'Keep a greater following distance and brake gently until the brakes have been checked.',
        'Līdz pārbaudei ievērojiet lielāku distanci un bremzējiet maigi.',
      ),
    ],
  },
  {
    id: 'brake-vibration',
    category: 'braking',
    advice: 'soon',
    symptom: say('vibration when braking', 'bremzējot vibrē'),
    match: [
      'vibrat*/shak*/shudder*/puls*/judder* + brake/brakes/braking',
      'warped rotor*',
      'bremze*/bremzejot vibr*/trice*/trics/krata*/sitas/sitien*/puls*',
      'vibr*/trice*/tric/krata*/sitien* + bremz*',
      'bremzejot + sit*/mestas + stur*',
    ],
    causes: [
      likely(
        say('Warped or unevenly worn brake rotors', 'Deformēti vai nevienmērīgi nodiluši bremžu diski'),
        say('you feel it in the pedal or the steering wheel', 'to jūt pedālī vai stūrē'),
      ),
      possible(
        say('ABS working on a slippery road', 'ABS darbība uz slidena ceļa'),
        say('then the pedal pulses only under hard braking', 'tad pedālis pulsē tikai straujā bremzēšanā'),
      ),
      lessLikely(
        say('A loose wheel or play in the suspension', 'Vaļīgs ritenis vai brīvgājiens balstiekārtā'),
        say('worth ruling out, since it is dangerous', 'tas noteikti jāpārbauda, jo ir bīstami'),
      ),
    ],
    questions: [
      say(
        'Do you feel it in the pedal, in the steering wheel or in the whole car?',
        'Vai to jūtat pedālī, stūrē vai visā auto?',
      ),
      say('At what speed is it strongest?', 'Kādā ātrumā to jūt visvairāk?'),
    ],
    advices: [
      say(
        'Check that all lug nuts or wheel bolts are tight, especially after a tire change.',
        'Pārbaudiet, vai visas riteņu skrūves ir pievilktas, īpaši pēc riepu maiņas.',
      ),
      say(
        'Ask for the rotors to be measured for runout.',
        'Palūdziet pārbaudīt, vai bremžu diski nav deformējušies.',
      ),
    ],
  },
  {
    id: 'brake-fluid-low',
    category: 'braking',
    advice: 'stop_driving',
    symptom: say('brake fluid is low or leaking', 'bremžu šķidrums pazūd vai tek'),
    stop: 'brakes',
    match: [
      'reservoir empty/low/topped + brake/brakes',
      'brake/brakes + fluid empty/leak*/missing/gone',
      'bremz* + bacok*/tvertn* tuks*',
      'bremz* + skidrum* tuks*/tek/nav',
      'brake fluid low/leak*/los*/empty/drip*/disappear*/warning/gone/missing/vanish*',
      'leak* brake fluid',
      'brake line* leak*/rust*/burst/broke*/corro*',
      'bremz* skidrum* pazud*/tek*/maz*/zem*/noplud*/krit*/japielej/pil/trukst/tuks*/nav',
      'pazud*/nav/trukst bremz* skidrum*',
      'tek*/noplud*/pil bremz* skidrum*',
      'bremz* >slauk*/sluten* + pil/tek',
      'bremz* caurul*/sluten*/slauk*/trubin* pil/tek*/sprag*/noplud*/ruse*/parruse*/caur*',
    ],
    causes: [
      likely(
        say('A leak in a brake line, hose or caliper', 'Noplūde bremžu caurulītē, šļūtenē vai suportā'),
        say(
          'a puddle by a wheel or a falling level suggests that fluid is leaking',
          'peļķe pie riteņa vai līmenis, kas krītas, nozīmē, ka šķidrums tek ārā',
        ),
      ),
      possible(
        say('Worn pads', 'Nodiluši kluči'),
        say('the level falls slowly as they wear', 'tiem dilstot, līmenis lēnām krītas'),
      ),
    ],
    questions: [
      standing('How quickly does the level fall?', 'Cik ātri krītas līmenis?'),
      standing('Is any wheel wet on the inside?', 'Vai kāds ritenis no iekšpuses ir slapjš?'),
    ],
    advices: [
      standing(
        'Topping up is not a repair: the leak must be found first.',
        'Ar pieliešanu nepietiek: vispirms jāatrod noplūde.',
      ),
    ],
  },
  {
    id: 'brake-stuck-hot',
    category: 'braking',
    advice: 'stop_driving',
    symptom: say('a wheel gets hot or the brake drags', 'ritenis kļūst karsts vai bremze neatlaižas'),
    stop: 'hotBrake',
    match: [
      'caliper* stuck/seiz*/frozen/stick*/lock*',
      'brake/brakes drag*/stuck/stick*/sticking/seiz*/lock*/hot/smell*/overheat*',
      'wheel/wheels/rim hot + brak*',
      'hot wheel/wheels/rotor*',
      'one/front/rear/left/right/a >wheel/rim hot',
      'wheel/rim hot + smell*/smok*/stink*/one',
      'suport* iestred*/iekilej*/kerusies/neatlaiz*/kil*',
      'bremz* neatlaiz*/iekilej*/iestred*/karst*/parkar*/pieker*',
      'riten*/disk* karst*/sakarst/uzkarst',
      'karst* riten*/disk*',
    ],
    causes: [
      likely(
        say('A seized caliper or seized caliper guide pins', 'Ieķīlējies suports vai tā vadotnes'),
        say('the pads keep pressing on the rotor', 'kluči pastāvīgi spiež disku'),
      ),
      possible(
        say('A parking brake that does not release', 'Neatlaižas stāvbremze'),
        say(
          'common at the rear wheels, especially in freezing weather',
          'raksturīgi aizmugurējiem riteņiem, īpaši salā',
        ),
      ),
      lessLikely(
        say('A collapsed brake hose', 'Aizsprostojusies bremžu šļūtene'),
        say('pressure gets in but not out', 'spiediens ieiet, bet neiziet'),
      ),
    ],
    questions: [
      standing('Which wheel gets hot?', 'Kurš ritenis sakarst?'),
      standing(
        'Did the car slow down more than usual when you let go of the accelerator?',
        'Vai, kad atlaidāt gāzi, auto palēninājās vairāk nekā parasti?',
      ),
    ],
    advices: [
      standing(
        'Keep away from the hot wheel: do not touch it or pour water on it.',
        'Netuvojieties karstajam ritenim: nepieskarieties tam un nelejiet uz tā ūdeni.',
      ),
    ],
  },
  {
    id: 'abs-light',
    category: 'braking',
    advice: 'soon',
    symptom: say('ABS light is on', 'deg ABS lampiņa'),
    match: [
      'abs light*/lamp*/warning/indicator/fault/error/code',
      'abs + light/illuminated/warning',
      'deg*/iedeg*/mirgo abs',
      'abs lampin*/deg/iedeg*/mirgo/klud*',
      'lampin* abs',
    ],
    causes: [
      likely(
        say('A wheel speed sensor or its wiring', 'Riteņa ātruma sensors vai tā vadojums'),
        say('dirt and salt reach it easily', 'to viegli bojā netīrumi un sāls'),
      ),
      possible(
        say('A fault in the ABS unit', 'Bojāts ABS bloks'),
        say('the stored code will show the cause', 'to parādīs saglabātais kods'),
      ),
    ],
    questions: [
      say('Is the red brake warning light on as well?', 'Vai deg arī sarkanā bremžu lampiņa?'),
      say('Does the pedal feel the same as before?', 'Vai pedālis ir tāds pats kā agrāk?'),
    ],
    advices: [
      say(
        'With only the yellow ABS light on, the brakes work, but the wheels may lock: brake early and keep a greater following distance.',
        'Ja deg tikai dzeltenā ABS lampiņa, bremzes darbojas, bet riteņi var bloķēties: bremzējiet laikus un ievērojiet lielāku distanci.',
      ),
      say(
        'If the red brake warning light comes on as well, do not drive any farther.',
        'Ja iedegas arī sarkanā bremžu lampiņa, neturpiniet braukt.',
      ),
      READ_CODES,
    ],
  },
  {
    id: 'brake-lamp',
    category: 'braking',
    // Red until the color is known: most brake lamps are.
    advice: 'stop_driving',
    symptom: say('brake warning light is on', 'deg bremžu lampiņa'),
    stop: 'brakes',
    match: BRAKE_LAMP,
    except: NOT_THE_BRAKE_LAMP,
    unless: [...RED_BRAKE_LAMP, ...YELLOW_LAMP],
    causes: [
      likely(
        say('Worn brake pads or a low fluid level', 'Nodiluši bremžu kluči vai zems šķidruma līmenis'),
        say('the light warns of one or both', 'lampiņa brīdina par vienu vai abiem'),
      ),
      possible(
        say('A parking brake that is not fully released', 'Līdz galam neatlaista stāvbremze'),
        say('in many cars, the same light is used for this', 'daudzos auto par to brīdina tā pati lampiņa'),
      ),
    ],
    questions: [
      standing('Is the warning light red or yellow?', 'Vai lampiņa ir sarkana vai dzeltena?'),
      standing(
        'Is the brake fluid level between the marks?',
        'Vai bremžu šķidruma līmenis ir starp atzīmēm?',
      ),
      standing('Does the pedal feel the same as before?', 'Vai pedālis ir tāds pats kā agrāk?'),
    ],
    advices: [READ_CODES],
  },
  {
    id: 'yellow-brake-lamp',
    category: 'braking',
    advice: 'soon',
    symptom: say('yellow brake warning light is on', 'deg dzeltenā bremžu lampiņa'),
    match: [
      'yellow/amber/orange brake >warning/lamp/light/symbol/icon/system',
      'bremz* lampin*/lampa/simbol*/ikon* dzelten*/oranz*',
      'bremz* >lampin*/simbol* + dzelten*/oranz*',
    ],
    unless: RED_BRAKE_LAMP,
    causes: [
      likely(
        say('Worn brake pads', 'Nodiluši bremžu kluči'),
        say('a contact in the pad turns the light on', 'lampiņu ieslēdz kontakts klucī'),
      ),
      possible(
        say('A fault in the ABS or in the electric parking brake', 'Bojāta ABS vai elektriskā stāvbremze'),
        say('the stored code will show the cause', 'to parādīs saglabātais kods'),
      ),
    ],
    questions: [
      say('Does the pedal feel the same as before?', 'Vai pedālis ir tāds pats kā agrāk?'),
      say('When were the brake pads last replaced?', 'Kad pēdējo reizi mainīti bremžu kluči?'),
    ],
    advices: [
      say(
        'Brake early and keep a greater following distance; if the light turns red or the pedal feels different, do not drive on.',
        'Bremzējiet laikus un ievērojiet lielāku distanci; ja lampiņa kļūst sarkana vai pedālis ir citāds nekā parasti, tālāk nebrauciet.',
      ),
      READ_CODES,
    ],
  },
  {
    id: 'red-brake-lamp',
    category: 'braking',
    advice: 'stop_driving',
    symptom: say('the red brake warning light is on', 'deg sarkanā bremžu lampiņa'),
    stop: 'brakes',
    match: RED_BRAKE_LAMP,
    causes: [
      likely(
        say('Too little brake fluid', 'Pārāk maz bremžu šķidruma'),
        say('through a leak or very worn pads', 'noplūdes vai ļoti nodilušu kluču dēļ'),
      ),
      possible(
        say('A parking brake that is not fully released', 'Līdz galam neatlaista stāvbremze'),
        say('then the light goes out when you release it', 'tad lampiņa nodziest, kad stāvbremzi atlaiž'),
      ),
      possible(
        say(
          'A fault in the brake booster or its control unit',
          'Bojāts bremžu pastiprinātājs vai vadības bloks',
        ),
        say('the pedal then feels different', 'tad pedālis ir citāds nekā parasti'),
      ),
    ],
    questions: [
      standing(
        'Is the brake fluid level between the marks?',
        'Vai bremžu šķidruma līmenis ir starp atzīmēm?',
      ),
      standing('Does the pedal sink or feel soft or hard?', 'Vai pedālis iekrīt, ir mīksts vai ciets?'),
      standing(
        'Does the light stay on with the parking brake released?',
        'Vai lampiņa deg arī ar atlaistu stāvbremzi?',
      ),
    ],
    advices: [
      standing(
        'Look at the brake fluid level: a low level means a leak or worn-out pads, and topping up is not a repair.',
        'Apskatiet bremžu šķidruma līmeni: ja tas ir zems, kaut kur tek vai kluči ir pilnīgi nodiluši, un ar pieliešanu nepietiek.',
      ),
    ],
  },
  {
    id: 'brakes-weak',
    category: 'braking',
    advice: 'stop_driving',
    symptom: say('the car brakes badly or not at all', 'auto slikti bremzē vai nebremzē'),
    stop: 'brakes',
    match: [
      'brake/brakes fail*/failed/gone/weak/poor*/bad/fade*/quit/inoperative/inop/failure',
      'brake/brakes not work*/stop*/hold/respond*/engage',
      'no/lost/lose/losing/loss brake/brakes/braking',
      'stopping distance*',
      'car/vehicle/truck/van >does/will/did/would >not >stop',
      'car/vehicle/truck/van >doesnt/wont/didnt/wouldnt >stop',
      'auto/masina/masinu/automasina ~ neapstajas/nestajas/neapstajies',
      'bremz* vaj*/slikt*/neker*/nestrada/pazud*/atteic*/nav/atsak*/netur',
      'slikti/vaji/nevar/gruti bremze/ker/nobremze*',
      'nebremze*',
      'bremzesanas cels',
    ],
    except: NOT_THE_BRAKES,
    causes: [
      likely(
        say('Worn or overheated pads and rotors', 'Nodiluši vai pārkarsuši kluči un diski'),
        say('especially downhill or with a load', 'īpaši lejup no kalna vai ar kravu'),
      ),
      possible(
        say('Loss of brake fluid or pressure', 'Bremžu šķidruma vai spiediena zudums'),
        say('the usual cause of a sudden loss of braking', 'biežākais iemesls, ja bremzes pazūd pēkšņi'),
      ),
      possible(
        say('Brake booster fault', 'Bremžu pastiprinātāja bojājums'),
        say('if the pedal is hard and braking is weak', 'ja pedālis ir ciets, bet auto bremzē vāji'),
      ),
    ],
    questions: [
      standing(
        'Was the pedal soft, hard or normal when it happened?',
        'Vai tajā brīdī pedālis bija mīksts, ciets vai parasts?',
      ),
      standing('Did it happen once or every time?', 'Vai tas notika vienreiz vai katru reizi?'),
      standing(
        'Did any warning light come on, or did any message appear?',
        'Vai iedegās kāda lampiņa vai parādījās paziņojums?',
      ),
    ],
    advices: [
      standing(
        'If the stopped car could roll onto a road or railroad tracks, get everyone out and well away from it, then call 112.',
        'Ja stāvošs auto var uzripot uz ceļa vai sliedēm, visi izkāpiet un ejiet no tā prom; zvaniet 112.',
      ),
    ],
  },
  {
    id: 'parking-brake',
    category: 'braking',
    advice: 'soon',
    symptom: say('parking brake does not hold or release', 'stāvbremze netur vai neatlaižas'),
    match: [
      'parking/emergency/hand brake/brakes',
      'handbrake/ebrake',
      'rokas/stav >bremz*',
      'riten*/kluc*/bremz* ~ piesal*/pielip*',
      'stavbremz*/rokasbremz*/rokbremz*/rokene*/rucnik*',
    ],
    unless: ['automatic emergency', 'emergency braking', 'ka >rokasbremz*', 'like >the >handbrake'],
    causes: [
      likely(
        say('A stretched, rusted or frozen cable', 'Izstiepusies, sarūsējusi vai piesalusi trose'),
        say(
          'the usual reason for a brake that does not hold or release',
          'biežākais iemesls, ja bremze netur vai neatlaižas',
        ),
      ),
      possible(
        say('Worn rear shoes or pads', 'Nodiluši aizmugurējie bremžu loki vai kluči'),
        say('the lever then goes higher than usual', 'tad svira iet augstāk nekā parasti'),
      ),
      possible(
        say('The electric parking brake motor', 'Elektriskās stāvbremzes motoriņš'),
        say('if there is a button instead of a lever', 'ja sviras vietā ir poga'),
      ),
    ],
    questions: [
      say('Does the parking brake fail to hold, or fail to release?', 'Vai tā netur vai neatlaižas?'),
      say('Is it a lever or a button?', 'Vai tā ir svira vai poga?'),
    ],
    advices: [
      say(
        'Park on level ground in gear or in P, and chock a wheel.',
        'Novietojiet auto līdzenā vietā ar ieslēgtu pārnesumu vai P un palieciet zem riteņa ķīli.',
      ),
      say(
        'If the parking brake tends to freeze in winter, park on level ground, leave it off and chock the wheels.',
        'Ja stāvbremze ziemā piesalst un neatlaižas, līdzenā vietā to nepievelciet, bet palieciet zem riteņiem ķīļus.',
      ),
    ],
  },
];
