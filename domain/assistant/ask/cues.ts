import { cueFinder } from './own-words.ts';
import type { Token } from './tokens.ts';

/** Cues whose words keep their own meaning too: 'how many repairs'. */
const SHOWING = new Set(
  'many times solve open anyWork list much consumption status most least second whichYear whichMonth who large fill'.split(
    ' ',
  ),
);

/** A longer expression hides the shorter ones inside it. @param least so many words */
export function takeCues(tokens: readonly Token[], least: number, cuesAt: string[][]): Set<string> {
  const words = tokens.map(({ word, isTaken }) => (isTaken ? '' : word));
  const found = cueFinder()
    .find(words, 'both')
    .filter(({ places }) => places.length >= least)
    .toSorted((a, b) => b.places.length - a.places.length);
  const hidden = new Set<number>();
  const taken = new Set<string>();
  for (const { entry, places } of found) {
    if (places.length === 1 && hidden.has(places[0]!)) continue;
    taken.add(entry);
    for (const at of places) cuesAt[at]!.push(entry);
    for (const at of places) if (places.length > 1 && !SHOWING.has(entry)) hidden.add(at);
  }
  for (const { entry, places } of found)
    for (const at of places) if (least === 1 || !SHOWING.has(entry)) tokens[at]!.isTaken = true;
  return taken;
}
