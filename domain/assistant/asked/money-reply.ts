import * as told from './answers.ts';
import { cellsOf } from './cost-answers.ts';
import { hasObject, isForeign } from './frame-parts.ts';
import { type Asked, cannotTell, noneText } from './wording.ts';

export function moneyReply(asked: Asked): string {
  const { concepts, spans } = asked.frame;
  const isRank = concepts.has('most') || concepts.has('least');
  const isWho = concepts.has('who') && !concepts.has('expensive');
  const isCompared = concepts.has('compare') || concepts.has('more') || concepts.has('or');
  if (isForeign(asked)) return noneText(asked);
  const isFigure = (['much', 'most', 'least', 'average', 'total', 'many'] as const).some((one) =>
    concepts.has(one),
  );
  if (!isFigure && (concepts.has('show') || (asked.frame.amount && concepts.has('what'))))
    return told.list(asked);
  if (concepts.has('bought') && !hasObject(asked.frame)) return cannotTell(asked);
  const isEach = concepts.has('perMonth') || concepts.has('perYear');
  if (isEach && concepts.has('average')) return told.averageCost(asked);
  if (concepts.has('withFuel')) return told.runningCosts(asked);
  if (concepts.has('previous')) return hasObject(asked.frame) ? told.lastTwo(asked) : cannotTell(asked);
  if (asked.frame.garages.length > 1 && concepts.has('expensive')) return told.garagePrices(asked);
  if (concepts.has('first') && concepts.has('last') && hasObject(asked.frame))
    return told.firstAndLast(asked);
  const isCheck = asked.frame.isYesNo && !isFigure && !isCompared && !asked.frame.amount && spans.length < 2;
  if (isCheck && !concepts.has('much') && !concepts.has('cik'))
    return hasObject(asked.frame) ? told.exists(asked) : cannotTell(asked);
  if (concepts.has('perKm')) return cannotTell(asked);
  if (spans.length > 1 && isCompared) return told.compare(asked);
  if (isRank && isWho) return told.ranking(asked, 'garage', 'money');
  if (isRank && concepts.has('whichYear')) return told.ranking(asked, 'year', 'money');
  if (isRank && concepts.has('whichMonth')) return told.ranking(asked, 'month', 'money');
  if (spans.length > 1 || (isCompared && cellsOf(asked).length > 1)) return told.compare(asked);
  if (isRank && !concepts.has('last')) return told.extreme(asked);
  if (concepts.has('perYear') && !concepts.has('average')) return told.ranking(asked, 'year', 'money');
  if (concepts.has('perYear') || concepts.has('perMonth'))
    return told.ranking(asked, concepts.has('perYear') ? 'year' : 'month', 'money');
  if (concepts.has('average')) return told.average(asked);
  if ((concepts.has('last') || concepts.has('first')) && !concepts.has('owned')) return told.costOfOne(asked);
  return told.spending(asked);
}
