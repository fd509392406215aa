import { say } from '#domain/assessment/bilingual-text.ts';

/** What the privacy policy says of every installation. */
export const privacyTexts = {
  controllerTitle: say('Who is responsible', 'Kas ir atbildīgs'),
  controller: say(
    'Whoever runs this server is responsible for the data on it (the controller). The authors of Carful get none of it.',
    'Par datiem šajā serverī atbild tā uzturētājs (pārzinis). Carful autori nekādus datus nesaņem.',
  ),
  storedTitle: say('What is stored', 'Kas tiek glabāts'),
  storedAccount: say(
    'Your account: name, email address, phone number if you give it, a password (stored so that nobody can read it), which terms you accepted and when, your last answer about sending pictures to an AI model, when you gave it and for which one, when the account was created and last used, and your settings, including your roadside help number if you enter it. The address for which an invitation was issued, if you signed up with one. With Google or another login provider, also which one it is, and the number of your account there, but no password and no access to it. For each passkey, its name, its ID and public key, a counter, what kind of passkey it is, how it is reached (built in, USB or another phone) and which kind of device or password manager made it, whether it is backed up, and when it was added and last used; your fingerprint, face or PIN never leaves the device. With two-factor authentication, also its key and recovery codes, encrypted.',
    'Jūsu konts: vārds, e-pasta adrese, tālruņa numurs, ja to norādāt, parole (glabāta tā, ka neviens to nevar izlasīt), kurus noteikumus un kad pieņēmāt, jūsu pēdējā atbilde par attēlu sūtīšanu MI modelim, kad un par kuru to devāt, kad konts izveidots un pēdējoreiz lietots, kā arī iestatījumi, tostarp palīdzības uz ceļa tālrunis, ja to ievadāt. Ja reģistrējāties ar ielūgumu – arī adrese, kurai tas izsniegts. Ja pieslēdzaties ar Google vai citu pieslēgšanās pakalpojumu – arī tas, kurš pakalpojums tas ir, un jūsu konta numurs tajā, bet ne parole un ne piekļuve šim kontam. Par katru piekļuves atslēgu – tās nosaukums, numurs un publiskā atslēga, skaitītājs, tās veids, kā to sasniedz (iebūvēta, USB vai cits tālrunis), kāda ierīce vai paroļu pārvaldnieks to izveidojis, vai tai ir kopija un kad tā pievienota un pēdējoreiz lietota; pirksta nospiedums, seja vai PIN nekad nepamet jūsu ierīci. Ja lietojat divfaktoru autentifikāciju – arī tās atslēga un atkopšanas kodi šifrētā veidā.',
  ),
  storedCars: say(
    'Your cars: make, model, year, VIN, license plate, photo and technical data, mileage, problems, repairs, costs, purchase and sale, fill-ups and charging with their stations, documents with their numbers and files, reminders, receipts, pictures, videos, chats with the assistant, what you imported, and share links, with the time when a link was last opened.',
    'Jūsu auto: marka, modelis, izlaiduma gads, VIN, reģistrācijas numurs, attēls un tehniskie dati, nobraukums, problēmas, remonti, izmaksas, pirkums un pārdošana, uzpildes un uzlādes, arī to vietas, dokumenti ar numuriem un failiem, atgādinājumi, čeki, attēli, video, sarakste ar asistentu, importētais un kopīgošanas saites kopā ar laiku, kad saite pēdējoreiz atvērta.',
  ),
  storedMechanics: say(
    'From mechanics: what they add through a share link, with the name and the repair shop that they enter. The owner sees it. Whoever else holds the link sees the answers and prices with the name and repair shop, and the titles and dates of the repairs; whoever holds any link to the car sees the problems that they added. You may also enter names of mechanics yourself.',
    'No mehāniķiem: tas, ko viņi pievieno, izmantojot kopīgošanas saiti, kopā ar norādīto vārdu un autoservisu. To redz īpašnieks. Citi, kam ir šī saite, redz atbildes un cenas ar vārdu un autoservisu, kā arī remontu nosaukumus un datumus; viņu pievienotās problēmas redz ikviens, kam ir kāda šī auto saite. Mehāniķu vārdus varat ievadīt arī jūs.',
  ),
  storedLogins: say(
    'For each login: when it began and was last used, whether it began with a password, a passkey or a login provider, and which one, the network address of the device, and what the browser says about itself (user agent).',
    'Par katru pieslēgšanos: kad tā notika un kad pēdējoreiz lietota, vai pieslēdzāties ar paroli, piekļuves atslēgu vai kādu pakalpojumu, ierīces tīkla adrese un tas, ko pārlūkprogramma ziņo par sevi (lietotāja aģents).',
  ),
  storedEvents: say(
    'About events that concern the security of your account, such as a new password or an attempt to log in: what happened and when, the beginning of the network address, and the names of the browser and the system. You can read this in settings.',
    'Par notikumiem, kas skar jūsu konta drošību, piemēram, paroles maiņu vai mēģinājumu pieslēgties: kas un kad noticis, tīkla adreses sākums, pārlūkprogrammas un sistēmas nosaukums. To varat izlasīt iestatījumos.',
  ),
  storedNotices: say(
    'For reminders by email and notifications on a device: the hour, the quiet hours, the time zone of the device you used last, and what you were notified of and when. For each browser in which you turn on notifications: its address at the push service with the keys for encryption, what it says about itself (user agent), and when it was added and last reached. If you create a calendar address: the address and the dates that were sent to calendars. If you enter a service for notifications: what you enter, and when it was last reached.',
    'Atgādinājumiem e-pastā un ierīces paziņojumos: stunda, klusuma laiks, pēdējoreiz lietotās ierīces laika josla, kā arī tas, par ko un kad jums paziņots. Par katru pārlūkprogrammu, kurā ieslēdzat paziņojumus: tās adrese paziņojumu piegādes pakalpojumā kopā ar šifrēšanas atslēgām, tas, ko tā ziņo par sevi (lietotāja aģents), un laiks, kad tā pievienota un kad tai pēdējoreiz nosūtīts paziņojums. Ja izveidojat kalendāra adresi: šī adrese un kalendāriem nosūtītie datumi. Ja ievadāt pakalpojumu paziņojumiem: ievadītais un laiks, kad tam pēdējoreiz nosūtīts paziņojums.',
  ),
  storedPrograms: say(
    'If you make access keys, let AI clients in or set up webhooks: the name of each, what it may do and for which cars, for an AI client also the address from which it was let in, when it was made, expires and was last used and from which network address; the address of each webhook with its signing key, the events it receives, when it was made and last reached, and its last problem. Of the keys themselves, only a fingerprint and the first characters are kept.',
    'Ja izveidojat programmu atslēgas, ielaižat MI programmas vai iestatāt tīmekļa āķus: katras nosaukums, ko tā drīkst un par kuriem auto, MI programmai arī adrese, no kuras tā ielaista, kad tā izveidota, kad beidzas un kad un no kādas tīkla adreses pēdējoreiz lietota; katra tīmekļa āķa adrese ar paraksta atslēgu, notikumi, par kuriem tas ziņo, kad tas izveidots un pēdējoreiz sasniegts, un pēdējā kļūme. No pašām atslēgām glabājas tikai kontrolsumma un pirmās rakstzīmes.',
  ),
  storedTraces: say(
    "For safe operation: counters of attempts by network address, account, share link and a fingerprint of the email address, from which it cannot be read; for your devices and open pages, which of your records changed and when, without their contents; and logs of requests that were refused or failed and of what concerns the security of accounts, with the ID numbers of accounts, records and files and the network address, but without names, email addresses or what you wrote. A proxy in front of this server may keep a log of its own; what that log holds is up to the operator. Also what operators did on the page for operators, such as locking or erasing an account, making a link for a new password or testing a connection: what and when, with the operator's email address and the ID number of the account. What operators only look at there, apart from opening the page, and what is done with commands on the server itself are not recorded.",
    'Drošai darbībai: mēģinājumu skaitītāji pēc tīkla adreses, konta, kopīgošanas saites un e-pasta adreses kontrolsummas, no kuras adresi nevar nolasīt; jūsu ierīcēm un atvērtajām lapām – kuri jūsu ieraksti un kad mainījušies, bet ne to saturs; žurnāli par noraidītiem un neizpildītiem pieprasījumiem un par kontu drošību – tajos ir kontu, ierakstu un failu numuri un tīkla adrese, bet nav vārdu, e-pasta adrešu un jūsu rakstītā. Savs žurnāls var būt arī starpniekserverim šī servera priekšā; kas tajā nonāk, atkarīgs no servera uzturētāja. Tāpat arī tas, ko servera uzturētāji darījuši uzturētāja lapā, piemēram, bloķējuši vai dzēsuši kontu, izveidojuši saiti jaunai parolei vai pārbaudījuši savienojumu: kas un kad darīts, uzturētāja e-pasta adrese un konta numurs. Tas, ko viņi lapā tikai apskata, izņemot lapas atvēršanu, un tas, ko dara ar komandām pašā serverī, netiek pierakstīts.',
  ),
  filesTitle: say('What pictures, recordings and videos contain', 'Ko satur attēli, balss ieraksti un video'),
  filesPictures: say(
    'Pictures are saved again as new files: the location, the device and all other hidden details are removed.',
    'Attēli tiek saglabāti no jauna: uzņemšanas vieta, ierīce un visi citi slēptie dati (metadati) tiek izdzēsti.',
  ),
  filesVideos: say(
    'In MP4 and MOV videos, hidden details such as place, device and time are overwritten; what a player needs stays, including the name of the encoder. Most browsers also convert a video before it is sent, which leaves only picture and sound. The location track that some dash cams record stays in a video that could not be converted, and so do the hidden details of a WebM video.',
    'MP4 un MOV video slēptie dati (metadati), piemēram, vieta, ierīce un laiks, tiek pārrakstīti; atskaņošanai vajadzīgais paliek, arī kodētāja nosaukums. Lielākā daļa pārlūkprogrammu video pirms nosūtīšanas arī pārveido, un tajā paliek tikai attēls un skaņa. Ja video nevarēja pārveidot, tajā saglabājas atrašanās vietas dati, ko pievieno daži videoreģistratori; WebM failos saglabājas arī slēptie dati.',
  ),
  filesDocuments: say(
    'PDF files are stored as they are, with everything in them.',
    'PDF faili tiek glabāti tādi, kādi tie ir, ar visu, kas tajos ir.',
  ),
  filesSeen: say(
    'Whatever can be seen or heard stays in the file: faces, voices, license plates, addresses on receipts. Whoever holds a share link sees and hears it, too, in the files of the problems that the link shows.',
    'Viss, ko var redzēt vai dzirdēt, failā paliek: sejas, balsis, reģistrācijas numuri, adreses čekos. Ikviens, kam ir kopīgošanas saite, visu to redz un dzird saitē redzamo problēmu failos.',
  ),
  filesRecordings: say(
    'Recordings for dictation are not stored on this server.',
    'Diktēšanas balss ieraksti šajā serverī netiek glabāti.',
  ),
  placeTitle: say('Where the data is stored', 'Kur tas tiek glabāts'),
  placeServer: say(
    'Your data is on the server you are using now. There are no advertisements and no tracking, and nothing is sold.',
    'Serverī, kuru šobrīd lietojat. Nav ne reklāmu, ne izsekošanas, un nekas netiek pārdots.',
  ),
  placeBrowser: say(
    'In your browser: language, theme, unfinished forms, your column choices for imported files, part of your data for offline use, what has not been sent yet, what other apps shared with Carful, what you enter before you have an account, with the roadside help number, until you delete it or log out, for each of the last 100 records sent through share links from this browser a random number by which only this browser can withdraw it, until it is withdrawn, and, until you close the tab, which pages of Carful you came from, what you enter in the demo, the sign-up form without the password, and what you enter through a share link, with your name and repair shop and the link, VIN and license plate of the car. Logging out removes your data, except records not yet sent that you choose to keep on the device, and tells the browser to empty its cache of pictures and files; language, theme and these numbers stay. All of this is needed for what you use, so no consent is asked for. If you log this browser out from another device, your data is removed here when Carful is next opened here with an internet connection; until then, it can still be read here offline. Unfinished forms and records not yet sent stay here until you log in with this browser again.',
    'Jūsu pārlūkprogrammā: valoda, motīvs, nepabeigtas veidlapas, jūsu norādītais par importēto failu kolonnām, daļa jūsu datu lietošanai bez interneta, tas, kas vēl nav nosūtīts, tas, kas no citām lietotnēm kopīgots ar Carful, tas, ko ievadāt, kamēr konta vēl nav, arī palīdzības uz ceļa tālrunis, – līdz to izdzēšat vai izejat no konta, – par katru no pēdējiem 100 ierakstiem, kas no šīs pārlūkprogrammas nosūtīti caur kopīgošanas saitēm, – nejaušs numurs, ar kuru to var atsaukt tikai šī pārlūkprogramma, līdz ieraksts atsaukts, – un – tikai līdz aizverat cilni – tas, no kurām Carful lapām atnācāt, reģistrēšanās veidlapa bez paroles, demonstrācijā un kopīgošanas saites lapā ievadītais, arī jūsu vārds un autoserviss, kā arī pati saite un auto VIN un reģistrācijas numurs. Kad izejat no konta, jūsu dati tiek izdzēsti, izņemot nenosūtītos ierakstus, kurus izvēlaties paturēt ierīcē, un pārlūkprogramma saņem norādi iztukšot attēlu un failu kešatmiņu; valoda, motīvs un šie numuri paliek. Tas viss vajadzīgs tam, ko lietojat, tāpēc piekrišana netiek prasīta. Ja no konta šajā ierīcē izejat, izmantojot citu ierīci, jūsu dati šeit tiek izdzēsti, kad Carful šeit nākamreiz atver ar interneta savienojumu; līdz tam tos šeit var lasīt bez interneta. Nepabeigtas veidlapas un nenosūtīti ieraksti paliek, līdz šeit atkal pieslēdzaties.',
  ),
  placeCookies: say(
    'Cookies only for logging in, all of them strictly necessary, so no consent is asked for: {session} keeps you logged in (30 days), {device} remembers a device you trust (30 days, renewed with each login), {code} is used for a login with two-factor authentication (10 minutes), {google} and {invitation} for a login with Google or another provider (at most 10 minutes), {passkey} for logging in with a passkey or adding one (5 minutes). Over HTTPS, their names begin with {secure}.',
    'Sīkdatnes – tikai lai pieslēgtos; visas ir obligāti nepieciešamas, tāpēc piekrišana tām netiek prasīta: {session} ļauj nepieslēgties atkārtoti (30 dienas), {device} atceras ierīci, kurai uzticaties (30 dienas, ar katru pieslēgšanos no jauna), {code} vajadzīga, kad pieslēdzaties ar divfaktoru autentifikāciju (10 minūtes), {google} un {invitation} – kad pieslēdzaties ar Google vai citu pakalpojumu (ne ilgāk kā 10 minūtes), {passkey} – kad pieslēdzaties ar piekļuves atslēgu vai to pievienojat (5 minūtes). Ar HTTPS to nosaukumi sākas ar {secure}.',
  ),
  reasonsTitle: say('Why, and on what legal basis', 'Kāpēc un uz kāda juridiska pamata'),
  reasonsContract: say(
    'To provide Carful to you as you requested: account, cars, records, share links, reminders, emails and access for programs (contract, Article 6(1)(b) of the General Data Protection Regulation, GDPR). Without a name, an email address and a way to log in (a password, a passkey or a login provider) there is no account; everything else is up to you.',
    'Lai nodrošinātu jums Carful pēc jūsu pieprasījuma: konts, auto, ieraksti, kopīgošanas saites, atgādinājumi, e-pasta vēstules un programmu piekļuve (līgums, Vispārīgās datu aizsardzības regulas (VDAR) 6. panta 1. punkta b) apakšpunkts). Bez vārda, e-pasta adreses un pieslēgšanās veida (paroles, piekļuves atslēgas vai pieslēgšanās pakalpojuma) konta nav; viss pārējais ir jūsu ziņā.',
  ),
  reasonsModel: say(
    'To give a better first assessment and better answers, your texts are sent to an AI model (legitimate interest, Article 6(1)(f)). You can object at any time: turn off "Use the AI model" in settings, and the server sends nothing more of yours to this model. You can end the access of AI clients that you let in under "Access keys" in settings. Pictures are sent only with your consent (Article 6(1)(a)): the app asks for it once for each provider, and in settings you can withdraw it at any time, which does not make unlawful what was sent before.',
    'Lai pirmais izvērtējums un atbildes būtu labākas, jūsu teksti tiek nosūtīti MI modelim (leģitīmas intereses, 6. panta 1. punkta f) apakšpunkts). Jūs jebkurā brīdī varat iebilst: iestatījumos izslēdziet „Izmantot MI modeli”, un serveris neko no jūsu datiem šim modelim vairs nesūtīs. Ielaisto MI programmu piekļuvi izbeidz pie programmu atslēgām. Attēli tiek sūtīti tikai ar jūsu piekrišanu (6. panta 1. punkta a) apakšpunkts): lietotne to lūdz vienreiz par katru pakalpojumu sniedzēju, un iestatījumos to jebkurā brīdī varat atsaukt; atsaukums neietekmē agrāk nosūtītā likumību.',
  ),
  reasonsSpeech: say(
    'To turn what you dictate into text as you asked: the recording is sent to the AI speech recognition model (contract, Article 6(1)(b)). With "Use the AI model" turned off, no recording is sent.',
    'Lai pēc jūsu pieprasījuma diktēto pārvērstu tekstā, balss ieraksts tiek nosūtīts MI modelim runas atpazīšanai (līgums, 6. panta 1. punkta b) apakšpunkts). Ja „Izmantot MI modeli” ir izslēgts, neviens ieraksts netiek nosūtīts.',
  ),
  reasonsSafety: say(
    'To keep accounts and data safe: logins, invitations, security events, what operators did, counters, logs and backups (legitimate interest, Article 6(1)(f)).',
    'Lai konti un dati būtu drošībā: pieslēgšanās, ielūgumi, drošības notikumi, servera uzturētāju darbības, skaitītāji, žurnāli un rezerves kopijas (leģitīmas intereses, 6. panta 1. punkta f) apakšpunkts).',
  ),
  reasonsMechanics: say(
    'To know who worked on a car: the names of mechanics (legitimate interest of the owner, Article 6(1)(f)).',
    'Lai zinātu, kas pie auto strādājis: mehāniķu vārdi (īpašnieka leģitīmas intereses, 6. panta 1. punkta f) apakšpunkts).',
  ),
  reasonsDecisions: say(
    'Assessments are about the car. No decision that affects your rights is made about you by a machine.',
    'Izvērtējumi attiecas uz auto. Neviens lēmums, kas skar jūsu tiesības, netiek pieņemts automātiski.',
  ),
  recipientsTitle: say('Who else sees it', 'Kas vēl to redz'),
  transfersTitle: say('Outside the European Union', 'Ārpus Eiropas Savienības'),
  rightsTitle: say('Your rights', 'Jūsu tiesības'),
  rightsAccess: say(
    'Access (Article 15 of the GDPR) and portability (Article 20): "Export my data" in settings gives you your records and files in a form that another Carful server can read, and a list of security events, ways to log in, share links, access keys and webhooks. For a copy of everything else, write to the operator.',
    'Piekļuve (VDAR 15. pants) un datu pārnesamība (20. pants): ar „Eksportēt manus datus” iestatījumos saņemat savus ierakstus un failus tādā veidā, ko var nolasīt cits Carful serveris, kā arī drošības notikumu, pieslēgšanās veidu, kopīgošanas saišu, programmu atslēgu un tīmekļa āķu sarakstu. Lai saņemtu visa pārējā kopiju, rakstiet servera uzturētājam.',
  ),
  rightsCorrection: say(
    'Rectification (Article 16): you can change your profile and most of what you recorded yourself. What the app cannot change, such as the description of a saved problem, its recurrences, what a mechanic wrote or a chat, you can delete.',
    'Labošana (16. pants): savu profilu un lielāko daļu ierakstītā varat mainīt paši. To, ko lietotnē mainīt nevar, piemēram, saglabātas problēmas aprakstu un atkārtošanās reizes, mehāniķa rakstīto vai saraksti, varat dzēst.',
  ),
  rightsDeletion: say(
    'Erasure (Article 17): of individual records, of the chat about a car, of a car with everything in it, or of the whole account in settings.',
    'Dzēšana (17. pants): varat dzēst atsevišķus ierakstus, saraksti par auto, auto ar visiem tā ierakstiem vai iestatījumos – visu kontu.',
  ),
  rightsObjection: say(
    'Objection (Article 21) and restriction (Article 18): for the AI model, use the switch in settings; for AI clients that you let in, end their access there; otherwise, write to the operator.',
    'Iebildumi (21. pants) un apstrādes ierobežošana (18. pants): pret MI modeli – ar slēdzi iestatījumos, pret ielaistajām MI programmām – turpat izbeidzot to piekļuvi, pārējos gadījumos – rakstot servera uzturētājam.',
  ),
  rightsMonth: say(
    'The operator has to answer every request within a month.',
    'Uz ikvienu pieprasījumu servera uzturētājam jāatbild mēneša laikā.',
  ),
  rightsMechanics: say(
    "Mechanics have the same rights: write to the operator or ask the owner of the car. Through the link, while it is valid and allows entries, an answer can be withdrawn in the browser that it was sent with, and a repair as long as the owner has not changed it; it then stays in the owner's trash for 30 days, from where the owner can restore it.",
    'Mehāniķiem ir tādas pašas tiesības: rakstiet servera uzturētājam vai vērsieties pie auto īpašnieka. Izmantojot saiti, kamēr tā ir derīga un ļauj pievienot ierakstus, atbildi var atsaukt pārlūkprogrammā, no kuras tā nosūtīta, tāpat arī remontu, ja īpašnieks to nav mainījis; pēc tam atsauktais 30 dienas paliek īpašnieka atkritnē, no kuras īpašnieks to var atjaunot.',
  ),
  complaintTitle: say('Complaints', 'Sūdzības'),
  complaint: say(
    'You can complain to a data protection authority: in Latvia to the Data State Inspectorate (Datu valsts inspekcija, www.dvi.gov.lv), elsewhere to the authority of the country where you live or work, or where the operator is established.',
    'Jūs varat sūdzēties datu aizsardzības uzraudzības iestādē: Latvijā – Datu valsts inspekcijā (www.dvi.gov.lv), citur – tās valsts iestādē, kurā dzīvojat vai strādājat, vai tās valsts iestādē, kurā reģistrēts servera uzturētājs.',
  ),
  ageTitle: say('Age', 'Vecums'),
  age: say(
    "Carful is for people aged 16 or older; younger people need a parent's consent.",
    'Carful ir paredzēts cilvēkiem no 16 gadu vecuma; jaunākiem vajadzīga vecāku piekrišana.',
  ),
  changesTitle: say('Changes', 'Izmaiņas'),
  changes: say(
    'When this text changes, it gets a new version, and the app tells you; it also tells you when what is said here about this server changes, such as the AI model, storage or operator. New in version 6: passkeys and login providers; how each device logged in; what operators did, and how long that is kept; AI clients that you let in; what is stored about keys for programs, AI clients and webhooks, and for how long; share links of up to 30 days, and what they show of answers, of your replies to them and to questions about a problem, and of repairs; withdrawing an answer or a repair; what the page of a share link keeps in the browser; pictures of a cleared chat; share links in reports sent by email; the cookie for passkeys; what ends with a new password, a locked or deleted account or a restored backup. New in version 5: the trash keeps what you delete for 30 days; webhooks and programs with a key get records if you set them up. New in version 4: the AI model can look up the records of all your cars, including fill-ups and documents; a more exact account of what it gets and what a share link shows; pictures go to a model only after you agree; cookies by name; periods for imports, shared files, invitations and change markers; what videos keep, and what emails and notifications contain. New in version 3: the AI model also gets the open reminders of the car, and the kind and date of its files; a share link shows open reminders if you so choose. New in version 2: who is responsible, legal bases, recipients, how long everything is kept, your rights, the switch that turns the AI model off, and what fill-ups and reminders by email, notification and calendar need.',
    'Ja šis teksts mainās, tam ir jauna redakcija, un lietotne par to paziņo; tā paziņo arī tad, ja mainās šeit teiktais par šo serveri, piemēram, MI modelis, glabāšanas vieta vai uzturētājs. Jaunums 6. redakcijā: piekļuves atslēgas un pieslēgšanās pakalpojumi; tas, kā katra ierīce pieslēgusies; ko servera uzturētāji darījuši un cik ilgi tas tiek glabāts; MI programmas, kuras ielaižat; kas un cik ilgi tiek glabāts par programmu atslēgām, MI programmām un tīmekļa āķiem; kopīgošanas saites līdz 30 dienām un tas, ko tās rāda no atbildēm, arī jūsu atbildēm mehāniķim un uz jautājumiem par problēmu, un remontiem; atbildes vai remonta atsaukšana; ko kopīgošanas saites lapa glabā pārlūkprogrammā; notīrītas sarakstes attēli; kopīgošanas saites e-pastā sūtītos pārskatos; piekļuves atslēgu sīkdatne; kas beidzas ar jaunu paroli, bloķētu vai izdzēstu kontu vai atjaunotu rezerves kopiju. Jaunums 5. redakcijā: izdzēstais 30 dienas paliek atkritnē; tīmekļa āķi un programmas ar atslēgu saņem ierakstus, ja tos iestatāt. Jaunums 4. redakcijā: MI modelis var uzmeklēt visu jūsu auto ierakstus, arī uzpildes un dokumentus; precīzāk pateikts, ko tas saņem un ko rāda kopīgošanas saite; attēli modelim tiek sūtīti tikai pēc jūsu piekrišanas; sīkdatņu nosaukumi; importu, kopīgoto failu, ielūgumu un izmaiņu atzīmju glabāšanas termiņi; kas paliek video failos un kas ir vēstulēs un paziņojumos. Jaunums 3. redakcijā: MI modelis saņem arī auto nepaveiktos atgādinājumus un ziņas par to, kāda veida faili un kurā dienā tam pievienoti; kopīgošanas saite rāda nepaveiktos atgādinājumus, ja to izvēlaties. Jaunums 2. redakcijā: kas ir atbildīgs, juridiskie pamati, saņēmēji, cik ilgi kas tiek glabāts, jūsu tiesības, slēdzis, ar ko izslēgt MI modeli, kā arī tas, kas vajadzīgs uzpildēm un atgādinājumiem e-pastā, ierīces paziņojumos un kalendārā.',
  ),
};
