import {
  AIR_BRAKES,
  COOLANT_DRIPS,
  COOLANT_PUDDLE,
  NOT_BREATHING,
  OPEN_AIRBAG,
  SHAFT_OUT,
  WHEEL_OFF,
} from './signs.ts';
import type { StopId } from './stops.ts';

/** What decides where a text seems to tell of what is less certain or less urgent; it forbids nothing by itself. */
export const DECIDING: readonly {
  readonly stop: StopId;
  /** What the text seems to tell of: a stop or a rule. */
  readonly beside: readonly (StopId | 'does-not-move')[];
  readonly match: readonly string[];
}[] = [
  {
    stop: 'gas',
    beside: ['other', 'burning'],
    match: [
      'cng/lpg/propane/autogas/metana/gazes/balonu/baloniem + sarus*/iespied*/ieplais*/rusty/dented/corroded',
    ],
  },
  {
    stop: 'airbag',
    beside: ['other', 'burning'],
    match: [...OPEN_AIRBAG, 'takata', 'airbag* ~ smok*', 'spilven* ~ dum*'],
  },
  {
    stop: 'fire',
    beside: ['plug'],
    match: [
      'headlight*/headlamp*/headlamp/lamp/bulb/beam/beams ~ melt*/burn*/brown/smok*/hot',
      'bigger/larger/stronger >fuse/one + fuse',
      'lukt*/tuvas/tuvajam/spuldz*/cokol* ~ kus*/izkus*/degus*/karst*/smird*',
      'lielaku/stipraku ~ drosinat*',
    ],
  },
  {
    stop: 'fire',
    beside: ['other', 'suspension', 'wheel', 'tire', 'brakes', 'engine'],
    match: ['flames', 'liesmas/liesmam', 'is >on >fire', 'auto/masina >deg >un/es/ko/palidz*'],
  },
  {
    stop: 'fumes',
    beside: ['other', 'burning'],
    match: [
      'garage ~ headache*/dizzy/nauseous/queasy',
      'garaza + galva/nelabi/reibst/slikti',
      'co >alarm/detector/detektor*',
    ],
  },
  {
    stop: 'overheating',
    beside: ['other', 'burning', 'highVoltage'],
    match: [...COOLANT_PUDDLE, ...COOLANT_DRIPS],
  },
  {
    stop: 'flooded',
    beside: ['other', 'burning'],
    match: ['water >went/came/was/got >over >the >bonnet/hood', 'udens + pari >parsegam/kapotam'],
  },
  {
    stop: 'runaway',
    beside: ['other', 'burning'],
    match: ['turbo + oil/blue + revs ~ rise/climb/race', 'turb* + ell*/zil* + apgriez* ~ pasi/kap*/celas'],
  },
  {
    stop: 'rolling',
    beside: ['other', 'brakes'],
    match: ['in >park ~ rolled/rolls/rolling', 'parkinga/p ~ aizripo*/ripo/noripo*'],
  },
  {
    stop: 'hotBrake',
    beside: ['other', 'brakes'],
    match: [
      'handbrake ~ froze/frozen',
      'parking >brake ~ froze/frozen',
      'stavbremz*/rokasbremz*/rucnik* ~ piesal*/neatlaiz*',
      'rokas >bremz* ~ piesal*/neatlaiz*',
    ],
  },
  {
    stop: 'hotBrake',
    beside: ['wheel', 'suspension'],
    match: [
      'bearing* ~ roar*/howl*/growl*/hot',
      'gultn* ~ ruc/ruko*/gaudo*/karst*',
      'riten* + ruc + karst*',
      'riten* + karst* + ruc',
    ],
  },
  {
    stop: 'steering',
    beside: ['other'],
    match: [
      'cant/cannot/wont ~ steer',
      'cant/cannot >turn >the >wheel/steering',
      'nevar/nevaru >pagriezt/izgriezt/griezt >sturi',
    ],
  },
  {
    stop: 'suspension',
    beside: ['tire'],
    match: ['sidecar* ~ mount/mounts/bracket/frame', 'blakusvag* ~ stiprinajum*/ram*'],
  },
  { stop: 'brakes', beside: ['other', 'suspension', 'overheating'], match: AIR_BRAKES },
  { stop: 'wheel', beside: ['other', 'brakes', 'suspension'], match: WHEEL_OFF },
  {
    stop: 'shaft',
    beside: ['other', 'suspension'],
    match: [
      ...SHAFT_OUT,
      'prop >shaft ~ clunk*/vibrat*/grease',
      'propshaft/kardan* ~ clunk*/vibrat*/grease/klaudz*/vibre*',
    ],
  },
  {
    stop: 'hotBrake',
    beside: ['other'],
    match: [
      'wheel/wheels/hub/hubs/rim/disc/drum + glows/glowing',
      'riten*/rumb*/disk*/bremz* + kvel*/nokaitis/nokaitusi',
    ],
  },
  {
    stop: 'surging',
    beside: ['other', 'brakes'],
    match: [
      'throttle/accelerator/gas >pedal/lever ~ stuck/sticks/stays',
      'throttle ~ stuck/sticks',
      'gazes >svira/pedalis + iespied*/iespiesta/iespiests/iestreg*/iesprud*',
      'cruise >control not/wont/doesnt/cant disengage/cancel/off/release',
      'kruiza ~ neatsledz*/neizsledz*/neatlaiz*',
    ],
  },
  {
    stop: 'opens',
    beside: ['other', 'view', 'load'],
    match: [
      'hood/bonnet ~ flew/flipped/flies/slammed/smashed',
      'parseg*/kapot* ~ uzsit*/uzlec*/uzkrit*/atlec*',
      'door/doors fell/fallen/hanging',
      'durvis ~ nokrit*/izkrit*/izlec*',
    ],
  },
  {
    stop: 'crash',
    beside: ['other'],
    match: ['airbag/airbags ~ went/gone/deployed/blew/popped', 'spilven* ~ atver*/nostrada*/izsav*/izleca'],
  },
  {
    stop: 'load',
    beside: ['other'],
    match: [
      'strap*/pallet* ~ snapped/broke/shifted/slid',
      'siksn*/palet* ~ partruk*/parpliso/atspied*/noslid*',
    ],
  },
  // Beside a car that only does not move, of few words, no kind is sure.
  {
    stop: 'collapsed',
    beside: ['does-not-move'],
    match: [
      'unconscious/unresponsive/fainted/choking',
      'passed >out',
      'chest >pain/pains',
      NOT_BREATHING,
      'heart >attack',
      'in >labor/labour',
      'having >a >seizure/stroke',
      'bez >samanas',
      'bezsaman*/neelpo/dzemde/dzemdibas/infarkts/insults',
      'zaudej* >samanu',
      'nogib*/pagib*/krampj*',
      'sap ~ krutis/krutim/sirds',
    ],
  },
  {
    stop: 'pinned',
    beside: ['does-not-move'],
    match: ['trapped/pinned/crushed >under/between/by/against', 'iespiest*/iespiedis/iespieda'],
  },
  {
    stop: 'crossing',
    beside: ['does-not-move'],
    match: [
      'on/across/onto tracks/rails',
      'railway/railroad/level >crossing',
      'uz/starp sliedem',
      'parbrauktuve',
    ],
  },
  {
    stop: 'water',
    beside: ['does-not-move'],
    match: ['water rising/rises/coming', 'rising/deep >water', 'udens cel*', 'dzila >udeni'],
  },
  {
    stop: 'crash',
    beside: ['does-not-move'],
    match: [
      'hit/struck/ran pedestrian/cyclist/person/someone/somebody/child',
      'bleeding',
      'notriec*/notriek* cilvek*/gajej*/bern*/velosipedist*',
      'asino',
    ],
  },
];
