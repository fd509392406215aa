import { fitOf, headerWords, isKwh, type HeaderWords } from './header-words.ts';
import { plainWord } from './plain-word.ts';
import { tableFields, type TableField } from './schema.ts';
import { isCents, isMoneyWord, isOfMoney } from './currency-words.ts';
import { energyOf } from './energy-words.ts';
import { isDueName } from './due-words.ts';
import { isMissedName, isPartName } from './flag-words.ts';
import { lookUp, remembered } from './look-up.ts';
import { distanceOf, volumeOf } from './unit-rules.ts';

/** Phrases in the languages met, one field a line; those after '~' fit, but may as well mean something else. */
const PHRASES: Record<TableField, string> = {
  date: 'date, izdano, vydané, wydano, издано, dat, pvm, kp, ts, start date, start, begin, beginn, inicio, inizio, début, sākums, początek, pradžia, algus, alku, datums, datum, data, fecha, дата, day, diena, päivä, kuupäev, kuupaev, dato, jour, giorno, dia, tag, когда, when, filled on, fuelup date, service date, fill date, date time, datetime, timestamp, date of fillup, datum uhrzeit, päivämäärä, dátum, purchase date, started at, plug in, happened on, occurred on, occurred at, performed on, done on, charged at, fill up date, refuel date, refueling date, date time of refueling, tarih, dagsetning, 日期, 日付, 給油日, ημερομηνία, päev, ден, zi, nap, gün, tarih saat, datum vreme, data i godzina, dzień, den, deň, kuupäev kell, tankimiskuupäev, tankkauspäivä, data tankowania, datum tankovania, datum tankování, datum točenja, dan, dagur, día, data alimentare, תאריך, التاريخ, 날짜, 주유일, วันที่, data rifornimento, data do abastecimento, fecha de repostaje, tankdatum, fyllningsdatum ~ time stamp, created, date added, entry date',
  time: 'time, laiks, uhrzeit, klo, kellonaika, kellaaeg, klokke, klockslag, tijdstip, laikas, godzina, hora, время, heure, ora, tid, aika, kell, tijd, fill time, filled at, ore, vreme, čas, hodina, idő, saat, час, ώρα, tími, tidspunkt, klokkeslæt, heure de plein',
  odometer:
    'rulaj, okuması, avlesning, aflæsning, álestur, stand teller, akstursmælir, mælir, staða mælis, spidometras, spidometri näit, sayaç değeri, gösterge, matkamittari, zählerstand, meterstand, relevé kilométrique, kilómetros, quilómetros, километри, kilometrit, kilometrov, mätare, mittari, målerstand, staða, kilometraža, stanje, stav tachometra, tachometer, tachometra, km óra, km atuais, km actual, km actuales, km totale, km totali, kilometry, aktualny przebieg, odometer, lettura, leitura, lesing, aflæsning, odečet, óraállás, lettura km, lectura km, odczyt licznika, odo, mileage, speedo, miles on clock, on the clock, ablesung, relevé, lectura, odczyt, показания, rādījums, näit, lukema, avläsning, nobraukums, odometrs, odometra rādījums, kilometers, kilometres, kilometerstand, km stand, kmstand, tachostand, tacho, przebieg, stan licznika, licznik, пробег, одометр, odómetro, odometro, hodómetro, odômetro, quilometragem, kilometraje, chilometraggio, kilométrage, kilometrage, compteur, mätarställning, kilometerlukema, ajokilometrit, läbisõit, rida, stav tachometru, odometer reading, reading, total km, total distance, kilometerstanden, current mileage, vehicle mileage, meter, meter reading, mittarilukema, chilometri, km óra, óraállás, tachometr, stan kilometrów, tellerstand, kilometerzähler, odo reading, odometer value, mileage reading, km reading, ending odometer, mätarställning km, kilometers driven total, 里程, 里程表, 走行距離, 総走行距離, 積算距離, χιλιόμετρα, kilometraj, kilometraža, kilometraza, kilometre, пробіг, километраж, km sayacı, sayaç, kilometer, stav km, km stav, stanje števca, števec, brojač, stanje brojača, brojilo, kilometri totali, bord, km bord, indice compteur, odometrul, kílómetrastaða, kílómetrar, quilòmetres, 주행거리, 누적거리, קילומטראז, عداد, brzojač, показник, покази, показания одометра, показание, kilometrat, odomeeter, odomeetri näit, kilometra óra, km állás ~ km, км, miles, mi, kilometri',
  trip: 'διαδρομή, trip, tripp, trip distance, trip km, trip odometer, distance, distance driven, distance since, distance travelled, distance traveled, km driven, miles driven, teil km, teilkilometer, teilstrecke, strecke, distanz, gefahrene km, nobraukts, attālums, dystans, расстояние, distancia, distância, distanza, parcours, sträcka, matka, teekond, distance parcourue, distance since last, vahemaa, afstand, tripmeter, km since last, delta, delta km, nuvažiuota, sõidetud, läbitud, ajettu, ajomatka, kørt, kørte km, kjørt, körda km, körd sträcka, ujeto, najeto km, najazdené, prejdené, przejechane, przejechano, проїхано, пройдено, изминати, prevoženo, prijeđeno, parcurs, megtett km, megtett út, gidilen, διανυθέντα, ekin, percorsi, percorridos, recorridos, km recorridos, km percorsi, km parcourus, gereden, gereden km, km feitos, noskrieti ~ km, miles, mi, kilometers, kilometri',
  amount:
    'įpilta, zatankowano, sipano, ielieti, alınan, nafta litry, množstvo, кол во, к во, кол во литров, daudz, liter getankt, gals, natankované, natankováno, kiekis, tankattu, tankat, påfyldt, fylt, aantal, litres, liters, liter, litre, l, litri, litry, litros, литры, литров, liitrit, litraa, gallons, gallon, gal, gall, galls, galones, galões, galony, галлоны, vol, volume, fuel volume, fill volume, fillup volume, fill amount, fuel amount, amount of fuel, quantity, qty, fuel quantity, fuel consumed, fuel added, liters filled, litres filled, volumen, daudzums, degvielas daudzums, menge, getankte menge, tankmenge, getankt, spritmenge, kraftstoffmenge, ilość, ilosc, ilość paliwa, tankowanie, количество, объем, объём, cantidad, quantidade, quantità, quantita, quantité, quantite, mängd, määrä, kogus, hoeveelheid, množství, kwh, energy kwh, energy added, charged, fill, kg, m3, litrat, liitrid, litrai, litrów, liitrit, volumen, qty filled, fuel qty, fuelled, refuelled, fuel liters, fuel litres, tank amount, betankt, tankad mängd, betankte liter, kwh charged, energy charged, 加油量, 油量, 給油量, λίτρα, litara, literi, літри, литри, količina, litra, lítrar, mennyiség, tankolt mennyiség, tankolt liter, yakıt miktarı, miktar, cantitate, količina goriva, natočeno, ποσότητα, количества, količina litara, 주유량, ליטרים, לيتر, energia, energie, energia ładowania, ладування, nabito, nabité, uzlādēts kwh, laetud, ladattu, geladen, geladene kwh, geladene energie, opladet, ladet, laddat, charge kwh, ricaricati, cargados, carregado, įkrauta, quantitat ~ amount, fuel, energy, paliwo',
  volumeUnit:
    'volume unit, fuel unit, fill units, fill unit, amount unit, quantity unit, unit, units, einheit, mērvienība, jednostka, uom, um, u m, jednotka, unità, unidad, unité, enhet, enhed, ühik, yksikkö, vienetas, egység, birim, единица, ед изм, мерна единица, μονάδα, eenheid, mj, jm, j m, me, mē, m e',
  distanceUnit: 'distance unit, odometer unit, odo unit, mileage unit, length unit',
  cost: 'i alt, ukupna cijena, ukupna cena, skupna cena, celková cena, teljes ár, обща цена, загальна вартість, bendra kaina, kopējā cena, kogu hind, общая стоимость, toplam fiyat, συνολική τιμή, za uplatu, za platiti, zu zahlen, da pagare, a pagar, à payer, net à payer, te betalen, å betale, att betala, at betale, til greiðslu, greitt, tasuda, maksis, kokku maksis, maksettava, mokėti, sumokėta, apmaksai, do zapłaty, zapłacono, k úhrade, k úhradě, za plačilo, plačano, plaćeno, fizetendő, ödenecek, ödenen, πληρωτέο, πληρωμή, до сплати, сплачено, за плащане, платено, payé, pagato, pagado, pago, samtals, heildarverð, alls, de plată, plătit, plată, to pay, money, geld, nauda, raha, dinero, dinheiro, soldi, argent, деньги, peníze, pinigai, pengar, penge, penger, rubles, рублей, руб, makstud, apmaksāts, zaplaceno celkem, upphæð, iznos, spolu, zaplatené, zaplaceno, yht, hind kokku, betaald, betalt, betalat, beløb i kr, iš viso, viso, ukupno, gesamt, kopsumma, beløp, beløb, fizetve, fizetett, zahlbetrag, kokkuhind, hind kokku, cik maksāja, samaksa, cost, brutto, gross, debit, débit, debet, débito, soll, ausgabe, ausgaben, dépense, dépenses, wydatek, wydatki, izdevumi, išlaidos, kulu, gasto, egreso, total cost, total, total price, total paid, total amount, price total, sum, paid, amount paid, fuel cost, costs, fill cost, total spent, izmaksas, summa, kopā, kopsumma, maksa, samaksāts, kosten, gesamtpreis, gesamtkosten, gesamtbetrag, betrag, summe, preis gesamt, koszt, kwota, suma, wartość, стоимость, общая стоимость, сумма, итого, coste, costo, costo total, importe, total pagado, custo, custo total, valor, valor total, spesa, totale, costo totale, importo, coût, cout, coût total, montant, prix total, kostnad, totalt, belopp, hinta yhteensä, kokonaishinta, maksumus, kogusumma, kosten totaal, totaalprijs, bedrag, cena celkem, celkem, expense, totaal, összeg, suma, beløb, pris totalt, sum total, yhteensä, bill amount, bill, grand total, net amount, invoice total, total eur, celková cena, zapłacono, razem, 金额, 总价, 总金额, 金額, 合計, κόστος, σύνολο, iznos, ukupno, tutar, сума, preț total, ár összesen, fizetett összeg, ποσό, toplam, toplam tutar, tutar tl, ödenen, cost total, total plată, plătit, znesek, skupaj, плащане, обща сума, платено, вартість, разом, всего, всього, 금액, סהכ, المبلغ, total ttc, montant ttc, imports, import, sumokėta, kaina viso, hind kokku eur, maksettu, betalt kr, utgift, utgifter, udgift, költség, kulud, náklady, výdaj, výdavok, trošak, strošek, cheltuială, masraf, gider, δαπάνη, разход, витрата, витрати, расход, расходы, затраты, потрачено ~ kaina, ár, fiyat, τιμή, cijena, цена, ціна, prijs, price, amount, preis, cena, precio, preço, prezzo, prix, pris, hinta, hind, prijs, charge, value',
  price:
    'unit cost, cost per unit, valor do litro, valor litro, preço do litro, precio del litro, prezzo litro, pris pr liter, pris per l, pumppris, price per unit, ppu, price per liter, price per litre, price per gallon, price per kwh, price per kg, unit price, volume price, fuel price, price l, price gal, price liter, price litre, price gallon, cost per liter, cost per litre, cost per gallon, cost per unit, cost gallon, cost liter, cost l, per liter, per litre, per gallon, per gal, per kwh, cena par litru, cena par vienību, cena par l, litra cena, literpreis, preis pro liter, preis je liter, preis l, preis pro einheit, cena za litr, cena l, cena jednostkowa, цена за литр, цена л, precio por litro, precio litro, preço por litro, preço litro, prezzo al litro, prezzo litro, prix au litre, prix litre, prix unitaire, literpris, pris per liter, litrahinta, liitri hind, literprijs, prijs per liter, cena za l, ppl, ppg, litro kaina, egységár, prix au l, fuel rate, price unit, rate per liter, rate per litre, price per l, eur l, cost per kwh, 单价, 油价, 単価, τιμή λίτρου, preț pe litru, cijena po litri, litre fiyatı, ціна за літр, цена на литър, birim fiyat, birim fiyatı, cena na liter, cena enote, jedinična cijena, preț unitar, preț litru, τιμή μονάδας, единична цена, ціна л, цена за единицу, 단가, מחיר לליטר, ár liter, literenkénti ár, prezzo unitario, precio unitario, preço unitário, prix unité, einzelpreis, preis einheit, yksikköhinta, ühikuhind, vieneto kaina, vienības cena, vienas cena, enhetspris, à pris, á pris, stykpris, eenheidsprijs, cena jednotková, jednotková cena, pence per litre ~ ár, kaina, fiyat, τιμή, cijena, price, rate, preis, cena, precio, preço, prezzo, prix, pris, hinta, hind, prijs, цена, valor, preț, ціна',
  discount:
    'discount, rebate, soodustus, avslag, afsláttur, atlaide, nuolaida, popust, zľava, indirim, έκπτωση, kedvezmény, знижка, отстъпка, reducere, descompte, rabatt, rabat, descuento, desconto, скидка, sconto, remise, réduction, alennus, allahindlus, korting, sleva',
  parts:
    'parts, parts cost, cost of parts, parts total, total parts, parts price, spare parts, spares, materials, material, detaļas, detaļu izmaksas, rezerves daļas, materiāli, teile, ersatzteile, teilekosten, materialkosten, części, koszt części, запчасти, детали, материалы, pièces, recambios, repuestos, piezas, peças, ricambi, pezzi, onderdelen, delar, reservdelar, deler, dele, osat, varaosat, varuosad, dalys, detalės, díly, diely, alkatrész',
  labor:
    'labour, labor, labour cost, labor cost, cost of labour, cost of labor, labour charge, labour total, labor total, total labour, total labor, work, work cost, darbs, darba izmaksas, darbaspēks, arbeit, arbeitslohn, arbeitskosten, lohn, robocizna, koszt robocizny, работа, работы, main d oeuvre, mano de obra, mão de obra, manodopera, arbeidsloon, arbeid, arbete, arbejde, työ, töö, darbas, práce, práca, munkadíj',
  full: 'puni, puni rezervoar, līdz malām, do čepa, do vrchu, encheu, encheu o tanque, polno, fyllt, fullt, fill level, do vrha, fuld, fuldt, full tank, volgetankt, vol getankt, depósito cheio, tankki, completou o tanque, completou, tanque completo, tankad full, tankad fullt, täis paak, täispaak, tank täis, täystankkaus, plná, plná nádrž, full, top up, top off, brimmed, to brim, full tank, is full, is full tank, filled, filled up, filled to top, fill to full, is fill to full, filled tank completely, tank full, fulltank, full fill, full fillup, complete, pilns, pilna bāka, pilna, voll, vollgetankt, volltankung, voll getankt, do pełna, pełny, pełny bak, полный бак, полный, lleno, tanque lleno, cheio, tanque cheio, pieno, plein, full tank fill, fulltankad, täynnä, täis, vol, volle tank, plná nádrž, täysi, täyttö, pilnas bakas, tele, full up, tank filled, topped up, fill up, plný, 加满, 满箱, 満タン, γεμάτο, plin, pun rezervoar, dolu, повний бак, fuld tank, tele tank, teli, teletank, dolu mu, depo dolu, tam dolu, plin rezervor, rezervor plin, plinul, πλήρες, γέμισμα, до горе, пълен, пълен резервоар, до полного, повний, до повного, poln, poln rezervoar, pun, do plného, plný tank, dotankováno, pilnas, iki pilno, pilnai, līdz pilnam, täyteen, fullur, fullur tankur, full tankad, fylt opp, fyldt op, ple, complet, lleno total, pieno completo, serbatoio pieno, 가득, מלא ~ fill, %, tank status, tank level, tank level after, fill type, tankart',
  partial:
    'partial, partial fill, partial fillup, partial fill up, partial fuelup, partial tank, is partial, partially filled, not full, teilbetankung, teiltankung, teil, teilweise, daļēji, daļēja, daļēja uzpilde, częściowe, niepełny, частичная, неполный, parcial, parziale, partiel, delvis, osittain, osaline, gedeeltelijk, dalinis, részleges, částečné, part fill',
  missed:
    'пропуск, gap, oubli, udeladt, überspringen, opomenuto, missed, chain broken, broken chain, skipped, skipped last, skipped previous, gap before, oubli, missed fillup, missed fill up, missed fuelup, missed fuel up, is missed, missed previous, missed last, previously missed fill ups, missed previous refuelling, previous missed, forgot previous, reset, izlaista uzpilde, izlaista, verpasst, ausgelassen, tankung vergessen, pominięte, пропущена, omitido, perdido, saltato, manqué, missad, vahele jäänud, gemist, missed entry, missing fillup, kirja panemata, eelmine tankimine kirja panemata, tankvorgang ausgelassen, plein oublié, oublié, atlanan, kihagyott, kimaradt, praleista, praleistas, omisă, omis, izostavljeno, izpuščeno, vynechané, vynecháno, пропущено, пропусната, χαμένο, glemt, unohtunut, puuttuva, vahelejäänud, olvidado, esquecido, dimenticato',
  energy:
    'phm, degalai, degalų rūšis, combustibil, gorivo, fuel type, fuel kind, fuel grade, energy type, fuel name, fuel, energy, degviela, degvielas veids, kraftstoff, kraftstoffart, kraftstoffsorte, sorte, paliwo, rodzaj paliwa, топливо, вид топлива, combustible, tipo de combustible, combustível, carburante, carburant, type de carburant, bränsle, drivmedel, polttoaine, kütus, brandstof, palivo, grade, octane, carburantul, tip combustibil, gorivo vrsta, vrsta goriva, vrsta, üzemanyag, yakıt, yakıt türü, καύσιμο, гориво, вид гориво, пальне, тип палива, kuras, kuro rūšis, kütuse liik, kütuseliik, polttoainelaji, bränsletyp, drivstoff, drivstofftype, brændstof, brændstoftype, brandstofsoort, druh paliva, druh pohonných hmot, typ paliwa, eldsneyti, carburante tipo, tipo carburante, tipo combustível, combustible tipo, 유종, דלק ~ product, type',
  socStart:
    'soc start, starting soc, soc begin, soc beginn, soc von, soc vorher, soc avant, soc no, start soc, soc from, charged from, start charge, start battery level, battery level start, initial charge, uzlādēts no, battery start, battery before',
  socEnd:
    'soc end, ending soc, soc ende, soc eind, soc einde, soc bis, soc nachher, soc après, soc līdz, end soc, soc, soc to, charged to, end charge, end battery level, battery level end, final charge, uzlādēts līdz, battery end, battery after',
  power:
    'charging, charge type, charging type, charge level, charger type, charger, connector, uzlāde, uzlādes veids',
  station:
    'mack, pumpe, location name, kút, töltőállomás, where bought, kus, kur, hol, où, dónde, dove, onde, hvor, var, missä, gdzie, kde, где, wo, waar, station, stacija, gas station, fuel station, filling station, station name, brand, gas brand, fuel brand, location, place, uzpildes stacija, dus, tankstelle, азс, заправка, stacja, stacja paliw, gasolinera, estación, posto, stazione, distributore, station service, bensinstation, asema, jaam, tankla, pompstation, vendor, provider, company, merchant, store, supplier, degalinė, benzinkút, čerpací stanice, huoltoasema, pump, petrol station, where filled, 加油站, スタンド, πρατήριο, benzinărie, benzinska postaja, istasyon, азс verkstad, tiekėjas, lieferant, tiekėjas, piegādātājs, dostawca, leverancier, fournisseur, proveedor, fornitore, postaja, bencinska črpalka, črpalka, crpka, stanica, бензиностанция, заправна станція, постая, stație, benzinăria, istasyonu, akaryakıt istasyonu, benzinkút neve, töltőhely, töltőállomás neve, degalinės, kolonėlė, įkrovimo vieta, laadimiskoht, latauspaikka, laadpaal, laadlocatie, ladested, ladestasjon, ladestation, ladestelle, ladeort, uzlādes vieta, bensínstöð, stöð, tankstation, tankplaats, pompa, benzinera, gasolineras, lieu de charge, borne, punto de recarga, colonnina, posto de combustível, 주유소, תחנה ~ servis, city, place name, where, vieta, ort, locatie, plaats, lugar, lieu, luogo, miejsce, plats, paikka, koht, místo, местo, payee, paid to',
  garage:
    'garage, shop, repair shop, workshop, service center, serviss, servisa vieta, werkstatt, warsztat, mechanic, taller, oficina, officina, verkstedet, værksted, korjaamo, töökoda, izpildītājs, obsługa, verkstad, autoservis, by whom, done by, who did it, performed by, carried out by, work by, service centre, garage name, repair shop name, autoserviss, kas veica, veica, durch wen, ausgeführt von, wykonawca, автосервис, сервис, исполнитель, utført av, utfört av, udført af, tekijä, uitgevoerd door, effectué par, atelier',
  title:
    'denumire, titlu, nimetus, megnevezés, naziv, názov, název, pavadinimas, nimike, úkon, úkony, provedená práce, mille eest, par ko samaksāts, event, händelse, hendelse, ereignis, entry, darbība, mida tehti, mitä tehty, ko darīju, was gemacht, voce, co, cosa, quoi, qué, hva, hvad, vad, mitä, mida, что сделано, kas darīts, atlikts darbas, title, åtgärd, toimenpide, tegevus, buchungstext, verwendungszweck, что, par ko, what for, wofür, concepto, concept, conceito, zweck, vorgang, leistung, reparatur, cost title, expense title, description, service, service name, work, work done, task, job, expense, item, name, darbs, nosaukums, apraksts, darba apraksts, beschreibung, bezeichnung, titel, arbeit, opis, tytuł, nazwa, usługa, описание, название, работа, услуга, título, titulo, descripción, descrição, serviço, servicio, titolo, descrizione, intervento, titre, libellé, beskrivning, kuvaus, kirjeldus, omschrijving, popis, sub service types, procedure, services, what, subject, maintenance, 项目, 内容, περιγραφή, descriere, művelet, munka, elvégzett munka, yapılan iş, işlem, açıklama, εργασία, работи, извършено, роботи, виконано, що зроблено, opravilo, delo, radovi, opravljeno, lucrare, lucrări, ce s-a făcut, opgave, arbejde, udført arbejde, arbeid, utført, arbete, utfört, työ, toimenpiteet, töö, tehtud tööd, darbai, atlikti darbai, veiktie darbi, paveiktais, travaux, opération, trabajo, trabajos, operación, lavoro, lavori, operazione, trabalho, werkzaamheden, onderhoud, werk, czynność, naprawa, co zrobiono, práca, vykonaná práca, verk',
  kind: 'kind, fel, felul, vrsta, category, type, service type, expense type, cost type, record type, finance category, cost category, entry type, veids, kategorija, art, kategorie, typ, kostenart, kategoria, rodzaj, тип, категория, вид расхода, categoría, categoria, tipo, catégorie, kategori, luokka, liik, categorie, soort, rūšis, druh, subtype, kategória, típus, tür, categorie cheltuială, tip, vrsta troška, вид, категорія, тип витрати, κατηγορία, είδος, tegund, flokkur, utgiftstype, udgiftstype, kulu liik, kululaji, išlaidų rūšis, izdevumu veids, rodzaj wydatku, rodzaj kosztu, druh nákladu, druh výdaje, poste, rubrique, rubrik, rubro, tipo de gasto, tipo de despesa, tipo spesa, soort kosten, статья, статья расхода, 분류 ~ code',
  currency:
    'currency, currency code, valūta, währung, waluta, валюта, moneda, moeda, valuta, devise, valuutta, měna, νόμισμα, para birimi, pénznem, valută',
  car: 'car, kjøretøy, køretøj, ökutæki, transportlīdzeklis, transporto priemonė, мпс, taşıt, wagen, avto, farartæki, kfz, 車, 车, car model, car name, veh, automobilis, automobil, automobile, auto name, fahrzeugname, vehicle, vehicle name, auto, automašīna, fahrzeug, fahrzeugname, pojazd, samochód, автомобиль, машина, vehículo, coche, veículo, carro, veicolo, macchina, véhicule, voiture, bil, fordon, ajoneuvo, sõiduk, voertuig, vozidlo, 车辆, 車両, όχημα, mașină, vozilo, araç, авто, автомобил, кола, машина назва, автомобіль, αυτοκίνητο, gépjármű, autó, jármű, mașina, autoturism, vehicul, araba, avtomobil, vozilo naziv, номер, bifreið, bíll, 차량, רכב, cotxe ~ vehicle id, car id, model, nickname, număr, номер, numeris',
  plate:
    'reg, reg plate, number plate, nr înmatriculare, înmatriculare, plate, license plate, licence plate, registration, numura zīme, kennzeichen, rendszám, plaka, registracija, registrska, tablica, рег, рег №, держномер, госномер, πινακίδα, reg nr, reg number, reg no, registrering, regnr, reg.nr, rekisterinumero, rekkari, registrinumber, valstybinis numeris, valsts numurs, reģ nr, nr rejestracyjny, nr rej, rejestracja, spz, ečv, matrícula, matricula, targa, immatriculation, immat, plaque, placa, kenteken, nummernschild, skráningarnúmer, matriculació, registration number, registration plate, reģistrācijas numurs, amtliches kennzeichen, registreringsnummer, numer rejestracyjny',
  vin: 'vin, vin code, vin kods, vin number, nr vin, numer vin, chassis, chassis number, chassis no, chassisnummer, frame number, fin, fahrgestellnummer, fahrzeugidentifikationsnummer, šasijas numurs, kėbulo numeris, valmistenumero, rungon numero, telaio, bastidor, châssis, номер кузова',
  notes:
    'övrigt, övriga, diverse, cits, details, athugasemd, athugasemdir, napomena, huom, bemærkninger, merknader, obs, observação, anmerkungen, pastaba, uwaga, märkmed, kommentarer, annotazioni, merknad, bemærkning, notat, notater, noteringar, muistiinpanot, text, примечания, зауваження, kommentaar, komentaras, komentarz, notes, note, comment, comments, remark, remarks, memo, piezīmes, piezīme, komentārs, bemerkung, bemerkungen, notiz, notizen, anmerkung, kommentar, notatki, notatka, uwagi, komentarz, примечание, комментарий, заметка, заметки, notas, nota, observaciones, observações, note aggiuntive, remarques, commentaire, anteckning, anteckningar, huomautus, märkus, märkused, opmerking, opmerkingen, poznámka, details, pastabos, megjegyzés, lisätiedot, kommentti, noter, 备注, メモ, σημειώσεις, observații, napomena, notlar, примітка, бележка, megjegyzések, jegyzet, not, notu, açıklamalar, σχόλια, παρατηρήσεις, забележки, бележки, нотатки, коментар, opomba, opombe, zapiski, napomene, beleška, mențiuni, notițe, note și observații, viðbót, 비고, 메모, הערות, ملاحظات, övrig info, merkinnät, bemærk, aantekening, aantekeningen, adnotacje, pozn, comentari, observacions ~ tags, extra',
};

const MAYBE = 0.6;
/** By the parts of words. */
const SAID = 0.7;
const NEARLY = 0.95;
/** Above, a name says it. */
export const SURE = 0.8;

type Phrase = { words: string[]; weight: number };

const phrasesOf = (text: string): Phrase[] => {
  const [sure = '', unsure = ''] = text.split('~');
  const read = (list: string, weight: number) =>
    list
      .split(',')
      .map((phrase) => ({ words: plainWord(phrase.trim()).split(' '), weight }))
      .filter(({ words }) => words[0] !== '');
  return [...read(sure, 1), ...read(unsure, MAYBE)];
};

const DISCOUNTS = phrasesOf(PHRASES.discount);
const COSTS = new Set(phrasesOf(PHRASES.cost).map(({ words }) => words.join(' ')));
const isDiscount = (header: HeaderWords) => DISCOUNTS.some(({ words }) => fitOf(header, words) > 0);
const NAMES = Object.entries(PHRASES).map(([field, text]) => [field as TableField, phrasesOf(text)] as const);

/** What an app computes: it says nothing that is not in the other columns. */
const DERIVED =
  /^(k?m|mi|km|miles?)[/ ]?(per|pro|za)?[/ ]?(l|gal|gallon|liter|litre|kwh)\b|(?<!\p{L})(l|lt|ltr|kwh|kg|л|λτ?)[/ ]{1,3}100|kulutus|forbrug|förbruk|forbruk|fogyaszt|potrošnj|poraba|spotřeb|spotreb|sąnaud|tüketim|κατανάλωση|^mpg|^kmpl|mpg|econom|efficien|consumption|verbrauch|patēriņ|consom|consumo|spalanie|zużycie|расход топлива|average|^_?(row|rec|record|entry)?[ _]?(id|guid|uuid)$|^(#|№|nr|no|n°|lp|nr\.? ?p\.? ?k|l\.? ?p|п\/п|№ ?п\/п|jrk|eil)\.?( nr\.?)?$|durchschnitt|(cost|price|kosten) ?(per|\/|pro) ?(km|mile|mi|100)|co2/iu;

const TAX = new Set(
  'tva vat mwst ust moms mva iva dph alv afa kdv btw pvn pvm pdv ddv vsk gst imposto impuesto kaibemaks ндс пдв ддс φπα'.split(
    ' ',
  ),
);
/** Of the tax that is in a total. */
export const isOfTax = (header: string): boolean =>
  /\bkm \d+ ?%/i.test(header) || headerWords(header).words.some((word) => TAX.has(word));
/** 'VAT 20%', and nothing beside it that may make it a sum with or without. */
export const isTaxAlone = (header: string): boolean =>
  isOfTax(header) && headerWords(header).words.filter((word) => /\p{L}/u.test(word)).length < 2;
export const isWithoutTax = (header: string): boolean => WITHOUT_TAX.test(plainWord(header));

const WITHOUT_TAX =
  /\b(excl?|exkl|ekskl?|eks|net|netto|uden|uten|utan|fara|ilma|ilman|nelkul|haric|be pvm|ohne|hors|sin|senza|sem|before tax|ht)\b|bez (pvn|dph|vat)|без ндс|без пдв|χωρίς/iu;

const CREDIT =
  /^(credit|crédit|haben|kredit|gutschrift|erstattung|refund|remboursement|reembolso|abono|wpływ|возврат|приход|income|einnahme|kreedit|pajamos|ieņēmum)/iu;

/** Of a row that its app has in the bin. */
export const isDeletion = (header: string): boolean =>
  headerWords(header).words.some((word) => DELETED.has(word));
const DELETED = new Set(['deleted', 'trashed', 'geloscht']);

/** Of an account: a list of bookings is of more than a car. */
export const isBalance = (header: string): boolean =>
  /balance|saldo|kontostand|solde|остаток|atlikum/i.test(header);

/** Of money that came back. */
export const isCredit = (header: string): boolean => CREDIT.test(header.trim());

export const isDerived = (header: string): boolean => DERIVED.test(header.trim());

const RATIO = /([^\s/([]+)\s*(?:\/|\b(?:per|pro?|je|za|par)\b)\s*([^\s/)\]]+)/iu;

/** '€/l', 'pence per litre'. */
function isPriceOfUnit(header: string): boolean {
  const [, paid = '', unit = ''] = RATIO.exec(header.slice(0, 100)) ?? [];
  const isOfUnit = volumeOf(unit) !== undefined || isKwh(unit) || /^kg$/i.test(unit);
  return isOfUnit && (/^c$/i.test(paid) || isCents(paid.toLowerCase()) || isMoneyWord(paid));
}

/** Of something else than the event itself: when a row was entered, is due, ends. */
const BESIDE = new Set(
  'estimated planned budget quoted forecast notification comp created modified updated edited synced deleted changed entered due next expiry expires expiration end ended ende einde eind beigas koniec fin loppu slut pabaiga lopp until remind reminder repeat every interval home rate target start initial departure arrival warranty exclude valid hours hrs stunden stundas'.split(
    ' ',
  ),
);
const CODES = new Set(['id', 'guid', 'uuid', 'code', 'key', 'hash']);
const OPAQUE = new Set(
  'invoice rechnung rechnungsnummer rekins rekina faktura facture factura fattura beleg receipt ceks latitude longitude lat lon lng url photo image picture version'.split(
    ' ',
  ),
);

/** 'Receipt no', but neither 'invoice total' nor 'invoice €'. */
const isOfPaper = (header: string, words: readonly string[]): boolean => {
  const others = words.filter((word) => !OPAQUE.has(word));
  return others.length < words.length && !COSTS.has(others.join(' ')) && !isOfMoney(header);
};

/** Of a place, or a picture: no field of its own. */
export const isOpaque = (header: string): boolean => {
  const { words } = headerWords(header);
  return (
    isOfPaper(header, words) ||
    CODES.has(words.at(-1) ?? '') ||
    words.some((word) => BESIDE.has(word)) ||
    isDueName(header)
  );
};

export const LAST_RESORT = 0.15;
/** Known, and never chosen by its name. */
const LEAST_SAID = 0.1;

/** A day on which a row was entered is hardly that of the event. */
const ENTERED = new Set(
  'skapad ievadits angelegt erstellt registro created added entered modified updated edited synced'.split(
    ' ',
  ),
);
export const isEntered = (header: string): boolean =>
  headerWords(header).words.length > 1 && headerWords(header).words.some((word) => ENTERED.has(word));

type Fits = Partial<Record<TableField, number>>;
/** How well a name fits each field, 0 to 1. */
export const nameFits = remembered(fitsOf);

const WITH = new Set(
  'með inkl incl including incluido incluida inclusa compresa ttc s z ar su med sis dahil mit cu con com с з με'.split(
    ' ',
  ),
);
const BATTERY = /^(%|soc|aku|akku|batter|bateri|akum|акб|батаре|заряд|oplad)/u;
const BEFORE =
  /^(start|begin|algus|alku|alus|sakum|pradzi|pocz|borjan|debut|inici|inizi|vor$|vorher|before|from|von$|enne|pred|prima|avant|antes|for$|fore$|fra$|na[čc]ał)/u;
const AFTER =
  /^(end|lopp|lopus|loppu|beig|pabaig|kon|slut|fin|fim|nach|after|to$|bis$|parast|jalk|po$|etter|efter|apres|dopo|despu|depois|til$)/u;

/** How full a battery was before or after. */
function levelIn(words: readonly string[]): 'socStart' | 'socEnd' | null {
  if (!words.some((word) => BATTERY.test(word)) || words.some((word) => /tank|fuel|bak|tanque/.test(word)))
    return null;
  if (words.some((word) => BEFORE.test(word))) return 'socStart';
  return words.some((word) => AFTER.test(word)) ? 'socEnd' : null;
}

function fitsOf(header: string): Fits {
  const read = headerWords(header);
  const { words } = read;
  const whole = read.unit === '' ? null : { words: [...words, read.unit], unit: '' };
  const fits: Fits = {};
  const isPaid = words.some((word) => WITH.has(word));
  if (isOfPaper(header, words) || isDerived(header)) return fits;
  if (isPriceOfUnit(header)) return isDiscount(read) ? { discount: LEAST_SAID } : { price: 1 };
  const level = levelIn(words);
  if (level) return { [level]: 0.9 };
  const isCode = words.length > 1 && CODES.has(words.at(-1)!);
  const isDue = isDueName(header);
  for (const [field, phrases] of NAMES) {
    let best = 0;
    let isBeside = isDue || words.some((word) => BESIDE.has(word));
    for (const { words: phrase, weight } of phrases) {
      // 'Price litre' is of a liter, while 'odometer km' is counted in them.
      const fit =
        Math.max(fitOf(read, phrase), whole === null || phrase.length === 1 ? 0 : fitOf(whole, phrase)) *
        weight;
      if (fit <= best) continue;
      best = fit;
      isBeside =
        (isDue && !isDueName(phrase.join(' '))) ||
        words.some((word) => BESIDE.has(word) && !phrase.includes(word));
    }
    if (best === 0) continue;
    // What is paid has the tax in it.
    if (field === 'cost' && isWithoutTax(header)) best *= 0.6;
    const isCodeOf = isCode && !['currency', 'car'].includes(field);
    if (isCodeOf) continue;
    const isElsewhere =
      isBeside && !['missed', 'socStart', 'socEnd', 'notes', 'title'].includes(field) && best < 0.99;
    if (isElsewhere && field !== 'date') continue;
    const isEntered = field === 'date' && words.some((word) => ENTERED.has(word));
    fits[field] = isElsewhere || isEntered || (field === 'date' && isBeside) ? LAST_RESORT : best;
  }
  // Where nothing else names a car, what is its own does.
  const own = Math.max(NEARLY * (fits.plate ?? 0), SAID * (fits.vin ?? 0));
  if (own > 0) fits.car = Math.max(own, fits.car ?? 0);
  // 'Incl. VAT' alone may be the tax itself.
  const isSum = words.some((word) => !WITH.has(word) && !TAX.has(word));
  if (isOfTax(header) && isPaid && !isDiscount(read))
    fits.cost = Math.max(fits.cost ?? 0, isSum ? 0.9 : LAST_RESORT);
  if (words.some((word) => BEFORE.test(word))) delete fits.full;
  if (isPartName(header)) {
    delete fits.full;
    fits.partial = Math.max(SAID, fits.partial ?? 0);
  } else if (isMissedName(header)) fits.missed = Math.max(SAID, fits.missed ?? 0);
  // A tax, or its rate, is part of what was paid; one of them is a date in another language.
  const isTax = isOfTax(header) && !isPaid && !isWithoutTax(header);
  return isTax ? { ...(fits.date && { date: fits.date }) } : isDue ? fits : withUnit(fits, header, read);
}

/** A unit rules out what is not counted in it: 'Fuel (litres)' is an amount, 'Price (€)' none. */
function withUnit(fits: Fits, header: string, { unit, words }: HeaderWords): Fits {
  // 'Fuel £' is money, and so are 'Repairs EUR'.
  const isInCents = words.some((word) => word.length > 2 && isCents(word));
  if (isOfMoney(header) || isInCents) {
    const said = fits.discount ? 'discount' : (fits.price ?? 0) > SURE ? 'price' : undefined;
    const cost = Math.min(1, (fits.cost ?? 0.2) + 0.3);
    if (said) return { [said]: fits[said] };
    const others = (['price', 'parts', 'labor'] as const).flatMap((field) =>
      fits[field] ? [[field, Math.min(1, fits[field] + 0.3)] as const] : [],
    );
    return { cost, ...Object.fromEntries(others) };
  }
  const isDistance = distanceOf(unit) !== undefined;
  const counted = unit === '' && words.length === 1 ? words[0]! : unit;
  const isVolume = volumeOf(counted) !== undefined || ['kwh', 'kg'].includes(counted);
  if (!isDistance && !isVolume) return fits;
  const own: readonly TableField[] = isDistance ? ['odometer', 'trip'] : ['amount'];
  // 'Price (l)' is the price of one.
  const kept = isVolume && (fits.price ?? 0) > 0 ? (['price'] as const) : own;
  const entries = kept.flatMap((field) => {
    const fit = fits[field];
    if (fit !== undefined) return [[field, Math.min(1, fit + 0.3)] as const];
    const isNamed = words.length === 1 || energyOf(words.join('')) !== null;
    const isUnsaid = (isNamed || isDistance) && kept.every((one) => fits[one] === undefined);
    // Which of the two the cells say.
    return isUnsaid ? [[field, field === 'trip' && isNamed ? 0.4 : 0.5] as const] : [];
  });
  return Object.fromEntries(entries);
}

export const knownFields = (header: string): number =>
  tableFields.filter((field) => (lookUp(nameFits(header), field) ?? 0) > 0.5).length;
