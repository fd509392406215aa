import type { BilingualText } from '#domain/assessment/bilingual-text.ts';
import type { RepairKind } from '#domain/repairs/schema.ts';

export type RepairTopic = {
  readonly id: string;
  readonly name: BilingualText;
  /** Entries of the dictionary (car-words): any of them names the topic. */
  readonly entries: readonly string[];
  readonly kind?: RepairKind;
  /** Ids of the topics that a question about this one means too. */
  readonly includes?: readonly string[];
};

const topic = (
  id: string,
  en: string,
  lv: string,
  entries: readonly string[],
  kind?: RepairKind,
  includes?: readonly string[],
): RepairTopic => ({
  id,
  name: { en, lv },
  entries,
  ...(kind ? { kind } : {}),
  ...(includes ? { includes } : {}),
});

export const REPAIR_TOPICS: readonly RepairTopic[] = [
  topic('engine-oil', 'engine oil', 'motoreļļa', ['engine-oil', 'oil']),
  topic('gearbox-oil', 'transmission oil', 'ātrumkārbas eļļa', ['gearbox-oil']),
  topic('brake-pads', 'brake pads', 'bremžu kluči', ['brake-pads']),
  topic('brake-discs', 'brake discs', 'bremžu diski', ['brake-discs']),
  topic('brake-fluid', 'brake fluid', 'bremžu šķidrums', ['brake-fluid']),
  topic('brakes', 'brakes', 'bremzes', ['brake'], undefined, [
    'brake-pads',
    'brake-discs',
    'brake-fluid',
    'calipers',
  ]),
  topic('calipers', 'brake calipers', 'bremžu suporti', ['calipers']),
  topic('winter-tyres', 'winter tires', 'ziemas riepas', ['winter-tires']),
  topic('summer-tyres', 'summer tires', 'vasaras riepas', ['summer-tires']),
  topic('tyres', 'tires', 'riepas', ['tire'], 'tyres', ['winter-tyres', 'summer-tyres']),
  topic('wheel-alignment', 'wheel alignment', 'riteņu savirze', ['wheel-alignment']),
  topic('hybrid-battery', 'hybrid battery', 'hibrīda akumulators', ['hybrid-battery']),
  topic('cooling-fan', 'cooling fan', 'dzesēšanas ventilators', ['cooling-fan']),
  topic('battery', 'battery', 'akumulators', ['battery']),
  topic('timing-belt', 'timing belt', 'zobsiksna', ['timing-belt', 'lone-belt']),
  topic('drive-belt', 'drive belt', 'ķīļsiksna', ['drive-belt']),
  topic('air-filter', 'air filter', 'gaisa filtrs', ['air-filter']),
  topic('cabin-filter', 'cabin filter', 'salona filtrs', ['cabin-filter']),
  topic('fuel-filter', 'fuel filter', 'degvielas filtrs', ['fuel-filter']),
  topic('particulate-filter', 'particulate filter', 'daļiņu filtrs', ['particulate-filter']),
  topic('filters', 'filters', 'filtri', ['filter'], undefined, [
    'air-filter',
    'cabin-filter',
    'fuel-filter',
    'particulate-filter',
  ]),
  topic('spark-plugs', 'spark plugs', 'aizdedzes sveces', ['spark-plugs']),
  topic('glow-plugs', 'glow plugs', 'kvēlsveces', ['glow-plugs']),
  topic('coolant', 'coolant', 'dzesēšanas šķidrums', ['coolant']),
  topic('water-pump', 'water pump', 'ūdens sūknis', ['water-pump']),
  topic('thermostat', 'thermostat', 'termostats', ['thermostat']),
  topic('radiator', 'radiator', 'radiators', ['radiator']),
  topic('clutch', 'clutch', 'sajūgs', ['clutch']),
  topic('gearbox', 'transmission', 'ātrumkārba', ['gearbox'], undefined, ['gearbox-oil']),
  topic('shock-absorbers', 'shock absorbers', 'amortizatori', ['shock-absorbers']),
  topic('suspension', 'suspension', 'balstiekārta', ['suspension', 'control-arms'], undefined, [
    'ball-joints',
    'stabilizer',
    'shock-absorbers',
    'springs',
  ]),
  topic('ball-joints', 'ball joints', 'lodbalsti', ['ball-joints']),
  topic('stabilizer', 'stabilizer links', 'stabilizatora stieņi', ['stabilizer']),
  topic('springs', 'springs', 'atsperes', ['springs']),
  topic('egr', 'EGR valve', 'EGR vārsts', ['egr']),
  topic('tow-bar', 'tow bar', 'sakabes āķis', ['tow-bar']),
  topic('mirror', 'mirror', 'spogulis', ['mirror']),
  topic('wash', 'car wash', 'mazgāšana', ['wash']),
  topic('wheel-bearing', 'wheel bearing', 'riteņa gultnis', ['bearing']),
  topic('steering', 'steering', 'stūre', ['steering']),
  topic('exhaust', 'exhaust', 'izpūtējs', ['exhaust']),
  topic('alternator', 'alternator', 'ģenerators', ['alternator']),
  topic('starter', 'starter', 'starteris', ['starter']),
  topic('bulbs', 'bulbs and lights', 'spuldzes un lukturi', ['bulb']),
  topic('wipers', 'wipers', 'logu tīrītāji', ['wiper']),
  topic('windscreen', 'windshield', 'vējstikls', ['windshield']),
  topic('air-conditioning', 'air conditioning', 'kondicionieris', ['air-conditioning'], undefined, [
    'ac-compressor',
    'ac-refill',
  ]),
  topic('ac-compressor', 'air conditioning compressor', 'kondicioniera kompresors', ['ac-compressor']),
  topic('ac-refill', 'air conditioning refill', 'kondicioniera uzpilde', ['ac-refill']),
  topic('turbo', 'turbo', 'turbīna', ['turbo']),
  topic('injectors', 'injectors', 'sprauslas', ['injectors']),
  topic('inspection', 'inspection', 'tehniskā apskate', ['inspection'], 'inspection'),
  topic('insurance', 'insurance', 'apdrošināšana', ['insurance'], 'insurance'),
  topic('tax', 'tax', 'nodoklis', ['tax'], 'tax'),
  topic('service', 'service', 'apkope', ['service'], 'service'),
];
