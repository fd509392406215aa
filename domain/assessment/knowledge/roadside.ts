import { type BilingualText, say } from '../bilingual-text.ts';

/** One step of a stop that can happen in traffic: whoever stands beside a road is hit by others. */
export const ROADSIDE = say(
  'on a road: hazard lights and vest on, everyone out on the side away from the traffic, behind the barrier or well off the road, triangle only if safe',
  'uz ceļa: avārijas gaismas un veste, visi izkāpiet pusē, kur nav satiksmes, gaidiet aiz barjeras vai tālāk no ceļa, trijstūri lieciet tikai, ja droši',
);

/** Stop first, then what to do by the roadside, then the help. */
export const withRoadside = (first: BilingualText, then: BilingualText): BilingualText =>
  say(`${first.en}; ${ROADSIDE.en}; ${then.en}.`, `${first.lv}; ${ROADSIDE.lv}; ${then.lv}.`);

/** Where the car can burn, nobody goes back for a triangle. */
export const GET_AWAY = say(
  'everyone out and well away from the car, on a road on the side away from the traffic and behind the barrier or well off the road',
  'visi izkāpiet un attālinieties no auto, uz ceļa – pusē, kur nav satiksmes, un aiz barjeras vai tālāk no ceļa',
);
