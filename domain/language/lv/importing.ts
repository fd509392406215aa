export const importing = {
  'From a LubeLogger server': 'No LubeLogger servera',
  'Address of your LubeLogger server': 'LubeLogger adrese',
  'API key': 'API atslēga',
  'From the LubeLogger settings; a read-only key is enough. It is used for this import only and not stored.':
    'No LubeLogger iestatījumiem; pietiek ar atslēgu, kas ļauj tikai skatīt. To izmanto tikai šim importam un neglabā.',
  'Get the records': 'Saņemt ierakstus',
  'Getting the data from LubeLogger...': 'Notiek datu saņemšana no LubeLogger…',
  'Sending the files...': 'Notiek failu sūtīšana…',
  'Files added: {n}': 'Pievienoti faili: {n}',
  'Files left out: {n}': 'Izlaisti faili: {n}',
  'The purchase and sale prices are imported only if you choose “A new car”.':
    'Pirkuma un pārdošanas cena tiek importēta tikai jaunpievienotam auto.',
  'Enter the address of LubeLogger, such as https://cars.example.org':
    'Ievadiet LubeLogger adresi, piemēram, https://cars.example.org',
  'This server does not connect to addresses on local networks. Its operator can allow it.':
    'Šis serveris neveido savienojumu ar adresēm lokālajā tīklā. To var atļaut servera uzturētājs.',
  'LubeLogger took too long to answer. Nothing was imported. Please try again.':
    'LubeLogger pārāk ilgi neatbildēja. Nekas nav importēts. Lūdzu, mēģiniet vēlreiz.',
  'LubeLogger cannot be reached at this address. Check the address.':
    'LubeLogger šajā adresē nav sasniedzams. Pārbaudiet adresi.',
  'LubeLogger did not accept the key. Check that it is complete and allows viewing your vehicles.':
    'LubeLogger nepieņēma atslēgu. Pārbaudiet, vai tā ievadīta pilnībā un ļauj skatīt jūsu auto.',
  'This address is not a LubeLogger server, or it asks you to log in first.':
    'Šī nav LubeLogger adrese, vai arī tur vispirms jāpieslēdzas.',
  'LubeLogger is not working at the moment. Nothing was imported. Please try again later.':
    'LubeLogger šobrīd nedarbojas. Nekas nav importēts. Lūdzu, mēģiniet vēlāk.',
  'LubeLogger has more data than can be imported at once. Import its CSV files instead.':
    'LubeLogger serverī ir vairāk datu, nekā var importēt vienā reizē. Importējiet tā CSV failus.',
  'LubeLogger has too many vehicles to import at once. Import their CSV files instead.':
    'LubeLogger serverī ir pārāk daudz auto, lai tos importētu vienā reizē. Importējiet to CSV failus.',
  'The file was not found': 'Faila nav',
  'The file is neither a picture nor a PDF': 'Fails nav ne attēls, ne PDF',
  'At most {n} records can be imported at once.': 'Vienā reizē var importēt ne vairāk kā {n} ierakstus.',
  'Some records did not arrive. Please try again.': 'Daļa ierakstu nav saņemta. Lūdzu, mēģiniet vēlreiz.',
  'An import can be undone for 30 days.': 'Importu var atsaukt 30 dienu laikā.',
  'Import from other apps': 'Importēt no citām lietotnēm',
  'Fill-ups, repairs and reminders from Fuelio, Drivvo, LubeLogger and others':
    'Uzpildes, remonti un atgādinājumi no Fuelio, Drivvo, LubeLogger un citām',
  'Choose files': 'Izvēlēties failus',
  'Choose other files': 'Izvēlēties citus failus',
  'Exports from LubeLogger, Drivvo, Fuelio, Fuelly, aCar, Simply Auto, Spritmonitor, Tracktor and MyGarage, or any CSV, Excel, JSON or XML file. You can choose or drop several files here at once.':
    'LubeLogger, Drivvo, Fuelio, Fuelly, aCar, Simply Auto, Spritmonitor, Tracktor un MyGarage eksporta faili vai jebkurš CSV, Excel, JSON vai XML fails. Var izvēlēties vai ievilkt šeit vairākus failus uzreiz.',
  'Reading the files...': 'Notiek failu lasīšana…',
  'The files could not be read. Please try again.': 'Failus neizdevās nolasīt. Lūdzu, mēģiniet vēlreiz.',
  'These columns are right': 'Šīs kolonnas ir pareizas',
  'All columns': 'Visas kolonnas',
  'With these columns, a typical fill-up would be {value}, which is unlikely.':
    'Pēc šīm kolonnām vienā uzpildē parasti būtu {value}, un tas ir maz ticams.',
  'Unusually large fill-ups, such as {value}.': 'Neparasti lielas uzpildes, piemēram, {value}.',
  'With these columns, the average consumption would be {value}, which is unlikely.':
    'Pēc šīm kolonnām vidējais patēriņš būtu {value}, un tas ir maz ticams.',
  'With these columns, the typical price per unit would be {value}, which is unlikely.':
    'Pēc šīm kolonnām vienības cena parasti būtu {value}, un tas ir maz ticams.',
  'Unusual prices per unit, such as {value}.': 'Neparastas cenas par vienību, piemēram, {value}.',
  'The odometer jumps by {value} within days.': 'Odometra rādījums dažās dienās pieaug par {value}.',
  'Please check: is every column right?': 'Lūdzu, pārbaudiet, vai visas kolonnas ir pareizas',
  'Column: {name}': 'Kolonna: {name}',
  'Rows: {rows}': 'Rindas: {rows}',
  'Check the columns': 'Pārbaudīt kolonnas',
  'Corrected in the other app: {n}': 'Otrā lietotnē izlabotās uzpildes: {n}',
  'Replace the fill-ups that are already there; otherwise these are added as separate fill-ups. This cannot be undone.':
    'Aizstāt esošās uzpildes; citādi labotās tiks pievienotas kā atsevišķas. To nevar atsaukt.',
  'Rows unreadable for the same reason: {n}': 'Nenolasāmās rindas ar to pašu iemeslu: {n}',
  'Most of the rows could not be read.': 'Lielāko daļu rindu neizdevās nolasīt.',
  'Choose the columns yourself': 'Norādīt kolonnas ar roku',
  'This car already has records from this file.': 'Šim auto jau ir ieraksti no šī faila.',
  '{car} already has records from this file: {known} of the {n} compared.':
    'Automobilim „{car}” jau ir šī faila ieraksti: {known} no {n} salīdzinātajiem.',
  'Add them to {car}': 'Pievienot ierakstus šim auto: {car}',
  'Recognized: {app}': 'Atpazīts: {app}',
  'a table from any app': 'jebkuras lietotnes tabula',
  'No app was recognized in these files.': 'Neizdevās noteikt, no kuras lietotnes ir šie faili.',
  'Fill-ups not marked as full, although most others are; counted as partial fill-ups':
    'Uzpildes, kurām atšķirībā no vairuma nav piezīmes par pilnu bāku; uzskatītas par daļējām',
  'Assumed, because the files do not say:': 'Pieņemts, jo failos tas nav norādīts:',
  'Change the assumptions': 'Mainīt pieņemto',
  'What the files do not say': 'Kas failos nav norādīts',
  'In the file: {cells}': 'Failā: {cells}',
  '(Not in the file)': '(Failā nav)',
  'Decimal mark': 'Decimālzīme',
  'Date format': 'Datumu secība',
  'Unit of distance': 'Attāluma mērvienība',
  'Fuel unit': 'Degvielas mērvienība',
  'What the records are': 'Kas ir šie ieraksti',
  'What is in which column?': 'Kas ir kurā kolonnā?',
  'fill-ups without a cost: {n}': 'uzpildes bez summas: {n}',
  'Odometer at the last fill-up': 'Odometra rādījums pēdējā uzpildē',
  'The odometer reading on {day}. Without it, the distances between fill-ups go into the notes.':
    'Odometra rādījums {day}. Ja to nenorādīsiet, attālumi starp uzpildēm tiks ierakstīti piezīmēs.',
  'Period (1234.56)': 'Punkts (1234.56)',
  'Comma (1234,56)': 'Komats (1234,56)',
  'Day, month, year': 'Diena, mēnesis, gads',
  'Month, day, year': 'Mēnesis, diena, gads',
  'Year, month, day': 'Gads, mēnesis, diena',
  Liters: 'Litri',
  'US gallons': 'ASV galoni',
  'UK gallons': 'Britu galoni',
  Upgrade: 'Uzlabojums',
  Odometer: 'Odometrs',
  'Amount of fuel': 'Degvielas daudzums',
  'Distance since the last fill-up': 'Attālums kopš iepriekšējās uzpildes',
  'Not filled to the top': 'Nav uzpildīta pilna bāka',
  'Price per unit': 'Vienības cena',
  'Where the records go': 'Kuram auto pievienot ierakstus',
  'Records in the files': 'Ieraksti failos',
  'A new car': 'Jauns auto',
  'These may be records of another car': 'Šie, iespējams, ir cita auto ieraksti',
  '{day}: {km} in the files; {knownDay}: {known} in this car':
    '{day}: failos {km}; {knownDay}: šim auto {known}',
  '{file} in the files, {own} in this car': 'Failos: {file}, šim auto: {own}',
  Preview: 'Priekšskatījums',
  Records: 'Ieraksti',
  'In the files': 'Failos',
  'On the server': 'Serverī',
  'No records yet. Please answer the questions above.':
    'Ierakstu vēl nav. Lūdzu, atbildiet uz iepriekšējiem jautājumiem.',
  'There are no records in these files.': 'Šajos failos nav ierakstu.',
  'There are no records on this server.': 'Šajā serverī nav ierakstu.',
  'To add': 'Tiks pievienoti',
  'Already there': 'Jau ir',
  'Already there: {n}': 'Jau ir kontā: {n}',
  'Odometer readings': 'Odometra rādījumi',
  'Notes that become repairs of the kind "Other", without a cost: {n}':
    'Piezīmes, kas kļūs par remontiem (veids „Cits”, bez izmaksām): {n}',
  'Columns without a field of their own; their cells go into the notes: {columns}':
    'Kolonnas bez sava lauka; to šūnas nonāks piezīmēs: {columns}',
  'Rows whose cost or amount is in the notes only, as they are not fill-ups or expenses':
    'Rindas, kuru summa vai daudzums ir tikai piezīmēs, jo tās nav uzpilde vai izdevumi',
  'Columns left out, as they follow from the others: {columns}':
    'Izlaistās kolonnas, jo tās izriet no pārējām: {columns}',
  'Row {row} of the file has the total {said}; its records come to {read}.':
    'Faila {row}. rindā kopsumma ir {said}, bet tā ierakstos kopā ir {read}.',
  'Whole file': 'Viss fails',
  'Row {row}': '{row}. rinda',
  Unreadable: 'Nav nolasāms',
  'Left out': 'Izlaists',
  'Added while the file was being read': 'Nolasot papildināts',
  'Conflicting odometer readings': 'Pretrunīgi odometra rādījumi',
  'These readings contradict the others. They will be imported and can be corrected afterward.':
    'Šie rādījumi ir pretrunā ar pārējiem. Tie tiek importēti, un pēc tam tos var labot.',
  'And {n} more': 'Un vēl: {n}',
  'Check for new records': 'Pārbaudīt, kas ir jauns',
  'Comparing with your records...': 'Notiek salīdzināšana ar jūsu ierakstiem…',
  'Import new records: {n}': 'Importēt jaunos ierakstus: {n}',
  'Everything is already in Carful. There is nothing left to import.':
    'Viss jau ir pievienots. Nav nekā, ko importēt.',
  'Importing needs an internet connection. Your choice stays on this page.':
    'Importēšanai vajadzīgs interneta savienojums. Jūsu izvēle paliek šajā lapā.',
  'Another import is already in progress for this account.': 'Šim kontam jau ir atvērts cits imports.',
  'Stop it there and continue here': 'Apturēt to un turpināt šeit',
  'This import is no longer available. Please check for new records again.':
    'Šī importa vairs nav. Lūdzu, vēlreiz pārbaudiet, kas ir jauns.',
  'The server did not answer. Please try again: nothing will be added twice.':
    'Serveris neatbildēja. Lūdzu, mēģiniet vēlreiz: nekas netiks pievienots divreiz.',
  'Records added: {n}': 'Pievienoti ieraksti: {n}',
  'There is no internet connection. The import can wait on this device; anything already in your account when it is sent will not be added again.':
    'Nav interneta savienojuma. Imports var gaidīt šajā ierīcē; tas, kas nosūtīšanas brīdī jau būs jūsu kontā, netiks pievienots vēlreiz.',
  'Import when there is a connection: {n}': 'Importēt, kad būs internets: {n}',
  'Storing the import on this device...': 'Imports tiek saglabāts šajā ierīcē…',
  'The import could not be stored on this device.': 'Importu neizdevās saglabāt šajā ierīcē.',
  'The import is waiting on this device': 'Imports gaida šajā ierīcē',
  'The import is sent as soon as there is an internet connection, and can then be undone here for 30 days.':
    'Tas tiks nosūtīts, tiklīdz būs interneta savienojums, un pēc tam šeit to varēs atsaukt 30 dienu laikā.',
  'You can undo it on the import page for 30 days.': 'Importu lapā to var atsaukt 30 dienu laikā.',
  'You can undo this below for 30 days.': 'Šajā lapā to var atsaukt 30 dienu laikā.',
  'Imports in the last 30 days': 'Pēdējo 30 dienu importi',
  'Added: {n}': 'Pievienoti ieraksti: {n}',
  'Undone. Deleted: {deleted}. Kept because they were changed or are in use: {kept}':
    'Atsaukts. Dzēsti ieraksti: {deleted}; paturēti, jo ir mainīti vai tiek izmantoti: {kept}',
  'Undo this import': 'Atsaukt šo importu',
  'Open {name}': 'Atvērt: {name}',
  'Undo this import?': 'Vai atsaukt šo importu?',
  'All records it added will be deleted, except those that you have changed since or that other records use. Cars stay. The import can be undone until {day}.':
    'Tiks dzēsti visi šajā importā pievienotie ieraksti, izņemot tos, kas kopš tā laika ir mainīti vai ko izmanto citi ieraksti. Auto paliks. Importu var atsaukt līdz {day}.',
  'Import undone': 'Imports atsaukts',
  'Deleted: {deleted}. Kept because they were changed or are in use: {kept}.':
    'Dzēsti ieraksti: {deleted}. Paturēti, jo ir mainīti vai tiek izmantoti: {kept}.',
} as const;
