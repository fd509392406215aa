import { say, standing } from '../bilingual-text.ts';
import { likely, possible, type SymptomPattern } from './pattern-shape.ts';
import { STAYS_OPEN } from './signs.ts';
import { FLAT_TIRE, NOT_FLAT_NOW, NOT_FLAT, SLOW_LOSS } from './tire-signs.ts';

export const OTHER: readonly SymptomPattern[] = [
  {
    id: 'tyre-air',
    category: 'other',
    advice: 'soon',
    symptom: say('a tire loses air', 'riepa laiž gaisu'),
    match: [
      'punctur*/losing/low tire/tires/tyre/tyres/air',
      'tire/tires/tyre/tyres punctur*/leak*/pressure/los*',
      'tire/tyre ~ air',
      'nail/screw in/through tire/tyre',
      'tpms',
      ...SLOW_LOSS.map((sign) => `${sign} + tire/tires/tyre/tyres/puncture/riep*`),
      'lampin*/ikon*/simbol*/zim* ~ riep*',
      'riep* gais*/caur*/nagl*/spiedien*/bojat*/nolaiz*',
      'laiz/palaiz/nolaiz/izlaiz gais*',
      'riep* + japumpe',
      'nagl* riep*',
      'spiedien* riep*',
    ],
    unless: ['air condition*', 'ac/a/c/coolant/fuel/oil los*/leak*', ...NOT_FLAT_NOW],
    causes: [
      likely(
        say('A nail or screw in the tread', 'Nagla vai skrūve protektorā'),
        say('air escapes slowly', 'gaiss izplūst lēni'),
      ),
      possible(
        say('A leaking valve or a corroded rim', 'Nehermētisks ventilis vai sarūsējis disks'),
        say('no visible damage', 'redzama bojājuma nav'),
      ),
    ],
    questions: [
      say('Which tire, and how quickly does it lose air?', 'Kura riepa un cik ātri tā zaudē gaisu?'),
      say('Do you see cords, a cut or a bulge?', 'Vai redzams kords, iegriezums vai izspiedums?'),
    ],
    advices: [
      say(
        'Measure the pressure of all four tires cold and fill them to the pressure on the door sticker; if one loses air slowly, drive to the nearest tire shop.',
        'Izmēriet spiedienu visās četrās aukstās riepās un uzpumpējiet tās līdz uzlīmē pie durvīm norādītajam spiedienam; ja kāda lēnām zaudē gaisu, brauciet uz tuvāko riepu servisu.',
      ),
      say(
        'If the tire is flat or has a bulge or a cut in its sidewall, do not drive on it, not even slowly: put on the spare tire or call for help.',
        'Ja riepa ir tukša vai tās sānā ir izspiedums vai iegriezums, nebrauciet pat lēnām: uzlieciet rezerves riteni vai izsauciet palīdzību.',
      ),
    ],
  },
  {
    id: 'flat-tire',
    category: 'other',
    advice: 'stop_driving',
    symptom: say('a flat tire', 'tukša riepa'),
    stop: 'tire',
    match: FLAT_TIRE,
    except: NOT_FLAT,
    unless: [...SLOW_LOSS, ...NOT_FLAT_NOW],
    causes: [
      likely(
        say('A nail, a screw or a cut in the tire', 'Riepā nagla, skrūve vai iegriezums'),
        say('look at the tread and the sidewall', 'apskatiet protektoru un sānu'),
      ),
      possible(
        say('A leaking valve or a damaged rim', 'Nehermētisks ventilis vai bojāts disks'),
        say('often after hitting a pothole or curb', 'bieži pēc trieciena bedrē vai pret apmali'),
      ),
    ],
    questions: [
      standing('Do you see cords, a cut or a bulge?', 'Vai redzams kords, iegriezums vai izspiedums?'),
      standing(
        'Is there a spare tire or a repair kit in the car?',
        'Vai auto ir rezerves ritenis vai remonta komplekts?',
      ),
      standing('Did you drive on it while it was flat?', 'Vai ar tukšo riepu vēl braucāt?'),
    ],
    advices: [
      standing(
        'The repair kit helps with a hole in the tread only, not with a cut or a bulge in the sidewall.',
        'Remonta komplekts palīdz tikai tad, ja caurums ir protektorā, nevis ja iegriezums vai izspiedums ir sānā.',
      ),
      standing(
        'A small spare tire may be used at no more than 80 km/h (50 mph), and only for a short time.',
        'Ar mazo rezerves riteni nedrīkst pārsniegt 80 km/h, un tas ir domāts tikai neilgam laikam.',
      ),
      standing(
        'If the tire was driven on while flat, even a short way, do not inflate or seal it: it can burst.',
        'Ja ar tukšu riepu kaut nedaudz braukts, to nepumpējiet un ar remonta komplektu nelabojiet: tā var plīst.',
      ),
    ],
  },
  {
    id: 'tire-damage',
    category: 'other',
    advice: 'stop_driving',
    symptom: say('a burst, bulging or cut tire', 'plīsusi, izspiedusies vai iegriezta riepa'),
    stop: 'tire',
    match: [
      'tire/tires/tyre/tyres bulg*/blew/blown/blowout/burst*/exploded/separated/separating/separation/bubble*/shredded',
      'burst/cut tire/tires/tyre/tyres/sidewall*',
      'bulging/bulge/bubble + tire/tires/tyre/tyres/sidewall*',
      'blowout',
      'tread separat*',
      'riep* izspied*/plis*/parplis*/saplis*/sprag*/uzsprag*/burbul*/guza/sagriezta/sagrieztas/iegriezta/iegrieztas/iegriezum*/pargriezta/pargrieztas',
      'plis*/sprag*/iegriez* riep*',
      'izspied*/burbulis/burbuli/guza + riep*',
    ],
    causes: [
      likely(
        say('An impact from a pothole or curb', 'Trieciens bedrē vai pret apmali'),
        say('it breaks the cords inside, and the sidewall bulges', 'tas pārrauj kordu, un sāns izspiežas'),
      ),
      possible(
        say(
          'Driving with too little pressure or on an old tire',
          'Braukšana ar zemu spiedienu vai vecu riepu',
        ),
        say('heat weakens it until it bursts', 'karstums to vājina, līdz tā plīst'),
      ),
    ],
    questions: [
      standing('Do you see cords, a cut or a bulge?', 'Vai redzams kords, iegriezums vai izspiedums?'),
      standing('Which tire is it, and how old is it?', 'Kura riepa tā ir un cik veca?'),
    ],
    advices: [
      standing(
        'Such a tire cannot be repaired; without a sound spare tire, call a mobile tire service or a tow truck.',
        'Šādu riepu salabot nevar; ja derīga rezerves riteņa nav, izsauciet riepu servisu uz vietas vai evakuatoru.',
      ),
    ],
  },
  {
    id: 'glass',
    category: 'other',
    advice: 'soon',
    symptom: say('cracked windshield or window', 'ieplaisājis vējstikls vai logs'),
    match: [
      'windshield/windscreen/window/glass/sunroof crack*/chip*/shatter*/broke*/explod*',
      'crack*/chip*/shatter*/explod* + windshield/windscreen/sunroof',
      'crack*/chip*/shatter* window/glass',
      'vejstikl*/stikl*/stikls plais*/ieplais*/saplis*/iesist*/robs',
      'plais*/skemb* ~ stikl*/vejstikl*',
      'akmen* ~ stikl*/vejstikl*',
      'saplis*/iesist*/ieplais*/ieplis* stikl*/vejstikl*/prieks*',
    ],
    causes: [
      likely(
        say('A stone chip that has grown', 'Akmens iesitums, kas palielinājies'),
        say('cold, heat and bumps make a crack longer', 'aukstums, karstums un nelīdzenumi to pagarina'),
      ),
      possible(
        say(
          'Stress from the body or a badly installed windshield',
          'Spriegumi virsbūvē vai slikti ielīmēts stikls',
        ),
        say('a crack without a chip', 'plaisa bez iesituma'),
      ),
    ],
    questions: [
      say(
        'How long is the crack, and is it in front of the driver?',
        'Cik gara ir plaisa, un vai tā ir vadītāja priekšā?',
      ),
      say('Is it getting bigger?', 'Vai tā palielinās?'),
    ],
    advices: [
      say(
        'A chip smaller than a coin can be repaired; cover it to keep dirt out, and do not apply strong heat to the glass.',
        'Iesitumu, kas mazāks par monētu, var salabot; aizlīmējiet to ar līmlenti un stipri nesildiet stiklu.',
      ),
    ],
  },
  {
    id: 'water-inside',
    category: 'other',
    advice: 'can_wait',
    symptom: say('water inside the car', 'ūdens salonā'),
    match: [
      'water/wet/rain/damp floor/inside/interior/carpet/trunk/leak*/seat*/roof/cabin',
      'slapj*/mitr*/udens paklaj*/salon*/grid*/bagaz*/sedekl*',
      'salon*/paklaj*/bagaz*/grid* slapj*/mitr*/udens/tek',
      'logi/stikli svist/rasojas',
      'window/windows/windscreen/windshield >fog/fogs/fogging/mist/mists/misting',
    ],
    unless: ['coolant', 'antifriz*', 'tosol*', 'headlight*', 'vents/blower/putej*/ventilac*/smird*'],
    causes: [
      likely(
        say(
          'Blocked drains in the sunroof or under the windshield',
          'Aizsērējušas lūkas vai vējstikla apakšas noteces',
        ),
        say('leaves keep the water from draining', 'lapas neļauj ūdenim notecēt'),
      ),
      possible(
        say('Door or trunk seal', 'Durvju vai bagāžnieka blīve'),
        say('wet on one side', 'slapjš vienā pusē'),
      ),
      possible(
        say('Air conditioning drain', 'Kondicioniera notece'),
        say('in summer, at the front', 'vasarā slapjš priekšā'),
      ),
    ],
    questions: [
      say(
        'Is it wet after rain or washing, or even in dry weather?',
        'Vai grīda ir slapja tikai pēc lietus vai mazgāšanas vai arī sausā laikā?',
      ),
      say('Which side is wet?', 'Kura puse ir slapja?'),
    ],
    advices: [
      say(
        'Dry the carpet and clear leaves from the base of the windshield; water damages the control units under the carpet.',
        'Izžāvējiet paklāju un izvāciet lapas no noteces zem vējstikla; ūdens bojā vadības blokus zem paklāja.',
      ),
    ],
  },
  {
    id: 'doors',
    category: 'other',
    advice: 'soon',
    symptom: say(
      'a door, trunk or hood does not open or close',
      'neatveras vai neaizveras durvis, bagāžnieks vai motora pārsegs',
    ),
    match: [
      'door/doors/trunk/hood/liftgate/tailgate/latch* not/wont/open*/clos*/latch*/stuck/jam*/fly/flew/pop*/ajar',
      'durv* + rokt*/tikai >no',
      'boot/tailgate/trunk strut*',
      'durv*/bagaz*/parseg*/vak* never*/neaiz*/neatver*/never*/iestr*/netur*/aizsal*/piesal*',
    ],
    unless: ['door lock*'],
    causes: [
      likely(
        say('Lock, latch or cable', 'Slēdzene, fiksators vai trose'),
        say('dirt, ice and wear', 'netīrumi, sals un nodilums'),
      ),
      possible(
        say('Hinges, gas struts or alignment', 'Eņģes, gāzes amortizatori vai regulējums'),
        say('if you have to lift it, hold it or push it', 'ja jāpaceļ, jātur vai jāpiespiež'),
      ),
    ],
    questions: [
      say(
        'Does it fail to open from the inside, the outside or both?',
        'Vai durvis neveras no iekšpuses, no ārpuses vai no abām pusēm?',
      ),
      say('Is it worse in freezing weather?', 'Vai salā ir sliktāk?'),
    ],
    advices: [
      say(
        'If the hood, door or tailgate could open while you drive, do not drive; a little lubricant on the latch often helps.',
        'Ja durvis vai pārsegs var atvērties brauciena laikā, nebrauciet; bieži palīdz nedaudz smērvielas slēdzenē.',
      ),
    ],
  },
  {
    id: 'hinges',
    category: 'other',
    advice: 'can_wait',
    symptom: say('a door or lid creaks', 'čīkst durvis vai vāks'),
    match: [
      'door*/trunk/boot/hood/bonnet/tailgate/hinge* ~ creak*/squeak*',
      'durv*/bagaznieks/bagaznieku/kapot*/parseg*/eng* ~ cikst*/cirkst*/kraksk*',
    ],
    causes: [
      likely(
        say('Dry hinges or a dry rubber seal', 'Sausas eņģes vai sausa gumijas blīve'),
        say('worse in cold weather', 'aukstumā vairāk'),
      ),
    ],
    questions: [say('When you open it or while driving?', 'Verot vai braucot?')],
    advices: [
      say(
        'Grease the hinges and the door check, and treat the seals with silicone.',
        'Ieziediet eņģes un durvju atduri, bet blīves – ar silikonu.',
      ),
    ],
  },
  {
    id: 'opens-while-driving',
    category: 'other',
    advice: 'stop_driving',
    symptom: say('a hood or door does not stay closed', 'motora pārsegs vai durvis neturas ciet'),
    stop: 'opens',
    match: [
      'hood/bonnet fly/flew/flies/flying/pop/popped/pops/unlatch*/ajar',
      'hood/bonnet not/wont/wouldnt/doesnt/didnt latch*/close*/shut',
      ...STAYS_OPEN,
      'tailgate/boot/trunk/hatch swings/opens/opened/flies/flew/pops/popped',
      'bagaz* atver*/atsprag*/veras/vala',
      'kapot*/parseg* atsprag*',
      'door/doors opens/opened/flew/flies/popped/swung + driving/highway/freeway/motorway/moving/road',
    ],
    causes: [
      likely(
        say('A dirty, rusted or worn latch', 'Netīra, sarūsējusi vai nodilusi slēdzene'),
        say('the latch no longer engages fully', 'fiksators vairs nesaķeras līdz galam'),
      ),
      possible(
        say('A stretched release cable or a bent hinge', 'Izstiepusies atvēršanas trose vai saliekta eņģe'),
        say('often after a minor crash or in freezing weather', 'bieži pēc neliela trieciena vai sala'),
      ),
    ],
    questions: [
      standing('Does the safety latch still hold the hood?', 'Vai to vēl notur drošības fiksators?'),
      standing('Did it open while you were driving?', 'Vai tas atvērās brauciena laikā?'),
    ],
    advices: [
      standing(
        'Keep heads and hands away from a hood or tailgate that can come down.',
        'Sargiet galvu un rokas no motora pārsega vai bagāžnieka vāka, kas var nokrist.',
      ),
    ],
  },
  {
    id: 'musty-air',
    category: 'other',
    advice: 'can_wait',
    symptom: say('a musty smell from the vents', 'pelējuma smaka no ventilācijas'),
    match: [
      'musty/mold*/mould*/mildew*/sock*/damp/stale/vinegar/dog + vent*/ac/conditioning/blower/fan/heater/smell*',
      'smird*/smako*/smaka/smaku + ventil*/kondicion*/kondisk*/putej*/klimat*/pelej*/mitrum*/zek*',
    ],
    unless: [
      'fuel/gas/gasoline/petrol/burn*/exhaust/coolant/sweet',
      'benzin*/degviel*/gaz*/izplud*/deg*/antifriz*/sald*',
    ],
    causes: [
      likely(
        say('Old cabin filter', 'Vecs salona filtrs'),
        say('damp or over a year old', 'mitrs vai vecāks par gadu'),
      ),
      possible(
        say('Air conditioning evaporator', 'Kondicioniera iztvaicētājs'),
        say('mold grows on what stays wet', 'uz mitrā aug pelējums'),
      ),
    ],
    questions: [
      say('When was the cabin filter last replaced?', 'Kad pēdējo reizi mainīts salona filtrs?'),
      say('Is the carpet wet anywhere?', 'Vai paklājs kaut kur ir slapjš?'),
    ],
    advices: [
      say(
        'Replace the cabin filter and have the evaporator cleaned; run the fan without cooling for the last minutes of a drive.',
        'Nomainiet salona filtru un lieciet iztīrīt iztvaicētāju; brauciena pēdējās minūtēs pūtiet gaisu bez dzesēšanas.',
      ),
    ],
  },
  {
    id: 'wind-noise',
    category: 'other',
    advice: 'can_wait',
    symptom: say('wind whistles at a door or window', 'pie durvīm vai loga svilpj vējš'),
    match: ['wind >noise*', 'whistl* ~ door/doors/window', 'svilp*/suto* + durv*/log*/stikl*'],
    causes: [
      likely(
        say('A worn seal or a door that needs adjusting', 'Nodilis blīvējums vai jāregulē durvis'),
        say('it grows with speed', 'aug līdz ar ātrumu'),
      ),
    ],
    questions: [say('From which speed is it heard?', 'No kāda ātruma to dzird?')],
    advices: [say('Look at the seals and the roof rails.', 'Apskatiet blīvējumus un jumta bagāžnieku.')],
  },
  {
    id: 'trim-rattle',
    category: 'other',
    advice: 'can_wait',
    symptom: say('trim rattles or creaks', 'grab vai čīkst apdare'),
    match: [
      'rattl*/creak*/squeak*/buzz* + dash/dashboard/seat/trim/interior/console/shelf/plastic',
      'grab*/cikst*/dzinkst*/skan/klab + panel*/panlea/salon*/sedekl*/kresl*/krsls/bagaznieka/apdar*/dekor*',
    ],
    unless: [
      'brake*/engine/heater/blower/fan/fans/belt/wheel/steering/exhaust/turn*',
      'bremz*/motor*/dzinej*/ventil*/putej*/peck*/siksn*/riten*/stur*/izput*',
    ],
    causes: [
      likely(
        say('A loose clip or dry plastic', 'Vaļīga skava vai sausa plastmasa'),
        say('it changes when you press on it', 'tas mainās, uzspiežot ar roku'),
      ),
    ],
    questions: [say('Does it stop when you press there?', 'Vai pazūd, ja tur uzspiež?')],
    advices: [say('Look for loose things first.', 'Vispirms paskatieties, vai nekas nav vaļīgs.')],
  },
  {
    id: 'ac-water',
    category: 'other',
    advice: 'can_wait',
    symptom: say('water drips from the air conditioner', 'zem auto pil kondicioniera ūdens'),
    match: ['clear/clean >water + ac/aircon/conditioning/conditioner', 'udens/udeni + kondicion* + zem'],
    causes: [
      likely(
        say('Condensation, which is normal', 'Kondensāts, tas ir normāli'),
        say('it is clear and has no smell', 'tas ir dzidrs un bez smaržas'),
      ),
    ],
    questions: [
      say('Is it clear, without smell and not oily?', 'Vai tas ir dzidrs, bez smaržas un nav eļļains?'),
    ],
    advices: [
      say(
        'If it is colored, sweet or oily, have it checked.',
        'Ja šķidrums ir krāsains, salds vai eļļains, lieciet to pārbaudīt.',
      ),
    ],
  },
  {
    id: 'air-conditioning',
    category: 'other',
    advice: 'can_wait',
    symptom: say('the air conditioning does not cool', 'kondicionieris nedzesē'),
    match: [
      'air condition*',
      'aircon',
      'ac + compressor/cool*/cold/warm/hiss*',
      'ac not/no/blow* cold/work*/warm/cool*',
      'a c + cold/work*/cool*',
      'kondicion*/kondisk*/klimat* nedzes*/nestrad*/silt*/nepus',
      'kondicion*/kondisk*/klima/klimu/klimas',
    ],
    unless: ['udens/udeni + zem', 'clear/clean >water', 'musty/mold*/mildew*/sock*', 'smird*/smak*'],
    causes: [
      likely(
        say('Low refrigerant', 'Maz aukstumaģenta'),
        say('it escapes slowly over the years', 'tas gadu gaitā lēnām zūd'),
      ),
      possible(
        say('Compressor or its clutch', 'Kompresors vai tā sajūgs'),
        say(
          'it is noisy, or does not click when it is switched on',
          'ja trokšņo vai ieslēdzot nav dzirdams klikšķis',
        ),
      ),
    ],
    questions: [
      say('When was it last serviced?', 'Kad tas pēdējo reizi apkopts?'),
      say('Does the fan blow strongly?', 'Vai gaisa plūsma ir stipra?'),
    ],
    advices: [
      say(
        'Have the pressure checked and the system tested for leaks before refilling.',
        'Pirms uzpildes lieciet pārbaudīt spiedienu un noplūdes.',
      ),
    ],
  },
  {
    id: 'airbag-belt',
    category: 'other',
    advice: 'soon',
    symptom: say('airbag or seat belt problem', 'drošības spilvena vai jostas problēma'),
    stop: 'restraint',
    match: ['air bag', 'seat belt*/seatbelt*', 'drosibas jost*', 'jost* neaizsl*/neatlaiz*/iestr*/netur*'],
    unless: ['airbag*/srs light/lamp*/warning', 'air bag/bags light/lamp', 'deg airbag*'],
    causes: [
      likely(
        say('A worn seat belt retractor or buckle', 'Nodilusi jostas spole vai sprādze'),
        say('the belt then no longer locks or holds', 'tad josta vairs nenobloķējas vai netur'),
      ),

      likely(
        say('A sensor, connector or seat belt buckle', 'Sensors, spraudnis vai jostas sprādze'),
        say('the system checks itself and stores a code', 'sistēma sevi pārbauda un saglabā kodu'),
      ),
    ],
    questions: [
      standing('Is the airbag light on?', 'Vai deg drošības spilvena lampiņa?'),
      standing('Has the car been in a crash?', 'Vai auto ir bijis avārijā?'),
    ],
    advices: [
      standing(
        'Do not take anything apart yourself; have it checked by a repair shop.',
        'Paši neko neizjauciet; lieciet to pārbaudīt autoservisā.',
      ),
    ],
  },
  {
    id: 'rust-body',
    category: 'other',
    advice: 'can_wait',
    symptom: say('rust, paint or body damage', 'rūsa, krāsas vai virsbūves bojājums'),
    match: [
      'paint/lacquer + peel*/chip*/bubbl*/fad*',
      'stone >chip + bonnet/hood/primer',
      'dent/dents',
      'rust + bubble/arch',
      'scratch*/dent/dents/dented/ding bumper/door/fender/hood/paint/panel',
      'bumper/door/fender/hood/paint/panel scratch*/dent/dents/dented',
      'rust*/corro* frame/body/door/fender/panel/underneath/subframe',
      'kras*/lak*/hrom* + lobas/nolob*/burbul*/atlec*/skemb*/rusin*',
      'rus*/izrus* sliek*/sparn*/durv*/virsbuv*/ramis/arka*',
      'skramb*/skrapejum*/skrapet*/noskrap*/saskrap*',
      'bampers*/bamper*',
      'numura zim*',
    ],
    causes: [
      likely(
        say('Stone chips and road salt', 'Akmeņu iesitumi un ceļa sāls'),
        say('rust starts where the paint is broken', 'rūsa sākas tur, kur bojāta krāsa'),
      ),
    ],
    questions: [
      say('Where is it, and how large?', 'Kur ir bojājums un cik tas liels?'),
      say(
        'Is a load-bearing part (rocker panel, frame) affected?',
        'Vai skarta nesošā daļa (slieksnis, rāmis)?',
      ),
    ],
    advices: [
      say(
        'Clean and treat small rust spots early; have the rocker panels and frame checked on a lift.',
        'Mazus plankumus laikus notīriet un apstrādājiet; sliekšņus un rāmi lieciet pārbaudīt uz pacēlāja.',
      ),
    ],
  },
  {
    id: 'wiper-streaks',
    category: 'other',
    advice: 'can_wait',
    symptom: say('the wipers leave streaks', 'stikla tīrītāji atstāj svītras'),
    match: [
      'wiper/wipers + streak*/smear*/squeak*/judder*/chatter*',
      'tirit*/slotin*/dvornik* + svitr*/strip*/smere*/pikst*/cikst*/cirkst*/lec/leka*/neslauc*',
    ],
    causes: [
      likely(
        say('Worn or dirty wiper blades', 'Nodilušas vai netīras tīrītāju gumijas'),
        say('the rubber hardens within a year or two', 'gumija gada vai divu laikā sacietē'),
      ),
      possible(
        say('Film or wax on the glass', 'Plēve vai vasks uz stikla'),
        say('the streaks stay with new blades', 'svītras paliek arī ar jaunām gumijām'),
      ),
    ],
    questions: [
      say('When were the wiper blades last replaced?', 'Kad pēdējo reizi mainītas tīrītāju gumijas?'),
      say('Are there scratches in the glass?', 'Vai stikls ir saskrāpēts?'),
    ],
    advices: [
      say(
        'Clean the glass and the blades with washer fluid; if the streaks stay, replace the blades.',
        'Notīriet stiklu un gumijas ar mazgājamo šķidrumu; ja svītras paliek, nomainiet gumijas.',
      ),
    ],
  },
  {
    id: 'washer',
    category: 'other',
    advice: 'can_wait',
    symptom: say('the windshield washer does not spray', 'nesmidzina vējstikla mazgātājs'),
    match: [
      'washer/washers fluid/spray*/not/pump/squirts/nozzle',
      'mazgat* ~ nestrad*/aizsal*/sukn*/nespel*/neslac/nepus/nesauj',
      'nesmidz*',
      'nepus*/neslac/nespric*/nesauj uden*/skidr* + stikl*',
      'logu skidr*',
    ],
    causes: [
      likely(
        say('Frozen fluid or an empty reservoir', 'Mazgātāja šķidrums sasalis vai tvertne tukša'),
        say('summer washer fluid freezes', 'vasaras šķidrums sasalst'),
      ),
      possible(
        say('Pump, fuse or blocked jets', 'Sūknis, drošinātājs vai aizsērējušas sprauslas'),
        say(
          'if the reservoir is full and the fluid is not frozen',
          'ja tvertne ir pilna un šķidrums nav sasalis',
        ),
      ),
    ],
    questions: [
      say('Do you hear the pump?', 'Vai dzirdams sūknis?'),
      say('Is the reservoir filled with winter washer fluid?', 'Vai iepildīts ziemas šķidrums?'),
    ],
    advices: [
      say(
        'Fill the reservoir with winter washer fluid and clean the washer jets with a thin needle.',
        'Iepildiet ziemas šķidrumu un iztīriet sprauslas ar tievu adatu.',
      ),
    ],
  },
  {
    id: 'driver-assistance',
    category: 'other',
    advice: 'soon',
    symptom: say('driver assistance reacts incorrectly', 'kļūdaini reaģē vadītāja palīgsistēma'),
    match: [
      'lane keep*/departure/assist',
      'collision avoidance/warning/mitigation',
      'automatic emergency braking',
      'phantom brak*',
      'adaptive cruise',
      'blind spot',
      'joslas asist*',
      'kruiz* nesledz*',
      'radars',
      'parking >sensor*',
      'parktron*',
      'parkosan* ~ sensor*',
    ],
    causes: [
      likely(
        say('A dirty or misaligned camera or radar', 'Netīra vai izregulējusies kamera vai radars'),
        say('typical after a windshield or bumper repair', 'raksturīgi pēc vējstikla vai bampera remonta'),
      ),
      possible(
        say('Software', 'Programmatūra'),
        say('an update may be available', 'iespējams, ir pieejams atjauninājums'),
      ),
    ],
    questions: [
      say('In what situation did the system react?', 'Kādā situācijā tā reaģēja?'),
      say('Was the windshield or bumper repaired?', 'Vai remontēts vējstikls vai bampers?'),
    ],
    advices: [
      say(
        'Clean the sensors, and switch the function off if the car brakes for no reason.',
        'Notīriet sensorus; ja sistēma bremzē bez iemesla, izslēdziet to.',
      ),
    ],
  },
];
