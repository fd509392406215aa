/*
 * What records are asked about by a name, a line for each: id: English | Latvian | entries of the dictionary that name it, and then
 * what a question about it means too, and of which kind a repair of it is. What comes first goes before what comes later.
 */
export const PARTS = `
engine-oil: engine oil | motoreļļa | engine-oil oil
gearbox-oil: transmission oil | ātrumkārbas eļļa | gearbox-oil
brake-pads: brake pads | bremžu kluči | brake-pads
brake-discs: brake discs | bremžu diski | brake-discs
brake-fluid: brake fluid | bremžu šķidrums | brake-fluid
brakes: brakes | bremzes | brake | includes brake-pads brake-discs calipers handbrake brake-shoes brake-hoses cylinder
calipers: brake calipers | bremžu suporti | calipers
winter-tyres: winter tires | ziemas riepas | winter-tires
summer-tyres: summer tires | vasaras riepas | summer-tires
tyres: tires | riepas | tire | includes winter-tyres summer-tyres | kind tyres
wheel-alignment: wheel alignment | riteņu savirze | wheel-alignment
hybrid-battery: hybrid battery | hibrīda akumulators | hybrid-battery
cooling-fan: cooling fan | dzesēšanas ventilators | cooling-fan
battery: battery | akumulators | battery
timing-belt: timing belt or chain | zobsiksna vai ķēde | timing-belt
belt: belt | siksna | lone-belt | includes timing-belt drive-belt
drive-belt: drive belt | ķīļsiksna | drive-belt
air-filter: air filter | gaisa filtrs | air-filter
cabin-filter: cabin filter | salona filtrs | cabin-filter
fuel-filter: fuel filter | degvielas filtrs | fuel-filter
particulate-filter: particulate filter | kvēpu filtrs | particulate-filter
filters: filters | filtri | filter | includes air-filter cabin-filter fuel-filter particulate-filter
spark-plugs: spark plugs | aizdedzes sveces | spark-plugs
glow-plugs: glow plugs | kvēlsveces | glow-plugs
coolant: coolant | dzesēšanas šķidrums | coolant
water-pump: water pump | ūdens sūknis | water-pump
thermostat: thermostat | termostats | thermostat
radiator: radiator | radiators | radiator
clutch: clutch | sajūgs | clutch
gearbox: transmission | ātrumkārba | gearbox
shock-absorbers: shock absorbers | amortizatori | shock-absorbers
suspension: suspension | balstiekārta | suspension control-arms | includes ball-joints stabilizer shock-absorbers springs
ball-joints: ball joints | lodbalsti | ball-joints
stabilizer: stabilizer links | stabilizatora atsaites | stabilizer
springs: springs | atsperes | springs
egr: EGR valve | EGR vārsts | egr
tow-bar: trailer hitch | sakabes āķis | tow-bar
mirror: mirror | spogulis | mirror
wash: car wash | mazgāšana | wash
wheel-bearing: wheel bearing | riteņa gultnis | bearing
steering: steering | stūre | steering
exhaust: exhaust | izpūtējs | exhaust
alternator: alternator or dynamo | ģenerators | alternator
starter: starter | starteris | starter
bulbs: bulbs and lights | spuldzes un lukturi | bulb
wipers: wipers | stikla tīrītāji | wiper
windscreen: windshield | vējstikls | windshield
air-conditioning: air conditioning | kondicionieris | air-conditioning | includes ac-compressor ac-refill
ac-compressor: air conditioning compressor | kondicioniera kompresors | ac-compressor
ac-refill: air conditioning refill | kondicioniera uzpilde | ac-refill
turbo: turbo | turbīna | turbo
injectors: injectors | sprauslas | injectors
heater: heater | apsilde | heater
window: window | logs | window
hood: hood | motora pārsegs | bonnet
lock: locks | slēdzenes | locked key
airbag: airbag | drošības spilvens | airbag
handbrake: parking brake | stāvbremze | handbrake
head-gasket: head gasket | galvas blīve | head-gasket
inspection: inspection | tehniskā apskate | inspection | kind inspection
insurance: insurance | apdrošināšana | insurance | includes octa kasko | kind insurance
octa: OCTA | OCTA | octa
kasko: KASKO | KASKO | kasko
tax: tax | nodoklis | tax | kind tax
warranty: warranty | garantija | warranty
registration: registration | reģistrācija | registration
carburettor: carburetor | karburators | carburettor
valve-clearance: valve clearances | vārstu regulēšana | valve-clearance
ignition: ignition | aizdedze | ignition
brake-shoes: brake shoes | bremžu loki | brake-shoes
brake-hoses: brake hoses | bremžu šļūtenes | brake-hoses
fuel-pump: fuel pump | degvielas sūknis | fuel-pump
fuel-tank: fuel tank | degvielas bāka | fuel-tank
hoses: hoses | šļūtenes | hoses
electrics: electrical system | elektrosistēma | electrics | includes wiring battery alternator starter bulbs fuse charging-port
wiring: wiring | elektroinstalācija | wiring-loom
welding: welding and rust | metināšana un rūsa | welding
sills: rocker panels | sliekšņi | sills
paint: paint | krāsojums | paintwork
bumper: bumpers | bamperi | bumper
chrome: chrome | hroms | chrome
upholstery: upholstery | polsterējums | upholstery
seals: seals | gumijas blīves | door-seals
differential-oil: differential oil | reduktora eļļa | differential-oil
speedometer: speedometer | spidometrs | speedometer
rustproofing: rustproofing | pretkorozijas apstrāde | rustproofing
balancing: wheel balancing | riteņu balansēšana | balancing
towing: towing | evakuācija | towing
charging-port: charging port | uzlādes ligzda | charging-port
oil-filter: oil filter | eļļas filtrs | oil-filter
sump: oil pan | karteris | oil-pan
cylinder: brake cylinders | bremžu cilindri | brake-cylinders
lambda: oxygen sensor | lambda zonde | lambda
catalytic: catalytic converter | katalizators | catalytic
diagnostics: diagnostics | diagnostika | diagnostics
roof-rack: roof rack | jumta bagāžnieks | roof-rack
fuse: fuses | drošinātāji | fuse
driveshaft: drive shaft | pusass | driveshaft
polish: polishing | pulēšana | polishing
vignette: road toll | ceļa nodeva | vignette
leasing: leasing | līzings | leasing
service: service | apkope | service | kind service
`;

/** What is said of parts: a place, a sound, a state. */
export const QUALITIES = `
front: front | priekšējie | front
rear: rear | aizmugurējie | rear
left: left | kreisais | left
right: right | labais | right
upper: upper | augšējais | upper
lower: lower | apakšējais | lower
passed: passed | izturēta | passed
failed: failed | neizturēta | failed
fan: fan | ventilators | fan | includes cooling-fan
noise: noise | troksnis | noise
smoke: smoke | dūmi | smoke
leak: leak | noplūde | leak dripping
hum: humming | dūkoņa | hum
knock: knocking | klaudzoņa | knock
squeal: squealing | čīkstoņa | squeal
grind: grinding | skrapstēšana | grind
shake: shaking | kratīšanās | vibrate
bounce: bouncing | šūpošanās | bounce
slow: slow | lēni | slow
smell: smell | smaka | smell
weekend: weekend | brīvdienas | weekend
wheel: wheel | ritenis | wheel
tailgate: tailgate | bagāžnieks | boot
door: door | durvis | door
valve: valve | vārsts | valve
light: light | lampiņa | lamp
seat: seat | sēdeklis | seat
retest: retest | atkārtota | retest
`;
