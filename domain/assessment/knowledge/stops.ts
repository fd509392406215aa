import { type BilingualText, say } from '../bilingual-text.ts';
import type { Category } from '../schema.ts';
import { IF_HOT, IF_HURT, type Steps, UNHURT, UNLIT_INSIDE } from './situations.ts';

/** A kind of stop: why the car must not be driven, and the steps of which only this fault is the reason. */
export type StopKind = Steps & {
  readonly category: Category;
  /** Opens the summary where the category says too little. */
  readonly summary?: BilingualText;
  readonly reason: BilingualText;
  /** People first: these steps alone, wherever the car is. */
  readonly alone?: readonly BilingualText[];
  /** It can burn or explode: everyone away from it. */
  readonly isLeft?: true;
  /** A warning light may be all that tells of it. */
  readonly hasLamp?: true;
};

const STAY = say(
  'Parking brake on, engine off. Do not drive on, not even slowly',
  'Stāvbremze, izslēdziet dzinēju. Tālāk nebrauciet pat lēnām',
);
const OFF = say(
  'Set the parking brake, turn the car off and do not start it again',
  'Pievelciet stāvbremzi, izslēdziet auto un vairs to neiedarbiniet',
);
const REPAIRED = say(
  'have the car repaired on the spot or towed on a flatbed',
  'lieciet auto salabot uz vietas vai evakuēt ar platformu',
);
const TOWED = say('have the car towed on a flatbed', 'lieciet auto evakuēt ar platformu');
const HOT_WHEEL = say(
  'if a wheel or the car smokes or burns, get everyone out and well away from it, from traffic and from any building it is in or next to, call 112, pour no water on the wheel',
  'ja ritenis vai auto kūp vai deg, visi ārā un tālu prom no tā un no satiksmes, arī no ēkas, kurā vai pie kuras tas stāv, zvaniet 112 un ūdeni uz riteņa nelejiet',
);
const DROPPED = say(
  'if the car blocks a lane or anything from it is lying on the road, call 112 and do not try to pick it up',
  'ja auto aizšķērso joslu vai uz ceļa guļ kaut kas no tā, zvaniet 112 un neejiet to savākt',
);
const UNLIT = say(
  'call 112 at once if the car is stopped without lights on a dark road, and stay off the road yourself',
  'tūlīt zvaniet 112, ja auto bez gaismām stāv uz tumša ceļa, un uz ceļa nepalieciet',
);

const WITH_FORCE = say(
  'turn on the hazard lights and pull over safely. If the engine has died, coast in neutral, and steer and brake with force. Stop before you turn it off',
  'ieslēdziet avārijas gaismas un apstājieties drošā vietā. Ja dzinējs noslāpis, ripojiet neitrālē, stūrējiet un bremzējiet ar spēku. Aizdedzi izslēdziet tikai stāvot',
);

const BOTH_HANDS = say(
  'both hands on the steering wheel, ease off the accelerator and roll gently aside, off dry grass if you can. If it does not steer, brake straight to a stop',
  'turiet stūri abām rokām, noņemiet kāju no gāzes un rāmi apstājieties malā, ja var, ne sausā zālē. Ja auto stūrei neklausa, bremzējiet taisni, līdz tas stāv',
);

const PEOPLE = {
  category: 'other',
  summary: say('People in danger come first', 'Tagad vispirms jāglābj cilvēki'),
} as const;

const HIGH_VOLTAGE = say(
  'Do not touch it if it gives shocks. Do not start, charge, unplug or move it, or touch or tape orange cables or anything under it',
  'Neaiztieciet to, ja sit strāva. Neieslēdziet, nelādējiet, neatvienojiet, nepārvietojiet. Oranžos vadus un daļas zem tā neaiztieciet',
);
const TO_COMPANY = say(
  'have it taken away by a company trained to handle electric vehicles. Until then nobody stays or sleeps in a building it is in or next to',
  'lai to aizved uzņēmums, kas prot strādāt ar augstspriegumu. Līdz tam ēkā, kurā vai pie kuras tas stāv, neviens nepaliek un neguļ',
);
const HELD = say(
  'if only the foot brake holds, the driver stays in, holds it and calls 112, everyone else gets out. Chock the wheels only off the road. If it smokes, out at once',
  'ja auto notur tikai kājas bremze, iekšā paliek vadītājs, spiež to un zvana 112, pārējie ārā. Ķīļus lieciet tikai ārpus ceļa. Ja kūp, tūlīt ārā',
);
const HELD_OUT = say(
  'on a road: hazards, vest, all out (the driver once it cannot roll), behind the barrier or well off the road, never over a railing or median. Triangle if safe, not on a UK motorway',
  'uz ceļa: avārijas gaismas, veste, visi ārā (vadītājs, kad auto neripo) aiz barjeras vai nost no ceļa, ne pāri tilta margām vai vidus barjerai. Trijstūris, ja droši',
);

/** Beside somebody hurt. */
export const UNHURT_HELD = say(
  'on a road: hazards, vest on, the unhurt out (not a helper, the driver once it cannot roll), behind the barrier or well off the road, never over a bridge railing or median',
  'uz ceļa: avārijas gaismas, veste, necietušie ārā (palīgs paliek, vadītājs iet, kad auto neripo) aiz barjeras vai nost no ceļa, ne pāri tilta margām vai vidus barjerai',
);

export const STOPS = {
  crossing: {
    ...PEOPLE,
    reason: say('A train cannot stop in time.', 'Vilciens nepaspēs apstāties.'),
    // These are its own steps.
    tracks: null,
    alone: [
      say(
        'If the car is on railroad tracks and cannot drive off at once (through a closed gate if need be), get everyone out NOW. Leave everything, first help anyone who needs it',
        'Ja auto ir uz sliedēm un nevar tūlīt nobraukt (ja vajag, laužot barjeru), TŪLĪT visi ārā. Mantas atstājiet un vispirms palīdziet tam, kas pats netiek ārā',
      ),
      say(
        'run away from the tracks at an angle toward the oncoming train, so that wreckage is not thrown at you',
        'skrieniet prom no sliedēm slīpi pretī vilcienam, lai jūs neķertu atlūzas',
      ),
      say(
        'then call the number on the sign at the crossing, or 112. Let nobody go back to the car',
        'tad zvaniet uz pārbrauktuvē norādīto numuru vai 112. Neviens neiet atpakaļ pie auto',
      ),
    ],
  },
  water: {
    ...PEOPLE,
    reason: say(
      'A car in water sinks within minutes, and water pressure soon holds the doors shut.',
      'Auto ūdenī nogrimst dažās minūtēs, un ūdens spiediens drīz vairs neļauj atvērt durvis.',
    ),
    alone: [
      say(
        'Get everyone out NOW, children first. Unbuckle, open a side window or break a corner of it (hammer, headrest). Door only if no water is against it or once the car is full',
        'TŪLĪT visi ārā, bērni pirmie. Atsprādzējieties, atveriet sānu logu vai izsitiet, sitot loga stūrī (āmurs, galvas balsts). Pa durvīm tikai, ja ūdens tās nespiež vai auto jau pilns',
      ),
      say(
        'take nothing with you. Leave a sinking car and swim to the bank. In a flood go to higher ground, not through moving water, or else onto the roof. On ice, slide on your stomach',
        'neko neņemiet līdzi. Ja auto grimst, peldiet prom uz krastu. Plūdos dodieties augstāk, ne cauri straumei, citādi kāpiet uz jumta. Pa ledu lieniet uz vēdera',
      ),
      say(
        'call 112. Never go back to the car or start it again. Have it towed later',
        'zvaniet 112. Neejiet atpakaļ pie auto un vairs to neiedarbiniet. Vēlāk lieciet to evakuēt',
      ),
    ],
  },
  pinned: {
    ...PEOPLE,
    reason: say('The car has pinned somebody.', 'Auto kādu ir iespiedis.'),
    alone: [
      say(
        'Parking brake on, turn off the engine, call 112 now. Hazard lights on, chock the wheels. Let nobody crawl or reach under the car, and never pull at the person',
        'Pievelciet stāvbremzi, izslēdziet dzinēju, tūlīt zvaniet 112. Ieslēdziet avārijas gaismas, nolieciet pie riteņiem ķīļus. Zem auto nelieniet un rokas nebāziet, cilvēku nevelciet',
      ),
      say(
        'if someone is under it: jack or lift the car up and push blocks under it from the side, hands clear',
        'ja kāds ir zem auto: celiet auto (arī ar domkratu) un no sāniem pabīdiet zem tā balstus, rokas zem auto nebāžot',
      ),
      say(
        "if someone is pinned against something: several people hold the car. Ignition on, neutral, keep chocks on the person's side and remove the others, brake off, push it off, brake on",
        'ja kāds piespiests pie sienas vai cita auto: vairāki cilvēki to pietur, ieslēdz aizdedzi un neitrāli, ķīļus cietušā pusē atstāj, pārējos noņem, atlaiž bremzi, atstumj, bremzē',
      ),
      say(
        'stay with the injured person, press firmly on any bleeding wound, and do what the 112 operator tells you',
        'palieciet pie cietušā, asiņojošu brūci cieši piespiediet un dariet, ko saka 112',
      ),
    ],
  },
  lockedIn: {
    ...PEOPLE,
    reason: say(
      'In heat or smoke, a person or animal shut in a car can die within minutes.',
      'Karstumā vai dūmos auto ieslēgts cilvēks vai dzīvnieks var nomirt dažās minūtēs.',
    ),
    alone: [
      say(
        'Call 112 now (in smoke: get out first), do not wait for a locksmith. Pull every door handle twice, from outside and inside. If inside, climb over the seats to another door',
        'Tūlīt zvaniet 112 (dūmos vispirms ārā), meistaru negaidiet. Katru durvju rokturi paraujiet divreiz, no ārpuses un iekšpuses. Ja esat iekšā, lieniet pāri sēdekļiem pie citām durvīm',
      ),
      say(
        'if no door opens, break the side window farthest from the person or animal inside. Hit it at a corner with a hammer, a lug wrench or a headrest',
        'ja durvis neveras, izsitiet sānu logu, kas ir vistālāk no tā, kas ir iekšā. Sitiet loga stūrī ar āmuru, riteņu atslēgu vai galvas balstu',
      ),
      say(
        'get the person out and away from smoke or heat. Cut a stuck belt. Cool them with water, and give sips only if they are awake. If they are not breathing, start chest compressions',
        'vediet ārā, prom no dūmiem vai karstuma. Ja jostu nevar atsprādzēt, pārgrieziet to. Cietušo dzesējiet ar ūdeni, dzert dodiet tikai pie pilnas samaņas. Ja neelpo, sirds masāža',
      ),
    ],
  },
  powerLine: {
    ...PEOPLE,
    reason: say(
      'A fallen power line can make the car and the ground around it deadly.',
      'Nokritis elektrības vads var padarīt nāvējošu auto un zemi ap to.',
    ),
    // Whoever runs from the train steps into the current.
    tracks: null,
    alone: [
      say(
        'Stay in the car, touch no metal, call 112 and say a power line is down. If outside, shuffle at least 65 ft (20 m) away without lifting your feet, and keep everyone else away',
        'Palieciet mašīnā, metālu neaiztieciet, zvaniet 112, sakiet, ka nokritis vads. Ja esat ārā, ejiet vismaz 20 m prom maziem slīdošiem soļiem, kājas neceļot, un nevienu nelaidiet klāt',
      ),
      say(
        'if inside, wait there until the power company says that the line is dead. Do not drive away, and do not let anyone come near to help you',
        'ja esat iekšā, gaidiet tur, līdz elektrotīkla darbinieki pasaka, ka vads ir atslēgts. Nebrauciet prom, un lai neviens nenāk klāt, arī ne palīdzēt',
      ),
      say(
        'only if the car is on fire: jump clear with both feet together. Never touch the car and the ground at the same time. Then shuffle away without lifting your feet',
        'izkāpiet tikai tad, ja auto deg: lēciet ārā ar abām kājām kopā, nepieskaroties reizē auto un zemei. Ejiet prom maziem slīdošiem soļiem, kājas neceļot',
      ),
    ],
  },
  collapsed: {
    ...PEOPLE,
    reason: say(
      'Someone who has collapsed needs help within minutes.',
      'Kas zaudējis samaņu, tam palīdzība vajadzīga dažās minūtēs.',
    ),
    stop: say(
      'stop in a safe place. If the driver collapsed: steer aside, neutral, parking brake bit by bit, ignition off only once stopped',
      'apstājieties drošā vietā. Ja samaņu zaudējis vadītājs: stūrējiet malā, neitrāle, pamazām stāvbremze, aizdedzi izslēdziet tikai stāvot',
    ),
    alone: [
      say(
        'parking brake on, engine and heater off, call 112 now, on speaker. Hazards on, doors unlocked. Take the person out only if not breathing normally, in fumes or in danger',
        'stāvbremze, izslēdziet dzinēju un sildītāju, tūlīt zvaniet 112. Ieslēdziet skaļruni un avārijas gaismas, atslēdziet durvis. Ārā velciet tikai, ja neelpo normāli vai ir dūmi, gāze',
      ),
      say(
        'if the person is not breathing normally: lay them on their back on firm ground away from traffic, and push hard and fast in the middle of the chest until help comes',
        'ja normāli neelpo: guldiet uz muguras uz cietas pamatnes tālāk no satiksmes un stipri un ātri spiediet krūšu vidū, līdz atbrauc palīdzība',
      ),
      say(
        'if unconscious but breathing: in the seat, keep the head tilted back. On the ground, turn the person on their side. Do not hold them down in a seizure. Give no food or drink',
        'ja bez samaņas, bet elpo: sēdeklī turiet galvu atliektu, uz zemes pagrieziet uz sāna. Krampju laikā ar spēku neturiet. Ēst un dzert nedodiet',
      ),
    ],
  },
  trapped: {
    ...PEOPLE,
    reason: say(
      'Somebody is trapped in the car and may be hurt worse than it seems.',
      'Kāds ir iesprostots auto un var būt ievainots smagāk, nekā šķiet.',
    ),
    alone: [
      say(
        'Ignition off. Call 112 now and say who is trapped and whether there is smoke or a smell of fuel. Hazards on unless it smells of fuel or gas, touch no other switch, do not smoke',
        'Izslēdziet aizdedzi. Tūlīt zvaniet 112, sakiet, kas iesprostots un vai kūp vai ož pēc degvielas. Ja neož, ieslēdziet avārijas gaismas. Citus slēdžus neaiztieciet, nesmēķējiet',
      ),
      say(
        'if you are hanging upside down, brace your feet and one hand before you release or cut the belt. Get out by any door or window and go well away from the car and traffic',
        'ja karājaties ar galvu uz leju, atspiedieties ar kājām un roku, tikai tad atveriet vai pārgrieziet jostu. Lieniet ārā pa durvīm vai logu, tad tālu prom no auto un satiksmes',
      ),
      say(
        'move an injured person only out of fire, smoke or water or if not breathing (start CPR). Otherwise stay with them, hold the head still and press firmly on bleeding wounds',
        'ievainoto velciet ārā tikai no uguns, dūmiem vai ūdens vai ja viņš neelpo (tad sirds masāža). Citādi palieciet klāt, turiet viņa galvu nekustīgi, brūces piespiediet',
      ),
    ],
  },
  snowedIn: {
    ...PEOPLE,
    reason: say(
      'Snow around the exhaust pipe forces poisonous, odorless gas into the car, and anyone who walks off into the snow can freeze to death.',
      'Sniegs ap izpūtēju dzen salonā indīgu gāzi bez smakas, un tas, kas aiziet sniegā, var nosalt.',
    ),
    alone: [
      say(
        'Turn off engine and heater now, hazards on, open the doors and windows and get everyone into fresh air next to the car, out of traffic. Wake anyone who is asleep',
        'Tūlīt izslēdziet dzinēju un sildītāju, ieslēdziet avārijas gaismas, atveriet durvis un logus, visi svaigā gaisā blakus auto, ne uz joslas. Pamodiniet tos, kas guļ',
      ),
      say(
        'call 112 now if anyone does not wake up, has a headache or is dizzy, nauseous, sleepy or confused, and also if you cannot get away on your own',
        'tūlīt zvaniet 112, ja kāds nav pamodināms, kādam sāp vai reibst galva, slikti, nāk miegs vai viņš ir apjucis, un arī ja paši netiekat prom',
      ),
      say(
        'go indoors if a house is close by. If not, stay with the car. Once it has been aired out, shelter in it with engine and heater off, a window ajar and all your warm clothes on',
        'ja pavisam tuvu ir māja, ejiet tajā. Ja nav, palieciet pie auto. Kad tas izvēdināts, palieciet tajā: dzinējs un sildītājs izslēgts, logs pavērts, visas siltās drēbes mugurā',
      ),
      say(
        'start engine or heater only if nobody feels ill and the exhaust pipe and the whole rear of the car have been dug out. Run them only 10 minutes an hour, with a window open',
        'dzinēju vai sildītāju darbiniet tikai, ja visi jūtas labi un izpūtējs un visa aizmugure ir atrakta, 10 minūtes stundā ar atvērtu logu',
      ),
    ],
  },
  chemicals: {
    ...PEOPLE,
    reason: say(
      'Spilled chemicals give off poisonous vapor, and mixing them can create a deadly gas or start a fire.',
      'Izlijušas ķimikālijas izdala indīgus tvaikus, un, sajaucoties, tās var radīt nāvējošu gāzi vai aizdegties.',
    ),
    stop: say(
      'open the windows, turn on the hazard lights, pull off the road, stop, parking brake on, engine off',
      'atveriet logus, ieslēdziet avārijas gaismas, apstājieties ārpus ceļa, stāvbremze, izslēdziet auto',
    ),
    alone: [
      say(
        'get everyone out and far away, upwind and clear of traffic, and out of any building it is in or next to. Do not touch the spill, and let nobody go back to the car',
        'visi ārā, arī no ēkas, kurā vai pie kuras auto ir, prom no satiksmes un tālu prom pret vēju. Izlijušo neaiztieciet, un neviens neiet atpakaļ',
      ),
      say(
        'take off soaked clothes and rinse affected eyes and skin at once with plenty of water for 15 minutes. Meanwhile call 112 and say what was spilled',
        'novelciet samirkušas drēbes, skartās acis un ādu tūlīt 15 minūtes skalojiet ar daudz ūdens. Pa to laiku zvaniet 112 un pasakiet, kas izlijis',
      ),
    ],
  },
  illness: {
    ...PEOPLE,
    summary: say('You must not drive now', 'Tagad jūs nedrīkstat braukt'),
    reason: say(
      'Anyone who is ill or drowsy, has been drinking or cannot see well must not drive.',
      'Kam slikti, nāk miegs, kas ir dzēris vai slikti redz, tas nedrīkst vadīt nekādu auto.',
    ),
    stop: say(
      'turn on the hazard lights, stop at the next safe place, and do not drive on, not even a short distance',
      'ieslēdziet avārijas gaismas, apstājieties tuvākajā drošajā vietā un tālāk nebrauciet pat mazu gabalu',
    ),
    alone: [
      say(
        'if in the car: parking brake, hazards, engine and heater off, doors unlocked. In a building, or if it smokes or leaks: get out. Otherwise only if you can get well off the road',
        'ja sēžat auto: stāvbremze, ieslēdziet avārijas gaismas, izslēdziet dzinēju, sildītāju, atslēdziet durvis. Ēkā vai ja kūp vai tek, ārā. Citur tikai, ja varat tikt nost no ceļa',
      ),
      say(
        'call 112 now for chest pain, trouble breathing, speaking or seeing, numbness, fainting or a seizure, even if it has passed. If you have diabetes and can swallow, take sugar',
        'tūlīt zvaniet 112, ja sāp krūtīs, tirpst roka vai seja, grūti elpot, runāt vai redzēt, ģībāt vai bija lēkme, arī ja pārgājis. Ja ir diabēts un varat norīt, apēdiet cukuru',
      ),
      say(
        'do not stay alone, and dress warmly. Do not drive until you are sober, rested and see well, a doctor agrees (after an illness), and any fault in the car has been checked',
        'nepalieciet vieni, saģērbieties silti. Nebrauciet reibumā, noguruši vai slikti redzot, pēc slimības bez ārsta atļaujas un kamēr auto bojājums nav pārbaudīts',
      ),
    ],
  },
  fire: {
    category: 'other',
    summary: say(
      'This sounds like a fire or the beginning of one',
      'Izskatās, ka deg vai var sākties ugunsgrēks',
    ),
    reason: say(
      'Smoke, sparks or a burning smell can mean that a fire is starting, and flames spread within minutes.',
      'Dūmi, dzirksteles vai deguma smaka var liecināt par aizdegšanos, un liesmas izplatās dažās minūtēs.',
    ),
    isLeft: true,
    keep: say(
      'Do not open the hood, do not pour water on it, and do not start it again',
      'Pārsegu neatveriet, ūdeni nelejiet un auto vairs neiedarbiniet',
    ),
    call: say(
      'call 112 if there is smoke or fire, or if anyone is trapped or unwell. Let nobody go back, not even for a pet or belongings',
      'zvaniet 112, ja kūp vai deg vai ja kāds ir iesprostots vai kādam slikti. Neviens neiet atpakaļ pat pēc dzīvnieka vai mantām',
    ),
    help: TOWED,
  },
  highVoltage: {
    category: 'electrical',
    reason: say(
      'A damaged or faulty high-voltage system can stop the car, give a deadly shock or catch fire, even days later, and its fumes are poisonous.',
      'Bojāta augstsprieguma sistēma var apstādināt auto, izraisīt nāvējošu strāvas triecienu vai aizdegties arī pēc vairākām dienām; tās tvaiki ir indīgi.',
    ),
    isLeft: true,
    hasLamp: true,
    keep: HIGH_VOLTAGE,
    call: say(
      'call 112 if it smokes, hisses, pops, smells unusual, gives off heat or electric shocks, or if anyone is hurt. Let nobody go back',
      'zvaniet 112, ja akumulators kūp, šņāc, krakšķ, smird vai ir karsts, ja sit strāva vai kāds cietis. Neviens neiet atpakaļ',
    ),
    help: TO_COMPANY,
  },
  orangeCable: {
    category: 'electrical',
    reason: say(
      'A damaged high-voltage cable can give a deadly shock or start a fire.',
      'Bojāts augstsprieguma vads var izraisīt nāvējošu strāvas triecienu vai ugunsgrēku.',
    ),
    isLeft: true,
    keep: HIGH_VOLTAGE,
    call: say(
      'call 112 now if there was a crash, if you are on a road, or if it smokes, hisses, sparks or gives shocks. Say that a high-voltage cable is damaged. Let nobody go back',
      'tūlīt zvaniet 112, ja bija avārija, esat uz ceļa vai ja kūp, šņāc, dzirksteļo vai sit strāva. Pasakiet, ka bojāts augstsprieguma vads. Neviens neiet atpakaļ',
    ),
    help: TO_COMPANY,
  },
  gas: {
    category: 'engine_fuel',
    summary: say('This sounds like an LPG, CNG or propane leak', 'Izskatās pēc gāzes noplūdes'),
    reason: say(
      'Leaking LPG, CNG or propane can explode at the smallest spark, and a damaged pressure tank can burst.',
      'Noplūdusi gāze var uzsprāgt no mazākās dzirksteles, un bojāts gāzes balons var plīst.',
    ),
    isLeft: true,
    stop: say(
      'put out cigarettes, touch no switch, pull out of traffic at once and stop, but never near gas pumps, cars or buildings or in a tunnel whose exit is near',
      'nodzēsiet cigaretes, slēdžus neaiztieciet, nobrauciet no brauktuves un apstājieties, bet ne pie uzpildes iekārtām, citiem auto, ēkām un ne tunelī, ja tā gals tuvu',
    ),
    inside: UNLIT_INSIDE,
    keep: say(
      'Warn others to stay away. Do not smoke, refuel, start the engine again or touch any other switch',
      'Brīdiniet citus, lai nenāk klāt. Nesmēķējiet, gāzi neuzpildiet, dzinēju vairs neiedarbiniet un citus slēdžus neaiztieciet',
    ),
    call: say(
      'call 112 now from a safe distance if you smell gas, hear hissing or an alarm went off. Let nobody go back, not even to close a valve',
      'tūlīt no droša attāluma zvaniet 112, ja ož pēc gāzes, šņāc vai pīkst detektors. Neviens neiet atpakaļ, arī ne aizgriezt krānu',
    ),
    help: TOWED,
  },
  fuel: {
    category: 'engine_fuel',
    reason: say(
      'Leaking fuel or its vapor can catch fire from a spark or a hot engine.',
      'Noplūdusi degviela vai tās tvaiki var aizdegties no dzirksteles vai karsta dzinēja.',
    ),
    isLeft: true,
    inside: UNLIT_INSIDE,
    keep: say(
      'Warn others to stay away. Do not smoke or start the engine again, and do not touch any other switch, any heater or the leaking fuel',
      'Brīdiniet citus, lai nenāk klāt. Nesmēķējiet, dzinēju vairs neiedarbiniet, citus slēdžus, sildītājus un tekošo degvielu neaiztieciet',
    ),
    call: say(
      'call 112 from a safe distance if fuel is still leaking or has leaked in or near a building, if it smokes, or if anyone is trapped or unwell. Let nobody go back',
      'no droša attāluma zvaniet 112, ja degviela vēl tek vai ir ēkā vai pie tās, ja kūp, kāds iesprostots vai kādam slikti. Neviens neiet atpakaļ',
    ),
    help: TOWED,
  },
  battery: {
    category: 'electrical',
    reason: say(
      'A swollen, hissing, boiling, cracked or frozen battery can burst; its acid burns eyes and skin, and its gas can explode.',
      'Uzpampis, šņācošs, verdošs, saplaisājis vai sasalis akumulators var uzsprāgt; skābe apdedzina acis un ādu, un gāze var sprāgt.',
    ),
    isLeft: true,
    keep: say(
      'Rinse acid off eyes and skin now for 15 min with clean water, calling 112. Do not unplug, charge, jump-start or use a flame. Charger off only at a far breaker',
      'Skābi no acīm un ādas tūlīt skalojiet 15 min ar ūdeni, zvaniet 112. Neatvienojiet, nelādējiet, neiedarbiniet, nesmēķējiet. Lādētāju atslēdziet ar tālu drošinātāju',
    ),
    call: say(
      'call 112 if it smokes, hisses or smells of rotten eggs or if acid got into eyes. Let nobody go back',
      'zvaniet 112, ja kūp, šņāc vai smird pēc puvušām olām vai ja skābe iekļuvusi acīs. Neviens neiet atpakaļ',
    ),
    help: say(
      'once firefighters or a mechanic allow it, have the battery replaced and the charging system checked on the spot',
      'kad glābēji vai mehāniķis to atļauj, lieciet akumulatoru nomainīt un uzlādi pārbaudīt uz vietas',
    ),
  },
  plug: {
    category: 'electrical',
    reason: say(
      'A plug or outlet that gets hot while charging can set the car and the house on fire.',
      'Spraudnis vai rozete, kas lādējot karst, var aizdedzināt auto un māju.',
    ),
    alone: [
      say(
        'If the plug or outlet is smoking, glowing or burning, wake everyone, get them out of the house and away from the car, and call 112',
        'Ja spraudnis vai rozete kūp, gruzd vai deg, pamodiniet visus, ejiet ārā no mājas un tālu prom no auto un zvaniet 112',
      ),
      say(
        "otherwise stop charging from the car's menu or the carmaker's app, then turn off the outlet's breaker. Do not touch the hot plug. If it does not cool down, act as if it smoked",
        'citādi pārtrauciet uzlādi auto izvēlnē vai ražotāja lietotnē, tad izslēdziet rozetes drošinātāju. Karsto spraudni neaiztieciet. Ja neatdziest, rīkojieties, it kā kūpētu',
      ),
      say(
        "do not use the outlet, the cable or the car's charging port, and do not drive the car, until everything has been checked",
        'rozeti, kabeli un auto uzlādes ligzdu vairs nelietojiet un nebrauciet, kamēr tie nav pārbaudīti',
      ),
    ],
  },
  fumes: {
    category: 'exhaust',
    summary: say(
      'This sounds like poisonous exhaust or heater gas',
      'Izskatās pēc indīgas izplūdes vai sildītāja gāzes',
    ),
    reason: say(
      'Exhaust or heater fumes make you nauseous, sleepy and then unconscious, and the most poisonous gas in them, carbon monoxide, has no smell.',
      'Izplūdes vai sildītāja gāzes izraisa nelabumu, miegainību un samaņas zudumu; indīgākajai no tām, tvana gāzei, nav smakas.',
    ),
    isLeft: true,
    inside: say(
      'inside: windows open, hazards, brake on, engine and heater off',
      'salonā: logi vaļā, avārijas gaismas, stāvbremze, izslēdziet auto, sildītāju',
    ),
    people: say(
      'wake or carry all out into fresh air outdoors, off the road. Open a garage door from outside, do not go in',
      'modiniet vai nesiet: visi ārā svaigā gaisā, nost no ceļa. Garāžā neejiet: atveriet to no ārpuses',
    ),
    stop: say(
      'open all windows, turn on the hazard lights and stop at the next safe place',
      'atveriet visus logus, ieslēdziet avārijas gaismas un apstājieties tuvākajā drošajā vietā',
    ),
    keep: say(
      'Nobody goes back until aired out and, if 112 was called, firefighters agree. Until checked, never drive (even with windows open) or sleep in it',
      'Neviens neiet atpakaļ, kamēr nav izvēdināts, pēc zvana 112 tikai ar glābēju atļauju. Līdz pārbaudei nebrauciet pat ar vaļējiem logiem, salonā neguliet',
    ),
    call: say(
      'call 112 now if anyone is still inside, has a headache, is dizzy, nauseous, sleepy, confused or will not wake up, or an alarm went off (maybe carbon monoxide). Not breathing: CPR',
      'tūlīt zvaniet 112, ja kāds ir iekšā, nav pamodināms, apjucis, kādam sāp vai reibst galva, slikti, nāk miegs vai pīkst detektors (var būt tvana gāze). Ja neelpo: sirds masāža',
    ),
    help: REPAIRED,
  },
  runaway: {
    category: 'engine_fuel',
    reason: say(
      'An engine that burns its own oil can keep running even without the key and race until it breaks apart or catches fire.',
      'Dzinējs, kas dedzina savu motoreļļu, var griezties arī bez atslēgas, un apgriezieni var kāpt, līdz tas sabrūk vai aizdegas.',
    ),
    alone: [
      say(
        'Hazards on, clutch or neutral, brake, stop aside, engine off (key or button). If it races on, with a clutch pedal and nobody in front: hold both brakes, top gear, clutch up fast',
        'Avārijas gaismas, sajūgs vai neitrāle, apstājieties malā, izslēdziet. Ja vēl griežas, ir sajūga pedālis, priekšā neviena: abas bremzes, augstākais pārnesums, sajūgu ātri atlaidiet',
      ),
      say(
        'if that fails or in an automatic: brake, neutral, parking brake. Even if it stopped, all out, well away from traffic and buildings, nobody in front, never over a railing or median',
        'ja neizdodas vai ir automāts: bremze, neitrāle, stāvbremze. Arī ja noslāpis: visi ārā un tālu prom no auto, satiksmes un ēkām, ne auto priekšā, ne pāri margām vai vidus barjerai',
      ),
      say(
        'call 112 if it still races, smokes or burns or blocks a lane. Hood shut, never start the engine again, even if it raced only once. Have the car towed on a flatbed',
        'zvaniet 112, ja tas vēl griežas, kūp, deg vai aizšķērso joslu. Pārsegu neatveriet, dzinēju vairs neiedarbiniet, arī ja tā bija tikai reizi. Lieciet auto evakuēt ar platformu',
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
    stop: say(
      'hazards on, pump a soft pedal (not air brakes), press a hard one, parking brake bit by bit, or steer uphill or into a hedge or curb, but not on tracks',
      'avārijas gaismas, mīkstu pedāli pumpējiet (gaisa bremzes ne), cietu spiediet, pamazām stāvbremze, stūrējiet kalnup, krūmos vai pret apmali, ne uz sliedēm',
    ),
    hold: say(
      'Do not hold or enter an empty rolling car. Already in it: hold the brake, parking brake on, P or a gear, engine off. Nobody stands downhill. Do not drive on',
      'Tukšu ripojošu auto neturiet un nekāpiet iekšā. Ja jau sēžat auto: spiediet bremzi, stāvbremze, P vai pārnesums, izslēdziet. Lejas pusē neviens. Nebrauciet',
    ),
    stay: HELD,
    people: HELD_OUT,
    help: TOWED,
  },
  flooded: {
    category: 'engine_fuel',
    summary: say('This sounds like a car with water in it', 'Izskatās, ka auto ir iekļuvis ūdens'),
    reason: say(
      'Water inside an engine can wreck it as soon as the engine turns over, wet wiring can start a fire, and airbags and brakes may fail.',
      'Ūdens dzinējā to var salauzt pirmajā apgriezienā, slapji vadi var aizdegties, un drošības spilveni un bremzes var nenostrādāt.',
    ),
    secure: say(
      'If water is rising: all out at once, to higher ground, call 112. Else parking brake on, car off. Do not start, charge or drive it, even once it has dried',
      'Ja ūdens ceļas, tūlīt visi ārā un augstāk, zvaniet 112. Citādi stāvbremze, izslēdziet. Vairs neieslēdziet, nelādējiet un nebrauciet, arī ja viss ir izžuvis',
    ),
    call: IF_HOT,
    help: say(
      'have the car towed to a place away from buildings, the battery disconnected there and the car checked',
      'lieciet auto evakuēt uz vietu tālāk no ēkām, tur atvienot akumulatoru un auto pārbaudīt',
    ),
  },
  brakes: {
    category: 'braking',
    reason: say(
      'From what you describe, the brakes may not stop or hold the car when you need them.',
      'Spriežot pēc aprakstītā, bremzes var neapturēt vai nenoturēt auto, kad tas ir vajadzīgs.',
    ),
    stop: say(
      'hazards on, pull off, but not onto tracks. Pump a soft pedal (not air brakes), press a hard one, downshift, parking brake bit by bit, or steer uphill',
      'avārijas gaismas, malā, bet ne uz sliedēm. Mīkstu pedāli pumpējiet (gaisa bremzes ne), cietu spiediet, zemāks pārnesums, pamazām stāvbremze vai stūrējiet kalnup',
    ),
    hold: say(
      'Hold the brake, parking brake on, P or a gear, engine off before you get out. Nobody stands downhill. Do not drive on, even if the brakes seem to work',
      'Spiediet bremzi, stāvbremze, P vai pārnesums, izslēdziet dzinēju, pirms izkāpjat. Lejas pusē neviens nestāv. Nebrauciet, arī ja bremzes atkal labas',
    ),
    call: HOT_WHEEL,
    help: say(
      'have the car towed on a flatbed, never on a rope',
      'lieciet auto evakuēt ar platformu, nekad nevelciet trosē',
    ),
  },

  hotBrake: {
    category: 'braking',
    reason: say(
      'A brake that does not release or a failing wheel bearing gets hot again as soon as you drive; the wheel can catch fire or come off.',
      'Bremze, kas neatlaižas, vai bojāts riteņa gultnis braucot atkal sakarst; ritenis var aizdegties vai nokrist.',
    ),
    stop: say(
      'hazards on, stop gently at the next safe place, never on dry grass or in a tunnel whose exit is near',
      'avārijas gaismas, rāmi apstājieties tuvākajā drošajā vietā, ne sausā zālē un ne tunelī, ja tā gals ir tuvu',
    ),
    secure: say(
      'Parking brake on, P or a gear, engine off. Do not drive on, even after the hot wheel has cooled, and do not touch that wheel',
      'Stāvbremze, P vai pārnesums, izslēdziet dzinēju. Tālāk nebrauciet arī tad, kad ritenis atdzisis, un to neaiztieciet',
    ),
    call: HOT_WHEEL,
    help: say('have the car or trailer moved on a flatbed', 'lieciet auto vai piekabi aizvest uz platformas'),
  },
  selfBraking: {
    category: 'braking',
    summary: say(
      'This sounds like a car that brakes, speeds up or steers by itself',
      'Izskatās, ka auto pats bremzē, uzņem ātrumu vai stūrē',
    ),
    reason: say(
      'A car that brakes, speeds up or steers by itself can leave its lane, hit somebody or be hit from behind.',
      'Auto, kas pats bremzē, uzņem ātrumu vai stūrē, var kādam uzbraukt, izbraukt no joslas, vai tajā var ietriekties no aizmugures.',
    ),
    stop: say(
      'hold the wheel firmly and turn on the hazard lights. If the car speeds up, brake and shift to neutral. Cancel cruise control and stop in a safe place',
      'stingri turiet stūri, ieslēdziet avārijas gaismas. Ja uzņem ātrumu, bremzējiet un ieslēdziet neitrāli. Izslēdziet kruīza kontroli un apstājieties drošā vietā',
    ),
    secure: say(
      'Set the parking brake, turn the car off and do not drive on until the fault has been found and fixed',
      'Pievelciet stāvbremzi, izslēdziet auto un tālāk nebrauciet, kamēr bojājums nav novērsts',
    ),
    help: REPAIRED,
  },
  surging: {
    category: 'engine_fuel',
    reason: say(
      'From what you describe, the engine may keep pushing the car forward when you do not want it to.',
      'Spriežot pēc aprakstītā, dzinējs var dzīt auto uz priekšu, kad jūs to nevēlaties.',
    ),
    stop: say(
      'neutral or clutch, brake hard, no pumping, hazards on, pull over. If it still pulls, hold the start button or turn the key back a notch, or steer uphill',
      'neitrāle vai sajūgs, stipri bremzējiet, nepumpējiet, avārijas gaismas, malā. Ja vēl velk, turiet starta pogu vai grieziet atslēgu soli atpakaļ vai stūrējiet kalnup',
    ),
    hold: say(
      'Hold the brake, engine off first, then parking brake and P or a gear. Do not drive on, even if the pedal or floor mat is free again',
      'Kad auto stāv, spiediet bremzi, vispirms izslēdziet dzinēju, tad stāvbremze, P vai pārnesums. Nebrauciet, arī ja pedālis vai paklājiņš atkal brīvs',
    ),
    help: REPAIRED,
  },
  steering: {
    category: 'suspension_steering',
    reason: say(
      'From what you describe, the steering may fail or one of its parts may break, and then the car cannot be steered.',
      'Spriežot pēc aprakstītā, stūre var atteikt vai kāda tās detaļa salūzt, un tad auto vairs nav vadāms.',
    ),
    stop: BOTH_HANDS,
    secure: STAY,
    help: REPAIRED,
  },
  wheel: {
    category: 'suspension_steering',
    summary: say(
      'This sounds like a wheel that is loose or has come off',
      'Izskatās, ka ritenis ir vaļīgs vai nokritis',
    ),
    reason: say(
      'A wheel that is not held firmly may come off or collapse under the car.',
      'Ritenis, ko nekas stingri netur, var atdalīties vai sašķiebties.',
    ),
    stop: BOTH_HANDS,
    secure: say(
      'Parking brake on, engine off. Do not drive on, not even slowly or if the lug nuts are tight now',
      'Stāvbremze, izslēdziet dzinēju. Tālāk nebrauciet pat lēnām, arī ja skrūves tagad ir pievilktas',
    ),
    road: DROPPED,
    help: REPAIRED,
  },
  suspension: {
    category: 'suspension_steering',
    reason: say(
      'When a part that carries or steers the car breaks, the car cannot be controlled.',
      'Ja salūzīs detaļa, kas auto tur vai stūrē, tas vairs nebūs vadāms.',
    ),
    stop: BOTH_HANDS,
    secure: say(
      'Parking brake on, engine off. Do not drive on, even if it feels right or you tightened something. Hands and feet out from under the car: it may drop',
      'Stāvbremze, izslēdziet dzinēju. Nebrauciet, arī ja vairs neko nejūtat vai kaut ko pievilkāt. Rokas un kājas zem auto nebāziet: tas var nosēsties',
    ),
    road: DROPPED,
    help: REPAIRED,
  },

  tire: {
    category: 'other',
    summary: say(
      'This sounds like a tire or wheel that may fail',
      'Izskatās, ka riepa vai disks var neizturēt',
    ),
    reason: say(
      'From what you describe, the tire may fail, lose its grip or come off its rim, and then the car cannot be steered.',
      'Spriežot pēc aprakstītā, riepa var neizturēt, zaudēt saķeri vai noiet no diska, un tad auto vairs nav vadāms.',
    ),
    stop: BOTH_HANDS,
    secure: say(
      'Parking brake on, engine off. Do not drive on the bad tire, even slowly or pumped up. A compact spare is only for a short, slow trip',
      'Stāvbremze, izslēdziet dzinēju. Ar šādu riepu nebrauciet ne lēnām, ne tad, ja tā piepumpēta. Mazais rezerves ritenis ir tikai īsam, lēnam braucienam',
    ),
    help: say(
      'mount a good spare only on firm, level ground clear of traffic: everyone out, parking brake, P or a gear, wheels chocked, no part of you under the car. Otherwise call for help',
      'veselu rezerves riteni montējiet tikai uz cietas, līdzenas zemes tālu no satiksmes: visi ārā, stāvbremze, P vai pārnesums, ķīļi, zem auto nelieniet. Citādi izsauciet palīdzību',
    ),
  },
  body: {
    category: 'other',
    summary: say('This sounds like structural damage to the car', 'Izskatās, ka virsbūve zaudējusi izturību'),
    reason: say(
      'A body that has rusted through at load-bearing points can fold, and an axle, seat or belt mount can tear loose.',
      'Virsbūve, kas izrūsējusi nesošajās vietās, var salocīties, un no tās var izrauties ritenis, sēdeklis vai jostas stiprinājums.',
    ),
    secure: say(
      'On a jack: lower it from the side if it is steady, else keep away. No jack: parking brake on, engine off. Do not drive on. Let nobody reach under it',
      'Ja auto ir uz domkrata: nolaidiet no sāna, ja stāv stingri, citādi neejiet klāt. Ja nav: stāvbremze, izslēdziet. Nebrauciet. Zem auto nelieniet',
    ),
    help: TOWED,
  },
  crash: {
    category: 'other',
    summary: say('This sounds like damage from a collision', 'Izskatās pēc avārijas bojājumiem'),
    reason: say(
      'After a collision, or once airbags have gone off, the steering, brakes, tires or fuel lines may be damaged, and airbags and belts may not protect you.',
      'Pēc tāda trieciena vai drošības spilvenu nostrādāšanas var būt bojāta stūre, bremzes, riepas vai degvielas caurules, un spilveni un jostas var vairs nepasargāt.',
    ),
    secure: say(
      'Parking brake on, car off, do not drive. If it smokes or leaks fuel, all far off, call 112. Call also if anyone is pregnant or passed out, even if fine now',
      'Stāvbremze, izslēdziet, nebrauciet. Ja kūp vai tek degviela, visi tālu prom, zvaniet 112. Zvaniet arī, ja kāds bija bez samaņas vai ir grūtniece, pat ja jūtas labi',
    ),
    hurt: IF_HURT,
    people: UNHURT,
    help: TOWED,
  },
  restraint: {
    category: 'other',
    summary: say(
      'This sounds like belts, seats or airbags that may not protect you',
      'Izskatās, ka jostas, sēdekļi vai drošības spilveni var nepasargāt',
    ),
    reason: say(
      'From what you describe, a seat, belt or airbag may not hold or protect somebody in a crash or under hard braking.',
      'Spriežot pēc aprakstītā, avārijā vai straujā bremzēšanā kāds var palikt nenostiprināts vai nepasargāts.',
    ),
    secure: say(
      'Parking brake on, do not drive until it is repaired. Let nobody sit in a seat that is loose or whose belt does not work, nor put a child seat there',
      'Stāvbremze, nebrauciet, kamēr bojājums nav novērsts. Sēdeklī, kas neturas vai kura josta nedarbojas, neviens nesēž, un bērnu sēdekli tur neliek',
    ),
    help: say(
      'never use a child seat that is cracked or has been in a crash. For a trip that cannot wait, take another car or a taxi. Have your own car repaired or towed',
      'bērnu sēdekli, kas ieplaisājis vai bijis avārijā, nelietojiet arī citā auto: nomainiet to. Ja brauciens nav atliekams, ņemiet citu auto. Savējo lieciet salabot vai evakuēt',
    ),
  },
  airbag: {
    category: 'other',
    summary: say(
      'This sounds like an airbag that is itself dangerous',
      'Izskatās, ka bīstams ir pats drošības spilvens',
    ),
    reason: say(
      'A faulty airbag can go off by itself or throw metal parts at anyone sitting in front of it.',
      'Bojāts drošības spilvens var nostrādāt pats vai raidīt metāla šķembas pret to, kas sēž pretī.',
    ),
    secure: say(
      'Set the parking brake, turn the car off and do not drive',
      'Pievelciet stāvbremzi, izslēdziet auto un nebrauciet',
    ),
    keep: say(
      'let nobody sit in front of the faulty airbag. Do not touch, push back, unplug or take apart anything around it',
      'neviens nesēž bojātā spilvena priekšā. Neko ap to neaiztieciet, nespiediet atpakaļ, neatvienojiet un neizjauciet',
    ),
    help: say(
      'call the dealer: a recall repair is free of charge, and many dealers will pick up the car',
      'zvaniet dīlerim: ja auto ir atsaukts, spilvenu nomaina bez maksas, un daudzi dīleri pēc auto atbrauc paši',
    ),
  },
  opens: {
    category: 'other',
    summary: say(
      'This sounds like a door, hood or trunk that will not stay closed',
      'Izskatās, ka durvis, pārsegs vai bagāžnieks neturas ciet',
    ),
    reason: say(
      'A hood, door or trunk lid that will not stay closed can fly open and block your view, or somebody or something may fall out.',
      'Pārsegs, durvis vai vāks, kas neturas ciet, braucot var atvērties: tas var aizsegt skatu, vai kāds vai kaut kas var izkrist.',
    ),
    stop: say(
      'both hands on the wheel, let go of an open door, hazards on, slow down gently, stop in a safe place. If the hood blocks your view, look under or past it',
      'abas rokas uz stūres, vaļējas durvis neturiet, avārijas gaismas, rāmi apstājieties drošā vietā. Ja pārsegs aizsedz skatu, skatieties zem tā vai pa sānu logu',
    ),
    secure: say(
      'Parking brake on, do not drive on: hood, door or trunk can open at any moment, no rope, strap or wire will hold it. Keep everyone, above all children, away',
      'Stāvbremze, tālāk nebrauciet: pārsegs, durvis vai vāks var atvērties kuru katru brīdi, aukla, siksna vai stieple to nenotur. Klāt nevienu nelaidiet, īpaši bērnus',
    ),
    road: DROPPED,
    help: say(
      'have the latch repaired and any broken glass replaced on the spot, or have the car towed',
      'lieciet slēdzeni un, ja saplīsis, stiklu salabot uz vietas vai auto evakuēt',
    ),
  },
  view: {
    category: 'other',
    summary: say(
      'This sounds like a problem with your view of the road',
      'Izskatās, ka caur stiklu slikti var redzēt ceļu',
    ),
    reason: say(
      'From what you describe, you may not be able to see the road or the people on it, or the glass may break.',
      'Spriežot pēc aprakstītā, jūs varat neredzēt ceļu un to, kas uz tā ir, vai arī stikls var neizturēt.',
    ),
    stop: say(
      'turn on the hazard lights, slow down gently and stop at the next safe place. If your view is blocked, look through a gap or a side window',
      'ieslēdziet avārijas gaismas, rāmi bremzējiet un apstājieties tuvākajā drošajā vietā. Ja skats aizsegts, skatieties pa spraugu vai sānu logu',
    ),
    secure: say(
      'Parking brake on, do not drive on until glass and wipers are sound and every window is clear. Do not push on cracked glass or rub eyes with glass in them',
      'Stāvbremze, nebrauciet, līdz stikls un tīrītāji ir kārtībā un pa visiem logiem labi redz. Ieplīsušu stiklu nespiediet. Ja acīs lauskas, neberzējiet',
    ),
    help: say(
      'have the glass, wipers or defroster fixed on the spot, or have the car towed',
      'lieciet stiklu, tīrītājus vai apsildi salabot uz vietas vai auto evakuēt',
    ),
  },
  lights: {
    category: 'electrical',
    stop: say(
      'turn on the hazard lights, slow down early and gently and stop at the next safe place',
      'ieslēdziet avārijas gaismas, bremzējiet agri un rāmi un apstājieties tuvākajā drošajā vietā',
    ),
    reason: say(
      'From what you describe, others may not see you or notice that you are braking, and at night you may not be able to see the road.',
      'Spriežot pēc aprakstītā, citi var neredzēt jūs vai to, ka bremzējat, un tumsā jūs varat neredzēt ceļu.',
    ),
    secure: say(
      'Parking brake on, do not drive until the lights work. Without brake lights, do not drive in daylight either',
      'Stāvbremze, nebrauciet, kamēr gaismas nedarbojas. Bez bremžu gaismām nebrauciet arī dienā',
    ),
    road: UNLIT,
    help: REPAIRED,
  },
  current: {
    category: 'electrical',
    reason: say(
      'From what you describe, the electrical power may fail while you are driving. Then the lights go out, the steering gets heavy and the engine stops.',
      'Spriežot pēc aprakstītā, braucot var pazust strāva: nodziest gaismas, stūre kļūst smaga, un dzinējs noslāpst.',
    ),
    secure: OFF,
    road: UNLIT,
    help: TOWED,
  },
  wrongFuel: {
    category: 'engine_fuel',
    reason: say(
      'The wrong fluid in the tank can ruin the fuel system, the engine or the catalytic converter. The tank must be drained first.',
      'Nepareizs šķidrums bākā var sabojāt degvielas sistēmu, dzinēju vai katalizatoru; vispirms tas jāizsūknē.',
    ),
    secure: say(
      'Parking brake on, engine off. Do not start it or turn on the ignition, and do not add anything to the tank',
      'Stāvbremze, izslēdziet dzinēju. Neiedarbiniet, neieslēdziet pat aizdedzi un bākā neko nelejiet klāt',
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
      'An overheating engine can be ruined within minutes, and hot coolant and steam can scald you.',
      'Pārkarsis dzinējs dažās minūtēs sabojājas, un karsts šķidrums un tvaiks var applaucēt.',
    ),
    secure: say(
      'Parking brake on, engine off, no restart. Keep away from steam. Keep hood and coolant cap shut, add no water: coolant can scald for over 30 minutes',
      'Stāvbremze, izslēdziet, vairs neiedarbiniet. Prom no tvaika. Pārsegu un dzesēšanas vāciņu neatveriet, ūdeni nelejiet: applaucēt var vēl pēc 30 minūtēm',
    ),
    call: say(
      'if there is smoke (not steam), fire or a burning smell, get everyone out and well away from it, from traffic and from any building it is in or next to, then call 112',
      'ja nāk dūmi (ne tvaiks), deg vai ož pēc deguma, visi ārā un tālu prom no auto, satiksmes un ēkas, kurā vai pie kuras tas stāv, tad zvaniet 112',
    ),
    help: say(
      'once out of danger, cool a scald with water for 20 minutes and call 112. Have the car towed on a flatbed',
      'ja kāds applaucējies, drošībā 20 minūtes dzesējiet ar ūdeni un zvaniet 112. Auto lieciet evakuēt ar platformu',
    ),
  },
  oil: {
    category: 'engine_fuel',
    reason: say(
      'The engine may have no oil or no oil pressure. It can seize within seconds, and oil on a hot exhaust pipe can catch fire.',
      'Dzinējam var trūkt eļļas vai eļļas spiediena; dažās sekundēs dzinējs var ieķīlēties, un eļļa uz karsta izpūtēja var aizdegties.',
    ),
    secure: say(
      'Set the parking brake, turn off the engine and do not start it again, not even for a short trip or to listen to it',
      'Pievelciet stāvbremzi, izslēdziet auto un vairs to neiedarbiniet pat īsam braucienam vai lai paklausītos',
    ),
    call: IF_HOT,
    help: TOWED,
  },
  engine: {
    category: 'engine_fuel',
    summary: say(
      'This sounds like a problem with the engine or the drivetrain',
      'Izklausās pēc dzinēja vai piedziņas problēmas',
    ),
    reason: say(
      'From what you describe, the car may stop in traffic with heavy steering and brakes, or the engine may be ruined if it keeps running.',
      'Spriežot pēc aprakstītā, auto var apstāties satiksmē ar smagu stūri un bremzēm vai, ja to neizslēdz, sabojāties.',
    ),
    stop: WITH_FORCE,
    secure: say(
      'Set the parking brake (P may not hold), turn off the engine and do not start it again, even if it seems fine. While it is hot, keep hood and coolant cap shut',
      'Pievelciet stāvbremzi (P nepietiek), izslēdziet auto, vairs neiedarbiniet, arī ja šķiet, ka strādā. Kamēr dzinējs karsts, pārsegu un dzesēšanas vāciņu neatveriet',
    ),
    call: IF_HOT,
    help: TOWED,
  },

  belt: {
    category: 'engine_fuel',
    reason: say(
      'When a belt comes apart, cooling, charging and the power assist for steering and brakes can fail, or the engine can be wrecked.',
      'Ja siksna plīst vai nokrīt, var pazust dzesēšana, uzlāde un stūres un bremžu pastiprinājums vai sabojāties dzinējs.',
    ),
    stop: WITH_FORCE,
    secure: say(
      'Set the parking brake, turn off the engine and do not start it again. Do not open the hood or the coolant cap while the engine is hot',
      'Pievelciet stāvbremzi, izslēdziet dzinēju un vairs neiedarbiniet. Pārsegu un dzesēšanas sistēmas vāciņu neatveriet, kamēr dzinējs karsts',
    ),
    help: TOWED,
  },
  misfire: {
    category: 'engine_fuel',
    reason: say(
      'When an engine misfires, often with a flashing engine light, unburned fuel can heat the catalytic converter under the car until it glows and starts a fire.',
      'Ja dzinējs strādā ar izlaidumiem (parasti mirgo dzinēja lampiņa), nesadegusi degviela var sakarsēt katalizatoru zem auto, līdz tas kvēlo un izraisa aizdegšanos.',
    ),
    stop: say(
      'turn on the hazard lights and stop at the next safe place, on asphalt or gravel but never on dry grass',
      'ieslēdziet avārijas gaismas un apstājieties tuvākajā drošajā vietā uz asfalta vai grants, nekad sausā zālē',
    ),
    secure: say(
      'Parking brake on, engine off, no restart. On dry grass, if nothing smokes or glows and no traffic is near: release the brake and push it off',
      'Stāvbremze, izslēdziet auto un vairs neiedarbiniet. Sausā zālē, ja nekas nekūp un nekvēlo un satiksme ir tālu: atlaidiet bremzi un nostumiet auto no zāles',
    ),
    call: IF_HOT,
    help: TOWED,
  },
  exhaust: {
    category: 'exhaust',
    reason: say(
      'A broken or hanging exhaust pipe can fall onto the road, set fire to whatever it touches or let poisonous gas into the car.',
      'Nolūzis vai nokāries izpūtējs var nokrist uz ceļa, aizdedzināt to, kam pieskaras, un ielaist salonā indīgas gāzes.',
    ),
    stop: say(
      'open all windows, turn on the hazard lights and stop gently at the next safe place, but never on dry grass',
      'atveriet visus logus, ieslēdziet avārijas gaismas un rāmi apstājieties tuvākajā drošajā vietā, nekad sausā zālē',
    ),
    secure: say(
      'Parking brake on, engine off, do not drive on. Do not touch anything hot, and let nobody sleep or wait in the car with the engine running',
      'Stāvbremze, izslēdziet dzinēju, tālāk nebrauciet. Karstas daļas neaiztieciet, un neviens lai neguļ un nesēž mašīnā, kad darbojas dzinējs',
    ),
    call: say(
      'if the car is smoking or anyone feels sick, get everyone out into fresh air, well away from it, from traffic and from any building it is in or next to, then call 112',
      'ja auto kūp vai kādam slikti, visi ārā svaigā gaisā un tālu prom no tā un no satiksmes, arī no ēkas, kurā vai pie kuras tas stāv, tad zvaniet 112',
    ),
    help: REPAIRED,
  },
  drive: {
    category: 'transmission',
    reason: say(
      'From what you describe, the car may stop moving in traffic, or its wheels may lock up.',
      'Spriežot pēc aprakstītā, auto satiksmē var zaudēt vilkmi, vai arī var nobloķēties riteņi.',
    ),
    hold: say(
      'The car may roll away: hold the brake, set the parking brake and only then turn off the engine. Do not start it again, even if the car seems to drive again',
      'Auto var aizripot: spiediet bremzi, pievelciet stāvbremzi un tikai tad izslēdziet dzinēju. Vairs neiedarbiniet, arī ja šķiet, ka tas atkal velk',
    ),
    call: IF_HOT,
    help: TOWED,
  },
  stalls: {
    category: 'engine_fuel',
    reason: say(
      'The engine may stop or lose power in traffic: the car may be hit from behind, and the steering and brakes get heavy.',
      'Dzinējs satiksmē var noslāpt vai zaudēt jaudu: jums var uzbraukt no aizmugures, un stūre un bremzes kļūst smagas.',
    ),
    stop: WITH_FORCE,
    secure: say(
      'Set the parking brake and turn the car off. Do not drive on, even if the engine starts again',
      'Pievelciet stāvbremzi un izslēdziet auto. Tālāk nebrauciet, pat ja dzinējs atkal iedarbojas',
    ),
    help: TOWED,
  },
  clutch: {
    category: 'transmission',
    reason: say(
      'Without a working clutch, a car in gear can jump forward as soon as the engine turns.',
      'Bez sajūga auto ar ieslēgtu pārnesumu var lēkt uz priekšu, tiklīdz dzinējs griežas.',
    ),
    stop: say(
      'turn on the hazard lights, pull over and brake until the engine stalls',
      'ieslēdziet avārijas gaismas, nobrauciet malā un bremzējiet, līdz dzinējs noslāpst',
    ),
    hold: say(
      'Keep your foot on the brake, set the parking brake, turn off the engine and leave the car in gear. Do not restart the engine',
      'Turiet kāju uz bremzes, pievelciet stāvbremzi, izslēdziet dzinēju un pārnesumu atstājiet ieslēgtu. Dzinēju vairs neiedarbiniet',
    ),
    stay: HELD,
    people: HELD_OUT,
    help: TOWED,
  },
  shaft: {
    category: 'transmission',
    reason: say(
      'A loose drive shaft can drop onto the road, break through the floor or lock a wheel, and then P no longer holds the car.',
      'Vaļīga piedziņas vārpsta var nokrist uz ceļa, izsist caurumu grīdā vai nobloķēt riteni, un tad arī P auto vairs netur.',
    ),
    hold: say(
      'Do not drive on, not even slowly. The car may roll even in P or in gear: hold the brake, set the parking brake and only then turn off the engine',
      'Tālāk nebrauciet pat lēnām. P vai pārnesums auto var nenoturēt: spiediet bremzi, pievelciet stāvbremzi un tikai tad izslēdziet dzinēju',
    ),
    stay: HELD,
    people: HELD_OUT,
    help: TOWED,
  },
  chain: {
    category: 'transmission',
    reason: say(
      'A chain that jumps off or breaks can lock the rear wheel and throw you off.',
      'Ķēde, kas nolec vai pārtrūkst, var nobloķēt pakaļējo riteni, un jūs kritīsiet.',
    ),
    help: REPAIRED,
  },
  trailer: {
    category: 'other',
    summary: say(
      'This sounds like a trailer or a load that is not safe',
      'Izskatās, ka piekabe vai krava nav droša',
    ),
    reason: say(
      'A trailer or load can come loose, break, sway, fail to brake, push the car off the road or hit other people.',
      'Piekabe var atvienoties, salūzt, zvalstīties, nebremzēt vai nogrūst auto no ceļa, un tā vai krava var ķert citus.',
    ),
    stop: say(
      'ease off the accelerator and hold the wheel straight. Do not brake while the trailer is swaying. Once it is stable, slow down gently and pull over safely',
      'noņemiet kāju no gāzes un turiet stūri taisni. Kamēr piekabe zvalstās, nebremzējiet. Kad tā vairs nezvalstās, rāmi bremzējiet un apstājieties drošā vietā',
    ),
    secure: say(
      'Parking brakes on, do not drive on. Unhitch only off the road, wheels chocked, no animal inside. Nobody between car and trailer, downhill or under the load',
      'Stāvbremze, tālāk nebrauciet. Atkabiniet tikai ārpus ceļa, ar ķīļiem, bez dzīvnieka iekšā. Neviens nestāv starp auto un piekabi, lejas pusē, zem kravas',
    ),
    call: say(
      'if it smokes or burns, get everyone out and well away from it, from traffic and from buildings, call 112. Also call if it blocks a lane or a part lies on the road: leave it there',
      'ja kūp vai deg, visi ārā un tālu prom, arī no satiksmes un ēkām, zvaniet 112. Zvaniet arī, ja piekabe aizšķērso joslu vai kaut kas no tās guļ uz ceļa, un neejiet to savākt',
    ),
    help: say(
      'have the trailer and its hitch, tires, brakes and load checked on the spot, or have it picked up. Do not tow anything with a damaged hitch',
      'lieciet piekabi, sakabi, riepas, bremzes un kravu pārbaudīt uz vietas vai lieciet piekabi aizvest. Ar bojātu āķi nevelciet neko',
    ),
  },
  towedCar: {
    category: 'other',
    summary: say('This sounds like a tow that is not safe', 'Izskatās, ka šo auto vilkt ir bīstami'),
    reason: say(
      'With its engine off, a towed car is hard to brake and steer, and it can run into the car towing it.',
      'Velkamu auto ar izslēgtu dzinēju ir grūti bremzēt un stūrēt, un tas var uzbraukt velkošajam auto.',
    ),
    stop: say(
      'turn on the hazard lights of both cars and stop at the next safe place. In the towed car, start braking early: the pedal needs much more force than usual',
      'abos auto ieslēdziet avārijas gaismas. Velkamajā bremzējiet savlaicīgi un plūstoši: pedālis ir daudz smagāks. Abi apstājieties drošā vietā',
    ),
    secure: say(
      'Do not go on towing with the rope or strap, not even slowly. Set the parking brakes of both cars',
      'Ar trosi vai siksnu tālāk nevelciet pat lēnām. Abos auto pievelciet stāvbremzi',
    ),
    help: say('have the towed car moved on a flatbed', 'lieciet velkamo auto aizvest uz platformas'),
  },
  load: {
    category: 'other',
    summary: say(
      'This sounds like a load that is not secured or is too heavy',
      'Izskatās, ka krava nav droša vai ir par smagu',
    ),
    reason: say(
      'A load that is loose or too heavy can fall onto the road, hit the people in the front seats, burst a tire or pull the car off the road.',
      'Vaļīga vai pārāk smaga krava var nokrist uz ceļa, uzgāzties priekšā sēdošajiem, pārplēst riepu vai noraut auto no ceļa.',
    ),
    secure: say(
      'Parking brake on, do not drive on. Do not open a door the load is leaning on, or stand on the side the car leans toward or where anything can fall',
      'Stāvbremze, tālāk nebrauciet. Durvis, pret kurām spiežas krava, neatveriet un nestāviet pusē, uz kuru auto sveras vai kur kaut kas var nokrist',
    ),
    road: DROPPED,
    help: say(
      'away from traffic, unload anything loose or too heavy and secure the rest with undamaged straps and clamps. If the car was overloaded, have the tires and springs checked',
      'tālāk no satiksmes noņemiet to, kas vaļīgs vai par smagu, un pārējo nostipriniet ar veselām siksnām un stiprinājumiem. Pēc pārslodzes lieciet pārbaudīt riepas un atsperes',
    ),
  },
  /** Right for each kind of its group. */
  burning: {
    category: 'other',
    summary: say(
      'This sounds like something that can burn, explode or poison the air',
      'Izskatās, ka kaut kas var aizdegties, sprāgt vai saindēt gaisu',
    ),
    reason: say(
      'From what you describe, something may catch fire, explode or give off poisonous gas.',
      'Spriežot pēc aprakstītā, kaut kas var aizdegties, sprāgt vai izdalīt indīgu gāzi.',
    ),
    isLeft: true,
    hasLamp: true,
    keep: say(
      'Do not start or charge it, do not smoke or light anything, and do not open the hood or touch any other switch, plug or cable',
      'Neiedarbiniet un nelādējiet, nesmēķējiet un uguni nededziet, pārsegu neatveriet un citus slēdžus, spraudņus un vadus neaiztieciet',
    ),
    call: say(
      'call 112 now if it smokes, burns, hisses, smells of fuel, gas, rotten eggs or chemicals or if anyone is hurt or feels ill (maybe carbon monoxide). Let nobody go back',
      'tūlīt zvaniet 112, ja kūp, deg, šņāc, ož pēc degvielas, gāzes, puvušām olām vai ķimikālijām, ja kāds cietis vai kādam slikti (var būt tvana gāze). Neviens neiet atpakaļ',
    ),
    help: TOWED,
  },
  /** Right for every fault at every place, for whatever is not known for certain. */
  other: {
    category: 'other',
    summary: say(
      'This sounds dangerous: do not drive the car until it has been checked',
      'Izklausās bīstami: ar auto nebrauciet, kamēr tas nav pārbaudīts',
    ),
    reason: say(
      'Driving with the problem you describe can be dangerous.',
      'Braukt ar to, ko aprakstāt, var būt bīstami.',
    ),
    // Where tracks are known, their own steps stand instead.
    stay: say(
      'On tracks: drive off at once, else all out and away NOW, call 112. Elsewhere parking brake, car off, no driving. Smoke, fire, hissing, fuel or exhaust smell: all far off, call 112',
      'No sliedēm tūlīt nobrauciet vai visi TŪLĪT ārā un prom, zvaniet 112. Citur stāvbremze, izslēdziet, nebrauciet. Ja deg, kūp, šņāc vai smird: visi tālu prom, zvaniet 112',
    ),
    keep: say(
      'do not drive or start it again, do not reach under it. If the engine is hot, keep hood and coolant cap shut. Call 112 if anyone is hurt or the road is blocked',
      'nebrauciet, neiedarbiniet, zem auto nelieniet. Kamēr dzinējs karsts, pārsegu un dzesēšanas vāciņu neatveriet. Zvaniet 112, ja kāds cietis vai ceļš aizšķērsots',
    ),
    help: say(
      'have the car checked on the spot or towed, even if it seems to work again',
      'lieciet auto pārbaudīt uz vietas vai evakuēt, arī ja šķiet, ka tas atkal darbojas',
    ),
  },
} as const satisfies Record<string, StopKind>;

export type StopId = keyof typeof STOPS;
export const kindOf = (id: StopId): StopKind => STOPS[id];

/** Kinds that are told from each other badly but ask for the same, under the one whose text is right for each of them. */
export const GROUPS: Partial<Record<StopId, readonly StopId[]>> = {
  burning: [
    'fire',
    'fuel',
    'gas',
    'highVoltage',
    'orangeCable',
    'battery',
    'plug',
    'fumes',
    'chemicals',
    'runaway',
    'flooded',
  ],
  brakes: ['hotBrake', 'selfBraking', 'rolling'],
  suspension: ['steering', 'wheel', 'tire', 'body', 'shaft', 'chain'],
  engine: ['oil', 'overheating', 'belt', 'misfire', 'stalls', 'drive', 'clutch', 'current', 'wrongFuel'],
  trailer: ['towedCar', 'load'],
};

/** The kind whose text is right for its whole group. */
export const groupOf = (id: StopId): StopId =>
  (Object.keys(GROUPS) as StopId[]).find((group) => GROUPS[group]!.includes(id)) ?? id;

/** Somebody must be saved first, whatever the car has. */
export const isOfPeople = (id: StopId): boolean =>
  kindOf(id).category === PEOPLE.category && kindOf(id).alone !== undefined;

/** Everyone leaves the car, or somebody must be saved from it. */
export const isLeft = (id: StopId): boolean => kindOf(id).isLeft === true || kindOf(id).alone !== undefined;
