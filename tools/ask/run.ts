import { readFileSync, writeFileSync } from 'node:fs';
import { answerCard, searchCard } from '#domain/assistant/ask/card.ts';
import type { Garage } from '#domain/assistant/ask/facts.ts';
import { askedBefore } from '#domain/assistant/ask/asked-before.ts';
import { type AssistantReply, reply } from '#domain/assistant/ask/reply.ts';
import type { Language } from '#domain/language/words.ts';

type Line = { id: string; language: Language; question: string; before?: string; car?: string };
type Said = Line & { answer: AssistantReply; here: string };

/** All that a reader sees of the answer, as the page of the assistant shows it. */
function shown(garage: Garage, { id, question, before, here, answer }: Said) {
  const { text, language, understood } = answer;
  const cards = (understood?.queries ?? []).map((query) => answerCard(garage, query, language));
  const search = understood?.search
    ? searchCard(garage, understood.search, {
        here,
        language,
        shown: cards.flatMap(({ records }) => records),
      })
    : null;
  const records = (some: readonly { text: string; car: string | null }[]) =>
    some.map((one) => (one.car ? `${one.text} (${one.car})` : one.text));
  return {
    id,
    question,
    before,
    'asked on the page of': here,
    'answered in': language,
    as: cards.length > 0 ? 'answer' : search ? 'search' : 'assessment or remark',
    text: text.split('\n'),
    cards: cards.map(({ figure, rows, chips, count, ...card }) => ({
      figure,
      rows: rows.map(({ label, value }) => `${label}: ${value}`),
      chips: chips.map(({ label }) => label).join(' · '),
      'records, one tap away': { count, first: records(card.records) },
    })),
    search: search && {
      head: search.head,
      records: records(search.records),
      suggested: search.suggested,
    },
  };
}

/** Asks the questions of a file, a JSON object on each line, and writes what is shown for each. */
const [garageFile = '', questions = '', out = ''] = process.argv.slice(2);
const garage = JSON.parse(readFileSync(garageFile, 'utf8')) as Garage;
const said = new Map<string, Said>();
const threadOf = (id: string | undefined): Said[] => {
  const one = id === undefined ? undefined : said.get(id);
  return one ? [...threadOf(one.before), one] : [];
};
const lines = readFileSync(questions, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line) as Line);
for (const line of lines) {
  const thread = threadOf(line.before);
  const here = line.car ?? thread.at(-1)?.here ?? garage.cars[0]!.id;
  const before = askedBefore(
    thread.flatMap(({ question, answer }) => [
      { role: 'user', content: question },
      { role: 'fallback', content: answer.text, understood: answer.understood },
    ]),
    garage,
    here,
  );
  const answer = reply(garage, { question: line.question, language: line.language, here, before });
  said.set(line.id, { ...line, here, answer });
}
writeFileSync(out, [...said.values()].map((one) => `${JSON.stringify(shown(garage, one))}\n`).join(''));
