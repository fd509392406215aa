export const assistant = {
  'No cars found': 'Nav atrasts neviens auto',
  'Add Your First Car': 'Pievienot pirmo auto',
  'There was a problem connecting to the AI assistant.': 'Neizdevās izveidot savienojumu ar MI asistentu.',
  'AI Assistant Error': 'MI asistenta kļūda',
  'There was a problem connecting to the AI assistant. Please try again later.':
    'Neizdevās izveidot savienojumu ar MI asistentu. Lūdzu, vēlāk mēģiniet vēlreiz.',
  'Connection Error': 'Savienojuma kļūda',
  'Using Offline Mode': 'Tiek izmantots bezsaistes režīms',
  'AI service is temporarily unavailable. Using limited offline responses.':
    'MI pakalpojums īslaicīgi nav pieejams. Bezsaistē pieejamas tikai ierobežotas atbildes.',
  'Car assistant': 'Auto asistents',
  'Ask about your car': 'Jautājiet par savu auto',
  'Ask the first question about this car': 'Uzdodiet pirmo jautājumu par šo auto',
  Send: 'Sūtīt',
  'Attach file': 'Pievienot failu',
  'You can attach up to 3 files.': 'Var pievienot ne vairāk kā 3 failus.',
  'Preparing an answer...': 'Notiek atbildes sagatavošana…',
  'Offline reply': 'Bezsaistes atbilde',
  'The attached images were not looked at.': 'Pievienotie attēli netika aplūkoti.',
  'Clear chat': 'Dzēst saraksti',
  'Delete the whole chat for this car?': 'Vai dzēst visu saraksti par šo auto?',
} as const satisfies Record<string, string>;
