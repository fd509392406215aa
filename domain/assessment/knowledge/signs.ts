// Signs of danger shared by symptoms and safety rules, with their exceptions (see SoftenedSigns).

/** From the engine, not on the windows. */
export const STEAM = [
  'steam* from/under/out/off hood/bonnet/engine/radiator/motor/front/grill*/car/vehicle/vents/dash*',
  'hood/bonnet/engine/radiator/motor/coolant steam*',
  'steam* + coolant/radiator/overheat*/hood/bonnet',
  'engine/car/vehicle/truck/suv/van/it >steams/steaming',
  'engine/car/vehicle/truck/suv/van >is/was/started/starts/began steaming',
];
export const WINDOW_STEAM = ['tvaik*/garain* ~ log*/stikl*/izput*/izplud*'];

export const OIL_IS_WELL = [
  'oil pressure normal/ok/okay/fine/good/sensor/sensors/switch/sender',
  'normal/good/fine oil >pressure',
  'oil light/lamp/warning not/isnt/wasnt/never/didnt >on/lit/come/came/show*',
  'oil light/lamp/warning >is/was >off',
  'ell* spiedien* normal*/kartiba/labs/sensor*/devej*/devejs',
];

export const FLASHING_ENGINE_LAMP = [
  'flash*/blink* check/engine',
  'engine light flash*/blink*',
  'check engine flash*/blink*',
  'mirgo ceks/cek/check',
];
/** 'Engine oil light' is not the check engine light. */
export const ENGINE_OIL_LAMP = ['engine >oil >light/lamp/pressure/warning'];

/** Brake lights, and brakes that will not stop squeaking. */
export const NOT_THE_BRAKES = [
  'brake/brakes >light/lights/lamp/lamps/bulb/bulbs/switch',
  'brake >warning >light/lights/lamp',
  'no/without/none/neither brake/stop >light/lights/lamps',
  'stop >squeal*/squeak*/screech*/chirp*/mak*/beep*/nois*/shak*/vibrat*/rattl*/knock*/click*/honk*',
  'bremz* >lukt*/gaism*/spuldz*/signal*/lampas/lampa/lampina/lampinas',
  'parking/hand >brake/brakes',
  'bremz* lampin*/lampa/lampas nav',
  'rekin* ~ bremz*',
  'regenerac* ~ bremz*/nebremz*',
  'rokas/stav >bremz*',
];

/** Not the lamps at the back of the car. */
export const RED_BRAKE_LAMP = [
  'red brake >lamp/warning/symbol/icon/system',
  'brake/brakes >lamp/symbol/icon/warning red',
  'brake >warning >light/lamp red',
  'sarkan* bremz* lampin*/lampa/lampu/simbol*/ikon*/bridin*',
  'bremz* lampin*/lampa/lampu/simbol*/ikon* sarkan*',
  // In a triangle it is a general warning.
  'red + exclamation + circle/ring/brackets/round',
  'sarkan* + izsaukum* + aplis/apli/apla/iekavas/iekavam/riti',
];

export const SPARKS = 'sparks/sparking/sparked/dzirkstel*/dzirksteles';
/** It runs on its brake disc, or what it lost lies on the road. */
export const WHEEL_OFF = [
  'wheel/wheels came/come/coming/fell/fallen/broke/flew >off',
  'wheel overtook/overtaken/overtakes',
  'wheel came/rolled/went/flew >past',
  'lost >a/the/my >wheel',
  'lost >a/the/my >front/rear/back >wheel',
  'sat/sitting/sits/resting/stopped/im/driving >on >the >disc/rotor/hub',
  'sat/sitting/sits/resting >on >the >brake >disc/rotor/drum',
  'riten* nokrit*/noskrej*/aizripo*/aizskrej*/apdzina/atdalij*/noraut*',
  'nokrit*/noskrej*/aizripo*/atdalij* >riten*',
  'stav*/seda/sez uz bremz* >diska',
  'stav*/seda/sez >uz >diska/rumbas',
];
/** Of a truck, a bus or a trailer: brakes without air lock or do not brake. */
export const AIR_BRAKES = [
  'air >pressure/gauge + buzz*/buzzer/circuit/lorry/tonne/coach/brake/brakes',
  'buzzer + air/circuit',
  'air/circuit + buzzer',
  'lorry/coach + losing/loses/lost >air',
  'lorry/coach/truck + air >tank/tanks + empty',
  'gaisa >spied* + zumm*/pikst*/zumer*/kontur*/bremz*',
  'kravas/fur*/autobus*/piekab*/treiler* + gaisa >spied* + krit*/nokrit*',
  'kontur* + spied* + krit*/nokrit*/pikst*/zum*',
];
export const OPEN_AIRBAG = [
  'airbag >cover/module ~ open/hanging/off/loose',
  'stures/spilvena >vaks/vacins ~ vala/karajas/norauts/atplests/atveries',
];
export const SHAFT_OUT = [
  'shaft/halfshaft/driveshaft/propshaft ~ fell/fallen/dropped/snapped/popped/hanging',
  'pusas*/sarnir*/kardan* ~ izlec*/nokrit*/parluz*/izkrit*',
];
/** Metal that drags on the road throws sparks and burns nothing. */
export const SCRAPING = [
  ...WHEEL_OFF,
  ...SHAFT_OUT,
  'drag*/scrap* ~ exhaust/muffler/silencer/tailpipe/bumper/undertray/pipe/road/tarmac/asphalt/ground',
  'velkas/velk ~ izput*/izputej*/bamper*/trub*/asfalt*/zemi',
];

export const GAS_LEAK = [
  'gas/propane/butane/lpg >bottle*/cylinder*/canister* + hiss*/leak*',
  'gazes >balon* + snac*/snak*/tek/laiz/noplud*',
  'lpg/propane/autogas/cng leak*/smell*/odor*/hiss*',
  'leak*/smell*/hiss* lpg/propane/autogas/cng',
  'gazes/gaze smak*/smird*/noplud*/snac*/sulo*',
  'smird*/snac* gaze/gazes',
];

/** Exhaust gas, the gas pedal, gas struts and the air conditioner. */
export const NOT_LEAKING_GAS = [
  'izpludes/izplutes/izputeja/tvana gaz*',
  'gaz* pedal*/amortiz*/atsper*',
  'kondicion*/freon* gaz*',
];

export const DAMAGED_HIGH_VOLTAGE = [
  'battery >temperature too/very high',
  'charging/charge >port/socket/inlet melt*/smok*',
  'uzlades/ladesanas >ligzd*/spraudn* kus*/izkus*/kup*/dum*',
  'orange cable*/wire*/wiring damag*/cut/expos*/fray*/bare/chew*/torn/melt*/crush*/broke*',
  'augstsprieg* bridin*/klud*/klum*/avarij*',
  'oranz* vad*/kabel* bojat*/parraut*/atklat*/apgrauz*/apkus*/pargriez*/atkail*',
];

/** A hood or door that may open while driving. */
export const STAYS_OPEN = [
  'hood/bonnet not/wont/wouldnt/doesnt/didnt stay >closed/shut/down',
  'hood/bonnet latch* broke*/fail*/rust*/loose',
  'kapot* neaizver*/neaizsledz*',
  'motora/dzineja >parseg* netur* ciet',
  'kapot* netur* ciet',
  'parseg*/kapot* ~ atveras/atveries/atvers/pacelas/pacelies/atravas + brauc*/gaita/atrum*/soseja/soseju',
  'durv* atver*/atveras + brauc*/gaita/pagriezien*',
];

/** The color decides: yellow is for worn pads, ABS or stability control. Lamps at the back are said otherwise. */
export const BRAKE_LAMP = [
  'brake >warning >light/lamp/symbol/icon/indicator',
  'brake >system >warning/light/lamp',
  'brake >light/lamp/symbol/icon/indicator >is/was/came/comes/stays/keeps/went/just/has on/lit',
  'brake >light/lamp/symbol/icon >on + dash*/cluster/panel/driving/instrument',
  'brake >light/lamp/symbol/icon/indicator illuminat*/glow*/lit/appeared',
  'brake >lamp/symbol/icon >on',
  'bremz* >lampin*/simbol*/ikon*/bridinajum*',
];
export const NOT_THE_BRAKE_LAMP = [
  'brake >warning/light/lamp/indicator not/isnt/wasnt/never/didnt/doesnt >on/lit/come/came/work/light',
  'brake >light/lamp out/bulb*/broken/burnt/burned/trunk/behind/rear/third/trailer/tail',
  'rear/third/tail/left/right/trailer/high >brake >light/lamp',
  'bremz* >lampin* nedeg/nestrada/izdeg*/nodzisa/nodzis*/nodziest',
  'nedeg/nestrada/izdeg*/aizmugur*/kreis*/lab* bremz* >lampin*',
];
export const YELLOW_LAMP = [
  'yellow/amber/orange light/lamp/warning/symbol/icon/brake',
  'light/lamp/symbol/icon/warning/it is/was yellow/amber/orange',
  'lamp/light/symbol/icon/warning yellow/amber/orange',
  'dzelten*/oranz* lampin*/lampa/lampu/simbol*/ikon*/bremz*',
  'lampin*/lampa/simbol*/ikon* dzelten*/oranz*',
];

export const IN_BENDS =
  'bend/bends/corner/corners/cornering/curve/curves/turning/roundabout/roundabouts/likum*/pagriezien*/griezot';
/** There brake fluid that is low sways away from its sensor. */
export const ONLY_IN_BENDS = [
  `only/just/tikai ${IN_BENDS}`,
  `${IN_BENDS} only/tikai`,
  `bridi/mirkli + ${IN_BENDS}`,
];
/** Not only while the fluid sways. */
export const STAYS_LIT = [
  'stay*/stays/remain*/still >on/lit/red',
  'on/lit >all/constantly/permanently',
  'not/wont/doesnt/didnt go/goes >off/out',
  'paliek/palika/nenodziest/nenodzisa/neizdziest/neizdzisa',
  'deg/joprojam >visu/pastavigi/nemitigi/deg/joprojam',
];

export const TIRE_CHANGE =
  'change/changing/swap/swapping/winter/summer/bolts/nuts/hub/main*/rumb*/skruv*/ziem*/vasar*';

export const NOT_CHARGING = [
  'battery >light/lamp/symbol/icon/indicator/warning on/lit/came/comes/stays/flicker*/flash*/glow*/illuminat*/lights',
  'battery >light/lamp/symbol/picture',
  'charging >light/lamp/system >light/lamp/warning/fault/error/failure',
  'charge >light/lamp/warning on',
  'alternator/generator not/isnt/doesnt/stopped/no charg*',
  'alternator >light/lamp/warning',
  'alternator dead/failed/died/broken/gone',
  'akumulator*/lades/uzlades/baterij* >lampin*/lampa/spuldz*/ikon*/simbol*/bridin*/zimej*',
  'lampin* >akumulator*/baterij*',
  'deg >akumulator*/baterij*',
  'akumulator*/baterij*/generator* ~ nelade/neladejas/neuzlade/neuzladejas',
];
/** The starter, with too little current. */
export const TURNS_SLOWLY = [
  'starter* griez* len*',
  'griez*/jagriez len*/gausi/knapi + palaist/pielaist/pielec/iedarb*/start*',
  'len*/gausi/knapi griez/griezas + palaist/pielaist/pielec/iedarb*/start*/nelec/nepielec',
  'crank*/turn* slow*',
  'turn* >over slow*',
];
/** The lights follow the revs. */
export const CHARGES_LITTLE = [
  'light/lights/headlights dim* + idle/idling/brighter',
  'gaism*/lukt* + vaj*/blav* + tuksgait*/spozak*',
];
/** The lens, and not the bulb. */
export const CLOUDY = [
  'headlight*/headlamp*/beams + condensation/fog*/mist*/moisture/cloudy/hazy/yellow*',
  'lukt* + svist/svisti/aizsvid*/raso*/matet*/nodzelt*/dzelteni',
];
/** Of an electric car that stands. */
export const CAR_CHARGING = [
  'charg* + outlet/wallbox/station/plug/socket/port/cable',
  'ev/car/leaf/tesla not/wont/doesnt/stopped/stops charg*',
  'lade*/uzlad*/nelade* + rozet*/ligzd*/stacij*/wallbox/amper*/kilovat*/neizdev*/kabel*/partrauc*',
  'elektroauto/elektromobil*/elektrisk*/tesla*/leaf* + lade*/nelade*/uzlade*',
];
/** A film of rust that the first stops rub off. */
export const FIRST_STOPS = [
  'brake/brakes/braking + squeak*/squeal*/scrap* + first/morning/rain/washing + away/gone/stops/only',
  'bremz* + cikst*/cirkst*/skrapst*/kauc* + pirmaj*/rit*/lietus/mitr*/mazgas* + pariet/pazud/klusums/beidzas/tikai/norim*',
];
export const OTHER_BATTERIES = [
  'key/fob/remote/phone/tablet/laptop/hybrid/traction/ev battery',
  'high >voltage battery',
  'battery >light/lamp/warning not/isnt/wasnt/never/didnt >on/lit/come/came',
  'atsleg*/pults/pultij/telefon*/talrun* baterij*',
];

export const BATTERY_MAY_BURST = [
  'battery/batteries swollen/swell*/bulg*/hiss*/boil*/bubbl*',
  'swollen/bulging/hissing/boiling battery/batteries',
  'battery >is/was/has/got frozen/cracked',
  'battery >frozen/froze/cracked',
  'frozen/cracked >battery',
  'akumulator*/baterij* uzpamp*/uzpust*/izspied*/snac*/varas/verd/burbul*',
  'uzpamp*/uzpust*/izspied* akumulator*/baterij*',
  'akumulator* sasal*/ieplais*',
  'sasal*/ieplais* >akumulator*',
];

const GREEN_LV = 'zals/zala/zalu/zalas/zalgan*/roza/sarts/sarta/oranz*';
/** The color tells it: water is clear, oil brown, gearbox oil red. */
export const COOLANT_PUDDLE = [
  'green/pink/orange/coolant/antifreeze ~ puddle/puddles/pool',
  `${GREEN_LV}/antifriz*/tosol* ~ pelk*`,
  'dzes* >skidr* ~ pelk*',
];
export const COOLANT_DRIPS = [
  'green/pink/orange ~ stuff/liquid/fluid/drop/drops/drip/drips/dripping/spot/spots/stain',
  `${GREEN_LV}/zali/zalas ~ skidrum*/piliens/pilieni/pilienus/lases/lasites/plankum*/traip*`,
];
export const NOT_COOLANT = [
  'petrol/fuel/gasoline/gas/diesel/washer/windshield*/windscreen*/cable*/light/lamp',
  'benz*/degviel*/dizel*/logu/stiklu/kabel*/vad*/lampin*',
];

const CARS_LV =
  'auto/masina/masinu/automasina/automasinu/automobilis/busins/dzinejs/dzineju/motors/motoru/dizelis';
const CARS_EN = 'car/engine/vehicle/van/truck/suv/it';
/** Told without whether the starter turns it. */
export const WILL_NOT_START = [
  `${CARS_EN} >wont/doesnt/didnt/cant/cannot/not/isnt >start/starting`,
  `${CARS_EN} >will/does/did/would/is >not >start/starting`,
  `${CARS_EN} >wouldnt/refuses/refused >start/to >start`,
  'cant/cannot >start >the/my >car/engine/van/truck',
  'nothing >happens + key/ignition/button/start',
  `${CARS_LV} ~ neiet/negaja >vala`,
  'nelec >vala',
  `${CARS_LV} ~ nelec/neaiziet/neierunajas`,
  'nepielec/nepieleca/nepiestart*/nestarte/nestartejas/nestarteja/neiedarbinas/neiedarbinajas/neiedarbojas/nepiedarbinas',
  'nevar/nevaru/nevaram/nevareja/nevareju ~ pielaist/iedarbinat/palaist/piedarbinat/piestart*/nostart*',
  'dzinejs/motors/starteris ~ negriezas/negriez/nenogriez',
  'atsleg*/aizdedz* + nekas >nenotiek',
  'auto/masina ~ miris/mirusi/nedzivs/nedziva',
  'car/engine >is/completely/totally >dead',
];
/** What begins at a speed or a turn. */
export const STARTS_LATER = [
  'start/starting >at/to/making/above/shaking/until >speed/leak/make/smoke/noise/you/i',
];

const CARS = 'car/vehicle/van/truck/suv/motor';
/** It stands and cannot be driven away, whatever is broken. */
export const DOES_NOT_MOVE = [
  `${CARS} will/does/would/can/do >not >move/drive/go/budge`,
  `${CARS} >wont/doesnt/wouldnt/cant/cannot/dont >move/drive/go/budge`,
  `${CARS} >no/any >longer >moves/drives/move/drive`,
  `${CARS} >is/isnt >not/moving >moving/anymore/anywhere`,
  'go/going/move/moving >nowhere/anywhere',
  `${CARS} >broke/broken >down`,
  'stuck/stranded/immobile + call/rescue/recovery',
  'stranded/immobilised/immobilized',
  'auto/masina/automasina/automobilis/busins nebrauc/neripo/nekustas/nekust/nekustina/neiet/nepabrauc',
  'nebrauc/neripo/nekustas/nekust/nebrauca >auto/masina/automasina',
  'nekustas/nekust/nekustam/netieku/netiek no >vietas',
  'paliku/palikam/iestregu/iestregam + evakuator*/zvanit/palidz*/cela',
  'kam/kur/kuram >zvanit/zvanu/jazvana + apstaj*/stav/nebrauc/salu*/nosprag*/nomir*',
];
const NOT = 'not/doesnt/wont/cant/cannot/wouldnt/dont';
/** Of how it drives, of when it stands, or of who drives. */
export const MOVES = [
  `when/while/if/until/before/once/as ${CARS} >is >not >moving`,
  `${NOT} >drive >straight/well/right/smoothly/properly/like/as/over/above/faster/past`,
  `${NOT} >go >into/above/over/past/faster/up/uphill/in/on/out/off/through/straight/to/back/away/down/below/under/as/when`,
  `${NOT} >move >up/down/smoothly/forward/forwards/back/freely`,
  'kad/kamer/ja auto/masina >nebrauc/neripo/nekustas/nekust',
  'ar/pie >auto/masinu',
  'nebrauc/neiet >atrak/atri/vairak/labi/taisni/ka/vienmerigi/gludi/ciet/vala/tik/bez',
];

export const NOT_BREATHING = 'not/isnt/stopped/stops/cant/cannot >breathe/breathing';
