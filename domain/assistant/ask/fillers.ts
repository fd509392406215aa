/** Words that ask nothing and restrict nothing. */
export const FILLER = new Set(
  `current present a abam abas abi abiem abos about abu abus according actually add added adding aiz already also am among amongst amount amounts an and any anybody anymore anyone anyway anywhere apmeram
  apparently aprekini aptuveni ar ara are arent ari arii around as at atceries atceros atnaca atnak atpakal auto back basically be been begun beidzot being believe bet bit bits book both
  brought busu but butu buy by calculate came can car carried carry cars cau caur ceki ceks centi centu charge charges combined come comes code codes coming complete compute currency dabu dabuju data
  date dates dati datiem datos day days dazam dazas dazi daziem dazos dazus definitely del der devu did diena dienas dienu do dod does doesnt doing dont down drosi droši during eg either end
  ended entered entire es esam esi esot etc euro ever exact exactly far fetch few find for found from gadam gadi gadiem gadijuma gadijumi gadijums gados gadu gadus gaja gaju gan gave general
  get getting give given gives go goes going got gotten grand guess guy guys had hadnt hand has hasnt have havent having he hei hello her here heres hers herself hes hey hi him himself his
  history honestly hope how however hows i id ie ieksa ieskaitot if ik ikreiz ilga ilgu im in info information into ipasi ir is isnt ista it item items its itself ive iznak ja jau jauna
  jaunais jaunaja jaunajam jaunajas jaunajiem jaunas jauni jaunie jauno jaunos jauns jaunu jaunus jauta jebkad jelkad jo joprojam jums jus just jusu ka kadam kados kadreiz kam kat katru kaut keep keeps kept kind klust kluva kods kodu kodam knew know kr
  kurai kuram kuros kvits labdien lai laid laika laikam laiks laiku leave leaves leaving let liekas lieta lietas like little log logged logs long look looked looking lot lots ludz ludzu
  luudzu made make man mana manai manam manas maneja manejais manejam mani manis mans manu manuprat manus many maybe me menesa menesos menesu menesus mes metu mine moment month months mos
  much mums musu musus my naca nak named nav ne needed nemu nevar nevaru never nez no nor nost not noteikti nu number nupat oclock of off ok okay old on once one ones onto our ourselves out output
  over own pa pair pagaja paldies par parekini part parts pasa pasam pasu pat pati pats pays per perhaps pie piece pieces pieskaitot pilnigi place please plus possibly pozicija prasa precizi print
  probably puisis puisi puts putting question re reali really realos read reads recall recorded redzu reiz reize reizem reizes reizi reizu remember rough roughly roundabout sai said saja sajam sajas sajos sak saki
  sakiet sam sanak saprast sas sava savai savam savas savs savu saw say says se sedu see seen seit sen send sends sent set sets several she shes si side sides sie siem sim single sis sita sitai
  sitam sitas siti sitie sitiem sito skiet so some somebody somehow someone something somewhere sort sos stav stavu still stuff such sums suppose sure ta tacu tad tadel tagadne tajas tajos
  tak take taken takes tam tapec tas tava tavs te tell test tev that thats the their them themselves then there theres these they theyve thing things think this those thought through ticis
  ticusi tie tiek tiem tiesam tiesi tika tikam tikko tikt tiku tikusas tikusi time tipa to together told tomer too took toreiz tos toward towards tu tur tureju turu un untill up upon us use
  used using uz vajag value values veca vecais vecas vecis veco vecos vecs vehicle vel velejos velos velreiz verts very via vien viena vienai vienam vienas vienmer vienreiz viens vienu vieta
  vietai vietas vietu vina vinai vinam vins vinu virsu visa visam vispar vispirms want wants was only just really twice van wagon vehicle busins busins certificate apliecibas aplieciba stuff sell selling buyer pardot pircejs pilna pilns pilnu wallet wife husband dad mum mom father mother brother sister friend neighbour son daughter sieva sievai virs viram tevs tetis mate mamma draugs bralis masa kaimins asks asked says said wonders prasa jauta saka incl including included tomorrow rit svetkos brivdienas holiday holidays wasnt we week weeks went were werent weve whether while whole whove with within worked working
  write writes written wrote year years yet you your youve zem`
    .split(/\s+/)
    .filter(Boolean),
);

export const FILLER_STEMS =
  'aizbrauc aizgaj aizved apkalpo apmain apmaksa apmekle appointment approx apskati atbrauc atgadi atjaun atstaj atved automasin automobil beig bij brauc bring certain check dari datum dazad dealer detail diler dom esm faktisk figure fikse grib iegad ieliek ielik iemain iemont ietais interes izdar izmaksa izremont kartib kopej lika likt maini maksaj masin naudin neatcer nedel nobrauc nolik nomain nopirk nosauc nosaukum noti pabrauc padar panem pagaid pagajus paprasi parad parbaud pasak paskat patais pateik paties perform pielik piestiprin pirk prasij redzej registe registr regul remain remont respective sakum saliek salik samain samaksa samont saremont saskait satais sezon sveik taisi uzliek uzlik uzrad uzskait uzstad uztais vajadz var vedu veik vestur videjais visiem vizite wonder zin'.split(
    ' ',
  );

/** Of the names of repair shops: alone they name none of them. */
export const COMMON_NAMES = new Set(
  'auto serviss servisa service garage motors car cars centrs centra centre center sia riepu riepas nams pasaule riga rigas jurmala liepaja daugavpils jelgava bauska sigulda latvia autoserviss workshop dealer tyre tyres tire'.split(
    ' ',
  ),
);
