import type { BilingualText } from '#domain/assessment/bilingual-text.ts';
import type { RepairKind } from '#domain/repairs/schema.ts';

/** Folded, in both languages: prefixes of words, or with '=' whole ones. More parts are more specific. */
export type RepairTopic = {
  readonly id: string;
  readonly name: BilingualText;
  readonly expressions: string;
  readonly kind?: RepairKind;
  /** Ids of the topics that a question about this one means too. */
  readonly includes?: readonly string[];
};

const topic = (
  id: string,
  en: string,
  lv: string,
  expressions: string,
  kind?: RepairKind,
  includes?: readonly string[],
): RepairTopic => ({
  id,
  name: { en, lv },
  expressions,
  ...(kind ? { kind } : {}),
  ...(includes ? { includes } : {}),
});

export const REPAIR_TOPICS: readonly RepairTopic[] = [
  topic(
    'engine-oil',
    'engine oil',
    'motoreļļa',
    'oil, =ella, =ellas, =ellu, =ellai, motorell, motora ell, dzineja ell, engine oil, ellas filtr, oil filter',
  ),
  topic(
    'gearbox-oil',
    'transmission oil',
    'ātrumkārbas eļļa',
    'gearbox oil, gearbox fluid, transmission oil, transmission fluid, =atf, atrumkarb ell, karb ell, automat ell, haldex, gear oil, oil gearbox, oil transmission, oil automatic',
  ),
  topic(
    'brake-pads',
    'brake pads',
    'bremžu kluči',
    'brake pad, =pads, bremz kluc, bremz uzlik, =kluci, =klucus, =klucu, =klucis, =kluciem',
  ),
  topic(
    'brake-discs',
    'brake discs',
    'bremžu diski',
    'brake disc, brake disk, brake rotor, rotors, bremz disk, =discs, =disc, =diski, =diskus, =disku, =diskiem, =diskos, =disks',
  ),
  topic('brake-fluid', 'brake fluid', 'bremžu šķidrums', 'brake fluid, bremz skidr'),
  topic('brakes', 'brakes', 'bremzes', 'brake, braking, bremz', undefined, [
    'brake-pads',
    'brake-discs',
    'brake-fluid',
    'calipers',
  ]),
  topic('calipers', 'brake calipers', 'bremžu suporti', 'caliper, suport'),
  topic(
    'winter-tyres',
    'winter tires',
    'ziemas riepas',
    'winter tyre, winter tire, winter wheel, studded, snow tyre, snow tire, ziemas riep, ziemas gumij, ziemas riten, ziemas komplekt, ziemen, =winters, =radzotas, snow wheel',
  ),
  topic(
    'summer-tyres',
    'summer tires',
    'vasaras riepas',
    'summer tyre, summer tire, summer wheel, vasaras riep, vasaras gumij, vasaras riten, vasaras komplekt, vasaren',
  ),
  topic('tyres', 'tires', 'riepas', 'tyre, tire, riep, gumij, wheel change', 'tyres', [
    'winter-tyres',
    'summer-tyres',
  ]),
  topic(
    'wheel-alignment',
    'wheel alignment',
    'riteņu savirze',
    'alignment, wheel align, align wheel, savirz, savedum, geometr, tracking',
  ),
  topic(
    'hybrid-battery',
    'hybrid battery',
    'hibrīda akumulators',
    'hybrid battery, hibrid akumulator, hibrid bater, traction battery, high voltage battery',
  ),
  topic(
    'cooling-fan',
    'cooling fan',
    'dzesēšanas ventilators',
    'battery fan, bater ventilator, akumulator ventilator, hybrid battery fan, hibrid bater ventilator, radiator fan, radiator ventilator, cooling fan, dzeses ventilator',
  ),
  topic('battery', 'battery', 'akumulators', 'battery, akum, =akis, =aku, =aki, =akim, bateri, =12v'),
  topic(
    'timing-belt',
    'timing belt',
    'zobsiksna',
    'timing belt, timing chain, cam belt, cambelt, zobsiksn, zoba siksn, gazu sadal, sadales ked, gazu sadales, =belt, =belts, tensioner, spriegot, =siksna, =siksnas, =siksnu, =siksnai',
  ),
  topic(
    'drive-belt',
    'drive belt',
    'ķīļsiksna',
    'drive belt, serpentine, auxiliary belt, fan belt, kilsiksn, agregatu siksn, generatora siksn',
  ),
  topic('air-filter', 'air filter', 'gaisa filtrs', 'air filter, gaisa filtr'),
  topic(
    'cabin-filter',
    'cabin filter',
    'salona filtrs',
    'cabin filter, cabin air filter, pollen filter, interior filter, kabin filtr, salona filtr, puteksnu filtr',
  ),
  topic('fuel-filter', 'fuel filter', 'degvielas filtrs', 'fuel filter, degviel filtr'),
  topic(
    'particulate-filter',
    'particulate filter',
    'daļiņu filtrs',
    'particulate filter, =dpf, =fap, dalinu filtr, sodreju filtr, kvepu filtr',
  ),
  topic('filters', 'filters', 'filtri', 'filter, filtr', undefined, [
    'air-filter',
    'cabin-filter',
    'fuel-filter',
    'particulate-filter',
  ]),
  topic(
    'spark-plugs',
    'spark plugs',
    'aizdedzes sveces',
    'spark plug, =plugs, =sveces, =svecu, =svecites, aizdedzes svec',
  ),
  topic('glow-plugs', 'glow plugs', 'kvēlsveces', 'glow plug, kvelsvec'),
  topic(
    'coolant',
    'coolant',
    'dzesēšanas šķidrums',
    'coolant, antifreeze, dzeses skidr, antifriz, tosol, dzesesanas skidr',
  ),
  topic('water-pump', 'water pump', 'ūdens sūknis', 'water pump, coolant pump, udens sukn, udens pump'),
  topic('thermostat', 'thermostat', 'termostats', 'thermostat, termostat'),
  topic('radiator', 'radiator', 'radiators', 'radiator'),
  topic('clutch', 'clutch', 'sajūgs', 'clutch, sajug'),
  topic(
    'gearbox',
    'transmission',
    'ātrumkārba',
    'gearbox, transmission, atrumkarb, =karba, =karbu, =karbai, =karbas, =automats, =automata',
    undefined,
    ['gearbox-oil'],
  ),
  topic(
    'shock-absorbers',
    'shock absorbers',
    'amortizatori',
    'shock, shock absorb, absorber, =strut, damper, amortizator, statn, amort, =struts',
  ),
  topic(
    'suspension',
    'suspension',
    'balstiekārta',
    'suspension, control arm, bushing, balstiekart, piekar, ritosa dala, ritosas dal, svir, sailent',
    undefined,
    ['ball-joints', 'stabilizer', 'shock-absorbers', 'springs'],
  ),
  topic(
    'ball-joints',
    'ball joints',
    'lodbalsti',
    'ball joint, lodbalst, lodes balst, lodveida balst, sarnir',
  ),
  topic(
    'stabilizer',
    'stabilizer links',
    'stabilizatora stieņi',
    'stabilizer, stabiliser, sway bar, anti roll, drop link, stabilizator, stabilizatora',
  ),
  topic('springs', 'springs', 'atsperes', '=spring, =springs, atsper'),
  topic('egr', 'EGR valve', 'EGR vārsts', '=egr, egr valve, egr varst, exhaust gas recirculation'),
  topic('tow-bar', 'tow bar', 'sakabes āķis', 'tow bar, towbar, tow hitch, sakabes ak, piekabes ak'),
  topic('mirror', 'mirror', 'spogulis', 'mirror, spogul'),
  topic('wash', 'car wash', 'mazgāšana', 'car wash, =wash, =washed, mazga'),
  topic('wheel-bearing', 'wheel bearing', 'riteņa gultnis', 'bearing, gultn'),
  topic('steering', 'steering', 'stūre', 'steering, tie rod, stures, =sture, =sturi'),
  topic('exhaust', 'exhaust', 'izpūtējs', 'exhaust, muffler, catalytic, katalizator, izput, klusinat'),
  topic(
    'alternator',
    'alternator',
    'ģenerators',
    'alternator, generator, dynamo, dinamo, =generi, =generis, =genera, =generim',
  ),
  topic('starter', 'starter', 'starteris', 'starter, =starteri'),
  topic('bulbs', 'bulbs and lights', 'spuldzes un lukturi', 'bulb, headlight, spuldz, luktur'),
  topic(
    'wipers',
    'wipers',
    'logu tīrītāji',
    'wiper, slotin, logu slotin, logu tirit, wiper blade, =blades, tiritaj',
  ),
  topic(
    'windscreen',
    'windshield',
    'vējstikls',
    'windscreen, windshield, vejstikl, prieks stikl, prieksej stikl, front glass, front window, =stikls, =stiklu, =stikla',
  ),
  topic(
    'air-conditioning',
    'air conditioning',
    'kondicionieris',
    'air con, air conditioning, aircon, =ac, climate, kondicionier, klimat, kondis, kondej, kondicion',
    undefined,
    ['ac-compressor', 'ac-refill'],
  ),
  topic(
    'ac-compressor',
    'air conditioning compressor',
    'kondicioniera kompresors',
    'compressor, kompresor, =ac compressor, kondicionier kompresor, air compressor',
  ),
  topic(
    'ac-refill',
    'air conditioning refill',
    'kondicioniera uzpilde',
    'kondicionier uzpild, kondisk uzpild, =ac refill, =ac recharg, aircon refill, aircon recharg, aircon regas, =ac regas, air refill, air recharg, aircon gas, =ac gas, kondicionier gaz, air gas',
  ),
  topic('turbo', 'turbo', 'turbīna', 'turbo, turbin'),
  topic('injectors', 'injectors', 'sprauslas', 'injector, sprausl'),
  topic(
    'inspection',
    'inspection',
    'tehniskā apskate',
    'inspect, technical inspect, vehicle inspect, technical check, tehniskaj, =tehniska, =tehnisko, =tehnisku, =tuv, roadworthy, =mot, =mots, roadworth, tehnisk apskat, =ta, apskat, =skate, =skati, =skates, =skatei, =skatem',
    'inspection',
  ),
  topic(
    'insurance',
    'insurance',
    'apdrošināšana',
    'insurance, =octa, =octas, =octai, =octu, polis, third party, mtpl, =kasko, apdrosinas',
    'insurance',
  ),
  topic('tax', 'tax', 'nodoklis', '=tax, road tax, nodok', 'tax'),
  topic(
    'service',
    'service',
    'apkope',
    '=service, =services, =servicing, =apkope, =apkopi, =apkopes, =apkopu, =apkopei, =apkopem, yearly service, annual service, yearly services, annual services, gada apkop, ikgad apkop',
    'service',
  ),
];
