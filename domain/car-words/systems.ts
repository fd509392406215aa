/** Entries of the dictionary (dictionary.ts) by the system of the car they belong to, a line for each. */
export const SYSTEMS = `
brake pedal handbrake brake-pads brake-discs calipers brake-fluid brake-lines brake-shoes brake-hoses brake-cylinders abs
steering
wheel tire winter-tires summer-tires nut bearing wheel-alignment balancing
suspension control-arms springs shock-absorbers stabilizer ball-joints joint driveshaft
engine spark-plugs timing-belt belt drive-belt lone-belt oil engine-oil oil-filter oil-pan dipstick coolant cooling radiator water-pump thermostat cooling-fan temp head-gasket turbo
fuel fuel-filter fuel-pump fuel-tank injectors gas accel carburettor
gearbox gears gearbox-oil clutch differential-oil
exhaust particulate-filter egr lambda catalytic
battery alternator charging-lamp hybrid-battery hv charger charging-port wiring fuse starter
headlight bulb
wiper windshield window mirror door bonnet boot body bumper paint polish rustproofing seat upholstery
heater air-conditioning ac-compressor ac-refill cabin-filter
airbag childseat
trailer load tow-bar towcoupling roof-rack
radio
`;

/** One bit for each system. */
const bitOf = new Map(
  SYSTEMS.trim()
    .split('\n')
    .flatMap((line, at) => line.split(' ').map((entry) => [entry, 1 << at] as const)),
);

/** @param entries of the dictionary @returns the systems they belong to, as bits */
export const systemsOf = (entries: readonly string[]): number =>
  entries.reduce((bits, entry) => bits | (bitOf.get(entry) ?? 0), 0);
