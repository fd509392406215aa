import { isNegatable } from './knowledge/negation.ts';
import type { Token } from './text-reading.ts';

export function wordFeatures(tokens: readonly Token[]): Set<string> {
  const features = new Set<string>();
  let previous: Token | undefined;
  for (const token of tokens) {
    if (/^\d+$/.test(token.word)) {
      previous = undefined;
      continue;
    }
    const word = stem(token.word);
    // 'did not catch fire' must not count as 'fire'
    features.add(token.isNegated && isNegatable(token.word) ? `no ${word}` : word);
    if (previous && previous.sentence === token.sentence) features.add(`${stem(previous.word)} ${word}`);
    previous = token;
  }
  return features;
}

function stem(word: string): string {
  if (word.length < 5) return word;
  return word.replace(/(?:ings?|ed|es|s)$/, (ending) => (word.length - ending.length >= 3 ? '' : ending));
}
