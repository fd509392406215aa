import { say } from '#domain/assessment/bilingual-text.ts';

export const policyEdition = say('Version {version} of {day}.', '{version}. redakcija, {day}');

export const operatorTexts = {
  unknown: say(
    'The privacy policy of this server could not be completed: which services it uses and who runs it is not known right now. Connect to the internet and open this page again.',
    'Šī servera privātuma politiku neizdevās papildināt: pašlaik nav zināms, kādus pakalpojumus tas izmanto un kas to uztur. Izveidojiet savienojumu ar internetu un atveriet šo lapu vēlreiz.',
  ),
  unnamed: say(
    'This server does not say who runs it. Ask whoever gave you its address. The operator has to enter a name and an email address in the settings of the server.',
    'Šajā serverī nav norādīts, kas to uztur. Jautājiet tam, kas jums iedeva tā adresi. Servera uzturētājam servera iestatījumos jānorāda vārds vai nosaukums un e-pasta adrese.',
  ),
  withoutName: say(
    'This server does not name who runs it. The operator has to enter a name in the settings of the server.',
    'Šajā serverī nav norādīts tā uzturētāja vārds vai nosaukums. Uzturētājam tas jānorāda servera iestatījumos.',
  ),
  withoutEmail: say(
    'This server does not say how to reach whoever runs it. The operator has to enter an email address in the settings of the server.',
    'Šajā serverī nav norādīts, kā sazināties ar tā uzturētāju. Uzturētājam servera iestatījumos jānorāda e-pasta adrese.',
  ),
  name: say('This server is run by {name}.', 'Šo serveri uztur {name}.'),
  email: say('Questions and requests go to {email}.', 'Jautājumus un pieprasījumus sūtiet uz {email}.'),
};
