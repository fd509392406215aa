import type { Phrase } from '#domain/language/words.ts';
import type { MechanicNews } from './schema.ts';

/** Said wherever an owner decides to make a link; the terms and the privacy policy say the same. */
export const SHOWN_BY_LINK =
  'Whoever has the link sees the car with its name, photo, VIN, license plate, mileage and technical data, and its open problems with your descriptions, your answers to questions about them, assessments, pictures, videos and PDFs. It also shows the answers and prices sent through this link with the name and repair shop of the mechanic, your replies to them, and the titles and dates of repairs that were added through it or solve, wholly or in part, a problem answered through it. Your costs and notes are not shown.' satisfies Phrase;

export const withdrawnText = ({ kind }: Pick<MechanicNews, 'kind'>): Phrase =>
  kind === 'reply' ? '{name} has withdrawn an answer' : '{name} has withdrawn a repair';
