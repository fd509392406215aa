import { SHAFT_OUT, WHEEL_OFF } from './signs.ts';
import type { StopId } from './stops.ts';

/** What decides where a text seems to tell of what is less certain or less urgent; it forbids nothing by itself. */
export const DECIDING: readonly {
  readonly stop: StopId;
  readonly beside: readonly StopId[];
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
];
