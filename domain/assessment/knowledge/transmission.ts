import { say, standing } from '../bilingual-text.ts';
import { lessLikely, likely, possible, type SymptomPattern } from './pattern-shape.ts';
import { READ_TRANSMISSION_CODES } from './shared-advice.ts';
import { TURNS_SLOWLY } from './signs.ts';

export const TRANSMISSION: readonly SymptomPattern[] = [
  {
    id: 'gear-slips',
    category: 'transmission',
    advice: 'stop_driving',
    symptom: say('the transmission slips or loses drive', 'ātrumkārba slīd vai nevelk'),
    stop: 'drive',
    match: [
      'slip* gear*/transmission/shift*/drive',
      'transmission/gear*/cvt slip*/fail*/quit/went',
      'gear/gears slip*',
      'not/wont/wouldnt move + gear/drive/transmission/reverse',
      'into/in neutral itself/own/driving/while/suddenly/mph/independently',
      'shifted/shifts/went/goes/slips into neutral',
      'karb*/atrumkarb*/automat*/variator*/parnesum* slid*/izslid*/buks*/nevelk*/nenem',
      'apgriezieni + netiek/nevelk/nekustas',
    ],
    causes: [
      likely(
        say('Low or old transmission fluid', 'Zems ātrumkārbas eļļas līmenis vai nolietota eļļa'),
        say('without pressure, the clutches inside slip', 'bez spiediena slīd sajūgu paketes'),
      ),
      likely(
        say('Worn clutch packs or a worn belt in a CVT', 'Nodilušas sajūgu paketes vai variatora siksna'),
        say('the revs rise but the speed does not', 'apgriezieni aug, bet ātrums ne'),
      ),
      possible(
        say('A valve body or pressure control fault', 'Hidrobloka vai spiediena vadības bojājums'),
        say(
          'typical when it affects certain gears only',
          'raksturīgi, ja traucējums skar tikai dažus pārnesumus',
        ),
      ),
    ],
    questions: [
      standing('In which gear did it slip?', 'Kurā pārnesumā ātrumkārba slīdēja?'),
      standing(
        'Was it worse when the transmission was cold or when it was warm?',
        'Vai ar aukstu vai siltu ātrumkārbu bija sliktāk?',
      ),
      standing(
        'Are there oil spots under the middle of the car?',
        'Vai zem auto vidusdaļas ir eļļas plankumi?',
      ),
    ],
    advices: [
      standing('Do not try to drive in first gear, either.', 'Nemēģiniet braukt pat pirmajā pārnesumā.'),
      standing(
        'At the repair shop, have the fluid level and condition checked first.',
        'Autoservisā vispirms lieciet pārbaudīt eļļas līmeni un stāvokli.',
      ),
    ],
  },
  {
    id: 'gear-pops-out',
    category: 'transmission',
    advice: 'soon',
    symptom: say('a gear jumps out', 'izlec pārnesums'),
    stop: 'drive',
    match: [
      'gear/gears ~ pop*/jump*',
      'pops/jumps >out >of',
      'izlec*/izsit* ~ atrum*/parnesum*/pirm*/otr*/tres*/ceturt*/piekt*',
    ],
    causes: [
      likely(
        say('A worn synchronizer or selector fork', 'Nodilis sinhronizators vai pārslēgšanas dakša'),
        say('one gear no longer stays in', 'viens pārnesums vairs neturas'),
      ),
      possible(
        say('Engine mounts or the linkage', 'Dzinēja balsti vai pārslēgšanas mehānisms'),
        say('if it is worse on bumps', 'ja uz nelīdzenumiem ir sliktāk'),
      ),
    ],
    questions: [standing('Which gear is it?', 'Kurš pārnesums tas ir?')],
    advices: [say('Until it is repaired, use another gear.', 'Līdz remontam brauciet citā pārnesumā.')],
  },
  {
    id: 'harsh-shift',
    category: 'transmission',
    advice: 'soon',
    symptom: say('jerky or harsh shifting', 'pārslēdzas ar rāvienu'),
    match: [
      'jerk*/lurch*/harsh*/hard/rough*/bang*/clunk*/shudder* shift*/gear*/transmission/downshift*/upshift*',
      'shift*/downshift*/upshift*/transmission jerk*/hard/harsh*/rough*/lurch*/clunk*/erratic*/hesitat*/shudder*/delay*/late',
      'hesitat* + shift*/gear*/transmission',
      'parsled*/automat*/karb* + rav*/raust*/rauj/parauj/sitien*/grudien*',
      'parsled* sit*/ciet*/klaudz*/grud*',
      'dsg/autobox/automatic + hesitat*/lurch*/jerk*/thump*/clunk*',
      'atrumkarb*/dsg/variator*/kaste + raust*/rauj/parauj/rav*/sitien*/spard*',
    ],
    causes: [
      likely(
        say('Transmission fluid due for a change', 'Jāmaina ātrumkārbas eļļa'),
        say('the most common cause, and the cheapest to fix', 'biežākais un vislētāk novēršamais cēlonis'),
      ),
      possible(
        say(
          'The transmission control unit needs to be reset or repaired',
          'Ātrumkārbas vadības bloks jāiestata no jauna vai jāsalabo',
        ),
        say('typical of dual-clutch transmissions', 'raksturīgi divsajūgu ātrumkārbām'),
      ),
      possible(
        say('Worn engine or transmission mounts', 'Nodiluši dzinēja vai ātrumkārbas balsti'),
        say('the jerk then feels like a knock', 'tad rāvienu jūt kā sitienu'),
      ),
    ],
    questions: [
      say('Between which gears does it jerk?', 'Starp kuriem pārnesumiem jūtams rāviens?'),
      say(
        'Is it the same when the transmission is cold and when it is warm?',
        'Vai ar aukstu un ar siltu ātrumkārbu ir vienādi?',
      ),
      say('When was the transmission fluid last changed?', 'Kad pēdējo reizi mainīta ātrumkārbas eļļa?'),
    ],
    advices: [
      say('Accelerate gently and avoid towing.', 'Uzņemiet ātrumu mierīgi un nevelciet piekabi.'),
      READ_TRANSMISSION_CODES,
    ],
  },
  {
    id: 'delayed-engagement',
    category: 'transmission',
    advice: 'soon',
    symptom: say('delay when shifting into D or R', 'pēc D vai R ieslēgšanas auto sāk kustēties ar aizkavi'),
    match: [
      'delay*/slow/hesitat* engag*/drive/reverse',
      'not/wont/doesnt go/engage/shift reverse/drive/gear/park',
      'no reverse',
      'ielieku/ieliekot/lieku/iesledz*/ieslegt d/r + nekustas/parauj/pagaid*/sekund*/kav*/pauz*/doma*',
      'atpakalgait* ~ neiesledz*/nav/neiet/nestrada',
    ],
    causes: [
      likely(
        say('Low transmission fluid', 'Zems ātrumkārbas eļļas līmenis'),
        say('pressure builds up too slowly', 'spiediens veidojas pārāk lēni'),
      ),
      possible(
        say('Worn seals or valves inside', 'Nodilušas iekšējās blīves vai vārsti'),
        say('it gets worse as the oil warms up', 'eļļai iesilstot, kļūst sliktāk'),
      ),
    ],
    questions: [
      say('How long does it take before the car moves?', 'Cik ilgi jāgaida, līdz auto sāk kustēties?'),
      say('Does it happen in D, in R or in both?', 'Vai tas notiek D, R vai abos režīmos?'),
    ],
    advices: [
      say(
        'Wait for the gear to engage before pressing the accelerator, and have the fluid level checked.',
        'Pirms spiežat gāzi, sagaidiet, kad pārnesums ir ieslēdzies, un lieciet pārbaudīt eļļas līmeni.',
      ),
    ],
  },
  {
    id: 'clutch-slips',
    category: 'transmission',
    advice: 'soon',
    symptom: say('the clutch slips or smells burnt', 'sajūgs slīd (buksē) vai smird'),
    match: [
      'clutch slip*/burn*/smell*/worn/shudder*/judder*',
      'slip*/smell*/burn* clutch',
      'sajug*/sceplen* slid*/izslid*/buks*/smird*/smak*/deg*/vibr*/nenem/velk',
      'pasmird*/piedeg*/drebin* ~ sajug*',
      'slid*/buks*/smird*/smak* sajug*',
      'sajug* + augsa + ker/nem',
      'clutch + bite*/biting/grab*/hop* + high/top/very/first/hops',
    ],
    causes: [
      likely(
        say('Worn clutch disc', 'Nodilis sajūga disks'),
        say(
          'the revs rise in high gears while the speed does not',
          'augstākos pārnesumos apgriezieni aug, bet ātrums ne',
        ),
      ),
      possible(
        say('Oil on the clutch', 'Eļļa uz sajūga'),
        say(
          'from a leaking engine or transmission seal',
          'no nehermētiska dzinēja vai ātrumkārbas blīvslēga',
        ),
      ),
    ],
    questions: [
      say(
        'Do the revs rise in a high gear without the car going faster?',
        'Vai augstā pārnesumā apgriezieni kāpj, bet ātrums neaug?',
      ),
      say("Where in the pedal's travel does the clutch engage?", 'Kurā pedāļa gājiena vietā sajūgs ķer?'),
    ],
    advices: [
      say(
        'Do not hold the car on the clutch on hills, and do not pull a trailer.',
        'Kalnā neturiet auto uz sajūga un nevelciet piekabi.',
      ),
    ],
  },
  {
    id: 'clutch-noise',
    category: 'transmission',
    advice: 'soon',
    symptom: say('the clutch makes a noise', 'trokšņo sajūgs'),
    match: [
      'clutch + whir*/squeal*/chirp*/rattl*/nois*/squeak*',
      'sajug* + salk*/salc*/cauk*/svilp*/cikst*/cirkst*/grab*/duc*/duk*',
    ],
    unless: ['bremz*', 'brake*'],
    causes: [
      likely(
        say('The release bearing', 'Izspiedējgultnis'),
        say('the noise changes as you press the pedal', 'skaņa mainās, spiežot pedāli'),
      ),
    ],
    questions: [
      say('Is it there with the pedal pressed or released?', 'Vai to dzird, pedāli nospiežot vai atlaižot?'),
    ],
    advices: [say('Do not keep your foot on the clutch pedal.', 'Neturiet kāju uz sajūga pedāļa.')],
  },
  {
    id: 'clutch-pedal',
    category: 'transmission',
    advice: 'stop_driving',
    symptom: say(
      'clutch pedal stays down or the clutch does not release',
      'sajūga pedālis paliek lejā vai sajūgs neatslēdzas',
    ),
    stop: 'clutch',
    match: [
      'clutch pedal floor/stuck/stay*/soft/down/return/sink*/drop*/hard',
      'clutch not/wont/doesnt release*/disengage*/return/work*',
      'clutch fail*/went/gone/master/slave',
      'sajug* pedal*',
      'sajug* neatsledz*/neatlaiz*/pazud*/atteic*/krit/iekrit/nestrada',
      'pedal* grid* + sajug*',
    ],
    causes: [
      likely(
        say('A leaking clutch cylinder or air in the line', 'Noplūde sajūga cilindrā vai gaiss sistēmā'),
        say('the pedal then loses its resistance', 'tad pedālim nav pretestības'),
      ),
      possible(
        say('A broken release bearing or fork', 'Salūzis izspiedējgultnis vai dakša'),
        say('often with noise when you press the pedal', 'bieži ar troksni, kad nospiež pedāli'),
      ),
    ],
    questions: [
      standing('Did pumping the pedal help?', 'Vai palīdzēja vairākkārtēja pedāļa nospiešana?'),
      standing('Is the fluid level low?', 'Vai šķidruma līmenis ir zems?'),
    ],
    advices: [
      standing(
        'Do not start the engine with a gear engaged: the car can jump forward.',
        'Neiedarbiniet dzinēju ar ieslēgtu pārnesumu: auto var palēkt uz priekšu.',
      ),
    ],
  },
  {
    id: 'hard-to-shift',
    category: 'transmission',
    advice: 'soon',
    symptom: say('gears are hard to select', 'grūti ieslēgt pārnesumus'),
    match: [
      'hard/difficult/stiff/unable/cant/cannot/wont to shift*/gear*',
      'gear*/shift* grind*/stuck/stiff/stick*',
      'stuck park/gear',
      'grut*/nevar/slikti/nelaujas iesleg*/iesledz*/parsleg*/parsledz*/ielikt + atrum*/parnesum*',
      'atrum*/parnesum* grut*/slikti/neiet/neiesledz*/ciet*/sprust*/kraksk*/krakst*/nevar',
      'atrum*/parnesum* nelien/nelec ieksa',
      'atpakalgait* + kraksk*/krakst*/krakt*',
      'reverse/gear/gears/second/third/fifth ~ crunch*',
      'fifth/sixth/reverse wont >go',
      'pirmais/otrais/tresais/ceturtais/piektais + neiet/kasas/nelien/kraksk*',
    ],
    causes: [
      likely(
        say('The clutch does not release fully', 'Sajūgs pilnībā neatslēdzas'),
        say(
          'typical of a manual transmission when all gears are hard to engage',
          'raksturīgi mehāniskajai ātrumkārbai, ja grūti ieslēgt visus pārnesumus',
        ),
      ),
      possible(
        say('Worn synchronizers or old gear oil', 'Nodiluši sinhronizatori vai veca eļļa'),
        say(
          'typical when one gear is hard to engage, especially when cold',
          'raksturīgi, ja grūti ieslēgt vienu pārnesumu, īpaši, kad ātrumkārba auksta',
        ),
      ),
      possible(
        say('Shift cable or linkage', 'Pārslēgšanas trose vai mehānisms'),
        say('the lever then feels loose or stiff', 'tad svira ir vaļīga vai kustas smagi'),
      ),
    ],
    questions: [
      say('Which gears are hard to select?', 'Kurus pārnesumus grūti ieslēgt?'),
      say('Is shifting easier with the engine off?', 'Vai ar izslēgtu dzinēju ir vieglāk?'),
    ],
    advices: [
      say(
        'Do not force the lever; press the clutch fully and wait a second.',
        'Nespiediet sviru ar spēku; nospiediet sajūgu līdz galam un sekundi pagaidiet.',
      ),
    ],
  },
  {
    id: 'gearbox-noise',
    category: 'transmission',
    advice: 'soon',
    symptom: say('whining or grinding from the transmission', 'ātrumkārba kauc vai rūc'),
    match: [
      'transmission/gearbox/differential/transfer nois*/whin*/grind*/hum*/howl*/clunk*/bang*',
      'whin*/grind*/howl*/clunk* transmission/gearbox/differential/axle/drivetrain/drive',
      'karb*/kaste/atrumkarb*/diferenci*/reduktor*/variator* kauc*/gaud*/ruc*/duc*/dzied*/grab*/trok*/skan*',
      'kauc*/gaud*/ruc*/duc* karb*/atrumkarb*/parnesum*/reduktor*/variator*',
    ],
    causes: [
      likely(
        say(
          'Worn bearings in the transmission or differential',
          'Nodiluši gultņi ātrumkārbā vai diferenciālī',
        ),
        say('the sound changes with speed or gear', 'skaņa mainās līdz ar ātrumu vai pārnesumu'),
      ),
      possible(
        say('Too little oil in the transmission or differential', 'Par maz eļļas'),
        say('worth checking before anything is taken apart', 'pārbaudāms pirms izjaukšanas'),
      ),
    ],
    questions: [
      say(
        'Does it change with the gear, with the speed or with the clutch pedal?',
        'Vai skaņa mainās līdz ar pārnesumu, ar ātrumu vai tad, kad nospiežat sajūga pedāli?',
      ),
      say('Is there an oil leak at the transmission?', 'Vai pie ātrumkārbas ir eļļas noplūde?'),
    ],
    advices: [
      say(
        'Have the oil level checked soon: driving without oil destroys the transmission.',
        'Drīz lieciet pārbaudīt eļļas līmeni: braukšana bez eļļas sabojā ātrumkārbu.',
      ),
    ],
  },
  {
    id: 'limp-mode-gearbox',
    category: 'transmission',
    advice: 'soon',
    symptom: say('the transmission is in limp mode', 'ātrumkārba ir avārijas režīmā'),
    match: [
      'limp mode + transmission/gear*/gearbox',
      'stuck in third/second/3rd/2nd/one/gear',
      'transmission warning/light/malfunction/fault/error',
      'karb*/atrumkarb*/automat* avarij*/klud*',
      'avarijas rezim* + karb*/atrumkarb*/atrum*/automat*',
      'tikai tresaja/otraja/pirmaja/viena',
    ],
    causes: [
      likely(
        say('A fault stored by the transmission control unit', 'Ātrumkārbas vadības bloka reģistrēta kļūda'),
        say(
          'it stays in one gear so that you can reach a repair shop',
          'tas atstāj vienu pārnesumu, lai varētu aizbraukt līdz autoservisam',
        ),
      ),
      possible(
        say('A speed sensor, a solenoid or low voltage', 'Ātruma sensors, solenoīds vai zems spriegums'),
        say('the code shows which one', 'kods parādīs, kurš no tiem'),
      ),
    ],
    questions: [
      say(
        'Does it work again after you switch the engine off and on?',
        'Vai pēc dzinēja izslēgšanas un iedarbināšanas tā atkal darbojas?',
      ),
      say('What does the display say?', 'Kas rakstīts displejā?'),
    ],
    advices: [
      say(
        'Drive only to the nearest repair shop, and stay off highways.',
        'Brauciet tikai līdz tuvākajam autoservisam, izvairoties no ātrgaitas ceļiem.',
      ),
    ],
  },
  {
    id: 'cv-joint',
    category: 'transmission',
    advice: 'soon',
    symptom: say(
      'clicking when turning, or play in a CV axle',
      'pagriezienos klikšķ vai sitas piedziņas vārpsta',
    ),
    match: [
      'cv joint*/axle*',
      'click*/clack* + turn*/lock + wheel/axle/front',
      'click*/clack* >noise/noises/sound/when/while/in turn*',
      'granat*/pusas*/sruss/srus*/kardan*',
      'kliksk*/kraksk*/kniksk*/knaksk* + griez*/pagriez*',
      'putekl* sarg*',
    ],
    unless: ['key', 'ignition', 'start*', 'atsleg*', ...TURNS_SLOWLY],
    causes: [
      likely(
        say(
          'A worn outer CV joint or torn boot',
          'Nodilis ārējais šarnīrs (granāta) vai pārplīsis putekļsargs',
        ),
        say('it clicks with the wheels turned', 'tas klikšķ, kad riteņi pagriezti'),
      ),
      possible(
        say('Play in the driveshaft or its support bearing', 'Brīvgājiens kardānā vai tā gultnī'),
        say('you feel a knock when you pull away', 'uzsākot kustību, jūt sitienu'),
      ),
    ],
    questions: [
      say('Does it click in left or right turns?', 'Vai klikšķ, griežot pa kreisi vai pa labi?'),
      say('Is there grease on the inside of the wheel?', 'Vai riteņa iekšpusē redzama smērviela?'),
    ],
    advices: [
      say(
        'Look at the rubber boots behind the front wheels: torn ones must be replaced soon.',
        'Apskatiet gumijas putekļsargus aiz priekšējiem riteņiem: pārplīsušie drīz jāmaina.',
      ),
    ],
  },
  {
    id: 'rolls-in-park',
    category: 'transmission',
    advice: 'stop_driving',
    symptom: say('the car rolls although it is in P', 'auto ripo, lai gan ieslēgts P'),
    stop: 'rolling',
    match: [
      'roll*/moved/moving + park/parked/parking',
      'rollaway/rolled away',
      'park not hold*',
      'aizripo*/ripo*/noripo* + park*/p/karb*/atrumkarb*/neitral*',
    ],
    causes: [
      likely(
        say('Shift cable out of adjustment', 'Izregulējusies pārslēgšanas trose'),
        say('the lever is in P, but the transmission is not', 'svira rāda P, bet ātrumkārbā P nav ieslēgts'),
      ),
      possible(
        say('A broken parking pawl', 'Salūzis stāvēšanas fiksators'),
        say('the car rolls with a clicking sound', 'auto ripojot, dzirdami klikšķi'),
      ),
    ],
    questions: [
      standing('Did the display show P?', 'Vai displejā bija redzams P?'),
      standing('Was the parking brake on?', 'Vai bija ieslēgta stāvbremze?'),
    ],
    advices: [
      standing(
        'Chock the wheels on the downhill side, and do not let anyone stand there.',
        'Riteņus lejas pusē nodrošiniet ar ķīļiem vai ķieģeļiem, un tur lai neviens nestāv.',
      ),
    ],
  },
  {
    id: 'gearbox-leak',
    category: 'transmission',
    advice: 'soon',
    symptom: say('transmission fluid leak', 'ātrumkārbas eļļas noplūde'),
    stop: 'drive',
    match: [
      'transmission/gearbox/differential leak*',
      'karb*/atrumkarb*/reduktor*/diferenci* tek*/noplud*/sulo*/pil',
      'tek*/noplud*/sulo* karb*/atrumkarb*/reduktor*',
    ],
    causes: [
      likely(
        say('A shaft seal or gasket', 'Vārpstas blīvslēgs vai blīve'),
        say('rubber hardens with age', 'ar laiku gumija sacietē'),
      ),
      lessLikely(
        say('A cracked cooler line', 'Ieplaisājusi dzesētāja caurule'),
        say('typical of automatic transmissions', 'raksturīgi automātiskajām ātrumkārbām'),
      ),
    ],
    questions: [
      standing('What color is the fluid?', 'Kādā krāsā ir šķidrums?'),
      standing('Has the shifting changed?', 'Vai ir mainījusies pārslēgšanās?'),
    ],
    advices: [
      say('Have the level checked before driving far.', 'Pirms tālāka brauciena lieciet pārbaudīt līmeni.'),
    ],
  },
];
