export const demo = {
  'You entered {n} records in the demo':
    '{n, plural, zero {Demonstrācijā ievadījāt {n} ierakstu} one {Demonstrācijā ievadījāt {n} ierakstu} other {Demonstrācijā ievadījāt {n} ierakstus}}',
  'Your entries are kept until you close this tab. Pictures are not carried over.':
    'Ieraksti saglabājas, līdz aizverat šo cilni. Attēli netiek pārņemti.',
  'Something wrong with the car?': 'Ar auto kaut kas nav kārtībā?',
  'What is wrong?': 'Kas noticis?',
  'Say where you are, too: on a highway, in a tunnel, at home. It is assessed on this device and not sent to our server.':
    'Pasakiet arī, kur esat: uz šosejas, tunelī, mājās. Aprakstīto izvērtē šajā ierīcē un mūsu serverim nesūta.',
  'Describe it': 'Aprakstiet, kas noticis',
  Call: 'Zvanīt',
  'Keep it': 'Saglabāt',
  'Copy this text': 'Nokopējiet šo tekstu',
  'Copied. Paste it into a message.': 'Nokopēts. Ielīmējiet to ziņā.',
  'What you entered in the demo is kept in this tab; Home offers to add it to your account.':
    'Demonstrācijā ievadītais paliek šajā cilnē; sākumlapā to varēsiet pievienot savam kontam.',
  'What you described is kept on this device and will be added to your car.':
    'Jūsu aprakstītais paliek šajā ierīcē un tiks pievienots jūsu auto.',
  'What you described is kept on this device.': 'Jūsu aprakstītais saglabāts šajā ierīcē.',
  'What you described was discarded': 'Jūsu aprakstītais izdzēsts',
  'Where the car is': 'Kur ir auto',
  'Your problem was saved to {car}': 'Problēma pievienota šim auto: {car}',
  'You described a problem before you logged in': 'Jūs aprakstījāt problēmu pirms pieslēgšanās',
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
  'Notifications, sharing, import, export and a password are available only with an account.':
    'Paziņojumiem, kopīgošanai, importam, eksportam un parolei vajadzīgs konts.',
} as const;
