import { Currency } from '#domain/money/schema.ts';
import { unitInBrackets } from './header-rules.ts';
import { headerWords } from './header-words.ts';
import { lookUp, remembered } from './look-up.ts';

/** Which codes a symbol may stand for, the likeliest first. */
const SYMBOLS: Record<string, readonly string[]> = Object.fromEntries(
  '€ EUR | $ USD CAD AUD NZD MXN | us$ USD | r$ BRL | £ GBP | ¥ JPY CNY | ￥ JPY CNY | ₽ RUB | р. RUB | руб. RUB | руб RUB | rs. INR PKR LKR NPR MUR | rs INR PKR LKR NPR MUR | euro EUR | euroa EUR | eurot EUR | eurų EUR | kroner NOK DKK | kronor SEK | forint HUF | złotych PLN | рублей RUB | рубли RUB | гривень UAH | dollars USD CAD AUD NZD | pounds GBP | euros EUR | eiro EUR | грн. UAH | грн UAH | ₴ UAH | ₹ INR | ₺ TRY | ₪ ILS | ₩ KRW | zł PLN | kč CZK | ft HUF | лв. BGN | lei RON | fr. CHF | kr SEK NOK DKK ISK | kr. DKK ISK | tl TRY | leu RON | zl PLN | kc CZK | ден MKD | ₸ KZT | тг KZT | тенге KZT | ₾ GEL | ₼ AZN | manat AZN | ₫ VND | ฿ THB | ₱ PHP | ₦ NGN | zar ZAR | bs BOB VES | s/. PEN | soles PEN | lek ALL | dh MAD AED | dhs AED | fcfa XOF XAF | rm MYR | rp IDR | sfr CHF | kn HRK | lv. BGN | лева BGN | дин RSD | din RSD | din. RSD | дин. RSD'
    .split(' | ')
    .map((one) => one.split(' '))
    .map(([symbol, ...codes]) => [symbol, codes]),
);

export const isCurrency = remembered((code) => Currency.safeParse(code).success);

/** In the middle of a text a code stands in capitals: 'top' is none. */
export const isMoneyWord = (text: string): boolean =>
  lookUp(SYMBOLS, text.toLowerCase()) !== undefined ||
  (/^[A-Z]{3}$/.test(text) && !WORDS.has(text) && isCurrency(text));
/** In a line of capitals they are more likely words. */
const WORDS = new Set(['ALL', 'TOP', 'TRY', 'MAD', 'CUP', 'PEN', 'GEL', 'BAM', 'SOS', 'COP']);

/** The codes that may be meant; none for the sign of an unknown currency ('¤'). */
export function currenciesOf(affix: string): readonly string[] {
  const code = affix.toUpperCase();
  return lookUp(SYMBOLS, affix.toLowerCase()) ?? (isCurrency(code) ? [code] : []);
}

const CENTS = new Set(
  'p ct cent cents cts centimes centimos centesimi centavos centi senti sentti pence gr grosz groszy ore oere aurar haler halere filler bani kurus kopeek копеек коп minor'.split(
    ' ',
  ),
);
/** A hundredth of the money: 'pence', 'øre'. */
export const isCents = (word: string): boolean => CENTS.has(word);

/** 'sum_uah', as programs name a column. */
const codeOf = (header: string): string | undefined => /[a-z]_([a-z]{3})$/.exec(header)?.[1]?.toUpperCase();

/** The codes that a header may mean. */
export const currenciesOfHeader = (header: string): readonly string[] => {
  // '€/l' is of a liter, 'Summa EUR' has no brackets.
  const word = header.split(/[\s,/]+/).findLast((one) => isMoneyWord(one)) ?? codeOf(header);
  return currenciesOf((unitInBrackets(header) || (word ?? headerWords(header).unit)).split('/')[0]!.trim());
};

/** 'Total ($)', of whichever dollars. */
export const isOfMoney = (header: string): boolean => currenciesOfHeader(header).length > 0;

export function currencyOfHeader(header = ''): string | undefined {
  const [code, ...others] = currenciesOfHeader(header);
  return others.length === 0 ? code : undefined;
}
