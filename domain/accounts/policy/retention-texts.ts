import { say } from '#domain/assessment/bilingual-text.ts';

/** Periods are those of the constants in the code: server/accounts/privacy-policy.test.ts compares them. */
export const retentionTexts = {
  records: say(
    'Cars and records: until you delete them. Cars, problems, repairs, fill-ups, documents, reminders, mileage and answers that you delete stay in the trash with their files for 30 days, or until you delete them for good; a car stays there together with its problems, repairs, fill-ups, documents, reminders and chats. Only you see the trash. About an hour after something is gone from the trash, its files are erased. Anything else, such as a chat you clear or what undoing an import removes, is deleted at once; pictures of a chat that you clear are deleted within 30 days of their upload, older ones within about an hour.',
    'Auto un ieraksti: līdz tos izdzēšat. Izdzēstie auto, problēmas, remonti, uzpildes, dokumenti, atgādinājumi, nobraukumi un atbildes kopā ar failiem paliek atkritnē 30 dienas vai līdz brīdim, kad tos izdzēšat neatgriezeniski; ar auto tajā nonāk arī tā problēmas, remonti, uzpildes, dokumenti, atgādinājumi un sarakste. Atkritni redzat tikai jūs. Aptuveni stundu pēc tam, kad kaut kas no atkritnes pazudis, tiek izdzēsti arī tā faili. Viss cits, piemēram, notīrīta sarakste vai tas, ko izdzēš importa atsaukšana, pazūd uzreiz; notīrītas sarakstes attēli – 30 dienu laikā pēc augšupielādes, vecāki – aptuveni stundas laikā.',
  ),
  account: say(
    'Account: until you delete it. It is erased with all its data and files after 30 days, unless you log in again before then. Its share links, calendar address, notifications, access keys, AI clients, webhooks and logins end at once and do not come back with the account; they also end if the operator locks or erases it. If the operator erases it, only the operator can restore it within that time, and the operator can also erase it at once. An account whose address nobody confirmed is erased 30 days after sign-up; further sign-ups with the same address count for 24 hours and are deleted at most a day later.',
    'Konts: līdz to izdzēšat. Pēc 30 dienām tas tiek neatgriezeniski izdzēsts ar visiem datiem un failiem, ja pirms tam nepieslēdzaties no jauna. Tā kopīgošanas saites, kalendāra adrese, paziņojumi, programmu atslēgas, MI programmu piekļuve, tīmekļa āķi un pieslēgšanās beidzas uzreiz un kopā ar kontu neatgriežas; tas pats beidzas, ja servera uzturētājs kontu bloķē vai dzēš. Ja kontu dzēš servera uzturētājs, šajā laikā to var atjaunot tikai viņš; viņš var kontu dzēst arī uzreiz. Konts, kura adresi neviens nav apstiprinājis, tiek izdzēsts 30 dienas pēc reģistrēšanās; atkārtotas reģistrācijas ar to pašu adresi ir spēkā 24 stundas un tiek izdzēstas ne vēlāk kā dienu pēc tam.',
  ),
  invitations: say(
    'Invitations and the addresses they are for: 30 days after they expire, or until the account created with one is erased.',
    'Ielūgumi un adreses, kurām tie izsniegti: 30 dienas pēc termiņa beigām vai līdz brīdim, kad tiek dzēsts ar ielūgumu izveidotais konts.',
  ),
  sessions: say(
    'Logins: at most 30 days after the last use; logging out, a new password or another of your devices ends them sooner. A device that may skip two-factor authentication is remembered for at most 30 days after its last login; a new password, or logging out one device from another, ends that for all of them.',
    'Pieslēgšanās: ne ilgāk kā 30 dienas pēc pēdējās lietošanas; agrāk tās beidzas, ja izejat no konta, nomaināt paroli vai izbeidzat tās no citas ierīces. Ierīce, kurā divfaktoru autentifikācija nav jāatkārto, tiek paturēta atmiņā ne ilgāk kā 30 dienas pēc pēdējās pieslēgšanās; ja nomaināt paroli vai vienu ierīci atvienojat no citas, tas beidzas visām ierīcēm.',
  ),
  events: say(
    'Security events of your account, as listed in the settings: 90 days.',
    'Notikumi, kas skar jūsu konta drošību un redzami iestatījumos: 90 dienas.',
  ),
  notices: say(
    'What you were notified of: 400 days, or until you delete the car. Browsers with notifications: until you remove them or log out there (not when the login there merely runs out), or until they can no longer be reached. A calendar address and the dates that were sent to calendars: until you remove the address. A service for notifications: until you remove it or choose another. Except for what you were notified of, all of these are also deleted when you change your password or log out everywhere, and when the account is deleted, locked or erased.',
    'Tas, par ko jums paziņots: 400 dienas vai līdz izdzēšat auto. Pārlūkprogrammas, kurās ieslēgti paziņojumi: līdz tās noņemat, tajās izejat no konta (bet ne tad, kad pieslēgšanās beidzas pati) vai tās vairs nav sasniedzamas. Kalendāra adrese un kalendāriem nosūtītie datumi: līdz adresi noņemat. Paziņojumiem ievadītais pakalpojums: līdz to noņemat vai izvēlaties citu. Tas viss, izņemot ziņas par to, par ko jums paziņots, tiek izdzēsts arī tad, kad nomaināt paroli vai izejat no konta visās ierīcēs un kad konts tiek dzēsts vai bloķēts.',
  ),
  mails: say(
    'Emails waiting to be sent: until they are sent, at most 3 days. Links in them work for at most 24 hours, apart from the one that stops reminders by email, which does not expire, and a share link that you put into a report. Those that expire within 24 hours are deleted a day later.',
    'E-pasta vēstules, kas gaida nosūtīšanu: līdz nosūtīšanai, bet ne ilgāk kā 3 dienas. Saites tajās darbojas ne ilgāk kā 24 stundas, izņemot to, ar kuru var atteikties no atgādinājumiem e-pastā (tai termiņa nav), un kopīgošanas saiti, ko iekļaujat pārskatā. Saites, kas darbojas ne ilgāk kā 24 stundas, tiek izdzēstas dienu pēc termiņa beigām.',
  ),
  links: say(
    'Share links: they expire after 24 hours unless you choose another time, after 30 days at the latest, counted from your last choice. The fact that a link existed and the time it was last opened stay with the car until you delete the car.',
    'Kopīgošanas saites: to termiņš beidzas pēc 24 stundām, ja neizvēlaties citu, un ne vēlāk kā pēc 30 dienām, skaitot no pēdējās izvēles. Ziņas par to, ka saite pastāvējusi un kad tā pēdējoreiz atvērta, paliek auto ierakstos, līdz auto izdzēšat.',
  ),
  keys: say(
    'Keys for programs and the access of AI clients: until you delete them, at most 90 days after they expire. The time and network address of the last use are kept with each, and its name with the records that were written with it. Webhooks: until you delete them; which event of which record was sent to them, when, and how they answered: 7 days. All of these are also deleted when you change your password, log out everywhere or delete your account, or when the operator locks or erases it. A key without an expiration date is kept until then.',
    'Programmu atslēgas un MI programmu piekļuve: līdz tās izdzēšat, bet ne ilgāk kā 90 dienas pēc termiņa beigām. Pie katras glabājas ziņa par to, kad un no kādas tīkla adreses tā pēdējoreiz lietota, bet tās nosaukums paliek pie ierakstiem, kas ar to ierakstīti. Tīmekļa āķi: līdz tos izdzēšat; par kuru notikumu un ierakstu tiem paziņots, kad un ko tie atbildējuši: 7 dienas. Tas viss tiek izdzēsts arī tad, kad nomaināt paroli, izejat no konta visās ierīcēs vai izdzēšat kontu vai kad servera uzturētājs to bloķē vai dzēš. Atslēga bez termiņa paliek līdz tam.',
  ),
  files: say(
    'Files that belong to no record: at most 30 days; those that a mechanic uploaded but did not use, and uploads that stopped halfway: 24 hours.',
    'Faili, kas nepieder nevienam ierakstam: ne ilgāk kā 30 dienas; tie, kurus mehāniķis augšupielādējis un nav izmantojis, kā arī nepabeigtas augšupielādes: 24 stundas.',
  ),
  imports: say(
    'Imports from other apps: what an import added is listed with the names of its files for 30 days, so that it can be undone; an import that was not finished, for a day. Background jobs, with ID numbers and why they failed: about a week.',
    'Importi no citām lietotnēm: importā pievienotā saraksts ar failu nosaukumiem tiek glabāts 30 dienas, lai importu varētu atsaukt; nepabeigts imports – vienu dienu. Fona darbi ar identifikācijas numuriem un neizdošanās iemeslu: aptuveni nedēļu.',
  ),
  answers: say(
    "The server's replies: to avoid applying a change twice, it keeps its reply to each change for 90 days, one about a car with the titles of up to three problems of each car; its replies about a problem, repair or car are deleted when you delete that record.",
    'Servera atbildes: lai neviena izmaiņa netiktu veikta divreiz, serveris 90 dienas glabā savu atbildi uz katru no tām, atbildē par auto – arī līdz trim katra auto problēmu nosaukumiem; atbildes par problēmu, remontu vai auto tiek izdzēstas, kad izdzēšat šo ierakstu.',
  ),
  changes: say(
    'Which of your records were changed or deleted and when, so that your devices fetch only what is new: 90 days. Live updates sent to open pages: a few minutes.',
    'Tas, kuri jūsu ieraksti un kad mainīti vai dzēsti, lai ierīces saņemtu tikai jauno: 90 dienas. Atvērtajām lapām paziņotais: dažas minūtes.',
  ),
  exchange: say(
    'What was last sent to an AI model, even if you have deleted the chat or the car since: until something else is sent or you turn off "Use the AI model". How many requests a day you sent it: 30 days.',
    'Pēdējais MI modelim nosūtītais saturs, arī ja saraksti vai auto pēc tam izdzēšat: līdz tiek nosūtīts kas cits vai izslēdzat „Izmantot MI modeli”. Cik pieprasījumu dienā tam sūtījāt: 30 dienas.',
  ),
  counters: say(
    'Counters of attempts, with network addresses and hash values: each expires within a day and is deleted at most a day later.',
    'Mēģinājumu skaitītāji ar tīkla adresēm un kontrolsummām: katrs zaudē spēku dienas laikā un tiek izdzēsts ne vēlāk kā dienu pēc tam.',
  ),
  operators: say(
    "What operators did, with the operator's email address: 2 years, even after an account is erased, but without the address of the account concerned.",
    'Tas, ko servera uzturētāji darījuši, ar uzturētāja e-pasta adresi: 2 gadus, arī pēc konta dzēšanas, bet bez attiecīgā konta adreses.',
  ),
  logs: say(
    'Logs: Carful deletes none itself; the operator decides how long the server keeps them, and tells you on request.',
    'Žurnāli: Carful pats tos nedzēš; cik ilgi tos glabāt, izlemj servera uzturētājs, un viņš to paskaidro pēc pieprasījuma.',
  ),
  browser: say(
    'In your browser: copies of your records and of what you have read, for 30 days after they were last fetched, and what other apps shared with Carful, for 24 hours, both then deleted when you next use it; your profile, settings, the names of your cars, which share links there are (not their addresses) and small marks of what you chose or put off until you log out; when somebody last logged in or out here; pictures and files you have opened, in the cache of the browser, until you log out (without HTTPS until the browser removes them), for at most a year; unfinished forms and records not yet sent until you finish, send or delete them; your column choices for imported files until you log out.',
    'Jūsu pārlūkprogrammā: jūsu ierakstu un apskatītā kopijas – 30 dienas pēc pēdējās ielādes, no citām lietotnēm kopīgotais – 24 stundas (abus Carful pēc tam izdzēš nākamajā lietošanas reizē); profils, iestatījumi, auto nosaukumi, ziņas par to, kādas kopīgošanas saites ir (bez to adresēm), un sīkas atzīmes par izvēlēto un atlikto – līdz izejat no konta; tas, kad šeit pēdējoreiz kāds pieslēdzies vai izgājis; atvērtie attēli un faili pārlūkprogrammas kešatmiņā – līdz izejat no konta (bez HTTPS – līdz pārlūkprogramma tos izdzēš), bet ne ilgāk kā gadu; nepabeigtas veidlapas un nenosūtīti ieraksti – līdz tos pabeidzat, nosūtāt vai izdzēšat; norādītais par kolonnām – līdz izejat no konta.',
  ),
  backups: say(
    'Backups: one a day. Number kept: {kept}, always the newest. What you delete disappears from them when they are replaced. Backups made by hand are kept as long as the operator decides. To test a backup, the operator can restore it into a copy on the server, which is removed after the test. If one has to be restored, everything you have deleted or changed since it was made goes back to the way it was then; share links, calendar addresses, notifications on devices and to a service, access keys, AI clients, webhooks, unused invitations, links in emails (apart from the one that stops reminders) and logins stop working, and you are asked again whether pictures may go to the AI model; if you turned off "Use the AI model" after the backup was made, it is on again until you turn it off.',
    'Rezerves kopijas: viena dienā; glabāto kopiju skaits: {kept}, vienmēr jaunākās. Izdzēstais no tām pazūd, kad tās tiek aizstātas ar jaunām. Ar roku veidotās kopijas tiek glabātas tik ilgi, cik nolemj servera uzturētājs. Lai kopiju pārbaudītu, servera uzturētājs to var atjaunot atsevišķi šajā pašā serverī; pēc pārbaudes atjaunotie dati tiek izdzēsti. Ja kādu kopiju nākas atjaunot, pēc tās izveides dzēstais un mainītais atkal ir tāds, kāds bija tobrīd; kopīgošanas saites, kalendāra adreses, paziņojumi ierīcēs un pakalpojumā, programmu atslēgas, MI programmu piekļuve, tīmekļa āķi, neizmantoti ielūgumi un saites e-pasta vēstulēs (izņemot to, ar kuru atsakās no atgādinājumiem) vairs nedarbojas, visās ierīcēs jāpieslēdzas no jauna, un par attēlu sūtīšanu MI modelim tiek jautāts vēlreiz; ja „Izmantot MI modeli” izslēdzāt pēc kopijas izveides, tas atkal ir ieslēgts, līdz to izslēdzat.',
  ),
  backupsByHand: say(
    'Backups: Carful makes none by itself here. If the operator makes some, the operator decides how long to keep them, and what you delete stays in them for that long. To test a backup, the operator can restore it into a copy on the server, which is removed after the test. If one has to be restored, everything you have deleted or changed since it was made goes back to the way it was then; share links, calendar addresses, notifications on devices and to a service, access keys, AI clients, webhooks, unused invitations, links in emails (apart from the one that stops reminders) and logins stop working, and you are asked again whether pictures may go to the AI model; if you turned off "Use the AI model" after the backup was made, it is on again until you turn it off.',
    'Rezerves kopijas: Carful šeit pats tās neveido. Ja tās veido servera uzturētājs, viņš izlemj, cik ilgi tās glabāt, un līdz tam izdzēstais tajās paliek. Lai kopiju pārbaudītu, servera uzturētājs to var atjaunot atsevišķi šajā pašā serverī; pēc pārbaudes atjaunotie dati tiek izdzēsti. Ja kādu kopiju nākas atjaunot, pēc tās izveides dzēstais un mainītais atkal ir tāds, kāds bija tobrīd; kopīgošanas saites, kalendāra adreses, paziņojumi ierīcēs un pakalpojumā, programmu atslēgas, MI programmu piekļuve, tīmekļa āķi, neizmantoti ielūgumi un saites e-pasta vēstulēs (izņemot to, ar kuru atsakās no atgādinājumiem) vairs nedarbojas, visās ierīcēs jāpieslēdzas no jauna, un par attēlu sūtīšanu MI modelim tiek jautāts vēlreiz; ja „Izmantot MI modeli” izslēdzāt pēc kopijas izveides, tas atkal ir ieslēgts, līdz to izslēdzat.',
  ),
};
export const retentionTitle = say('How long it is kept', 'Cik ilgi tas tiek glabāts');
