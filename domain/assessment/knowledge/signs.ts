// Signs of danger shared by symptoms and safety rules, with their exceptions (see SoftenedSigns).

/** From the engine, not on the windows. */
export const STEAM = [
  'steam* from/under/out/off hood/bonnet/engine/radiator/motor/front/grill*/car/vehicle/vents/dash*',
  'hood/bonnet/engine/radiator/motor/coolant steam*',
  'steam* + coolant/radiator/overheat*/hood/bonnet',
  'engine/car/vehicle/truck/suv/van/it >steams/steaming',
  'engine/car/vehicle/truck/suv/van >is/was/started/starts/began steaming',
];
export const WINDOW_STEAM = ['tvaik* ~ log*/stikl*'];

export const OIL_IS_WELL = [
  'oil pressure normal/ok/okay/fine/good/sensor/sensors/switch/sender',
  'normal/good/fine oil >pressure',
  'oil light/lamp/warning not/isnt/wasnt/never/didnt >on/lit/come/came/show*',
  'oil light/lamp/warning >is/was >off',
  'ell* spiedien* normal*/kartiba/labs/sensor*/devej*/devejs',
  'normal*/labs ell* >spiedien*',
];

/** 'Engine oil light' is not the check engine light. */
export const ENGINE_OIL_LAMP = ['engine >oil >light/lamp/pressure/warning'];

/** Brake lights, and brakes that will not stop squeaking. */
export const NOT_THE_BRAKES = [
  'brake/brakes >light/lights/lamp/lamps/bulb/bulbs/switch',
  'brake >warning >light/lights/lamp',
  'stop >squeal*/squeak*/screech*/chirp*/mak*/beep*/nois*/shak*/vibrat*/rattl*/knock*/click*/honk*',
  'no problem*/issue*/nois*/sound*/squeak*/squeal*/concern* brake/brakes/braking',
  'nav problem*/vaina*/vainas/troksn* bremz*',
  'bremz* >lukt*/gaism*/spuldz*/signal*/lampas/lampa/lampina/lampinas',
];

/** Not the lamps at the back of the car. */
export const RED_BRAKE_LAMP = [
  'red brake >lamp/warning/symbol/icon/system',
  'brake/brakes >lamp/symbol/icon/warning red',
  'brake >warning >light/lamp red',
  'sarkan* bremz* lampin*/lampa/lampu/simbol*/ikon*/bridin*',
  'bremz* lampin*/lampa/lampu/simbol*/ikon* sarkan*',
];

export const GAS_LEAK = [
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
  'orange cable*/wire*/wiring damag*/cut/expos*/fray*/bare/chew*/torn/melt*/crush*/broke*',
  'augstsprieg* bridin*/klud*/klum*/avarij*',
  'oranz* vad*/kabel* bojat*/parraut*/atklat*/apgrauz*/apkus*/pargriez*/atkail*',
];

/** A hood or door that may open while driving. */
export const STAYS_OPEN = [
  'hood/bonnet not/wont/wouldnt/doesnt/didnt stay >closed/shut/down',
  'hood/bonnet latch* broke*/fail*/rust*/loose',
  'motora/dzineja >parseg* neaizver*/neaizsledz*',
  'kapot* neaizver*/neaizsledz*',
  'motora/dzineja >parseg* netur* ciet',
  'kapot* netur* ciet',
  'parseg*/kapot* ~ atveras/atveries/atvers/pacelas/pacelies/atravas + brauc*/gaita/atrum*/soseja/soseju',
  'durv* atver*/atveras + brauc*/gaita/pagriezien*',
];
