import type { BilingualText } from './bilingual-text.ts';
import * as basics from './knowledge/basics.ts';
import * as dangerReasons from './knowledge/danger-reasons.ts';
import * as decisive from './knowledge/decisive-questions.ts';
import * as patterns from './knowledge/patterns.ts';
import * as questions from './knowledge/questions.ts';
import * as safety from './knowledge/safety.ts';
import * as stops from './knowledge/stops.ts';
import * as summaries from './knowledge/summaries.ts';
import type { AssessmentLanguage } from './schema.ts';

type Language = AssessmentLanguage;
type Asked = { question: string; answer: string };
type Told = { aiSummary: string; drivingAdviceReason: string; asked: readonly Asked[] };
/** By the text in the one language its twin in the other. */
type Twins = Record<Language, Map<string, string>>;

const isText = (value: object): value is BilingualText =>
  'en' in value && 'lv' in value && typeof value.en === 'string' && typeof value.lv === 'string';

function collect(value: unknown, twins: Twins, seen: Set<object>): Twins {
  if (typeof value !== 'object' || value === null || seen.has(value)) return twins;
  seen.add(value);
  if (isText(value)) {
    twins.en.set(value.en, value.lv);
    twins.lv.set(value.lv, value.en);
  } else for (const part of Object.values(value)) collect(part, twins, seen);
  return twins;
}

let known: Twins | null = null;
const texts = (): Twins =>
  (known ??= collect(
    [basics, dangerReasons, decisive, patterns, questions, safety, stops, summaries],
    { en: new Map(), lv: new Map() },
    new Set(),
  ));

/** A text of the engine in the other language; null for any other text. */
function twinOf(text: string, from: Language): string | null {
  const twins = texts()[from];
  const whole = twins.get(text);
  if (whole !== undefined || text === '') return whole ?? '';
  // An opening with symptoms.
  const [opening = '', ...symptoms] = text.split(/: |; /u);
  const parts = [opening, ...symptoms].map((part) => twins.get(part));
  if (symptoms.length > 0 && parts.every((part) => part !== undefined))
    return `${parts[0]}: ${parts.slice(1).join('; ')}`;
  // A reason with a symptom.
  const to = from === 'en' ? 'lv' : 'en';
  for (const reason of Object.values(summaries.ADVICE_REASONS)) {
    const [before = '', after = ''] = reason[from].split('{symptom}');
    const symptom =
      text.startsWith(before) && text.endsWith(after)
        ? twins.get(text.slice(before.length, text.length - after.length))
        : undefined;
    if (symptom !== undefined) return reason[to].replace('{symptom}', () => symptom);
  }
  return null;
}

/** What the engine told and asked of a problem, in its other language; null where an owner or a model wrote of it. */
export function inOtherLanguage({
  aiSummary,
  drivingAdviceReason,
  asked,
}: Told): (Told & { language: Language; asked: Asked[] }) | null {
  for (const from of ['en', 'lv'] as const) {
    const summary = twinOf(aiSummary, from);
    const reason = twinOf(drivingAdviceReason, from);
    if (summary !== null && reason !== null && summary + reason !== '')
      return {
        language: from === 'en' ? 'lv' : 'en',
        aiSummary: summary,
        drivingAdviceReason: reason,
        asked: asked.map(({ question, answer }) => ({
          question: twinOf(question, from) ?? question,
          // One that was tapped is a text of the engine too.
          answer: texts()[from].get(answer) ?? answer,
        })),
      };
  }
  return null;
}
