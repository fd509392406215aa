export const search = {
  Place: 'Vieta',
  Search: 'Meklēt',
  'Search all records': 'Meklēt visos ierakstos',
  Keys: 'Taustiņi',
  'Go to the search on the page, or to the search of all records': 'Uz meklēšanu lapā vai visos ierakstos',
  'From the search box through the results': 'No meklēšanas lauka uz rezultātiem',
  'Opens the selected item': 'Atver iezīmēto',
  'Closes, or returns to the search': 'Aizver vai ved atpakaļ uz meklēšanu',
  'To the next tab, picture or page of the tutorial': 'Uz nākamo cilni, attēlu vai iepazīšanās lapu',
  'This list': 'Šis saraksts',
  'Word, repair shop, amount or date': 'Atslēgvārds, autoserviss, summa vai datums',
  'Find problems, repairs, fill-ups, documents and reminders for all your cars.':
    'Atrodiet visu savu auto problēmas, remontus, uzpildes, dokumentus un atgādinājumus.',
  'Find problems, repairs, charges, documents and reminders for all your cars.':
    'Atrodiet visu savu auto problēmas, remontus, uzlādes, dokumentus un atgādinājumus.',
  '{n} records found':
    '{n, plural, zero {Atrasti {n} ieraksti} one {Atrasts {n} ieraksts} other {Atrasti {n} ieraksti}}',
  'Searched for: {text}': 'Meklēts: {text}',
  'Nothing found': 'Nekas nav atrasts',
  'Try fewer words, or only the beginning of a word.': 'Mēģiniet ievadīt mazāk vārdu vai tikai vārda sākumu.',
  'Show all {n}': 'Rādīt visu ({n})',
  'No network: searching what is on this device.': 'Bez interneta: tiek meklēts tikai šajā ierīcē.',
} as const;
