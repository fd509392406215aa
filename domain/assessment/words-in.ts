/** In order. @param word with the flag g; letters and digits unless given */
export const wordsIn = (text: string, word = /[\p{L}\p{N}]+/gu): string[] =>
  Array.from(text.matchAll(word), ([found]) => found);
