import { say } from '#domain/assessment/bilingual-text.ts';

/**
 * Folded expressions of both languages, separated by commas: their parts stand side by side in the question; each is
 * a prefix of a word, or with '=' a whole word.
 */
export const VOCABULARY = {
  when: `date of, the date, what time, since when, =datums, kads datums, =when, =whens, what date, which date, what day, which day, which month, what month, what year, which year, on what date,
    =kad, kura datum, kada datum, kura dien, kada dien, kura menes, kada menes, kura gada, kura =gads, kad tiesi`,
  ago: `how long ago, how long =is =it since, how long has =it been, how many days, how many weeks, how many months, how many years ago, how many days ago, how many months ago, how long since,
    how old, =ago, pirms cik, cik gad, cik sen, cik ilgs laiks, cik dien, cik nedel, cik menes, cik pagaj, cik laika pagaj, cik ilgi kops, cik ilgi nav, cik ilgi jau, cik vec, =cik laika`,
  first: `=first, earliest, oldest, initial, first time, very first, =pirmo, =pirmais, =pirma, =pirmas, =pirmie, =pirmaja, =pirmajam, pirmoreiz, =agrak, agraka, visagrak, senak, vissenak, =vecakais,
    =vecakie, =vecaka`,
  last: `=last, last time, latest, =recent, most recent, recently, newest, previous, pedej, beidzam, pedejo reiz, jaunak, visjaunak, nesen, iepriekse, pirms tam`,
  who: `pie kuriem, =who, =wheres, expensive garage, expensive shop, expensive workshop, cheapest garage, cheapest workshop, cheapest shop, dargakais servis, letakais servis, dargakaja servis,
    =whom, =whos, =whose, by who, which garage, what garage, which shop, what shop, which workshop, what workshop, which mechanic, what mechanic, which dealer, which service, which place,
    whereabouts, =where, =kur, kura servis, kuros servis, kurs servis, kads servis, kada servis, kadi servis, kuri servis, kura autoservis, kurs autoservis, kada autoservis, kuros autoservis,
    kura darbnic, kada darbnic, kura garaz, kura viet, kada viet, pie =ka, =kurs, pie kura, kurs meistar, kura firma, kura uznemum, kuram meistar`,
  what: `=what, =whats, =which, list, show, tell me, give me, everything, anything, =kas, =ko, =kadi, =kadas, =kads, =kada, =kadu, =kadus, =kuri, =kuras, =kura, =kuru, =kurus, paradi, uzskaiti,
    nosauc, =visi, =visus, visas, pastasti`,
  many: `how many, how often, how many times, number of, count, how frequently, cik reiz, cik biez, cik daudz, skait, vairakkart, cik remont, cik apkop, cik ierakst, cik darb, cik problem,
    cik bojaj, cik simptom, cik klud, cik defekt, cik vizi, =times`,
  garageNoun: `garage, workshop, shop, mechanic, servis, autoservis, darbnic, meistar`,
  anyWork: `repair, maintenance, everything, every job, all jobs, all work, any work, remont, visu, viss`,
  show: `=name, =each, katrs, =katra, =katram, give =me, =list, =show, paradi, uzskaiti, sarakst, iedod, nosauc`,
  list: `=list, show, all, every, each, paradi, uzskaiti, visas, visus, =visi, sarakst, iedod, nosauc`,
  negated: `have no, has no, had no, with no, got no, =only, =tikai, except, excluding, other than, besides, apart from, not at, not in, not by, iznemot, atskaitot, =nevis, nepieskaitot, neskaitot`,
  often: `how often, how frequently, cik biez, cik regular`,
  money: `iegaz, outgoing, invest, =quid, =bucks, came to, come to, amount to, amounted, ran me, run me, iegulda, ieguldij, ieguldit, sanaca, sanacis, iznaca, =pikis, =pika, spend, jamaksa,
    jasamaksa, paprasij, prasij, nopras, shell out, leave at, left at, handed over, cough up, money did, atstaj, aizgaj, =izmeta, spent, cost, =paid, =pay, =payed, paying, payment, price,
    =money, expens, bill, invoice, charged, euros, =eur, =sek, set me back, add up, sunk into, went into, outlay, expenditure, fork out, =sum, total cost, =worth, =kronas, =kronam, kronor,
    izter, terej, teret, terin, tera, izmaks, maksaj, samaks, =maksa, =maksat, =maksas, nauda, naudu, =cena, =cenu, cenas, summa, eiro, rekin, izdev, =izdots, piemaks, atdev`,
  much: `how much at, how much by, how much from, how much went, how much money, how much was, how much were, how much is, how much did, how much has, how much have, how much does, how much for,
    how much on, how much in, how much all, how much altogether, how much to`,
  cik: `=cik, cik par, cik bija par, cik man par, cik es par, cik sanac par, cik iznac par, cik biju par`,
  noFuel: `without fuel, without petrol, without diesel, without gas, excluding fuel, excluding petrol, not counting fuel, apart from fuel, except fuel, no fuel, minus fuel, fuel aside, bez degviel,
    bez benzin, bez dizel, petrol not counted, fuel not counted, diesel not counted, neskaita benzin, neskaita degviel, nerekinot degviel, nerekinot benzin, degvielu nerekin, benzinu nerekin,
    degvielu neskait, benzinu neskait, degvielu neiesk, neskaitot degviel, neieskaitot degviel, iznemot degviel, atskaitot degviel`,
  withFuel: `ar visu degviel, ar visu benzin, running cost, petrol and, diesel and, gas and, and diesel, and gas, benzins un, dizelis un, degviela un, un dizel, un benzin, including fuel, including petrol, including diesel, including gas, with fuel,
    with petrol, with diesel, plus fuel, and fuel, and petrol, fuel included, fuel and, ieskaitot degviel, ieskaitot benzin, ieskaitot dizel, ar degviel, ar benzin, plus degviel, un degviel,
    degvielu un, degvielu ieskaitot`,
  odometer: `mileage, odometer, on the clock, =clock, nobraukum, odometr, spidometr, =reading, radijum`,
  driven: `run further, drive, =drove, travel, covered, distance driven, how far, how many km, how many kilomet, how many mile, nobrauc, nobraukt, =braukts, braucu`,
  solve: `did the trick, culprit, cause of, what ended, put right, sorted out, sorted the, vainig, izdevas, pazuda, what was the fix, fix for, solution, remedy, which repair fixed,
    which repair solved, what took care, what stopped, what got rid, was =it fixed by, got fixed, lidzej, ar ko atrisin, ar ko salabo, =ka salabo, kads remonts, =ka tika gala, ko izdarij,
    =ka noversa, kas atrisin, =ka sakart, =ka tika noverst, =ka tika salabo, =ka tika atrisin, ar ko tika, =ka tu, ar ko beidz, =ka beidz, kas izdar, kas toreiz, =tolaik, how did you, get rid,
    got rid, =cured, =cure, what fixed, what solved, what helped, what sorted, finally fixed, what repair fixed, how was, how were, how did =the, how did =it, how did =my, how did =we,
    how did =i, how did they, what did they do about, what did =i =do about, what did =we =do about, what was done about, what was done to, what resolved, what made, palidz, novers, likvid,
    ko toreiz, atrisinaj, =ka atrisin, =ka tika, =ka izarst, =ka izdev, kas izarst, ar ko noversa, =ka tiku vala, tikt vala, tika vala, kas salabo, kas saveda`,
  status: `=or =not, =vai =ne, sorted, fixed or, fixed now, been fixed, resolved, solved, still open, still there, still =a, gone, novers, salabots, salabota, atrisinat, sakartot, vel ir, =nov,
    vai ir salabo`,
  parts: `=part, =parts, detal`,
  myself: `=myself, =my =own, =diy, dariju pats, darija pats, pats dariju, pati dariju, dariju pati, pats main, pati main, mainiju pats, mainiju pati, pats nomain, pats taisi, taisiju pats, pats labo,
    laboju pats, salaboju pats, pats uzlik, pats ielik, =ko =pats, =ko =pati, esmu pats, esmu pati, pasa spek, saviem spek, pasroc`,
  note: `what =was included, what =is included, what did =it include, =ietilpa, =ietilpst, what brand, which brand, brand of, =brand, =brands, what make, make of, manufacturer, viscosity, =note,
    =notes, =noted, =remark, =remarks, =comment, =comments, write about, wrote about, written about, say about, said about, what oil =did, what oil =was, what oil =is, what oil =do,
    what oil =went, which oil =did, which oil =was, which oil =is, what size, kada firma, kada marka, =marka, =markas, zimol, razotaj, kada razotaj, viskozit, piezim, komentar, pierakstij,
    pierakstit, rakstij, kada =ella, kadu =ellu, kada izmera, kads izmer`,
  previous: `than =the previous, than previous, than =the one before, than =the time before, than =the last =one, than before, than last time, than =the last time, compared to =the previous,
    compared with =the previous, neka ieprieks, ka ieprieks, par iepriekse, pret iepriekse, neka pirms tam, neka aizpriekse`,
  trend: `get more expensive, got more expensive, become more expensive, became more expensive, kluvusi darga, kluvusas darga, kluvis darga, kluva darga, sadardz`,
  took: `how long was, how long were, how long did =it take, long to fix, take to fix, took to fix, take to repair, took to repair, take to get, take to solve, how many days did =it take,
    how many days =to, cik ilgi laboj, cik ilgi remontej, cik ilgi taisij, cik ilgi risinaj, cik ilgi vilkas, cik dien laboj, cik dien pagaja lidz, cik ilga laika, cik atri`,
  watched: `=watch, =watched, =watching, keep =an =eye, monitor, novero, tikai novero`,
  firstTry: `first try, first attempt, first go, pirmaja reize, =ar =pirmo, uzreiz`,
  reach: `=reach, =reached, =hit, =cross, =crossed, turn over, sasnied, parsnied, apalos`,
  lasted: `interval, =gap, lasted, how long did, kalpo, notur, izturej, between, apart, starp`,
  now: `right now, at this moment, tagad baka, paslaik, in the tank, in =my tank, =left in`,
  total: `=total, =totals, =sum, =summa, kopsumm, =kopa, altogether, overall, in total`,
  owned: `lidz sim, lidzsim, until now, till now, altogether, alltogether, in total, in all, overall, so far, since =i bought, since =i have had, since =i got, since we bought, since we got,
    since buying, since purchase, total distance, ownership, owned, owning, bought, kopa, pavisam, kopum, kops pirk, kops iegad, kops nopirk, kops auto pirk, kops masinas pirk, kops auto iegad,
    kops masinas iegad, since =the purchase, kops ir, since the first, kops pirm`,
  noCost: `no price, without price, without =a price, no cost, without cost, without =a cost, cost missing, missing cost, price missing, missing price, bez cenas, bez summas, nav cena, nav summa,
    nav noradita cena, nav noradita summa, nav zinama cena, cena nav, summa nav, cik nav zinam`,
  beginning: `beginning, start of, sakuma`,
  howLong: `cik ilgi, how long did, cik kalpo, cik notur, cik izturej, how many years did, cik ilgi kalpo, cik ilgi tur, cik ilgi notur`,
  second: `second most, second cheapest, second last, third most, penultimate, before last, one before, time before, next to last, second to last, priekspedej, otrs darg, otra darg, otrs let,
    otra let`,
  outside: `labour, labor, =vat, =pvn, darba maks, =cash, skaidr naud, =worth, =verta, vertib, resale, market value, name of the mechanic, mechanics name, phone number, per hour, an hour`,
  will: `=will, =wont, =bus, =nakotne, bus jamaksa`,
  today: `today, =now, nowadays, currently, these days, sodien, =tagad, sobrid, pasreiz, patlaban`,
  leftOver: `=left, remaining, palicis, atlicis, atlikus`,
  bought: `buy =it, did =i buy, when =i bought, get the car, get this car, got the car, =bought, =buying, purchase, acquired, =got =it, got =this, nopirk, pirku, iegad, perkot`,
  expensive: `expensive, =costly, dear, priciest, costliest, cheap, dargak, visdargak, letak, visletak, =dargs, =darga, =dargi, =lets, =leta, =leti`,
  whichYear: `=gads, which year, expensive year, cheapest year, costliest year, dargakais gads, letakais gads, dargakaja gada, year =did =i, year =with, year =was =the, worst year, what year,
    in which year, kura gada, kurs gads, kuru gadu`,
  whichMonth: `=menesis, expensive month, cheapest month, dargakais menes, which month, what month, kura menes, kurs menes`,
  perKm: `per km, per kilomet, =a kilomet, per 100 km cost, par kilomet, uz kilomet, =kilometrs`,
  fillNoun: `fuel stop, =ieleju, =ieleja, =ielej, =ielieti, =fill, fills, fill up, fillup, filled, refuel, tanking, tanked, uzpild, pildij, pildits, lej, degvielu`,
  times: `how many, how often, number of, count, cik reiz, cik biez`,
  large: `largest, biggest, smallest, most litres, most liters, lielak, mazak`,
  average: `average, =avg, on average, typical, usually, normally, parasti, per =repair, videj, caurmer, viduveji`,
  most: `most often, most frequent, =most, most expensive, highest, biggest, largest, dearest, priciest, costliest, maximum, =max, greatest, =top, longest, visdargak, dargak, lielak, vislielak,
    visvairak, augstak, visaugstak, maksimal, =vairak, =biezak, visbiez, ilgak, visilgak`,
  least: `=least, least expensive, cheapest, lowest, smallest, minimum, =min, fewest, shortest, visletak, letak, vismazak, =mazak, mazaka, zemak, viszemak, minimal`,
  distance: `=km, =kms, kilomet, mile, odometer, how far, =drive, driven, =drove, driving distance, =distance, nobrauk, nobrauc, odometr, spidometr, =braukts, attalum, =brauca, =braucu, =brauciet`,
  perYear: `=gada, per year, =a year, each year, every year, yearly, annually, by year, gada laika, =gada videji, videji gada, katru gadu, katra gada, pa gadiem, ik gadu, uz gadu`,
  perMonth: `=menesi, per month, =a month, each month, every month, monthly, by month, menesi videji, videji menesi, katru menesi, katra menesi, pa menesiem, ik menesi`,
  perDay: `per day, =a day, daily, each day, every day, per week, =a week, weekly, =diena videji, videji diena, katru dien, =nedela videji, videji nedela, dienvid`,
  or: `=or, =vai`,
  compare: `compar, versus, =vs, against, =pret, than, difference, more =or less, =differ, salidz, vairak neka, mazak neka, neka, starpib, atskir, dargak neka, letak neka, vairak ka, mazak ka`,
  atKm: `=pie =cik, =pie =kadiem, at how many`,
  before: `=before, =pirms, =earlier, =later`,
  distinct: `different, distinct, dazad, atskirig`,
  garageCount: `how many garage, how many shop, how many workshop, how many different, how many place, cik servis, cik autoservis, cik dazad, cik darbnic, cik viet`,
  noGarage: `no garage, no shop, no workshop, without garage, without =a garage, without =the garage, without shop, bez servis, bez autoservis, bez garaz, bez darbnic, nav servis`,
  more: `=higher, =lower, risen, go up, went up, go down, went down, increas, decreas, =rise, =rose, =grew, pieaug, pieaudz, samazin, =more, =less, =fewer, vairak, =mazak, =mazaks, =mazaki`,
  repair: `=record, =records, =entry, =entries, repair, =fix, =fixed, fixes, fixing, service, maintenance, visit, =work, =works, =job, =jobs, =been done, =done, upkeep, maintain, mended, remont,
    apkop, ierakst, labo, salabo, darb, veikt, =veica, darits, dariju, =darija, taisi, izdar, servis, apmekl, viesoj`,
  change: `chang, replac, swap, renew, fitted, =fit, install, =put, exchanged, refill, =new, overhaul, clean, flush, recharg, main, nomain, uzlik, ielik, =lika, =liku, uzstad, tirij, tiris, iztir`,
  issue: `what was wrong, what went wrong, broke, =break, =breaks, breakdown, saluz, salauz, sabojaj, problem, issue, symptom, fault, trouble, defect, complain, malfunction, bojajum, simptom, defekt,
    kait, kluda, sudzib, likst, vaina`,
  happen: `happen, start, began, begin, appear, notice, occur, show up, came up, saka, sakusies, =paradas, paradij, notik, pamani, raduas, radas, sakums`,
  open: `anything wrong, not sorted, unsorted, to do list, kais, nesatais, nav sataisi, nav nover, =open, not working, nedarbojas, nestrada, kas nav kartiba, nav kartiba, unresolved, unfixed,
    outstanding, pending, not been fixed, not fixed, not yet fixed, not resolved, not yet resolved, not solved, unsolved, to be fixed, left to fix, still need, need fixing, current problem,
    ongoing, =now wrong, wrong with, =waiting, atvert, neatrisin, nenoverst, nesalabo, nav atrisin, nav salabo, vel nav, jasalabo, jaremonte, palic, aktual, vel atvert, nepabeigt`,
  resolved: `resolved, solved, closed, =been fixed, atrisinat, noverst, slegt, atrisinaj`,
  urgent: `urgent, dangerous, serious, steidzam, bistam, nopietn`,
  recur: `recur, =again, came back, come back, coming back, returned, repeat, reappear, reoccur, atkartoj, atkartot, atgriez, atkal, no jauna`,
  due: `has to be, needs to be, japaveic, palicis lidz, palikusi lidz, palikusas lidz, when should, when must, when do =i need, when do =i have, when do we, when does =it need, have to, must =i,
    kad vajadz, kad vajag, do =i renew, to renew, time for, time to change, time to replace, km left, km until, km till, kilometres until, kilometers until, kilometres left, kilometers left,
    days until, days left, =soon, tuvako, left until, left till, until =the next, how soon, by when, whats next, what is next, ends, japerk, jaliek, japarbaud, jaapdrosin, jaizlaiz, jaaizbrauc,
    jaizmaina, jaapmekl, jaiet, jaizdara, jataisa, jasakarto, japierakst, japagarina, jaiziet, javed, jaaizved, jarekinas, jaremont, lidz kur, izbeidz, tuvak termi, atlic, atlik, lidz nakam,
    spek, missed, forgotten, aizmirs, iekav, aizkav, parsniegt, =due, overdue, upcoming, =next, expir, run out, coming up, remind, schedul, deadline, until when, valid until, =valid, =needs,
    =need, renewal, =must, due date, =late, termin, nakam, nakos, jamain, javeic, =until, =till, =lidz, jaapmaksa, beidzas, beigs, =beidz, nokave, tuvoj, gaidam, atgadin, derig, lidz kad,
    =jadara, jadod, jabrauc, kavej, planot, laiks mainit, kad jamaksa, janomaina, jaatjauno, =izies, drizum, =driz, tuvakaj, kaveti`,
  overdue: `overdue, =late, behind with, behind on, forgotten, aizmirs, iekav, aizkav, parsniegt, missed, past due, nokave, kavej, kaveti, kavets`,
  fuel: `fuel stop, gas mileage, fuel economy, pump, =ieleju, =ieleja, =saleju, =baka, =baku, fuel, petrol, =gas, gasoline, diesel, =fill, fill up, fillup, fills, refuel, liter, =consumption,
    consume, =l100, =mpg, petrol station, gas station, fuel station, =filled, solark, =solara, =solaru, degviel, benzin, dizel, uzpild, pilna baka, bakas, tank, litr, paterin, =ter, patere,
    lej, uzlets, pielej, uzlej`,
  use: `=burn, =burns, thirst, does =it use, =it uses, consumption, consume, fuel economy, economy, per 100, =mpg, =l100, litres per 100, liters per 100, litres per km, efficien, paterin, patere,
    =ter, =tere, uz 100, uz simts, =ed, =rij`,
  volume: `liter, litr, =l`,
  unitPrice: `petrol price, gas price, diesel cost per, price of petrol, price of gas, price for fuel, price for diesel, price for petrol, benzina cen, degvielu cen, solara cen, per litre, per liter,
    =a litre, =a liter, price of diesel, price of fuel, fuel price, diesel price, litra cen, cena par litr, par litru, maksaja litrs, degvielas cen, dizel cen, litrs, litra`,
  station: `petrol station, gas station, fuel station, filling station, station, degvielas uzpildes stac, degvielas stac, =dus, benzintank, uzpildes stac`,
  since: `since, =after, kops, =pec, no bri`,
  car: `what car, which car =is, what model, what year =is, year =is my car, how old is my car, how old =is the car, kas par auto, kas =man par auto, kads =man auto, kads man ir auto, izlaidum,
    cik vec =ir =auto, cik vec =ir mana, cik vec =auto, cik veca masina`,
  allCars: `all cars, all my cars, both cars, both my cars, all =the cars, all =of my cars, each car, each of my cars, every car, my cars, two cars, both vehicles, all vehicles, whole fleet,
    visas masinas, visam masinam, visi auto, abas masinas, abam masinam, abi auto, abas manas, visas manas masinas, visam manam masinam, visiem maniem auto, katra masina, katram auto,
    visos auto, abos auto`,
  whichCar: `which car, which of my cars, which of the cars, which of the two, which vehicle, which one of my, kura masina, kuram auto, kurs auto, kura no masinam, kuru masinu, kurs no auto,
    kura no manam`,
  future: `how much does =a, how much does =an, how much do =new, how much is =an, cik =maksa, cik ilgi vel, =kalpos, =turesies, =would, will cost, will =it, =would cost, how much =is =a,
    how much =are, =should, =could, recommend, advise, predict, estimate, likely, going =to cost, going to, maksatu, izmaksatu, =maksas, =ieteic, ieteiktu, vajadzetu, =varetu, prognoz`,
  why: `=why, how come, reason, =kapec, kadel, iemesl`,
  how: `how do, how to, how can, how should, =ka =lai, =ka var, ka pareizi`,
} as const;

export type Concept = keyof typeof VOCABULARY;

/** Words that ask nothing and restrict nothing. */
export const FILLER = new Set(
  `a an the and of in on at to for from by with as is are was were be been being am it its itself this that these those there here i ive im id me my mine we our us you your he she they them
  his her their ourselves so far please can tell let know have has had having do does did doing get got getting gotten go goes going went make made take took taken bring brought up out into
  onto over about around ever never yet already just also too very really actually exactly roughly approximately any some whole entire both time car cars vehicle auto automobile history logs
  log book data place how much many date day days month months year years week weeks not no nor if then one ones thing things something item items stuff part parts kind sort set pair side
  sides piece complete ok okay hi hello hey working old amount value number during within through per according say says said find look looking see remember recall wonder wondering want wants
  like knew own buy begun back un ka ja bet jo gan tad ta tas tie tam tur te se seit sis si sie sim sai sas sos saja sajam es man mani mans mana manu manam manai manas manus manis mes mums
  musu musus tu tev tavs tava jus jums jusu savs sava savu savam savai savas ir esi esam nav tika tikusi ticis tikusas tiek tikt ticusi tiku tikam kam kuros kuram kurai kados kadam ar par pie
  uz pa zem aiz del caur automasina automasinas automasinu automasinai masina masinas masinu masinai masinam automobilis automobila automobilim jau vel ari pat nu tacu tomer ludzu visa visam
  vispar laika laiks laiku reizes reizi reize reizu reiz katru kat pats pati pasu pasam pasa apmeram aptuveni precizi tiesi tiesam ista vestures vesture vesturi dati datos datiem saki
  atceries gribu gribetu vajag der lieta lietas kaut gadu gadi gados gadus gadam gadiem menesa menesu menesos menesus diena dienas dienu nedela nedelas nedelu nedelai laid found few dazi
  dazas daziem dazam dazus dazos long ilga ilgu pilnigi logged registered register entered still remain remains recorded joprojam registrets registreta registreti registretas registreju
  fikseju fiksets fikseta leave together dates single looked moment test re leaving hand carry carried perform performed sure check checked checking seen saw use used using named told nemu
  devu gaju gaja metu sedu redzu dabuju dabu turu tureju stav stavu nak naca atnak atnaca kluva klust sak manuprat skiet liekas laikam droši drosi velreiz pagaidam pagaidim noteikti beidzot
  vispirms guys bits pieces respective exact rough grand combined anywhere nez interesanti interese gribas sakiet tak mos tipa vecis cau realos reali gadijums gadijuma gadijumi vizite vizites
  pozicija ceks ceki kvits jelkad kadreiz saskaita ieskaitot pieskaitot once vienreiz abi abas abus abos abiem abam abu vins vina vinu vinai vinam viena viens vienu vienas vienam vienai
  several end ended worked written down anymore somehow respectively hows thats theres heres wasnt isnt arent werent havent hasnt hadnt dont doesnt weve youve theyve shes hes whove oclock etc
  eg ie roundabout untill via off upon toward towards among amongst give fetch print output compute calculate figure add adding added approx bit lot lots little such general question info
  information detail details while however anyway maybe perhaps possibly probably certain certainly definitely apparently basically honestly whether either anybody anyone someone somebody
  somewhere hers herself him himself themselves think thought believe guess suppose hope come came comes coming puts putting sets leaves keep kept keeps gave given gives send sent sends
  appointment appointments brings bringing takes wrote write writes euro kr currency amounts sums values figures charge charges pays ik ikreiz saprast gribetos velos velejos interesejos ludz
  luudzu paldies sveiki sveika sveiks labdien hei tapec tadel lai tikko nupat reizem vienmer jebkad toreiz atpakal ipasi dod datumi datumu datumiem datuma nosaukums nosaukumu nosaukumi
  atceros neatceros neatceras prasa jauta saskaitit saskaiti aprekini parekini jauns jauna jaunu jaunas jauni jauno jaunais jaunus vecs veca veco vecas vecais vecos ne arii vien siem sam
  sajos sajas sitie tiem tos tajos tajas siti sita sitas sito sitam sitai sitiem manejais maneja manejam virsu ieksa ara nost kartiba kartibai busu but butu esot nevar nevaru vajadzeja centi
  centu naudina naudinas verts vieta vietas vietu vietai tagadne sanak iznak vajadzigs vajadziga`
    .split(/\s+/)
    .filter(Boolean),
);

/** Beginnings of words that ask nothing either. */
export const FILLER_STEMS =
  'regul parbaud uzstad satais patais ietais iemain apmain samain atjaun piestiprin ielik ieliek uzliek saliek iemont samont atstaj aizbrauc atbrauc nobrauc pabrauc brauc aizved atved vedu uzlik nolik pielik salik likt lika saremont izremont remont apkalpo apskati paskat pateik pasak nosauc uzrad parad uzskait iegad nopirk pirk maksaj izmaksa samaksa apmaksa noti atgadi paties faktisk visiem maini nomain taisi uztais veik dari izdar padar paprasi prasij aizgaj apmekle bij esm var zin dom diler dealer dazad pagajus beig sakum videjais sezon kopej'.split(
    ' ',
  );

/** What a question and a record may say in different languages: each list of expressions means one thing. */
export const MARKS = {
  front: {
    name: say('front', 'priekšējie'),
    expressions: 'front, prieksej, =prieksa, =prieksas, =prieksu, =prieksai',
  },
  rear: { name: say('rear', 'aizmugurējie'), expressions: 'rear, aizmugur, pakalej' },
  left: { name: say('left', 'kreisais'), expressions: '=left, kreis' },
  right: {
    name: say('right', 'labais'),
    expressions: '=right, =laba, =labais, =labo, =labas, =labaja, =labajam, =labajai',
  },
  upper: { name: say('upper', 'augšējais'), expressions: '=upper, augsej' },
  lower: { name: say('lower', 'apakšējais'), expressions: '=lower, apaksej' },
  passed: {
    name: say('passed', 'izturēta'),
    expressions: 'passed, pass, izgaja, izgaju, iztureja, izieta, izgajusi',
  },
  failed: { name: say('failed', 'neizturēta'), expressions: 'fail, neizgaj, neiztur, neizieta, flunk' },
  fan: { name: say('fan', 'ventilators'), expressions: '=fan, =fans, ventilator' },
  noise: { name: say('noise', 'troksnis'), expressions: 'noise, noisy, =loud, troks, skal, skan' },
  smoke: {
    name: say('smoke', 'dūmi'),
    expressions: 'smoke, smoki, =dumi, =dumus, =dumiem, =dumo, =dumu, kupi',
  },
  leak: {
    name: say('leak', 'sūce'),
    expressions: 'leak, drip, =suce, =suci, =suces, =sucas, =sucu, =tece, pilet, =pil, nopil',
  },
  hum: {
    name: say('humming', 'dūkoņa'),
    expressions: 'hum, drone, droning, dukon, =duc, =duca, duksan, dukt, dukst',
  },
  knock: { name: say('knocking', 'klaudzoņa'), expressions: 'knock, clunk, klaudz, klauv, klab' },
  squeal: { name: say('squealing', 'čīkstoņa'), expressions: 'squeal, squeak, screech, cikst, kauc, spiedz' },
  grind: { name: say('grinding', 'skrapstēšana'), expressions: 'grind, grating, skrapst, gnidz, berz' },
  shake: {
    name: say('shaking', 'kratīšanās'),
    expressions: 'shak, vibrat, wobbl, krat, vibr, trisa, trice, raust',
  },
  bump: { name: say('bumps', 'bedres'), expressions: 'bump, pothole, bedr, nelidzen' },
  bounce: { name: say('bouncing', 'šūpošanās'), expressions: 'bounc, sway, supo, supoj, lec' },
  slow: { name: say('slow', 'lēni'), expressions: 'slow, =leni, lenam, =leno, =lena, =lens, =lenu, =lenas' },
  crank: {
    name: say('starting', 'iedarbināšana'),
    expressions: 'crank, starting, startes, startej, iedarb, =grieza, =griez, =griezas',
  },
  loss: { name: say('loss', 'zudums'), expressions: '=loss, =lost, zudum, =zuda, zaudej' },
  white: { name: say('white', 'balts'), expressions: '=white, =balti, =baltus, =balts, =baltiem, =baltu' },
  dead: { name: say('dead', 'izlādējies'), expressions: '=dead, =flat, izladej, nosed, nosedas' },
  weekend: { name: say('weekend', 'brīvdienas'), expressions: 'weekend, brivdien, nogale' },
  cold: { name: say('cold', 'auksts'), expressions: '=cold, aukst, =sals, =sala' },
  morning: { name: say('morning', 'rīts'), expressions: 'morning, =rita, =ritos, =ritiem, =rits' },
  wheel: {
    name: say('wheel', 'ritenis'),
    expressions: 'wheel, =ritenis, =ritena, =riteni, =ritenim, =ritenu, =riteniem, =ritenos',
  },
  crack: { name: say('crack', 'plaisa'), expressions: 'crack, plais, ieplais, saplais' },
  power: { name: say('power', 'jauda'), expressions: '=power, jaud' },
  tailgate: { name: say('tailgate', 'bagāžnieks'), expressions: 'tailgate, =boot, trunk, =hatch, bagazniek' },
  door: { name: say('door', 'durvis'), expressions: '=door, =doors, =durvis, =durvju, =durvim' },
  valve: { name: say('valve', 'vārsts'), expressions: 'valve, =varsts, =varsta, =varstu, =varsti' },
  light: { name: say('light', 'lampiņa'), expressions: '=light, =lamp, lampin, indikator' },
  seat: { name: say('seat', 'sēdeklis'), expressions: '=seat, =seats, sedekl' },
  retest: { name: say('repeated', 'atkārtota'), expressions: 'retest, repeated, atkartota, atkartoto' },
} as const;

export type Mark = keyof typeof MARKS;

/** Of the names of garages: alone they name none of them. */
export const COMMON_NAMES = new Set(
  'auto serviss servisa service garage motors car cars centrs centra centre center sia riepu riepas nams pasaule riga rigas jurmala liepaja daugavpils jelgava bauska sigulda latvia autoserviss workshop dealer tyre tyres tire'.split(
    ' ',
  ),
);
