export const sync = {
  'Not yet sent': 'Vēl nav nosūtīts',
  '{n} records not yet sent':
    '{n, plural, zero {{n} nenosūtītu ierakstu} one {{n} nenosūtīts ieraksts} other {{n} nenosūtīti ieraksti}}',
  'You are offline': 'Nav interneta savienojuma',
  'Changes are saved on this device and will be sent when you are back online.':
    'Izmaiņas ir saglabātas šajā ierīcē un tiks nosūtītas, tiklīdz atjaunosies savienojums.',
  'Without a connection, only what is on this device is shown.':
    'Bez interneta savienojuma redzams tikai tas, kas ir šajā ierīcē.',
  'What you saved is on this device and is sent after you log in.':
    'Saglabātais ir šajā ierīcē un tiks nosūtīts pēc pieslēgšanās.',
  'Sending...': 'Notiek nosūtīšana…',
  Sent: 'Nosūtīts',
  'Could not send': 'Neizdevās nosūtīt',
  'This record was changed on another device': 'Šis ieraksts ir mainīts citā ierīcē',
  'Keep my version': 'Paturēt manu versiju',
  'Keep the other version': 'Paturēt otru versiju',
  'This needs an internet connection': 'Šai darbībai vajadzīgs interneta savienojums',
  'Save or clear what you have typed, then reload.':
    'Saglabājiet vai izdzēsiet ievadīto tekstu un tad pārlādējiet.',
  'Send now': 'Nosūtīt tagad',
  Compare: 'Salīdzināt',
  Discard: 'Dzēst',
  'Discard this?': 'Vai dzēst nenosūtīto?',
  'It was never sent and will be lost.': 'Tas nav nosūtīts un tiks neatgriezeniski zaudēts.',
  'File@outbox': 'Fails',
  '{n} files': '{n, plural, zero {{n} failu} one {{n} fails} other {{n} faili}}',
  'New problem': 'Jauna problēma',
  'Changed problem': 'Mainīta problēma',
  'Deleted problem': 'Izdzēsta problēma',
  'New recurrence': 'Jauna atkārtošanās',
  'Removed recurrence': 'Noņemta atkārtošanās',
  'New repair': 'Jauns remonts',
  'Changed repair': 'Mainīts remonts',
  'Deleted repair': 'Izdzēsts remonts',
  'New car': 'Jauns auto',
  'New import': 'Jauns imports',
  'Records: {n}': 'Ieraksti: {n}',
  'Changed car': 'Mainīti auto dati',
  'Changed settings': 'Mainīti iestatījumi',
  'The record this belongs to no longer exists.': 'Ieraksts, uz kuru tas attiecas, vairs nepastāv.',
  'The server did not accept this.': 'Serveris to nepieņēma.',
  'Unreadable entry': 'Nenolasāms ieraksts',
  'This version of the app cannot read this entry. It is kept on this device, and not sent.':
    'Šī lietotnes versija nevar nolasīt šo ierakstu. Tas paliek šajā ierīcē un netiek nosūtīts.',
  'The server had an error. Please try again later.': 'Serverī radās kļūda. Lūdzu, vēlāk mēģiniet vēlreiz.',
  'Not everything could be sent. Check your connection and try again.':
    'Ne visu izdevās nosūtīt. Pārbaudiet savienojumu un mēģiniet vēlreiz.',
  'Send now and log out': 'Nosūtīt tagad un iziet no konta',
  'Keep them on this device and log out': 'Paturēt tos šajā ierīcē un iziet no konta',
  'They stay on this device, hidden, and are sent when you log in here again.':
    'Tie paliek šajā ierīcē, paslēpti, un tiks nosūtīti, kad šeit atkal pieslēgsieties.',
  'Delete them and log out': 'Dzēst tos un iziet no konta',
  'My version': 'Mana versija',
  'The other version': 'Otra versija',
  'The other version was kept': 'Paturēta otra versija',
  'Space on this device is running out': 'Šajā ierīcē drīz pietrūks vietas',
  'What you saved is safe here. Go online soon so that it can be sent.':
    'Saglabātais šeit ir drošībā. Pieslēdzieties internetam, tiklīdz iespējams, lai to varētu nosūtīt.',
  'There is no space left on this device': 'Šajā ierīcē vairs nav vietas',
  '{name} is still in the form. Free up some space, or go online and try again.':
    '{name} joprojām ir veidlapā. Atbrīvojiet vietu vai pieslēdzieties internetam un mēģiniet vēlreiz.',
} as const satisfies Record<string, string>;
