import { say } from '#domain/assessment/bilingual-text.ts';

export const policyEdition = say('Version {version}, dated {day}.', '{version}. redakcija, {day}');

export const operatorTexts = {
  unknown: say(
    'The privacy policy of this server could not be completed: which services it uses and who runs it are not known right now. Connect to the internet and open this page again.',
    'Šī servera privātuma politiku neizdevās papildināt: pašlaik nav zināms, kādus pakalpojumus tas izmanto un kas to uztur. Izveidojiet savienojumu ar internetu un atveriet šo lapu vēlreiz.',
  ),
  unnamed: say(
    'This server does not say who runs it. Ask whoever gave you its address who is responsible and how to reach them.',
    'Šajā serverī nav norādīts, kas to uztur. Jautājiet tam, kas jums iedeva tā adresi, kas par to atbild un kā ar viņu sazināties.',
  ),
  withoutName: say(
    'This server does not say who runs it. Ask whoever gave you its address who is responsible.',
    'Šajā serverī nav norādīts tā uzturētāja vārds vai nosaukums. Jautājiet tam, kas jums iedeva servera adresi, kas par to atbild.',
  ),
  withoutEmail: say(
    'This server does not say how to reach whoever runs it. Ask whoever gave you its address.',
    'Šajā serverī nav norādīts, kā sazināties ar tā uzturētāju. Jautājiet tam, kas jums iedeva servera adresi.',
  ),
  name: say('This server is run by {name}.', 'Šo serveri uztur {name}.'),
  email: say('Questions and requests go to {email}.', 'Jautājumus un pieprasījumus sūtiet uz {email}.'),
};
