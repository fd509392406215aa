/** Apart, as the rule that reads notes again needs both languages without the rest of the catalogue. */
export const notes = {
  'Additional symptoms from recurrence on {date}:': 'Papildu simptomi atkārtošanās reizē ({date}):',
  'Added by mechanic {name} via the mechanic link':
    'Pievienoja mehāniķis {name}, izmantojot kopīgošanas saiti',
  'Added by mechanic {name} ({garage}) via the mechanic link':
    'Pievienoja mehāniķis {name} ({garage}), izmantojot kopīgošanas saiti',
} as const satisfies Record<string, string>;
