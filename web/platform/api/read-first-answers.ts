import { FIRST_ANSWERS_ID } from '#domain/first-reads.ts';
import { keepFirstAnswers } from './first-answers.ts';

/** Before anything is asked for. Once read they are not kept in the page. */
export function readFirstAnswers(): void {
  const element = document.getElementById(FIRST_ANSWERS_ID);
  if (!element) return;
  keepFirstAnswers(JSON.parse(element.textContent) as Record<string, unknown>);
  element.remove();
}
