export const importReasons = {
  'Files not mentioned in any fill-up, repair or note':
    'Faili, kas nav minēti nevienā uzpildē, remontā vai piezīmē',
  'This version of LubeLogger does not offer this kind of record':
    'Šī LubeLogger versija šāda veida ierakstus nepiedāvā',
  'Files attached to reminders; their names are in the notes':
    'Atgādinājumiem pievienotie faili; to nosaukumi ir piezīmēs',
  'More than ten files on one record': 'Vairāk nekā desmit failu vienam ierakstam',
  'The row has too many or too few cells for its table':
    'Šūnu skaits rindā neatbilst tabulas kolonnu skaitam',
  'The date cannot be read': 'Datumu nevar nolasīt',
  'The day and month are in a different order than in the other rows':
    'Diena un mēnesis ir citā secībā nekā pārējās rindās',
  'The date is in the future': 'Datums ir nākotnē',
  'The mileage cannot be read': 'Nobraukumu nevar nolasīt',
  'The amount cannot be read': 'Daudzumu nevar nolasīt',
  'The cost cannot be read': 'Izmaksas nevar nolasīt',
  'There is no title': 'Nav nosaukuma',
  'The currency is not known': 'Valūta nav zināma',
  'The fuel is not known': 'Degviela nav zināma',
  'The unit of the amount is not known': 'Daudzuma mērvienība nav zināma',
  'The unit of the mileage is not known': 'Nobraukuma mērvienība nav zināma',
  'It is not clear when the reminder is due': 'Nav skaidrs, kad pienāk atgādinājuma termiņš',
  'The other app marked the fill-up as invalid': 'Otra lietotne šo uzpildi ir atzīmējusi kā nederīgu',
  'A quotation mark is not closed': 'Pēdiņas nav aizvērtas',
  'The row is too long': 'Rinda ir pārāk gara',
  'Too many rows are damaged. The rest of the file was not read.':
    'Bojātu rindu ir pārāk daudz. No šīs vietas fails netika lasīts.',
  'The file is cut off: its last part is missing': 'Fails ir aprauts: trūkst tā pēdējās daļas',
  'The file is empty': 'Fails ir tukšs',
  'The file has headings, but no records': 'Failā ir virsraksti, bet nav ierakstu',
  'The file is too large': 'Fails ir pārāk liels',
  'The file is from an app that Carful does not know': 'Fails ir no lietotnes, ko Carful nepazīst',
  'This is a spreadsheet. Save each sheet as CSV, then choose those files.':
    'Šī ir izklājlapa. Saglabājiet katru lapu kā CSV un izvēlieties šos failus.',
  'The file contains no text': 'Failā nav teksta',
  'The columns of the file were not recognized': 'Faila kolonnas nav zināmas',
  'The file is from another app. Import it separately.':
    'Fails ir no citas lietotnes. Importējiet to atsevišķi.',
  'The file is from {app}. Import it separately.': 'Fails ir no lietotnes {app}. Importējiet to atsevišķi.',
  'There are too many rows. Split the file.': 'Rindu ir pārāk daudz. Sadaliet failu.',
  'The file is damaged or incomplete': 'Fails ir bojāts vai nepilnīgs',
  'The file is encrypted. Export it again without a passphrase.':
    'Fails ir šifrēts. Eksportējiet to vēlreiz bez paroles.',
  'The zip file is damaged or incomplete': 'Zip fails ir bojāts vai nepilnīgs',
  'The zip file is encrypted. Unpack it first.': 'Zip fails ir šifrēts. Vispirms to atpakojiet.',
  'The path of the file in the zip points outside the zip': 'Faila ceļš zip failā norāda ārpus arhīva',
  'The zip file is too large when it is unpacked': 'Atpakots zip fails ir pārāk liels',
  'There are too many files': 'Failu ir pārāk daudz',
  'Carful cannot read the database in this backup. Import from the LubeLogger server, or export CSV files.':
    'Carful nevar nolasīt datubāzi šajā rezerves kopijā. Importējiet no LubeLogger servera vai eksportējiet CSV failus.',
  Income: 'Ieņēmumi',
  Trips: 'Braucieni',
  'Fill-ups without an amount': 'Uzpildes bez daudzuma',
  'The price of the car itself': 'Paša auto cena',
  Refunds: 'Atmaksas',
  'Refunds: the amounts are in the notes, not in the costs':
    'Atmaksas: atgūtā summa ir piezīmēs, nevis izmaksās',
  'Reminders that are never due': 'Atgādinājumi, kuriem nekad nepienāk termiņš',
  'Reminders for work that was done again later': 'Atgādinājumi par darbiem, kas vēlāk paveikti vēlreiz',
  'User accounts from the other app': 'Otras lietotnes konti',
  'Entries without a mileage reading': 'Ieraksti bez nobraukuma',
  'Corrected: dates with months counted from zero': 'Izlaboti datumi, kuros mēneši skaitīti no nulles',
  'Notes that were shortened': 'Saīsinātas piezīmes',
  'List rows without a date': 'Sarakstu rindas bez datuma',
  'Pictures and files that the export only names': 'Attēli un faili, kuru eksportā ir tikai nosaukumi',
  Categories: 'Kategorijas',
  'Fuel bought without a quantity: its cost counts, but the next consumption figure is not calculated':
    'Degvielas pirkumi bez daudzuma: izmaksas saglabātas, nākamais patēriņš netiek rēķināts',
  'Rows of a table without odometer readings': 'Rindas no tabulas bez odometra rādījumiem',
  'Rows of a table that does not say when reminders are due': 'Rindas no tabulas bez atgādinājumu termiņiem',
  'Lines with totals and headings': 'Kopsummu un virsrakstu rindas',
  'Table rows without costs': 'Rindas no tabulas bez izmaksām',
  'Table rows that do not name a car': 'Rindas no tabulas bez auto',
  'Rows whose car is spelled differently; they are of the same car':
    'Rindas, kurās auto nosaukums rakstīts citādi; tās ir par to pašu auto',
  'Rows from a second copy of the data in the same file': 'Otras kopijas rindas tajā pašā failā',
  'Fill-ups assumed to be full, as the file does not say':
    'Uzpildes, kas uzskatītas par pilnām, jo failā tas nav norādīts',
  'Rows without a date; the date of the row above was used':
    'Rindas bez datuma; tām izmantots iepriekšējās rindas datums',
  'Dates without a year; the year from a line above was used':
    'Datumi bez gada; tiem ņemts gads no rindas virs tiem',
  'Rows that the other app has deleted': 'Rindas, ko otra lietotne ir dzēsusi',
  'Distances without an odometer reading; they are in the notes':
    'Attālumi bez odometra rādījuma; tie ir piezīmēs',
  'Odometer readings calculated from the distances between fill-ups':
    'Odometra rādījumi, kas aprēķināti no attālumiem starp uzpildēm',
  'Amounts calculated from total and price': 'Daudzumi, kas aprēķināti no summas un cenas',
  'Totals of several fuels, split according to their amounts and prices':
    'Vairāku degvielu kopsummas, kas sadalītas pēc daudzuma un cenas',
} as const satisfies Record<string, string>;
