import { type BilingualText, say } from '../bilingual-text.ts';
import { WITHOUT_CHARGING } from './shared-advice.ts';
import {
  NOT_BREATHING,
  AIR_BRAKES,
  OPEN_AIRBAG,
  SCRAPING,
  SPARKS,
  BATTERY_MAY_BURST,
  BRAKE_LAMP,
  CAR_CHARGING,
  COOLANT_PUDDLE,
  DOES_NOT_MOVE,
  DAMAGED_HIGH_VOLTAGE,
  ENGINE_OIL_LAMP,
  FLASHING_ENGINE_LAMP,
  GAS_LEAK,
  IN_BENDS,
  MOVES,
  NOT_CHARGING,
  NOT_COOLANT,
  NOT_LEAKING_GAS,
  NOT_THE_BRAKE_LAMP,
  NOT_THE_BRAKES,
  OIL_IS_WELL,
  ONLY_IN_BENDS,
  OTHER_BATTERIES,
  RED_BRAKE_LAMP,
  STAYS_OPEN,
  STAYS_LIT,
  STEAM,
  TIRE_CHANGE,
  WINDOW_STEAM,
  YELLOW_LAMP,
} from './signs.ts';
import { FLAT_TIRE, NOT_FLAT_NOW, NOT_FLAT, SLOW_LOSS } from './tire-signs.ts';
import type { StopId } from './stops.ts';

/** What is to be checked soon, or forbids driving. */
export type Caution = {
  readonly advice: 'soon' | 'stop_driving';
  readonly reason: BilingualText;
  readonly action: BilingualText;
  /** Comes before the reason of another complaint of the same level, which leaves some days. */
  readonly isToday?: true;
};

/** Harmless explanations soften these signs only, never the rest of the rule. */
export type SoftenedSigns = {
  readonly match: readonly string[];
  /** Expressions whose own words do not count: 'fire extinguisher' is no fire. */
  readonly except?: readonly string[];
  /** Expressions that explain all such words in the text: coloured smoke comes from the exhaust. */
  readonly unless?: readonly string[];
};

export type SafetyRule = ((Caution & { readonly advice: 'soon' }) | { readonly stop: StopId }) & {
  readonly id: string;
  readonly match?: readonly string[];
  readonly softened?: readonly SoftenedSigns[];
  /** It counts whatever else is told, as no smell and no smoke; of a sentence in which it asks for less than a stop, more than the score. */
  readonly isSure?: true;
  /** In a text of any length, unless something explains it: no words of a harmless story are these. */
  readonly isOfStories?: true;
};

/** Lights up and does not burn: 'auto deg lampiņa'. */
const LIT =
  'lampin*/lampa/lampas/lampu/lukt*/gaism*/ikon*/simbol*/spuldz*/signal*/apgaismoj*/ceks/cek/check/cheks/klud*/abs/esp/srs/airbag/bridin*/trijstur*/trisstur*';
/** Burnt by an engine that is not on fire. */
const BURNT_UP = 'ell*/benzin*/degviel*/dizel*';
const CAR_LV = 'motors/dzinejs/auto/masina/automasina/automobilis';
const CAR_EN = 'engine/car/vehicle/truck/suv/van/motor';

/** Beside a brake lamp, whose color no longer matters then. */
const LOST_FLUID = 'leak*/drip*/drops/pour/pouring/puddle/tek/tecet/pil/pile/pilet/noplud*/pelk*/sulo*';

const staysLit = (lamps: readonly string[]) =>
  lamps.flatMap((lamp) => STAYS_LIT.map((stays) => `${lamp} + ${stays}`));
const NOT_LIT = ['not/doesnt/didnt/wont/isnt/never stay*/remain*', 'not/isnt >on'];

const DOWNHILL_EN = 'downhill/descent/descending/mountain*/alps/hill/hills/pass/slope/hot/overheat*';
const DOWNHILL_LV =
  'kalna/kalniem/kalnos/lejup/leja/nobrauc*/serpentin*/nogaz*/sakars*/uzkars*/parkars*/sasil*';

const PERSON_EN =
  'passenger/driver/husband/wife/child/kid/baby/daughter/son/mum/mom/mother/dad/father/grandma/grandpa/friend/man/woman/boy/girl/he/she';
const PERSON_LV =
  'pasazier*/vaditaj*/sofer*/virs/viram/sieva/sievai/berns/bernam/meita/meitai/dels/delam/mazulis/mamma/tetis/tevs/mate/vecmamma/vectevs/draugs/viris/sieviete/zens/meitene/vins/vina';

const NO_ALARM = [
  'battery/baterij*/replac*/false/test/tested/tests',
  'last >year/summer/winter',
  'nomain*/pern*/pagajus*/parbaud*/viltus',
];

/** 'esp' that is short for 'especially'. */
const ESPECIALLY =
  'esp >when/if/in/on/at/after/with/while/during/under/over/from/going/driving/the/uphill/downhill/cold/mornings/first';

/** They only raise caution, and also apply to a model's answer. */
export const SAFETY_RULES: readonly SafetyRule[] = [
  {
    id: 'fire',
    match: [
      'flames/flame/ablaze/fireball/engulf*',
      'caught/catch/catches/catching/on fire',
      'car/vehicle/engine/truck/van/hood/wires/wiring burned/burnt',
      'smoulder*/smolder*',
      'smok* under/from/in/inside/through hood/bonnet/dash*/cabin/interior/compartment/vent/vents/wheel/wheels/wiring/fuse/console',
      'hood/bonnet/dash*/cabin/vents/wheel/wheels/wiring smok*',
      'smok* + cabin/interior/underhood',
      'smok* fill*/engulf*',
      'burning/burnt smell*/odor/wire*/wiring/plastic/electrical/rubber',
      'smell*/odor burn*/smok*/electrical',
      'electrical burning/smoke/fire',
      'melt*/scorch*/charred',
      'explod*/explosion + engine/battery/hood/fuel/tank',
      'deg/degosi/degusi/degusiem/degusu/gruzd/gruzdos* vad*/plastmas*/izolac*/gumij*',
      'deguma/gruzduma/degsanas smak*',
      'smird/smako pec degus*/deguma/gruzd*',
      'gruzdet/gruzdeja',
      'uguns/ugunsgrek*/aizdegas/aizdegusies/aizdedzies/liesm*',
      'nodegum*/apdeg*/apsvil*/svilinat* + paklaj*/grida/gridu',
      'dumi/dumus/dum + panel*/parseg*/vad*/riten*/kapot*/prieksas/apaksas',
      'kup + parseg*/kapot*/panel*/riten*/prieks*',
    ],
    softened: [
      { match: [SPARKS], unless: SCRAPING },
      {
        match: ['dumi/dumus/dum + salon*'],
        except: ['izputeja/izpludes/izplutes dumi/dumus/dum'],
      },
      {
        match: ['fire/fires/burned/burnt'],
        except: [
          'fire >truck/trucks/engine/station/wall/extinguisher/extinguishers',
          'fire/fires >up',
          'fires back >up',
          'burned/burnt >out',
          'long/slow/hard/time to >fire',
        ],
      },
      // No engine that fires up.
      { match: ['a/the/small/little/big/on >fire >up'] },
      {
        match: ['car/vehicle/engine/motor/truck/van is/are >burning'],
        except: ['burning >oil/coolant/fuel/petrol/diesel/gas/rich/through/up/more/less/too/a/no'],
      },
      {
        match: ['smoke/smoking/smoked/smokes'],
        except: [
          'smoke/smog >test/tests/detector',
          'owner/owners/smoker/husband/wife/friend >smoked/smokes/smoking',
        ],
        unless: [
          'just/only >the/a/my >vape',
          'black/blue/bluish/white/grey/gray smoke',
          'smok* exhaust/tailpipe/black/blue/white',
          'exhaust/tailpipe smok*',
        ],
      },
      {
        match: [
          'deg/dega/sadeg/sadega/nodega >' + CAR_LV,
          CAR_LV + ' >deg/dega/degs/sadeg/sadega/nodega',
          CAR_LV + ' saka/sak >degt',
        ],
        except: [
          'deg/dega/sadeg/sadega/nodega/degt ' + LIT,
          LIT + ' deg/dega/sadeg/sadega/nodega/degt',
          'deg/dega/sadeg/sadega ' + BURNT_UP,
          BURNT_UP + ' deg/dega',
        ],
      },
      {
        match: [
          'motor*/dzinej*/auto/masina/masinai/automasina ~ kup/kupst/kupeja',
          'saka/sak kupet',
          'dum* no/zem/ap motora/dzineja',
          'no/zem/ap motora/dzineja dum*',
        ],
        except: [
          'kup/kupst/kupeja/kupet/dum* izput*/trub*/izplud*/izplut*/meln*/zil*/balt*',
          'izput*/trub*/izplud*/izplut*/meln*/zil*/balt* kup/kupst/kupeja/kupet/dum*',
        ],
      },
    ],
    stop: 'fire',
  },
  {
    id: 'high-voltage',
    match: [
      'high >voltage warning/fault/error/malfunction/failure/stop/leak*/shock*/problem*/light/lamp/message/alert/isolation',
      'high >voltage battery symbol/warning/light/fault',
      'electric >vehicle >system',
      'isolation/insulation fault/error/failure',
      'hybrid/ev/traction/hv/lithium battery smok*/hiss*/swollen/swell*/bulg*/leak*/overheat*/burn*/damag*/punctur*',
      ...DAMAGED_HIGH_VOLTAGE,
      'damag*/cut/expos*/fray*/bare/chew*/torn/melt*/broke* orange cable*/wire*/wiring',
      'vilces/hibrid*/elektroauto baterij*/akumulator* uzpamp*/uzpust*/sakars*/parkars*/dum*/snac*/tek/smird*/izspied*',
    ],
    stop: 'highVoltage',
  },
  {
    id: 'swollen-battery',
    match: BATTERY_MAY_BURST,
    stop: 'battery',
  },
  {
    id: 'no-brake-light',
    match: [
      'zero/no/none/non + brake/stop >lights/lamps/lites + work*/working/come/on',
      'abi/abas/visi/neviens/neviena ~ lukt*/tuvie/tuvas/tuvajas + nodzis*/izdzis*/beigt*/nespid/izsledz*',
      'all/both/every brake/stop >light/lights/lamps dead/out/gone/off/fail*/not/dont/stopped/burn*/broken',
      'nedeg/nestrada/nedarbojas neviens/neviena/nevienas/abi/abas/visi/visas >bremz*/stop*',
      'bremz*/stop* nedeg/nestrada/nedarbojas >neviens/neviena/nevienas/abi/abas/visi/visas',
      'neviens/neviena/nevienas/abi/abas/visi/visas >bremz*/stop* nedeg/nestrada/nedarbojas',
      'nav/bez >stopgaism*/stopsignal*',
      'nav/bez bremz* >gaism*/signal*/lukt*',
    ],
    softened: [
      {
        match: ['both/neither/all headlight*/headlamp*/dipped/beams ~ dead/out/died/gone/packed/fail*/works'],
        except: ['gone yellow*/foggy/cloudy/hazy/milky/dull/dim'],
      },
    ],
    stop: 'lights',
  },
  {
    id: 'brake-loss',
    match: [
      'no/without/lost >servo/booster',
      'servo/booster/vacuum gone/dead/failed/packed',
      'cant/cannot/couldnt >brake',
      'pump/pumped/pumping brakes/pedal',
      'braking weak/weaker',
      'constant/constantly grind* + brake/brakes/braking',
      'caliper/calipre bolt/bolts + missing/miasing/loose',
      'suport* + vienas/pazud* + skruv*',
      'hard/stiff brake',
      'brake pedal soft/spongy/mushy/squishy/stiff/hard',
      'brake clutch pedal/pedals floor/sink*/sank/soft',
      'brake fluid + leak*/low/los*/disappear*/empty',
      'braking/stopping distance*',
      'brake line* burst/broke/rust*/leak*',
      'caliper seiz*/stuck',
      'brake/braking system malfunction*/fail*',
      'nekas nenotiek + bremz*',
      'slikti ker/bremze',
      'nenobremz*',
      'nebremze',
      'nevar/nevaru/nevareju/nespeju/nespej/nevaram nobremzet/piebremzet/apstaties/apturet/apstadinat',
      CAR_LV + '/masinu ~ neapstajas/nestajas/nestajies/neapstaties/nebremzejas',
      'bremz* skidrum* + pazud*/tek/noplud*/japielej/krit/maz',
      'bremzesanas cels + garak*/gars',
      'suport* iestred*/iekilej*/kerusies',
      'bremz* + karst*/parkar*/kust/gruzd',
    ],
    softened: [
      {
        match: [
          'pedal floor',
          'pedal to the floor',
          'pedal on/to floor',
          'pedal all >the >way >down',
          'pedal + sink*/sinks/sank',
          'soft/spongy/mushy/hard/stiff pedal',
          'pedal becomes/became/gets/got/goes/went hard/soft/stiff + brake*',
          'pedal* + grid*/krit/iekrit/mikst*/snac',
          'pedal* bez pretestibas',
          'pedalis iet lidz',
        ],
        except: ['clutch/gas/accelerator/throttle pedal', 'sajug*/gaz*/akselerator* pedal*'],
      },
      {
        match: [
          'not/wouldnt/couldnt/cant/cannot/wont/didnt/unable stop + brake/brakes/pedal',
          CAR_EN +
            '/it not/doesnt/didnt/wont/wouldnt/barely/hardly stop/stops/slow/slows + brake/brakes/pedal/braking',
          'brake/brakes/braking fail*/gone/lost/failure/dead/inoperative/useless/quit',
          'fail*/lost/loss/losing/lose/no brake/brakes/braking',
          'soft/spongy/mushy/squishy/weak/weaker ~ brake/brakes',
          CAR_EN + ' >will/does/did/would >not >stop',
          CAR_EN + ' >wont/doesnt/didnt/wouldnt >stop',
          'cant/cannot/couldnt stop >the/my/this >car/vehicle/truck/van',
          'brake/brakes not work*/respond*/stop/hold/engage/function*',
          'brake/brakes dont/doesnt/didnt/wont/wouldnt/arent/isnt work*/stop/respond*/hold/engage/function*',
          'brake/brakes stopped/quit/barely/hardly work*',
          'brake/brakes gave/give/giving/went/goes/go/going >out',
          'nav/nebija bremz*',
          'bremz* nav',
          'bremz* ~ nestrada/nedarbojas/neklausa/nereage/pazud*/atteica/atteicas/neker/neturas/netur',
        ],
        except: NOT_THE_BRAKES,
      },
      {
        match: [...BRAKE_LAMP, ...RED_BRAKE_LAMP].map((lamp) => `${lamp} + ${LOST_FLUID}`),
        except: NOT_THE_BRAKE_LAMP,
        unless: YELLOW_LAMP,
      },
    ],
    stop: 'brakes',
  },
  {
    id: 'brake-fade',
    softened: [
      {
        match: [
          'brake/brakes/braking + fade/fades/faded/fading',
          `brakes/braking + ${DOWNHILL_EN} + less/lost/hardly/barely/useless`,
          'brake/brakes + stopped/not/hardly/barely/wouldnt/dont/didnt >bite/biting/grip/gripping',
          `bremz* + ${DOWNHILL_LV} + vaj*/zud*/pazud*/nenem*/neker*/netur*/nebremz*/nelag*`,
          'bremz* ~ nenem/nenema/nekera/neker/neturej*',
        ],
        except: [...NOT_THE_BRAKES, 'not/never/no/dont/didnt/havent/hasnt fade/fades/faded/fading'],
        unless: ['paint*/lens*/color*/colour*/sticker*/plastic'],
      },
    ],
    stop: 'brakes',
    isOfStories: true,
  },
  {
    id: 'pedal-travel',
    softened: [
      {
        match: [
          'pedal ~ further/farther/deeper/lower + brake/brakes/braking/slows/slow',
          'foot goes/went/sinks/sank/drops/travels further/farther/deeper/lower/far + brake/brakes/braking',
          'press/pressing/push/pushing ~ brake/brakes/pedal further/farther/deeper',
          'brake/brakes bite/bites/biting/catch/catches/grab/grabs ~ lower/later/low/floor/bottom',
          'brake/brakes/braking + more/extra/long/longer/excessive/much ~ travel',
          'long/longer >pedal + brake/brakes/braking',
          'bremz* + pedal* ~ dzilak*/zemak*',
          'bremz* + jaspiez/jaspied/janospiez/japiespiez/jamin/janomin ~ dzilak*/dzili',
          'bremz* + ker/nem/sak/saker/panem ~ zemak/dzilak/apaksa/apaksas/gridas',
          'bremz* + gajien* ~ liel*/gars/gara/garak*',
          'bremz* + kaja iet/ieiet/krit/grimst/noiet dzil*/talu/zemak/leja/lidz',
        ],
        except: [
          ...NOT_THE_BRAKES,
          'clutch/gas/accelerator/throttle pedal',
          'sajug*/gaz*/akselerator* pedal*',
          'not/isnt/never/doesnt further/farther/deeper/lower',
          'nav/neiet zemak*/dzilak*',
        ],
      },
    ],
    stop: 'brakes',
    isOfStories: true,
  },
  {
    id: 'air-brakes',
    softened: [{ match: AIR_BRAKES, unless: ['tire*/tyre*/tpms/riep*'] }],
    stop: 'brakes',
  },
  {
    id: 'red-brake-lamp',
    softened: [
      { match: RED_BRAKE_LAMP, unless: ONLY_IN_BENDS },
      { match: staysLit(RED_BRAKE_LAMP), except: NOT_LIT },
      {
        match: ['red brake >light', 'brake >light >is red'],
        except: [
          'brake light lens*/cover*/bulb*/housing*/plastic/out/broken/blown/burnt/burned',
          'brake light not/isnt/doesnt work*',
        ],
        unless: ONLY_IN_BENDS,
      },
    ],
    stop: 'brakes',
  },
  {
    id: 'brake-lamp',
    softened: [
      { match: BRAKE_LAMP, except: NOT_THE_BRAKE_LAMP, unless: [...YELLOW_LAMP, ...ONLY_IN_BENDS] },
      { match: staysLit(BRAKE_LAMP), except: [...NOT_THE_BRAKE_LAMP, ...NOT_LIT], unless: YELLOW_LAMP },
    ],
    stop: 'brakes',
  },
  {
    id: 'steering-loss',
    match: [
      'steering fail*/lock*/froze*/stuck/seiz*/gone/lost/loss/loose/stiff/hard/heavy/difficult/unresponsive/broke',
      'lost/loss/lose/losing/no/fail* power/of steering',
      'lost/loss/losing steering/control',
      'unable/cant/cannot/couldnt/hard/difficult to steer/turn + steer*/wheel',
      'difficult/hard/impossible steer/turn',
      'steering + lot/much/large/big/excessive play',
      'steering suddenly/became/becomes/went heavy/stiff/hard',
      'cant/cannot/couldnt/wont/wouldnt/unable steer',
      'cant/cannot/couldnt/unable turn/move wheel/steering',
      'wheel/steering wont/doesnt/didnt/wouldnt turn + steer*',
      'steering jam*/dead/disconnect*',
      'death wobble',
      'shak*/shook/wobbl* violent*/uncontrol*/control',
      'steering wheel shook/shaking/shakes + mph/speed/highway',
      'wheel/wheels locked/jerked',
      'violent* shak*/shook/vibrat*/wobbl*',
      'sture iestreg*/iestred*/noblok*/blokej*/neklausa/negriezas/ciesa/smaga/kluva/palika',
      'nevar/gruti pastur*/noturet/stureet/sturet',
      'nevar/nevaru/nevareju/nespeju/nespej/gruti pagriezt/griezt/izgriezt/nogriezt/pakustinat/sagriezt/sturet + stur*',
      'liel* brivgaj*',
      'brivgaj* sture*',
      'quarter >turn + steer*/stteering/wheel/wheels',
      'ceturtdal* + stur*',
      'sture* brivgaj*',
      'peld pa cel*',
      'lodbalst* izkrit*/izlec*/salauz*',
    ],
    softened: [
      {
        match: [
          'steering not/isnt work*/respond*/turn*/function*',
          'steering dont/doesnt/didnt/wont/wouldnt work/respond/turn/function/move',
          'steering stopped/quit work*/respond*',
          'not/doesnt/wont >steer',
          'no/zero steering',
        ],
        except: [
          'steering wheel button*/control*/heat*/light*/audio',
          'heated/button*/control*/heater/horn steering',
          'not/doesnt/wont >steer >straight/right/well/properly/easily',
          'no steering nois*/sound*/shak*/vibrat*/wobbl*/play/pull*/issue*/problem*/fluid/light/lights/lamp',
        ],
      },
      {
        match: [
          'sture/sturi/stures >pastiprin* ~ nestrada/nedarbojas/pazuda/pazud/atteica/atteicas',
          'sture/sturi ~ nestrada/nedarbojas/neklausa/nereage/negriezas/iesprud*/iestreg*/iestred*/iekilej*/kilej*/noblok*/nobloke*/atteica/atteicas',
        ],
        except: ['nestrada/nedarbojas ~ signal*/taur*/pog*/apsild*/radio/kruiz*'],
      },
    ],
    stop: 'steering',
  },
  {
    id: 'wheel-loss',
    match: [
      'wheel came/fell/coming/falling off',
      'wheel/wheels fell',
      'wheel/wheels about/going/gonna/ready fall/come',
      'wheel wobbl*/loose',
      'lug/wheel nut* + loose/broke*/missing/sheared',
      'ritenis lodzas/nokrit*/atskruv*/nokrita',
      'riten* krit',
      'nut/nuts/bolt/bolts/studs ~ finger/fingers',
      'skruv*/uzgriez* + pirkst*',
      'riten* skruv* valig*/atskruv*',
      'atsper* parluz*/partruk*/salauz*/lauz*/sprag*',
    ],
    stop: 'wheel',
  },
  {
    id: 'tire-damage',
    match: [
      'tire/tires/tyre/tyres burst*/exploded/explodes/blew/blown/blowout/bulg*/bubble*/shredded/delaminat*/separated/separating/separation',
      'blowout/blowouts',
      'bulge/bulges/bulging/bubble/bubbles/blister/lump + tire/tires/tyre/tyres/sidewall*',
      'sidewall*/tire/tyre cut/slash*/slic*/gash*/torn/ripped/split',
      'tore/torn/ripped/slashed/shredded sidewall*/tire/tires/tyre/tyres',
      'cut/gash/slash sidewall*/tire/tyre',
      'cords/cord/steel/wires/canvas show*/visible/exposed + tire/tires/tyre/tyres/tread',
      'tread separat*/peel*',
      'rim/rims/alloy >is/was/s/has split/cracked',
      'riep* sprag*/uzsprag*/parsprag*/plis*/parplis*/saplis*/eksplod*/izspied*/burbul*/uzpamp*/guza/sagriezta/sagrieztas/iegriezta/iegrieztas/iegriezum*/pargriezta/pargrieztas',
      'sprag*/uzsprag*/parsprag*/plis*/parplis*/saplis* riep*',
      'izspied*/burbulis/burbuli/guza/puns/puni + riep*',
      'riep* kords/kordu/kordi/kordam/stieples/stieple/drates',
      'kords/kordi/stieples riep*',
    ],
    softened: [
      {
        match: ['split/cracked >rim/alloy/wheel'],
        unless: ['trim/trims/cover/covers/cap/caps/arch/arches/liner/liners'],
      },
      {
        match: ['disk* ~ plais*/ieplais*'],
        unless: ['bremz*', 'disk* ~ vesel*', 'uzlik*/dekorat*/vacin* ~ plais*/ieplais*'],
      },
    ],
    stop: 'tire',
  },
  {
    id: 'flat-tire',
    isSure: true,
    softened: [{ match: FLAT_TIRE, except: NOT_FLAT, unless: [...SLOW_LOSS, ...NOT_FLAT_NOW] }],
    stop: 'tire',
  },
  {
    id: 'opens-while-driving',
    match: [
      'hood/bonnet fly/flew/flies/flying/pop/popped/pops/opens/opened/unlatch* + driving/drove/highway/freeway/motorway/mph/road/speed/moving',
      'hood/bonnet not/wont/wouldnt/doesnt/didnt/cannot/cant latch*/close*/shut/lock',
      ...STAYS_OPEN,
      'door/doors opens/opened/flew/flies/popped/swung/unlatch* + driving/highway/freeway/motorway/moving/road',
    ],
    stop: 'opens',
  },
  {
    id: 'person-collapsed',
    isSure: true,
    softened: [
      {
        match: [
          `${PERSON_EN} + fainted/unconscious/choking/convulsing`,
          `${PERSON_EN} + passed >out`,
          `${PERSON_EN} + having >a >seizure/stroke`,
          `${PERSON_EN} + ${NOT_BREATHING}`,
          `${PERSON_LV} + neelpo/nogib*/pagib*/bezsaman*/krampj*`,
          `${PERSON_LV} + bez/zaudej* >samanas/samanu`,
        ],
        unless: [
          'ago/yesterday/once/years',
          'last >week/month/year/winter/summer',
          'vakar/pern/pagajus*/senak/toreiz',
        ],
      },
    ],
    stop: 'collapsed',
  },
  {
    id: 'co-alarm',
    isSure: true,
    softened: [
      {
        match: [
          'co >alarm/detector/sensor + beep*/goes/went/going/sound*/ring*/chirp*/scream*/keeps',
          'co/oglekla >detektor*/devej*/sensor*/signaliz*/trauksm* + pikst*/kliedz*/nostrad*/zvan*/kauc',
        ],
        unless: NO_ALARM,
      },
    ],
    stop: 'fumes',
  },
  {
    id: 'gas-alarm',
    isSure: true,
    softened: [
      {
        match: [
          'gas/lpg/propane/butane >alarm/detector + beep*/goes/went/going/sound*/ring*/chirp*/scream*/alarms/keeps',
          'gas >leak >alarm/detector + beep*/goes/went/going/sound*/ring*/chirp*/scream*/keeps',
          'alarm >for >gas/lpg/propane + goes/went/going/beep*',
          'gazes/propana >detektor*/devej*/sensor*/signaliz*/trauksm* + pikst*/kliedz*/nostrad*/zvan*/kauc',
        ],
        unless: NO_ALARM,
      },
    ],
    stop: 'gas',
  },
  {
    id: 'gas-leak',
    softened: [
      {
        match: [
          ...GAS_LEAK,
          'gaz* smak* salon*',
          'smird*/smako/ost/oz pec >gazes',
          'lpg/propan* smird*/smak*/noplud*/snac*',
        ],
        except: [...NOT_LEAKING_GAS, 'exhaust gas'],
      },
    ],
    stop: 'gas',
  },
  {
    id: 'fuel-leak',
    softened: [
      {
        match: [
          'fuel/gas/gasoline/petrol/diesel leak*/drip*/pour*/smell*/stink*/stank/odor*/fumes/spray*',
          'leak*/smell*/stink*/stank/drip*/odor*/fumes of/out/raw/like/strong fuel/gas/gasoline/petrol',
          'leak*/smell*/stink*/stank fuel/gas/gasoline/petrol',
          'fuel/petrol >hose/line/pipe came/off/split/loose/disconnected',
          'petrol/fuel/diesel on hot/manifold/exhaust',
          'benzina/benzins/degvielas/dizela/dizelis/degviela/salarka/salarkas smak*/smird*/tek/pil/noplud*/sulojas',
          'smird*/smako*/smarzo/tek/pil/ost/oz benzin*/degviel*/dizel*/salark*',
        ],
        except: ['exhaust gas', 'izpludes/izplutes gaz*', 'pec >izpludes/izplutes/izputeja', 'gas >pedal'],
      },
    ],
    stop: 'fuel',
  },
  {
    id: 'overheating',
    match: [
      'p0217',
      'over heat*',
      ...STEAM,
      'boil* over/coolant',
      'radiator >hose burst/split/off/let/blew',
      'radiator* ~ parplis*/saplis*/parsprag*',
      'temperature/temp gauge/needle/light/lamp/warning + red/max/maximum/maxed/pegged/highest',
      'gauge/needle/engine/coolant max/maximum/maxed/pegged + temp/temperature/gauge/hot',
      'temperature/temp too/very high',
      'engine too/very/extremely hot',
      'gauge/needle/needels/needel in/into red',
      'gauge/needle/needles/needels/needel on/at/to >h/hot',
      'parkar*',
      'temperature/temp red',
      'temperatur* sarkan*',
      'bultin* sarkan*',
      'temperatur* bultin*/radit*/merit* + maksim*/gala/galam/augsa/sarkan*',
      'bult*/radit*/temperatur* uz/pie >h',
      'temperatura parak/par augst*',
    ],
    softened: [
      { match: ['overheat*'], except: ['brake/brakes/wheel/rotor overheat*'] },
      { match: ['tvaik*/garain*'], except: WINDOW_STEAM },
      // At the stove.
      {
        match: ['uzvaras/uzvari*/uzvarot*/varas/verd'],
        unless: ['tej*/kafij*/zup*/putr*/pusdienas/vakarinas/kartupel*', 'bremz*'],
      },
    ],
    stop: 'overheating',
  },
  {
    id: 'hottest',
    isSure: true,
    softened: [
      {
        match: [
          'coolant/engine >temperature/temp max/maximum/maxed',
          'dzinej*/motor*/dzeses* ~ temperatur* maksim*/max',
          'temperatur* >maksim*/max',
          'temperatur* >ir/uz/rada/jau >maksim*/max',
        ],
        unless: [
          ...NO_ALARM,
          'what/should/limit/heater/setting/krasn*/silda/sildit*/peck*/kondicion*/salon*/kada/kadai/cik/vajag/bija',
          'ara/gaisa >temperatur*',
        ],
      },
    ],
    stop: 'overheating',
  },
  {
    id: 'wrong-fuel',
    match: [
      'petrol/gas/gasoline >in/into >a/the/my/our diesel',
      'petrol/gas/gasoline >in/into >diesel/derv',
      'diesel/derv >in/into >a/the/my/our >petrol',
      'misfuel*/misfuelled',
      'ieleju/ieleja/iepildij*/sapildij*/sapilda/ieliets/tankoju + benzin* + dizel*/salark*',
    ],
    stop: 'wrongFuel',
  },
  {
    id: 'rolls-away',
    match: ['handbrake/hand >brake/parking >brake ~ snapped/broke/broken + hill/slope/steep/incline'],
    stop: 'rolling',
  },
  {
    id: 'no-view',
    match: [
      'cannot/cant >see >through/out windshield/windscreen',
      'windshield/windscreen ~ spiderweb*/spiderwebbed',
      'wiper/wipers ~ dead/stopped/gone/packed/died/retired + rain*/pouring/bucketing/monsoon',
      'slotin*/tiritaj*/tiritaji/dvornik* + list/lietus/lietu/lieta/gaz/negais* + nestrad*/apstaj*/stav/noluz*/nokrit*/aizlidoj*',
    ],
    stop: 'view',
  },
  {
    id: 'rusted-through',
    match: [
      'chassis/frame/subframe ~ rusted/rotted + through',
      'lonzeron*/sasij*/apaksram* ~ satrud*/izrus*/parruse*/saplis*',
    ],
    stop: 'body',
  },
  {
    id: 'power-line',
    match: [
      'power/electric >line/lines/cable on/over/across + car/roof',
      'elektrib* >vads/vadi uz + auto/masin*/jumt*',
    ],
    stop: 'powerLine',
  },
  {
    id: 'hitch',
    softened: [
      {
        match: ['hitch/coupling/towbar/clicked + red', 'sakab*/akis/akim/savienojum* + sarkan*'],
        unless: ['cover/covers/cap/paint*/color/colour/buy', 'kras*/pirkt/nopirkt/uzmav*'],
      },
    ],
    stop: 'trailer',
  },
  {
    id: 'flashing-engine-lamp',
    softened: [
      {
        match: [...FLASHING_ENGINE_LAMP, 'ceks/cek/check mirgo'],
        except: ENGINE_OIL_LAMP,
      },
    ],
    stop: 'misfire',
  },
  {
    id: 'oil-pressure',
    match: [
      'p0522/p0524',
      'p >0522/0524',
      'low/no/zero/lost/losing/drop* oil >pressure',
      'oil pressure low/lost/drop*/zero/0/fell/falls/fluctuat*/red/light/lamp/warning/alarm',
      'oil light/lamp/warning + sometimes/intermittent*/flicker*/flash*/blink*/constant*/always/time/idle',
      'engine seiz*/seized/blew/exploded',
      'no oil + engine/dipstick',
      'dipstick dry/empty',
      'merstien* tukss/sauss/sausa',
      'nav ell* + merstien*/dzinej*/motor*',
      'connecting rod*',
      'rod knock*/bearing*',
      'turbo >blew/exploded',
      'loud/severe knock* + engine',
      'ell* lampin*/lampa/lampu/lampas/ikon*/simbol*/gaism*',
      'sarkan* ~ ellas',
      'deg sarkan* ell*',
      'sarkan* ellin*',
      'bez ellas',
      'motors/dzinejs iekilej*/kils/nokilej*/sak* klaudz*',
    ],
    softened: [{ match: ['oil pressure', 'oil light/lamp/warning', 'ellas spiedien*'], except: OIL_IS_WELL }],
    stop: 'oil',
  },
  {
    id: 'stalling',
    match: [
      'stall*/stalled/stalling/stalls/stall + driv*/highway/freeway/traffic/road/mph/speed/intersection/moving/motion/while/interstate/motorway/carriageway/junction/roundabout/corner/bridge/overtak*',
      'engine/car/vehicle/motor/it shut*/shuts/shutting/died/dies/cut/cuts/quit/quits off/while/driving/out/down/completely/mid',
      'lost/loss/loses/losing/lose/no all/motive/engine/complete/of power',
      'lost/loses/losing power',
      'shut* off/down + driv*/highway/freeway/mph/traffic/speed/motion',
      'into neutral + driv*/itself/mph',
      'keeps >dying/stalling/cutting + mph/motorway/highway',
      CAR_EN + ' >suddenly/abruptly/completely stopped/stop/stops',
      CAR_EN + '/it >just/then/also/has/had/would >suddenly/abruptly/completely stopped/stop/stops',
      'suddenly/abruptly/completely ' + CAR_EN + ' stopped/stops/died/dies',
      CAR_EN + ' stopped >suddenly/abruptly/completely',
      'coast* stop/side/shoulder',
      'slapst/noslapst/noslapa/noslapusi/slapa + gait*/brauc*/krustojum*/soseja*/atrum*/cela/celu/celam/satiksm*/kustib*/apdzen*/trase/lielcel*/pagriezien*',
      'slapst/noslapst/noslapa/noslapusi/slapa + brauksanas laika',
      'braucot slapst/noslapst/noslapa/izsledzas/apstajas',
      'izsledzas/atsledzas dzinejs/motors',
      'dzinejs/motors izsledzas/apstajas',
    ],
    stop: 'stalls',
  },
  {
    id: 'exhaust-inside',
    match: [
      'exhaust/fumes smell/odor/fumes/gas/gases + cabin/inside/interior/headache*/dizzy/passenger*',
      'carbon monoxide',
      'salon* + izpludes/izplutes/izputeja gaz*/smaka/dumi',
      'tvana gaz*',
    ],
    stop: 'fumes',
  },
  {
    id: 'stop-message',
    match: ['safely stop', 'stop safely', 'apturiet auto', 'apstajieties'],
    softened: [{ match: ['do not drive'], except: ['i/we >do >not >drive'] }],
    stop: 'other',
  },
  {
    id: 'iced-windshield',
    advice: 'soon',
    isToday: true,
    match: [
      'ice/iced/icy/frost/frosted/frozen/snow + windshield/windscreen/window/windows/glass + no/without/forgot/lost scraper',
      'led*/apled*/aizsal*/apsal*/sarm*/snieg* + stikl*/log* + nav/bez/aizmirsu skrap*',
    ],
    reason: say(
      'Behind ice you see neither the road nor people: every window must be clear before you set off.',
      'Caur ledu neredzat ne ceļu, ne cilvēkus: pirms brauciena visiem logiem jābūt tīriem.',
    ),
    action: say(
      'Let the heater and the defroster thaw the glass, out in the open, or use de-icer or a plastic card; never hot water.',
      'Atkausējiet stiklus ar apsildi, autam stāvot ārā, lietojiet atledotāju vai plastmasas karti, bet ne karstu ūdeni.',
    ),
  },
  {
    id: 'brake-fluid-low',
    advice: 'soon',
    isToday: true,
    isSure: true,
    softened: [
      {
        match: [...BRAKE_LAMP, ...RED_BRAKE_LAMP].map((lamp) => `${lamp} + ${IN_BENDS}`),
        except: NOT_THE_BRAKE_LAMP,
        unless: [...YELLOW_LAMP, `pedal*/soft/mikst*/pull*/shak*/velk/${LOST_FLUID}`],
      },
    ],
    reason: say(
      'In bends the brake fluid sways: a lamp that lights only there often means that its level is low, because the pads are worn or it leaks.',
      'Līkumos bremžu šķidrums sašūpojas: ja lampiņa iedegas tikai tur, tā līmenis bieži ir zems, jo bremžu kluči nodiluši vai šķidrums sūcas.',
    ),
    action: say(
      'Check the brake fluid before you drive on. If it is below MIN, the pedal is soft or sinks, fluid leaks or the lamp stays on, do not drive; else have the brakes checked today.',
      'Pirms braucat tālāk, pārbaudiet bremžu šķidrumu. Ja tas ir zem MIN, pedālis ir mīksts vai iegrimst, šķidrums tek vai lampiņa paliek degot, nebrauciet; citādi lieciet bremzes pārbaudīt šodien.',
    ),
  },
  {
    id: 'stuck-wheel',
    advice: 'soon',
    isToday: true,
    isSure: true,
    softened: [
      {
        match: [
          'wheel/wheels + stuck/seized/rusted/corroded/frozen hub',
          `wheel/wheels + not/wont/cant/cannot/wouldnt/doesnt come/get/take/budge + ${TIRE_CHANGE}`,
          'riten* + pielip*/pierus*/piekalt* + rumb*/nost/nonem*/nonak',
          `riten* + nenak/nevar/nevaru nost/nonemt/dabut + ${TIRE_CHANGE}`,
        ],
        unless: [
          'driv*/drove/brak*/hot/smok*/wobbl*/loose/turn/trapped/fell/fallen/brauc*/bremz*/karst*/kup*/lod*/valig*/nokrit*/iespie*',
        ],
      },
    ],
    reason: say(
      'Rust often holds a wheel on its hub. That is no danger as long as nobody is under the car and nobody drives with loose bolts.',
      'Rūsa bieži notur riteni pie rumbas. Tas nav bīstami, kamēr neviens nav zem auto un neviens nebrauc ar vaļīgām skrūvēm.',
    ),
    action: say(
      'Never crawl under a car on a jack. Spray penetrating oil on the hub, knock on the tire from behind by turns left and right, or let a tire shop free it. Tighten all bolts with a torque wrench before you drive, and again after 50 km (30 miles).',
      'Nelieniet zem auto, kas stāv uz domkrata. Iesmidziniet rumbu ar rūsas šķīdinātāju un no iekšpuses pamīšus sitiet pa riepas kreiso un labo malu vai lieciet riteni noņemt autoservisā. Pirms brauciena pievelciet visas skrūves ar dinamometrisko atslēgu un pēc 50 km vēlreiz.',
    ),
  },
  {
    id: 'cracked-cap',
    advice: 'soon',
    isSure: true,
    softened: [
      {
        match: [
          'wheel/wheels/alloy/alloys/center/centre/hub cap/caps/cover/covers/trim/trims ~ crack*/split/broke*',
          'cracked/split/broken wheel/alloy/center/centre/hub cap/caps/cover/covers/trim/trims',
          'hubcap* ~ crack*/split/broke*',
          'kalpak*/vacin* ~ plais*/ieplais*/parplis*/saluz* + disk*/riten*/kalpak*',
          'dekorativ* disk*/uzlik* ~ plais*/ieplais*/parplis*/saluz*',
        ],
        unless: ['tire*/tyre*/rim/rims/spoke*/riep*/bremz*/spiek*/pats'],
      },
    ],
    reason: say(
      'A cap or cover carries nothing: the wheel behind it holds without it.',
      'Vāciņš vai uzlika neko netur: ritenis zem tās turas arī bez tās.',
    ),
    action: say(
      'Look whether only the plastic is cracked and the metal of the wheel is whole; take a loose cover off before it flies away.',
      'Apskatiet, vai ieplaisājusi tikai plastmasa un diska metāls ir vesels; vaļīgu uzliku noņemiet, pirms tā aizlido.',
    ),
  },
  {
    id: 'sliding-door',
    advice: 'soon',
    isToday: true,
    isSure: true,
    softened: [
      {
        match: [
          'sliding >door/doors not/wont/doesnt/wouldnt/cant/cannot close/shut',
          'bidam* >durv* neaizver*/neveras/nevar/neaizsledz*',
        ],
        unless: ['open/opens/opened/fell/off/hang*/driv*/moving/atver*/brauc*/nokrit*/izlec*/karaj*/vala'],
      },
    ],
    reason: say(
      'A sliding door that does not close is no danger while the car stands; with it open or not latched, nobody may drive.',
      'Bīdāmās durvis, kas neaizveras, nav bīstamas, kamēr auto stāv; ar vaļējām vai nenofiksētām durvīm braukt nedrīkst.',
    ),
    action: say(
      'Clear the rails and the sill, and close the door by hand. Drive only if it is latched, holds when you pull it and no door warning is on; else have the door repaired where the car stands.',
      'Iztīriet sliedes un slieksni un aizveriet durvis ar roku. Brauciet tikai, ja tās ir nofiksējušās, pavelkot turas un durvju brīdinājums nedeg; citādi lieciet tās salabot turpat uz vietas.',
    ),
  },
  {
    id: 'red-gearbox-oil',
    advice: 'soon',
    isSure: true,
    softened: [
      {
        match: [
          'gearbox/transmission/atf oil/fluid + red + normal/right/color/colour/should/supposed/ok/dipstick/new/looked/checked',
          'karb*/atrumkarb*/parnesumkarb*/automat* ell* + sarkan* + normal*/jabut/krasa/krasai/vai/jauna/merstien*/paskat*',
        ],
        unless: [`${LOST_FLUID}/spot*/under/low/light/lamp*/warning/slip*/slid*/zem/plank*/raust*/maz`],
      },
    ],
    reason: say(
      'Most oil of automatic transmissions is red when new. Brown, black or with a burnt smell, it is old.',
      'Automātisko pārnesumkārbu eļļa, kad tā ir jauna, parasti ir sarkana. Brūna, melna vai ar deguma smaku tā ir veca.',
    ),
    action: say(
      "Compare its type and level with the owner's manual; where the gears slip or jerk or oil stands under the car, have it checked before you drive on.",
      'Salīdziniet tās veidu un līmeni ar auto lietošanas instrukciju; ja pārnesumi slīd vai raustās vai zem auto ir eļļa, lieciet to pārbaudīt, pirms braucat tālāk.',
    ),
  },
  {
    id: 'coolant-puddle',
    softened: [{ match: COOLANT_PUDDLE, unless: NOT_COOLANT }],
    stop: 'overheating',
  },
  {
    id: 'does-not-move',
    advice: 'soon',
    isToday: true,
    softened: [{ match: DOES_NOT_MOVE, except: MOVES }],
    reason: say(
      'A car that does not move is repaired on the spot or taken away. On a road: hazard lights on, everyone out on the side away from traffic, behind the barrier, then call roadside help. If it stands in a lane or you cannot get out safely, keep your belts on and call 112.',
      'Auto, kas nekustas, labo uz vietas vai aizved. Uz ceļa: ieslēdziet avārijas gaismas, visi izkāpj satiksmei pretējā pusē, aiz barjeras, tad zvaniet palīdzībai uz ceļa. Ja auto stāv braukšanas joslā vai droši izkāpt nevar, palieciet piesprādzējušies un zvaniet 112.',
    ),
    action: say(
      'Where nobody can hit you, try once: foot on the brake, parking brake fully off, out of gear and back in, charging cable out. If a wheel does not turn freely even then, do not force it.',
      'Vietā, kur jums neviens neuzbrauks, vienreiz pamēģiniet: kāja uz bremzes, stāvbremze pilnīgi atlaista, pārnesums izslēgts un ieslēgts, uzlādes kabelis atvienots. Ja ritenis arī tad brīvi negriežas, ar spēku nemēģiniet.',
    ),
  },
  {
    id: 'not-charging',
    advice: 'soon',
    isToday: true,
    softened: [{ match: NOT_CHARGING, except: OTHER_BATTERIES, unless: CAR_CHARGING }],
    reason: {
      en: 'The battery is no longer being charged and lasts for a short drive only; then the engine stops. Have it repaired today.',
      lv: 'Akumulators vairs netiek lādēts, un ar to pietiek tikai īsam braucienam; pēc tam dzinējs noslāpst. Lieciet bojājumu novērst šodien.',
    },
    action: WITHOUT_CHARGING,
  },
  {
    id: 'open-airbag',
    match: OPEN_AIRBAG,
    stop: 'airbag',
  },
  {
    id: 'airbag',
    advice: 'soon',
    match: [
      'airbag*/srs',
      'air bag*',
      'drosibas spilven*',
      'gaisa spilven*',
      'seat belt*/seatbelt*',
      'drosibas jost*',
    ],
    reason: {
      en: 'Airbags or belts with a fault may not protect you in a crash.',
      lv: 'Ja bojāti drošības spilveni vai jostas, sadursmē tie var jūs nepasargāt.',
    },
    action: {
      en: 'Have the airbag and seat belt system checked; do not try to repair it yourself.',
      lv: 'Lieciet pārbaudīt drošības spilvenu un jostu sistēmu; nemēģiniet to labot paši.',
    },
  },
  {
    id: 'charging',
    advice: 'soon',
    match: ['charging system', 'alternator', 'generator*'],
    reason: {
      en: 'If the battery is not charged, the engine and the power steering can stop while you drive.',
      lv: 'Ja akumulators netiek lādēts, brauciena laikā var noslāpt dzinējs un pārstāt darboties stūres pastiprinātājs.',
    },
    action: say(
      'Have the alternator and the battery tested; if the battery light comes on, drive straight to the nearest repair shop and do not switch the engine off on the way.',
      'Lieciet pārbaudīt ģeneratoru un akumulatoru; ja iedegas akumulatora lampiņa, brauciet tieši uz tuvāko autoservisu un pa ceļam neslāpējiet dzinēju.',
    ),
  },
  {
    id: 'abs',
    advice: 'soon',
    match: ['abs'],
    reason: {
      en: 'Without ABS, the wheels can lock under hard braking.',
      lv: 'Bez ABS straujā bremzēšanā riteņi var bloķēties.',
    },
    action: {
      en: 'Keep a greater following distance, brake early and have the ABS checked within the next few days.',
      lv: 'Ievērojiet lielāku distanci, bremzējiet laikus un tuvākajās dienās lieciet to pārbaudīt.',
    },
  },
  {
    id: 'stability-control',
    advice: 'soon',
    softened: [{ match: ['esp'], except: [ESPECIALLY] }],
    reason: {
      en: 'Without stability control, the car starts to skid more easily.',
      lv: 'Bez stabilitātes kontroles auto vieglāk sāk slīdēt.',
    },
    action: {
      en: 'Drive more slowly, especially on wet and icy roads, and have the system checked within the next few days.',
      lv: 'Brauciet lēnāk, īpaši uz slapja un apledojuša ceļa, un tuvākajās dienās lieciet to pārbaudīt.',
    },
  },
];
