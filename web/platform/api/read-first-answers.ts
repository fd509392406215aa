import { FIRST_ANSWERS_ID } from '#domain/first-reads.ts';
import { keepFirstAnswers } from './first-answers.ts';

/** To be called before any request. Removes the answers from the page.
 * @param accountSince time of the last log-in or log-out: a page requested earlier may belong to another account */
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
