import type { BilingualText } from '#domain/assessment/bilingual-text.ts';
import type { RepairKind } from '#domain/repairs/schema.ts';

export type Thing = {
  /** A part or a work, not a place, a sound or a state. */
  readonly isPart: boolean;
  readonly id: string;
  readonly name: BilingualText;
  /** Entries of the dictionary (car-words): any of them names the thing. */
  readonly entries: readonly string[];
  readonly kind?: RepairKind;
  /** Ids of the things that a question about this one means too. */
  readonly includes?: readonly string[];
};

const thing = (
  id: string,
  en: string,
  lv: string,
  entries: readonly string[],
  kind?: RepairKind,
  includes?: readonly string[],
): Thing => ({
  id,
  isPart: true,
  name: { en, lv },
  entries,
  ...(kind ? { kind } : {}),
  ...(includes ? { includes } : {}),
});

const PARTS: readonly Thing[] = [
  thing('engine-oil', 'engine oil', 'motoreļļa', ['engine-oil', 'oil']),
  thing('gearbox-oil', 'transmission oil', 'ātrumkārbas eļļa', ['gearbox-oil']),
  thing('brake-pads', 'brake pads', 'bremžu kluči', ['brake-pads']),
  thing('brake-discs', 'brake discs', 'bremžu diski', ['brake-discs']),
  thing('brake-fluid', 'brake fluid', 'bremžu šķidrums', ['brake-fluid']),
  thing('brakes', 'brakes', 'bremzes', ['brake'], undefined, [
    'brake-pads',
    'brake-discs',
    'brake-fluid',
    'calipers',
  ]),
  thing('calipers', 'brake calipers', 'bremžu suporti', ['calipers']),
  thing('winter-tyres', 'winter tires', 'ziemas riepas', ['winter-tires']),
  thing('summer-tyres', 'summer tires', 'vasaras riepas', ['summer-tires']),
  thing('tyres', 'tires', 'riepas', ['tire'], 'tyres', ['winter-tyres', 'summer-tyres']),
  thing('wheel-alignment', 'wheel alignment', 'riteņu savirze', ['wheel-alignment']),
  thing('hybrid-battery', 'hybrid battery', 'hibrīda akumulators', ['hybrid-battery']),
  thing('cooling-fan', 'cooling fan', 'dzesēšanas ventilators', ['cooling-fan']),
  thing('battery', 'battery', 'akumulators', ['battery']),
  thing('timing-belt', 'timing belt', 'zobsiksna', ['timing-belt']),
  thing('belt', 'belt', 'siksna', ['lone-belt'], undefined, ['timing-belt', 'drive-belt']),
  thing('drive-belt', 'drive belt', 'ķīļsiksna', ['drive-belt']),
  thing('air-filter', 'air filter', 'gaisa filtrs', ['air-filter']),
  thing('cabin-filter', 'cabin filter', 'salona filtrs', ['cabin-filter']),
  thing('fuel-filter', 'fuel filter', 'degvielas filtrs', ['fuel-filter']),
  thing('particulate-filter', 'particulate filter', 'daļiņu filtrs', ['particulate-filter']),
  thing('filters', 'filters', 'filtri', ['filter'], undefined, [
    'air-filter',
    'cabin-filter',
    'fuel-filter',
    'particulate-filter',
  ]),
  thing('spark-plugs', 'spark plugs', 'aizdedzes sveces', ['spark-plugs']),
  thing('glow-plugs', 'glow plugs', 'kvēlsveces', ['glow-plugs']),
  thing('coolant', 'coolant', 'dzesēšanas šķidrums', ['coolant']),
  thing('water-pump', 'water pump', 'ūdens sūknis', ['water-pump']),
  thing('thermostat', 'thermostat', 'termostats', ['thermostat']),
  thing('radiator', 'radiator', 'radiators', ['radiator']),
  thing('clutch', 'clutch', 'sajūgs', ['clutch']),
  thing('gearbox', 'transmission', 'ātrumkārba', ['gearbox'], undefined, ['gearbox-oil']),
  thing('shock-absorbers', 'shock absorbers', 'amortizatori', ['shock-absorbers']),
  thing('suspension', 'suspension', 'balstiekārta', ['suspension', 'control-arms'], undefined, [
    'ball-joints',
    'stabilizer',
    'shock-absorbers',
    'springs',
  ]),
  thing('ball-joints', 'ball joints', 'lodbalsti', ['ball-joints']),
  thing('stabilizer', 'stabilizer links', 'stabilizatora stieņi', ['stabilizer']),
  thing('springs', 'springs', 'atsperes', ['springs']),
  thing('egr', 'EGR valve', 'EGR vārsts', ['egr']),
  thing('tow-bar', 'tow bar', 'sakabes āķis', ['tow-bar']),
  thing('mirror', 'mirror', 'spogulis', ['mirror']),
  thing('wash', 'car wash', 'mazgāšana', ['wash']),
  thing('wheel-bearing', 'wheel bearing', 'riteņa gultnis', ['bearing']),
  thing('steering', 'steering', 'stūre', ['steering']),
  thing('exhaust', 'exhaust', 'izpūtējs', ['exhaust']),
  thing('alternator', 'alternator', 'ģenerators', ['alternator']),
  thing('starter', 'starter', 'starteris', ['starter']),
  thing('bulbs', 'bulbs and lights', 'spuldzes un lukturi', ['bulb']),
  thing('wipers', 'wipers', 'logu tīrītāji', ['wiper']),
  thing('windscreen', 'windshield', 'vējstikls', ['windshield']),
  thing('air-conditioning', 'air conditioning', 'kondicionieris', ['air-conditioning'], undefined, [
    'ac-compressor',
    'ac-refill',
  ]),
  thing('ac-compressor', 'air conditioning compressor', 'kondicioniera kompresors', ['ac-compressor']),
  thing('ac-refill', 'air conditioning refill', 'kondicioniera uzpilde', ['ac-refill']),
  thing('turbo', 'turbo', 'turbīna', ['turbo']),
  thing('injectors', 'injectors', 'sprauslas', ['injectors']),
  thing('heater', 'heater', 'apsilde', ['heater']),
  thing('window', 'window', 'logs', ['window']),
  thing('hood', 'hood', 'pārsegs', ['bonnet']),
  thing('lock', 'locks', 'slēdzenes', ['locked', 'key']),
  thing('airbag', 'airbag', 'drošības spilvens', ['airbag']),
  thing('handbrake', 'parking brake', 'stāvbremze', ['handbrake']),
  thing('head-gasket', 'head gasket', 'galvas blīve', ['head-gasket']),
  thing('inspection', 'inspection', 'tehniskā apskate', ['inspection'], 'inspection'),
  thing('insurance', 'insurance', 'apdrošināšana', ['insurance'], 'insurance', ['octa', 'kasko']),
  thing('octa', 'OCTA', 'OCTA', ['octa']),
  thing('kasko', 'KASKO', 'KASKO', ['kasko']),
  thing('tax', 'tax', 'nodoklis', ['tax'], 'tax'),
  thing('warranty', 'warranty', 'garantija', ['warranty']),
  thing('registration', 'registration', 'reģistrācija', ['registration']),
  thing('service', 'service', 'apkope', ['service'], 'service'),
];

/** What is said of parts: a place, a sound, a state. */
const QUALITIES: readonly Thing[] = [
  thing('front', 'front', 'priekšējie', ['front']),
  thing('rear', 'rear', 'aizmugurējie', ['rear']),
  thing('left', 'left', 'kreisais', ['left']),
  thing('right', 'right', 'labais', ['right']),
  thing('upper', 'upper', 'augšējais', ['upper']),
  thing('lower', 'lower', 'apakšējais', ['lower']),
  thing('passed', 'passed', 'izturēta', ['passed']),
  thing('failed', 'failed', 'neizturēta', ['failed']),
  thing('fan', 'fan', 'ventilators', ['fan'], undefined, ['cooling-fan']),
  thing('noise', 'noise', 'troksnis', ['noise']),
  thing('smoke', 'smoke', 'dūmi', ['smoke']),
  thing('leak', 'leak', 'sūce', ['leak']),
  thing('hum', 'humming', 'dūkoņa', ['hum']),
  thing('knock', 'knocking', 'klaudzoņa', ['knock']),
  thing('squeal', 'squealing', 'čīkstoņa', ['squeal']),
  thing('grind', 'grinding', 'skrapstēšana', ['grind']),
  thing('shake', 'shaking', 'kratīšanās', ['vibrate']),
  thing('bounce', 'bouncing', 'šūpošanās', ['bounce']),
  thing('slow', 'slow', 'lēni', ['slow']),
  thing('smell', 'smell', 'smaka', ['smell']),
  thing('weekend', 'weekend', 'brīvdienas', ['weekend']),
  thing('wheel', 'wheel', 'ritenis', ['wheel']),
  thing('tailgate', 'tailgate', 'bagāžnieks', ['boot']),
  thing('door', 'door', 'durvis', ['door']),
  thing('valve', 'valve', 'vārsts', ['valve']),
  thing('light', 'light', 'lampiņa', ['lamp']),
  thing('seat', 'seat', 'sēdeklis', ['seat']),
  thing('retest', 'repeated', 'atkārtota', ['retest']),
].map((one) => ({ ...one, isPart: false }));

/** What questions ask about by a name, in both languages. */
export const THINGS: ReadonlyMap<string, Thing> = new Map(
  [...PARTS, ...QUALITIES].map((one) => [one.id, one]),
);
