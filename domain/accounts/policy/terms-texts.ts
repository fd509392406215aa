import { say } from '#domain/assessment/bilingual-text.ts';

export const termsTexts = {
  carfulTitle: say('What Carful is', 'Kas ir Carful'),
  carful: say(
    'Carful helps you keep track of your cars: problems, repairs and costs. It does not replace a mechanic.',
    'Carful palīdz sekot līdzi jūsu auto: problēmām, remontiem un izmaksām. Tas neaizstāj mehāniķi.',
  ),
  operatorTitle: say('Who provides Carful', 'Kas to piedāvā'),
  operator: say(
    'Carful is software that anybody can run on a server of their own. Your agreement is with whoever runs this server, not with the authors of the software.',
    'Carful ir programmatūra, ko ikviens var izmantot savā serverī. Līgumu jūs slēdzat ar šī servera uzturētāju, nevis ar programmatūras autoriem.',
  ),
  diagnosisTitle: say('AI text is not a diagnosis', 'MI teksts nav diagnoze'),
  diagnosis: say(
    'Assessments, questions and answers are made by a program built into the app or by an AI model and may be wrong. Only a repair shop can find the actual cause. If the car does not feel safe, stop driving and call for help.',
    'Izvērtējumus, jautājumus un atbildes sagatavo iebūvēts algoritms vai MI modelis, un tie var būt kļūdaini. Patieso cēloni var noteikt tikai autoservisā. Ja braukt nešķiet droši, apstājieties un izsauciet palīdzību.',
  ),
  accountTitle: say('Your account', 'Jūsu konts'),
  account: say(
    "Carful is for people aged 16 or older; younger people need a parent's consent. Keep your password to yourself and give an email address that is yours.",
    'Carful ir paredzēts cilvēkiem no 16 gadu vecuma; jaunākiem vajadzīga vecāku piekrišana. Neizpaudiet savu paroli un norādiet e-pasta adresi, kas pieder jums.',
  ),
  contentTitle: say('What you enter', 'Ko jūs ievadāt'),
  content: say(
    'What you enter stays yours. Enter only what you are allowed to store and share, and upload nothing unlawful. The operator may store, copy and show it as far as Carful needs to in order to work.',
    'Jūsu ievadītais paliek jūsu īpašums. Ievadiet tikai to, ko drīkstat glabāt un kopīgot, un neaugšupielādējiet neko prettiesisku. Servera uzturētājs drīkst to glabāt, kopēt un rādīt tik, cik vajadzīgs Carful darbībai.',
  ),
  linksTitle: say('Share links', 'Kopīgošanas saites'),
  links: say(
    "Anyone who holds a share link sees your car with its photo, name, VIN, license plate, mileage and technical data, its open problems with your description, your answers to questions about them, the assessment, pictures, videos and PDF files and, if you so choose, its open reminders, until the link expires or you delete it. They also see the answers and prices that were sent through the same link, with the mechanic's name and repair shop, your replies to them, and the titles and dates of the repairs that were added through it or that solve, wholly or in part, a problem answered through it. If you allow it, they may also add records and take back answers and unchanged repairs that were sent through it. You decide who gets it.",
    'Ikviens, kam ir kopīgošanas saite, redz jūsu auto ar attēlu, nosaukumu, VIN, reģistrācijas numuru, nobraukumu un tehniskajiem datiem, tā neatrisinātās problēmas ar jūsu aprakstu, jūsu atbildēm uz jautājumiem par tām, izvērtējumu, attēliem, video un PDF failiem un, ja to izvēlaties, nepaveiktos atgādinājumus, līdz saites termiņš beidzas vai jūs to izdzēšat. Redzamas arī caur šo pašu saiti sūtītās atbildes un cenas ar mehāniķa vārdu un autoservisu, jūsu atbildes mehāniķim un to remontu nosaukumi un datumi, kas pievienoti caur šo saiti vai pilnīgi vai daļēji atrisina problēmu, uz kuru caur to atbildēts. Ja to atļaujat, saites lietotājs var arī pievienot ierakstus un atsaukt caur šo saiti sūtītās atbildes un remontus, ko neesat mainījuši. Kam to dot, izlemjat jūs.',
  ),
  mechanicsTitle: say('For mechanics', 'Mehāniķiem'),
  mechanics: say(
    "Use a link only for the work on that car and do not pass it on. What you add, with your name, becomes part of the owner's records, and whoever else has the link sees your answers and prices with your name and repair shop, and the titles and dates of your repairs; whoever has any link of the car sees the problems that you add. Enter only what is true. While the link is valid and allows entries, you can withdraw an answer in the browser that you sent it with, and a repair as long as the owner has not changed it; it then stays in the owner's trash for 30 days, from where the owner can restore it.",
    'Izmantojiet saiti tikai darbam ar šo auto un nenododiet to citiem. Jūsu pievienotais kopā ar jūsu vārdu kļūst par daļu no īpašnieka ierakstiem, un jūsu atbildes un cenas ar vārdu un autoservisu un jūsu pievienoto remontu nosaukumus un datumus redz arī citi, kam ir šī saite; jūsu pievienotās problēmas redz ikviens, kam ir kāda šī auto saite. Ievadiet tikai to, kas ir patiess. Kamēr saite ir derīga un ļauj pievienot ierakstus, atbildi varat atsaukt pārlūkprogrammā, no kuras to nosūtījāt, tāpat arī remontu, ja īpašnieks to nav mainījis; pēc tam atsauktais 30 dienas paliek īpašnieka atkritnē, no kuras īpašnieks to var atjaunot.',
  ),
  endTitle: say('When it ends', 'Kad tas beidzas'),
  end: say(
    'You may stop at any time: export your data and delete your account in settings. The operator may close the server or an account, and must tell you early enough for you to export your data unless you have seriously broken these terms.',
    'Carful lietošanu varat pārtraukt jebkurā brīdī: iestatījumos eksportējiet savus datus un izdzēsiet kontu. Servera uzturētājs drīkst slēgt serveri vai kontu, bet viņam par to jābrīdina laikus, lai jūs paspētu eksportēt datus, ja vien šie noteikumi nav būtiski pārkāpti.',
  ),
  guaranteeTitle: say('No guarantee', 'Bez garantijas'),
  guarantee: say(
    'Carful is offered "as is" and may be interrupted. Keep your own copies of important documents and receipts. Nothing here limits the rights that the law gives to consumers, or liability for willful misconduct, gross negligence or harm to life and health.',
    'Carful tiek piedāvāts tāds, kāds tas ir, un tā darbība var tikt pārtraukta. Svarīgu dokumentu un čeku kopijas glabājiet arī paši. Nekas šajos noteikumos neierobežo likumā noteiktās patērētāju tiesības, kā arī atbildību par ļaunu nolūku, rupju neuzmanību vai kaitējumu dzīvībai un veselībai.',
  ),
  lawTitle: say('Law and disputes', 'Piemērojamie tiesību akti un strīdi'),
  law: say(
    'The law of the country in which the operator lives or is established applies. As a consumer, you also keep the protection of the law of the country in which you live. In Latvia, the Consumer Rights Protection Centre (Patērētāju tiesību aizsardzības centrs, PTAC, www.ptac.gov.lv) helps consumers with disputes.',
    'Piemēro tās valsts tiesību aktus, kurā dzīvo vai ir reģistrēts servera uzturētājs. Patērētājam saglabājas arī tās valsts aizsardzība, kurā viņš dzīvo. Latvijā patērētājiem strīdos palīdz Patērētāju tiesību aizsardzības centrs (PTAC, www.ptac.gov.lv).',
  ),
  changesTitle: say('Changes', 'Izmaiņas'),
  changes: say(
    'The operator may change these terms for a good reason, such as a new law, security or new features. The app tells you of each change, and it applies to you 30 days after that at the earliest. If you do not agree, you can end the agreement before then, at no cost, by deleting your account.',
    'Servera uzturētājs drīkst mainīt šos noteikumus pamatota iemesla dēļ, piemēram, ja mainās likums, drošības prasības vai Carful iespējas. Lietotne par katru izmaiņu paziņo, un uz jums tā attiecas ne agrāk kā 30 dienas pēc tam. Ja nepiekrītat, līdz tam varat bez maksas izbeigt līgumu, izdzēšot savu kontu.',
  ),
};
