export const assessment = {
  'Answer more questions': 'Vēl jautājumi',
  'This is not a diagnostic tool. Only a repair shop can determine the actual issue.':
    'Šis nav diagnostikas rīks. Patieso problēmu var noteikt tikai autoservisā.',
  'Schedule a diagnostic scan at a service center': 'Piesakiet auto datordiagnostikai autoservisā',
  'Monitor fluid levels and check for leaks':
    'Sekojiet līdzi šķidrumu līmenim un pārbaudiet, vai nav noplūžu',
  'Not answered': 'Nav atbildēts',
  'AI Analysis Failed': 'MI analīze neizdevās',
  'Could not generate analysis. Using fallback questions instead.':
    'Analīzi neizdevās izveidot. Tās vietā tiek izmantoti iepriekš sagatavoti jautājumi.',
  'Could not generate detailed causes analysis': 'Neizdevās izveidot detalizētu cēloņu analīzi',
  "Couldn't generate new questions": 'Neizdevās izveidot jaunus jautājumus',
  'Using alternative questions instead': 'Tā vietā tiek izmantoti citi jautājumi',
  "I'll need more information to better understand this issue":
    'Lai labāk izprastu šo problēmu, man vajadzīga papildu informācija',
  'Follow-up questions': 'Precizējoši jautājumi',
  'Your answer (optional)': 'Jūsu atbilde (nav obligāta)',
  'Preparing questions...': 'Notiek jautājumu sagatavošana…',
  'AI analysis': 'MI analīze',
  'Possible causes': 'Iespējamie cēloņi',
  Recommendations: 'Ieteikumi',
  'Suggested next steps': 'Ieteicamās darbības',
  'General suggestions': 'Vispārīgi ieteikumi',
  'Questions and answers': 'Jautājumi un atbildes',
  'Assessed without AI': 'Izvērtēts bez MI',
  'First assessment': 'Pirmais izvērtējums',
  'Advice before the problem was resolved': 'Ieteikums pirms problēmas atrisināšanas',
  '{n} questions, all optional':
    '{n, plural, zero {{n} jautājumu, atbildes nav obligātas} one {{n} jautājums, atbilde nav obligāta} other {{n} jautājumi, atbildes nav obligātas}}',
  'Save now': 'Saglabāt tūlīt',
} as const satisfies Record<string, string>;
