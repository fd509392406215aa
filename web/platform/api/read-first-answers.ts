import { FIRST_ANSWERS_ID } from '#domain/first-reads.ts';
import { keepFirstAnswers } from './first-answers.ts';

/** Before anything is asked for. Once read they are not kept in the page.
 * @param accountSince since when this browser has its account: a page asked for earlier may be of another one */
export function readFirstAnswers(accountSince = 0): void {
  const element = document.getElementById(FIRST_ANSWERS_ID);
  if (!element) return;
  element.remove();
  if (accountSince > performance.timeOrigin) return;
  try {
    keepFirstAnswers(JSON.parse(element.textContent) as Record<string, unknown>);
  } catch (error) {
    console.warn('The page broke off: the server is asked instead', error);
  }
}
