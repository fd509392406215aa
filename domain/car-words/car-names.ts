/*
 * What owners call cars in everyday speech, a line for each make or kind: id: English | Latvian, in the notation of notation.ts.
 * A car of the garage is meant where a word of the line is in its name, make or model.
 */
export const CAR_NAMES = `
volkswagen: volkswagen, vw, v-dub, dub | volkswagen*, folksvagen*, folcvagen*, vw, folcis, folci, folcim
bmw: bmw, bimmer, beemer, beamer | bmw, bmv, bemvis, bemvi, bemvim, bemvja, bembis, bembi, bembim, bavariet*
mercedes: mercedes, benz, merc, mercs | mercedes*, mersedes*, mersis, mersi, mersim, mersa, mercis, merci, mercim, merca, merss, mersu, mersam
audi: audi, audis | audi, audis, audina, audinu
skoda: skoda, skodas | skoda, skodu, skodai, skodas, skodina, skodinu
octavia: octavia, octy, octi, occy | oktavija, oktaviju, oktavijai, oktavijas, octavia
toyota: toyota, yota | toijota, tojota, tojotu, tojotai, tojotas, toyota
yaris: yaris | jaris, jarisa, jarisam, jarisu, jarin*, yaris
nissan: nissan | nisans, nisanu, nisanam, nissan
leaf: leaf | lifs, lifu, lifam, lifins, leaf, liifs
golf: golf | golfins, golfinu, golfinam, golfina, golf, golfs
opel: opel, vauxhall | opelis, opeli, opelim, opela
ford: ford | fords, fordu, fordam, fordins
peugeot: peugeot, pug | pezo, pezons
renault: renault | reno, renaults
citroen: citroen | sitroens, sitroenu, sitroenam, citrons, citronu, citronam
volvo: volvo | volvo, volvins, volvitis, volvisu, volvina
saab: saab | sabs, sabu, sabam, saabs, sabins
porsche: porsche, porker | porse, pors*
lada: lada, vaz, zhiguli | lada, ladu, ladai, ladas, ladina, zigulis, ziguli, zigulim, zigula, vaz
beetle: beetle, bug | vabole, voles, vaboli, vabolei, vaboles, vabolite
mg: mg, mgb | mg, mgb
honda: honda | honda, hondu, hondai, hondina
mazda: mazda | mazda, mazdu, mazdai, mazdina
hyundai: hyundai | hjundai, hundais, hundaju
kia: kia | kija, kiju, kijai
subaru: subaru, subie | subaru, subars
mitsubishi: mitsubishi, mitsu | micubisi, mitsubisi
tesla: tesla | tesla, teslu, teslai
van: van, the/my/our >bus, minibus, campervan, camper, raf, transporter, multivan, vito, sprinter, transit, ducato | busin*, busik*, mikroautobus*, mikrins, mikrinu, furgons, furgonu, rafins, rafina, rafinu, rafs, rafikis, raf
electric-car: electric >car/one, ev, e-car | elektroauto, elektromobil*, elektriskais, elektriskajam, elektrisko, elektriska, elektroauto
`;
