import type { Category } from '../schema.ts';

/**
 * Weight 4: almost certain, 3: strong, 2: usual, 1: weak; negative: evidence against. English first, then
 * Latvian (folded: no diacritics), colloquial words included.
 */
type Entry = readonly [weight: number, expressions: string];

export const LEXICON: Readonly<Record<Category, readonly Entry[]>> = {
  engine_fuel: [
    [6, 'flame/flames/fire under/in/from hood/bonnet/engine, liesm*/deg/dumi ~ parseg*/kapot*'],
    [4, 'siksna, siksnas, siksnu, kilsiksn*, dipstick, merstien*'],
    [
      4,
      'engine oil, oil pressure, oil consumption, burn* oil, timing belt/chain, head gasket, intake manifold, spark plug*, fuel pump*, fuel injector*, fuel tank*, fuel line*, fuel leak*, gas tank*, gas leak*, leak* gas/gasoline/fuel/petrol, throttle body, camshaft*, crankshaft*, connecting rod*, piston*, turbo*, misfir*, ignition coil*, engine knock*, smell* gas/gasoline/petrol/fuel/diesel, gas/gasoline/petrol/fuel smell*/odor*/fumes, sudden* accelerat*, unintended accelerat*, accelerat* itself/own, engine seiz*, engine fail*, blown engine, vacuum leak*, mass air, pcv, oil filter, oil leak*, leak* oil, high pressure pump, idle* rough, rough* idl*',
    ],
    [
      3,
      'stall*, engine, fuel, gasoline, petrol, diesel, injector*, throttle*, accelerator, surg*, idl*, rpm/rpms, hesitat*, crank*, carburetor*, check engine, cylinder*, engine shut off, shut off, shuts off, shutting off, shut down, loss/lost/loses power, no power, lack power, wont/not start, cruise control, valve*, accelerat*',
    ],
    [
      2,
      'gas, oil, motor, power, start, dies, died, gas pedal, hard to start, fire, backfir*, reduced power, limp mode, revs/revved/revving, bogs/bogging',
    ],
    [
      4,
      'ellas spiedien*, kvelsvec*, degvielas filtr*, gaisa filtr*, gaisa mas*, iesmidzin*, hidrokompens*, vozdusnik*, cilindr*, kompresij*, virzul*, ellas filtr*, karter*, turbokompres*, interkuler*, detone*, parpludin*, piedarbin*, nestarte*, degvielas bak*, benzina bak*, bakas, gazes iekart*, lpg, motora balst*/spilven*, dzineja balst*/spilven*, motor* + raust*/nevelk/iet/skan/dzind*, ellas noplud*, ed/ter/deg/tere ellu, motorell*, zobsiksn*, kedes troksn*, sveces, svece, degvielas sukn*, degvielas smak*, benzina/dizela/degvielas/salarkas smak*, smird* benzin*/dizel*/salark*, sprausl*, turbin*, turbo*, aizdedzes spol*, drosel*, tuksgait*, apgriezieni peld*/leka*/svarst*/lec*, nelec, grut* iedarbin*/pielaist/palaist/pielec/startet*, motors klaudz*/klab*/grab*/trok*/trice, dzinejs klaudz*/klab*/grab*/trok*/trice, motorcek*, slapst, noslapst, noslap*, check engine/endzin*, cek* deg, deg cek*, ceks, degviel* paterin*, ell* tek/plank*/peda*/pil, spekam, klanis, klokvarpst*, slikti velk',
    ],
    [
      3,
      'motor*, dzinej*, degviel*, benzin*, dizel*, salark*, ell*, nevelk, trukst spek*/jaud*, nav spek*/jaud*, vilkm*, jaud*, aizdom*, gaz*, raustas, rausta*, iedarbin*, pielec, pielaist, palaist, karburator*, apgriezien*, misfir*, trojot, troj*, triplet*',
    ],
    [-3, 'motora parseg*, starter* + klik*/griez*, sild* motors/dzinejs, dzinej* temperatur*, dzinejbremz*'],
  ],
  braking: [
    [8, 'shak*/vibrat*/judder*/shudder*/puls* ~ brake/braking'],
    [
      6,
      'pedal >sank/sinks/sinking, pedalis >iekrita/iekrit/krit, wheel/rim ~ hot, red + exclamation + circle, sarkan* + izsaukum* + aplis/apli, auto/masina/masinu ~ neapstajas/nestajas',
    ],
    [
      4,
      'brake/brakes/braking/braked, brake pedal*, brake pad*, brake fluid, brake line*, master cylinder, rotor*, caliper*, abs, anti lock, antilock, stopping distance, parking brake*, emergency brake, handbrake, brakeing',
    ],
    [
      3,
      'wont/not stop, unable/able stop, fail* to stop, stop* in time, brak*, pedal floor, spongy pedal, soft pedal, automatic emergency braking',
    ],
    [1, 'pedal, stop, stopped, stopping, breaks, break pedal'],
    [-3, 'brake light*, brake lights, brake lamp*, tail light*'],
    [
      4,
      'bremz*, abs, suport*, rucnik*, bremzen*, bremzu disk*, bremzu sluten*, bremzu cilindr*, vakuum* + bremz*, elektronisk* stavbremz*, bremzesanas cels, nobremz*, stavbremz*, rokasbremz*, rokenes, rokene, bremzu skidrum*, bremzesan*, kluc* + bremz*, diski + bremz*, disk* nodil*',
    ],
    [2, 'kluci, klucu, kluc*, suporti, pedal* mikst*/cieta/ciets/krit/iekrit'],
    [-3, 'bremz* lukt*/gaism*/lampas/spuldz*, stop lukt*/signal*, dzinejbremz*'],
  ],
  transmission: [
    [4, 'click*/clack* turn*, atrumkarb* ell*'],
    [
      4,
      'transmission*, transmision*, gearbox*, clutch*, torque converter*, transfer case*, differential*, driveshaft*, drive shaft*, axle*, cv joint*, cvt, dsg, shift*, gear/gears, slip* gear, park neutral, reverse, in/into neutral, in/into park, driveline, powertrain control, four/4 wheel drive, 4wd, awd, u joint*, tcm, valve body',
    ],
    [
      2,
      'drive, jerk*, lurch*, downshift*, upshift*, neutral, roll* away, rolled away, rollaway, drivetrain, shudder*, park',
    ],
    [
      4,
      'atrumkarb*, karb*, sajug*, hidrotransformator*, robots karb*, mehatronik*, sinhronizator*, transmisij*, kulis*, sledz* atrum*, ieslegt pirmo/otro/treso/ceturto/piekto, neiet ieksa atrums/treso/pirmais/otrais/tresais/piektais/ceturtais, d neiet, nobraukt d, s tronic, powershift, tiptronic, izspiedejgultn*, mufta, sadales kast*, piedzin*, automats, automata, automatam, automatiska karba, variator*, dsg, parnesum*, atrumus/atrumi/atruma/atrums iesledz*/ieslegt/izlec/parsledz*/lec, ieslegt/iesledz*/parsledz*/parslegt/ielikt/liekot atrum*, atrumu svir*/parsleg*, tresaja/otraja/pirmaja/piektaja/ceturtaja atruma/parnesuma, atpakalgait*, kardan*, diferenci*, pusas*, pilnpiedzin*, reduktor*, granatas, granata, granatu, neitral*, avarijas rezim*, parsledz*, parslegsan*, atrumus',
    ],
    [
      3,
      'atrums, atrumi, ielieku d/r, ieliekot d/r, pirmais/otrais/tresais atrums, buks* sajug*, slid* sajug*, d rezim*, r rezim*',
    ],
    [-3, 'liel* atrum*, atrums virs, pie/lielaka atruma, atrumam, spidometr*, gaisa atrums'],
  ],
  electrical: [
    [
      6,
      'airbag/srs light/lamp/warning/indicator, air >bag light/lamp/warning, airbag* lampin*, click* + start*, kliksk* + iedarbin*/neiedarbin*/starter*',
    ],
    [4, 'window/windows not/wont/doesnt/stuck go/roll/open/close/work*, necel* log*/stikl*'],
    [
      4,
      'battery, batteries, alternator*, starter, electrical*, electric*, wiring, wires, wire, fuse*, headlight*, head light*, headlamp*, tail light*, taillight*, turn signal*, instrument cluster, dashboard lights, dash lights, power window*, infotainment, radio, touchscreen, screen, speedometer*, key fob, remote start, ignition switch, brake light*, horn, gauges, dead battery, battery drain, clock spring, software, camera, bluetooth, display, module, lights flicker*, short circuit, shorted',
    ],
    [
      2,
      'lights, light, bulb*, sensor*, ignition, key, interior lights, computer, charging, charge, wiper*, cluster, control module, alarm, lock, locks, dash',
    ],
    [
      4,
      'akumulator*, elektronik*, elektrisk*, kluda elektr*, nedeg, gaismas, apgaismojum*, avarijas signal*, avarijas gaism*, stop signal*, stop gaism*, miglas lukt*, dienas gaism*, zumm*, pikst*, signals, taure, taurite, sazina*, vadibas blok*, releja, relejs, masas vad*, kontakt*, korozij* kontakt*, spailes, spaile, piepipet*, usb, navigacij*, bluetooth, skalrun*, antena, elektro*, sildam* sedekl*, loga tirit*, stikla tirit*, tirit*, slotin*, dvornik*, degvielas radit*, degvielas limena radit*, bultina degviel*, kruiz*, parkosan*, akis/aki/akim/akus/akums, akumul*, lade/ladet akumulator*, generator*, starter*, elektr*, drosinat*, vadi, vadu, vadiem, lukt*, spuldz*, signaltaur*, paneli* nodzies*/mirgo*/nedeg, immobilaiz*, imobilaiz*, atsleg* neatpazist/nenolasa/baterij*, neatpazist atsleg*, centrala atsleg*, radio, ekran*, multivid*, magnetol*, stikla pacelaj*, elektrisk* log*, logi nestrada, stikli never*/nestrada, pagriezien* radi*, pagrieziena signal*, tuvas gaism*, talas gaism*, gaism*, aizdedz* + atsleg*, aizdedzi, aizdedze, tirit* nestrada, slotin*, klik* starter*, vadojum*, saisinajum*, sasledz*, baterij*, parkosan* sensor*, atpakalgait* kamer*, kamera, kamer* nerada, spidometr*, tahometr*, nosezas, nosest, airbag, drosibas spilven*, sedekl* apsild*, apsild* nestrada, alarm*, signalizacij*',
    ],
    [
      2,
      'lampin*, vads, sensor*, displej*, paneli, pults, pulti, esp, mirgo*, nedeg, spriegum*, lade*, uzlade*',
    ],
    [-3, 'automats karb*, starter* griez* labi'],
  ],
  suspension_steering: [
    [
      6,
      'tire/tires/tyre/tyres wear*/worn inside/outside/edge/uneven*, shock/shocks/strut* leak*, tek amortiz*',
    ],
    [4, 'sturi, sturej*'],
    [
      4,
      'steering, steer, power steering, suspension*, ball joint*, tie rod*, control arm*, strut*, shock absorber*, shocks, sway bar*, wheel bearing*, bearing*, alignment, rack and pinion, coil spring*, leaf spring*, steering wheel, death wobble, wander*, drift*, idler arm*, stabilizer*, bushing*, steering column, lower control arm*, wheel fell, subframe, knuckle, eps, front end',
    ],
    [
      2,
      'spring*, wobble*, shak*, vibrat*, pull* left/right, pulls to, wheel, bump*, clunk*, wheels, swerv*, veer*, lug nut*, hub',
    ],
    [
      4,
      'sture*, stures, svarst* likum*, zvelas, zvilst, lec* pa cel*, peld, mesti*, met* likum*, riteni, rats, ratu, sanslide, savirzit, sasver*, klaudz* prieks*/aizmugur*, dauz* prieks*/aizmugur*, dauzas, guloso policist*, gulosajiem, trubina stur*, stures spek*, krustenis, stures kolon*, hidropastiprin*, elektropastiprin*, sviras, salenblok*, gumijas balstiek*, velk uz, dreb* stur*, rumb*, disks saliekt*, saliekt* disk*, izbalansesan*, balanset, amortiz*, balstiek*, lodbalst*, saites, saite, atsper*, stabilizator*, gultn*, ritenu gultn*, sviras gumij*, sailentblok*, sviru, geometrij*, savirz*, stures pastiprin*, stures statn*, bedr*, bedrem, pa bedrem, ritena savirz*, rata gultn*, hodovka, hodovk*, ritosa dala, ritos* dal*, velk pa labi/kreisi, velk uz pusi/vienu/sanu/labo/kreiso, supojas, nosedusies, guls* + riten*, sakluce, virsbuves sveres, peld pa celu, ritenis lodzas, nodilst nevienmerig*',
    ],
    [
      2,
      'ritenis, riten*, vibre*, vibra*, klab*, grab*, svir*, lodzas, riepas nodil*, dunkst, dimd, bruga, brugi, brugim',
    ],
    [-3, 'atrumu svir*, sture + signaltaur*, stures apsild*'],
  ],
  cooling: [
    [4, 'warm*/warms >up, lenam/leni iesilst/silst, engine slow* warm*'],
    [
      4,
      'coolant*, antifreeze, radiator*, overheat*, over heat*, water pump*, thermostat*, temperature gauge*, temp gauge*, cooling fan*, radiator fan, heater core, steam*, running hot, runs hot, ran hot, coolant leak*, radiator hose*, cooling system, expansion tank, engine hot, boil*',
    ],
    [2, 'temperature, heater, hose, hot'],
    [
      4,
      'dzeses*, radiator*, garaini, garainus, motors/dzinejs varas, tosol*, freons dzinej*, silda motoru, izplesan* tvertn*, dzesesan*, parkars*, karsana, karst korkos, karst sastreg*, patruben* tek*, galvas bliv*, termosled*, udens pump*, pumpa, salona apsild*, apsilde, antifriz*, tosol*, parkar*, karst, verd, varas, termostat*, udens sukn*, udenssukn*, pompa, dzinej* temperatur*, temperatura leka*/kap*/cel*, temperatur* bultin*, bultin* sarkan*, ventilator*, tvaik*, nesasilst, nesilst, izplesanas trauk*, dzesetaj*, izplesanas bacin*, dzeses* skidrum*, uzvar*, pecka nesilda, pecka nepus siltu, pecka, peckas radiator*, kondicion* + parkar*',
    ],
    [
      3,
      'temperatur*, skidrum* trauk*, jalej udens, pieliet udeni, salda smak*, pus aukst*, apsilde nesilda, salons nesilda, silda',
    ],
    [-4, 'sedekl* apsild*/nesild*'],
    [-3, 'riten* karst*, disk* karst*, karst* riten*, bremz* parkar*, karst* bremz*, karba parkar*'],
  ],
  exhaust: [
    [
      8,
      'catalytic >converter*/converters ~ replac*/fail*/clog*/bad/defect*/plug*/block*/broke*/melt*/collaps*, replac*/fail*/clog*/bad/defect*/plug*/block* ~ catalytic >converter*, dpf/particulate ~ clog*/full/replac*/regen*/fail*/block*/issue*/problem*, egr ~ valve/cooler replac*/fail*/clog*/bad/stuck, clog*/replac*/bad ~ egr/dpf, exhaust >manifold ~ crack*/leak*/replac*, muffler/tailpipe/tail >pipe ~ rust*/crack*/fell/fall*/hang*/loose, def >system/fluid/heater/pump/sensor/quality, scr >system/catalyst, evap/evaporative >canister/leak*/system/purge',
    ],
    [
      4,
      'exhaust*, muffler*, converter + emission*, tailpipe*, tail pipe*, egr, dpf, particulate, def, adblue, carbon monoxide, o2 sensor*, oxygen sensor*, exhaust fumes, exhaust manifold*, exhaust leak*, rotten egg*, sulfur*, evap, nox',
    ],
    [3, 'catalytic*, dpf, egr, diesel particulate, emission* + fail*'],
    [2, 'catalytic*, emission*'],
    [1, 'fumes, smog, soot, smoke, smell, odor'],
    [-5, 'egr cooler*'],
    [
      4,
      'izput*, izplud*, truba, trubas, kolektors plis*, izplut*, muflers, rezonators, kata, katku, kata izgriez*, kupina, nokvep*, kvep*, sodrej*, piesarnoj*, klusinat*, troksna slapet*, slapetaj*, katalizator*, katalizs, katiks, dpf, fap, sodrej*, kveput*, egr, adblue, izmes*, dumainib*, lambda*, lambd*, nox, dardo*, gofra, gofr*, bunda, bundza, izplutes gaz*, izpludes gaz*, oglskab* gaz*, tvana gaz*, melni dumi, melnus dumus, kup meln*, zili dumi, zilus dumus, dumo, sprauga izput*',
    ],
    [2, 'dumi, dumus, kup, rezon*, ruc, pus gar'],
    [-3, 'dumi + motora parseg*, dumi + panel*, dumi + vad*, dumi + salon*, dumi + riten*'],
  ],
  other: [
    [
      4,
      'parktron*, parking >sensor*, scratch*, dent, dents, dented, bumper*, flat >tire/tyre, streak*, svitr*',
    ],
    [
      4,
      'air bag*, airbag*, seat belt*, seatbelt*, tire/tires, tyre/tyres, tread, windshield*, wind shield*, sunroof*, door*, seats, seat, hood, trunk, liftgate, tailgate, mirror*, paint, rust*, corros*, frame, child seat*, carseat, lane keep*, collision warning, forward collision, lane departure, adaptive cruise, autopilot, headrest*, roof, glass, wiper blade*, dashboard crack*, window shatter*, visibility, blind spot, hitch*, latch*, body, dash melt*, blowout*, blew out, accident, seat back*, recall notice, visor*, defrost*, deploy*, air conditioning, air conditioner, ac',
    ],
    [
      2,
      'belt, injur*, windows, collision, backup camera, child, crash*, vin, recall, dealer*, parts not available, glare, theft, stolen',
    ],
    [
      4,
      'vejstikl*, prieksejais stikl*,durvju rokt*, rokturis, bagaz*, kapots never*, kapots neatver*, sakabes ak*, stikls iesit*, iesists stikl*, plaisa, plaisas, riepu mala/maina, protektors, spidiens riep*, nezinu, vari palidzet, palidziet, kas par vainu, nesaprotu, salons smird, pelej*, skan* salona, cikst* salona/panelis/plastmasa, grab* salona/panelis/plastmasa, sedeklis, sedekla, jumta luka, reling*, karosan*, tonejum*, apdruk*, krasojum*, iespied*, iebukts, buka, spoguli, spogulis, priekseja stikl*, stikls saplis*, saplis* stikl*, plaisa stikl*, bagazniek*, numura zim*, numurzim*, riepai, riepa caur*, nagla, naglas, laiz gais*, salons slapj*, slapjs paklaj*, paklaj*, durvis, durv*, sedekl*, mazgataj*, krasa, kras*, ruse*, skrape*, skramb*, spogul*, bamper*, sparn*, jumt*, drosibas jost*, nezinu ka aprakst*, divain*, parkosan* sodi, tehniska apskate, smaka no kondicion*, kondicion*, luka, lukas, salona udens, logi svist, motora parsegs never*/neaizver*/atver*, riepu spiedien*, riepas spiedien*',
    ],
    [2, 'riep*, stikls, stikla, apskat*'],
  ],
};
