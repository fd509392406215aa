import { say, standing } from '../bilingual-text.ts';
import { lessLikely, likely, possible, type SymptomPattern } from './pattern-shape.ts';
import { COOLANT_DRIPS, COOLANT_PUDDLE, STEAM, WINDOW_STEAM } from './signs.ts';

export const COOLING: readonly SymptomPattern[] = [
  {
    id: 'overheating',
    category: 'cooling',
    advice: 'stop_driving',
    symptom: say('the engine overheats', 'dzinējs pārkarst'),
    stop: 'overheating',
    match: [
      'overheat*',
      'over heat*/heated/heating',
      'temperature/temp gauge/needle/light red/high/hot/up/pegged',
      'temperature/temp too/very/went/goes high/up/red',
      'runs/running/ran/run hot',
      'engine hot',
      'boil*',
      'parkar*',
      'verd/varas/uzvaras/uzvari*/uzvarot*',
      'temperatur* sarkan*/augst*/kap*/cel*/uzkap*',
      'bultin* sarkan*/kap*/uzkap*',
      'sarkan* termometr*',
      'termometr* sarkan*',
      'motors/dzinejs karst*',
    ],
    unless: ['brake/brakes/rotor* overheat*', 'bremz* parkar*', 'karb*/atrumkarb* parkar*'],
    causes: [
      likely(
        say('Coolant loss', 'Dzesēšanas šķidruma zudums'),
        say('the most common cause', 'biežākais iemesls'),
      ),
      likely(
        say('Fan or thermostat fault', 'Ventilatora vai termostata bojājums'),
        say(
          'hot in traffic points to the fan, hot at speed to the thermostat or pump',
          'ja karst sastrēgumā – ventilators, ja braucot – termostats vai sūknis',
        ),
      ),
      possible(
        say('Water pump', 'Ūdens sūknis'),
        say('no circulation, often with a leak or noise', 'nav cirkulācijas, bieži ar noplūdi vai troksni'),
      ),
      possible(
        say('Cylinder head gasket', 'Cilindru galvas blīve'),
        say(
          'with white smoke, or with excess pressure or sludge in the coolant tank',
          'ja ir balti dūmi, spiediens vai emulsija dzesēšanas šķidruma tvertnē',
        ),
      ),
    ],
    questions: [
      standing(
        'Did the engine get hot in traffic, at speed or both?',
        'Vai dzinējs sakarsa sastrēgumā, ātri braucot vai abos gadījumos?',
      ),
      standing(
        'Is the coolant level right when the engine is cold?',
        'Vai aukstam dzinējam dzesēšanas šķidruma līmenis ir pareizs?',
      ),
      standing(
        'Did the radiator fan run when the engine was hot?',
        'Vai ventilators griezās, kad dzinējs bija karsts?',
      ),
    ],
    advices: [
      standing(
        'Check the coolant only when the engine is completely cold; topping it up does not mean that the engine may be started.',
        'Dzesēšanas šķidrumu pārbaudiet tikai tad, kad dzinējs pavisam atdzisis; arī pēc pieliešanas dzinēju neiedarbiniet.',
      ),
    ],
  },
  {
    id: 'coolant-leak',
    category: 'cooling',
    advice: 'soon',
    symptom: say('coolant leaks', 'tek dzesēšanas šķidrums'),
    stop: 'overheating',
    match: [
      'coolant/antifreeze/radiator/water leak*/drip*/puddle/crack*/hose/burst',
      'leak*/drip*/losing/spray* coolant/antifreeze/water/radiator',
      'water pump',
      'antifriz*/tosol*/dzes*/skidrum* tek*/pil*/noplud*/sulo*/pelk*/izteceja',
      'tek*/pil*/noplud*/sulo* antifriz*/tosol*/dzes*/radiator*',
      'radiator* tek*/caur*/pil*/saplis*/sulo*',
      'radiator* ~ mitr*/slapj*/zals',
      ...COOLANT_PUDDLE,
      ...COOLANT_DRIPS,
      'udens sukn*/udenssukn*/pompa',
    ],
    unless: [
      'windshield*',
      'sunroof',
      'brake fluid',
      'bremz*',
      'clear/clean >water + aircon/ac/conditioning',
    ],
    causes: [
      likely(
        say('Hose, clamp or radiator', 'Šļūtene, savilcējs vai radiators'),
        say('heat and pressure age the parts', 'tie noveco no karstuma un spiediena'),
      ),
      possible(
        say('Water pump seal', 'Ūdens sūkņa blīve'),
        say('drips on the belt side', 'pil siksnas pusē'),
      ),
      possible(
        say('Heater core', 'Apsildes radiators'),
        say('sweet smell and fogged windows inside', 'salonā saldena smaka un svīst logi'),
      ),
    ],
    questions: [
      standing('Where under the car is the puddle?', 'Kurā vietā zem auto ir peļķe?'),
      standing('How much do you have to add, and how often?', 'Cik daudz un cik bieži jāpielej?'),
    ],
    advices: [
      say(
        'Top up only when the engine is cold, and watch the temperature; carry coolant or water with you.',
        'Pielejiet tikai aukstam dzinējam un vērojiet temperatūru; vediet līdzi šķidrumu vai ūdeni.',
      ),
      say(
        'If the gauge rises or there is steam, stop, switch the engine off and do not drive on.',
        'Ja temperatūra ceļas vai redzams tvaiks, apstājieties, izslēdziet dzinēju un tālāk nebrauciet.',
      ),
    ],
  },
  {
    id: 'heater-core',
    category: 'cooling',
    advice: 'soon',
    symptom: say(
      'a sweet smell of coolant inside, often with fogged windows',
      'salonā saldena dzesēšanas šķidruma smaka, bieži svīst logi',
    ),
    stop: 'overheating',
    match: [
      'sweet*/syrup*/antifreeze/coolant ~ smell*/odor + cabin/inside/interior/vent*/heat*/blower/window*/windshield/windscreen/glass/carpet/mat',
      'heater core',
      'sald*/sirup*/antifriz*/tosol* + smak*/oz/smird*/smarz* + salon*/apsild*/krasn*/silt*/ventilac*/putej*/log*/stikl*/vejstikl*/paklaj*',
      'apsild*/krasn*/peck* ~ radiator*',
    ],
    unless: [
      'battery/electric/tesla/hybrid',
      'elektr*/tesla*/hibrid*/baterij*',
      'exhaust/tailpipe/hood/bonnet',
      'izputej*/kapot*/parseg*',
    ],
    causes: [
      likely(
        say('Heater core', 'Apsildes radiators'),
        say(
          'coolant seeps into the warm air and settles on the glass',
          'šķidrums nonāk siltajā gaisā un nosēžas uz stikliem',
        ),
      ),
      possible(
        say('A hose or joint of the heater', 'Apsildes šļūtene vai savienojums'),
        say('the carpet in front of a seat gets damp', 'samirkst paklājs pie kājām'),
      ),
    ],
    questions: [
      standing('Does the coolant level drop?', 'Vai dzesēšanas šķidruma līmenis krītas?'),
      standing('Is the carpet damp on the passenger side?', 'Vai pasažiera pusē paklājs ir mitrs?'),
    ],
    advices: [
      say(
        'Check the coolant level with the engine cold, watch the temperature, and have the heater core checked for leaks.',
        'Aukstam dzinējam pārbaudiet dzesēšanas šķidruma līmeni, vērojiet temperatūru un lieciet pārbaudīt, vai netek apsildes radiators.',
      ),
      say(
        'If the glass fogs so that you cannot see clearly, or the temperature rises, stop and do not drive on.',
        'Ja stikli aizsvīst tā, ka slikti redzat, vai temperatūra ceļas, apstājieties un tālāk nebrauciet.',
      ),
    ],
  },
  {
    id: 'coolant-disappears',
    category: 'cooling',
    advice: 'soon',
    symptom: say(
      'coolant disappears or its warning light comes on',
      'pazūd dzesēšanas šķidrums vai iedegas tā lampiņa',
    ),
    stop: 'overheating',
    match: [
      'coolant low/los*/disappear*/level/light/consum*/warning',
      'low/los*/add*/losing coolant/antifreeze',
      'antifriz*/tosol*/dzes* zem/brun*/ruse*/pazud*/zud*/limen*/lampin*/japielej*/papild*/trukst/maz*/ed/jalej/krit*',
      'jalej/japielej/pielej* antifriz*/tosol*/uden*/dzes*',
      'head gasket',
    ],
    causes: [
      likely(
        say('A small leak that dries on the hot engine', 'Neliela noplūde, kas uz karstā dzinēja izžūst'),
        say('no puddle, but white residue', 'peļķes nav, bet paliek baltas pēdas'),
      ),
      possible(
        say('Cylinder head gasket', 'Cilindru galvas blīve'),
        say(
          'with sweet-smelling white smoke, bubbles in the coolant or milky oil',
          'ja ir balti dūmi ar saldenu smaku, burbuļi šķidrumā vai balta eļļas emulsija',
        ),
      ),
      possible(
        say('A coolant cap that does not hold pressure', 'Tvertnes vāciņš netur spiedienu'),
        say('coolant escapes as steam', 'šķidrums iztvaiko'),
      ),
    ],
    questions: [
      standing(
        'Was there white smoke from the exhaust when the engine was warm?',
        'Vai siltam dzinējam no izpūtēja nāca balti dūmi?',
      ),
      standing('Is the underside of the oil cap milky?', 'Vai eļļas vāciņa apakša ir balta, putojoša?'),
      standing('How much coolant is lost in a week?', 'Cik daudz šķidruma pazūd nedēļā?'),
    ],
    advices: [
      say(
        'Check the coolant level with the engine cold and top it up; if it falls again or the temperature gauge rises, do not drive on.',
        'Aukstam dzinējam pārbaudiet līmeni un pielejiet šķidrumu; ja tas atkal krītas vai temperatūra ceļas, tālāk nebrauciet.',
      ),
      say(
        'Ask for a pressure test of the cooling system.',
        'Palūdziet pārbaudīt dzesēšanas sistēmu ar spiedienu.',
      ),
    ],
  },
  {
    id: 'no-cabin-heat',
    category: 'cooling',
    advice: 'can_wait',
    symptom: say('no warm air from the heater', 'salona apsilde nesilda'),
    match: [
      'heater/heat not/no/cold/stop*/blow* work*/warm/hot/heat/cold/air',
      'no heat',
      'no >warm/hot >air',
      'heater only/lukewarm',
      'blow* cold',
      'heater core',
      'apsild*/peck*/krasn* ~ nesild*/nestrad*/pus*/auksts/vaji/nepus/nenak',
      'nesild* salon*',
      'pus aukst*',
      'salon* auksts/nesild*',
    ],
    unless: [
      'pus >tikai >uz/ceturt*/cetrt*/pedej*/maksimal*',
      'sedekl* apsild*',
      'heated seat*',
      'stikl* apsild*',
      'rear/back/heated >window',
      'stur* apsild*',
      'air condition*',
      'kondicion*',
    ],
    causes: [
      likely(
        say('Low coolant or air in the system', 'Maz šķidruma vai gaiss sistēmā'),
        say(
          'the heater core is often the highest point of the cooling system',
          'apsildes radiators bieži ir sistēmas augstākais punkts',
        ),
      ),
      possible(
        say('Thermostat stuck open', 'Termostats iestrēdzis atvērts'),
        say('the engine also stays too cool', 'arī dzinējs paliek vēss'),
      ),
      possible(
        say(
          'Clogged heater core or stuck blend door',
          'Aizsērējis apsildes radiators vai bojāts gaisa vārsts',
        ),
        say('if the engine is warm', 'ja dzinējs ir silts'),
      ),
    ],
    questions: [
      say(
        'Does the temperature gauge reach its normal position?',
        'Vai temperatūras bultiņa sasniedz ierasto vietu?',
      ),
      say('Is the coolant level right?', 'Vai dzesēšanas šķidruma līmenis ir pareizs?'),
    ],
    advices: [
      say(
        'First check the coolant level, with the engine cold.',
        'Vispirms aukstam dzinējam pārbaudiet dzesēšanas šķidruma līmeni.',
      ),
    ],
  },
  {
    id: 'blower',
    category: 'cooling',
    advice: 'can_wait',
    symptom: say(
      'the heater fan is noisy or has lost speeds',
      'salona ventilators trokšņo vai griežas tikai vienā ātrumā',
    ),
    match: [
      'blower/heater/cabin >fan + squeak*/squeal*/whin*/rattl*/chirp*/tick*/only',
      'blower squeak*/squeal*/whin*/rattl*/chirp*/only',
      'fan/blower ~ only/speeds + works/on/speeds',
      'peck*/salon* ~ ventilator*/motorin* + cikst*/kauc*/svilp*/grab*/duc*',
      'peck*/ventilator*/putej* + tikai + atrum*/ceturt*/cetrt*/pedej*',
    ],
    causes: [
      likely(
        say('The fan resistor or its motor', 'Ventilatora rezistors vai motoriņš'),
        say(
          'only the highest speed still works when the resistor fails',
          'ja bojāts rezistors, darbojas vien lielākais ātrums',
        ),
      ),
      possible(say('Leaves in the fan', 'Lapas ventilatorā'), say('if it rattles', 'ja grab')),
    ],
    questions: [say('Which speeds still work?', 'Kuri ātrumi vēl darbojas?')],
    advices: [say('Look at the cabin filter.', 'Apskatiet salona filtru.')],
  },
  {
    id: 'runs-cold',
    category: 'cooling',
    advice: 'can_wait',
    symptom: say('the engine warms up slowly', 'dzinējs lēni iesilst'),
    match: [
      'thermostat*',
      'warm* up slow*',
      'warm* up + long/forever/ages',
      'termostat*',
      'ilgi/leni silst/iesilst/sasilst',
      'nesasilst/neiesilst/neuzsilst',
      'nesilst ~ motors/dzinejs',
      'temperatur* + nokrit*/krit',
      'temperature/temp drop*/falls',
      'temp/temperature/needle + never >leaves/bottom',
    ],
    causes: [
      likely(
        say('Thermostat stuck open', 'Termostats iestrēdzis atvērts'),
        say('coolant flows through the radiator all the time', 'šķidrums visu laiku plūst caur radiatoru'),
      ),
      lessLikely(
        say('Temperature sensor', 'Temperatūras sensors'),
        say('if the heater is warm', 'ja salona apsilde silda'),
      ),
    ],
    questions: [
      say('Is the heater warm?', 'Vai salona apsilde silda?'),
      say('Has fuel consumption increased?', 'Vai ir pieaudzis degvielas patēriņš?'),
    ],
    advices: [
      say(
        'This can wait a few weeks, but it wastes fuel and wears the engine.',
        'Dažas nedēļas tas var pagaidīt, taču palielina patēriņu un dzinēja nodilumu.',
      ),
    ],
  },
  {
    id: 'fan',
    category: 'cooling',
    advice: 'soon',
    symptom: say(
      'the radiator fan does not run or runs all the time',
      'dzesēšanas ventilators neieslēdzas vai griežas nepārtraukti',
    ),
    match: [
      'cooling/radiator/engine fan/fans',
      'fan/fans not/wont/constantly/always run*/on/work*/spin*',
      'rad >fan',
      'fan + full >blast/speed',
      'ventilator* neiesl*/nestrad*/nesl*/negriez*/nepartr*/visu/kauc*/griez*',
      'radiator* ventilator*',
      'ventilator* + izsleg*',
    ],
    unless: ['salon*/bater* ~ ventilator*', 'hybrid/battery/heater/cabin >fan'],
    causes: [
      likely(
        say('Fan motor, relay or fuse', 'Ventilatora motoriņš, relejs vai drošinātājs'),
        say('the engine then gets hot in traffic', 'tad dzinējs karst sastrēgumā'),
      ),
      possible(
        say('Temperature sensor', 'Temperatūras sensors'),
        say(
          'the fan then runs all the time as a precaution',
          'tad drošības pēc ventilators griežas nepārtraukti',
        ),
      ),
    ],
    questions: [
      say(
        'Does the fan start when you switch on the air conditioning?',
        'Vai ventilators sāk griezties, kad ieslēdzat kondicionieri?',
      ),
      say('Does the engine run hot in traffic?', 'Vai sastrēgumā dzinējs karst?'),
    ],
    advices: [
      say(
        'Avoid traffic jams and watch the temperature; if the gauge rises, stop and let the engine cool.',
        'Izvairieties no sastrēgumiem un vērojiet temperatūru; ja tā ceļas, apstājieties un ļaujiet dzinējam atdzist.',
      ),
      say(
        'Keep your hands away from the fan: it can start by itself.',
        'Netuviniet rokas ventilatoram: tas var ieslēgties pats.',
      ),
    ],
  },
  {
    id: 'steam',
    category: 'cooling',
    advice: 'stop_driving',
    symptom: say('steam from under the hood', 'no motora pārsega apakšas nāk tvaiks'),
    stop: 'overheating',
    match: [...STEAM, 'tvaik*/garain*', 'garo motor*/radiator*'],
    except: WINDOW_STEAM,
    causes: [
      likely(
        say('A burst hose or radiator', 'Pārplīsusi šļūtene vai radiators'),
        say('hot coolant sprays out', 'karsts šķidrums šļācas ārā'),
      ),
      likely(say('Overheated engine', 'Pārkarsis dzinējs'), say('coolant boils', 'šķidrums vārās')),
    ],
    questions: [
      standing('Does it smell sweet?', 'Vai jūtama saldena smaka?'),
      standing(
        'What did the temperature gauge show, and did it move?',
        'Ko rādīja temperatūras rādītājs, un vai tas mainījās?',
      ),
    ],
    advices: [
      standing(
        'Do not open the hood until the steam is gone: it can scald you.',
        'Neatveriet motora pārsegu, kamēr tvaiks nav izklīdis: var applaucēties.',
      ),
    ],
  },
  {
    id: 'temperature-swings',
    category: 'cooling',
    advice: 'soon',
    symptom: say('the temperature jumps up and down', 'temperatūra lēkā'),
    match: [
      'temperature/temp up + down',
      'temperature/temp fluctuat*/jump*',
      'temperatur* leka*/svarst*/peld*/lec*/staiga*/maina*',
      'gaisa kork*',
      'bultin* leka*/svarst*/staiga*',
    ],
    causes: [
      likely(
        say('Air in the cooling system', 'Gaiss dzesēšanas sistēmā'),
        say('typical after a repair', 'raksturīgi pēc remonta'),
      ),
      possible(
        say('A sticking thermostat', 'Iestrēdzis termostats'),
        say('the thermostat opens too late', 'tas atveras par vēlu'),
      ),
      possible(
        say('Head gasket', 'Cilindru galvas blīve'),
        say('combustion gas gets into the coolant', 'šķidrumā nonāk degšanas gāzes'),
      ),
    ],
    questions: [
      say('Was the system opened recently?', 'Vai sistēma nesen bija atvērta?'),
      say('Are there bubbles in the coolant tank?', 'Vai dzesēšanas šķidruma tvertnē redzami burbuļi?'),
    ],
    advices: [
      say('Have the system bled and the level checked.', 'Lieciet atgaisot sistēmu un pārbaudīt līmeni.'),
    ],
  },
];
