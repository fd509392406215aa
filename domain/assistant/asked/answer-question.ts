import { fold } from '#domain/assessment/text-reading.ts';
import { inLanguage } from '#domain/assessment/bilingual-text.ts';
import { fillText, issueLine } from '../fact-texts.ts';
import { ASKED } from '../knowledge/asked-texts.ts';
import { TEXTS } from '../knowledge/reply-texts.ts';
import * as told from './answers.ts';
import { cellsOf } from './cost-answers.ts';
import { isFuel, isOfRepairsToo, isOfThePast } from './question-kinds.ts';
import { hasObject, isForeign, isMoney } from './frame-parts.ts';
import { fuel } from './fuel-answers.ts';
import { moneyReply } from './money-reply.ts';
import { issuesAsked, repairsAsked } from './selection.ts';
import { type Asked, cannotTell, noneText } from './wording.ts';

function issues(asked: Asked): string | null {
  const { concepts } = asked.frame;
  if (concepts.has('watched') && !concepts.has('open')) return told.watchedIssues(asked);
  if (concepts.has('urgent')) return told.urgentIssues(asked);
  if (concepts.has('recur')) return told.recurrence(asked);
  if (concepts.has('many')) return told.countIssues(asked);
  if (concepts.has('most') || concepts.has('least')) return cannotTell(asked);
  if (asked.frame.words.length > 0) return null;
  const isOne = concepts.has('first') || concepts.has('last');
  if (concepts.has('open')) return isOne ? told.firstOrLastIssue(asked) : told.openIssues(asked);
  if (isOne || concepts.has('when')) return told.firstOrLastIssue(asked);
  return concepts.has('list') ? told.listIssues(asked) : null;
}

/** Nothing was done to what is named, but a problem is told in these words. */
function isOfIssueOnly(asked: Asked): boolean {
  const { facts, frame } = asked;
  const { concepts } = frame;
  const isOther =
    concepts.has('issue') ||
    concepts.has('recur') ||
    concepts.has('status') ||
    concepts.has('open') ||
    concepts.has('happen');
  const isAsked =
    isMoney(frame) ||
    concepts.has('much') ||
    concepts.has('who') ||
    (concepts.has('what') && concepts.has('repair'));
  return (
    !isOther &&
    isAsked &&
    frame.topics.length === 0 &&
    isForeign(asked) &&
    issuesAsked(facts, frame).length > 0
  );
}

/** What the sentence asks of the records; null when it asks nothing of them. */
export function answer(asked: Asked): string | null {
  const { facts, frame } = asked;
  const { concepts, spans, isYesNo } = frame;
  const has = (...some: (typeof concepts extends ReadonlySet<infer C> ? C : never)[]) =>
    some.some((one) => concepts.has(one));
  if (has('whichCar')) return inLanguage(ASKED.onlyThisCar, asked.language);
  // A record holds one sum for parts and work.
  if (has('outside') || (has('parts') && (isMoney(frame) || has('much', 'cik')))) return cannotTell(asked);
  if ((has('future') || has('will')) && (!has('due') || isMoney(frame)))
    return isMoney(frame) ? inLanguage(TEXTS.cannot, asked.language) : null;
  if (has('noGarage', 'myself')) return isForeign(asked) ? noneText(asked) : told.withoutGarage(asked);
  if (frame.isNegated && frame.garages.length > 0) return cannotTell(asked);
  if (has('garageNoun') && has('who') && has('expensive') && !hasObject(frame)) return cannotTell(asked);
  if (has('volume') && frame.topics.length > 0) return cannotTell(asked);
  if (
    has('who', 'garageNoun') &&
    has('most', 'least') &&
    has('driven') &&
    !isMoney(frame) &&
    !isFuel(frame, facts)
  )
    return told.ranking(asked, 'garage', 'count');
  if (has('who') && has('driven', 'distance') && !hasObject(frame)) return cannotTell(asked);
  if (has('negated') && !has('noFuel')) return hasObject(frame) || isMoney(frame) ? cannotTell(asked) : null;
  if (isFuel(frame, facts)) {
    const isBoth =
      has('money', 'much', 'cik', 'total') && !has('fillNoun', 'use') && isOfRepairsToo(asked.question);
    return isBoth ? told.runningCosts(asked) : fuel(asked);
  }
  if (has('firstTry') && frame.topics.some(({ id }) => id === 'inspection')) return told.results(asked);
  if (has('note') && hasObject(frame) && !isForeign(asked)) return told.written(asked);
  if (has('average', 'often') && has('lasted', 'distance', 'driven') && hasObject(frame))
    return told.averageInterval(asked);
  if (has('distance', 'driven') && has('lasted') && hasObject(frame)) return told.distance(asked);
  const isOver = spans.length > 0 && spans.every(({ to, name }) => to < asked.today && name !== 'month');
  if (
    has('due') &&
    !isOver &&
    !isMoney(frame) &&
    !(has('solve') && hasObject(frame) && told.solvedBy(asked) !== null)
  )
    return told.due(asked);
  const isProblem = has('issue', 'recur') && !has('money');
  if (hasObject(frame) && (has('solve') || isOfIssueOnly(asked))) {
    const text = told.solvedBy(asked);
    if (text !== null) return text;
  }
  if (has('recur') && hasObject(frame)) {
    const text = told.recurrence(asked);
    if (text !== null) return text;
  }
  if (has('status', 'open', 'resolved') && hasObject(frame)) {
    const text = told.statusOf(asked);
    if (text !== null) return text;
  }
  if (has('distance', 'odometer', 'driven')) {
    if (isForeign(asked)) return noneText(asked);
    if (has('whichMonth')) return cannotTell(asked);
    if (has('perMonth', 'perDay')) return told.averageDriven(asked);
    if (has('when') && !hasObject(frame) && !has('odometer', 'whichYear') && spans.length === 0)
      return cannotTell(asked);
    return has('average') && hasObject(frame) ? told.averageInterval(asked) : told.distance(asked);
  }
  if (has('noCost') && !has('fuel')) return isForeign(asked) ? noneText(asked) : told.withoutCost(asked);
  if (has('howLong') && hasObject(frame)) return told.between(asked);
  if (has('ago') && (hasObject(frame) || has('repair', 'change')) && !isMoney(frame))
    return recordsReply(asked);
  if (has('why', 'how')) {
    if (!hasObject(frame) || repairsAsked(facts, frame).length === 0) return null;
    return has('why') && isOfThePast(asked.question) ? told.reasons(asked) : cannotTell(asked);
  }
  const isFigure = has(
    'much',
    'cik',
    'most',
    'least',
    'compare',
    'more',
    'total',
    'average',
    'expensive',
    'many',
  );
  if (has('when') && has('money') && hasObject(frame) && !isFigure) return recordsReply(asked);
  if (isMoney(frame) || has('much') || (has('average') && has('perMonth', 'perYear')))
    return moneyReply(asked);
  if (isProblem || has('urgent', 'watched') || (has('open') && !hasObject(frame))) {
    const text = issues(asked);
    if (text !== null) return text;
    if (has('what', 'issue') && (spans.length > 0 || has('resolved') || hasObject(frame)))
      return told.listIssues(asked);
    if (isProblem) return has('what') || isYesNo ? told.openIssues(asked) : null;
  }
  if (has('who')) return whoReply(asked);
  if (has('many', 'garageCount')) return countReply(asked);
  if (has('cik', 'total') && hasObject(frame)) return moneyReply(asked);
  if (has('total') && (spans.length > 0 || has('repair')) && !isProblem) return moneyReply(asked);
  if (has('average', 'often') && hasObject(frame)) return told.averageInterval(asked);
  if (has('compare') && cellsOf(asked).length > 1) return told.compare(asked);
  return recordsReply(asked);
}

function whoReply(asked: Asked): string | null {
  const { facts, frame } = asked;
  const { concepts } = frame;
  if (isForeign(asked)) return noneOrNull(asked);
  if (concepts.has('most') || concepts.has('least')) return told.ranking(asked, 'garage', 'count');
  const isRepair = concepts.has('repair') || concepts.has('change') || concepts.has('garageNoun');
  if (!hasObject(frame) && !isRepair) return null;
  if (facts.repairs.every(({ garageName }) => garageName === null))
    return inLanguage(TEXTS.noGarages, asked.language);
  if (!hasObject(frame) && frame.spans.length === 0 && !concepts.has('last') && !concepts.has('first'))
    return `${inLanguage(TEXTS.garages, asked.language)}\n${garageList(asked)}`;
  return told.who(asked);
}

const garageList = (asked: Asked) => told.countGarages(asked).split('\n').slice(1).join('\n');

function countReply(asked: Asked): string | null {
  const { concepts } = asked.frame;
  const isRepair = concepts.has('repair') || concepts.has('change') || concepts.has('often');
  if (isForeign(asked)) return noneOrNull(asked);
  if (concepts.has('garageCount')) return told.countGarages(asked);
  if (concepts.has('most') && concepts.has('whichYear')) return told.ranking(asked, 'year', 'count');
  if (concepts.has('happen') && hasObject(asked.frame)) return told.countIssues(asked);
  if (concepts.has('perYear') || concepts.has('perMonth'))
    return told.ranking(asked, concepts.has('perYear') ? 'year' : 'month', 'count');
  if (hasObject(asked.frame) || isRepair)
    return asked.frame.spans.length > 1 ? told.compare(asked) : told.count(asked);
  return null;
}

/** A question of the records has something else that only records have; otherwise it is no question for them. */
function noneOrNull(asked: Asked): string | null {
  const { topics, garages, spans, concepts } = asked.frame;
  const isOfRecords =
    topics.length + garages.length + spans.length > 0 || concepts.has('repair') || concepts.has('change');
  return isOfRecords ? noneText(asked) : null;
}

function recordsReply(asked: Asked): string | null {
  const { frame } = asked;
  const { concepts, spans, isYesNo } = frame;
  const has = (...some: Parameters<typeof concepts.has>[0][]) => some.some((one) => concepts.has(one));
  const isRepair = has('repair', 'change');
  if (has('whichYear', 'whichMonth') && has('most', 'least') && (isRepair || hasObject(frame)))
    return told.ranking(asked, has('whichYear') ? 'year' : 'month', 'count');
  if (
    hasObject(frame) &&
    (has('happen') || (isForeign(asked) && has('when', 'last', 'first') && !isRepair))
  ) {
    const text = told.firstOrLastIssue(asked);
    if (text !== null) return text;
  }
  if (frame.words.length + frame.verbs.length > 0 && has('when', 'last', 'first')) {
    const text = issueWithWords(asked);
    if (text !== null) return text;
  }
  if (isForeign(asked)) return toldAsProblem(asked) ?? noneOrNull(asked);
  if (has('when') && has('bought') && !hasObject(frame)) return cannotTell(asked);
  if (has('most', 'least') && (isRepair || hasObject(frame))) return cannotTell(asked);
  if (
    has('what') &&
    frame.topics.length > 0 &&
    !has('last', 'first', 'ago') &&
    /\b(?:and|un) (?:when|kad)\b/.test(fold(asked.question))
  )
    return told.list(asked);
  if (has('when', 'ago', 'last', 'first') && (hasObject(frame) || isRepair || has('garageNoun'))) {
    if (repairsAsked(asked.facts, frame).length === 0) {
      const text = told.lastDone(asked);
      if (text !== null) return text;
    }
    return told.firstOrLast(asked);
  }
  if (has('happen') && spans.length > 0 && !hasObject(frame)) return told.happened(asked);
  const isChecked = isYesNo || (frame.isQuestion && isRepair && hasObject(frame) && !has('what', 'list'));
  const isScoped = hasObject(frame) || spans.length > 0;
  if (isChecked && isScoped && (isRepair || spans.length > 0)) return told.exists(asked);
  if (isChecked && isRepair) return cannotTell(asked);
  if (has('list') && has('garageNoun') && !hasObject(frame)) return told.countGarages(asked);
  if (has('list') && (hasObject(frame) || isRepair)) return told.list(asked);
  if (
    has('what') &&
    (hasObject(frame)
      ? isRepair || spans.length > 0 || frame.garages.length > 0
      : spans.length > 0 || isRepair)
  )
    return told.list(asked);
  if (spans.length > 0 && (isRepair || hasObject(frame))) return told.list(asked);
  const isNamed = frame.topics.length + frame.words.length + frame.verbs.length > 0;
  if ((has('what') && isNamed) || frame.amount !== null) return told.list(asked);
  if (has('car')) return carText(asked);
  return null;
}

function toldAsProblem(asked: Asked): string | null {
  if (issuesAsked(asked.facts, asked.frame).length === 0) return null;
  return asked.frame.isYesNo ? told.statusOf(asked) : told.listIssues(asked);
}

/** Of repairs and problems alike, where a problem holds all of the words too. */
function issueWithWords({ facts, frame, language }: Asked): string | null {
  const isFirst = frame.concepts.has('first') && !frame.concepts.has('last');
  const at = isFirst ? -1 : 0;
  const issue = issuesAsked(facts, frame).at(at);
  const repair = repairsAsked(facts, frame).at(at);
  if (!issue) return null;
  if (repair && (isFirst ? repair.date < issue.date : repair.date > issue.date)) return null;
  return fillText(isFirst ? ASKED.first : TEXTS.found, language, { line: issueLine(issue, language) });
}

function carText({ facts: { car }, language }: Asked): string {
  const { brand, model, year } = car;
  return fillText(TEXTS.car, language, { brand, model, year });
}
