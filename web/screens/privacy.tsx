import { LegalText, type LegalSection } from '#web/accounts/legal-text.tsx';

const sections: readonly LegalSection[] = [
  {
    title: 'What is stored',
    text: 'Your name, email, phone number if you give it, and a password that nobody can read back. Your cars, mileage, problems, repairs, receipts, pictures, videos, chats with the assistant and settings. For each login the time, the address of the device and the name of the browser. The place where a picture was taken is removed from it.',
  },
  {
    title: 'Where it is stored',
    text: 'On the server you are using now, kept by the person or company that runs it. Your browser keeps your language, theme, unfinished forms and a part of your data, and a cookie that keeps you logged in; logging out removes your data from it. There are no advertisements and no tracking.',
  },
  {
    title: 'Who else sees it',
    text: 'If an AI model is set up on this server, the texts you write about a problem and the make, model and year of the car are sent to it. To answer your questions it can read the car’s problems, repairs, costs and mileage; pictures and recordings are sent only to a model that can use them. If you log in with Google, Google knows that you use this server. Whoever holds a share link sees what it shows.',
  },
  {
    title: 'How long it is kept',
    text: 'Until you delete it. Deleting a car deletes its problems, repairs and files. A share link ends after 24 hours unless you choose another time, at the latest after 7 days. You are logged out after 30 days of inactivity. To avoid applying a change twice, the server keeps its reply to each change for 90 days; what it replied about a problem, repair or car goes when you delete that. What was last sent to an AI model is kept, so that you can read it, until something else is sent. You can export your data and delete your account in settings: after 30 days it is erased with all its data and files, unless you log in again before. Backups of the server may keep them longer.',
  },
];

export const PrivacyScreen = () => <LegalText title="Privacy policy" sections={sections} />;
