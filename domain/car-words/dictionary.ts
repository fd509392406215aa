/*
 * The words of cars that the assessment and the assistant share: parts, places and states, what a car does, and who tells of it
 * when. A line is an entry: its id, English, Latvian, in the notation of notation.ts. `yyyy` stands for any year.
 */
export const DICTIONARY = `
brake: brake*, braking, break >pedal, stopping >power, anchors, stopping >pedal | bremz*, nobremz*, piebremz*, brems*, tormoz*
pedal: pedal, pedals | pedal*
handbrake: handbrake, hand >brake, parking >brake, park >brake, epb, e >brake, ebrake, emergency >brake | rokas >bremz*, rokasbremz*, rucnik*, stavbremz*, stav >bremz*, roceni*, rokenis, roken*, rokasbremze
brake-pads: pad, pads, brake* ~ pad* | kluc*, uzlikas, uzlikam, kolodk*, bremz* ~ kluc*, bremz* ~ uzlik*
brake-discs: disc, discs, disk, disks, rotor, rotors, brake* ~ disc*/disk*/rotor* | disk*, bremz* ~ disk*
calipers: caliper* | suport*, support*
brake-fluid: brake* ~ fluid*, brake >oil, dot >3/4/5 | bremz* ~ skidr*, tormozuh*, dot >3/4/5
brake-lines: fluid, reservoir, servo, master >cylinder, brake >hose/line/pipe | skidrum*, bremzu >caurul*, caurul*, vakum*, bacok*, bacin*
steering: steering, steer, steers, eps, rack, power >steering, steering* | stur*, hidropast*
wheel: wheel, wheels, rim, rims, hub | riten*, rumba, rumbas, rumbu, rumbai, disk*
tire: tyre*, tire, tires, rubber, sidewall*, tread, sidewal, tyer, tyers, wheel ~ change | riep*, gumij*, protektor*, sansien*, sanmal*
winter-tires: winter/snow ~ rubber/tyre*/tire*/wheel*, studded, winters | ziemas ~ riep*/gumij*/riten*/komplekt*, ziemen*, radzotas
summer-tires: summer ~ tyre*/tire*/wheel* | vasaras ~ riep*/gumij*/riten*/komplekt*, vasaren*
wheel-alignment: alignment, wheel* ~ align*, tracking | savirz*, savedum*, geometr*
nut: nut, nuts, bolt, bolts, lug, stud, studs | skruv*, bulti, bultas, bultskr*, uzgriezn*, spilk*, balon*
bearing: wheel/hub >bearing*, bearing, bearings, bearing* | riten*/rumb* >gultn*, gultn*
suspension: suspension, subframe, bushing* | balstiekart*, piekar*, ritos* ~ dal*, balstin*, pneimatik*, rull*, travers*
control-arms: arm, arms, wishbone, control >arm* | svir*, sailent*
springs: spring, springs | atsper*
shock-absorbers: shock, shocks, shocker*, strut, struts, damper, absorber* | amort*, amik*, statn*
stabilizer: anti >roll, droplink, drop >link*, sway >bar*, stabiliz*, stabilis* | stabiliz*
ball-joints: ball ~ joint* | lodbalst*, sarnir*, sarov*, lod* ~ balst*
joint: joint, tie >rod, track >rod, cv, driveshaft, propshaft, shaft, axle, prop | stienis, stiena, stien*, pusas*, kardan*, granat*, uzgal*, asis, ass, tilts
engine: engine, motor, engines, block, piston, crank | motor*, dzinej*, bloks, virzul*, klan*
filter: filter* | filtr*
air-filter: air ~ filter* | gaisa ~ filtr*
cabin-filter: cabin/pollen/interior ~ filter*, pollen | kabin*/salona/puteksnu ~ filtr*
fuel-filter: fuel ~ filter* | degviel* ~ filtr*
spark-plugs: spark ~ plug*, plugs | sveces, svecu, svecites, aizdedzes ~ svec*
glow-plugs: glow ~ plug* | kvelsvec*
gearbox: gearbox*, transmission*, gear, gears, gearstick, dsg | karb*, atrumkarb*, parnesum*, automats, automata, automatam
gears: shift*, drive, reverse, neutral, automatic | kast*, atrums, atrumu, neitral*, atpakalgait*, automat*, parsledz*
gearbox-oil: gearbox/transmission/gear/automatic/dsg ~ oil/fluid, atf, haldex | atrumkarb*/karb*/automat*/parnesumkarb*/dsg ~ ell*, atf, haldex
clutch: clutch, clutch* | sajug*
exhaust: exhaust, silencer, muffler, tailpipe, cat, manifold, catalytic, exhaust* | izput*, izplud*, klusinat*, bunda, bundza, slapet*, katalizator*, glusak*, gofr*
particulate-filter: particulate ~ filter*, dpf, fap | dalinu/sodreju/kvepu ~ filtr*, dpf
egr: egr, exhaust >gas >recirculation, egr ~ valve* | egr, egr ~ varst*
fuel: petrol, diesel, fuel, gasoline, gas >tank, tank, filler | benzin*, benc*, degviel*, dizel*, salar*, solark*, bak*, bac*
injectors: injector* | forsunk*, sprausl*
gas: lpg, cng, propane, gas, autogas, gas >bottle | gaze, gazes, gazi, gazu, gazei, balon*, lpg, propan*
accel: throttle, accelerator, gas >pedal | gazes >pedal*, akselerator*, drosel*, gaze, gazi
oil: oil, oils, oily | ell*, ela, elas, elu, masl*
engine-oil: engine/motor ~ oil, oil ~ filter* | motorell*, motor*/dzinej* ~ ell*, ell* ~ filtr*
dipstick: dipstick*, dip >stick, oil/the >stick, on >stick, stick >is | tausts, tausta, taustu, taustin*, merstien*, merat*, mericka*, mericu, mericas, scup*
oil-pan: sump, oil >pan, oilpan | karter*, panna, ellas >pann*
coolant: coolant, antifreeze, coolant*, antifreeze* | antifriz*, dzes* ~ skidr*, tosol*
cooling: cooling, hose, hoses, expansion, head >gasket | dzes*, sulg*, slutene*, blive, izplesan*
radiator: radiator* | radiator*
water-pump: water/coolant ~ pump* | pomp*, udens ~ sukn*, udens ~ pump*
thermostat: thermostat* | termostat*
cooling-fan: battery/radiator/cooling ~ fan*, hybrid battery fan* | bater*/akumulator*/radiator*/dzes* ~ ventilator*, hibrid* bater* ventilator*
temp: temperature, temp, gauge, needle, thermometer, degrees, hot >light | temperatur*, bult*, termometr*, grad*, merin*, radit*
lamp: light, lamp, warning, symbol, icon, triangle, dash, message, alert, lit, came >on, dashboard, telltale, display, lights >up, warnings | lampin*, lampa, lampas, lampu, ikon*, simbol*, indikator*, trijstur*, bridinaj*, panel*, zimit*, uzraksts, uzraksti, uzrakstu, pazinoj*, displej*, kontrollamp*, spuldzit*, kontrolspuldz*, signallamp*
cel: check >engine, engine >light, cel, eml, mil, engine >lamp, management >light, engine >warning, check | ceks, ceka, cek, ceck, dzineja >lamp*, motora >lamp*, dzinejlamp*
abs: abs, esp, esc, dsc, traction, stability, vsc | abs, esp, esc, dsc, asr
headlight: headlamp, headlamps, low >beam, dipped, lights, beam, tail >lights, brake >lights, brake >light, brake >lamps, tail >lamps, indicators, hazards, turn >signal, turn >signals, stop >lights, stop >lamps, taillight, taillights, tail >light, blinker, blinkers, brights | gaism*, tuvaj*, talaj*, fara, fari, farus, farias, bremzu >gaism*, stopi, stops, stopsign*, stopgaism*, pagriezien*, avarijas*, dienas >gaitas, stopa, stopu
bulb: bulb, bulbs, headlight* | spuldz*, luktur*
wiper: windscreen/windshield >wiper*/blade*, wiper, wipers, washer, blade, blades | slot*, dvornik*, logtir*, stiklt*, tiritaj*, birst*, apskalosan*, logu/stikl* ~ slot*/tirit*
windshield: windscreen*, windshield*, front ~ glass/window | vejstikl*, vejlog*, prieks* ~ stikl*, stikls, stiklu, stikla
window: window*, glass | logs, logu, loga, logi, stikl*
mirror: mirror* | spogul*
door: door, doors, handle, latch, hinge | durv*, durtin*, rokturi*, rokturis, enge, enges, engu, engem, sledzen*
bonnet: bonnet, hood, engine >bay, under >the >hood | kapot*, motora >parsegs, parseg*, motorparsegs, motortelp*
boot: boot, tailgate, trunk, hatch | bagaz*, pakalej*
belt: belt, belts, seatbelt, seatbelts, seat >belt, buckle, buckles | josta, jostas, jostu, drosibas >jost*, sprad*
timing-belt: timing/cam >belt/chain, cambelt, tensioner* | zobsiksn*, zoba >siksn*, gazu ~ sadal*, sadales ~ ked*, spriegot*, kede, kedes
drive-belt: serpentine, drive/aux/auxiliary/fan >belt | siksn*, kilsiksn*, agregatu/generatora ~ siksn*
lone-belt: belt, belts | siksna, siksnas, siksnu, siksnai
airbag: airbag, airbags, srs, takata, air >bag | spilven*, airbag*, srs
childseat: child >seat, baby >seat, isofix, booster, car >seat, infant, toddler | sedeklit*, isofix, bernu >sedekl*, kresl*
seat: seat, seats, headrest, seatback*, backrest* | atzveltn*, sedekl*, sedekla, galvas >balst*
battery: batter*, cell, 12v | akumulator*, akum*, bater*, akis, aki, aka, ake, aku, akim, 12v
alternator: alternator*, generator*, dynamo | generator*, generis, genera, generi, generim, dinamo
charging-lamp: charging >system/light, battery >light/lamp | lades >lamp*, akumulatora >lamp*
hybrid-battery: hybrid/traction >battery, high >voltage >battery | hibrid* ~ akumulator*/bater*, vilces >bater*
hv: hv, high >voltage, orange >cable, isolation, insulation, inverter, hybrid >system, ev >system, electric >drive | augstsprieg*, hv, oranz*, izolacij*, hibrid*, invertor*
charger: charger, charging, charge, plug, cable, socket, wallbox, granny >cable, wall >box, lead | ladet*, lade, lades, ladej*, uzlad*, kabel*, rozet*, vads, vadi, ladesan*, spraudn*, daks*
wiring: wire, wires, wiring, fuse, fuses, loom, electrical, electrics, short | vadi, vadu, vads, drosinat*, elektr*, isslegums, issavien*, instalacij*
trailer: trailer, caravan, towbar, coupling, drawbar, a >frame, tow >bar, hitch, tow >ball, breakaway, ball >hitch, noseweight | piekab*, akis >piek*, sakab*, disel*, jugstien*, furgon*, treiler*, kemper*, lode, lodi
load: roof >rack, load, strap, straps, roof >bars, roofbox, ladder, mattress, roof >box, bikes, canoe, kayak, ratchet, roof, hay, bales, sand, tiles, overloaded, fridge, piano | krav*, jumt*, siksnas, stropi, stropu, kast*, bagaznieks >jumt*, relin*, dels, delus, velosip*, laiv*, matrac*, smilt*, ledusskap*, akmen*, parkrauts
body: sill, sills, chassis, floor >pan, rust, rusty, rusted, corroded, jacking, frame | rusa, rusas, rusej*, sliek*, grida, lonzeron*, kebul*, domkrata, kratas, kratisan*, krat, pliksn*, saruse*
paint: paint, painted, colour, color, metallic, lacquer, respray, wrap, scratch, scratches, dent, polish, wax, sticker, badge | kras*, nokras*, lak*, skramb*, svitr*, bukt*, pole*, vask*, uzlim*, tons, tona
heater: heater, heating, demister, blower | peck*, silt*, apsild*, vent*
air-conditioning: ac, aircon, air >con/conditioning, climate | kondicion*, kondis, kondi, kondej*, klimat*, kondisk*
ac-compressor: compressor*, ac/air ~ compressor* | kompresor*, kondicionier* ~ kompresor*
ac-refill: ac/aircon/air ~ refill/recharg*/regas*/gas | kondic* ~ uzpild*/gaz*, kondisk* ~ uzpild*
radio: radio, bluetooth, carplay, android, sat >nav, satnav, screen, camera, usb, phone, app, infotainment, update, software, speaker, sensors, parking >sensor | radio, blutuz*, bluetooth, ekran*, kamer*, telefon*, aplik*, programm*, navig*, skalrun*, magnetol*, atjaunin*, sensor*
key: key, keys, fob, keyfob, immobiliser, remote | atsleg*, pult*, pultis, imobil*
turbo: turbo, turbocharger, intercooler, turbo* | turb*
cabin: cabin, inside, interior, cab, in >the >car, footwell, vents, vent, through >the >vents | salon*, kabin*, ieksa, ieksej*, kajam, deflektor*, ventilac*
under: underneath, under, beneath, below, ground, driveway, tarmac, floor | apaksa, apaks*, zem, zeme, zemes, asfalt*, pagalm*, grid*
gone: gone, lost, lose, losing, disappeared, no >brakes, nothing >there, failed, fails, fail, failing, failure, quit, gave >out, went >out, dead, stopped >working, not >working, doesnt >work, packed >in, useless, knackered, banjaxed, died, vanished, evaporated, conked, packed >up, gave >up, kaput, bust, nowt, zero >effect, dont >work, do >not >work, does >not >work, did >not >work, didnt >work, wont >work, isnt >working, arent >working, are >not >working, is >not >working, no >longer >work, no >longer >works, no >longer >working, went >away >completely, out >completely, gone >completely, nonexistent, has >had >it, have >had >it, finished, fried, shot, toast | pazud*, atteic*, nestrada, nedarbojas, nav >vairs, pazuda, atsaka, nenostrada, neklausa, beigt*, nomir*, izslegas, neker, nekas >nenotiek, nereage, neturas, netur, nestradaja, atdev*, nedzivs, nedziva, miris, pagalam, vairs >nestrada, vairs >nedarbojas, vairs >neklausa, vairs >nereage, vairs >neker, vairs >netur, vairs >nenem, nestrad*, nedarboj*, neklaus*, nereag*, nenem, nenema, nekeras, atteik*, atsakas, beigta, beigtas, cauri
soft: soft, spongy, sponge, squishy, mushy, squashy, springy, marshmallow, pumping, pump, pumps, pumped, pump >it, pumping >it, vague >pedal, bland, first >press, second >press, three >stamps, second >push | mikst*, sulkl*, sukl*, spongij*, japumpe, pumpe, pumpej*, pampina, japampe, vats, vate, vata, otro >reizi, otrais >spied*, pirmais >spied*, treso >reizi
sink: sinks, sink, sank, sinking, floor, to >the >floor, goes >down, drops, falls, low >pedal, drop, dropped, long >travel, creeps >down, to >the >mat, to >the >carpet, bottoms >out, sinks >down, hits >the >floor, floorboard, floor >board, to >the >metal | grid*, iekrit, krit, lidz >galam, iet >dzili, dzil*, nogrim*, grimst, iegrimst, noiet, nosed, lidz >gridai, paklajam, grimt, iekrist, noslid, lidz >pasai >gridai, gridai
leak: leak, leaks, leaking, leaked, weep, weeping, seep, seeping, pouring, pour, poured, spray, spraying, dripping, drip, drips, running >out, puddle, pool, pond, stain, patch, wet, trail, gush*, soaked, trickle, trickles, trickling, bead, beads, dribble, dribbles, dribbling, streaming, lake, holed, hemorrhaging, pissing, piddling, dampness, moist, runs >out, running >down, oozes, oozing | tek, tecet, tece, sule, sulo*, pil, pile, pilet, lase, lasa, lasit, pelk*, pelce, notec*, noplud*, slapj*, mitr*, izplud*, izlij*, lijas, izteceja, izteka, traip*, svist, sviest*, plust, plusma, slako*, sucas, suc, dikis, dika, slac, slakst*, strukl*, tecesana, mirkst, laseja, piles, piliens, pilieni, suce, suci, suces, sucas, sucu, tece, pilet*
empty: empty, dry, nothing >on >the >dipstick, below >min, under >min, bone >dry, vanished, minimum | tuks*, sauss, sausa, zem >min, minimum*, nav >ellas, izteceja, nekas >nav
topup: top >up, topping, topped, refill, topping >up | pielej*, papildin*, pieleju, jalej, leju, doliv*
smoke: smoke, smokes, smoking, smoked, smoky, smouldering, smoulder, smolder, fumes, haze, puffing, puffs, puff, fog, foggy, wisps, wisp, smog, cloud, clouds, smoldering, smolders | dum*, kup*, kvep*, dumo*, gruzd*, cad*, migl*, makon*, velas >dumi
steam: steam, steaming, steamed, vapour, mist, hot >mist, wisps | tvaik*, garain*, svilina, sutona
fire: fire, flame, flames, ablaze, burst >into >flames, caught >fire, on >fire, alight, inferno, glow, glows, glowing, ember, embers, flickering >flames, licking, smouldered, torched, flicker, flickers, blazing, burned >down, burnt >down, caught >light | uguns, ugun*, liesm*, aizdeg*, deg >auto, deg >masina, degosa, kvel*, kveloja, ugunsdz*, sadeg*, deg >zem, nodega, degusi, uguni
smell: smell, smells, smelling, smelled, smelt, stink, stinks, stinking, odour, odor, reek, reeks, whiff, stench, pong, fishy, sniff, smelly, taste, tastes, nose, whiffs, pongs, fragrance | smak*, smird*, smaid*, smar*, ost, dvako, dvak*, oz, smirdon*, ozs, deguna, kozs, koz
burn: burn, burning, burnt, burned, scorched, scorch, singed, charred, frying, hot >plastic, scorching, cooking, sizzling, toast | degum*, degus*, sadeg*, apdeg*, svil*, svilum*, deg, degosas, apdedz*, gruzdum*, piededz*, pieded*
plastic: plastic, rubber, electrical, insulation, electric | plastmas*, gumij*, izolacij*, elektr*, plastik*
egg: rotten >egg, eggs, egg, sulphur, sulfur, fish, fishy, garlic, pears, acrid, onions, onion, rotten | olas, olu, olam, puvus*, sapuvus*, sera, seru, ziv*, kodig*, ass, kiplok*, sipol*
hot: hot, heat, heats, overheating, overheated, overheat, overheats, boiling, boiled, boils, cooked, scalding, burning >hot, too >hot, boil, roasting, scalds, untouchable, cannot >touch, too >hot >to >touch | karst*, karsa, sakars*, uzkars*, parkars*, uzkars*, sakars*, uzvar*, varas, varijas, varij*, varit, verd*, sakarst*, nokais*, kais*, vareja, parkarst*, nevar >pieskarties
warmok: normal >temperature, in >the >middle, middle, temperature >normal, ninety | vidu, normal*, pa >vidu
melt: melt, melted, melting, fused, deformed, brown, yellowed | izkus*, kusis, kususi, kususas, apkus*, kusa, sakus*, brun*
spark: spark, sparks, sparking, arcing, crackle, crackles, crackling, zap, buzz, buzzing, sizzle, sizzling, shock, shocked, tingle, crackled, crackly, zapped, tingles, electrocuted | dzirkst*, sprakst*, spraks*, dzirkstel*, zib*, sper, strav*, cirkst*, burkskis
hiss: hiss, hisses, hissing, whistling >gas, hissed, fizz, fizzing, fizzes, sputter | snac*, svelpj*, svelpon*, snaksana, siko*, snac, puksk*, cuksk*
swell: swollen, swelled, swelling, bloated, puffed, bulging >battery, puffy, expanded, domed, bulged, swelled >up | uzpus*, piepamp*, uzput*, pietuk*, uzburb*, uzbried*, izspied*, uzburbus*, izpletus*
bulge: bulge, bulges, bulging, bubble, lump, blister, egg, bump, hernia, plum, hernias, pregnant, swelling, goose >egg, tumour, tumor, pimple, boil, mound | izspied*, puns, punis, bula, olu, burbul*, trumum*, olas, izcilnis, grumba, rumbas, rumbu, rumbai, kula, augonis, puncis, puncim, bumbul*, tulzn*, guzum*, guza, izaug*, kup*
cord: cord, cords, wires, showing, canvas, mesh, threads, belt >showing, steel, steel >showing, fabric, strands, strand, hairs, webbing, mesh >showing, silver >hairs, wire, steel >wire | stiepl*, kord*, diegi, diegu, audum*, sieti*, tikl*, dzij*, metala, metals, dzelz*, pavedien*, lent*
crack: crack, cracks, cracked, split, splits, torn, cut, gash, perished, broken, snapped, broke, snap, snaps, sheared, fractured, shattered, shatter, spider, spiderweb, split >open, slit, slashed, knife, fractures, smashed, flap, tore, ripped, rip, frays, frayed, chewed, cracked >open, snapping | plais*, iepl*, parpl*, saplis*, pargriez*, iegriez*, ieplis*, luz*, luza, salau*, salauz*, parluz*, parlauz*, nolau*, noluz*, partruk*, parplis*, plis*, truk*, plaisa, saplesa, sadauz*, parraut*, sagriez*, izsit*, parsit*, parsist*, pusi, pusis, pusus*, ielauz*, izlauz*, izsists
burst: burst, blowout, blew, exploded, explode, explosion, popped, pop, bang, blown | spraga, uzsprag*, eksplo*, sprag*, sprakskis, plisa, uzspraga, parsprag*, blauk*
flat: flat, deflated, puncture, punctured, nail, screw, air >pressure, pressure, psi, bar, pancake, deflating, soft >tyre, losing >air, loses >air | tuks*, caurum*, naga, nagla, skruve, gaiss, gaisu, spiedien*, bari, bar, caurdur*, noplaki*, plakan*, nolaid*, bez >gaisa, gaiss >iet
loose: loose, undone, came >off, coming >off, comes >off, fell >off, falling >off, fall >off, detached, came >away, came >out, came >loose, finger >tight, by >hand, with >my >fingers, turning >by >hand, unscrewed, hanging, hangs, dangling, wobbly, drop >off, slackened, slack, undid, unbolted, wiggles, wiggle, waggles, waggle, hanging >on, dropped >off, jumped >off, jumped >out, came >undone, unlatched, wobbles >in, rattling >loose, slides >around, half >off, hanging >by, hanging >by >a >thread, slipped, shifted, moved >sideways, untied, unstrapped, twisted >by >hand | valig*, atskruv*, nokrit*, izkrit*, atvien*, norav*, atlaid*, karaj*, ar >pirkst*, ar >roku, nokrita, atnac*, lobas, nolec*, izlec*, valejs, luftej*, nokar*, izrav*, izskruv*, noplis*, atdal*, nolukst, nogaj*, nosko, pabid*, sasluk*, nobid*, plivo*, izrauts, izrauta, staig*, palaid*
missing: missing, gone >missing, none >left, two >nuts, lost >two, only >three, three >of, nowhere, absent, without, nicked, stolen, lacking, minus >two, bricks | trukst*, nav, pazud*, pazudus*, bez, nozagt*, pietrukst
wobble: wobble, wobbles, wobbling, shimmy, shimmies, wobbly, flaps, flapping, flailing, sways, sway, swaying, snakes, snaking, fishtail, weaves, weaving, wags, dances, dancing, hops, hopping, wonky, wobbled | lod*, lodas, sup*, supo*, plato*, svarst*, mesl*, meta, met, lokas, grozas, vilnveid*, zvalst*, logas, loogas, sitas, daza, danco, grilo*, zvalo*, lodzij*, svaida, mezajas, mest >uz
play: play, slack, free >play, clunk >in, vague, wander, wanders, wandering, drifts, drifting, strays, floats, loose >steering | brivgaj*, luft*, brivkust*, peld, peldos*, lufts, klist, klejo, klist >pa
bind: stuck, sticks, sticking, seized, seize, jam, jams, jammed, jamming, locks, lock, locked, binding, binds, catches, catch, blocked, wont >move, wont >turn, freezes, froze, frozen, wont >return, clings, hangs >up, jammed >open, notchy, stone >in | iestreg*, iespru*, iesprud*, kerus*, keras, kerr*, iekil*, kil*, noblok*, nobloke*, aizker*, sasal*, iestr*, blok*, iedz*, pieker*, iekers*, bloke*, aizdz*, ierus*, kerties, atduras
heavy: heavy, stiff, hard, heavier, harder | smag*, ciet*, gruti
pull: pulls, pull, pulling, pulled, dives, dive, veers, veer, drags >to, drifts, yanks, swerve, yank, steers >itself, shoves, darts, grabs | velk, vilka, rauj, rav*, nes, novirz*, velkas, pavelk, parmet*, sviez, svied, met >sanis, aizrauj, aizmet, rauj >uz
vibrate: vibration, vibrates, vibrate, vibrating, shake, shakes, shaking, shook, shudder, shudders, shuddering, judder, judders, shimmy, trembles, shaky, buzz | vibr*, krata, kratas, kratisan*, krat, tric*, dreb*, drebin*, trice, kratas
knock: knock, knocks, knocking, bang, bangs, banging, clunk, clunks, clank, thud, thump, hammering, hammer, clonk, clunking, clunky | klauv*, klaudz*, klaudzin*, buksk*, dauz*, sit, blaukst*, klab*, duk*, dauza, klakst*, sitas, dunk*, klop*, knik*
grind: grind, grinds, grinding, grating, metal >on >metal, scrape, scrapes, scraping, metal, screech, screeching, scream, screams, crunch, crunching | skrapst*, metal*, berz*, skrap*, dzelz*, grauz*, strik*, cirkst*, krakst*, kraksk*, skrab*, gremz*
squeal: squeal, squeals, squealing, squeak, squeaks, squeaky, chirp, chirps | cikst*, pikst*, kauc*, spiedz*, svilpj*, cirkst*, kauks*
hum: hum, humming, whine, whining, drone, droning, howl, roar, growl, groan, whistle | duc*, ruc*, gaud*, ruk*, svilp*, dun*, ruko*, kauc*, dukon*, gaudo*
rattle: rattle, rattles, rattling, tick, ticks, ticking, click, clicks, clicking, creak, creaks, tinkle, buzzes | grab*, grabon*, tarks*, klik*, tik*, krikst*, krakst*, tuk
red: red | sarkan*
yellow: yellow, amber, orange | dzelt*, oranz*
green: green, blue, grey, white, black | zal*, zil*, pelek*, balt*, meln*
whitesmoke: white >smoke, blue >smoke, black >smoke, bluish, sweet, sweetish | balti >dum*, zili >dum*, melni >dum*, sald*, zilgan*
flash: flash, flashes, flashing, blink, blinks, blinking, flickers, flickering | mirgo*, mirkskin*, mirg*, mirkskis
stall: stall, stalls, stalled, stalling, cuts >out, cut >out, cuts, dies, died, died >on, shut >off, shuts >off, switches >off, turns >off, shut >down, shutdown, conks, conked, quits, dies >on, went >dead, nothing >happened | slapst, noslap*, noslaps*, izsledzas, apstajas, izslegas, izsled*, noraujas, nomirst, nomira, pasi >izsl*, nodzisa, noslaus, izdzisa, izdziest, apstajies, atslegas
power: power, limp, limp >mode, loses >power, loss >of >power, no >power, acceleration, pickup, wont >go, crawl, crawled, crawling, gutless, sluggish, dead >pedal, hesitates, wouldnt >go, would >not >go, no >acceleration, nothing >there | jaud*, vilkm*, avarijas >rezim*, nevelk, neiet, netiek, nepacel*, vilk*, rezim*, neraujas, limp*, nereage, nereageja, nevilka, nebrauc >uz >prieksu, vina >neiet
surge: surges, surge, surged, accelerates, revs >itself, by >itself, on >its >own, itself, lurch, lurches, lunged, lunge, leaps, shot >forward, runaway, races, raced, wont >slow, revs, kept >accelerating, wont >switch >off, kept >going, racing, stays >open, sped >up, speeds >up, took >off, takes >off, shot >off, jumps >forward, keeps >pulling, wont >rev >down, revs >stay | pati, pats, ieskrien, uzskrien, patrin*, leca, lec, pasi, saudas, izsav*, apgriez*, patvalig*, rauj >uz, uznem, gaze >pati, saskrien, skrien, neizsledzas, turpina >vilkt, gaze >paliek, uznema >atrumu, uznem >atrumu, iet >pati, brauc >pati, skriet, apgriezieni >paliek
roll: roll, rolls, rolled, rolling, rolling >away, roll >away, rolled >away, slid, creeps, crept, moved, creeping, crept >back, off >down, slides, rolled >off, trundled, wandered >off | rip*, ripo*, noripo*, aizripo*, slid*, ieripo*, suc*, slus*, noslid*, aizbrauc*, lien, lien >leja, aizgaja, nobrauca, ieslideja
jumpout: jumps >out, pops >out, slips >out, jumped >out, drops >out, slips, slipping, pop >out, neutral | lec >ara, izlec*, izkrit, izsit*, slid*, izmet*, buks*
nostart: wont >start, doesnt >start, not >starting, no >start, crank, cranks, turn >over, click >click, jump >start, jump >leads | neiet >ciet, neieg, nestarte*, nepied*, starte*, iedarbin*, nesak, nelec, neieded*, neledz, negriez, piedarbin*
starter: starter* | starter*
water: water, flood, flooded, flooding, ford, river, sea, puddle, submerged, underpass, hydrolock, drowned, rain, puddles, soaked >engine, seawater, carpet >floating, carpets >float, storm, floodwater, high >water, hurricane | udens, udeni, uden*, plud*, appludin*, peke, pelke, pelk*, upe, upi, jura, brasl*, slikst*, applud*, dubl*, nosliks*, applus*, upei, pludos, pludu, pludiem, pali, palos
wrongfuel: wrong >fuel, misfuel, misfuelled, adblue >in, petrol >in, diesel >in, instead >of, put >petrol, put >diesel, wrong >pump, wrong >nozzle, wrong, sugar >in, paraffin, super >in, mixed >up, adblue, wrong >hole, diesel >instead, gas >instead | nepareiz*, sajauc*, ieleju, ielej*, salej*, salieta, vieta, piepil*, uzpild*, iepil*, sajaukt*, adblue, adblu, nepareizaj*, sajaucu, pistol*
dizzy: dizzy, headache, headaches, nausea, nauseous, sick, drowsy, sleepy, faint, co >alarm, carbon >monoxide, monoxide, co >detector, alarm, poisoned, eyes >water, vomit, yawning, pounding >head, pounding >heads, thumping >head, woozy, lightheaded, coughing, cough, passed >out | reib*, galva >sap, galva, slikt*, miegain*, tvan*, monoksid*, apreib*, galvassap*, saindet*, co, nelab*, kakls, kutina, asaro, nogib*, gibon*, klepo*, acis >asaro
hole: hole, holes, open >end, holed, drilled, gap | caurum*, caurs, caura, cauri, izdurts, cauri >grida
drag: drags, dragging, dragged, scraping >road, scrapes >the, hanging >down, hang | velkas, vilkas, slaug*, pa >zemi, pa >asfaltu, karajas
openitself: flew >open, flies >open, opens, opened, open, popped >open, wont >close, doesnt >close, wont >latch, pops >open, wont >shut, unlatched, wont >lock, lets >go, swings >open, flap >open, lifts >up, comes >open, undone >itself, flies >up, flew >up, blew >up >the, lifts, lifting, pops >up, popped >up, unlatches, swung >open, doesnt >catch, doesnt >close >properly | atver*, vala, verus*, neaizver*, atsprag*, neaizslec*, nenofiks*, nesledz*, neaizsl*, atveras, pavers*, neaiztur*, nefiks*, cilajas, celas, atlec, atlecas, attaisas, uzlidoj*, uzlido*, uzsita, atveris, atveries, atvera >pasas, atleca, neturas >ciet, akisa, akisi
trapped: trapped, wont >open, cant >get >out, locked >in, from >inside, couldnt >get >out, could >not >get >out, cannot >get >out, cant >open, none >of >the >doors | iesleg*, nevar >izkapt, no >ieksp*, ieslodz*, iespied*, netikam >ara, netiku >ara, nevar >tikt >ara, nevareja >izkapt
blind: cant >see, blind, see >nothing, visibility, dark, black, pitch, fogged, foggy, mist, cant >see >out, see >out, see >the >road, whiteout, driving >blind, blinded | neredz*, nevar >redz*, tums*, tumsa, aizsvis*, svist, aizmiglo*, akl*, svid*, redzamiba, redzamibas, nekadu >redz, akli, aklam, aizsalst, apledo
brakeless: wont >stop, didnt >stop, doesnt >stop, couldnt >stop, cant >stop, twice >as >long, longer >to >stop, takes >longer, sailed, slid >past, ran >through, nearly >hit, almost >hit, near >miss, rear >ended, double >distance, twice >the >distance, kept >going, doesnt >slow, barely >slowed, hardly >slowed, barely >stops, hardly >stops, nothing >happens, wont >slow, didnt >slow, doesnt >want >to >stop, didnt >want >to >stop, wouldnt >stop, would >not >stop, will >not >stop, does >not >stop, did >not >stop, cannot >stop, refuses >to >stop, carries >on, keeps >rolling, slid >right, rolled >through, rolled >past, went >through >the, stopping >distance, braking >distance, barely >slows, barely >brakes, hardly >brakes, hardly >slows, nothing >happened | neapstajas, nestajas, neapstaties, ilgak, garaks, cels, nevar >apstaties, knapi, gandriz, pabrauc*, ieskrej*, talak, uzbrauc*, neapst*, tuvu, apstadin*, nenobremze, nobremze >velu, nekas >nenotiek, nekas >nenotika, nebremz*, nenobremz*, negrib >apstaties, negribeja >apstaties, bremzesanas >cel*, neapturet, neaptur*, brauc >talak, slid >talak, izlid*, izrip*, izslid*, nevar >nobremzet, nevareju >nobremzet
stopword: stop, stop >safely, stop >vehicle, stop >engine, do >not >drive, dont >drive, unsafe, not >safe, undriveable, not >roadworthy, dangerous, condemned, immediately, at >once, deadly, lethal, death >trap, killed, crash, off >the >road, do >not >use, not >safe >to, condemned >it, prohibition, wouldnt >drive, lucky >to, wouldnt >let >me, would >not >let >me, wont >let >me, dont >start, do >not >start, not >start >it, kept >the >keys, leave >it >there, leave >it >parked, not >to >drive, not >drive, stop >the >vehicle, stop >the >car, pull >over, park >the >car, park >outside, stop >now, coffin, grounded, refused >to >release, not >another >mile | stop, apstajies*, apstad*, nebrauc*, bistam*, nedrikst, nekspluat*, aizliegt*, nekavejot*, apturi*, avarij*, nav >dross, likv*, nedross, navig*, aizliedza, nelietot, apstajieties, apstajieties >drosi, nedarbini*, neiedarbin*, nelaida, nelava, neliek >braukt, ar >to >nebraukt, tikai >nebraukt, ne >metru, atstat >auto, atstat >masinu, zark*, navej*, naves*, briesmas, bistami
driving: driving, drive, motorway, highway, road, traffic, mph, kmh, speed, roundabout, junction, corner, bend, overtaking, lane, m1, m6, m25, a1, slip >road, hill, downhill, town, dual >carriageway, bypass, bridge, tunnel, level >crossing, bends, a38, freeway, interstate, turnpike, on >ramp, offramp, off >ramp, intersection, stoplight, parking >lot | brauc*, sosej*, atrum*, celu, cela, cels, kmh, apdzen*, likum*, aplis, krustojum*, trases, satiksm*, kalna, kalnu, pilset*, a2, a1, apli, apvedcela, tilta, tuneli, parbrauktuve*, sliedem
wheni: when, while, whenever, every >time, each >time | kad, braucot, katru >reizi, bremzejot, griezot
often: every >time, always, again, constantly, constant, all >the >time, keeps, every, third >time, twice, repeatedly, several | katr*, vienmer, atkal, visu >laiku, nemitig*, treso, otro, vairak*, regular*, arvien, pastavig*
once: once, one >time, just >once, only >once, first >time, yesterday | vienreiz, vienu >reizi, reizi, vakar, pirmo >reizi
now: now, right >now, today, currently, since, this >morning, still, just | tagad, sobrid, sodien, nupat, tikko, no >rita, joproj*, kops, vel
slight: slight, slightly, bit, little, small, tiny, minor, faint, barely, mild | mazliet, nedaudz, viegl*, drusku, neliel*, maza, mazs, mazas, mazak, knapi, drusk*, tads, sik*
more: worse, getting >worse, increasing, more, bigger, growing, louder, strongly, loads, lots, massive, huge | sliktak, arvien, vairak, skalak, liel*, stipr*, paliek, briesmig*, pamatig*, stipri
cold: cold, morning, frost, winter, ice, icy, snow, freezing, minus, damp, dew | auksts, auksta, aukst*, rita, ritos, sals, sala, ziem*, led*, snieg*, minus
rain: rain, raining, wet, washed, wash, after >rain, washing | liet*, mazg*, pec >lietus
wash: wash*, car >wash* | mazg*
afterwork: after >change, changed, fitted, replaced, swapped, mot, garage, service, new, put >on, tyre >change, just >had | maina, mainas, mainiju, nomainij*, salika, uzlika, servis*, montaz*, meistar*, pec >main*, jauns, jauni, jaunas
garage: garage, mechanic, dealer, mot, nct, tester, kwik, halfords, specialist, workshop, fitter, ramp, shop, body >shop, tire >shop, autozone, inspection, tow >truck, recovery >driver, aa >man, rac | servis*, meistar*, mehanik*, tehnisk*, csdd, skat*, dileri*, dilers, montaz*, skates, lift*, pacelaj*, autoservis*, skate, evakuator*, tehniskaja
fail: mot >fail, failed >the >mot, nct >fail, advisory, dangerous >defect, prohibition, refused, inspection >failed, failed >inspection, failed >its, dangerous >fault | neizg*, neizgaj*, vertejum*, divnieks, trijnieks, neizgaja, trijnieku
person: kids, kid, children, child, daughter, son, baby, wife, husband, mum, dad, passenger, passengers, grandkids, family | bern*, meit*, dels, delam, dela, delu, sieva, sievu, virs, viram, vira, viru, mate, mamma, tetis, pasazier*, mazul*, gimen*, mazbern*
othercar: neighbour, neighbours, neighbor, neighbor*, colleague, mate, mates, friend, friends, brother, brothers, sister, boss, cousin, someone, somebody, lad, bloke, taxi, bus, lorry, ahead, in >front, saw >a, other >car, his, hers, uncle, film, movie, news, game, video, youtube, tiktok, article, forum, read, hire, hired, rental, rented, courtesy, tractor, stranger, witnessed, watched, next >door, next >to >me, passed >me, past >me, overtook >me, beside >me, in >front >of >me, behind >me, opposite, bus >driver, somebodys, someones, wifes >old, dads, grandads, nans, customers, clip, reel, telly, tv, netflix, series, novel, book, magazine, grandad, old >boy, fella, other >friend, instructor, scrapyard, in >front >of, a >lady, ex >s, customer, lorry >ahead, buddy, buddys, coworker, neighbors, pickup >in >front | kaimin*, koleg*, draug*, bral*, masa, masai, masas, masica, cits, cita, cit*, sef*, prieksniek*, redzeju, zinas, filma, filmu, spele, speli, video, internet*, facebook, raksts, rakst*, lasij*, onkul*, autobus*, taks*, svainis, krustt*, feisbuk*, vinam, vina, prieksa >brauca, fura, furai, sveso, svesa, svesam
mycar: my, mine, our | mans, mana, manam, manai, mani, manu, manas, musu, man, mums
fine: fine, ok, okay, alright, perfect, perfectly, no >problem, no >problems, normal, normally, grand, works >well, good, brilliant, sorted, nothing >wrong, no >fault, all >good, solid, firm, tight, dry, silent, quiet, smooth, smoothly, steady, holds | labi, kartib*, viss >ok, ok, normal*, viss >labi, nav >ne >vain*, perfekt*, teicam*, super*, riktigi, bez >problem*, sauss, ciets >ka, stav >ka, turas >cieti, klusums
repaired: repaired, fixed, replaced, mended, sorted, changed, cured, all >good, no >more, never >again, gone >since, new >pads, turned >out, swapped, exchanged, rewired, renewed, refitted, tightened, retightened, torqued, retorqued, drained, flushed, sealed, patched, adjusted, put >right, put >back, in >the >bin, welded, reconnected, turned >out >to, was >just, was >only, it >was >just, it >was >only, as >new, like >new, good >as >new, works >now, works >again, fine >now, holds >again, dry >since, end >of >story, false >alarm, picked >her >up, picked >it >up, new >brake, new >tyres, two >new, all >new, prised >it, took >it >out, done >stamped, receipt, cleaned, reconditioned, overhauled, bled, took >care >of, good >to >go | salabo*, nomain*, uztais*, remont*, samain*, izlabo*, pielab*, atrisin*, ielika, izrad*, tagad >viss, parbaud*, sataisi*, iztirij*, samontej*, pievilku >skruves, vairs >nesmird, vairs >nesmako, vairs >netek, vairs >nepil, vairs >nedeg, vairs >neklab, vairs >neklaudz, vairs >nekup, vairs >nedumo, vairs >nekarst, vairs >nevelk, vairs >nevibre, vairs >nekrata, vairs >nelodas, vairs >neskan, vairs >nemirgo, vairs >nebija, vairs >nekas, vairs >neviens, nekad >vairs, nesmird >vairs, netek >vairs, nedeg >vairs, neklab >vairs, salapij*, salapit*, saskruve*, pievilku, ielika >jaun*, uzliku >jaun*, uzlika >jaun*, smak* >vairs >nav, vairs >nav >smak*, nav >vairs >smak*, smird* >vairs >nav, vairs >nav >smird*, nav >vairs >smird*, noplud* >vairs >nav, vairs >nav >noplud*, nav >vairs >noplud*, dum* >vairs >nav, vairs >nav >dum*, nav >vairs >dum*, troks* >vairs >nav, vairs >nav >troks*, nav >vairs >troks*, skan* >vairs >nav, vairs >nav >skan*, nav >vairs >skan*, vibrac* >vairs >nav, vairs >nav >vibrac*, nav >vairs >vibrac*, klab* >vairs >nav, vairs >nav >klab*, nav >vairs >klab*, tvaik* >vairs >nav, vairs >nav >tvaik*, nav >vairs >tvaik*, problem* >vairs >nav, vairs >nav >problem*, nav >vairs >problem*, luft* >vairs >nav, vairs >nav >luft*, nav >vairs >luft*, krata, kratas, kratisan*, krat >vairs >nav, vairs >nav >krata, kratas, kratisan*, krat, nav >vairs >krata, kratas, kratisan*, krat, vairs >nav >jutam*, vairs >nav >dzird*, vairs >nav >redz*, vairs >nav >mana*
past: last >year, years >ago, year >ago, ago, used >to, back >in, last >winter, last >summer, last >month, once >had, had, was, were, previous, previously, old >car, sold, first >car, my >old, when >i >was, as >a >kid, as >a >child, childhood, decades, decade, nineties, eighties, seventies, 80s, 90s, 70s, student, learner >days, honeymoon, once >upon, back >then, those >days, former, last >owner, previous >owner, last >week, last >spring, last >autumn, scrapped, long >ago, history, gave >it >back, when >i >was >ten, in >the >army, the >old | pern, pagajus*, senak, toreiz, gadiem, pirms, bija, kadreiz, agrak, ieprieks*, vecais, veca >auto, pardevu, reiz, jauniba, pirmais, biju, armija, jaunibas
neg: no, not, never, none, nothing, without, neither, nor, isnt, arent, doesnt, didnt, wasnt, hasnt | nav, nekas, nekad, neviens, bez, ne, nekada*, nebija, neko, nevien*
hypo: what >if, if >a, can >it, could >it, would >it, suppose, is >it >possible, could >a, can >a, how >do >i >know, what >happens, what >would, how >likely, theoretically, in >theory, should >i, how >often, how >long, how >do, how >much, how >many, curious, wondering, in >general, just >in >case, just >curious, only >curious, settle >it, bet, quiz, exam, would >a, would >an, should >one, can >one, how >far, does >a, is >it >true, in >case, worrier, dreamt, dreamed, nightmare, imagine, if >i >ever, if >ever, never >had >to, never >happened, only >wondering, just >wondering, idle >curiosity, just >checking, theory, theoretical, imagine >if, school >project, would >happen | kas >notiek, ja >nu, ja >butu, vai >var, vai >tas, vai >drikst, teoretisk*, interes*, cik >biezi, cik >ilg*, kas >butu, ka >zinat, ko >darit >ja, varbut, ja >kadreiz, iespejams, cik >daudz, vajadz*, butu, domaju, zink*, zinkar*, pienemsim, sapnoju, konspekt*, referat*, eksamen*
normalq: normal, is >it >normal, is >this >normal, supposed >to, should >it, is >that >normal, does >it >mean, what >does, meant >to | normal*, vai >ta >vajag, vai >normali, ta >vajag, tam >ta >jabut, vai >ta, ta >ir >jabut, jabut, vajag
canidrive: can >i >drive, safe >to >drive, can >i >still, ok >to >drive, okay >to >drive, drive >home, carry >on, keep >driving, continue, get >home, far >can, will >it >last, make >it | var >braukt, drikst >braukt, vai >drikst, var >aizbraukt, aizbrauk*, izturet, turpinat, lidz >majam, lidz >servis*, drikst, paspes, aizvilk*
cost: price, cost, costs, how >much, quote, invoice, bill, worth, sell, selling, buy, buying, value, refund, warranty | cen*, cik >maks*, maksa, maksat, eur, eiro, rekin*, pardod*, pardot*, pirk*, garantij*, kompens*, lete*, dokument*
insurance: insurance, insured, insure, insures, policy, policies, insurer* | apdrosin*, polise, polises, polisi, polisei, polis
tax: tax, road >tax | nodok*
thanks: thanks, thank, hello, hi, cheers, lol, haha, hey, bye, test | paldies, sveiki, labdien, cau, ceu, haha, lol, test, tests, labrit*, atta
service: service, services, servicing, yearly/annual >service*, servise, yearly/annual ~ servis* | apkop*, gada/ikgad* ~ apkop*
upkeep: due, change, schedule, interval, oil >change, which, recommend, recommended, how >often, maintenance, best, wash, polish, stamp | main*, kad >jamaina, kadu, kuru, ieteik*, intervals, labak*, laiks, kura, ka >mazg*
inspection: inspect*, yearly/annual >check, roadworthiness, mot, mots, roadworth*, technical ~ check/inspect* | tehniska, tehniskas, tehnisko, tehnisku, tehniskaj*, apskat*, skate, skati, skates, skatei, skatem, ta, tuv
name: called, name, nickname, named, band, song, team, model, game | sauc*, vards, dziesm*, modelis, krasa, nosauk*, vardu
dizzyno: smoke >test, vape, vaping, cigarette, cigarettes, candle, incense | cigaret*, veip*, veipo, smeke*, pip*, grils
wornlimit: worn, limit, mm, bald, worn >out, wear, uneven, inner >edge, outside >edge | nodil*, dil*, dilus*, mm, plik*, noberz*, gluda, padil*
leftstand: parked, standing, stationary, idle, idling, stopped, at >lights, lights >red | stav*, tuksgait*, brivgait*, luksofor*, stavot
shortdist: yards, home, mile, miles, minutes | majam, km, kilometr*, minut*
vandal: stolen, nicked, broke >in, theft, thief, mouse, mice, rat, rats, rodent, marten, chewed, gnawed, cat >under, squirrel | nozag*, zagl*, pel*, zurk*, caun*, grauz*, sagrauz*, apgrauz*, zog
accident: crash, crashed, accident, hit, kerb, curb, pothole, deer, ditch, bump, collision, bumper, reversed >into, smashed | avarij*, ietriec*, sasit*, bedr*, apmal*, stirn*, gravi, gravis, sadurs*, trieciens, bamper*, apmali, ieskrej*
allof: all, both, none, neither, any, every | abi, abas, visi, visas, neviens, neviena, nevienas, nevienu, viss, visa
night: night, dark, dusk, evening, unlit | nakt*, tums*, vakar*, tumsa
movefree: moves, move, moving, clack, turns, rocks, in >and >out, side >to >side | kust*, kustas, grozas, sakust*, staiga, pakust*
deployed: deployed, went >off, blew | izsav*, izsava, nostradaj*, izlec*
openable: open, opens, opened, shut | vala, atver*, atver, atvera
tow-bar: tow >bar/hitch, trailer >hitch, towbar | sakab* ~ ak*, piekab* ~ ak*
towcoupling: towball, tow >ball, coupling, hitch, ball, jockey, breakaway | sakab*, akis, aka, aki, lode, lodi, lodes, trosit*, akisgalv*
locked: locked, lock, locks | sledz*, iesledz*, noblok*, aizsledz*
dogear: mayonnaise, mayo, milky, froth, milkshake | majonez*, pien*, emulsij*, putas
head-gasket: head >gasket, hydrolock, hydro | blive, bliv*, udens >triec*
deep: deep, bonnet >height, up >to, over >the >bonnet | lidz >sedek*, lidz >kap*, lidz >durv*, dzil*
runout: runs >out, doesnt >lock, doesnt >grab, wont >retract, frayed, fray, cut >through, wont >latch, doesnt >latch, wont >click, doesnt >click, pops >open, comes >undone, gives >way, opens >with, comes >open | nesledz*, neaizsledz*, nefikse, neiztur*, atirus*, sagriez*, spuras, irst, nenoblok*, neblok*, attais*, nespradzejas, neiespradzejas, nefiksejas, neker, neturas >ciet, neiet >ciet
grow: growing, grows, spreading, creeping | aug, plesas, iet >talak, garaka
swaywords: snakes, snaking, sways, swaying, wags, fishtails, swings | metajas, mest, meta, mesl*, svarst*, svaida, supojas, luncina
cargo: mattress, ladder, washing >machine, sofa, wardrobe, wood, planks, pipes, timber | matrac*, kap*, dival*, skap*, malka, delus, delis, caurules
drips-onto-hot: onto >the >exhaust, on >the >exhaust, on >hot, on >the >manifold | uz >izput*, uz >kolektor*, uz >karst*
hydro: aquaplane, aquaplaned, aquaplaning, slick, slicks | akvaplan*, slid, slideju, slidej*
engaged: d, drive, r, reverse, p, park, neutral | d, r, p, n, neitral*
coalarm: co >alarm, co >detector, carbon >monoxide >alarm, monoxide >alarm | co >detektor*, co >trauksm*, tvana >gazes >detekt*, co >signal*
denied: cannot >find >any, no >fuel >leak, not >leaking, no >smoke, no >smell, no >leak, no >leaks, no >noise, no >warning, no >lights, doesnt >smell, doesnt >leak, no >drips, never >had, dont >have, nothing >leaks, nothing >smokes, nothing >knocks, nothing >moves, isnt >loose, not >loose, not >burning, not >on >fire | nesmird, netek, nekup, nedumo, neklab, neskan, nevibre, nejutu, nedzird, nekrata, netric, nepil, nekarst, nevelk, neuzvaras, nekust, neskrapst, necikst, nekaist, neplust
goesout: goes >out, went >out, goes >away, went >away, gone >after, clears, disappears, settles, calms | nodziest, nodzisa, pariet, pargaja, apklust, nodzist, pazud >pec
goingon: still, keeps >driving, carried >on, drove >on, stays >on, wont >go >out, comes >back, is >back, back >again | nenodziest, turpinu, turpinaja, atgriez*, joprojam, neparie*
fright: scared, frightening, terrifying, scary, nearly, almost, screaming, shaking >hands, help, please, hurry, wall, hedge, heart, prayer, honest, scared >stiff, shaking | bail, bailes, tris, paniska, gandriz, speku, ludzu, palidz*, steidz*, sirds, papezos
standing: stopped, pulled >over, hard >shoulder, lay >by, layby, breakdown, recovery, tow, towed | apstajos, izkapu, mala, malai, apmale, avarijas >josl*, evakuators, trose, esmu >uz
reach: touch, touching, fingers, finger, hand, hands, feel | roku, ar >roku, pirkst*, rokam, jut
year: yyyy | yyyy
nomore: any >more, anymore, any >longer, no >longer | vairs
spray: shoots, shot >out, squirts, squirting, jets, gushing, strukla | strukl*, sit >ara, sit >tvaiks, lauka >sit
oilcan: oil >can, oilcan, aladdin, aladdins, genie >lamp, oil >lamp, oil >light, oil >warning | ellas >kann*, kannina*, aladin*, ellas >lamp*, ellas >spiedien*
assist: lane >assist, lane >keeping, lane >keep, assist, cruise, autopilot, aeb, emergency >braking, auto >braking, automatic >braking, radar | asistent*, kruiz*, autopilot*, avarijas >bremzes*, automatisk*, radar*
straight: straight, true, centre, center, centred, aligned, alignment | taisni, taisna, taisnu, skibi, skiba, savirz*
gaspedal: press >the >gas, press >the >accelerator, push >the >gas, step >on >it, on >the >gas, floor >it, foot >down, accelerate, accelerating, acceleration, under >load | spiez* >gazi, uzspiez* >gazi, piespiez* >gazi, nospiez* >gazi, spiezot >gazi, dod* >gazi, pie >gazes, gazej*, gazejot, patrin*, uz >gazes
recall: recall, recalled, letter, manufacturer | atsauk*, vestul*, razotaj*
front: front | prieksej*, prieksa, prieksas, prieksu, prieksai
rear: rear | aizmugur*, pakalej*
left: left | kreis*
right: right | laba, labais, labo, labas, labaja, labajam, labajai
upper: upper | augsej*
lower: lower | apaksej*
passed: passed, pass | izgaja*, izgaju*, iztureja*, izieta*, izgajusi*
failed: fail*, flunk* | neizgaj*, neiztur*, neizieta*
noise: noise*, noisy, loud | troks*, skal*, skan*, ruksan*, ruca, ruc
bounce: bounc*, sway* | supo*
slow: slow* | leni, lenam*, leno, lena, lens, lenu, lenas
weekend: weekend* | brivdien*, nogale*
valve: valve* | varsts, varsta, varstu, varsti
fan: fan, fans | ventilator*
retest: retest*, repeated | atkartota, atkartoto
octa: octa, mtpl, third >party, compulsory/mandatory/liability >insurance | octa, octas, octai, octu, okta, oktas, oktai, oktu
kasko: kasko, casco, comprehensive | kasko
warranty: warrant*, guarantee* | garantij*
registration: registration, reg >cert*/paper*/certificate, logbook, v5c | registracij*, tehnisk* >pas*
carburettor: carburettor*, carburetor*, carb, carbs, choke | karburator*, karbis, karbi, karba
valve-clearance: valve* ~ clearance*/adjust*/lash, tappets, shims | varst* ~ atstarp*/regul*, varstus >noregul*
ignition: ignition, points, condenser, distributor, coil, contact >breaker | kontakti, kontaktu, kontaktus, kondensator*, trambler*, sadalitaj*, aizdedze, aizdedzi, aizdedzes
brake-shoes: brake* ~ shoe*, shoes, brake >lining*, relin* | loki, lokus, loku, bremz* ~ lok*, oderes, odere*
brake-hoses: brake* ~ hose*/line*/pipe* | bremz* ~ sluten*/caurul*/trubin*
brake-cylinders: brake/wheel/master/slave ~ cylinder* | bremz* ~ cilindr*, cilindri, cilindrus, cilindra
fuel-pump: fuel/petrol/diesel/gas ~ pump* | degviel*/benzin* ~ sukn*/pump*, benzinsukn*
fuel-tank: fuel/petrol/gas >tank, tank >cleaned/sealed/repaired | degvielas >bakas, degvielas >tvertn*, bakas >tirisan*, bakas >remont*
hoses: hoses, hose | slutene, slutenes, sluteni, slutenu
electrics: electrics, electrical* | elektrisk*, elektrosist*, elektroiek*
wiring-loom: wiring, loom, electrics, electrical, rewir* | elektroinstal*, instalacij*, vadojum*
welding: weld*, rust*, corrosion | metina*, metinas*, rusa, rusas, rusu, koroz*
sills: sill, sills, rocker >panel* | slieksni, slieksnus, slieksnu, slieksnis, slieksna, slieksnos
paintwork: paint*, respray*, repaint*, bodywork | kraso*, parkras*, nokras*, krasojum*, lakos*
bumper: bumper, bumpers | bamper*
chrome: chrome*, replat*, chromed | hrom*
upholstery: upholster*, reupholster*, retrim*, seat* ~ upholster*/reupholster*/cover*/leather | parvilks*, sedekl* ~ parvilk*/parvalk*, polster*
door-seals: seals, weatherstrip*, door ~ seal*/rubber*, reseal* | durv* ~ gumij*/blivgumij*, blivgumij*
differential-oil: differential/diff/axle ~ oil | reduktor*/diferencial* ~ ell*
speedometer: speedo*/odometer ~ cable/needle/repair* | spidometr* ~ tros*/bult*/remont*
rustproofing: rustproof*, underseal*, underbody, waxed, wax >oil*, waxoyl | pretkoroz*, antikor*, dibena >apstrad*
balancing: balancing, balanced, balance | balanse*
towing: tow, towed, towing, tow >truck, recovery, breakdown >truck, roadside >assistance | evakuator*, evakuac*, vilksan*, vilkt, aizvilk*, vilka, tehniska >palidz*
charging-port: charging/charge ~ port/socket/flap/lock | uzlades ~ ligzd*/port*/pieslegv*
oil-filter: oil ~ filter* | ell* ~ filtr*
lambda: lambda, oxygen >sensor, o2 >sensor | lambda*, lambdu
catalytic: catalytic >converter, cat >converter, catalyst, cats | katalizator*
diagnostics: diagnos*, fault >scan, obd | diagnost*
roof-rack: roof >rack/box/bars | jumta >bagaz*, relin*
fuse: fuse, fuses | drosinataj*
driveshaft: driveshaft*, drive >shaft*, cv >joint*, half >shaft* | pusas*, granat*
polish: polish* | pulesan*, pule*, nopule*
vignette: vignette*, road >toll, toll | vinjet*, cela >nodev*
parking-fee: parking >fee*/ticket* | stavviet*
leasing: leasing, lease | lizing*
dripping: drip* | pilesan*, pil, pileja, pileju
`;
