export const reminders = {
  Reminders: 'Atgādinājumi',
  'Add reminder': 'Pievienot atgādinājumu',
  'Edit reminder': 'Rediģēt atgādinājumu',
  'No reminders yet': 'Vēl nav atgādinājumu',
  'By date': 'Pēc datuma',
  'By mileage': 'Pēc nobraukuma',
  Once: 'Vienreiz',
  Repeat: 'Atkārtot',
  'Every {n} months':
    '{n, plural, zero {Ik pēc {n} mēnešiem} one {Ik pēc {n} mēneša} other {Ik pēc {n} mēnešiem}}',
  'Every {n} km': 'Ik pēc {n} km',
  'Due: {date}': 'Termiņš: {date}',
  'Due at {n} km': 'Jāveic pie {n} km',
  'Due soon': 'Drīz jāveic',
  Overdue: 'Nokavēts',
  'Mark as done': 'Atzīmēt kā paveiktu',
  'A mechanic added a record': 'Mehāniķis pievienoja ierakstu',
} as const satisfies Record<string, string>;
