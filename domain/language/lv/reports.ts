export const reports = {
  'Car Overview': 'Auto pārskats',
  All: 'Visi',
  Repairs: 'Remonti',
  'Log an Issue': 'Reģistrēt problēmu',
  'Log a Repair': 'Reģistrēt remontu',
  Timeline: 'Laika skala',
  'No records yet': 'Vēl nav ierakstu',
  'Download PDF': 'Lejupielādēt PDF',
  'Share report': 'Kopīgot pārskatu',
  Print: 'Drukāt',
  'Preparing report...': 'Notiek pārskata sagatavošana…',
  'Report date: {date}': 'Pārskata datums: {date}',
} as const satisfies Record<string, string>;
