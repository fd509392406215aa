import { say, standing } from '../bilingual-text.ts';
import { lessLikely, likely, possible, type SymptomPattern } from './pattern-shape.ts';

const BUMPS = 'bedr*/gramb*/nelidz*/brug*/grant*/valni*/atrumvaln*/policist*/gulosaj*/sliedem';
const SIDE = say(
  'Is it at the front or the rear, left or right?',
  'Vai tas ir priekšā vai aizmugurē, kreisajā vai labajā pusē?',
  'left right',
);
const LOWER_CORNER = standing('Which corner is lower?', 'Kurš stūris ir zemāks?');

export const SUSPENSION_STEERING: readonly SymptomPattern[] = [
  {
    id: 'clunk-over-bumps',
    category: 'suspension_steering',
    advice: 'soon',
    symptom: say('clunk over bumps', 'klaudz, braucot pa bedrēm'),
    match: [
      'clunk*/knock*/rattl*/bang*/clank*/thud* bump*/pothole*/rough/uneven/speed',
      'clunk*/knock*/rattl*/bang*/clank*/thud* + bump/bumps/pothole/potholes/bumpy',
      'bump*/pothole* clunk*/knock*/rattl*/nois*',
      'clunk*/knock*/rattl* + suspension/strut*/bump*/front end',
      'suspension nois*/clunk*/knock*/rattl*',
      `${BUMPS} + klab*/klaudz*/klauv*/grab*/dauz*/dunkst*/braksk*/buksk*/bum/spainis`,
      'bedr*/nelidz*/brug*/grant* sit*/skan*',
      'klab*/klaudz*/grab* prieks*/aizmugur*/apaks*/balstiek*/riten*',
      'stabilizator*/atsait*',
    ],
    unless: ['bremzejot', 'panel*/panlea/bagaznieka/dash/dashboard'],
    causes: [
      likely(
        say('Stabilizer links or bushings', 'Stabilizatora atsaites vai sailentbloki'),
        say(
          'they wear first and rattle on small bumps',
          'tie nodilst pirmie un grab uz sīkiem nelīdzenumiem',
        ),
      ),
      likely(
        say('Ball joint or control arm bushing', 'Lodbalsts vai sviras sailentbloks'),
        say('a duller knock on bigger bumps', 'dobjāks sitiens uz lielākiem nelīdzenumiem'),
      ),
      possible(
        say('Shock absorber or its mount', 'Amortizators vai tā balsts'),
        say(
          'with swaying or a knock from the top of the strut',
          'ja auto šūpojas vai klaudz amortizatora augšgalā',
        ),
      ),
    ],
    questions: [
      SIDE,
      say(
        'On small bumps, big ones or both?',
        'Vai klaudz uz sīkiem nelīdzenumiem, lielās bedrēs vai abos gadījumos?',
      ),
      say(
        'Does it also knock when you turn the steering wheel with the car standing still?',
        'Vai klaudz arī tad, kad auto stāv un griežat stūri?',
      ),
    ],
    advices: [
      say(
        'Have the ball joints and tie rods checked on a lift; worn ones can come apart.',
        'Lieciet uz pacēlāja pārbaudīt lodbalstus un stūres pirkstus; nodiluši tie var atvienoties.',
      ),
    ],
  },
  {
    id: 'squeak-over-bumps',
    category: 'suspension_steering',
    advice: 'soon',
    symptom: say('squeak over bumps', 'čīkst, braucot pa bedrēm'),
    match: [
      'squeak*/creak* + bump/bumps/bumpy/pothole/potholes/rough/uneven/suspension',
      `${BUMPS}/balstiek*/amortiz*/sailent*/salenblok* + cikst*/cirkst*`,
    ],
    unless: ['brake*/braking/dash*/panel*/panlea/bagaznieka', 'bremz*', 'durv*/door/doors'],
    causes: [
      likely(
        say('Dry or worn rubber bushings', 'Sausi vai nodiluši sailentbloki'),
        say('often worse in cold or dry weather', 'bieži vairāk čīkst aukstā vai sausā laikā'),
      ),
      possible(
        say('A dry ball joint or shock absorber mount', 'Sauss lodbalsts vai amortizatora balsts'),
        say('if it also squeaks when you turn the steering wheel', 'ja čīkst arī, griežot stūri'),
      ),
    ],
    questions: [
      SIDE,
      say(
        'Does it also squeak when you push down on that corner of the parked car?',
        'Vai čīkst arī, ja stāvošam auto šajā vietā spiež virsbūvi uz leju?',
      ),
    ],
    advices: [
      say(
        'Have the ball joints and bushings checked on a lift; tell the mechanic when it squeaks.',
        'Lieciet uz pacēlāja pārbaudīt lodbalstus un sailentblokus; pastāstiet, kad čīkst.',
      ),
    ],
  },
  {
    id: 'pulls-to-side',
    category: 'suspension_steering',
    advice: 'soon',
    symptom: say('pulls to one side', 'velk uz vienu pusi'),
    match: [
      'pull*/drift*/veer* + left/right/side',
      'alignment',
      'steering wheel crooked/off center/straight/centered',
      'velk*/mek*/beg* labi/kreisi/pusi/sanu/saniem/labo/kreiso',
      'sture* skib*/greiz*/sanis/netaisn*',
      'sture nav taisn*',
      'savirz*/geometrij*/savirzien*',
    ],
    unless: ['brake/brakes/braking', 'bremz*'],
    causes: [
      likely(
        say('Wheel alignment', 'Riteņu savirze'),
        say('often after hitting a pothole or curb', 'bieži pēc trieciena bedrē vai pret apmali'),
      ),
      likely(
        say('Uneven tire pressure or wear', 'Atšķirīgs riepu spiediens vai nodilums'),
        say('the easiest to check', 'visvieglāk pārbaudīt'),
      ),
      possible(
        say('A sticking brake', 'Iestrēgusi bremze'),
        say('if one wheel is hot', 'ja viens ritenis ir karsts'),
      ),
    ],
    questions: [
      say('To which side, and at what speed?', 'Uz kuru pusi un kādā ātrumā?'),
      say('Did you hit a pothole or curb?', 'Vai iebraucāt bedrē vai apmalē?'),
    ],
    advices: [
      say(
        'Check the pressure of all tires, then have the alignment measured.',
        'Pārbaudiet visu riepu spiedienu, pēc tam lieciet izmērīt savirzi.',
      ),
    ],
  },
  {
    id: 'steering-vibration',
    category: 'suspension_steering',
    advice: 'soon',
    symptom: say('vibration in the steering wheel or the car', 'vibrē stūre vai viss auto'),
    stop: 'wheel',
    match: [
      'vibrat*/shak*/shimm*/wobbl*/shudder* steering/wheel/speed/mph/highway',
      'steering/wheel vibrat*/shak*/shimm*/wobbl*/shook',
      'vibrat* + mph/speed/highway',
      'vibr*/krata*/trice*/trics/sit* stur*/atrum*/km',
      'stur* vibr*/krat*/trice*/trics/sit*/dreb*',
      'vibr* + km/h/soseja',
      'balans*',
    ],
    unless: ['brake/brakes/braking', 'bremz*', 'tuksgait*', 'idle'],
    causes: [
      possible(
        say('Loose lug nuts or wheel bolts', 'Vaļīgas riteņu skrūves'),
        say('check them first after a wheel change', 'pēc riteņu maiņas tās jāpārbauda vispirms'),
      ),

      likely(
        say('Unbalanced wheels', 'Nesabalansēti riteņi'),
        say('typical at 80 to 120 km/h (50 to 75 mph)', 'raksturīgi 80–120 km/h ātrumā'),
      ),
      possible(
        say('A damaged tire or bent rim', 'Bojāta riepa vai saliekts disks'),
        say('look for bulges', 'meklējiet izspiedumus'),
      ),
      possible(
        say(
          'Worn tie rods, joints or driveshaft',
          'Nodiluši stūres pirksti, lodbalsti vai piedziņas vārpsta',
        ),
        say('if balancing does not help', 'ja balansēšana nepalīdz'),
      ),
    ],
    questions: [
      standing('At what speed did it begin and end?', 'Kādā ātrumā tas sākās un beidzās?'),
      say('Do you feel it in the wheel, the seat or the floor?', 'Vai to jūt stūrē, sēdeklī vai grīdā?'),
      standing('Have the wheels been changed recently?', 'Vai nesen mainīti riteņi?'),
    ],
    advices: [
      standing(
        'Have the wheel bolts, the tires and the suspension arms checked before the car is driven again, even if the bolts are tight.',
        'Pirms auto atkal brauc, lieciet pārbaudīt riteņu skrūves, riepas un sviras, arī ja skrūves ir pievilktas.',
      ),
    ],
  },
  {
    id: 'heavy-steering',
    category: 'suspension_steering',
    advice: 'stop_driving',
    symptom: say('heavy or stiff steering', 'stūre griežas smagi'),
    stop: 'steering',
    match: [
      'heavy/stiff/hard/difficult/tight to steer*/turn',
      'steering heavy/stiff/hard/difficult/lock*/tight/fail*/assist',
      'steering suddenly/became/becomes/went heavy/stiff/hard',
      'heavy/stiff >steering',
      'power steering fail*/lost/loss/out/went/gone/not/quit/malfunction/warning/fault/light',
      'loss/lost/no/lose power/of/electric steering',
      'sture* smag*/ciet*/gruti/stingr*/negriez*/iestre*/bloke*/nobloke*/kerjas',
      'sture* peksni/kluva/palika smag*/ciet*/stingr*',
      'smag*/ciet*/grut* sture*/pagriezt/stureet',
      'nevar/nevaru/nevareju pagriezt/griezt/izgriezt/pakustinat sturi/stures',
      'cant/cannot/couldnt/unable >to/turn/steer >steer/the/steering',
      'cant/cannot/couldnt >steer',
      'sture + grut*/smag* griez*',
      'pastiprin* nestrad*/atteic*/pazud*/izsl*',
    ],
    causes: [
      likely(
        say('Power steering pump, motor or fluid', 'Stūres pastiprinātāja sūknis, motors vai šķidrums'),
        say('there is no power assistance', 'nedarbojas pastiprinātājs'),
      ),
      possible(
        say('A loose or broken belt', 'Vaļīga vai pārtrūkusi siksna'),
        say('with the battery light on as well', 'ja deg arī akumulatora lampiņa'),
      ),
      possible(
        say('Steering joint or rack', 'Stūres kardāna krustiņš vai zobstienis (reika)'),
        say('if it sticks in one place', 'ja stūre iestrēgst noteiktā vietā'),
      ),
    ],
    questions: [
      standing(
        'Was it heavy all the time, or did it come and go?',
        'Vai stūre bija smaga visu laiku vai tikai brīžiem?',
      ),
      standing(
        'Is a steering warning light on, or is there a message?',
        'Vai deg stūres lampiņa, vai ir redzams paziņojums?',
      ),
      standing(
        'Is the power steering fluid level right?',
        'Vai stūres pastiprinātāja šķidruma līmenis ir pareizs?',
      ),
    ],
    advices: [
      standing(
        'Tell the mechanic whether the problem came on suddenly or little by little.',
        'Pastāstiet mehāniķim, vai tas notika pēkšņi vai pamazām.',
      ),
    ],
  },
  {
    id: 'steering-play',
    category: 'suspension_steering',
    advice: 'stop_driving',
    symptom: say('the steering has play or the car wanders', 'stūrei ir brīvgājiens vai auto peld pa ceļu'),
    stop: 'steering',
    match: [
      'loose/play/slop/wander* steering/road/lane',
      'play/slop wheel',
      'steering loose/play/wander*/sloppy',
      'wander*',
      'death wobble',
      'brivgaj*/brivkust* stur*',
      'stur* brivgaj*/brivkust*/valig*/lodzas',
      'peld* cel*',
      'lodbalst*/stures pirkst*/uzgal*',
      'brivgaj*',
    ],
    unless: [],
    causes: [
      likely(
        say('Worn tie rods or ball joints', 'Nodiluši stūres pirksti vai lodbalsti'),
        say('they keep the wheels pointing where you steer', 'tie nosaka riteņu virzienu'),
      ),
      possible(
        say('Worn steering rack', 'Nodilis stūres zobstienis (reika)'),
        say('free play around the straight-ahead position', 'brīvgājiens ap vidus stāvokli'),
      ),
      possible(
        say('Loose wheel bearing', 'Izdilis riteņa gultnis'),
        say('the wheel itself has play', 'brīvgājiens ir pašam ritenim'),
      ),
    ],
    questions: [
      standing(
        'How far could you turn the steering wheel before the car reacted?',
        'Cik tālu varēja pagriezt stūri, pirms auto reaģēja?',
      ),
      standing('Did you hear knocking when turning?', 'Vai, griežot stūri, dzirdējāt klaudzienus?'),
    ],
    advices: [
      standing(
        'Keep any bolt or part that you find on the ground for the mechanic.',
        'Ja uz zemes atrodat kādu skrūvi vai detaļu, saglabājiet to mehāniķim.',
      ),
    ],
  },
  {
    id: 'wheel-bearing',
    category: 'suspension_steering',
    advice: 'soon',
    symptom: say('humming from a wheel, louder with speed', 'ritenis dūc, un skaņa pieaug līdz ar ātrumu'),
    stop: 'wheel',
    match: [
      'wheel/hub bearing*',
      'hum/hums/humming/howl*/growl*/dron*/roar*/whir*/whoosh*/rumbl* + wheel*/speed/speeds/faster/bends/swing',
      'wheel* hum*/howl*/growl*/roar*/grind*',
      'gultn*/gultnis',
      'riten* duc*/dun*/ruc*/gaud*/kauc*/dzied*',
      'duc*/duk*/dun*/ruc*/gaud* + riten*/atrum*/atrak/skalak*/km/likum*/labi/kreisi',
    ],
    unless: [
      'sajug*',
      'bremzejot/braking',
      'engine/revs/rev/fan/gearbox',
      'motor*/dzinej*/apgriez*/ventilat*/kaste/karb*/atrumkarb*',
    ],
    causes: [
      likely(
        say('A worn wheel bearing', 'Nodilis riteņa gultnis'),
        say('the noise changes when cornering', 'skaņa mainās pagriezienos'),
      ),
      possible(
        say('Unevenly worn tires', 'Nevienmērīgi nodilušas riepas'),
        say('the sound changes with the road surface', 'skaņa mainās līdz ar ceļa segumu'),
      ),
    ],
    questions: [
      standing(
        'Did it change when you steered slightly left and right?',
        'Vai skaņa mainījās, kad nedaudz pagriezāt stūri pa kreisi un pa labi?',
      ),
      standing('From what speed do you hear it?', 'No kāda ātruma to dzird?'),
    ],
    advices: [
      say(
        'Have the wheel bearing checked within the next few days; a bearing that seizes or comes loose is dangerous.',
        'Dažu dienu laikā lieciet to pārbaudīt; gultnis, kas ieķīlējas vai kļūst vaļīgs, ir bīstams.',
      ),
    ],
  },
  {
    id: 'wheel-loose',
    category: 'suspension_steering',
    advice: 'stop_driving',
    symptom: say('a loose wheel', 'ļodzās ritenis'),
    stop: 'wheel',
    match: [
      'wheel/wheels loose/wobbl*/fell/came/coming/falling off/fell',
      'lug nut*/stud*/bolt* loose/broke*/missing/shear*/snap*',
      'riten* lodz*/valig*/nokrit*/atskruv*/nonac*',
      'riten* skruv*/bultskruv*/uzgriez*',
    ],
    causes: [
      likely(
        say('Loose lug nuts or wheel bolts', 'Vaļīgas riteņa skrūves'),
        say('typical after a wheel change', 'raksturīgi pēc riteņu maiņas'),
      ),
      likely(
        say('A worn bearing or ball joint', 'Nodilis gultnis vai lodbalsts'),
        say('the wheel has play when lifted', 'paceltam ritenim ir brīvgājiens'),
      ),
    ],
    questions: [
      standing('Were the wheels changed in the last few weeks?', 'Vai pēdējās nedēļās mainīti riteņi?'),
      standing('Did you hear knocking or clicking?', 'Vai dzirdējāt klaudzienus vai klikšķus?'),
    ],
    advices: [
      standing(
        'Have the wheel and its bolts checked before it turns again; tightening alone may not be enough.',
        'Lieciet riteni un tā skrūves pārbaudīt, pirms tas atkal griežas; ar pievilkšanu vien var nepietikt.',
      ),
    ],
  },
  {
    id: 'shock-absorbers',
    category: 'suspension_steering',
    advice: 'soon',
    symptom: say('the car sways or bounces', 'auto šūpojas'),
    match: [
      'shock absorber*/shocks/strut*',
      'bounc*/sway*/bottom*',
      'float* road/bump*',
      'amortiz*',
      'lek*/sveras + auto/masina/ka/cel*/pagriez*',
      'supo*/zvalo*',
      'ka laiva',
    ],
    unless: ['apgriezien* lek*', 'temperatur* lek*', 'boot/tailgate/hood/bonnet strut*'],
    causes: [
      likely(
        say('Worn or leaking shock absorbers', 'Nodiluši vai notecējuši amortizatori'),
        say('they no longer damp the springs', 'tie vairs neslāpē atsperu kustību'),
      ),
      possible(
        say('Worn bushings or mounts', 'Nodiluši sailentbloki vai balsti'),
        say('with knocking', 'ja dzirdami klaudzieni'),
      ),
    ],
    questions: [
      say(
        'Does the car keep bouncing when you push down on a corner?',
        'Vai auto turpina šūpoties, ja nospiež un atlaiž virsbūvi virs riteņa?',
      ),
      say('Are there oil traces on a shock absorber?', 'Vai uz amortizatora redzamas eļļas pēdas?'),
    ],
    advices: [
      say(
        'Drive more slowly in turns: the braking distance is longer, too.',
        'Līkumos brauciet lēnāk: arī bremzēšanas ceļš ir garāks.',
      ),
    ],
  },
  {
    id: 'broken-spring',
    category: 'suspension_steering',
    advice: 'stop_driving',
    symptom: say('the car sits low or a spring is broken', 'auto nosēdies vai salūzusi atspere'),
    stop: 'suspension',
    match: [
      'coil/leaf/broken/suspension spring*',
      'spring* broke*/broken/snap*/crack*',
      'sag*/sits low/lower',
      'atsper*',
      'nosed*/nosez* + aizmugur*/prieks*/pusi/puse/stur*/sanis',
      'puse ~ zemak/zemaka',
    ],
    causes: [
      likely(
        say('A broken spring', 'Salūzusi atspere'),
        say('rust and potholes break the end coil of the spring', 'rūsa un bedres nolauž pēdējo vijumu'),
      ),
    ],
    questions: [LOWER_CORNER, standing('Did you hear a bang?', 'Vai dzirdējāt skaļu būkšķi?')],
    advices: [
      standing(
        'Keep your hands and feet out from under the car: it can sink further.',
        'Nelieciet rokas un kājas zem auto: tas var nosēsties vēl zemāk.',
      ),
    ],
  },
  {
    id: 'steering-noise',
    category: 'suspension_steering',
    advice: 'soon',
    symptom: say('noise or fluid leak from the power steering', 'trokšņo vai tek stūres pastiprinātājs'),
    match: [
      'steering nois*/whistl*/whin*/groan*/squeal*/creak*/clunk*/leak*/fluid',
      'whistl*/whin*/groan*/squeal*/creak* + turn* + steering/wheel',
      'stur* kauc*/duc*/cikst*/klab*/troks*/ruc*/gaudo*',
      'stur* pastiprin* tek*/skidr*/kauc*/troks*',
      'hidropast* + ell*/mitr*/skidr*',
      'griez*/sturej*/groz* + kauc*/cikst*/duc*/svilp*/ruc* + stur*',
    ],
    causes: [
      likely(
        say('Low power steering fluid', 'Zems stūres pastiprinātāja šķidruma līmenis'),
        say('the pump whines when it draws air', 'sūknis kauc, ja iesūc gaisu'),
      ),
      possible(
        say('A worn pump, hose or rack seal', 'Nodilis sūknis, šļūtene vai stūres zobstieņa blīve'),
        say('look for wet spots', 'meklējiet slapjas vietas'),
      ),
      lessLikely(
        say('Strut bearing', 'Amortizatora balsta gultnis'),
        say('creaking when turning the steering wheel at a standstill', 'čīkst, griežot stūri uz vietas'),
      ),
    ],
    questions: [
      say(
        'Is it louder with the steering wheel turned all the way?',
        'Vai troksnis ir skaļāks, kad stūre ir pilnībā izgriezta?',
      ),
      say('Is the fluid level right?', 'Vai šķidruma līmenis ir pareizs?'),
    ],
    advices: [
      say(
        'Check the fluid reservoir and do not hold the steering wheel turned all the way.',
        'Pārbaudiet šķidruma tvertni un neturiet stūri pilnībā izgrieztu.',
      ),
    ],
  },
  {
    id: 'steering-lamp',
    category: 'suspension_steering',
    advice: 'soon',
    symptom: say('the power steering light is on', 'deg stūres pastiprinātāja lampiņa'),
    match: [
      'steering >light/lamp/warning/symbol/message',
      'lampin*/lampa/zimit* ~ stur*',
      'dzelten*/oranz* >sture/sturi/sturite',
    ],
    unless: ['red', 'sarkan*', 'airbag*/srs'],
    causes: [
      likely(
        say('Low voltage or a sensor of the steering', 'Zems spriegums vai stūres sensors'),
        say('often after a weak battery', 'bieži pēc vāja akumulatora'),
      ),
      possible(
        say('The motor or pump of the power steering', 'Stūres pastiprinātājs vai tā sūknis'),
        say('then the wheel gets heavy', 'tad stūre kļūst smaga'),
      ),
    ],
    questions: [say('Is the steering heavier?', 'Vai stūre ir smagāka?')],
    advices: [
      say(
        'If the steering gets heavy while you drive, stop and do not drive on.',
        'Ja braucot stūre kļūst smaga, apstājieties un tālāk nebrauciet.',
      ),
    ],
  },
  {
    id: 'air-suspension',
    category: 'suspension_steering',
    advice: 'soon',
    symptom: say('the air suspension sinks', 'nosēžas gaisa balstiekārta'),
    match: ['air suspension', 'gaisa balstiek*/piekar*', 'pneim*', 'gaisa >spilven* + nosez*/nosed*'],
    causes: [
      likely(
        say('A leak in the air suspension', 'Noplūde gaisa balstiekārtā'),
        say('it sinks overnight and rises after the start', 'pa nakti nosēžas un pēc iedarbināšanas paceļas'),
      ),
      possible(
        say('The compressor or its relay', 'Kompresors vai tā relejs'),
        say('if it no longer rises', 'ja vairs nepaceļas'),
      ),
    ],
    questions: [LOWER_CORNER],
    advices: [
      say(
        'Do not drive while it is down: a tire can rub.',
        'Nebrauciet, kamēr auto ir nosēdies: riepa var berzties.',
      ),
    ],
  },
  {
    id: 'uneven-tyre-wear',
    category: 'suspension_steering',
    advice: 'soon',
    symptom: say('uneven tire wear', 'nevienmērīgi dilst riepas'),
    match: [
      'tire/tires/tyre/tyres + inside/inner/outer/edge/edges',
      'uneven* tire/tires/tyre/tyres/wear',
      'tire/tires/tyre/tyres wear*/worn uneven*/premature*',
      'nevienm* dilst/nodil*',
      'riep* + nodil*/dilst* + nevienm*/mal*/ieks*/robain*',
      'riep* zobi*/zagi*',
    ],
    causes: [
      likely(
        say('Wheel alignment', 'Riteņu savirze'),
        say('one edge wears faster', 'viena mala dilst ātrāk'),
      ),
      possible(
        say('Wrong tire pressure', 'Nepareizs riepu spiediens'),
        say('both edges or the middle', 'dilst abas malas vai vidus'),
      ),
      possible(
        say('Worn suspension parts', 'Nodilušas balstiekārtas detaļas'),
        say('if the tread is worn in patches or in a sawtooth pattern', 'ja nodilums ir plankumains'),
      ),
    ],
    questions: [
      say('Which edge is worn, and on which wheel?', 'Kura mala nodilusi un kuram ritenim?'),
      say('When was the alignment last set?', 'Kad pēdējo reizi regulēta savirze?'),
    ],
    advices: [
      say(
        'Measure the tread: if it is below 1.6 mm, the tire must not be used; winter tires need 4 mm in Latvia and 3 mm in many other countries.',
        'Izmēriet protektora dziļumu: ja tas ir mazāks par 1,6 mm (Latvijā ziemas riepām ziemas mēnešos – par 4 mm), riepu lietot nedrīkst.',
      ),
    ],
  },
];
