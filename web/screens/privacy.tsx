import { LegalText, type LegalSection } from '#web/accounts/legal-text.tsx';

const sections: readonly LegalSection[] = [
  {
    title: 'What is stored',
    text: 'Your name, email, phone number if you give it, and a password that nobody can read back. Your cars, problems, repairs, pictures, videos and settings. For each log-in the time, the address of the device and the name of the browser. The place where a picture was taken is removed from it.',
  },
  {
    title: 'Where it is stored',
    text: 'On the server you are using now, kept by the person or company that runs it. Your browser keeps your language, theme and unfinished forms, and one cookie that keeps you logged in. There are no advertisements and no tracking.',
  },
  {
    title: 'Who else sees it',
    text: 'If an AI model is set up on this server, the texts you write about a problem and the make, model and year of the car are sent to it. If you log in with Google, Google learns of it. Whoever holds a share link sees what it shows.',
  },
  {
    title: 'How long it is kept',
    text: 'Until you delete it. Deleting a car deletes its problems, repairs and files. A share link ends after 24 hours unless you choose another time, at the latest after 7 days. A log-in ends after 30 days without use. To have your account deleted, ask whoever runs this server.',
  },
];

export const PrivacyScreen = () => <LegalText title="Privacy policy" sections={sections} />;
