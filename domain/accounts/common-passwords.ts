/** Words that password guessing tries first, including those of this product and its countries. */
const words = new Set(
  `aaa abc access account admin administrator alex alexander alise amanda amsterdam andrea andrejs andrew angel angela
  anna anthony apollo apple arsenal arturs asdf ashley audi august austin autumn baby badboy bailey banana barcelona
  baseball basketball batman bear beautiful berlin bigdaddy biteme blackie blessed blink bmw bond boomer booboo brandon
  brandy buddy bulldog buster butterfly calvin canada carful carfulapp carlos cat changeme charles charlie cheese chelsea
  chester chicken chocolate chris christian coffee computer cookie cool corvette cowboy crystal dallas daniel david
  december default demo dennis diamond diana dima dog dolphin donald dragon dzintars eagle edgars elina elizabeth eminem
  enter falcon family february ferrari flower football forever forum fred freedom friend friends fuckme fuckoff fuckyou
  garage george ginger girls god golden golf google gordon guest guitar hammer hannah happy harley hello hellokitty
  hockey home honda hottie hunter hunting iceman ieva iloveu iloveyou internet jackson jackie jake james janis january
  jasmine jason jennifer jessica jesus john johnny jonathan jordan joseph joshua juice julia july june justin karina
  karlis killer king kitty knight kristaps kristine ksjusha lakers latvia latvija laura letmein liepaja light liverpool
  logitech login london love lovely loveme lover lucky madison maggie magic mamma manchester march marina mario marlboro
  marta martin martins master matrix matthew maxwell mercedes merlin michael michelle mickey mikus mine monday money
  monika monkey monster morgan mother mustang myspace naruto natasha nicole nikita nissan november october oksana oliver
  online opel orange pakistan panties panther parole pass passw passwd password passwort patrick peanut pepper peter
  phoenix player please pokemon porsche prince princess private purple qwe qwert qwerty qwertz raiders rainbow rangers
  raymond richard riga ronaldo rose runner sabrina samantha samsung sandra saturday saule scooter scorpio secret
  september service sexy shadow shannon silver skoda slipknot smokey snoopy soccer sophie spain sparky spiderman spring
  star starwars steven summer sunday sunshine superman superstar support sveta sweet system taylor teacher temp tennis
  test tester testing thomas thunder tiger tigger tinkerbell toyota travis trust trustno user valeria vasara vecaki
  victoria viktors viktorija volvo vova vw welcome whatever william winner winter wizard xbox yamaha yankees zaq zemene`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

const rows = [
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  'qazwsxedcrfvtgbyhn',
];
const counts = ['12345678901234567890', '09876543210987654321'];
const runs = [...rows, ...rows.map((row) => row.split('').toReversed().join(''))];
const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const isRun = (text: string, among: readonly string[]) =>
  text.length >= 4 && among.some((run) => run.includes(text));
const isGuessed = (letters: string): boolean => words.has(letters) || isRun(letters, runs);

/** The repeated unit of a text such as `testtest`. */
const repeated = (letters: string): string => /^(.+?)\1*$/u.exec(letters)?.[1] ?? letters;

/** A common word or a run of keys, with digits and punctuation in or around it; or at most three different
 * characters. */
export function isCommonPassword(password: string): boolean {
  const typed = password.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  if (new Set(typed).size <= 3) return true;
  const inner = typed.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const spelled = [
    typed.replaceAll(/[^\p{L}]/gu, ''),
    ...[inner, typed].map((text) =>
      text.replaceAll(/[013457@$!]/g, (sign) => lookalikes[sign]!).replaceAll(/[^\p{L}]/gu, ''),
    ),
  ];
  const [letters = ''] = spelled;
  if (letters.length <= 3 && isRun(typed.replaceAll(/\D/g, ''), counts)) return true;
  return spelled.some((one) => isGuessed(one) || isGuessed(repeated(one)));
}
