import { grouped } from '#domain/grouped.ts';
import { plainWord } from './plain-word.ts';

const YES =
  /^(true|yes|y|1|full|sim|sí|si|да|tak|ja|oui|jā|taip|igen|evet|so|sì|on|x|i|ano|áno|já|da|○|◯|◎|はい|是|有|כן|نعم|예|네|ใช่|हाँ|так|kyllä|jah|ναι|✓|✔|☑)$/iu;
/** A spreadsheet saves 'True' in its own language. */
const TRUE =
  /^(wahr|waar|vrai|vero|verdadero|verdadeiro|prawda|pravda|igaz|sant|sann|sand|tosi|doğru|истина)$/iu;
const NO =
  /^(false|no|n|0|nu|nei|όχι|×|✗|✘|いいえ|否|没有|לא|لا|아니오|아니요|ไม่|नहीं|ні|não|nao|нет|nie|nein|non|nē|nej|ne|nem|hayır|ei|off|nee|-|falsch|onwaar|faux|falso|fałsz|nepravda|hamis|fals|usann|falsk|epätosi|yanlış|ложь)$/iu;
/** The name of the column itself, where it applies. */
const NAMED = /^(partial|partial fill|partial fill-up|teil|voll|missed|reset|daļēja|pilna)$/iu;

export const isYes = (text: string): boolean => YES.test(text) || TRUE.test(text);

export const isFlag = (text: string): boolean => isYes(text) || NO.test(text) || NAMED.test(text);

/** Yes, or the name of the column, where it applies. */
const isNamed = (text: string): boolean => isYes(text) || (NAMED.test(text) && !NO.test(text));

/** What a column of a state that most rows do not have says in each cell: a mark that nobody knows is the opposite of the other. */
export function stateIn(cells: readonly string[]): (cell: string) => boolean {
  const marks = new Map([...grouped(cells, (cell) => cell)].map(([mark, all]) => [mark, all.length]));
  marks.delete('');
  const isYesUnknown = marks.size <= 2 && ![...marks.keys()].some(isNamed);
  const most = Math.max(...marks.values());
  return (cell) =>
    isNamed(cell) ||
    (isYesUnknown &&
      cell !== '' &&
      !NO.test(cell) &&
      (marks.size === 1 || [...marks.keys()].some((mark) => NO.test(mark)) || marks.get(cell)! < most));
}

const FULL =
  /^f$|full|brim|voll|plein|lleno|chei[oa]|pien[oa]|peł|полн|повн|пълн|γεμ|φουλ|满|満|가득|מלא|fullt|do vrha|do čepa|(?<!\p{L})(plin|plină|pun|puni|puna)(?!\p{L})|poln|piln|täis|täynn|täyte|\bvol\b|pln[áý]|tele|fuld|dold?u|топ|100 ?%/iu;
const NO_WORDS =
  'not|no|nicht|niet|inte|ej|icke|ikke|ikkje|ekki|ei|mitte|nav|nē|ne|nie|nem|nincs|není|nije|nu|не|нет|ні|bez|без|pas|sans|sin|não|nao|sem|non|senza|değil|δεν|όχι';
const FULL_WORDS =
  'full|filled|topped|brim|voll|vol|plein|llen|chei|complet|pien|peł|полн|повн|пълн|piln|täis|täyn|täyt|pln|tele|fuld|fyll|do vrha|plin|pun|dolu|γεμ';
const PART_WORDS =
  'part|partial|half|halb|halv|halve|teil|deel|deels|gedeelte|gedeeltelijk|teilweise|delvis|osa|osittain|osali|puoli|pool|poolik|daļēj|puse|pus|dalin|pusė|pół|częściow|částečn|čiastočn|půl|pol|частичн|половин|част|частков|пів|пол(?!н)|demi|moitié|partiel|parcial|medio|mitad|meio|metade|parzial|mezzo|metà|fél|részleges|parțial|jumătate|djelomič|delimičn|pola|kısm|yarım';
const TANK_WORDS =
  'tank|tanque|fill|full|voll|getankt|vol|plein|llen|llenado|depósito|repostaje|carga|abastec|chei|pien|rifornim|serbatoi|bāk|piln|uzpild|bak|pild|paak|tankkau|tankim|täyt|tele|töltés|nádrž|peł|бак|заправ|rezervoar|rezervor|depo|fuld|fyll|пълн';
/** Of a tank, also in the middle of a note: a no before what is full, a part before what is a tank, or a word of both. */
const NOT_FULL = new RegExp(
  [
    `(?<!\\p{L})(${NO_WORDS})[ -]((\\p{L}{1,4}|[kc]omplet\\p{L}*|vollständig|entirely) )?(${FULL_WORDS})`,
    `(?<!\\p{L})(ne|nie|не|un)(?=${FULL_WORDS})`,
    `(?<!\\p{L})(${PART_WORDS})(e[nrs]?|[aioué])?[ -]?(a |de |do |del |di )?(${TANK_WORDS})`,
    `(${TANK_WORDS})\\p{L}{0,6}[ (,]{1,2}(${PART_WORDS})`,
    'vajaa|puolillaan|poolik|dalinis|dalinai|daļēj|częściow|částečn|čiastočn|частичн|частков|részleges|félig|gedeeltelijk|djelomič|delimičn|до полного нет|parzial|parcial|partiel',
  ].join('|'),
  'iu',
);
const PART =
  /^p$|^(half|halb|teil|part|parț|parc|parz|hlut|čiast|částe|demi|medio|mezzo|daļ|частич|częśc|osal|osit|pool|halv|½|dalin|del|yarım|kısmi|fél|půl|pół|pus[eė]|puolik|mitad|jumăt|djelom|частк|част|μερικ|μισ|半|一部|부분|חלקי|جزئي)/iu;

const MISSED =
  /(?<!\p{L})((nicht|niet|not|nav|nie|не|pas|non|no|ikke|inte|ei|nem|nu|não)(?![\p{L}-])|(nie|не)(?=zapis|wpis|запис)|(forg[oe]t|glem\p{L}{1,2}|glöm\p{L}{1,2}|saltat|vergessen|aizmirs|zapomn|zapomě|zabud|забыл|oubli|olvid|unusta)(?!\p{L}*ing))[^.,;!?]{0,20}(aufge|aufzus|notier|ingevuld|ingevoerd|genoteerd|skriv|ein(ge|zu)trag|writ|record|log\b|logg|noted?\b|rakst|zapis|zapís|zaps|wpis|запис|anot|ført|registr|rifornim|pieno|note(re|ra))|missed (a |the )?(fill|entry|one|last|previous)|brak wpisu|kirja panemata|kirjaamatta|merkitsemättä|neįrašyt|пропущ.{0,12}заправ/iu;

const LOST =
  'forg[eo]t|(?<!\\p{L})miss|lost|skipped|vergess|fehlt|ausgelassen|oubli|manqu|saltat|olvid|perdid|esquec|aizmirs|izlaist|trūkst|zapomn|pomini|brak|zabud|zapomě|пропущ|preskoč|забыл|unust|glemt|glömd|vergeten|overgeslagen|chybí|pamirš|kwijt|verloren|zgubi|pazaud|kadonnut|hukassa|hukas|kadunud|tappat|mistet|borte|ztrat|straten|perdu|perso|elveszett|pames|потер|втрач|saknas|mangler|savnes|puuttu|puudu|hiányz|lips[eaă]|недост|липсва|manca|falta|fehlend|ontbrek|trūksta|propušt|propust|hopp\\p{L}* over|slepp|vantar|kihagy|izpušč|manjka|chýba|vynech|väliin|vahele|atlan|пропус|sprunget over|omis|λείπει|χαμέν|nedostaj|nepieraks';
const A_FILL = 'fill|tank|plein|pieno|lleno|uzpild|repost|abastec|заправ|táplál|pylde|točenj';
/** What stands before it: 'the last receipt'. */
const BEFORE =
  'previous|vorige|letzte|vorherig|précéd|anterior|precedent|poprzedni|förra|föregående|forrige|edelli|eelmi|ankstesn|iepriekš|předchoz|predchádz|előző|предыд|попередн';
/** 'full tank forgotten before', 'the last receipt is lost', in any order. */
const FILL_LOST = new RegExp(
  `(${A_FILL})\\p{L}*[^.,;!?]{0,12}(${LOST})|(${LOST})\\p{L}*[^.,;!?]{0,18}(${A_FILL}|${BEFORE})|(${BEFORE})\\p{L}*[^.,;!?]{0,18}(${LOST})`,
  'iu',
);

const LOST_WORD = new RegExp(LOST, 'iu');
const LOST_PLAIN = new RegExp(plainWord(LOST), 'iu');

/** Beside the state of a tank: 'full / skipped'. */
const SKIPPED = /пропу|skip|miss|gap|lücke|luka|izlaist|praleist|vahel|přeskoč|preskoč|saut|salt|overgesl/iu;
export const saysSkipped = (state: string): boolean =>
  isTankWord(state) && (SKIPPED.test(state) || LOST_WORD.test(state));

/** A note about a fill-up before, that the other app has no column for. */
export const isMissed = (note: string): boolean =>
  MISSED.test(note) || FILL_LOST.test(note) || MISSED_ALONE.test(note);
const MISSED_ALONE =
  /^(missed|skipped|пропу(щен\p{L}*|ск)|verpasst|ausgelassen|izlaist\p{L}*|praleist\p{L}*|vynechan\p{L}*|pominięt\p{L}*|kimaradt|atlandı|unohtu\p{L}*|glömd|glemt)$/iu;

const NOTHING =
  /^([\p{P}\s]+|n\/?a\.?|none|null|nil|never|(nie|nicht|noch nicht|not|не|non|nav|pas|no)(?!\p{L}).*)$/iu;

/** A mark or a date. */
export const isSet = (cell: string): boolean => cell !== '' && !NO.test(cell) && !NOTHING.test(cell);

/** In the middle of a note. */
const FULL_IN_TEXT =
  /(?<!\p{L})(full|voll|vollgetankt|plein|lleno|cheio|pieno|täis|täynnä|täyteen|vol|fuld|fullt|brim|do pełna|tele|(līdz )?piln[aus]?( bāk\p{L})?|полн\p{L}+( бак)?|do vrha|plná)(?!\p{L})/iu;
export const isFullInText = (text: string): boolean => FULL_IN_TEXT.test(text) && !NOT_FULL.test(text);

/** The name of a column of full tanks. */
export const isFullWord = (text: string): boolean => FULL.test(text) && !NOT_FULL.test(text);

const OF_TANK = new RegExp(`(?<!\\p{L})(${TANK_WORDS})`, 'iu');
/** The name of a column about tanks. */
export const isTankName = (name: string): boolean => OF_TANK.test(name);

/** Neither yes nor no. */
export const isTankWord = (text: string): boolean => [FULL, NOT_FULL, PART].some((words) => words.test(text));

/** In any cell: part of a tank in a text, or as a word of its own. A letter may be of anything. */
export const saysPart = (text: string): boolean =>
  isNotFull(text) || (/^\p{L}{3,}\.?$/u.test(text.trim()) && PART.test(text.trim()));

/** 'p', 'half', 'Diesel (part fill)'. */
export const isPartly = (text: string): boolean => PART.test(text) || NOT_FULL.test(text);

export const isNotFull = (text: string): boolean => NOT_FULL.test(text);

const NOT_FULL_WORD = new RegExp(`(${NOT_FULL.source})\\p{L}*`, 'iu');
/** The name of a column of tanks that were not filled, and of nothing else. */
export const isPartName = (name: string): boolean =>
  NOT_FULL.test(name) && !FULL.test(name.replace(NOT_FULL_WORD, ''));

/** The name of a column of fill-ups that have one missing before them. */
export const isMissedName = (name: string): boolean =>
  LOST_PLAIN.test(plainWord(name.toLowerCase())) || isMissed(name.replaceAll('_', ' '));

/** Whether the tank was filled, in a column of it; null: the cell does not say. */
export function fullOf(text: string): boolean | null {
  const [, part, whole] = /^(\d)\/(\d)$/.exec(text) ?? [];
  if (whole !== undefined) return part === whole;
  if (NO.test(text) || isNotFull(text) || PART.test(text)) return false;
  return isYes(text) || FULL.test(text) ? true : null;
}

/** Instead of what was paid. */
export const isFree = (text: string): boolean => FREE.test(text);
const FREE =
  /^(free|for free|gratis|kostenlos|umsonst|bez ?maksas|par brīvu|ilmainen|ilmaiseksi|tasuta|nemokam\p{L}+|(za )?darmo|бесплатно|gratuit|offert|zdarma|zadarmo|ingyen\p{L}*|grátis|gratuito)$/iu;
