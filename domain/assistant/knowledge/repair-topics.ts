import type { BilingualText } from '#domain/assessment/bilingual-text.ts';
import type { RepairKind } from '#domain/repairs/schema.ts';

/**
 * Expressions are folded, English and Latvian together: each part must be a prefix of a word of the text, or
 * with '=' a whole word. More parts are more specific: 'gearbox oil' is not 'oil'.
 */
export type RepairTopic = {
  readonly id: string;
  readonly name: BilingualText;
  readonly expressions: string;
  readonly kind?: RepairKind;
};

const topic = (id: string, en: string, lv: string, expressions: string, kind?: RepairKind): RepairTopic => ({
  id,
  name: { en, lv },
  expressions,
  ...(kind ? { kind } : {}),
});

export const REPAIR_TOPICS: readonly RepairTopic[] = [
  topic(
    'engine-oil',
    'engine oil',
    'motoreļļa',
    'oil, =ella, =ellas, =ellu, motorell, ellas filtr, oil filter',
  ),
  topic(
    'gearbox-oil',
    'transmission oil',
    'ātrumkārbas eļļa',
    'gearbox oil, transmission oil, transmission fluid, =atf, atrumkarb ell, karb ell, automat ell, haldex',
  ),
  topic(
    'brake-pads',
    'brake pads',
    'bremžu kluči',
    'brake pad, =pads, bremz kluc, bremz uzlik, =kluci, =klucus, =klucu, =klucis',
  ),
  topic(
    'brake-discs',
    'brake discs',
    'bremžu diski',
    'brake disc, brake disk, brake rotor, rotors, bremz disk',
  ),
  topic('brake-fluid', 'brake fluid', 'bremžu šķidrums', 'brake fluid, bremz skidr'),
  topic('brakes', 'brakes', 'bremzes', 'brake, bremz'),
  topic('tyres', 'tires', 'riepas', 'tyre, tire, riep, wheel change', 'tyres'),
  topic('wheel-alignment', 'wheel alignment', 'riteņu savirze', 'alignment, savirz, savedum, geometr'),
  topic('battery', 'battery', 'akumulators', 'battery, akumulator, akis, =aku, =akis'),
  topic(
    'timing-belt',
    'timing belt',
    'zobsiksna',
    'timing belt, timing chain, cam belt, cambelt, zobsiksn, zoba siksn, gazu sadal, sadales ked',
  ),
  topic(
    'drive-belt',
    'drive belt',
    'ķīļsiksna',
    'drive belt, serpentine, auxiliary belt, kilsiksn, agregatu siksn',
  ),
  topic('air-filter', 'air filter', 'gaisa filtrs', 'air filter, gaisa filtr'),
  topic('cabin-filter', 'cabin filter', 'salona filtrs', 'cabin filter, pollen filter, salona filtr'),
  topic('fuel-filter', 'fuel filter', 'degvielas filtrs', 'fuel filter, degviel filtr'),
  topic('filters', 'filters', 'filtri', 'filter, filtr'),
  topic(
    'spark-plugs',
    'spark plugs',
    'aizdedzes sveces',
    'spark plug, =plugs, =sveces, =svecu, =svecites, aizdedzes svec',
  ),
  topic('glow-plugs', 'glow plugs', 'kvēlsveces', 'glow plug, kvelsvec'),
  topic('coolant', 'coolant', 'dzesēšanas šķidrums', 'coolant, antifreeze, dzeses skidr, antifriz, tosol'),
  topic('water-pump', 'water pump', 'ūdens sūknis', 'water pump, udens sukn'),
  topic('thermostat', 'thermostat', 'termostats', 'thermostat, termostat'),
  topic('radiator', 'radiator', 'radiators', 'radiator'),
  topic('clutch', 'clutch', 'sajūgs', 'clutch, sajug'),
  topic('gearbox', 'transmission', 'ātrumkārba', 'gearbox, transmission, atrumkarb'),
  topic('shock-absorbers', 'shock absorbers', 'amortizatori', 'shock, strut, damper, amortizator, statn'),
  topic(
    'suspension',
    'suspension',
    'balstiekārta',
    'suspension, ball joint, control arm, bushing, stabilizer, sway bar, balstiekart, ritosa dala, ritosas dal, lodbalst, svir, sailent, stabilizator',
  ),
  topic('wheel-bearing', 'wheel bearing', 'riteņa gultnis', 'bearing, gultn'),
  topic('steering', 'steering', 'stūre', 'steering, tie rod, stures'),
  topic('exhaust', 'exhaust', 'izpūtējs', 'exhaust, muffler, catalytic, katalizator, izput, klusinat'),
  topic('alternator', 'alternator', 'ģenerators', 'alternator, generator'),
  topic('starter', 'starter', 'starteris', 'starter'),
  topic('bulbs', 'bulbs and lights', 'spuldzes un lukturi', 'bulb, headlight, spuldz, luktur'),
  topic('wipers', 'wipers', 'logu tīrītāji', 'wiper, slotin, logu tirit'),
  topic('windscreen', 'windshield', 'vējstikls', 'windscreen, windshield, vejstikl'),
  topic(
    'air-conditioning',
    'air conditioning',
    'kondicionieris',
    'air con, aircon, =ac, climate, kondicionier, klimat',
  ),
  topic('turbo', 'turbo', 'turbīna', 'turbo, turbin'),
  topic('injectors', 'injectors', 'sprauslas', 'injector, sprausl'),
  topic(
    'inspection',
    'inspection',
    'tehniskā apskate',
    'inspection, =mot, roadworth, tehnisk apskat, =ta, apskat',
    'inspection',
  ),
  topic('insurance', 'insurance', 'apdrošināšana', 'insurance, =octa, =kasko, apdrosinas', 'insurance'),
  topic('tax', 'tax', 'nodoklis', '=tax, road tax, nodok', 'tax'),
  topic(
    'service',
    'service',
    'apkope',
    '=service, =servicing, maintenance, =apkope, =apkopi, =apkopes, =apkopu',
    'service',
  ),
];
