export const demo = {
  'You entered {n} records in the demo':
    '{n, plural, zero {Demonstrācijā ievadījāt {n} ierakstu} one {Demonstrācijā ievadījāt {n} ierakstu} other {Demonstrācijā ievadījāt {n} ierakstus}}',
  'They are kept until you close this tab. Pictures are not carried over.':
    'Ieraksti saglabājas, līdz aizverat šo cilni. Attēli netiek pārņemti.',
  'First add a car; then you can add the records to it.':
    'Vispirms pievienojiet auto, pēc tam varēsiet šos ierakstus pievienot tam.',
  'Add them to my account': 'Pievienot manam kontam',
  '{n} records added':
    '{n, plural, zero {Pievienoti {n} ieraksti} one {Pievienots {n} ieraksts} other {Pievienoti {n} ieraksti}}',
  'Records discarded': 'Ieraksti dzēsti',
  'Try it without an account': 'Izmēģināt bez konta',
  Demo: 'Demonstrācija',
  'Demo: gone when you close this tab': 'Demonstrācija: viss pazudīs, kad aizvērsiet šo cilni',
  'Create an account': 'Izveidot kontu',
  'Leave the demo': 'Iziet no demonstrācijas',
  'Stay in the demo': 'Palikt demonstrācijā',
  'This needs an account': 'Tam vajadzīgs konts',
  'The demo works in this browser only. With an account, Carful keeps your records, reminds you of what is due, and lets you share them with a mechanic.':
    'Demonstrācija darbojas tikai šajā pārlūkprogrammā. Ar kontu Carful glabā jūsu ierakstus, atgādina par darāmo un ļauj tos kopīgot ar mehāniķi.',
  'Notifications, sharing, import, export and your password need an account.':
    'Paziņojumiem, kopīgošanai, importam, eksportam un parolei vajadzīgs konts.',
} as const;
