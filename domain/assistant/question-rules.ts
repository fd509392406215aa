import { fold } from '#domain/assessment/text-reading.ts';
import { wordsIn } from '#domain/assessment/words-in.ts';
import { covers, takeTopics, topicIds } from './asked/topic-reading.ts';
import { tokensOf } from './asked/tokens.ts';
import type { RepairTopic } from './knowledge/repair-topics.ts';

export const wordsOf = (text: string) => wordsIn(fold(text));

export const speaksOf = (topic: RepairTopic, record: { text: string; kind?: string | null }): boolean =>
  (topic.kind !== undefined && record.kind === topic.kind) || covers(topic, topicIds(record.text));

export const topicOf = (question: string): RepairTopic | null => takeTopics(tokensOf(question))[0] ?? null;

/** 'none': nothing from the records; 'future': nobody can know yet. */
export type Intent =
  | 'future'
  | 'spending'
  | 'count-repairs'
  | 'count-issues'
  | 'open'
  /** Mentions problems, and may be describing one. */
  | 'any-problem'
  | 'urgent'
  | 'mileage'
  | 'km-since'
  | 'last-repair'
  | 'last-issue'
  | 'garages'
  | 'car'
  | 'last-of-topic'
  | 'search'
  | 'none';

const says = (pattern: string) => new RegExp(`(?:^|[^\\p{L}\\p{N}])(?:${pattern})`, 'u');

const MONEY = says(
  'spen[dt]|paid\\b|pay\\b|payed|cost|money|expens|izter|iztert|terej|teret|terin|izmaks|maksaj|samaksaj|maksa\\b|nauda',
);
const IN_THE_FUTURE = says('would|will it|should it|how much is a|how much are|maksatu|izmaksatu|maksas\\b');
const MANY = says(
  'how many|how often|number of|count\\b|cik (?:daudz|reiz|remont|apkop|ierakst|problem|bojajum|simptom|reizes)',
);
const PROBLEM = says('problem|issue|symptom|fault|bojajum|simptom|defekt|kait');
const REPAIR = says(
  'repair|fix|service|record|maintenance|visit|work\\b|remont|apkop|ierakst|labo|salabo|servis',
);
const OPEN = says(
  'open\\b|unresolved|unfixed|outstanding|pending|not (?:yet )?(?:fixed|repaired|resolved|solved)|to be fixed|left to|needs? fixing|atvert|neatrisin|nenoverst|nesalabo|nav (?:vel )?(?:salabo|novers|atrisin)|vel nav|jasalabo|jaremonte|palic|aktual',
);
const STILL = says('still|remain|vel\\b|joprojam');
const LAST = says('last|latest|recent|previous|newest|pedej|iepriekse|nesen');
const WHEN = says(
  'when|how long ago|how long since|what date|ever\\b|since\\b|kad\\b|cik sen|kura datuma|vai .{0,60}(?:main|remont|lik)|how old',
);
const DONE = says('chang|replac|done|did\\b|made|renew|main|nomain|veikt|lik[at]|taisi|uzlik|ielik');
const DISTANCE = says(
  'mileage|odometer|how many (?:km|kilomet|miles)|how far|nobrauk|cik (?:km|kilometr)|odometr|spidometr',
);
const SINCE = says('since|ago\\b|after\\b|kops|pec\\b');
const GARAGE = says(
  'which (?:garage|shop|mechanic|workshop)|what (?:garage|shop|workshop)|where .{0,60}(?:repair|service|fix)|kura servis|kuros servis|kur .{0,60}(?:remont|labo|apkop)|kads servis|kura autoservis|kura darbnic',
);
const CAR = says(
  'what (?:car|year|model)|how old is (?:my|the) car|which car|kas (?:man )?par auto|kads (?:man )?(?:ir )?auto|kura gada|izlaidum|cik vecs',
);
const URGENT = says('urgent|steidzam|dangerous|bistam');
const ASKS = says(
  'what|which|is there|are there|any\\b|anything|list|show|kas\\b|kadas?\\b|kuras?\\b|vai\\b|paradi|uzskaiti',
);

export function intentOf(question: string): Intent {
  const text = fold(question);
  const topic = topicOf(question);
  const is = (pattern: RegExp) => pattern.test(text);
  if (is(MONEY) && !is(IN_THE_FUTURE)) return 'spending';
  if (is(MONEY)) return 'future';
  if (is(DISTANCE) && is(SINCE) && (topic || is(REPAIR))) return 'km-since';
  if (is(MANY) && is(PROBLEM)) return 'count-issues';
  if (is(MANY) && (is(REPAIR) || topic)) return 'count-repairs';
  if (is(GARAGE)) return 'garages';
  if (is(URGENT) && is(ASKS)) return 'urgent';
  if (is(OPEN) || (is(STILL) && (is(PROBLEM) || is(REPAIR)) && is(ASKS))) return 'open';
  if (topic && (is(LAST) || is(WHEN) || (is(DONE) && is(ASKS)))) return 'last-of-topic';
  if (is(DISTANCE)) return 'mileage';
  if (is(LAST) && is(PROBLEM)) return 'last-issue';
  if ((is(LAST) || is(WHEN)) && is(REPAIR)) return 'last-repair';
  if (is(CAR)) return 'car';
  if (is(PROBLEM) && is(ASKS)) return 'any-problem';
  if (is(WHEN) || is(LAST)) return 'search';
  return 'none';
}
