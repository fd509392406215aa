import { SHAFT_OUT, WHEEL_OFF } from './signs.ts';
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
    match: ['takata', 'airbag* ~ smok*', 'spilven* ~ dum*'],
  },
  { stop: 'wheel', beside: ['other', 'brakes', 'suspension'], match: WHEEL_OFF },
  { stop: 'shaft', beside: ['other', 'suspension'], match: SHAFT_OUT },
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
      'cruise >control not/wont/doesnt/cant disengage/cancel/off/release',
      'kruiza ~ neatsledz*/neizsledz*/neatlaiz*',
    ],
  },
  {
    stop: 'opens',
    beside: ['other', 'view'],
    match: [
      'hood/bonnet ~ flew/flipped/flies/slammed/smashed',
      'parseg*/kapot* ~ uzsit*/uzlec*/uzkrit*/atlec*',
      'door/doors ~ fell/fallen/hanging',
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
      'not/isnt/stopped/stops/cant/cannot >breathe/breathing',
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
