import { say } from '#domain/assessment/bilingual-text.ts';

/** Folded, both languages. Parts stand side by side; each is a prefix of a word, or with '=' a whole one. */
export const VOCABULARY = {
  when: `=datums, =datumi, =date, =dates, kuros gad, kuros menes, kuros datum, which years, what years, which months, which dates, what dates, =kad, =when, =whens, date of, kad tiesi, kada datum, kada dien, kada menes, kads datums, kura =gads, kura datum, kura dien, kura gada, kura menes, on what date, since when,
    the date, what date, what day, what month, what time, what year, which date, which day, which month, which year`,
  ago: `=ago, =cik laika, cik dien, cik gad, cik ilgi jau, cik ilgi kops, cik ilgi nav, cik ilgs laiks, cik laika pagaj, cik menes, cik nedel, cik pagaj, cik sen, cik vec, how long =is =it since,
    how long ago, how long has =it been, how long since, how many days, how many days ago, how many months, how many months ago, how many weeks, how many years ago, how old, pirms cik`,
  first: `=agrak, =first, =pirma, =pirmais, =pirmaja, =pirmajam, =pirmas, =pirmie, =pirmo, =vecaka, =vecakais, =vecakie, agraka, earliest, first time, initial, oldest, pirmoreiz, senak, very first,
    visagrak, vissenak, since when, no kura laika, no kuras dienas, kops kura laika, kops kuras dienas, kops =kad`,
  last: `=last, =recent, beidzam, iepriekse, jaunak, last time, latest, most recent, nesen, newest, pedej, pedejo reiz, pirms tam, previous, recently, visjaunak`,
  who: `=kur, =kurs, =where, =wheres, =who, =whom, =whos, =whose, by who, cheapest garage, cheapest shop, cheapest workshop, dargakais servis, dargakaja servis, expensive garage, expensive shop,
    expensive workshop, kada autoservis, kada darbnic, kada servis, kada viet, kadi servis, kads servis, kura autoservis, kura darbnic, kura firma, kura garaz, kura servis, kura uznemum,
    kura viet, kuram meistar, kuri servis, kuros autoservis, kuros servis, kurs autoservis, kurs meistar, kurs servis, letakais servis, pie =ka, pie kura, pie kuriem, what garage,
    what mechanic, what shop, what workshop, whereabouts, which dealer, which garage, which mechanic, which place, which service, which shop, which workshop`,
  what: `=kada, =kadas, =kadi, =kads, =kadu, =kadus, =kas, =ko, =kura, =kuras, =kuri, =kuru, =kurus, =visi, =visus, =what, =whats, =which, anything, everything, give me, list, nosauc, paradi,
    pastasti, show, tell me, uzskaiti, visas`,
  many: `=times, cik apkop, cik biez, cik bojaj, cik darb, cik daudz, cik defekt, cik ierakst, cik klud, cik problem, cik reiz, cik remont, cik simptom, cik vizi, count, how frequently, how many,
    how many times, how often, number of, skait, vairakkart`,
  garageNoun: `autoservis, darbnic, garage, mechanic, meistar, servis, shop, workshop`,
  anyWork: `all jobs, all work, any work, every job, everything, maintenance, remont, repair, viss, visu`,
  show: `=each, =katra, =katram, =list, =name, =show, give =me, iedod, katrs, nosauc, paradi, sarakst, uzskaiti`,
  list: `=history, =list, =visi, vestur, all, each, every, iedod, nosauc, paradi, sarakst, show, uzskaiti, visas, visus`,
  negated: `=nevis, =only, =tikai, apart from, atskaitot, besides, except, excluding, got =no, got none, had =no, had none, has =no, has none, have =no, have none, iznemot, nepieskaitot, neskaitot, not at, not by, not in, other than, with =no, with none`,
  often: `cik biez, cik regular, how frequently, how often`,
  money: `=eaten, =swallowed, apedis, apeda, norij, the damage, =bucks, =cena, =cenu, =eur, =izdots, =izmeta, =kronam, =kronas, =maksa, =maksas, =maksat, =money, =paid, =pay, =payed, =pika, =pikis, =quid, =sek, =sum, =worth, add up, aizgaj, amount to,
    amounted, atdev, atstaj, bill, came to, cenas, charged, come to, cost, cough up, eiro, euros, expenditure, expens, fork out, handed over, iegaz, iegulda, ieguldij, ieguldit, invest,
    invoice, izdev, izmaks, iznaca, izter, jamaksa, jasamaksa, kronor, leave at, left at, maksaj, money did, nauda, naudu, nopras, outgoing, outlay, paprasij, paying, payment, piemaks, aiziet, prasij,
    price, ran me, rekin, run me, samaks, sanaca, sanacis, set me back, shell out, spend, spent, summa, sunk into, =fee, =fees, noples, noplesa, tera, terej, teret, terin, total cost, went into`,
  much: `how much all, how much altogether, how much at, how much by, how much did, how much does, how much for, how much from, how much has, how much have, how much in, how much is, how much money,
    how much on, how much to, how much was, how much went, how much were`,
  cik: `=cik, cik bija par, cik biju par, cik es par, cik iznac par, cik man par, cik par, cik sanac par`,
  noFuel: `apart from fuel, atskaitot degviel, benzinu nerekin, benzinu neskait, bez benzin, bez degviel, bez dizel, degvielu neiesk, degvielu nerekin, degvielu neskait, diesel not counted,
    except fuel, excluding fuel, excluding petrol, fuel aside, fuel not counted, iznemot degviel, minus fuel, neieskaitot degviel, nerekinot benzin, nerekinot degviel, neskaita benzin,
    neskaita degviel, neskaitot degviel, no fuel, not counting fuel, petrol not counted, without diesel, without fuel, without gas, without petrol`,
  withFuel: `and diesel, and fuel, and gas, and petrol, ar benzin, ar degviel, ar visu benzin, ar visu degviel, benzins un, degviela un, degvielu ieskaitot, degvielu un, diesel and, dizelis un,
    fuel and, fuel included, gas and, ieskaitot benzin, ieskaitot degviel, ieskaitot dizel, including diesel, including fuel, including gas, including petrol, petrol and, plus degviel,
    plus fuel, running cost, un benzin, un degviel, un dizel, with diesel, with fuel, with petrol`,
  odometer: `=clock, =reading, odometer =read, odometer =show, clock =read, clock =show, mileage, nobraukum, odometer, odometr, on the clock, radijum, spidometr`,
  driven: `=braukts, =drove, braucu, covered, distance driven, drive, how far, how many kilomet, how many km, how many mile, nobrauc, nobraukt, run further, travel, noskrej, =i =cover, =we =cover, =it =cover, car =cover, =i =gone,
    =we =gone, =it =gone, car =gone`,
  solve: `=cure, =cured, =ka atrisin, =ka beidz, =ka izarst, =ka izdev, =ka sakart, =ka salabo, =ka tika, =ka tika atrisin, =ka tika gala, =ka tiku vala, =ka tu, =tolaik, ar ko atrisin, ar ko beidz,
    ar ko noversa, ar ko salabo, ar ko tika, atrisinaj, cause of, culprit, did the trick, finally fixed, fix for, get rid, got fixed, got rid, how did =i, how did =it, how did =my,
    how did =the, how did =we, how did they, how did you, how was, how were, izdevas, kads remonts, kas atrisin, kas izarst, kas izdar, kas salabo, kas saveda, kas toreiz, ko izdarij,
    ko toreiz, lidzej, likvid, novers, palidz, palidz =pret, pazuda, put right, remedy, solution, sorted out, sorted the, tika vala, tikt vala, vainig, was =it fixed by, what did =i =do about,
    what did =we =do about, what did they do about, what ended, what fixed, what got rid, what helped, what made, what repair fixed, what resolved, what solved, what sorted, what stopped,
    what took care, what was done about, what was done =to, what was the fix, which repair fixed, which repair solved`,
  status: `=nov, =or =not, =vai =ne, atrisinat, been fixed, fixed now, fixed or, gone, novers, resolved, sakartot, salabota, salabots, solved, sorted, still =a, still open, still there, vai ir salabo,
    vel ir`,
  parts: `=part, =parts, detal`,
  myself: `=diy, =ko =pati, =ko =pats, =my =own, =myself, darija pats, darijis pats, dariju pati, dariju pats, darijusi pati, esmu pati, esmu pats, mainiju pats, pasa spek, pats labo, pats main,
    pats nomain, pats taisi, saviem spek, taisiju pats`,
  note: `result, rezultat, =brand, =brands, =comment, =comments, =ietilpa, =ietilpst, =marka, =markas, =note, =noted, =notes, =remark, =remarks, =viscosity, included in, kadas firmas, kads razotaj, manufacturer, pierakstij, piezim, rakstij, said about, say about, says about, what make, write about, written about, wrote about, zimol`,
  previous: `compared to =the previous, ka iepriekse, neka ieprieks, neka iepriekse, neka pirms tam, par iepriekse, pret iepriekse, than =the last =one, than =the one before, than =the previous,
    than =the time before, than last time, than previous`,
  took: `cik ilgi laboj, how long did =it take, how long was, how long were, long to fix, take to fix`,
  watched: `=watch, =watched, =watching, keep =an =eye, monitor, novero, tikai novero`,
  firstTry: `=ar =pirmo, first attempt, first go, first try, pirmaja reize, uzreiz`,
  lasted: `survive, izdzivo, =gap, apart, between, how long did, interval, izturej, kalpo, lasted, notur, starp`,
  now: `=left in, at this moment, in =my tank, in the tank, paslaik, right now, tagad baka`,
  total: `=kopa, =sum, =summa, =total, =totals, altogether, in total, kopsumm, overall`,
  owned: `alltogether, altogether, bought, in all, in total, kopa, kops auto iegad, kops auto pirk, kops iegad, kops ir, kops masinas iegad, kops masinas pirk, kops nopirk, kops pirk, kops pirm,
    kopum, lidz sim, lidzsim, overall, owned, ownership, owning, pavisam, since =i bought, since =i got, since =i have had, since =the purchase, since buying, since purchase, since the first,
    since we bought, since we got, so far, till now, total distance, until now`,
  noCost: `bez cenas, bez summas, cena nav, cik nav zinam, cost missing, missing cost, missing price, nav cena, nav noradita cena, nav noradita summa, nav summa, nav zinama cena, no cost, no price,
    price missing, summa nav, without =a cost, without =a price, without cost, without price`,
  beginning: `beginning, sakuma, start of`,
  howLong: `pec =cik, cik ilgi, cik ilgi kalpo, cik ilgi notur, cik ilgi tur, cik izturej, cik kalpo, cik notur, how long did, how many years did`,
  second: `before last, next to last, one before, otra darg, otra let, otrs darg, otrs let, penultimate, priekspedej, second cheapest, second last, second most, second to last, third most,
    time before`,
  outside: `what pressure, which pressure, pressure should, kads spiediens, kadu spiedienu, kadam spiedienam, cik =bar, cik bari, his name,
    her name, mechanic name, meistara vard, meistaram vard, kads vards, mehanika vard, =ka =sauc, ka vinu sauc, =cash, =pvn, =vat, =verta, =worth, an hour, darba maks, labor, labour, maksaja =darbs, market value, mechanics name, name of the mechanic, par =darbu, per hour, phone number, resale, skaidr naud, vertib`,
  will: `=bus, =nakotne, =will, =wont, bus jamaksa`,
  today: `=now, =tagad, currently, nowadays, pasreiz, patlaban, sobrid, sodien, these days, today`,
  leftOver: `=left, atlicis, atlikus, palicis, remaining`,
  bought: `=bought, =buying, =got =it, acquired, buy =it, did =i buy, get the car, get this car, got =this, got the car, iegad, nopirk, perkot, pirku, purchase, when =i bought`,
  expensive: `=costly, =darga, =dargi, =dargs, =leta, =leti, =lets, cheap, costliest, dargak, dear, expensive, letak, priciest, visdargak, visletak`,
  whichYear: `=gads, cheapest year, costliest year, dargakais gads, dargakaja gada, expensive year, kura gada, kurs gads, kuru gadu, letakais gads, what year, which year, worst year, year =did =i,
    year =was =the, year =with`,
  whichMonth: `=menesis, cheapest month, dargakais menes, expensive month, kura menes, kurs menes, what month, which month`,
  perKm: `=a kilomet, =kilometrs, par kilomet, per 100 km cost, per kilomet, per km, uz kilomet`,
  fillNoun: `=fill, piln bak, piln uzpild, full tank, iepild, full fill, pilna baka, pilna uzpild, =ielej, =ieleja, =ieleju, =ielieti, degvielu, fill up, filled, fills, fillup, fuel stop, lej, pildij, pildits, refuel, tanked, tanking, uzpild`,
  times: `cik biez, cik reiz, count, how many, how often, number of`,
  large: `biggest, largest, lielak, mazak, most liters, most litres, smallest`,
  average: `=avg, average, caurmer, normally, on average, parasti, per =repair, typical, usually, videj, viduveji`,
  most: `=biezak, =max, =most, =top, =vairak, augstak, biggest, costliest, dargak, dearest, greatest, highest, ilgak, largest, lielak, longest, maksimal, maximum, most expensive, most frequent,
    most often, priciest, visaugstak, visbiez, visdargak, visilgak, vislielak, visvairak`,
  least: `=least, =mazak, =min, cheapest, fewest, least expensive, letak, lowest, mazaka, minimal, minimum, shortest, smallest, visletak, vismazak, viszemak, zemak`,
  distance: `=brauca, =brauciet, =braucu, =braukts, =distance, =drive, =drove, =km, =kms, attalum, driven, driving distance, how far, kilomet, mile, nobrauc, nobrauk, noskrej, odometer, odometr, spidometr`,
  perYear: `=a year, =gada, annually, by year, each year, every year, gada laika, ik gadu, katra gada, katru gadu, pa gadiem, per year, uz gadu, yearly`,
  perMonth: `=a month, =menesi, by month, each month, every month, ik menesi, katra menesi, katru menesi, monthly, pa menesiem, per month`,
  perDay: `=a day, =a week, =diena videji, =nedela videji, daily, dienvid, each day, every day, katru dien, per day, per week, videji diena, videji nedela, weekly`,
  or: `=or, =vai`,
  compare: `=differ, =pret, =vs, against, atskir, compar, dargak neka, difference, letak neka, mazak ka, mazak neka, more =or less, =neka, salidz, starpib, than, vairak ka, vairak neka, versus`,
  atKm: `=pie =cik, =pie =kadiem, at how many`,
  before: `=before, =earlier, =later, =pirms`,
  distinct: `atskirig, dazad, different, distinct`,
  garageCount: `cik autoservis, cik darbnic, cik dazad, cik servis, cik viet, how many different, how many garage, how many place, how many shop, how many workshop`,
  noGarage: `bez autoservis, bez darbnic, bez garaz, bez servis, nav servis, no garage, no shop, no workshop, without =a garage, without =the garage, without garage, without shop`,
  more: `=fewer, =grew, =higher, =less, =lower, =mazak, =mazaki, =mazaks, =more, =rise, =rose, decreas, go down, go up, increas, pieaudz, pieaug, risen, samazin, vairak, went down, went up`,
  repair: `=pieraksti, =pierakstu, =pierakstos, =pierakstiem, =been done, =darija, =done, =entries, =entry, =fix, =fixed, =job, =jobs, =record, =records, =veica, =work, =works, apkop, apmekl, darb, dariju, darits, fixes, fixing, ierakst, izdar, labo,
    maintain, maintenance, mended, remont, repair, salabo, service, servis, taisi, =touched, upkeep, =veicis, =veikusi, veikt, viesoj, visit`,
  change: `=fit, =lika, =liku, =new, =put, chang, clean, exchanged, fitted, flush, ielik, install, iztir, main, nomain, overhaul, recharg, refill, renew, replac, swap, tirij, tiris, uzlik, uzstad, =cleared, =erased, nodzes`,
  issue: `klum, =break, =breaks, bojajum, breakdown, broke, complain, defect, defekt, fault, issue, kait, kluda, likst, malfunction, problem, sabojaj, salauz, saluz, simptom, sudzib, symptom, trouble,
    vaina, what was wrong, what went wrong`,
  happen: `going on, =paradas, appear, began, begin, came up, happen, notice, notik, occur, pamani, paradij, radas, raduas, saka, sakums, sakusies, show up, start`,
  open: `=now wrong, =open, =waiting, aktual, anything wrong, atvert, current problem, jaremonte, jasalabo, kais, kas nav kartiba, left to fix, nav atrisin, nav kartiba, nav nover, nav salabo,
    nav sataisi, neatrisin, nedarbojas, need fixing, nenoverst, nepabeigt, nesalabo, nesatais, nestrada, not been fixed, not fixed, not resolved, not solved, not sorted, not working,
    not yet fixed, without being fixed, without being repaired, without being solved, not yet resolved, ongoing, outstanding, palic, pending, still need, to be fixed, to do list, unfixed, unresolved, unsolved, unsorted, vel nav, wrong with`,
  resolved: `=been fixed, atrisinaj, atrisinat, closed, noverst, resolved, slegt, solved`,
  urgent: `bistam, dangerous, nopietn, serious, steidzam, urgent`,
  recur: `=again, atgriez, atkal, atkartoj, atkartot, came back, come back, coming back, no jauna, reappear, recur, reoccur, repeat, returned`,
  due: `=beidz, =driz, =due, =izies, =jadara, =late, =lidz, =must, =need, =needs, =next, =soon, =till, =until, =valid, =vel =der, =der =vel, aizkav, aizmirs, atgadin, atlic, atlik, beidzas, beigs, by when, coming up,
    days left, days until, deadline, derig, do =i renew, drizum, due date, ends, expir, forgotten, gaidam, has =to be, have =to, how soon, iekav, izbeidz, jaaizbrauc, jaaizved, jaapdrosin,
    jaapmaksa, jaapmekl, jaatjauno, jabrauc, jadod, jaiet, jaizdara, jaiziet, jaizlaiz, jaizmaina, jaliek, jamain, janomaina, japagarina, japarbaud, japaveic, japerk, japierakst, jarekinas,
    jaremont, jasakarto, jataisa, javed, javeic, kad jamaksa, kad vajadz, kad vajag, kavej, kaveti, kilometers left, kilometers until, kilometres left, kilometres until, km left, km till,
    km until, laiks mainit, left till, left until, lidz kad, lidz kur, lidz nakam, missed, must =i, nakam, nakos, needs =to be, nokave, overdue, palicis lidz, palikusas lidz, palikusi lidz,
    parsniegt, planot, remind, renewal, run out, schedul, spek, termin, time for, time to change, time to replace, to renew, tuvak termi, tuvakaj, tuvako, tuvoj, until =the next, until when,
    upcoming, valid until, what is next, whats next, when do =i have, when do =i need, when do we, when does =it need, when must, when should`,
  overdue: `=late, aizkav, aizmirs, behind on, behind with, forgotten, iekav, kavej, kaveti, kavets, missed, nokave, overdue, parsniegt, past due`,
  fuel: `=baka, =baku, piln bak, iepild, =consumption, =fill, =filled, full tank, full fill, =gas, =ieleja, =ieleju, =l100, =mpg, =saleju, =solara, =solaru, =ter, bakas, benzin, consume, degviel, diesel, dizel, fill up, fills, fillup,
    fuel, fuel economy, fuel station, fuel stop, gas mileage, gas station, gasoline, lej, liter, litr, patere, paterin, petrol, petrol station, pielej, pilna baka, pilna uzpild, pump, refuel, solark, tank,
    uzlej, uzlets, uzpild`,
  use: `=l 100, cik liels pater, =burn, =burns, =ed, =it uses, =l100, =mpg, =rij, =ter, =tere, consume, consumption, does =it use, economy, efficien, litres per km, patere, paterin, per 100, thirst, uz 100, uz simts`,
  volume: `=l, liter, litr`,
  unitPrice: `=a liter, =a litre, benzina cen, cena par litr, degvielas cen, degvielu cen, diesel cost per, diesel price, dizel cen, fuel price, gas price, litra, litra cen, litrs, maksaja litrs,
    par litru, per liter, per litre, petrol price, price for diesel, price for fuel, price for petrol, price of diesel, price of fuel, price of gas, price of petrol, solara cen`,
  station: `=dus, benzintank, degvielas stac, degvielas uzpildes stac, filling station, fuel station, gas station, petrol station, station, uzpildes stac`,
  since: `=after, =pec, kops, no bri, since`,
  car: `cik vec =auto, cik vec =ir =auto, cik vec =ir mana, cik veca masina, how old =is the car, how old is my car, izlaidum, kads =man auto, kads man ir auto, kas =man par auto, kas par auto,
    what car, what model, what year =is, which car =is, year =is my car`,
  allCars: `abam masinam, abas manas, abas masinas, abi auto, abos auto, all =of my cars, all =the cars, all cars, all my cars, all vehicles, both cars, both my cars, both vehicles, each car,
    each of my cars, every car, katra masina, katram auto, my cars, two cars, visam manam masinam, visam masinam, visas manas masinas, visas masinas, visi auto, visiem maniem auto, visos auto,
    whole fleet`,
  whichCar: `kura masina, kura no manam, kura no masinam, kuram auto, kurs auto, kurs no auto, kuru masinu, which car, which of my cars, which of the cars, which of the two, which one of my,
    which vehicle`,
  future: `=could, =ieteic, =kalpos, =maksas, =should, =turesies, =varetu, =would, =would cost, advise, cik =maksa, cik ilgi vel, estimate, going =to cost, going to, how much =are, how much =is =a,
    how much do =new, how much does =a, how much does =an, how much is =an, ieteiktu, izmaksatu, likely, maksatu, predict, prognoz, recommend, vajadzetu, will =it, will cost`,
  why: `=kapec, =why, how come, iemesl, kadel, reason`,
  how: `=ka =lai, =ka var, how can, how do, how should, how to, ka pareizi`,
} as const;

export type Concept = keyof typeof VOCABULARY;

/** Words that ask nothing and restrict nothing. */
export const FILLER = new Set(
  `a abam abas abi abiem abos about abu abus according actually add added adding aiz already also am among amongst amount amounts an and any anybody anymore anyone anyway anywhere apmeram
  apparently aprekini aptuveni ar ara are arent ari arii around as at atceries atceros atnaca atnak atpakal auto back basically be been begun beidzot being believe bet bit bits book both
  brought busu but butu buy by calculate came can car carried carry cars cau caur ceki ceks centi centu charge charges combined come comes code codes coming complete compute currency dabu dabuju data
  date dates dati datiem datos day days dazam dazas dazi daziem dazos dazus definitely del der devu did diena dienas dienu do dod does doesnt doing dont down drosi droši during eg either end
  ended entered entire es esam esi esot etc euro ever exact exactly far fetch few find for found from gadam gadi gadiem gadijuma gadijumi gadijums gados gadu gadus gaja gaju gan gave general
  get getting give given gives go goes going got gotten grand guess guy guys had hadnt hand has hasnt have havent having he hei hello her here heres hers herself hes hey hi him himself his
  history honestly hope how however hows i id ie ieksa ieskaitot if ik ikreiz ilga ilgu im in info information into ipasi ir is isnt ista it item items its itself ive iznak ja jau jauna
  jaunais jaunaja jaunajam jaunajas jaunajiem jaunas jauni jaunie jauno jaunos jauns jaunu jaunus jauta jebkad jelkad jo joprojam jums jus just jusu ka kadam kados kadreiz kam kat katru kaut keep keeps kept kind klust kluva kods kodu kodam knew know kr
  kurai kuram kuros kvits labdien lai laid laika laikam laiks laiku leave leaves leaving let liekas lieta lietas like little log logged logs long look looked looking lot lots ludz ludzu
  luudzu made make man mana manai manam manas maneja manejais manejam mani manis mans manu manuprat manus many maybe me menesa menesos menesu menesus mes metu mine moment month months mos
  much mums musu musus my naca nak named nav ne needed nemu nevar nevaru never nez no nor nost not noteikti nu number nupat oclock of off ok okay old on once one ones onto our ourselves out output
  over own pa pair pagaja paldies par parekini part parts pasa pasam pasu pat pati pats pays per perhaps pie piece pieces pieskaitot pilnigi place please plus possibly pozicija prasa precizi print
  probably puisis puisi puts putting question re reali really realos read reads recall recorded redzu reiz reize reizem reizes reizi reizu remember rough roughly roundabout sai said saja sajam sajas sajos sak saki
  sakiet sam sanak saprast sas sava savai savam savas savs savu saw say says se sedu see seen seit sen send sends sent set sets several she shes si side sides sie siem sim single sis sita sitai
  sitam sitas siti sitie sitiem sito skiet so some somebody somehow someone something somewhere sort sos stav stavu still stuff such sums suppose sure ta tacu tad tadel tagadne tajas tajos
  tak take taken takes tam tapec tas tava tavs te tell test tev that thats the their them themselves then there theres these they theyve thing things think this those thought through ticis
  ticusi tie tiek tiem tiesam tiesi tika tikam tikko tikt tiku tikusas tikusi time tipa to together told tomer too took toreiz tos toward towards tu tur tureju turu un untill up upon us use
  used using uz vajag value values veca vecais vecas vecis veco vecos vecs vehicle vel velejos velos velreiz verts very via vien viena vienai vienam vienas vienmer vienreiz viens vienu vieta
  vietai vietas vietu vina vinai vinam vins vinu virsu visa visam vispar vispirms want wants was wasnt we week weeks went were werent weve whether while whole whove with within worked working
  write writes written wrote year years yet you your youve zem`
    .split(/\s+/)
    .filter(Boolean),
);

export const FILLER_STEMS =
  'aizbrauc aizgaj aizved apkalpo apmain apmaksa apmekle appointment approx apskati atbrauc atgadi atjaun atstaj atved automasin automobil beig bij brauc bring certain check dari datum dazad dealer detail diler dom esm faktisk figure fikse grib iegad ieliek ielik iemain iemont ietais interes izdar izmaksa izremont kartib kopej lika likt maini maksaj masin naudin neatcer nedel nobrauc nolik nomain nopirk nosauc nosaukum noti pabrauc padar panem pagaid pagajus paprasi parad parbaud pasak paskat patais pateik paties perform pielik piestiprin pirk prasij redzej registe registr regul remain remont respective sakum saliek salik samain samaksa samont saremont saskait satais sezon sveik taisi uzliek uzlik uzrad uzskait uzstad uztais vajadz var vedu veik vestur videjais visiem vizite wonder zin'.split(
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
  noise: {
    name: say('noise', 'troksnis'),
    expressions: 'noise, noisy, =loud, troks, skal, skan, ruksan, =ruca, =ruc',
  },
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
  white: {
    name: say('white', 'balts'),
    expressions: '=white, baltaj, =balti, =baltus, =balts, =baltiem, =baltu',
  },
  hard: { name: say('hard', 'grūti'), expressions: '=hard, =gruti, gruta, =gruto, =grutu, =gruts' },
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
