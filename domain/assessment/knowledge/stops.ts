import { type BilingualText, say } from '../bilingual-text.ts';
import type { Category } from '../schema.ts';

/**
 * A kind of stop: why the car must not be driven, and what to do of which only this fault is the reason. What to do first depends
 * on where the car is and comes from `situations.ts`; a kind adds to it.
 */
export type StopKind = {
  readonly category: Category;
  /** Opens the summary where the category says too little. */
  readonly summary?: BilingualText;
  readonly reason: BilingualText;
  /** People first: these steps alone, wherever the car is. */
  readonly alone?: readonly BilingualText[];
  /** It can burn or explode: everyone away from it. */
  readonly isLeft?: true;
  /** While it rolls, instead of what holds for every car. */
  readonly rolling?: BilingualText;
  /** Once it stands. */
  readonly now?: BilingualText;
  /** When to call 112. */
  readonly call?: BilingualText;
  /** How it is helped in the end. */
  readonly help?: BilingualText;
};

const STAY = say('Do not drive on, not even slowly', 'Neturpiniet braukt pat lēnām');
const OFF = say('Switch off and do not start it again', 'Izslēdziet auto un vairs neiedarbiniet');
const SECURED = say(
  'Switch off, do not start it again or drive on, not even slowly, and secure the car so that it cannot roll away',
  'Izslēdziet auto, vairs neiedarbiniet un neturpiniet braukt pat lēnām, un nodrošiniet to pret aizripošanu',
);
const REPAIRED = say(
  'have it repaired on the spot or towed on a flatbed',
  'lieciet auto salabot uz vietas vai evakuēt uz platformas',
);
const TOWED = say('have it towed on a flatbed', 'lieciet auto evakuēt uz platformas');
const IF_HOT = say('call 112 if it smokes or burns', 'zvaniet 112, ja kūp vai deg');

/** Hands at the wheel, no harsh moves. */
const GENTLY = say(
  'foot off the accelerator, no hard braking, no sharp steering, hazard lights on, out of the lanes to a safe place',
  'kāju no gāzes, strauji nebremzējiet un negrieziet, avārijas gaismas, no joslām drošā vietā',
);
const LEAVE_THE_ROAD = say(
  'slow down, hazard lights on, leave the road at the next safe place. If the view is blocked, look through a gap or side window',
  'bremzējiet, avārijas gaismas, tuvākajā drošajā vietā no ceļa nost. Ja skats aizsegts, skatieties pa spraugu vai sānu logu',
);
const WITH_FORCE = say(
  'hazard lights on, let it roll out of the lanes, steer and brake with force, both still work, key off only when it stands',
  'avārijas gaismas, ripojiet no joslām malā, stūrējiet un bremzējiet ar spēku, abas vēl darbojas, atslēgu izslēdziet tikai stāvot',
);

const PEOPLE = {
  category: 'other',
  summary: say('This is about people in danger first', 'Šeit vispirms jāglābj cilvēki'),
} as const;

export const STOPS = {
  crossing: {
    ...PEOPLE,
    reason: say('A train cannot stop in time.', 'Vilciens nepaspēs apstāties.'),
    alone: [
      say(
        'On the track: everyone out NOW, leave everything, first help whoever cannot get out alone',
        'Uz sliedēm: TŪLĪT visi ārā, mantas atstājiet, vispirms palīdziet tam, kas pats netiek ārā',
      ),
      say(
        'away from the track, at an angle toward where the train is coming from',
        'prom no sliedēm, slīpi uz to pusi, no kuras nāk vilciens',
      ),
      say(
        'then call the number on the sign at the crossing or 112. Nobody goes back, and do not drive on in a car that stalls',
        'tad zvaniet uz numuru pie pārbrauktuves vai 112. Atpakaļ neejiet, un ar auto, kas slāpst, tālāk nebrauciet',
      ),
    ],
  },
  water: {
    ...PEOPLE,
    reason: say(
      'A car in water sinks within minutes, and then its doors cannot be opened.',
      'Auto ūdenī nogrimst dažās minūtēs, un tad durvis vairs nevar atvērt.',
    ),
    alone: [
      say(
        'Everyone out NOW: belts off, doors if they still open, else open a side window or break it at a corner, children first',
        'Visi TŪLĪT ārā: atsprādzējieties, pa durvīm, ja vēl veras, citādi atveriet sānu logu vai izsitiet to pie stūra, bērni pa priekšu',
      ),
      say(
        'take nothing, get to higher ground, not through running water, else onto the roof. On ice crawl flat',
        'neko neņemiet, ejiet augstāk, ne cauri straumei, citādi uz jumta. Pa ledu rāpojiet guļus',
      ),
      say(
        'call 112, and never go back or start it again: have it towed later',
        'zvaniet 112, atpakaļ neejiet un auto vairs neiedarbiniet: to vēlāk evakuēs',
      ),
    ],
  },
  pinned: {
    ...PEOPLE,
    reason: say('Somebody is trapped at the car.', 'Pie auto kāds ir iespiests.'),
    alone: [
      say(
        'Call 112 now. Engine off, parking brake on, chock the wheels, nobody reaches under the car',
        'Tūlīt zvaniet 112. Dzinēju izslēdziet, stāvbremzi pievelciet, nobloķējiet riteņus, zem auto nelieniet',
      ),
      say(
        'lift it with a second jack on firm ground, put blocks under it at once, do not pull by force',
        'paceliet to ar otru domkratu uz cietas pamatnes, uzreiz lieciet apakšā balstus, ar varu nevelciet',
      ),
      say(
        'stay with whoever is hurt, press on a wound that bleeds, and do what 112 tells you',
        'palieciet pie cietušā, asiņojošai brūcei spiediet virsū un dariet, ko saka 112',
      ),
    ],
  },
  lockedIn: {
    ...PEOPLE,
    reason: say(
      'In heat or smoke, whoever is shut in a car can die within minutes.',
      'Karstumā vai dūmos auto ieslēgtais dažās minūtēs var nomirt.',
    ),
    alone: [
      say(
        'Call 112 now, do not wait for a locksmith. Engine off, try every handle twice, also from inside, and climb through from another seat',
        'Tūlīt zvaniet 112, meistaru negaidiet. Dzinēju izslēdziet, katru rokturi pavelciet divreiz, arī no iekšas, lieniet pāri sēdeklim',
      ),
      say(
        'else break, at a corner, the side window farthest from whoever is inside, with a hammer, headrest or wheel wrench',
        'citādi ar āmuru, galvas balstu vai riteņu atslēgu pie stūra izsitiet sānu logu, kas no iekšā esošā ir vistālāk',
      ),
      say(
        'out and well away from smoke or into the shade, cut a belt that stays shut. Cool with water, sips only for whoever is awake',
        'ārā un tālu no dūmiem vai ēnā, jostu, kas neveras, pārgrieziet. Dzesējiet ar ūdeni, dzert dodiet tikai tam, kas nomodā',
      ),
    ],
  },
  chemicals: {
    ...PEOPLE,
    reason: say(
      'The vapor of such liquids is poisonous, and mixed ones can make a deadly gas or burn.',
      'Šādu šķidrumu tvaiki ir indīgi, un sajaukti tie var radīt nāvējošu gāzi vai aizdegties.',
    ),
    alone: [
      say(
        'If it still rolls: windows down, hazard lights on, stop off the road, switch off',
        'Ja auto vēl ripo: atveriet logus, avārijas gaismas, apstājieties malā, izslēdziet',
      ),
      say(
        'everyone out, away from traffic and far off against the wind. Call 112 and name what was spilled',
        'visi ārā, prom no satiksmes, tālu prom pret vēju. Zvaniet 112 un pasakiet, kas izlijis',
      ),
      say(
        'rinse eyes and skin with plenty of water for 15 minutes, touch and clean nothing, nobody goes back',
        'acis un ādu 15 minūtes skalojiet ar daudz ūdens, neko neaiztieciet, un neviens neiet atpakaļ',
      ),
    ],
  },
  illness: {
    ...PEOPLE,
    reason: say(
      'Whoever is ill, drowsy, has drunk or does not see well must not drive any car.',
      'Kam slikti, nāk miegs, kas dzēris vai slikti redz, nedrīkst vadīt nekādu auto.',
    ),
    alone: [
      say(
        'If it still rolls: hazard lights on, stop at the next safe place, then do not drive on, not even a short way',
        'Ja auto vēl ripo: avārijas gaismas, apstājieties tuvākajā drošajā vietā un tālāk nebrauciet pat mazu gabalu',
      ),
      say(
        'call 112 now for pain in the chest, numbness, trouble speaking or seeing, fainting or a fit. With diabetes take sugar first',
        'tūlīt zvaniet 112, ja sāp krūtīs, kaut kas notirpst, grūti runāt vai redzēt, ģībst vai ir lēkme. Diabēta gadījumā vispirms apēdiet cukuru',
      ),
      say(
        'doors unlocked, stay sitting and not alone. Nobody drives before a doctor agrees and a fault of the car has been checked',
        'durvis atslēdziet, sēdiet mierīgi un ne vienatnē. Nebrauciet, kamēr ārsts nav atļāvis un auto bojājums nav pārbaudīts',
      ),
    ],
  },
  fire: {
    category: 'other',
    summary: say('This sounds like the beginning of a fire', 'Izskatās, ka var sākties ugunsgrēks'),
    reason: say(
      'Smoke, sparks or a burning smell can mean that a fire is starting, and flames spread within minutes.',
      'Dūmi, dzirksteles vai deguma smaka var liecināt par aizdegšanos, un liesmas izplatās dažās minūtēs.',
    ),
    isLeft: true,
    now: say(
      'Switch off, keep the hood shut, pour no water on it, do not go back and never start it again',
      'Izslēdziet auto, pārsegu neatveriet, ūdeni nelejiet, atpakaļ neejiet un vairs neiedarbiniet',
    ),
    call: say(
      'call 112 if it smokes, burns or anyone is trapped or ill',
      'zvaniet 112, ja kūp, deg, kāds iesprostots vai kādam slikti',
    ),
    help: TOWED,
  },
  highVoltage: {
    category: 'electrical',
    reason: say(
      'A damaged or faulty high-voltage system can stop the car, give a deadly shock or catch fire, even days later; its vapor is poisonous.',
      'Bojāta augstsprieguma sistēma var apstādināt auto, izraisīt nāvējošu triecienu vai aizdegties arī pēc dienām; tās tvaiki ir indīgi.',
    ),
    isLeft: true,
    now: say(
      'Switch off and do not start it again, do not charge, unplug or move it, touch or tape no orange cable',
      'Izslēdziet auto, nelādējiet, neatvienojiet, nepārvietojiet un vairs neieslēdziet, oranžos vadus neaiztieciet un netiniet',
    ),
    call: say(
      'call 112 if it smokes, hisses, pops, smells, is hot, gives shocks or anyone is hurt',
      'zvaniet 112, ja kūp, šņāc, krakšķ, smird, karst, sit strāva vai kāds cietis',
    ),
    help: say(
      'later have it carried away by a firm trained for electric cars',
      'vēlāk lieciet to aizvest uzņēmumam, kas labo elektroauto',
    ),
  },
  gas: {
    category: 'engine_fuel',
    reason: say(
      'Leaking gas can explode at the smallest spark.',
      'Noplūdusi gāze var uzsprāgt no mazākās dzirksteles.',
    ),
    isLeft: true,
    now: say(
      'Engine and flames off, do not start it again, no cigarettes, touch no other switch',
      'Izslēdziet dzinēju un liesmas, vairs neiedarbiniet, nesmēķējiet, citus slēdžus neaiztieciet',
    ),
    call: say(
      'call 112 at once: gas may still be flowing, and nobody goes back to the car',
      'tūlīt zvaniet 112: gāze var vēl plūst, un neviens neiet atpakaļ pie auto',
    ),
  },
  fuel: {
    category: 'engine_fuel',
    reason: say(
      'Leaking fuel or its vapor can catch fire from a spark or a hot engine.',
      'Noplūdusi degviela vai tās tvaiki var aizdegties no dzirksteles vai karsta dzinēja.',
    ),
    isLeft: true,
    now: say(
      'Engine off, do not start it again, no flames, no cigarettes, touch no other switch',
      'Izslēdziet dzinēju, vairs neiedarbiniet, nesmēķējiet, sargiet no uguns, citus slēdžus neaiztieciet',
    ),
    call: say(
      'call 112 if fuel still runs out, it smokes or anyone is trapped or unwell',
      'zvaniet 112, ja degviela vēl tek, kūp, kāds iesprostots vai kādam slikti',
    ),
    help: TOWED,
  },
  battery: {
    category: 'electrical',
    reason: say(
      'A swollen, hissing, boiling, cracked or frozen battery can burst; its acid burns eyes and skin, and its gas explodes.',
      'Uzpampis, šņācošs, verdošs, saplaisājis vai sasalis akumulators var uzsprāgt; skābe dedzina acis un ādu, un gāze sprāgst.',
    ),
    alone: [
      say(
        'If it still rolls: pull over and stop. Then switch off, everyone away from it, on a road behind the barrier, hood and trunk stay shut',
        'Ja auto vēl ripo: malā un stāt. Tad izslēdziet, visi tālāk no auto, uz ceļa – aiz barjeras, pārsegu un bagāžnieku neatveriet',
      ),
      say(
        'no flames, no charging, no jump-starting. Rinse acid off eyes and skin at once with plenty of water for 15 minutes',
        'sargiet no uguns, nelādējiet, vadus nepieslēdziet. Skābi no acīm un ādas tūlīt 15 minūtes skalojiet ar daudz ūdens',
      ),
      say(
        'call 112 for acid in the eyes or if it smokes. Do not drive before battery and charging have been checked on the spot, once it is cold',
        'zvaniet 112, ja skābe acīs vai kūp. Nebrauciet, kamēr atdzisis akumulators un uzlāde nav pārbaudīti uz vietas',
      ),
    ],
  },
  plug: {
    category: 'electrical',
    reason: say(
      'A plug or socket that gets hot while charging can set car and house on fire.',
      'Spraudnis vai rozete, kas lādējot karst, var aizdedzināt auto un māju.',
    ),
    alone: [
      say(
        'Stop charging in the app or the car, then switch off the breaker of that socket. Do not touch or pull the hot plug',
        'Pārtrauciet lādēt lietotnē vai auto, tad izslēdziet šīs rozetes drošinātāju. Karsto spraudni neaiztieciet un nevelciet',
      ),
      say(
        'if it smokes, glows or stays hot: wake everyone, out of the house and away from the car, call 112',
        'ja kūp, gruzd vai neatdziest: pamodiniet visus, ārā no mājas un tālu no auto, zvaniet 112',
      ),
      say(
        'use socket, cable and the inlet of the car no more, and do not drive, before both have been checked',
        'rozeti, kabeli un auto ligzdu vairs nelietojiet un nebrauciet, kamēr tie nav pārbaudīti',
      ),
    ],
  },
  fumes: {
    category: 'exhaust',
    reason: say(
      'Exhaust gas or gas from a heater makes you sick, sleepy and then unconscious; the most poisonous part of it has no smell.',
      'No izplūdes gāzēm vai gāzes no apsildes kļūst slikti, nāk miegs, un zūd samaņa; indīgākajai daļai nav smakas.',
    ),
    alone: [
      say(
        'If it still rolls: all windows down, hazard lights on, pull over. Then everyone out into fresh air at once, engine and heater off',
        'Ja auto vēl ripo: visus logus vaļā, avārijas gaismas, malā un stāt. Tad visi tūlīt ārā svaigā gaisā, dzinēju un apsildi izslēdziet',
      ),
      say(
        'indoors: out first, open the gate from outside, nobody stays or goes back in. On a road: off it, behind the barrier',
        'telpās: vispirms ārā, vārtus atveriet no ārpuses, neviens nepaliek un neiet atpakaļ. Uz ceļa: prom no tā, aiz barjeras',
      ),
      say(
        'call 112 now if anyone has a headache or is dizzy, sick, sleepy or confused: it may be poisoning by exhaust gas',
        'tūlīt zvaniet 112, ja kādam sāp vai reibst galva, slikti, nāk miegs vai viņš ir apjucis: tā var būt saindēšanās ar tvana gāzi',
      ),
      say(
        'do not drive it, not even with the windows open, and nobody sleeps in it before it has been checked',
        'ar auto nebrauciet arī ar atvērtiem logiem, un neviens tajā neguļ, kamēr tas nav pārbaudīts',
      ),
    ],
  },
  runaway: {
    category: 'engine_fuel',
    reason: say(
      'An engine that runs on without the key may be burning its own oil: it races until it breaks apart or catches fire.',
      'Dzinējs, kas turpina griezties arī bez atslēgas, var dedzināt savu motoreļļu: apgriezieni kāpj, līdz tas sabrūk vai aizdegas.',
    ),
    alone: [
      say(
        'If it races now: foot hard on the brake, parking brake on, in a manual highest gear and clutch released abruptly, so that it stalls',
        'Ja kauc tagad: spiediet bremzi, pievelciet stāvbremzi, ar mehānisku ātrumkārbu augstākais pārnesums un strauji atlaidiet sajūgu, lai noslāpst',
      ),
      say(
        'if that fails or it is an automatic: everyone out and well away, nobody beside or in front of the engine, hood shut, call 112',
        'ja neizdodas vai ir automāts: visi ārā un tālu prom, dzinēja priekšā un sānos neviens, pārsegu neatveriet, zvaniet 112',
      ),
      say(
        'never start it again, also if it ran on only once: have it towed on a flatbed',
        'vairs neiedarbiniet, arī ja tā bija tikai vienu reizi: lieciet auto evakuēt',
      ),
    ],
  },
  rolling: {
    category: 'braking',
    summary: say('This sounds like a car that may roll away', 'Izskatās, ka auto var aizripot'),
    reason: say(
      'From what you describe, the car may roll away by itself.',
      'Spriežot pēc aprakstītā, auto var pats sākt ripot.',
    ),
    alone: [
      say(
        'Do not drive. If you sit in it: foot on the brake, wheels turned toward the curb, parking brake on, in gear or in P, then switch off',
        'Nebrauciet. Ja sēžat tajā: kāju uz bremzes, riteņus pret apmali, pievelciet stāvbremzi, ieslēdziet pārnesumu vai P, tad izslēdziet',
      ),
      say(
        'let somebody chock the wheels from the side before you get out, and keep everyone off the downhill side',
        'pirms izkāpjat, kāds lai no sāniem noliek zem riteņiem ķīļus, un lejas pusē neviens lai nestāv',
      ),
      say(
        'on a road: hazard lights on, everyone behind the barrier or well off it. Have the car towed on a flatbed',
        'uz ceļa: avārijas gaismas, visi aiz barjeras vai tālāk no ceļa. Lieciet auto evakuēt uz platformas',
      ),
    ],
  },
  flooded: {
    category: 'engine_fuel',
    summary: say('This sounds like a car with water in it', 'Izskatās, ka auto ir iekļuvis ūdens'),
    reason: say(
      'Water in the engine breaks it at the first turn, wet wiring can start a fire, and airbags and brakes may fail.',
      'Ūdens dzinējā to salauž pirmajā apgriezienā, slapji vadi var aizdegties, un drošības spilveni un bremzes var nenostrādāt.',
    ),
    now: say(
      'Do not turn the key, charge or drive it, not even if everything is dry again. While water rises: out and to higher ground',
      'Atslēgu negrieziet, nelādējiet un nebrauciet, arī ja viss ir izžuvis. Ja ūdens ceļas: visi ārā un augstāk',
    ),
    call: say('call 112 if it smokes or water still rises', 'zvaniet 112, ja kūp vai ūdens vēl ceļas'),
    help: say(
      'away from a house have the battery disconnected, the car towed and checked',
      'tālāk no mājas lieciet atvienot akumulatoru, auto evakuēt un pārbaudīt',
    ),
  },
  brakes: {
    category: 'braking',
    reason: say(
      'From what you describe, the brakes may not stop the car when you need them.',
      'Spriežot pēc aprakstītā, bremzes var neapturēt auto brīdī, kad tas ir vajadzīgs.',
    ),
    rolling: say(
      'hazard lights on, shift down, pull over and stop. If it does not brake, pump the pedal and pull the parking brake little by little',
      'avārijas gaismas, zemāks pārnesums, malā un stāt. Ja nebremzē, pumpējiet pedāli un pamazām velciet stāvbremzi',
    ),
    now: say(
      'Do not drive on, not even slowly, even if the brakes seem to work again, and secure the car so that it cannot roll away',
      'Neturpiniet braukt pat lēnām, arī ja bremzes atkal šķiet labas, un nodrošiniet auto pret aizripošanu',
    ),
    help: say(
      'have it towed on a flatbed, never with a tow rope',
      'lieciet auto evakuēt uz platformas, nekad nevelciet trosē',
    ),
  },
  hotBrake: {
    category: 'braking',
    reason: say(
      'A brake that does not release gets hot again as soon as you drive; it can fail or catch fire.',
      'Bremze, kas neatlaižas, braucot atkal sakarst; tā var atteikt vai aizdegties.',
    ),
    now: say(
      'Do not drive on, not even once it has cooled, do not touch the hot wheel and pour no water on it',
      'Nebrauciet tālāk arī tad, kad atdzisis, karsto riteni neaiztieciet un nelejiet ar ūdeni',
    ),
    call: say(
      'call 112 if it smokes or burns, and then keep everyone well away from it',
      'zvaniet 112, ja kūp vai deg, un tad visi tālu prom no auto',
    ),
    help: TOWED,
  },
  selfBraking: {
    category: 'braking',
    reason: say(
      'A car that brakes or steers by itself can leave its lane or be hit from behind.',
      'Auto, kas pats bremzē vai stūrē, var izbraukt no joslas, vai tajā var ietriekties no aizmugures.',
    ),
    rolling: say(
      'switch off cruise control and every assistant, hazard lights on, leave the road at the next safe place',
      'izslēdziet kruīza kontroli un visus palīgus, avārijas gaismas, nobrauciet no ceļa tuvākajā drošajā vietā',
    ),
    now: say('Do not drive on before the fault has been found', 'Nebrauciet, kamēr bojājums nav atrasts'),
    help: REPAIRED,
  },
  surging: {
    category: 'engine_fuel',
    reason: say(
      'From what you describe, the engine may push the car against your will.',
      'Spriežot pēc aprakstītā, auto var pats uzņemt ātrumu pret jūsu gribu.',
    ),
    rolling: say(
      'shift to neutral or press the clutch, brake hard without pumping, let it howl, stop off the lanes, then switch off',
      'ieslēdziet neitrāli vai spiediet sajūgu, bremzējiet stipri, neatlaižot, lai kauc, apstājieties malā, tad izslēdziet',
    ),
    now: say(
      'Switch off and do not drive on, even if the pedal moves freely again or the mat has been taken out',
      'Izslēdziet auto un tālāk nebrauciet, arī ja pedālis atkal kustas brīvi vai paklājiņš ir izņemts',
    ),
    help: REPAIRED,
  },
  steering: {
    category: 'suspension_steering',
    reason: say(
      'From what you describe, the steering may fail or a part of it come apart, and then the car cannot be steered.',
      'Spriežot pēc aprakstītā, stūre var atteikt vai kāda tās detaļa izjukt, un tad auto vairs nav vadāms.',
    ),
    rolling: say(
      'slow down gently, hazard lights on, both hands on the wheel, as straight as you can out of the lanes, stop, then switch off',
      'bremzējiet rāmi, avārijas gaismas, stūri abām rokām, pēc iespējas taisni no joslām, apstājieties, tad izslēdziet',
    ),
    now: STAY,
    help: REPAIRED,
  },
  wheel: {
    category: 'suspension_steering',
    summary: say('This sounds like a wheel that may come off', 'Izskatās, ka ritenis var atdalīties'),
    reason: say(
      'From what you describe, a wheel may come off or give way under the car.',
      'Spriežot pēc aprakstītā, ritenis var nokrist vai neizturēt.',
    ),
    rolling: GENTLY,
    now: say(
      'Do not drive on, not even slowly, whatever you have tightened by hand',
      'Nebrauciet tālāk pat lēnām, arī ja kaut ko pievilkāt ar roku',
    ),
    help: REPAIRED,
  },
  suspension: {
    category: 'suspension_steering',
    reason: say(
      'From what you describe, what holds a wheel may give way: the wheel can fold, or the tire be cut, and the car cannot be steered.',
      'Spriežot pēc aprakstītā, var neizturēt tas, kas tur riteni: ritenis var sagāzties vai riepa tikt sagriezta, un auto nav vadāms.',
    ),
    rolling: GENTLY,
    now: say(
      'Do not drive on, not even slowly, and keep hands and feet from under the car: it can sink further',
      'Nebrauciet tālāk pat lēnām un zem auto neko nebāziet: tas var nosēsties vēl zemāk',
    ),
    help: REPAIRED,
  },
  tire: {
    category: 'other',
    summary: say('This sounds like a tire that may give way', 'Izskatās, ka riepa var neizturēt'),
    reason: say(
      'From what you describe, the tire may burst, slide or come off its rim, and then the car cannot be steered.',
      'Spriežot pēc aprakstītā, riepa var plīst, slīdēt vai noiet no diska, un tad auto vairs nav vadāms.',
    ),
    rolling: GENTLY,
    now: say(
      'Do not drive on it, not even slowly and not after pumping it up',
      'Ar to nebrauciet pat lēnām un arī ne pēc piepumpēšanas',
    ),
    help: say(
      'put on a sound wheel where no traffic passes close by, or call for help. A small spare is for a short, slow way only',
      'derīgu riteni uzlieciet tur, kur tuvu garām nebrauc auto, vai izsauciet palīdzību. Mazā rezerve ir tikai īsam, lēnam ceļam',
    ),
  },
  body: {
    category: 'other',
    summary: say('This sounds like a body that no longer holds', 'Izskatās, ka virsbūve vairs netur'),
    reason: say(
      'A body that is rotten where it carries can fold, or lose an axle, a seat or a belt.',
      'Virsbūve, kas sapuvusi nesošajās vietās, var salocīties vai zaudēt tiltu, sēdekli vai jostu.',
    ),
    rolling: GENTLY,
    now: STAY,
    help: TOWED,
  },
  crash: {
    category: 'other',
    summary: say('This sounds like damage from a collision', 'Izskatās pēc avārijas bojājumiem'),
    reason: say(
      'After such a hit or once airbags have fired, steering, brakes, tires or fuel lines may be damaged, and nothing may protect you.',
      'Pēc tāda trieciena vai izšautiem drošības spilveniem var būt bojāta stūre, bremzes, riepas vai degvielas caurules, un nekas vairs nepasargās.',
    ),
    now: say(
      'Switch off and do not drive on, not even slowly',
      'Izslēdziet auto un nebrauciet tālāk pat lēnām',
    ),
    call: say(
      'call 112 if anyone is hurt, in pain or pregnant, if it leaks fuel or smokes, or if you are stranded in the cold or dark',
      'zvaniet 112, ja kāds cietis, kaut kas sāp, ir grūtniece, tek degviela, kūp vai esat vieni tumsā vai aukstumā',
    ),
    help: TOWED,
  },
  restraint: {
    category: 'other',
    summary: say(
      'This sounds like belts, seats or airbags that may not protect you',
      'Izskatās, ka jostas, sēdekļi vai drošības spilveni var nepasargāt',
    ),
    reason: say(
      'From what you describe, in a crash or under hard braking something may not hold or protect whoever sits there.',
      'Spriežot pēc aprakstītā, avārijā vai straujā bremzēšanā kāds var palikt nenostiprināts vai nepasargāts.',
    ),
    now: say(
      'Do not drive until it has been repaired. Nobody, and no child seat, rides on a seat that does not hold or whose belt does not lock',
      'Nebrauciet, kamēr tas nav salabots. Sēdeklī, kas neturas vai kura josta neslēdzas, neviens un neviens bērnu sēdeklis nebrauc',
    ),
    help: say(
      'for a way that cannot wait, take another car or a taxi. Have it repaired where it stands or towed',
      'ja ceļš neatliekams, ņemiet citu auto vai taksometru. Lieciet salabot uz vietas vai evakuēt',
    ),
  },
  opens: {
    category: 'other',
    summary: say(
      'This sounds like a door, hood or trunk that does not stay closed',
      'Izskatās, ka durvis, pārsegs vai bagāžnieks neturas ciet',
    ),
    reason: say(
      'A hood, door or tailgate that does not stay closed flies open: it blocks your view, or somebody or something falls out.',
      'Pārsegs, durvis vai vāks, kas neturas ciet, braucot var atvērties un aizsegt skatu, vai pa to kāds var izkrist.',
    ),
    rolling: LEAVE_THE_ROAD,
    now: say(
      'Do not drive on: it can open at any moment, and no rope, strap or wire will hold it',
      'Tālāk nebrauciet: tas var atvērties kuru katru brīdi, un siksna, stieple vai aukla to nenotur',
    ),
    call: say(
      'call 112 for anything that lies on the road, do not fetch it',
      'ja kaut kas guļ uz ceļa, zvaniet 112, pēc tā neejiet',
    ),
    help: say('have latch and glass repaired on the spot', 'lieciet slēdzeni un stiklu salabot uz vietas'),
  },
  view: {
    category: 'other',
    summary: say(
      'This sounds like a view that is not clear',
      'Izskatās, ka caur stiklu slikti var redzēt ceļu',
    ),
    reason: say(
      'From what you describe, you may not see the road and who is on it, or the glass may give way.',
      'Spriežot pēc aprakstītā, jūs varat neredzēt ceļu un to, kas uz tā ir, vai arī stikls var neizturēt.',
    ),
    rolling: LEAVE_THE_ROAD,
    now: say(
      'Do not drive on, not even to the next exit, and do not push on the glass',
      'Nebrauciet tālāk pat līdz tuvākajai nobrauktuvei un uz stikla nespiediet',
    ),
    help: say(
      'have glass or wipers repaired on the spot or the car towed, clear every window before any drive',
      'lieciet stiklu vai tīrītājus salabot uz vietas vai auto evakuēt, pirms braukšanas notīriet visus logus',
    ),
  },
  lights: {
    category: 'electrical',
    reason: say(
      'From what you describe, others may not see you or that you brake, and at night you may not see the road.',
      'Spriežot pēc aprakstītā, citi var neredzēt jūs vai to, ka bremzējat, un tumsā jūs varat neredzēt ceļu.',
    ),
    rolling: LEAVE_THE_ROAD,
    now: say(
      'Do not drive before the lights work, not even by day without brake lights',
      'Nebrauciet, kamēr gaismas nedarbojas, bez bremžu gaismām arī pa dienu',
    ),
    call: say(
      'call 112 if it stands unlit at a dark road',
      'zvaniet 112, ja auto bez gaismām stāv uz tumša ceļa',
    ),
    help: REPAIRED,
  },
  current: {
    category: 'electrical',
    reason: say(
      'From what you describe, the current may fail while you drive: the lights go out, the steering gets heavy and the engine stops.',
      'Spriežot pēc aprakstītā, braucot var pazust strāva: nodziest gaismas, stūre kļūst smaga, un dzinējs noslāpst.',
    ),
    rolling: LEAVE_THE_ROAD,
    now: OFF,
    call: say(
      'call 112 if it stands unlit at a dark road',
      'zvaniet 112, ja auto bez gaismām stāv uz tumša ceļa',
    ),
    help: TOWED,
  },
  wrongFuel: {
    category: 'engine_fuel',
    reason: say(
      'The wrong fluid in the tank can ruin the fuel system, the engine or the catalytic converter; it must be drained first.',
      'Nepareizs šķidrums bākā var sabojāt degvielas sistēmu, dzinēju vai katalizatoru; vispirms tas jāizsūknē.',
    ),
    now: say(
      'Switch off, do not start it again or even switch on the ignition, and fill nothing on top',
      'Izslēdziet auto, vairs neiedarbiniet, neieslēdziet pat aizdedzi un nelejiet bākā neko klāt',
    ),
    call: IF_HOT,
    help: say(
      'have the tank drained on the spot or the car towed',
      'lieciet bāku iztukšot uz vietas vai auto evakuēt',
    ),
  },
  overheating: {
    category: 'cooling',
    reason: say(
      'Without enough coolant the engine is ruined within minutes, and hot coolant and steam scald.',
      'Bez pietiekama dzesēšanas šķidruma dzinējs sabojājas dažās minūtēs, un karstais šķidrums un tvaiks applaucē.',
    ),
    now: say(
      'Switch off, everyone away from the steam, never open the coolant cap or pour in water while it is hot, wait at least 30 minutes',
      'Izslēdziet auto, tālāk no tvaika, vāciņu neatveriet un ūdeni nelejiet, kamēr karsts, gaidiet vismaz 30 minūtes',
    ),
    call: say(
      'call 112 if it smells burnt, burns or anyone is scalded',
      'zvaniet 112, ja smird pēc deguma, deg vai kāds applaucēts',
    ),
    help: say('have it towed before it runs again', 'vairs neiedarbiniet un lieciet auto evakuēt'),
  },
  oil: {
    category: 'engine_fuel',
    reason: say(
      'The engine may be without oil or oil pressure; it can seize within seconds, and oil on a hot exhaust can burn.',
      'Dzinējam var trūkt eļļas vai eļļas spiediena; tas dažās sekundēs var iestrēgt, un eļļa uz karsta izpūtēja var aizdegties.',
    ),
    now: say(
      'Switch off and do not start it again, not even for a short way or to listen to it',
      'Izslēdziet auto un vairs to neiedarbiniet pat uz mazu gabalu vai lai paklausītos',
    ),
    call: say('call 112 if it smokes or oil lies on the road', 'zvaniet 112, ja kūp vai uz ceļa ir eļļa'),
    help: TOWED,
  },
  engine: {
    category: 'engine_fuel',
    reason: say(
      'The engine may be ruined if it keeps running, or may stop in traffic, and then steering and brakes get heavy.',
      'Dzinējs var sabojāties, ja to neizslēdz, vai apstāties satiksmē, un tad stūre un bremzes kļūst smagas.',
    ),
    now: OFF,
    help: TOWED,
  },
  belt: {
    category: 'engine_fuel',
    reason: say(
      'A belt that comes apart takes cooling, charging and the help for steering and brakes with it, or wrecks the engine.',
      'Siksna, kas irst vai ir nost, atņem dzesēšanu, uzlādi un stūres un bremžu pastiprinājumu vai sabojā dzinēju.',
    ),
    rolling: WITH_FORCE,
    now: say(
      'Switch off and do not start it again. Hood and coolant cap stay shut while it is hot',
      'Izslēdziet auto un vairs neiedarbiniet. Pārsegu un dzesēšanas vāciņu neatveriet, kamēr karsts',
    ),
    help: TOWED,
  },
  misfire: {
    category: 'exhaust',
    reason: say(
      'Misfires, which a flashing engine light shows, let unburned fuel overheat the catalytic converter under the car until it glows and can start a fire.',
      'Izlaidumu dēļ, ko rāda mirgojoša dzinēja lampiņa, nesadegusi degviela pārkarsē katalizatoru zem auto, līdz tas kvēlo un var izraisīt aizdegšanos.',
    ),
    rolling: say(
      'hazard lights on, out of the lanes, stop on asphalt or gravel, never on dry grass, then switch off',
      'avārijas gaismas, no joslām malā, apstājieties uz asfalta vai grants, ne sausā zālē, tad izslēdziet',
    ),
    now: say(
      'Switch off and do not start it again. From dry grass it must be pushed, not driven',
      'Izslēdziet auto un vairs neiedarbiniet. No sausas zāles to nostumiet',
    ),
    call: IF_HOT,
    help: TOWED,
  },
  exhaust: {
    category: 'exhaust',
    reason: say(
      'A broken or hanging exhaust can fall on the road, burn what it touches, and let poisonous gas into the car.',
      'Nolūzis vai nokarājies izpūtējs var nokrist uz ceļa, aizdedzināt to, kam pieskaras, un ielaist salonā indīgas gāzes.',
    ),
    now: say(
      'Do not drive on. Touch nothing hot, and nobody sleeps or waits in it with the engine on',
      'Tālāk nebrauciet. Karsto neaiztieciet, un ar ieslēgtu dzinēju neviens tajā neguļ un negaida',
    ),
    call: say(
      'call 112 if it smokes, a part lies on the road or anyone feels sick',
      'zvaniet 112, ja kūp, kāda daļa guļ uz ceļa vai kādam slikti',
    ),
    help: REPAIRED,
  },
  drive: {
    category: 'transmission',
    reason: say(
      'From what you describe, the car may lose drive in traffic, lock up or no longer hold in P.',
      'Spriežot pēc aprakstītā, auto satiksmē var zaudēt vilkmi, iestrēgt vai vairs neturēties P stāvoklī.',
    ),
    rolling: say(
      'hazard lights on, roll out of the lanes to a safe place, on a slope hold it with foot and parking brake, then switch off',
      'avārijas gaismas, ripojiet no joslām drošā vietā, kalnā turiet ar kājas un stāvbremzi, tad izslēdziet',
    ),
    now: say(
      'Switch off, parking brake on, do not start it again, even if it catches once more',
      'Izslēdziet auto, pievelciet stāvbremzi un vairs neiedarbiniet, arī ja tas atkal velk',
    ),
    call: IF_HOT,
    help: TOWED,
  },
  stalls: {
    category: 'engine_fuel',
    reason: say(
      'The engine may stop in traffic: the car stands in the way, and steering and brakes get heavy.',
      'Dzinējs var noslāpt satiksmē: auto stāv ceļā, un stūre un bremzes kļūst smagas.',
    ),
    rolling: WITH_FORCE,
    now: say('Do not drive on, even if it starts again', 'Tālāk nebrauciet, arī ja tas atkal iedarbojas'),
    help: TOWED,
  },
  clutch: {
    category: 'transmission',
    reason: say(
      'In gear and without a clutch the car jumps forward as soon as it can.',
      'Ar ieslēgtu pārnesumu un bez sajūga auto lec uz priekšu, tiklīdz var.',
    ),
    rolling: say(
      'hazard lights on, brake at the side until it stalls, parking brake on',
      'avārijas gaismas, bremzējiet malā, līdz noslāpst, pievelciet stāvbremzi',
    ),
    now: say(
      'Foot on the brake, parking brake on, switch off: in gear it now holds by itself. Do not start it again',
      'Kāju uz bremzes, stāvbremzi, izslēdziet: ar pārnesumu auto turas pats. Vairs neiedarbiniet',
    ),
    help: TOWED,
  },
  shaft: {
    category: 'transmission',
    reason: say(
      'A drive shaft that comes loose drops on the road, breaks through the floor or blocks a wheel, and then P no longer holds the car.',
      'Piedziņas vārpsta, kas atbrīvojas, var nokrist, izsist grīdu vai nobloķēt riteni, un tad arī P auto vairs netur.',
    ),
    rolling: GENTLY,
    now: say(
      'Do not drive on, not even slowly. Parking brake on and chock a wheel from the side',
      'Nebrauciet tālāk pat lēnām. Pievelciet stāvbremzi un no sāniem nobloķējiet riteni',
    ),
    help: TOWED,
  },
  chain: {
    category: 'transmission',
    reason: say(
      'A chain that jumps off or breaks can lock the rear wheel and throw you off.',
      'Ķēde, kas nolec vai pārtrūkst, var nobloķēt pakaļējo riteni, un jūs kritīsiet.',
    ),
    now: STAY,
    help: REPAIRED,
  },
  trailer: {
    category: 'other',
    summary: say('This sounds like a trailer that is not safe', 'Izskatās, ka piekabe nav droša'),
    reason: say(
      'A trailer that comes loose, breaks or does not brake can throw the car off the road or hit others.',
      'Piekabe, kas atvienojas, lūst vai nebremzē, var nomest auto no ceļa vai apdraudēt citus.',
    ),
    now: say(
      'Do not tow it any further, not even slowly, and tow nothing with a damaged tow bar. Chock its wheels before anyone unhitches',
      'Piekabi tālāk nevelciet pat lēnām un ar bojātu āķi nevelciet neko. Pirms atkabināšanas zem riteņiem lieciet ķīļus',
    ),
    call: say(
      'call 112 if it smokes or blocks a lane. Animals stay in beside a road unless it burns',
      'zvaniet 112, ja kūp vai piekabe aizšķērso joslu. Dzīvnieki pie ceļa paliek iekšā, ja vien nedeg',
    ),
    help: say('have it repaired or fetched', 'lieciet to salabot vai aizvest'),
  },
  swaying: {
    category: 'other',
    summary: say('This sounds like a trailer that is not safe', 'Izskatās, ka piekabe nav droša'),
    reason: say(
      'A trailer that sways can throw the car off the road or hit others, and the next time faster.',
      'Piekabe, kas zvalstās, var nomest auto no ceļa vai apdraudēt citus, un nākamreiz vēl ātrāk.',
    ),
    rolling: say(
      'foot off the accelerator, hold the wheel straight, no hard braking until it is calm, then slowly off the road',
      'kāju no gāzes, stūri taisni, strauji nebremzējiet, līdz tā nomierinās, tad lēnām no ceļa malā',
    ),
    now: say(
      'Do not drive on with it before load, nose weight, tires, wheels, brakes and coupling have been checked',
      'Ar to tālāk nebrauciet, kamēr nav pārbaudīta krava, āķa slodze, riepas, riteņi, bremzes un sakabe',
    ),
    help: say('else have it fetched', 'citādi lieciet piekabi aizvest'),
  },
  towedCar: {
    category: 'other',
    summary: say('This is about a car that is towed', 'Runa ir par auto vilkšanu'),
    reason: say(
      'Without its engine a towed car hardly brakes or steers and runs into the one that pulls it.',
      'Bez dzinēja velkamais auto gandrīz nebremzē un neklausa stūrei un uzbrauc vilcējam.',
    ),
    rolling: say(
      'both with hazard lights on, the towed car brakes hard and early with force, out of the lanes to a safe place',
      'abiem avārijas gaismas, velkamais bremzē laikus un ar spēku, no joslām drošā vietā',
    ),
    now: say(
      'Do not drive on with the rope or strap, not even slowly. Parking brakes on',
      'Trosē vai siksnā tālāk nebrauciet pat lēnām. Pievelciet stāvbremzes',
    ),
    help: say('have it carried on a flatbed', 'lieciet to aizvest uz platformas'),
  },
  load: {
    category: 'other',
    summary: say(
      'This sounds like a load that is not secure or too heavy',
      'Izskatās, ka krava nav droša vai ir par smagu',
    ),
    reason: say(
      'What is loose, or too heavy a load, can fall on the road, hit whoever sits in front, burst a tire or pull the car off the road.',
      'Vaļīga vai pārāk smaga krava var nokrist uz ceļa, uzgāzties priekšā sēdošajiem, pārplēst riepu vai nomest auto no ceļa.',
    ),
    rolling: GENTLY,
    now: say(
      'Do not drive on, not even slowly. Open no door that load leans on, and stand beside nothing that can fall',
      'Nebrauciet tālāk pat lēnām. Durvis, pret kurām spiežas krava, neveriet un nestāviet blakus tam, kas var nokrist',
    ),
    help: say(
      'away from traffic have load taken off until its weight is right, secure it, then have tires and springs checked',
      'tālāk no satiksmes izkraujiet, līdz svars der, nostipriniet, tad lieciet pārbaudīt riepas un atsperes',
    ),
  },
  /** Right for every fault at every place, for whatever is not known for certain. */
  other: {
    category: 'other',
    summary: say(
      'This sounds dangerous, and only an inspection shows what it is',
      'Izklausās bīstami; kas tieši noticis, varēs pateikt, tikai apskatot auto',
    ),
    reason: say(
      'What you describe can be dangerous to drive with.',
      'Ar to, ko aprakstāt, braukt var būt bīstami.',
    ),
    rolling: say(
      'hazard lights on, out of the lanes, stop, switch off. If it does not slow: neutral, pump the pedal, parking brake little by little',
      'avārijas gaismas, no joslām malā, stāt un izslēdziet. Ja nebremzē: neitrāle, pumpējiet pedāli, pamazām velciet stāvbremzi',
    ),
    now: SECURED,
    call: say(
      'call 112 if anyone is hurt, trapped or ill, or if it smokes, hisses or smells of fuel or gas: then everyone well away',
      'zvaniet 112, ja kāds cietis, iesprostots vai slikti jūtas vai ja kūp, šņāc vai ož pēc degvielas vai gāzes: tad visi tālu prom',
    ),
    help: say('have it checked on the spot or towed', 'lieciet auto pārbaudīt uz vietas vai evakuēt'),
  },
} as const satisfies Record<string, StopKind>;

export type StopId = keyof typeof STOPS;
export const kindOf = (id: StopId): StopKind => STOPS[id];

/** Somebody must be saved first, whatever the car has. */
export const isOfPeople = (id: StopId): boolean => kindOf(id).summary === PEOPLE.summary;
