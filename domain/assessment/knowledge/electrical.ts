import { say, standing } from '../bilingual-text.ts';
import { lessLikely, likely, possible, type SymptomPattern } from './pattern-shape.ts';
import { BATTERY_AGE } from './questions.ts';
import { NEVER_JUMP_START, READ_CODES, WITHOUT_CHARGING } from './shared-advice.ts';
import {
  BATTERY_MAY_BURST,
  BRAKE_LAMP,
  CAR_CHARGING,
  CHARGES_LITTLE,
  CLOUDY,
  DAMAGED_HIGH_VOLTAGE,
  NOT_CHARGING,
  OTHER_BATTERIES,
  TURNS_SLOWLY,
  WILL_NOT_START,
  STARTS_LATER,
} from './signs.ts';

const CLICKS = 'kliksk*/noklik*/klik/click*';
const LIGHTS_DIM = say(
  'Do the lights dim when you turn the key?',
  'Vai gaismas kļūst blāvas, kad griežat atslēgu?',
);
const JUMPER_CABLES = say(
  'Does the car start with jumper cables?',
  'Vai iedarbinās ar startēšanas (piesmēķēšanas) vadiem?',
);
const JUMP_ONCE = say(
  "If the battery is not damaged (no cracks, leaks or ice), try jump-starting the car once, following the owner's manual; if it starts, have the battery and the alternator tested.",
  'Ja akumulators ir vesels, vienreiz pamēģiniet ar startēšanas vadiem, kā norādīts rokasgrāmatā; ja izdodas, lieciet pārbaudīt akumulatoru un ģeneratoru.',
);

export const ELECTRICAL: readonly SymptomPattern[] = [
  {
    id: 'battery-drain',
    category: 'electrical',
    advice: 'soon',
    symptom: say('the battery goes dead', 'izlādējas akumulators'),
    match: [
      'battery dead/flat/drain*/died/dies/dying/weak/low/discharg*/fail*',
      'dead/drain*/weak/flat battery/batteries',
      'jump start*/jumpstart*/jumped',
      'akumulator*/akis/baterij* nosez*/nosest*/tukss/vajs/izlade*/nosedas/beigts/miris/nost/pakar*',
      'nosez*/izlade*/nosed* akumulator*/akis/baterij*',
      'akumulator*/akum*/baterij* + pastav*/nostav*/mirst',
      'japiesmek*/piesmek*/krokodil*',
      ...TURNS_SLOWLY,
    ],
    unless: ['key/fob/remote + battery', 'atsleg*/pult* ~ baterij*/akumulator*'],
    causes: [
      likely(
        say('An old battery', 'Novecojis akumulators'),
        say('after 5 to 6 years it no longer holds a charge', 'pēc 5–6 gadiem tas vairs netur lādiņu'),
      ),
      possible(
        say('Something draws current overnight', 'Kaut kas naktī patērē strāvu'),
        say(
          'a light or radio left on, or a control unit that does not go to sleep',
          'lampiņa, radio vai vadības bloks, kas neizslēdzas',
        ),
      ),
      possible(
        say('The alternator does not charge enough', 'Ģenerators nepietiekami lādē'),
        say('then it goes dead even after driving', 'tad tas izlādējas arī pēc brauciena'),
      ),
    ],
    questions: [
      BATTERY_AGE,
      say(
        'How long can the car be parked before the battery goes dead?',
        'Cik ilgi auto var stāvēt, līdz akumulators izlādējas?',
      ),
      say('Has an alarm, camera or radio been installed?', 'Vai uzstādīta signalizācija, kamera vai radio?'),
    ],
    advices: [
      say(
        'Check that the terminals are clean and tight, and have the battery tested; many repair shops do it free of charge.',
        'Pārbaudiet, vai spailes ir tīras un pievilktas, un palūdziet pārbaudīt akumulatoru; daudzviet to dara bez maksas.',
      ),
      say(
        'See whether a light stays on in the trunk or glove box.',
        'Paskatieties, vai bagāžniekā vai cimdu nodalījumā nepaliek iedegta lampiņa.',
      ),
      NEVER_JUMP_START,
    ],
  },
  {
    id: 'battery-light',
    category: 'electrical',
    advice: 'soon',
    symptom: say('battery light on while driving', 'braucot deg akumulatora lampiņa'),
    stop: 'current',
    match: [...NOT_CHARGING, 'nelade/nelade*/neuzlade*'],
    unless: CAR_CHARGING,
    except: OTHER_BATTERIES,
    causes: [
      likely(
        say('Alternator or its belt', 'Ģenerators vai tā siksna'),
        say('the battery is not being charged', 'akumulators netiek lādēts'),
      ),
      possible(
        say('Voltage regulator or a bad cable', 'Sprieguma regulators vai slikts vads'),
        say('the light then flickers', 'tad lampiņa mirgo'),
      ),
    ],
    questions: [
      say('Is it on all the time or only at idle?', 'Vai tā deg visu laiku vai tikai tukšgaitā?'),
      standing(
        'Was the steering heavier or the temperature higher than usual?',
        'Vai stūre bija smagāka vai temperatūra augstāka nekā parasti?',
      ),
    ],
    advices: [
      WITHOUT_CHARGING,
      say(
        'If the steering gets heavy or the temperature rises, stop and switch the engine off: the belt may be broken.',
        'Ja stūre kļūst smaga vai ceļas temperatūra, apstājieties un izslēdziet dzinēju: var būt pārtrūkusi siksna.',
      ),
    ],
  },
  {
    id: 'alternator',
    category: 'electrical',
    advice: 'soon',
    symptom: say('problem with the alternator', 'ģeneratora problēma'),
    match: ['alternator', 'charging system', 'generator*/generatr*', ...CHARGES_LITTLE],
    unless: NOT_CHARGING,
    causes: [
      likely(
        say('Alternator or its belt', 'Ģenerators vai tā siksna'),
        say('a worn belt squeals; worn bearings whine', 'nodilusi siksna čīkst, nodiluši gultņi kauc'),
      ),
      possible(
        say('Voltage regulator or a bad cable', 'Sprieguma regulators vai slikts vads'),
        say('then the lights flicker', 'tad mirgo gaismas'),
      ),
    ],
    questions: [
      say('Is the battery light on?', 'Vai deg akumulatora lampiņa?'),
      say('Was the battery or the belt changed recently?', 'Vai nesen mainīts akumulators vai siksna?'),
    ],
    advices: [
      say(
        'Have the alternator, its belt and the battery tested.',
        'Lieciet pārbaudīt ģeneratoru, tā siksnu un akumulatoru.',
      ),
      say(
        'If the battery light comes on, drive straight to the nearest repair shop and do not switch the engine off on the way.',
        'Ja iedegas akumulatora lampiņa, brauciet tieši uz tuvāko autoservisu un pa ceļam neslāpējiet dzinēju.',
      ),
    ],
  },
  {
    id: 'battery-may-burst',
    category: 'electrical',
    advice: 'stop_driving',
    symptom: say(
      'frozen, cracked, swollen or hissing battery',
      'sasalis, ieplaisājis, uzpampis vai šņācošs akumulators',
    ),
    stop: 'battery',
    match: BATTERY_MAY_BURST,
    causes: [
      likely(
        say('Overcharging by the alternator or a charger', 'Ģenerators vai lādētājs lādē par stipru'),
        say('then it gets hot, swells and hisses', 'tad tas sakarst, uzpampst un šņāc'),
      ),
      possible(
        say('A discharged battery that has frozen', 'Sals, ja akumulators ir izlādējies'),
        say(
          'a discharged battery freezes at about −10 °C (14 °F)',
          'izlādējies akumulators sasalst jau desmit grādu salā',
        ),
      ),
    ],
    questions: [
      standing('Is acid leaking from the battery?', 'Vai no tā tek skābe?'),
      standing('How old is the battery?', 'Cik vecs ir akumulators?'),
    ],
    advices: [
      NEVER_JUMP_START,
      standing(
        'Acid on the skin or in the eyes: rinse with plenty of water for 15 minutes and call a doctor.',
        'Ja skābe nokļūst uz ādas vai acīs, 15 minūtes skalojiet ar lielu daudzumu ūdens un zvaniet ārstam.',
      ),
    ],
  },
  {
    id: 'starter-click',
    category: 'electrical',
    advice: 'soon',
    symptom: say('clicks but does not start', 'klikšķ, bet neiedarbinās'),
    match: [
      'click* + start*',
      'starter',
      'not/wont/wouldnt/doesnt/didnt/dont/fail* crank',
      'not/wont/wouldnt/doesnt/didnt/dont/fail* turn >over',
      'kliksk*/noklik* + starter*/iedarbin*/neiedarbin*/pielaist/pielec',
      ...WILL_NOT_START.map((sign) => `${sign} + ${CLICKS}`),
      'starter* + nenogriez/nograb*',
      'tick >tick',
      'klik >klik',
    ],
    unless: ['starteris griez', 'starter turn*/crank*/spin*'],
    causes: [
      likely(
        say('Dead battery or bad terminals', 'Tukšs akumulators vai slikts spaiļu kontakts'),
        say('fast clicking and dim lights', 'ātra klikšķēšana un blāvas gaismas'),
      ),
      likely(
        say('A worn starter', 'Nodilis starteris'),
        say('one click and bright lights', 'viens klikšķis, bet gaismas spilgtas'),
      ),
      possible(
        say('Ignition switch, relay or immobilizer', 'Aizdedzes slēdzis, relejs vai imobilaizers'),
        say('nothing happens at all', 'nenotiek vispār nekas'),
      ),
    ],
    questions: [
      LIGHTS_DIM,
      say('Do you hear one click or many?', 'Viens klikšķis vai daudzi?'),
      JUMPER_CABLES,
    ],
    advices: [NEVER_JUMP_START, JUMP_ONCE],
  },
  {
    id: 'no-start',
    category: 'electrical',
    advice: 'soon',
    symptom: say('does not start', 'auto neiedarbinās'),
    match: WILL_NOT_START,
    except: STARTS_LATER,
    unless: [
      CLICKS,
      'starter* griez/griezas',
      'griez >un >griez',
      'turn*/crank*/spin* + but/starter',
      'reizes/reizi',
      'apgriez*/tukst*/atrak/vienmerigi + negriez/negriezas',
      ...TURNS_SLOWLY,
    ],
    causes: [
      likely(
        say('Dead battery or bad terminals', 'Tukšs akumulators vai slikts spaiļu kontakts'),
        say(
          'the lights are dim and the starter slow or silent',
          'gaismas blāvas, starteris griež lēni vai klusē',
        ),
      ),
      possible(
        say('The starter, its relay or the immobilizer', 'Starteris, tā relejs vai imobilaizers'),
        say('the lights are bright but nothing turns', 'gaismas spilgtas, bet nekas negriežas'),
      ),
      possible(
        say('Too little fuel or no spark', 'Trūkst degvielas vai dzirksteles'),
        say('the starter turns the engine as usual', 'starteris griež dzinēju kā parasti'),
      ),
    ],
    questions: [
      LIGHTS_DIM,
      say(
        'Does the starter turn the engine, click or stay silent?',
        'Vai starteris griež dzinēju, klikšķ vai klusē?',
      ),
      JUMPER_CABLES,
    ],
    advices: [NEVER_JUMP_START, JUMP_ONCE],
  },
  {
    id: 'lights-out',
    category: 'electrical',
    advice: 'soon',
    symptom: say('a light does not come on or goes out', 'nedeg vai nodziest lukturis'),
    match: [
      'headlight*/headlamp*/taillight*/lights/brake/turn/beam light/lights/out/fail*/flicker*/dim/work*/burn*/lamp',
      'headlight*/headlamp*/indicator/indicators/beam ~ gone/dead/out/fast/dim*/trees',
      'fog/boot/interior/plate/dome/trailer >light/lights/ligth',
      'head/tail/brake/turn light/lights/lamp',
      'turn signal*/blinker*',
      'bulb*',
      'lukt*/spuldz*/gaism*/pagriezien*/ksenon*/gabarit*/sprostsign* ~ nedeg*/nodzie*/mirgo*/izdeg*/nestrad*/vaj*/blav*/pazud*/radit*/signal*',
      'nedeg/nodziest/nodzisa/izdegu*/nestrada lukt*/spuldz*/gaism*/stop*/pagriez*',
      'tuv*/tal* gaism*',
      'miglas/numura/salon*/bagaznieka/piekab* ~ lampa/elektr*/apgaism*',
      'pagrieziens + nedeg/piekab*',
      'talas/tuvas/fari/fary/farus ~ nedeg/vaj*/slabi/blav*',
    ],
    // The lamp in the dashboard, or what dims with a weak battery.
    unless: [...BRAKE_LAMP, 'starter* + dim', ...CHARGES_LITTLE, ...CLOUDY, ...NOT_CHARGING],
    causes: [
      likely(
        say('A burned-out bulb', 'Izdegusi spuldze'),
        say('check whether only one side is affected', 'pārbaudiet, vai tikai vienā pusē'),
      ),
      possible(
        say('A bad contact, ground or socket', 'Slikts kontakts, masa vai ligzda'),
        say('typical when it comes and goes', 'raksturīgi, ja traucējums parādās un pazūd'),
      ),
      possible(
        say('Fuse, switch or control unit', 'Drošinātājs, slēdzis vai vadības bloks'),
        say('if several lights fail together', 'ja reizē nedarbojas vairāki lukturi'),
      ),
    ],
    questions: [
      say('Are both headlights out?', 'Vai nedeg neviens no priekšējiem lukturiem?'),
      say('Has the bulb already been changed?', 'Vai spuldze jau ir mainīta?'),
    ],
    advices: [
      say(
        'If it is dark or foggy, do not drive without headlights.',
        'Ja ir tumšs vai miglains, nebrauciet bez lukturu gaismas.',
      ),
      say(
        'Try a new bulb and look at the fuse first.',
        'Vispirms pamēģiniet jaunu spuldzi un pārbaudiet drošinātāju.',
      ),
    ],
  },
  {
    id: 'headlight-lens',
    category: 'electrical',
    advice: 'can_wait',
    symptom: say('a headlight is misted or cloudy', 'lukturis svīst vai kļuvis blāvs'),
    match: [...CLOUDY],
    causes: [
      likely(
        say('A leaking seal or an aged lens', 'Nehermētisks blīvējums vai novecojis stikls'),
        say('water or sun gets at the plastic', 'to bojā ūdens vai saule'),
      ),
    ],
    questions: [say('Is there water in the headlight?', 'Vai lukturī ir ūdens?')],
    advices: [
      say(
        'A cloudy lens can be polished; water must come out before the bulb or electronics fail.',
        'Blāvu lukturi var nopulēt; ūdens jāizvada, pirms bojājas spuldze vai elektronika.',
      ),
    ],
  },
  {
    id: 'gauge',
    category: 'electrical',
    advice: 'can_wait',
    symptom: say('a gauge shows wrong values', 'rādītājs rāda nepareizi'),
    match: [
      'fuel/gas >gauge',
      'gauge wrong',
      'speedometer*/speedo',
      'spidometr*/odometr*',
      'degviel*/benzin* >limen*/radit*/merin*',
      'radit*/adata + nepareizi/mirusi/nekust*',
    ],
    causes: [
      likely(
        say('The sensor of this gauge', 'Šī rādītāja devējs'),
        say('the float in the tank or the speed sensor', 'pludiņš bākā vai ātruma devējs'),
      ),
      possible(
        say('The instrument panel or a contact', 'Instrumentu panelis vai kontakts'),
        say('if several gauges jump', 'ja lēkā vairāki rādītāji'),
      ),
    ],
    questions: [say('Do other gauges jump as well?', 'Vai lēkā arī citi rādītāji?')],
    advices: [
      say(
        'Until it is mended, fill up by mileage and watch your speed by other means.',
        'Līdz remontam uzpildiet pēc nobraukuma un ātrumu vērojiet citādi.',
      ),
    ],
  },
  {
    id: 'brake-lights-out',
    category: 'electrical',
    advice: 'soon',
    symptom: say('brake lights do not work or stay on', 'nedeg vai nenodziest bremžu signāli'),
    stop: 'lights',
    match: [
      'brake/stop >light/lights/lamp/lamps/bulb/bulbs not/wont/dont/doesnt/arent/isnt/out/fail*/dead/burn*/stopped/inoperative',
      'bremz* signal*/lukt*/gaism*/spuldz* nedeg*/nestrad*/nodzis*/izdeg*/pazud*',
      'nedeg/nestrada bremz* signal*/lukt*/gaism*/spuldz*',
      'stopsignal*/stopgaism*/stopi nedeg*/nestrad*',
      'brake >lights stay/stays/stuck on',
      'bremz* gaism*/signal* + visu/nenodziest',
      'nedeg/nestrada stopsignal*/stopgaism*/stopi',
    ],
    // A traffic light.
    except: ['at/to/from/every/until stop >light/lights'],
    causes: [
      likely(
        say('A blown bulb or fuse', 'Izdegusi spuldze vai drošinātājs'),
        say(
          'if one light is out, it is probably the bulb; if all are out, a fuse',
          'ja nedeg viens, vainīga spuldze, ja visi – drošinātājs',
        ),
      ),
      possible(
        say('The brake pedal switch', 'Slēdzis pie bremžu pedāļa'),
        say('if no brake light comes on', 'ja neiedegas neviens bremžu signāls'),
      ),
    ],
    questions: [
      standing('Is it one brake light or all of them?', 'Vai nedeg viens bremžu signāls vai visi?'),
      standing('Was the failure sudden?', 'Vai tie pārstāja degt pēkšņi?'),
    ],
    advices: [
      say(
        'If no brake light works, do not drive, not even by day: drivers behind cannot see you brake.',
        'Ja nedeg neviens bremžu signāls, nebrauciet arī dienā: aizmugurē braucošie neredz, ka bremzējat.',
      ),
      say(
        'If only one light is out, replace the bulb and check the fuse.',
        'Ja nedeg tikai viens, nomainiet spuldzi un pārbaudiet drošinātāju.',
      ),
    ],
  },
  {
    id: 'lights-flicker',
    category: 'electrical',
    advice: 'soon',
    symptom: say('lights or instruments flicker', 'mirgo gaismas vai instrumentu panelis'),
    match: [
      'flicker*/flickering',
      'lights/dash/cluster/gauges/instrument dim*/flash*/black/blank/dead/off/go out',
      'instrument cluster/panel',
      'gaism*/panel*/instrument* mirgo*/raust*/nodzie*/izsledz*/nestrad*/leka*/miris',
      'mirgo* gaism*/panel*/viss',
    ],
    unless: ['oil'],
    causes: [
      likely(
        say('Alternator or voltage regulator', 'Ģenerators vai sprieguma regulators'),
        say('the voltage swings with the revs', 'spriegums mainās līdz ar apgriezieniem'),
      ),
      likely(
        say('Loose battery terminal or ground cable', 'Vaļīga akumulatora spaile vai masas vads'),
        say('even slight play is enough', 'pietiek ar nelielu kustību'),
      ),
      lessLikely(
        say('The instrument panel itself', 'Pats instrumentu panelis'),
        say('if only the instruments are affected', 'ja traucējumi ir tikai mērinstrumentiem'),
      ),
    ],
    questions: [
      say('Does it depend on the engine revs?', 'Vai tas atkarīgs no dzinēja apgriezieniem?'),
      say('Which lights or instruments are affected?', 'Kuras gaismas vai mērinstrumenti mirgo?'),
    ],
    advices: [
      say(
        'Check the battery terminals with the engine off.',
        'Ar izslēgtu dzinēju pārbaudiet akumulatora spailes.',
      ),
    ],
  },
  {
    id: 'windows-locks',
    category: 'electrical',
    advice: 'can_wait',
    symptom: say(
      'windows, locks, mirrors or seats do not work as they should',
      'logi, slēdzenes, spoguļi vai sēdekļi nedarbojas, kā vajag',
    ),
    match: [
      'power/electric window*/lock*/seat*/mirror*',
      'window/windows ~ not/wont/doesnt/stuck/fell/up/lifting/open',
      'seat/seats + heat/heater/heating/heated',
      'mirror/mirrors + fold/switch/adjust*',
      'rear/back/heated >window + heat*/lines/clear*',
      'locks not work*',
      'central locking',
      'horn/horns',
      'log/logs/logu/loga/logi/logam/steklopod* + necel*/nelaiz*/nolaist/neiet/leju/augsu/never*/nestrad*/neaizver*/iestreg*/nokrit*',
      'stikls/stiklu/stikli never*/neaizver*/necel*/nelaiz*/iestreg*/nokrit*/neiet',
      'steklopod*',
      'nestrada elektriskie/centrala/apsild*/pacelaj*',
      'elektrisk* log*/stikl*/spogul*',
      'spogul* + nelok*/nekust*',
      'pakalej*/aizmugur* stikl* + nesil*',
      'centr* >atsleg*',
      'centr* + nesledz*/neaizsledz*',
      'centralatsleg*',
      'signaltaur*/taure/tauret*/nepip',
      'sedekl*/kresl* ~ apsild*/neapsild*/nesil*/silda/sildis*',
      'sedekl* + nebrauc*',
    ],
    unless: ['smashed/shattered'],
    except: ['with/have/keep/had/all window/windows up/down/open', 'window/windows fog*/mist* >up'],
    causes: [
      likely(
        say('A fuse, switch or motor', 'Drošinātājs, slēdzis vai motoriņš'),
        say('common when one function is dead', 'raksturīgi, ja nedarbojas viena funkcija'),
      ),
      possible(
        say('A broken wire in the door', 'Pārlūzis vads durvīs'),
        say('the wires bend every time the door is opened', 'vadi lokās katrā atvēršanas reizē'),
      ),
      possible(
        say('The window regulator or its cable', 'Stikla pacēlājs vai tā trose'),
        say('if the glass has dropped', 'ja stikls nokritis'),
      ),
    ],
    questions: [
      say('Is it one door or all of them?', 'Vai tas skar vienas durvis vai visas?'),
      say('Do you hear the motor when you press the switch?', 'Vai, nospiežot slēdzi, dzirdat motoriņu?'),
    ],
    advices: [
      say(
        'Look at the fuse first; the fuse box cover shows which one.',
        'Vispirms apskatiet drošinātāju; shēma ir uz drošinātāju kārbas vāka.',
      ),
    ],
  },
  {
    id: 'wipers',
    category: 'electrical',
    advice: 'soon',
    symptom: say('the wipers do not work', 'nestrādā stikla tīrītāji'),
    match: [
      'wiper/wipers not/wont/dont/doesnt/arent/stop*/fail*/stuck/broke*/dead',
      'tirit*/slotin*/dvornik* ~ nestrad*/apstaj*/iestred*/iestreg*',
    ],
    causes: [
      likely(
        say('A fuse, relay or the wiper motor', 'Drošinātājs, relejs vai tīrītāju motoriņš'),
        say('common when nothing moves', 'raksturīgi, ja nekustas neviens'),
      ),
      possible(
        say('A loose nut or worn linkage', 'Vaļīgs uzgrieznis vai nodilis mehānisms'),
        say('the motor runs, but a wiper does not move', 'motoriņš griežas, bet tīrītājs stāv'),
      ),
    ],
    questions: [
      say('Do you hear the motor?', 'Vai dzirdams motoriņš?'),
      say('Do the wipers work at any speed?', 'Vai tie darbojas kādā no ātrumiem?'),
    ],
    advices: [
      say(
        'If it is raining or snowing, do not drive until the wipers work again.',
        'Ja līst vai snieg, nebrauciet, kamēr tīrītāji nedarbojas.',
      ),
      say(
        'Look at the fuse first; the fuse box cover shows which one.',
        'Vispirms apskatiet drošinātāju; shēma ir uz drošinātāju kārbas vāka.',
      ),
    ],
  },
  {
    id: 'key-immobiliser',
    category: 'electrical',
    advice: 'soon',
    symptom: say('the key is not recognized', 'auto neatpazīst atslēgu'),
    match: [
      'key not/wont recogni*/detect*/turn/found/work*',
      'key fob',
      'key/fob/remote + battery/metres/meters',
      'remote opens/only',
      'immobili*',
      'ignition switch/cylinder/lock',
      'remote start',
      'neatpazist/neredz/neuztver/nenolasa atsleg*',
      'atsleg* nav >atrast*',
      'atsleg* neatpaz*/nenolas*/nestrad*/neuztver*/neredz/negriez*/iestred*/pults/baterij*',
      'imobilaiz*/immobilaiz*',
      'aizdedz* nevar/neiesl*/sledz*/iestred*',
      'pults/pulti/pultij/pultis + nestrad*/baterij*/akumulator*/never*/attalum*/tikai',
    ],
    unless: ['central* >atsleg*'],
    causes: [
      likely(
        say('A dead key fob battery', 'Tukša atslēgas baterija'),
        say('try the spare key first', 'vispirms pamēģiniet rezerves atslēgu'),
      ),
      possible(
        say('Immobilizer or reader coil', 'Imobilaizers vai nolasīšanas antena'),
        say('if no key works', 'ja nedarbojas neviena atslēga'),
      ),
      possible(
        say('Ignition switch', 'Aizdedzes slēdzis'),
        say('if the key is hard to turn', 'ja atslēga slikti griežas'),
      ),
    ],
    questions: [
      say('Does the spare key work?', 'Vai darbojas rezerves atslēga?'),
      say('What does the display say?', 'Kas rakstīts displejā?'),
    ],
    advices: [
      say(
        "Hold the key fob against the marked spot (see the owner's manual) and try to start the car.",
        'Pielieciet atslēgu pie norādītās vietas (skatiet rokasgrāmatu) un mēģiniet iedarbināt.',
      ),
    ],
  },
  {
    id: 'screen-radio',
    category: 'electrical',
    advice: 'can_wait',
    symptom: say('screen, radio or camera fault', 'ekrāna, radio vai kameras kļūme'),
    match: [
      'screen/touchscreen/display/infotainment/radio/navigation/bluetooth/carplay black/blank/froze*/freez*/crash*/dead/not/reboot*/off/glitch*/out/flash*/fail*',
      'infotainment/touchscreen',
      'backup/rear/rearview/reverse/reversing camera',
      'bluetooth/satnav/speaker/speakers',
      'radio',
      'ekran*/multivid*/magnetol*/radio/displej*/navigac* meln*/nestrad*/izsl*/uzkar*/mirgo*/nerada/pazud*/restart*',
      'kamer* nestrad*/nerada/meln*/miglain*',
      'multivid*/multimed*/magnetol*/bluetooth/skalrun*',
      'melns ekran*',
      'navig* rada',
    ],
    causes: [
      likely(
        say('Software fault', 'Programmatūras kļūme'),
        say('a restart or update often helps', 'bieži palīdz pārstartēšana vai atjauninājums'),
      ),
      possible(
        say('Loose connector or low voltage', 'Vaļīgs savienojums vai zems spriegums'),
        say('typical after battery trouble', 'raksturīgi pēc akumulatora problēmām'),
      ),
      possible(say('The unit itself', 'Pati ierīce'), say('if it stays dead', 'ja tā nereaģē nemaz')),
    ],
    questions: [
      say('Does it come back after a restart?', 'Vai pēc pārstartēšanas tā atkal darbojas?'),
      say(
        'Has there been a software update or a battery change?',
        'Vai bijis atjauninājums vai akumulatora maiņa?',
      ),
    ],
    advices: [
      say(
        'Restart the system (usually by holding the power button for 10 seconds) and ask a dealer about updates.',
        'Pārstartējiet sistēmu (parasti 10 sekundes turot ieslēgšanas pogu) un pajautājiet par atjauninājumiem.',
      ),
    ],
  },
  {
    id: 'burning-wires',
    category: 'electrical',
    advice: 'stop_driving',
    symptom: say(
      'smell of burned wiring or smoke from the dashboard',
      'degušu vadu smaka vai dūmi no paneļa',
    ),
    stop: 'fire',
    match: [
      'burn* wire*/wiring/plastic/electrical/rubber',
      'electrical burn*/smell/smoke/fire/short*',
      'smoke/smoking dash*/panel/steering/fuse/console',
      'wire*/wiring/harness melt*/burn*/spark*/smok*/short*',
      'short circuit',
      'degusi*/degosi*/deg/dega/gruzd* vad*/plastmas*/izolac*/elektr*',
      'vad* deg*/kust*/smird*/smak*/gruzd*/dzirkst*/saisin*/izkus*',
      'smird* deg* vad*/plastmas*',
      'dum* panel*',
      'panel* dum*',
      'saisinajum*/issavienojum*/issleg*',
    ],
    causes: [
      likely(
        say('A short circuit or overheated cable', 'Īssavienojums vai pārkarsis vads'),
        say('insulation melts before a fuse blows', 'izolācija kūst, pirms izdeg drošinātājs'),
      ),
      possible(
        say(
          'A blower motor resistor or an aftermarket device',
          'Salona ventilatora rezistors vai papildus uzstādīta ierīce',
        ),
        say('a frequent source of heat', 'biežs karstuma avots'),
      ),
    ],
    questions: [
      standing(
        'Which device was on when you noticed the smell?',
        'Kura ierīce bija ieslēgta, kad radās smaka?',
      ),
      standing('Was anything installed recently?', 'Vai nesen kaut kas uzstādīts?'),
    ],
    advices: [
      standing(
        'Do not switch anything back on to test it.',
        'Neko vairs neieslēdziet, arī izmēģināšanai ne.',
      ),
    ],
  },
  {
    id: 'car-charging',
    category: 'electrical',
    advice: 'soon',
    symptom: say(
      'the car does not charge, or the plug is stuck',
      'auto nelādējas vai iestrēdzis lādēšanas vads',
    ),
    match: [...CAR_CHARGING],
    causes: [
      likely(
        say('The cable, the outlet or the charger', 'Kabelis, kontaktligzda vai lādētājs'),
        say('another outlet or charger shows which', 'to parāda cita ligzda vai lādētājs'),
      ),
      possible(
        say(
          'The charger in the car or the lock of its socket',
          'Auto iebūvētais lādētājs vai ligzdas slēdzene',
        ),
        say('if it charges nowhere', 'ja nelādējas nekur'),
      ),
    ],
    questions: [say('Does it charge elsewhere?', 'Vai citur lādējas?')],
    advices: [
      say(
        'Unlock the car and stop charging before you pull the plug.',
        'Pirms izvelkat vadu, atslēdziet auto un pārtrauciet lādēšanu.',
      ),
    ],
  },
  {
    id: 'ev-range',
    category: 'electrical',
    advice: 'can_wait',
    symptom: say('an electric car goes less far on a charge', 'elektroauto ar vienu uzlādi nobrauc mazāk'),
    match: [
      'range ~ dropped/drops/down/less/lost/loses/said/says/instead/frost',
      'leaf*/tesla*/zoe/ioniq/elektr*/hibrid* + nobrauc*/strav*/radij* + agrak/bija/vairs/tagad/jaunam',
      'leaf*/tesla*/zoe/ioniq/elektr* + vasara/vasaras + ziema/ziemas',
    ],
    unless: ['range >rover'],
    causes: [
      likely(
        say('Cold, heating and speed', 'Aukstums, apsilde un ātrums'),
        say('in frost a third less is normal', 'salā par trešdaļu mazāk ir normāli'),
      ),
      possible(
        say('An aged traction battery', 'Novecojis vilces akumulators'),
        say('if it stays so in warm weather', 'ja tā paliek arī siltā laikā'),
      ),
    ],
    questions: [say('How cold was it outside?', 'Cik auksts bija ārā?')],
    advices: [
      say(
        'Have the state of health of the battery read, above all while it is under warranty.',
        'Lieciet nolasīt akumulatora stāvokli, it īpaši, kamēr tam ir garantija.',
      ),
    ],
  },
  {
    id: 'hybrid-warning',
    category: 'electrical',
    advice: 'soon',
    symptom: say(
      'a warning of the hybrid or electric drive',
      'hibrīda vai elektriskās piedziņas brīdinājums',
    ),
    match: [
      'check >hybrid/electrical >system',
      'hybrid/hybird/prius + warning/message/triangle/light/fan',
      'hibrid*/prius*/elektrisk*/elektroauto + trijstur*/trijsturi/raksta/bridinaj*/ierobezota/ventilator*',
    ],
    unless: ['charg*', 'lade*/uzlade*'],
    causes: [
      likely(
        say('A fault stored by the drive', 'Piedziņas vadības bloka reģistrēta kļūda'),
        say('the code says which part', 'kods pasaka, kura daļa'),
      ),
      possible(
        say(
          'The traction battery, its fan or the coolant of the inverter',
          'Vilces akumulators, tā ventilators vai invertora dzesēšana',
        ),
        say('often a clogged filter of the fan', 'bieži aizsērējis ventilatora filtrs'),
      ),
    ],
    questions: [say('Is it red, or does it say to stop?', 'Vai tas ir sarkans vai liek apstāties?')],
    advices: [
      say(
        'If it turns red, asks you to stop or anything smells or hisses, stop and get out.',
        'Ja tas kļūst sarkans, liek apstāties vai kaut kas smird vai šņāc, apstājieties un kāpiet ārā.',
      ),
      READ_CODES,
    ],
  },
  {
    id: 'start-stop',
    category: 'electrical',
    advice: 'can_wait',
    symptom: say('start-stop no longer turns the engine off', '„start-stop” vairs neslāpē dzinēju'),
    match: ['start >stop/stops + not/hasnt/doesnt/never/nestrad*/nesledz*/vairs/used/longer', 'startstop*'],
    causes: [
      likely(
        say(
          'A weak battery, cold, heating or air conditioning',
          'Vājš akumulators, aukstums, apsilde vai kondicionieris',
        ),
        say('then the system keeps the engine running', 'tad sistēma dzinēju neslāpē'),
      ),
    ],
    questions: [BATTERY_AGE],
    advices: [say('Have the battery tested.', 'Palūdziet pārbaudīt akumulatoru.')],
  },
  {
    id: 'high-voltage',
    category: 'electrical',
    advice: 'stop_driving',
    symptom: say(
      'a fault in the high-voltage system of a hybrid or electric car',
      'hibrīdauto vai elektroauto augstsprieguma sistēmas kļūme',
    ),
    stop: 'highVoltage',
    match: [
      'high >voltage warning/fault/error/malfunction/failure/stop',
      'hybrid/ev/traction/hv battery smok*/hiss*/swollen/overheat*/damag*/leak*',
      ...DAMAGED_HIGH_VOLTAGE,
    ],
    causes: [
      likely(
        say(
          'A fault in the insulation or the high-voltage battery',
          'Izolācijas vai augstsprieguma akumulatora bojājums',
        ),
        say('the car switches the system off to protect you', 'auto atslēdz sistēmu, lai jūs pasargātu'),
      ),
      possible(
        say('Damage to the underside or from water', 'Trieciens no apakšas vai ūdens'),
        say('the battery is under the floor', 'akumulators atrodas zem grīdas'),
      ),
    ],
    questions: [
      standing('What exactly does the message say?', 'Kas tieši rakstīts paziņojumā?'),
      standing(
        'Do you smell, hear or see anything unusual in or around the car?',
        'Vai auto vai tā tuvumā jūtat smaku, dzirdat vai redzat ko neparastu?',
      ),
    ],
    advices: [
      standing(
        'If the car is parked indoors or beside a house, do not let anyone stay or sleep there until it has been taken away.',
        'Ja auto stāv garāžā vai pie mājas, neviens lai tur nepaliek un neguļ, kamēr tas nav aizvests.',
      ),

      standing(
        'Only a technician trained for high voltage may work on it.',
        'Ar to drīkst strādāt tikai augstspriegumam apmācīts speciālists.',
      ),
    ],
  },
  {
    id: 'airbag-lamp',
    category: 'electrical',
    advice: 'soon',
    symptom: say(
      'airbag or stability control light is on',
      'deg drošības spilvena vai stabilitātes kontroles lampiņa',
    ),
    match: [
      'airbag/srs/esp/esc/traction/stability ~ light/ligth/lamp/warning/indicator',
      'air bag/bags light/lamp/warning/indicator',
      'airbag*/srs/esp/spilven* ~ lampin*/lampa/deg*/iedeg*/spid/klud*',
    ],
    causes: [
      likely(
        say(
          'A connector under the seat, or the clock spring (rotating contact) in the steering wheel',
          'Spraudnis zem sēdekļa vai stūres kontakts',
        ),
        say('they move and lose contact', 'tie kustas un zaudē kontaktu'),
      ),
      possible(
        say('Low voltage or a faulty sensor', 'Zems spriegums vai sensors'),
        say('typical after a battery change', 'raksturīgi pēc akumulatora maiņas'),
      ),
    ],
    questions: [
      say(
        'Did it come on after moving a seat or changing the battery?',
        'Vai tā iedegās pēc sēdekļa pārvietošanas vai akumulatora maiņas?',
      ),
      say('Is it on all the time?', 'Vai tā deg pastāvīgi?'),
    ],
    advices: [
      say(
        'Do not unplug anything yourself: airbags can go off.',
        'Paši neko neatvienojiet: drošības spilveni var nostrādāt.',
      ),
      READ_CODES,
    ],
  },
];
