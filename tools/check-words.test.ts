import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bannedWordsIn, readBannedWords } from './check-words.ts';
import { root } from './setup.mjs';

const GLOSSARY = `# Words

## English

| meaning | word | never | except |
|---|---|---|---|
| where cars are repaired | repair shop | \`workshop*\`, \`garage*\` | \`closed garages\` |
| a wheel's rubber | tire | \`tyre\` | |

## Latvian

| meaning | word | never | except |
|---|---|---|---|
| engine | dzinējs | \`motors\` | \`sūknis, motors\` |
`;
const english = readBannedWords(GLOSSARY, 'English');
const found = (text: string) => bannedWordsIn(text, english).map(({ word }) => word);

test('the table below a heading gives each banned word with what to say instead', () => {
  expect(english).toEqual([
    { word: 'workshop*', use: 'repair shop', except: ['closed garages'] },
    { word: 'garage*', use: 'repair shop', except: ['closed garages'] },
    { word: 'tyre', use: 'tire', except: [] },
  ]);
  expect(readBannedWords(GLOSSARY, 'Latvian')).toEqual([
    { word: 'motors', use: 'dzinējs', except: ['sūknis, motors'] },
  ]);
  expect(() => readBannedWords(GLOSSARY, 'German')).toThrow("docs/maintain/words.md has no heading 'German'");
});

describe('a banned word is found', () => {
  test.each([
    ['Take it to a Workshop.', ['workshop*']],
    ['two workshops', ['workshop*']],
    ['a tyre, a garage', ['garage*', 'tyre']],
    ['{n, plural, one {{n} tyre} other {{n} tires}}', ['tyre']],
    ['closed garages and a garage', ['garage*']],
  ])('%s', (text, words) => expect(found(text)).toEqual(words));

  test.each(['tyres', 'a tire', 'homeworkshop', 'keep it out of closed garages', 'By {garage}', ''])(
    'but not in: %s',
    (text) => expect(found(text)).toEqual([]),
  );

  test('with letters of the Latvian alphabet beside it only as a whole word', () => {
    const latvian = readBannedWords(GLOSSARY, 'Latvian');
    expect(bannedWordsIn('Motors klab', latvian)).toHaveLength(1);
    for (const text of ['Nodilis sūknis, motors', 'motorsā', 'āmotors']) {
      expect(bannedWordsIn(text, latvian), text).toEqual([]);
    }
  });
});

test("the product's own glossary bans words in both languages and never the word it asks for", () => {
  const markdown = readFileSync(join(root, 'docs/maintain/words.md'), 'utf8');
  for (const heading of ['English', 'Latvian']) {
    const banned = readBannedWords(markdown, heading);
    expect(banned.length).toBeGreaterThan(40);
    for (const { use } of banned) expect(bannedWordsIn(use, banned), use).toEqual([]);
  }
});
