import { say } from '../bilingual-text.ts';

/** A text that names such a part is left out, unless it also names one of `keeps`. */
export type AbsentParts = { readonly names: RegExp; readonly keeps?: RegExp };

export const ABSENT_WITH_FUEL: Readonly<Record<string, AbsentParts>> = {
  electric: {
    names:
      /engine oil|motor oil|oil (?:level|in the engine|change|pump|filled|burns|do you add)|dipstick|spark plug|glow plug|ignition (?:coil|parts)|or ignition|injector|\bfuel|gasoline|diesel|refuel|exhaust|catalytic|muffler|particulate|clutch|starter\b|alternator|turbo|\bidl(?:e|ing)\b|throttle|\brevs?\b|misfire|low compression|timing|head gasket|piston|oxygen (?:or|sensor)|EGR|AdBlue|valve (?:lifters|seals)|air (?:filter|mass)|\bengine\b|vacuum (?:pump|hose)/i,
    keeps: /compressor/i,
  },
  diesel: { names: /spark plug|ignition (?:coil|parts)|gasoline/i, keeps: /diesel/i },
  gasoline: { names: /glow plug|diesel|AdBlue/i },
};

const noClutchPedal: AbsentParts = {
  names:
    /clutch (?:pedal|disc|cylinder|bite)|press the clutch|on the clutch|release bearing|the clutch does not|worn clutch or/i,
};
export const ABSENT_WITH_GEARBOX: Readonly<Record<string, AbsentParts>> = {
  automatic: { names: new RegExp(`${noClutchPedal.names.source}|synchronizer`, 'i') },
  cvt: { names: new RegExp(`${noClutchPedal.names.source}|synchronizer`, 'i') },
  manual: { names: /clutch packs|automatic transmission|\bCVT\b|dual-clutch|transmission fluid/i },
};

export const ASKS_FUEL = /gasoline or diesel\?/i;
export const ASKS_GEARBOX = /manual or automatic\?/i;

/** In km: most engines need a new timing belt by then. */
export const TIMING_BELT_KM = 100_000;
export const ASK_TIMING_BELT = say(
  'With {km} on the odometer, ask the mechanic when the timing belt and its tensioner were last changed, if the engine has a belt.',
  'Nobraukums ir {km}: pajautājiet mehāniķim, kad pēdējo reizi mainīta zobsiksna ar spriegotāju, ja dzinējam tāda ir.',
);
