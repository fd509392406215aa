/** Words that ask nothing and restrict nothing. */
export const FILLER = new Set(
  `saying age eats eat eating swallows business under getting premiums afternoon evening buyer pircejs once otherwise seems seem seemed real gone supposed hands vainas uzmanibu aped office boss small way phone legal til stopped gets fresh standing mad savulaik legally lady accountant kids forgot police feeling club lawyer thinks
  parking prove forum honest noon swears border divorce hurry     
  coffee table ferry agent promised fellow road account accused snow friends
  bookkeeper refuses earned managed allowed vote grandpa grandma speaking arguing argue argues form
  nosy landlord cousin uncle aunt teacher colleague neighbor redzet zvana teica negribu saku smejas
  blakus apgalvo dels netic loti telefonu meita skatas cilveks onkulis zvanu sola skatos
  klau cilveki ticet neticu atdodu telefona kolegi jaraksta meitai draugam nesaprotu prieksnieks stasta
  baigi brali solija cilvekam acis jautaju nezina pieradit teta ipasnieks radiem kauns negrib dienasts
  kaiminam prata foruma cilveku rita bralim izlasit pagalma zvanit berns komandejuma algas dzivoju izskatas
  doma vectevs runa vecmamina omite opis pensija tante skola berniem kolegim strids stridamies gramatvede
  gramatvedei gramatvedis policists policija
  across var varu vari varam varat varbut vareja varejam varetu zin zini zinat zinu zinam domaju domat esmu esam burned burnt away into onto a abam abas abi abiem abos about abu abus according actually add added adding agrak ah ai aiz aizmirsu ak
  already alright also always am among amongst amount amounts an and any anybody anymore anyone anyway
  anywhere ap aplieciba apliecibas aplikacija apmeram app apparently approx aprekini apskaties aptuveni ar ara are arent
  ari arii around as asap ask asked asking asks at atceries atceros atgadini atnaca atnak atpakal auto automobile awful
  baby back banger basically be beast beautiful been begun beidzot being believe beloved besides bet biezi bills bit bits
  bla bliin blin bloody book both boy bralis braucama braucamais braucamajam brinuma brinums bro
  brother brought bruh btw buddy busins busu but butiba butu by calculate came can cant car carful carried
  carry cars cau caur cauu cavs ceki ceks cena cenas centi centu certificate charge charges cheers cipars ciparu clunker
  code codes come comes coming complete compute costing couldnt counting crazy curious currency current dabu
  dabuju dad damn darn data database date dates dati datiem datos datu datus daughter davai day days dazam dazas dazi
  daziem dazos dazus dear definitely del der details devu did diena dienas dienu do dod does doesnt doing dont
  down draugs drosi droši dude dunno during eg ei either ellisks end ended entered entire entries entry er erm es esam
  esi esot etc euro even ever everybody everyone exact exactly excuse fairly far father fetch few figure find
  folks for found freaking frickin friend from gadam gadi gadiem gadijuma gadijumi gadijums gados gadu gadus gaja gaju
  gan garaza garazas gave general get gimenes gimme girl give given gives go godigi goes going gonna good
  got gotta gotten grabaza grabazai grand greetings gribetu gribu guess guy guys had hadnt hand has hasnt have havent
  having he heap heck hei hell hello hence her here heres hers herself hes hey hi him himself his history hiya hm hmm
  honestly honey hope how howdy however hows hun husband i id ie ieksa ieraksti ierakstos ieraksts
  ierakstu ieskaitot if ik ikdiena ikreiz ilga ilgu ill im in incl included including info informacija information
  interese interesetu into ipasi ir is isi isnt ista it item items its itself ive izmaksas izmaksu iznak ja jaa jalopy
  jap jau jauna jaunais jaunaja jaunajam jaunajas jaunajiem jaunas jauni jaunie jauno jaunos jauns jaunu jaunus jauta
  jebkad jelkad jo johaidi joprojam jums jus just jusu ka kada kadam kadas kadi kados kadreiz kads kadu kaimins kam kat
  katru kaut keep keeps kept kind kinda kindly klust kluva knew know kodam kods kodu kopeja kopejais kopejie
  kopsumma kopuma kr kurai kuram kuros kvits laba labak labdien labi labs lai laid laika laikam laiks laiku lately lauzni
  lauznim lauznis leave leaves leaving lemme let lets liekas liela lielais lieta lietas lietotne like listing literally
  little lmao log logged logging logs lol long look looked looking lot lots lovely ludz ludzama ludzami ludzams ludzu luk
  luudzu luuk machine madam made make mamma man mana manai manam manas maneja manejais manejam manejs mani manis mans
  manu manuprat manus many masa mate maybe maza mazais me meanwhile menesa menesos menesu menesus mes metu mila milais
  mine mom moment month months morning mos mother motor much mum mums mus musejais musu musus muusu my myself naca nak
  named nauda naudas naudu nav ne nea neatceros needed neighbour nemu nesen nesenak nevar nevaru nez nezinu nice no
  nobody noo nope nor nost not noteikti nowadays nu number numbers nupat oclock of off oh oi ok okay okei okey
  oki okie old omg on one ones only onto ooh ou our ourselves out output over overall overview own pa pagaja pair
  pal paldie paldies palidzi pamata par parbaudi parekini part parts pasa pasakat pasaki pasam paskaties
  pastasti pasu pat pati patiesiba pats paying pays perhaps pie piece pieces pielikums piemini piemirsu
  pieskaitot pilna pilnigi pilns pilnu place please plus poor possibly pozicija prasa precizi present pretty
  pricing principa print probably puisi puisis puts putting question quick quickly quite rather rati ratiem ratini
  rats ratu re read reads reali really realos recently record recorded records redzu reiz reize reizes
  reizi reizu rekini rekins rekinu remember remind report ride right rit rough roughly roundabout rustbucket sai said
  saja sajam sajas sajos sak saka saki sakiet sakot sam sanak saprast saproti saraksts sas sava savai savam savas savs
  savu saw say says se sedu see seen seit sen senak send sends sent seriously set sets several she
  shes shouldnt show si side sides sie siem sieva sievai silly sim simply single sir sis sistema sister sita sitai sitam
  sitas siti sitie sitiem sito skaita skaitlis skaits skiet so some somebody somehow someone something 
  somewhere son sorry sort sorta sos spekrata spekratam spekrats spend spending stat statistics stats stav stavu still
  stuff stupid such sum summa summary summas sums sup suppose sure sveika sveiks system ta tada tads tadu tacina tacka tackai
  tackas tacku tacu tad tadel tagadne tajas tajos tak take taken takes tally tam tapec tas tatad tava tavs te teikt tell
  terrible test tetis tev tevs thank thanks that thats the their them themselves then there therefore theres these they
  theyre theyve thing things think this those thought through thus thx ticis ticusi tie tiek tiem tiesam tiesi tik tika
  tikai tikam tikko tikt tiku tikusas tikusi time tipa tipo to told tomer too took toreiz tos totals
  toward towards traka trakais traks trusty tu tur tureju turu ty uh um umm un untill up upon us use used using
  uz vagi vagim vagis vajadzetu vajag value values van vau veca vecais vecas vecenes vecis vecite vecitis veco
  vecos vecs vehicle vel velejos velna velns velos verts very via vien viena vienai vienam vienas vienkarsi
  vienmer viens vienu vieta vietai vietas vietu vina vinai vinam vins vinu viram virs virsu visa visam visas
  visi vispar vispirms viss visu visus wagon wallet wanna want wants was wasnt we week weeks well went were werent weve
  whatever whats wheels whenever whens wheres wherever whether whichever while whip whoever whole whos whove wife with
  wonder wondering wonders wont worked working wouldnt wow write writes written wrote ya yeah year years yep yet
  yo you your youre youve yup zem zinat zini zinu zurnala zurnals zverins zveris`
    .split(/\s+/)
    .filter(Boolean),
);

export const FILLER_STEMS =
  'aizbrauc aizgaj aizved apkalpo apmain apmaksa apmekle appointment approx apskati atbrauc atgadi atjaun atstaj atved automasin automobil beig bij brauc bring certain check dari datum dazad dealer detail diler faktisk figure fikse grib iegad ieliek ievadit ielik iemain iemont ietais interes izdar izmaksa izremont kartib kopej lika likt maini maksaj masin naudin neatcer nedel nobrauc nolik nomain nopirk nosauc nosaukum noti pabrauc padar panem pagaid pagajus paprasi parad parbaud pasak paskat patais pateik paties perform pielik piestiprin pirk prasij redzej registe registr regul remain remont respective sakum saliek salik samain samaksa samont saremont saskait satais sezon sveik taisi uzliek uzlik uzrad uzskait uzstad uztais vajadz vedu veik vestur videjais visiem vizite wonder'.split(
    ' ',
  );

/** Of the names of repair shops: alone they name none of them. */
export const COMMON_NAMES = new Set(
  'auto serviss servisa service garage motors car cars centrs centra centre center sia riepu riepas nams pasaule riga rigas jurmala liepaja daugavpils jelgava bauska sigulda latvia autoserviss workshop dealer tyre tyres tire'.split(
    ' ',
  ),
);
