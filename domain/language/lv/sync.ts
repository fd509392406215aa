export const sync = {
  'Not yet sent': 'Vēl nav nosūtīts',
  '{n} records not yet sent':
    '{n, plural, zero {{n} nenosūtītu ierakstu} one {{n} nenosūtīts ieraksts} other {{n} nenosūtīti ieraksti}}',
  'You are offline': 'Nav interneta savienojuma',
  'Changes are saved on this device and will be sent when you are back online.':
    'Izmaiņas ir saglabātas šajā ierīcē un tiks nosūtītas, tiklīdz atjaunosies savienojums.',
  'Back online': 'Savienojums atjaunots',
  'Sending...': 'Notiek nosūtīšana…',
  Sent: 'Nosūtīts',
  'Could not send': 'Neizdevās nosūtīt',
  'This record was changed on another device': 'Šis ieraksts ir mainīts citā ierīcē',
  'Keep my version': 'Paturēt manu versiju',
  'Keep the other version': 'Paturēt otru versiju',
  'This needs an internet connection': 'Šai darbībai vajadzīgs interneta savienojums',
  'My version': 'Mana versija',
  'The other version': 'Otra versija',
} as const satisfies Record<string, string>;
