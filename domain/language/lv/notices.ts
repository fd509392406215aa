export const notices = {
  'What is the mileage?': 'Kāds ir nobraukums?',
  "Some reminders are due at a certain mileage, but the car's mileage is not known.":
    'Dažu atgādinājumu termiņš atkarīgs no nobraukuma, bet auto nobraukums nav zināms.',
  'Last read as {last} on {date}, probably about {km} by now: please enter the current mileage so that reminders come on time.':
    'Pēdējais rādījums: {last} ({date}). Šobrīd varētu būt aptuveni {km}. Lūdzu, ievadiet nobraukumu, lai atgādinājumi pienāktu laikus.',
  'Carful: {n} reminders':
    '{n, plural, zero {Carful: {n} atgādinājumu} one {Carful: {n} atgādinājums} other {Carful: {n} atgādinājumi}}',
  'Notifications arrive on this device.': 'Šī ierīce saņem paziņojumus.',
  'This needs your attention:': 'Lūdzu, pievērsiet uzmanību:',
  'Answer from the assistant': 'Asistenta atbilde',
  'The answer to your question is ready.': 'Atbilde uz jūsu jautājumu ir gatava.',
  'Read the answer': 'Lasīt atbildi',
  'When and how Carful notifies you: {url}': 'Kad un kā Carful jums ziņo: {url}',
  'Unsubscribe from these emails: {url}': 'Vairs nesaņemt šos e-pastus: {url}',
  'Change when and how Carful notifies you': 'Mainīt, kad un kā Carful jums ziņo',
  'Unsubscribe from these emails': 'Vairs nesaņemt šos e-pastus',
  'Should Carful stop sending you reminders by email?':
    'Vai vēlaties, lai Carful vairs nesūtītu jums atgādinājumus e-pastā?',
  'Carful no longer sends you reminders by email. You can turn them on again in settings.':
    'Carful vairs nesūtīs jums atgādinājumus e-pastā. Tos varat atkal ieslēgt iestatījumos.',
  'This link is not valid. You can turn the emails off in settings.':
    'Šī saite nav derīga. E-pastus varat izslēgt iestatījumos.',
  'Stop these emails': 'Vairs nesūtīt',
  'Reminders by email stopped': 'Atgādinājumi e-pastā apturēti',
  'By email': 'E-pastā',
  'This server sends no email.': 'Šis serveris nesūta e-pastus.',
  'On this device': 'Šajā ierīcē',
  'Appears even while Carful is closed': 'Parādās arī tad, kad Carful ir aizvērts',
  'First add Carful to the home screen and open it there.':
    'Vispirms pievienojiet Carful sākuma ekrānam un atveriet to no turienes.',
  'This browser cannot show notifications from this address.':
    'Šī pārlūkprogramma nevar rādīt paziņojumus no šīs adreses.',
  'Notifications are blocked in this browser.': 'Paziņojumi šajā pārlūkprogrammā ir bloķēti.',
  'Notifications were not allowed. You can try again.': 'Paziņojumi netika atļauti. Varat mēģināt vēlreiz.',
  'Notifications are blocked in this browser. Allow them in its settings for this page.':
    'Paziņojumi šajā pārlūkprogrammā ir bloķēti. Atļaujiet tos šai lapai pārlūkprogrammas iestatījumos.',
  'No more devices can be added to this account. Remove one first.':
    'Šajā kontā vairāk ierīču pievienot nevar. Vispirms kādu noņemiet.',
  'Sent. It should appear within a few seconds.': 'Nosūtīts. Paziņojumam jāparādās dažu sekunžu laikā.',
  'This device no longer receives notifications and was removed.':
    'Šī ierīce vairs nesaņem paziņojumus un tika noņemta.',
  'The notification could not be delivered. Please try again later.':
    'Paziņojumu neizdevās piegādāt. Lūdzu, mēģiniet vēlāk.',
  'Last notification: {date}': 'Pēdējais paziņojums: {date}',
  'No notification yet': 'Vēl nav paziņojumu',
  'Send a test': 'Nosūtīt pārbaudes paziņojumu',
  'Once a day at': 'Reizi dienā',
  'Time zone: {name}': 'Laika josla: {name}',
  'Quiet from': 'Bez paziņojumiem no plkst.',
  'Quiet until': 'Bez paziņojumiem līdz',
  'Changed notification settings': 'Mainīti paziņojumu iestatījumi',
  'No longer due': 'Vairs nav jāveic',
  '{name} (estimated)': '{name} (aptuveni)',
  Calendar: 'Kalendārs',
  'Reminders in the calendar of your phone or computer': 'Atgādinājumi jūsu tālruņa vai datora kalendārā',
  'Create a calendar address': 'Izveidot kalendāra adresi',
  'Subscribe to this address in your calendar. Whoever has it can see your reminders.':
    'Abonējiet šo adresi savā kalendārā. Ikviens, kam tā ir, var redzēt jūsu atgādinājumus.',
  'This only chooses what the calendar shows: whoever has the address can also see the reminders of your other cars.':
    'Tas nosaka tikai to, ko rāda kalendārs: ikviens, kam ir šī adrese, var redzēt arī pārējo jūsu auto atgādinājumus.',
  'Copy address': 'Kopēt adresi',
  'Address copied': 'Adrese nokopēta',
  'Create another address': 'Izveidot citu adresi',
  'Create another calendar address?': 'Vai izveidot citu kalendāra adresi?',
  'The old address stops working at once. Every calendar that uses it needs the new one.':
    'Vecā adrese uzreiz pārstās darboties. Katrā kalendārā, kas to izmanto, būs jāievada jaunā.',
  'The old address no longer works.': 'Vecā adrese vairs nedarbojas.',
  'Remove the calendar': 'Noņemt kalendāru',
  'Another service': 'Cits pakalpojums',
  'ntfy, Gotify, Discord, Telegram, Matrix, Apprise or your own address':
    'ntfy, Gotify, Discord, Telegram, Matrix, Apprise vai sava adrese',
  'Notifications also go to one service of your choice. What you enter is stored on this server and not shown again.':
    'Paziņojumi tiek sūtīti arī vienam jūsu izvēlētam pakalpojumam. Ievadītais glabājas šajā serverī un vairs netiek rādīts.',
  'Your own address (JSON)': 'Sava adrese (JSON)',
  'Which service?': 'Kurš pakalpojums?',
  Topic: 'Temats',
  'Anyone who knows the topic can read the notifications, unless the server asks for a token.':
    'Ikviens, kas zina tematu, var lasīt paziņojumus, ja vien serveris neprasa marķieri (token).',
  'Access token': 'Piekļuves marķieris (token)',
  'Access token (optional)': 'Piekļuves marķieris (token; nav obligāts)',
  'App token': 'Lietotnes marķieris (token)',
  'Bot token': 'Robota marķieris (token)',
  'Webhook address': 'Webhook adrese',
  'Chat ID': 'Tērzēšanas ID',
  'Room ID': 'Istabas ID',
  'Configuration key': 'Konfigurācijas atslēga',
  'Web address': 'Tīmekļa adrese',
  'Authorization header (optional)': 'Galvene „Authorization” (nav obligāta)',
  'Message as JSON': 'Ziņa JSON formātā',
  'Placeholders you can use in the texts: {names}': 'Vietturi, ko var lietot tekstos: {names}',
  'Enter a complete address, such as https://example.org':
    'Ievadiet pilnu adresi, piemēram, https://example.org',
  'Some of these characters are not allowed here.': 'Dažas no šīm rakstzīmēm šeit nav atļautas.',
  'The ID of a room begins with an exclamation mark.': 'Istabas ID sākas ar izsaukuma zīmi.',
  'This is not valid JSON.': 'Tas nav derīgs JSON.',
  'Notifications arrive here.': 'Paziņojumi šeit pienāk.',
  'The service does not allow sending to this destination. Check the token.':
    'Pakalpojums neļauj turp sūtīt paziņojumus. Pārbaudiet marķieri (token).',
  'There is nothing at this address. Check what you entered.': 'Šajā adresē nekā nav. Pārbaudiet ievadīto.',
  'The service did not accept the notification. Check what you entered.':
    'Pakalpojums paziņojumu nepieņēma. Pārbaudiet ievadīto.',
  'The address redirects to another one. Enter that one instead.':
    'Šī adrese pāradresē uz citu. Ievadiet galamērķa adresi.',
  'This server does not send to addresses on local networks. Its operator can allow it.':
    'Šis serveris nesūta paziņojumus uz lokālo tīklu adresēm. To var atļaut servera uzturētājs.',
  'The address has to begin with https://': 'Adresei jāsākas ar https://',
  'The service is not working at the moment. Please try again later.':
    'Pakalpojums pašlaik nedarbojas. Lūdzu, mēģiniet vēlāk.',
  'The service took too long to answer.': 'Pakalpojums pārāk ilgi neatbildēja.',
  'The service cannot be reached. Check the address.': 'Pakalpojumu nevar sasniegt. Pārbaudiet adresi.',
  'Paused: {reason}': 'Apturēts: {reason}',
  'Nothing is sent to this address until a test message has arrived.':
    'Turp nekas netiek sūtīts, līdz pienāk pārbaudes paziņojums.',
  'Address for notifications set': 'Iestatīta adrese paziņojumiem',
} as const;
