// D18: short and true; for legal review before launch.
export const legal = {
  'What Carful is': 'Kas ir Carful',
  'Carful helps you keep track of your cars: problems, repairs and costs. It does not replace a mechanic.':
    'Carful palīdz sekot līdzi jūsu auto: problēmām, remontiem un izmaksām. Tas neaizstāj mehāniķi.',
  'AI text is not a diagnosis': 'MI teksts nav diagnoze',
  'Assessments, questions and answers are made by rules or by an AI model and may be wrong. Only a repair shop can find the actual cause. If the car does not feel safe, stop driving and call for help.':
    'Izvērtējumus, jautājumus un atbildes sagatavo iebūvēts algoritms vai MI modelis, un tie var būt kļūdaini. Patieso cēloni var noteikt tikai autoservisā. Ja braukt nešķiet droši, apstājieties un izsauciet palīdzību.',
  'Your account': 'Jūsu konts',
  'Keep your password to yourself and enter only data you are allowed to share. You may stop using Carful at any time.':
    'Neizpaudiet savu paroli un ievadiet tikai tādus datus, kurus drīkstat kopīgot. Carful lietošanu varat pārtraukt jebkurā brīdī.',
  'A share link shows your car, its open problems, pictures and videos to anyone who holds the link, until it ends or you delete it. If you allow it, they may also add records.':
    'Ikviens, kam ir kopīgošanas saite, redz jūsu auto, tā neatrisinātās problēmas, attēlus un video, līdz saites termiņš beidzas vai jūs to izdzēšat. Ja to atļaujat, saites lietotājs var arī pievienot ierakstus.',
  'No guarantee': 'Bez garantijas',
  'Carful is offered as it is. Keep your own copies of important documents and receipts.':
    'Carful tiek piedāvāts tāds, kāds tas ir. Svarīgu dokumentu un čeku kopijas glabājiet arī paši.',
  'What is stored': 'Kas tiek glabāts',
  'Your name, email, phone number if you give it, and a password that nobody can read back. Your cars, mileage, problems, repairs, receipts, pictures, videos, chats with the assistant and settings. For each login the time, the address of the device and the name of the browser. The place where a picture was taken is removed from it.':
    'Jūsu vārds, e-pasta adrese, tālruņa numurs, ja to norādāt, un parole tādā veidā, ka to neviens nevar izlasīt. Jūsu auto, nobraukums, problēmas, remonti, čeki, attēli, video, sarakste ar asistentu un iestatījumi. Par katru pieslēgšanos – laiks, ierīces adrese un pārlūkprogrammas nosaukums. Ziņas par attēla uzņemšanas vietu no attēla tiek izdzēstas.',
  'Where it is stored': 'Kur tas tiek glabāts',
  'On the server you are using now, kept by the person or company that runs it. Your browser keeps your language, theme, unfinished forms and a part of your data, and a cookie that keeps you logged in; logging out removes your data from it. There are no advertisements and no tracking.':
    'Serverī, kuru šobrīd lietojat; to uztur persona vai uzņēmums, kam tas pieder. Pārlūkprogrammā glabājas valoda, motīvs, nepabeigtas veidlapas, daļa jūsu datu un sīkdatne, lai jums nebūtu atkārtoti jāpieslēdzas; izejot no konta, jūsu dati no tās tiek izdzēsti. Nav ne reklāmu, ne izsekošanas.',
  'Who else sees it': 'Kas vēl to redz',
  'If an AI model is set up on this server, the texts you write about a problem and the make, model and year of the car are sent to it. To answer your questions it can read the car’s problems, repairs, costs and mileage; pictures and recordings are sent only to a model that can use them. If you log in with Google, Google knows that you use this server. Whoever holds a share link sees what it shows.':
    'Ja šajā serverī ir iestatīts MI modelis, tam tiek nosūtīti jūsu teksti par problēmu un auto marka, modelis un izlaiduma gads. Lai atbildētu uz jūsu jautājumiem, tas var lasīt auto problēmas, remontus, izmaksas un nobraukumu; attēli un balss ieraksti tiek nosūtīti tikai modelim, kas tos spēj izmantot. Ja pieslēdzaties ar Google, tas zina, ka lietojat šo serveri. Ikviens, kam ir kopīgošanas saite, redz to, ko tā rāda.',
  'How long it is kept': 'Cik ilgi tas tiek glabāts',
  'Until you delete it. Deleting a car deletes its problems, repairs and files. A share link ends after 24 hours unless you choose another time, at the latest after 7 days. You are logged out after 30 days of inactivity. To avoid applying a change twice, the server keeps its reply to each change for 90 days; what it replied about a problem, repair or car goes when you delete that. What was last sent to an AI model is kept, so that you can read it, until something else is sent. You can export your data and delete your account in settings: after 30 days it is erased with all its data and files, unless you log in again before. Backups of the server may keep them longer.':
    'Līdz brīdim, kad to izdzēšat. Dzēšot auto, tiek dzēstas tā problēmas, remonti un faili. Kopīgošanas saites termiņš beidzas pēc 24 stundām, ja neizvēlaties citu, un ne vēlāk kā pēc 7 dienām. Sesija beidzas pēc 30 dienām bez lietošanas. Lai neviena izmaiņa netiktu veikta divreiz, serveris 90 dienas glabā savu atbildi uz katru no tām; atbildes par problēmu, remontu vai auto zūd, kad to izdzēšat. Pēdējais MI modelim nosūtītais saturs glabājas, lai jūs to varētu izlasīt, līdz tiek nosūtīts kas cits. Iestatījumos varat eksportēt savus datus un dzēst kontu: pēc 30 dienām tas ar visiem datiem un failiem tiek neatgriezeniski izdzēsts, ja pirms tam nepieslēdzaties no jauna. Servera rezerves kopijās tie var glabāties ilgāk.',
} as const satisfies Record<string, string>;
