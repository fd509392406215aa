import { inLanguage } from '#domain/assessment/bilingual-text.ts';
import { fold } from '#domain/assessment/text-reading.ts';
import type { Language } from '#domain/language/words.ts';
import { type CarFacts, unitsOf } from '../car-facts.ts';
import { ASKED } from '../knowledge/asked-texts.ts';
import type { Concept } from '../knowledge/question-vocabulary.ts';
import { fillText, repairLine } from '../fact-texts.ts';
import { type Anchored, readAnchored } from './anchor-reading.ts';
import { answer } from './answer-question.ts';
import { followUp } from './follow-up.ts';
import { type Frame, readFrame } from './question-frame.ts';
import { repairsAsked } from './selection.ts';
import { sentencesOf } from './tokens.ts';
import { type Asked, noneText } from './wording.ts';

/** 'Service' is also any visit to a garage: the topic counts only where a record is of it. */
function withoutService(frame: Frame, facts: CarFacts): Frame {
  const isService = frame.topics.length === 1 && frame.topics[0]!.id === 'service';
  if (!isService || facts.repairs.length === 0) return frame;
  const isAny = frame.concepts.has('anyWork') || repairsAsked(facts, frame).length === 0;
  const isDue = frame.concepts.has('due');
  return isAny && !isDue ? { ...frame, topics: [], concepts: new Set([...frame.concepts, 'repair']) } : frame;
}

const BEGINS_ASKING =
  /^(?:and |un )?(?:costs?|prices?|dates?|totals?|sum|number|distance|kms?|all|any|last|latest|most|biggest|smallest|largest|cheapest|dearest|average|mileage|compare|next|overdue|due|ar ko|par ko|pie|pedej\w*|pirmo|letak\w*|dargak\w*|vis\w+ak\w*|videj\w*|kop\w+|salidz\w*|iedod|bez|vis[su],? k(?:as|o)|everything (?:that|done|i|we))\b/;

/** A text without a question mark that begins like no description of a symptom. */
export const beginsAsking = (text: string) => BEGINS_ASKING.test(fold(text).trim());

/** A longer text describes something. */
const MAX_SENTENCES = 8;

type Question = {
  facts: CarFacts;
  today: string;
  language: Language;
  /** What was asked before it in this thread. */
  before?: string | null | undefined;
};

const isBare = (sentence: string, { facts, today }: Pick<Question, 'facts' | 'today'>) => {
  const frame = readFrame(sentence, facts, today);
  return frame !== null && frame.topics.length + frame.garages.length + frame.spans.length === 0;
};

const SHAPING: readonly Concept[] = [
  'average',
  'most',
  'least',
  'perYear',
  'perMonth',
  'compare',
  'withFuel',
  'noFuel',
];

/** A remark behind the question that changes what is asked: 'on average please'. */
function isPartOf(remark: string, { facts, today }: Pick<Question, 'facts' | 'today'>): boolean {
  const frame = readFrame(remark, facts, today);
  return frame !== null && (frame.spans.length > 0 || SHAPING.some((one) => frame.concepts.has(one)));
}

const ASKED_AFTER =
  /^[^:]*:\s*(?=(?:how|what|when|where|who|which|cik|kad|kas|ko|kur|kura|kurš|kāds|kāda)\b)/iu;

/** 'I am selling it, …', 'svētkos braucam, …' */
const PLANS =
  /^(?:\p{L}+ ){0,3}?(?:(?:i['’]?m|i am|we['’]?re|we are) (?:\p{L}+ing|about to)|p[āa]rdod(?:u|am)|brauc(?:u|am)|dodos|dodamies|pl[āa]noj(?:u|am)|gatavoj(?:os|amies))(?![\p{L}])[^,?]*,\s*(?!.*\b(?:there|then|tur|tad|toreiz)\b)/iu;

/** 'Last fill: how many litres' names what is asked of. */
const NAMING: readonly Concept[] = ['fillNoun', 'fuel', 'repair', 'change', 'issue'];

/** 'Before I decide: how many …' asks from the colon on, unless it names something before it. */
function withoutPreface(sentence: string, question: Pick<Question, 'facts' | 'today'>): string {
  const [preface] = ASKED_AFTER.exec(sentence) ?? PLANS.exec(sentence) ?? [];
  const frame = preface ? readFrame(preface, question.facts, question.today) : null;
  const names = frame !== null && NAMING.some((one) => frame.concepts.has(one));
  return preface && !names && isBare(preface, question) ? sentence.slice(preface.length) : sentence;
}

/** What is told before the first question, where that is of a part, a garage or a period. */
function contextOf(sentences: readonly string[], question: Pick<Question, 'facts' | 'today'>): string | null {
  const before = sentences.slice(
    0,
    sentences.findIndex((one) => one.includes('?')),
  );
  return sentences.some((one) => one.includes('?')) && before.some((one) => !isBare(one, question))
    ? before.join(' ')
    : null;
}

function anchoredReply(
  { frame, anchor, repair, isBefore }: Anchored,
  asked: Omit<Asked, 'frame'>,
): string | null {
  if (!repair) return noneText({ ...asked, frame: anchor });
  const told = answer({ ...asked, frame: withoutService(frame, asked.facts) });
  if (told === null) return null;
  const line = repairLine(repair, asked);
  return `${fillText(isBefore ? ASKED.beforeRecord : ASKED.afterRecord, asked.language, { line })}\n${told}`;
}

/** Null when the text does not ask of the car's records. @param today in the owner's time zone */
export function recordsReplyTo(text: string, question: Question): string | null {
  const { facts, today, language, before } = question;
  const sentences = sentencesOf(text).slice(0, MAX_SENTENCES);
  const units = unitsOf(facts);
  const questions = sentences.filter((sentence) => sentence.includes('?'));
  const reply = (whole: string) => {
    const sentence = withoutPreface(whole, question);
    const anchored = readAnchored(sentence, facts, today);
    if (anchored) return anchoredReply(anchored, { facts, question: sentence, today, language, units });
    const read = readFrame(sentence, facts, today);
    const frame = read && withoutService(read, facts);
    const told = frame && answer({ facts, frame, question: sentence, today, language, units });
    const isOfAll = frame?.concepts.has('allCars') && told !== null;
    return isOfAll ? `${inLanguage(ASKED.onlyThisCar, language)}\n${told}` : told;
  };
  const followed = before ? followUp(text, before, facts, today) : null;
  if (followed === 'unknown') return inLanguage(ASKED.cannotTell, language);
  if (followed)
    return answer({ facts, frame: followed, question: `${before} ${text}`, today, language, units });
  const about = contextOf(sentences, { facts, today });
  if (about) {
    const [first] = questions;
    const told = first && isBare(first, { facts, today }) ? reply(`${about} ${first}`) : null;
    if (told !== null) return told;
  }
  const [only = '', remark = ''] = sentences;
  if (sentences.length === 2 && questions.length === 1 && only.includes('?') && isPartOf(remark, question))
    return reply(`${only.replaceAll('?', ' ')} ${remark}?`);
  const replies = (questions.length > 0 ? questions : sentences).map(reply).filter((one) => one !== null);
  if (replies.length > 0) return questions.length > 0 ? [...new Set(replies)].join('\n\n') : replies[0]!;
  return sentences.length > 1 ? reply(text) : null;
}
