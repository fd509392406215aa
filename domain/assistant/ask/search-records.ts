import type { Language } from '#domain/language/words.ts';
import type { Garage } from './facts.ts';
import { thingName } from './figure-texts.ts';
import { EMPTY_QUERY } from './query.ts';
import type { GarageRecord } from './records.ts';
import { isAboutThing } from './records.ts';
import { select } from './select.ts';
import { readSlots } from './slots.ts';
import { THINGS } from './things.ts';
import { isSameWord } from './tokens.ts';
import { wordsOf } from './records.ts';

const MOST = 5;

/** The records that hold most of what a text names, the newest of them first. */
export function searchRecords(
  garage: Garage,
  text: string,
  here: string | null,
  language: Language,
): { words: string[]; records: GarageRecord[] } {
  const slots = readSlots(text, garage);
  if (!slots) return { words: [], records: [] };
  const things = slots.things.flatMap((id) => THINGS.get(id) ?? []);
  const query = { ...EMPTY_QUERY, cars: slots.cars.length > 0 ? [...slots.cars] : here ? [here] : [] };
  const scored = select(garage, query, ['repair', 'issue', 'document'])
    .map((record) => ({
      record,
      hits:
        things.filter((thing) => isAboutThing(record, thing)).length * 2 +
        slots.places.filter((place) => place === record.place).length +
        slots.words.filter((word) =>
          wordsOf(`${record.title} ${record.notes}`).some((one) => isSameWord(one, word)),
        ).length,
    }))
    .filter(({ hits }) => hits > 0);
  const best = Math.max(0, ...scored.map(({ hits }) => hits));
  return {
    words: [...slots.things.map((id) => thingName(id, language)), ...slots.places, ...slots.words],
    records: scored
      .filter(({ hits }) => hits === best)
      .slice(0, MOST)
      .map(({ record }) => record),
  };
}
