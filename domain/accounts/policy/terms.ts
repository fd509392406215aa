import { operatorPart, type PolicyFacts, type PolicySection } from './policy.ts';
import { termsTexts as texts } from './terms-texts.ts';

export function termsSections(facts: PolicyFacts | null): PolicySection[] {
  const operator = operatorPart(facts);
  return [
    { title: texts.carfulTitle, paragraphs: [texts.carful] },
    {
      ...operator,
      title: texts.operatorTitle,
      paragraphs: [texts.operator, ...(operator.paragraphs ?? [])],
    },
    { title: texts.diagnosisTitle, paragraphs: [texts.diagnosis] },
    { title: texts.accountTitle, paragraphs: [texts.account] },
    { title: texts.contentTitle, paragraphs: [texts.content] },
    { title: texts.linksTitle, paragraphs: [texts.links] },
    { title: texts.mechanicsTitle, paragraphs: [texts.mechanics] },
    { title: texts.endTitle, paragraphs: [texts.end] },
    { title: texts.guaranteeTitle, paragraphs: [texts.guarantee] },
    { title: texts.lawTitle, paragraphs: [texts.law] },
    { title: texts.changesTitle, paragraphs: [texts.changes] },
  ];
}
