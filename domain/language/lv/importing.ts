/** The page that imports from other apps; what a reader could not read has its words in imports.ts. */
export const importing = {
  'At most {n} records can be imported at once.': 'Vienā reizē var importēt ne vairāk kā {n} ierakstus.',
  'Some records did not arrive. Please try again.': 'Daļa ierakstu nav saņemta. Lūdzu, mēģiniet vēlreiz.',
  'An import can be undone for 30 days.': 'Importu var atsaukt 30 dienu laikā.',
} as const;
