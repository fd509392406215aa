import { inLanguage } from '#domain/assessment/bilingual-text.ts';
import { daysBetween } from '#domain/days.ts';
import { isOpen } from '#domain/issues/rules.ts';
import { formatLongDay } from '#domain/language/format.ts';
import type { IssueFact, RepairFact } from '../car-facts.ts';
import { countText, fillText, issueLine, repairLine } from '../fact-texts.ts';
import { ASKED } from '../knowledge/asked-texts.ts';
import { TEXTS } from '../knowledge/reply-texts.ts';
import { inSpans, issuesAsked, issuesLike, within } from './selection.ts';
import { isSameWord, tokensOf } from './tokens.ts';
import { type Asked, cannotTell, LISTED, listText, spanName, spansName } from './wording.ts';

const lineOf = (issue: IssueFact, { language }: Asked) => issueLine(issue, language);

const hasObject = ({ frame: { topics, words, verbs, qualifiers } }: Asked) =>
  topics.length + words.length + verbs.length + qualifiers.length > 0;

export function openIssues(asked: Asked): string {
  const { facts, language } = asked;
  if (facts.issues.length === 0) return inLanguage(TEXTS.noIssues, language);
  const issues = facts.issues.filter(({ status }) => isOpen(status));
  if (issues.length === 0) return inLanguage(TEXTS.nothingOpen, language);
  const head = fillText(TEXTS.open, language, { issues: countText(issues.length, 'issue', language) });
  return `${head}\n${listText(
    issues.map((issue) => lineOf(issue, asked)),
    language,
  )}`;
}

export function watchedIssues(asked: Asked): string {
  const { facts, language } = asked;
  const issues = facts.issues.filter(({ status }) => status === 'processing');
  if (issues.length === 0) return inLanguage(ASKED.notWatched, language);
  return [
    fillText(ASKED.watched, language, { n: issues.length }),
    listText(
      issues.map((issue) => lineOf(issue, asked)),
      language,
    ),
  ].join('\n');
}

export function urgentIssues(asked: Asked): string {
  const { facts, language } = asked;
  const issues = facts.issues.filter((issue) => issue.urgent && isOpen(issue.status));
  if (issues.length === 0) return inLanguage(TEXTS.nothingUrgent, language);
  return `${inLanguage(TEXTS.urgent, language)}\n${listText(
    issues.map((issue) => lineOf(issue, asked)),
    language,
  )}`;
}

/** Whether the issue holds more than half of the plain words: of two, both. */
function isDescribed({ title, summary }: IssueFact, { frame: { words, verbs } }: Asked): boolean {
  const own = tokensOf(`${title} ${summary}`);
  const held = [...words, ...verbs].filter((word) => own.some((one) => isSameWord(one.word, word)));
  return held.length * 2 > words.length + verbs.length || words.length + verbs.length === 0;
}

const whichOf = (issues: readonly IssueFact[], asked: Asked) =>
  [
    inLanguage(ASKED.cannotTell, asked.language),
    inLanguage(ASKED.nearest, asked.language),
    listText(
      issues.map((issue) => lineOf(issue, asked)),
      asked.language,
    ),
  ].join('\n');

type Resolved = { issue: IssueFact; line: string; repair: RepairFact | undefined };

function ofLikeIssue(asked: Asked, tell: (found: Resolved) => string): string | null {
  const { facts, language } = asked;
  const { spans } = asked.frame;
  const [issue, ...others] = issuesLike(facts, asked.frame, asked.question).filter(
    ({ date, resolvedOn }) => inSpans([{ date }, { date: resolvedOn ?? date }], spans).length > 0,
  );
  if (!issue) return null;
  if (others.length > 0 || !isDescribed(issue, asked)) return whichOf([issue, ...others], asked);
  const line = lineOf(issue, asked);
  if (isOpen(issue.status)) return fillText(ASKED.isOpen, language, { line });
  return tell({ issue, line, repair: facts.repairs.find(({ id }) => id === issue.resolvedBy) });
}

export const solvedBy = (asked: Asked): string | null =>
  ofLikeIssue(asked, ({ issue, line, repair }) => {
    const { language } = asked;
    if (!repair) return `${fillText(ASKED.solvedUnknown, language, { title: issue.title })}\n- ${line}`;
    return fillText(ASKED.solvedBy, language, { title: issue.title, line: repairLine(repair, asked) });
  });

export const statusOf = (asked: Asked): string | null =>
  ofLikeIssue(asked, ({ issue, line, repair }) => {
    const { language } = asked;
    return [
      fillText(ASKED.isResolved, language, { line }),
      ...(issue.resolvedOn
        ? [fillText(ASKED.resolvedOn, language, { date: formatLongDay(issue.resolvedOn, language) })]
        : []),
      ...(repair ? [`- ${repairLine(repair, asked)}`] : []),
    ].join('\n');
  });

export function recurrence(asked: Asked): string | null {
  const { facts, frame, language } = asked;
  const like = hasObject(asked) ? issuesLike(facts, frame, asked.question) : [];
  if (hasObject(asked) && like.length === 0) return null;
  const most = facts.issues
    .filter(({ recurrences }) => recurrences > 0)
    .toSorted((a, b) => b.recurrences - a.recurrences);
  const [issue] = like.length > 0 ? like : most;
  if (!issue) return inLanguage(ASKED.noRecurrence, language);
  const texts = (like.length > 0 || frame.concepts.has('most') ? [issue] : most).map((one) =>
    [
      fillText(ASKED.cameBack, language, {
        times: countText(one.recurrences, 'time', language),
        line: lineOf(one, asked),
      }),
      ...(one.recurredOn?.length
        ? [
            fillText(ASKED.cameBackOn, language, {
              dates: one.recurredOn.map((day) => formatLongDay(day, language)).join('; '),
            }),
          ]
        : []),
    ].join('\n'),
  );
  return texts.join('\n');
}

/** What was resolved in a period was resolved then, whenever it began. */
const inPeriods = (issues: readonly IssueFact[], { frame }: Asked) =>
  issues.filter(
    (issue) =>
      inSpans(
        [frame.concepts.has('resolved') ? { date: issue.resolvedOn ?? issue.date } : issue],
        frame.spans,
      ).length > 0,
  );

const countLine = (issues: readonly IssueFact[], asked: Asked) => ({
  issues: countText(issues.length, 'issue', asked.language),
  open: issues.filter(({ status }) => isOpen(status)).length,
});

export function countIssues(asked: Asked): string {
  const { frame, language } = asked;
  const isOfStatus = ({ status }: IssueFact) =>
    frame.concepts.has('open') ? isOpen(status) : !frame.concepts.has('resolved') || !isOpen(status);
  const facts = { ...asked.facts, issues: asked.facts.issues.filter(isOfStatus) };
  if (hasObject(asked)) {
    const like = inPeriods(issuesAsked(facts, frame), asked);
    if (like.length === 0) return cannotTell(asked);
    return [
      `${countText(like.length, 'issue', language)}:`,
      listText(
        like.map((issue) => lineOf(issue, asked)),
        language,
        LISTED,
      ),
    ].join('\n');
  }
  const [span] = frame.spans;
  if (!span) return fillText(TEXTS.countIssues, language, countLine(facts.issues, asked));
  const found = inPeriods(facts.issues, asked);
  const text = fillText(ASKED.issuesIn, language, {
    period: spansName(frame.spans, language),
    ...countLine(found, asked),
  });
  return [
    text,
    listText(
      found.map((issue) => lineOf(issue, asked)),
      language,
      LISTED,
    ),
  ]
    .join('\n')
    .trimEnd();
}

export function firstOrLastIssue(asked: Asked): string | null {
  const { facts, frame, today, language } = asked;
  const { concepts } = frame;
  const isFirst = concepts.has('first') && !concepts.has('last');
  const exact = issuesAsked(facts, frame);
  const isTold = concepts.has('happen') || concepts.has('issue') || concepts.has('recur');
  const like = exact.length > 0 || !isTold ? exact : issuesLike(facts, frame, asked.question);
  const found = within(like, frame.spans[0] ?? null).filter(
    ({ status }) => !concepts.has('open') || isOpen(status),
  );
  if (found.length === 0) return hasObject(asked) ? null : inLanguage(TEXTS.noIssues, language);
  const issue = isFirst ? found.at(-1)! : found[0]!;
  const line = lineOf(issue, asked);
  const text = isFirst ? ASKED.first : hasObject(asked) ? TEXTS.found : TEXTS.lastIssue;
  return [
    fillText(text, language, { line }),
    ...(hasObject(asked) && issue.recurredOn?.length
      ? [
          fillText(ASKED.cameBackOn, language, {
            dates: issue.recurredOn.map((day) => formatLongDay(day, language)).join('; '),
          }),
        ]
      : []),
    ...(concepts.has('ago')
      ? [fillText(ASKED.daysSince, language, { n: daysBetween(issue.date, today) })]
      : []),
  ].join('\n');
}

export function listIssues(asked: Asked): string {
  const { facts, frame, language } = asked;
  const { spans, concepts } = frame;
  const [span] = spans;
  const found = inPeriods(
    issuesAsked(facts, frame).filter(({ status }) => !concepts.has('resolved') || !isOpen(status)),
    asked,
  );
  if (found.length === 0) {
    if (span) return fillText(ASKED.nothingIn, language, { period: spanName(span, language) });
    return hasObject(asked) ? cannotTell(asked) : inLanguage(TEXTS.noIssues, language);
  }
  return listText(
    found.map((issue) => lineOf(issue, asked)),
    language,
    LISTED,
  );
}
