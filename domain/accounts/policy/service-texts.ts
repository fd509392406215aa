import { say } from '#domain/assessment/bilingual-text.ts';

/** What the privacy policy says of services; of most only where an installation uses them. */
export const serviceTexts = {
  databaseOutside: say(
    'The database is on a database server chosen by the operator, possibly with a hosting provider; what the log of that server holds depends on how it is set up.',
    'Datubāze atrodas servera uzturētāja izvēlētā datubāzes serverī, iespējams, pie pakalpojumu sniedzēja; kas nonāk šī servera žurnālā, atkarīgs no tā iestatījumiem.',
  ),
  filesOutside: say(
    'All files (pictures, videos, receipts and documents) are in object storage (S3) chosen by the operator, usually with a hosting provider.',
    'Visi faili (attēli, video, čeki un dokumenti) atrodas servera uzturētāja izvēlētā objektu krātuvē (S3), parasti pie pakalpojumu sniedzēja.',
  ),
  backupsOutside: say(
    "Copies of the backups, with all of this server's data, are kept in object storage (S3) at another location.",
    'Rezerves kopijas ar visiem šī servera datiem tiek glabātas arī citur – objektu krātuvē (S3).',
  ),
  model: say(
    'The AI model at {host}: your description of a problem with your answers and notes, your questions to the assistant with up to 20 earlier messages of the chat, and what it needs from the records of your cars: make, model, year, fuel, transmission, battery capacity, expected yearly distance, whether it is in use, all mileage readings with their days, problems, repairs, fill-ups and documents with their notes, repair shops, stations, companies and costs, the status and urgency of problems and the advice on them, open reminders, and how many files a record has. The VIN, license plate, document numbers, email addresses and phone numbers, your name and the names of your mechanics are removed from the text where Carful recognizes them; names of other people and of repair shops stay. In settings, you can read what was sent last.',
    'MI modelis ({host}): jūsu problēmas apraksts kopā ar atbildēm un piezīmēm, jautājumi asistentam kopā ar ne vairāk kā 20 iepriekšējām sarakstes ziņām un tas, kas atbildei vajadzīgs no jūsu auto ierakstiem: marka, modelis, izlaiduma gads, degviela, ātrumkārba, akumulatora ietilpība, paredzamais gada nobraukums, tas, vai auto lieto, visi nobraukuma rādījumi ar dienām, problēmas, remonti, uzpildes un dokumenti ar piezīmēm, autoservisiem, uzpildes vietām, uzņēmumiem un izmaksām, problēmu statuss, steidzamība un ieteikums, nepaveiktie atgādinājumi, kā arī tas, cik failu ierakstam pievienots. VIN, reģistrācijas numurs, dokumentu numuri, e-pasta adreses, tālruņa numuri, jūsu vārds un jūsu mehāniķu vārdi tiek izdzēsti no teksta, ja Carful tos atpazīst; citu cilvēku vārdi un autoservisu nosaukumi paliek. Iestatījumos varat izlasīt, kas nosūtīts pēdējoreiz.',
  ),
  modelPictures: say(
    'If you have agreed to it, the AI model also gets the pictures you add to a problem or a question, with everything that can be seen in them.',
    'Ja tam piekritāt, tas saņem arī attēlus, ko pievienojat problēmai vai jautājumam, ar visu, kas tajos redzams.',
  ),
  modelNoPictures: say('The AI model gets no pictures and no videos.', 'Attēlus un video tas nesaņem.'),
  ownHost: say("at an address in the operator's own network", 'ar adresi servera uzturētāja tīklā'),
  speech: say(
    'The AI speech recognition model at {host}: what you dictate, if your browser cannot turn speech into text itself. The recording is sent unchanged.',
    'MI modelis runas atpazīšanai ({host}): tas, ko diktējat, ja jūsu pārlūkprogramma pati nespēj runu pārvērst tekstā. Balss ieraksts tiek nosūtīts tāds, kāds tas ir.',
  ),
  noModel: say(
    'No AI model is set up on this server: the built-in engine assesses problems, and nothing is sent to a model.',
    'Šajā serverī nav iestatīts MI modelis: problēmas izvērtē iebūvētais algoritms, un modelim nekas netiek nosūtīts.',
  ),
  mail: say(
    "The email provider of this server: your address and the emails sent to you, such as links to confirm an address, reminders with the names and the last mileage of the cars, what is due and on what date or at what mileage, notice that an answer from the AI model is ready, what a mechanic added, with the mechanic's name, and reports you ask for.",
    'Šī servera e-pasta pakalpojumu sniedzējs: jūsu adrese un jums sūtītās vēstules, piemēram, adreses apstiprināšanas saites, atgādinājumi ar auto nosaukumiem, pēdējo nobraukumu un to, kas, kad vai ar kādu nobraukumu jādara, ziņa, ka MI modeļa atbilde ir gatava, mehāniķa pievienotais ar viņa vārdu un jūsu pieprasītie pārskati.',
  ),
  google: say(
    'Google, only if you log in with it: Google then knows that you use this server and tells it your name, your email address and whether it is confirmed. Google also sends the address of your picture and keys for lasting access; the server keeps neither.',
    'Google, tikai ja ar to pieslēdzaties: Google tad zina, ka lietojat šo serveri, un nosūta tam jūsu vārdu, e-pasta adresi un to, vai tā ir apstiprināta. Google nosūta arī jūsu attēla adresi un ilgstošas piekļuves marķierus; serveris tos neglabā.',
  ),
  openId: say(
    '{name}, the login provider chosen by the operator, only if you log in with it: the provider then knows that you use this server and when you log in and out, and tells the server your name, your email address and whether that address is confirmed, and, where the operator asks for them, your groups at the provider.',
    '{name}, servera uzturētāja izvēlēts pieslēgšanās pakalpojums, tikai ja ar to pieslēdzaties: tas tad zina, ka lietojat šo serveri un kad pieslēdzaties un izejat, un nosūta tam jūsu vārdu, e-pasta adresi un to, vai tā ir apstiprināta, kā arī jūsu grupas, ja servera uzturētājs tās prasa.',
  ),
  passkey: say(
    'The maker of your device or password manager, if you add a passkey: your email address and the address of this server, with the passkey.',
    'Jūsu ierīces vai paroļu pārvaldnieka izstrādātājs, ja pievienojat piekļuves atslēgu: jūsu e-pasta adrese un šī servera adrese kopā ar atslēgu.',
  ),
  push: say(
    "Your browser maker's push service, such as that of Google, Apple, Mozilla or Microsoft, only if you turn on notifications on a device: it learns that this server sends something to that browser, when, and a number that stands for the reminder, record or car. The text is encrypted for your browser, and the service cannot read it; Carful lets it keep the text for at most a day while the browser cannot be reached.",
    'Jūsu pārlūkprogrammas izstrādātāja (piemēram, Google, Apple, Mozilla vai Microsoft) paziņojumu piegādes pakalpojums, tikai ja kādā ierīcē ieslēdzat paziņojumus: tas uzzina, ka un kad šis serveris kaut ko sūta šai pārlūkprogrammai, un numuru, kas apzīmē atgādinājumu, ierakstu vai auto. Teksts ir šifrēts jūsu pārlūkprogrammai, un pakalpojums to nevar izlasīt; ja pārlūkprogramma nav sasniedzama, Carful ļauj to glabāt ne ilgāk kā dienu.',
  ),
  address: say(
    "The service that you enter for notifications in settings, if any: it gets and can read the titles of your reminders, their due dates and mileages, the names and the last mileage of the cars, what a mechanic added with the mechanic's name, that the assistant has answered, and links to the pages of Carful.",
    'Pakalpojums paziņojumiem, ja tādu iestatījumos ievadāt: tas saņem un var izlasīt jūsu atgādinājumu nosaukumus, to datumus un nobraukumus, auto nosaukumus un pēdējo nobraukumu, mehāniķa pievienoto ar viņa vārdu, ziņu, ka asistents atbildējis, un saites uz Carful lapām.',
  ),
  webhooks: say(
    'The addresses that you enter for webhooks, if any: when something that you chose happens, they get the name of the car; the title or kind, date, mileage and cost of the record, the fuel and amount of a fill-up, the status of a problem and whether the car must not be driven, or the title, kind, due date and due mileage of a reminder; and ID numbers.',
    'Adreses, ko ievadāt tīmekļa āķiem (webhooks), ja tādas ir: kad notiek jūsu izvēlētais, tās saņem auto nosaukumu, ieraksta nosaukumu vai veidu, datumu, nobraukumu un izmaksas, uzpildes degvielu un daudzumu, problēmas statusu un to, vai ar auto nedrīkst braukt, vai atgādinājuma nosaukumu, veidu, datumu un nobraukumu, kā arī numurus, kas tos apzīmē.',
  ),
  programs: say(
    'Programs to which you give an access key, and AI clients that you let in: whoever holds the key can read and write what you allowed, for the cars you chose, until that ends. What an AI client reads goes to the maker of its AI model as it is: license plates, document numbers, notes and names are not removed.',
    'Programmas, kurām iedodat programmu atslēgu, un MI programmas, kuras ielaižat: ikviens, kam ir atslēga, var lasīt un rakstīt to, ko esat atļāvuši, par jūsu izvēlētajiem auto, līdz piekļuve beidzas. Tas, ko MI programma nolasa, nonāk pie tās MI modeļa veidotāja tāds, kāds tas ir: reģistrācijas numuri, dokumentu numuri, piezīmes un vārdi netiek izdzēsti.',
  ),
  dictation: say(
    'The maker of your browser: when you dictate, many browsers send your voice to their maker to be turned into text. Carful cannot prevent that; do not dictate if you do not want that.',
    'Jūsu pārlūkprogrammas izstrādātājs: kad diktējat, daudzas pārlūkprogrammas jūsu balsi nosūta savam izstrādātājam, lai to pārvērstu tekstā. Carful to nevar novērst; ja to nevēlaties, nediktējiet.',
  ),
  holders: say(
    "Whoever holds a share link: your car with its photo, name, VIN, license plate, mileage and technical data, its open problems with your description, your answers to questions about them, the assessment, pictures, videos and PDF files and, if you so choose, its open reminders; also the answers and prices that were sent through the same link, with the mechanic's name and repair shop, your replies to them, and the titles and dates of the repairs that were added through it or that solve, wholly or in part, a problem answered through it. It shows no other costs, no notes and nothing about you, unless you wrote or showed it in these.",
    'Ikviens, kam ir kopīgošanas saite: jūsu auto ar attēlu, nosaukumu, VIN, reģistrācijas numuru, nobraukumu un tehniskajiem datiem, tā neatrisinātās problēmas ar jūsu aprakstu, jūsu atbildēm uz jautājumiem par tām, izvērtējumu, attēliem, video un PDF failiem un, ja to izvēlaties, nepaveiktie atgādinājumi; arī caur šo pašu saiti sūtītās atbildes un cenas ar mehāniķa vārdu un autoservisu, jūsu atbildes mehāniķim un to remontu nosaukumi un datumi, kas pievienoti caur šo saiti vai pilnīgi vai daļēji atrisina problēmu, uz kuru caur to atbildēts. Citas izmaksas, piezīmes un ziņas par jums nav redzamas, ja vien tās tur nav ierakstītas vai redzamas.',
  ),
  calendar: say(
    'Whoever has your calendar address, if you create one, and the calendar service you give it to: they see the open reminders of all your cars with their due dates and mileages and the names of the cars, even if you chose one car for it. You can replace or remove the address in settings.',
    'Ikviens, kam ir jūsu kalendāra adrese, ja tādu izveidojat, un kalendāra pakalpojums, kuram to iedodat: jūsu visu auto nepaveiktie atgādinājumi ar datumiem un nobraukumiem un auto nosaukumi, arī tad, ja adresei izvēlējāties vienu auto. Iestatījumos adresi varat nomainīt vai noņemt.',
  ),
  importServer: say(
    'The LubeLogger server whose address you enter for an import: it gets the key that you enter with it, and none of your records.',
    'LubeLogger serveris, kura adresi ievadāt importam: tas saņem kopā ar adresi ievadīto atslēgu, bet no jūsu ierakstiem nesaņem neko.',
  ),
  operator: say(
    'The operator and whoever looks after the server for them can technically read what is on it. Authorities get data only where the law demands it.',
    'Servera uzturētājs un tie, kas serveri apkalpo viņa uzdevumā, tehniski var izlasīt tajā esošo. Iestādes datus saņem tikai tad, ja to prasa likums.',
  ),
  transferProviders: say(
    'The AI models (also for speech recognition), Google, and the providers of login, email, database and storage, as far as they are named above, may be outside the European Union and the European Economic Area. The operator may use them only where the European Commission has found the protection adequate or with its standard contractual clauses, and has to tell you on request which of them applies and where the server itself is.',
    'MI modeļu (arī runas atpazīšanas) pakalpojumu sniedzēji, Google, pieslēgšanās, e-pasta, datubāzes un krātuves pakalpojumu sniedzēji, ja tie minēti iepriekš, var atrasties ārpus Eiropas Savienības un Eiropas Ekonomikas zonas. Servera uzturētājs tos drīkst izmantot tikai tad, ja Eiropas Komisija aizsardzību atzinusi par pietiekamu vai ir noslēgtas tās apstiprinātās līguma standartklauzulas, un pēc pieprasījuma viņam jāpaskaidro, kurš no šiem nosacījumiem tiek piemērots un kur atrodas pats serveris.',
  ),
  transferNone: say(
    'This server passes your data to no provider, except to the push services of those who turn on notifications, the addresses that people enter for notifications and webhooks, and the calendars, programs and AI clients to which they give access. The operator has to tell you on request where the server itself is.',
    'Šis serveris jūsu datus nenodod nevienam pakalpojumu sniedzējam, izņemot paziņojumu piegādes pakalpojumus, ja ieslēdzat paziņojumus, adreses, ko ievadāt paziņojumiem un tīmekļa āķiem, un kalendārus, programmas un MI programmas, kurām dodat piekļuvi. Kur atrodas pats serveris, tā uzturētājam jāpaskaidro pēc pieprasījuma.',
  ),
  transferLinks: say(
    'The maker of your browser with its push service, the maker of your device or password manager, the addresses that you enter for notifications, webhooks and imports, and anyone to whom you give a share link, your calendar address, an access key or access as an AI client may be anywhere in the world.',
    'Jūsu pārlūkprogrammas izstrādātājs ar savu paziņojumu piegādes pakalpojumu, jūsu ierīces vai paroļu pārvaldnieka izstrādātājs, paziņojumiem, tīmekļa āķiem un importam ievadītās adreses, tie, kam nododat kopīgošanas saiti, kalendāra adresi vai programmas atslēgu, un MI programmas, kuras ielaižat, var atrasties jebkur pasaulē.',
  ),
};
