export const notices = {
  'What is the mileage?': 'Kāds ir nobraukums?',
  'Reminders are due at a mileage, and the car’s is not known.':
    'Ir atgādinājumi pēc nobraukuma, bet auto nobraukums nav zināms.',
  'Probably about {km} by now: please enter it, so that reminders come in time.':
    'Šobrīd varētu būt aptuveni {km}. Lūdzu, ievadiet nobraukumu, lai atgādinājumi pienāktu laikus.',
  'Carful: {n} reminders':
    '{n, plural, zero {Carful: {n} atgādinājumu} one {Carful: {n} atgādinājums} other {Carful: {n} atgādinājumi}}',
  'Notices arrive on this device.': 'Paziņojumi šajā ierīcē pienāk.',
  'This needs your attention:': 'Lūdzu, pievērsiet uzmanību:',
  'When and how Carful notifies you: {url}': 'Kad un kā Carful jums ziņo: {url}',
  'No more of these emails: {url}': 'Vairs nesaņemt šos e-pastus: {url}',
  'Change when and how Carful notifies you': 'Mainīt, kad un kā Carful jums ziņo',
  'No more of these emails': 'Vairs nesaņemt šos e-pastus',
  'Should Carful stop sending you reminders by email?':
    'Vai Carful vairs nesūtīt jums atgādinājumus e-pastā?',
  'Carful sends you no more reminders by email. You can switch them on again in the settings.':
    'Carful vairs nesūtīs jums atgādinājumus e-pastā. Tos varat atkal ieslēgt iestatījumos.',
  'This link is not valid. You can switch the emails off in the settings.':
    'Šī saite nav derīga. E-pastus varat izslēgt iestatījumos.',
  'Stop these emails': 'Vairs nesūtīt',
  'Reminders by email stopped': 'Atgādinājumi e-pastā apturēti',
  'By email': 'E-pastā',
  'This server sends no email.': 'Šis serveris nesūta e-pastus.',
  'On this device': 'Šajā ierīcē',
  'Appears even while Carful is closed': 'Parādās arī tad, kad Carful ir aizvērts',
  'First add Carful to the home screen and open it there.':
    'Vispirms pievienojiet Carful sākuma ekrānam un atveriet to no turienes.',
  'This browser cannot show notifications from here.': 'Šis pārlūks nevar rādīt paziņojumus no šīs adreses.',
  'Notifications are blocked in this browser.': 'Paziņojumi šajā pārlūkā ir bloķēti.',
  'Notifications were not allowed. You can try again.': 'Paziņojumi netika atļauti. Varat mēģināt vēlreiz.',
  'Notifications are blocked in this browser. Allow them in its settings for this page.':
    'Paziņojumi šajā pārlūkā ir bloķēti. Atļaujiet tos šai lapai pārlūka iestatījumos.',
  'This account cannot have more devices. Remove one first.':
    'Šajā kontā vairāk ierīču pievienot nevar. Vispirms kādu noņemiet.',
  'Sent. It should appear within a few seconds.': 'Nosūtīts. Tam jāparādās dažu sekunžu laikā.',
  'This device no longer takes messages and was removed.': 'Šī ierīce vairs nepieņem ziņas un tika noņemta.',
  'The message could not be delivered. Please try again later.':
    'Ziņu neizdevās piegādāt. Lūdzu, mēģiniet vēlāk.',
  'Last message: {date}': 'Pēdējā ziņa: {date}',
  'No message yet': 'Vēl nav ziņu',
  'Send a test': 'Nosūtīt izmēģinājumu',
  'Once a day at': 'Reizi dienā',
  'Time zone: {name}': 'Laika josla: {name}',
  'Quiet from': 'Bez paziņojumiem no',
  'Quiet until': 'Bez paziņojumiem līdz',
  'Changed notification settings': 'Mainīti paziņojumu iestatījumi',
  'No longer due': 'Vairs nav jāpaveic',
  '{name} (estimated)': '{name} (aptuveni)',
  Calendar: 'Kalendārs',
  'Reminders in the calendar of your phone or computer': 'Atgādinājumi jūsu tālruņa vai datora kalendārā',
  'Make a calendar address': 'Izveidot kalendāra adresi',
  'Subscribe to this address in your calendar. Whoever has it can see your reminders.':
    'Abonējiet šo adresi savā kalendārā. Ikviens, kam tā ir, var redzēt jūsu atgādinājumus.',
  'Copy address': 'Kopēt adresi',
  'Address copied': 'Adrese nokopēta',
  'Make another address': 'Izveidot citu adresi',
  'Make another calendar address?': 'Vai izveidot citu kalendāra adresi?',
  'The old one stops working at once. Every calendar that uses it needs the new one.':
    'Vecā uzreiz pārstās darboties. Katrā kalendārā, kas to izmanto, būs jāievada jaunā.',
  'The old address no longer works.': 'Vecā adrese vairs nedarbojas.',
  'Remove the calendar': 'Noņemt kalendāru',
} as const;
