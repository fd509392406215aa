import { DICTIONARY } from './dictionary.ts';
import { Finder } from './finder.ts';

let finder: Finder | undefined;

/** Of the dictionary of cars; made when it is first needed. */
export const carWords = (): Finder => (finder ??= new Finder(DICTIONARY));
