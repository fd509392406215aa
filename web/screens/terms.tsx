import { LegalText, type LegalSection } from '#web/accounts/legal-text.tsx';

const sections: readonly LegalSection[] = [
  {
    title: 'What Carful is',
    text: 'Carful helps you keep track of your cars: problems, repairs and costs. It does not replace a mechanic.',
  },
  {
    title: 'AI text is not a diagnosis',
    text: 'Assessments, questions and answers are made by rules or by an AI model and may be wrong. Only a repair shop can find the actual cause. If the car does not feel safe, stop driving and call for help.',
  },
  {
    title: 'Your account',
    text: 'Keep your password to yourself and enter only data you are allowed to share. You may stop using Carful at any time.',
  },
  {
    title: 'Share links',
    text: 'A share link shows your car, its open problems, pictures and videos to anyone who holds the link, until it ends or you delete it. If you allow it, they may also add records.',
  },
  {
    title: 'No guarantee',
    text: 'Carful is offered as it is. Keep your own copies of important documents and receipts.',
  },
];

export const TermsScreen = () => <LegalText title="Terms of use" sections={sections} />;
