/** Folders that any noun may use. */
const shared = ['language', 'units', 'money', 'car-words'];

/** Folders that compose nouns, as screens do: they may use every noun, and no noun uses them. */
const composing = ['offline', 'outbox', 'demo', 'live'];

/**
 * A noun uses the nouns in its list, all of which stand above it, so no two use each other; and of those only
 * `schema.ts` and the files that they offer. A noun that uses no other and offers no file needs no line.
 */
export const nouns = {
  media: { uses: [], offers: ['rules'] },
  mileage: { uses: [], offers: ['estimate-rules'] },
  assessment: {
    uses: [],
    offers: [
      'advice-names',
      'advice-rank',
      'bilingual-text',
      'engine',
      'functions-schema',
      'prompts',
      'question-identity',
      'reading-rules',
      'safety-rules',
      'symptoms-rules',
      'text-reading',
      'vehicle-rules',
      'words-in',
    ],
  },
  accounts: { uses: ['assessment'], offers: [] },
  cars: {
    uses: ['assessment'],
    offers: ['danger-rules', 'health-rules', 'rules', 'specs', 'standing-rules'],
  },
  issues: { uses: ['assessment', 'media'], offers: ['repair-link-rules', 'rules', 'saved-assessment'] },
  repairs: {
    uses: ['assessment', 'issues', 'media'],
    offers: ['breakdown-rules', 'kind-names', 'texts', 'typed-links'],
  },
  fills: {
    uses: ['cars', 'media'],
    offers: [
      'chain-rules',
      'energy-names',
      'figures-rules',
      'fill-units',
      'overview-schema',
      'price-rules',
      'summary-rules',
    ],
  },
  reminders: {
    uses: ['cars', 'mileage', 'repairs'],
    offers: [
      'change-rules',
      'done-repair',
      'due-list-rules',
      'due-rules',
      'interval-rules',
      'kind-names',
      'next-due-rules',
      'shared-due',
      'state-words',
      'target-text',
    ],
  },
  documents: { uses: ['media', 'reminders'], offers: ['kind-names'] },
  doubts: { uses: ['documents', 'fills', 'mileage'], offers: [] },
  exports: { uses: ['cars', 'fills', 'issues', 'mileage', 'repairs'], offers: ['lubelogger'] },
  imports: { uses: ['cars', 'exports', 'fills', 'reminders', 'repairs'], offers: [] },
  reports: {
    uses: ['assessment', 'cars', 'fills', 'issues', 'mileage', 'reminders', 'repairs'],
    offers: [],
  },
  search: {
    uses: ['assessment', 'cars', 'documents', 'fills', 'issues', 'reminders', 'repairs'],
    offers: [],
  },
  share: { uses: ['assessment', 'cars', 'reminders', 'repairs'], offers: [] },
  notices: { uses: ['cars', 'reminders', 'share'], offers: [] },
  assistant: {
    uses: ['assessment', 'cars', 'documents', 'fills', 'issues', 'media', 'reminders', 'repairs'],
    offers: [],
  },
};

const folderOf = (path) => /^domain\/([^/]+)\//.exec(path)?.[1];

/** Which noun of the domain uses which other, and what of it; null where no noun uses another. */
export function nounUse(path, target) {
  const [noun, other] = [folderOf(path), folderOf(target)];
  if (!noun || !other || noun === other) return null;
  if (shared.includes(other) || composing.includes(noun)) return null;
  return { noun, other, file: target.slice(`domain/${other}/`.length).replace(/\.ts$/, '') };
}

export function complainAboutNoun(path, target) {
  const use = nounUse(path, target);
  if (!use) return null;
  const { noun, other, file } = use;
  if (!nouns[noun]?.uses.includes(other))
    return `domain/${noun} may not use domain/${other}: the pairs stand in tools/noun-pairs.mjs`;
  if (file === 'schema' || nouns[other].offers.includes(file)) return null;
  return `domain/${other} does not offer ${file} to other nouns: see tools/noun-pairs.mjs`;
}
