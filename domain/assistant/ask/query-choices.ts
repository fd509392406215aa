/** What is told of the records that a query chooses. */
export const MEASURES = [
  'records',
  'last',
  'exists',
  'place',
  'count',
  'cost',
  'average-cost',
  'interval',
  'driven',
  'mileage',
  'consumption',
  'volume',
  'unit-price',
  'cost-per-km',
  'due',
  'status',
  'solution',
  'danger',
  'car',
] as const;

export const RECORD_KINDS = ['repair', 'issue', 'fill', 'document', 'reminder'] as const;

export const STATES = [
  'open',
  'resolved',
  'watched',
  'urgent',
  'recurring',
  'overdue',
  'missing',
  'no-cost',
  'no-place',
  'own-work',
  'with-file',
  'no-file',
] as const;

export const ORDERS = ['newest', 'oldest', 'most', 'least'] as const;

export const FUEL_CHOICES = ['with', 'without', 'only'] as const;

export const GROUPINGS = ['year', 'month', 'place', 'car', 'thing'] as const;
