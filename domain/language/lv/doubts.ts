export const doubts = {
  'Is this right?': 'Vai tas ir pareizi?',
  'Correct it': 'Izlabot',
  'It is right': 'Ir pareizi',
  "The record is saved, but the car's mileage was not changed. Please enter it on the car's page.":
    'Ieraksts ir saglabāts, bet auto nobraukums nav mainīts. Lūdzu, ievadiet to auto lapā.',
  'Odometer replaced': 'Odometrs nomainīts',
  '{date} is in the future. Is that a typo?':
    'Datums {date} vēl nav pienācis. Vai tā nav pārrakstīšanās kļūda?',
  '{date} is before the car was built ({year}). Is that a typo?':
    'Datums {date} ir pirms auto izgatavošanas ({year}). Vai tā nav pārrakstīšanās kļūda?',
  '{km} is unusually high for a car. Is that a typo?':
    '{km} vienam auto ir ļoti daudz. Vai tā nav pārrakstīšanās kļūda?',
  '{km} is unusually high for a car from {year}. Is that a typo?':
    '{km} ir ļoti daudz {year}. gada auto. Vai tā nav pārrakstīšanās kļūda?',
  '{cost} is unusually high. Is that a typo?': '{cost} ir ļoti liela summa. Vai tā nav pārrakstīšanās kļūda?',
  '{cost} is more than ten times the highest cost so far ({known}). Is that a typo?':
    '{cost} vairāk nekā desmit reižu pārsniedz līdz šim lielākās izmaksas ({known}). Vai tā nav pārrakstīšanās kļūda?',
  '“{title}” from {date} also cost {cost}. Is this another repair?':
    'Tikpat ({cost}) maksāja arī “{title}”, {date}. Vai šis ir cits remonts?',
  'That is {price} per unit; last time it was {known}. Is that a typo?':
    'Tas ir {price} par vienību; iepriekšējā reizē bija {known}. Vai tā nav pārrakstīšanās kļūda?',
  'It is {car}': 'Tas ir {car}',
  'It fits {car}: is that the car you mean?': 'Tas der citam auto ({car}): varbūt domāts tas?',
  '{km} is less than the mileage of this car ({known}). Is that a typo, or a new odometer?':
    '{km} ir mazāk nekā šī auto nobraukums ({known}). Vai tā ir pārrakstīšanās kļūda vai jauns odometrs?',
  '{km} is less than the {known} recorded on {date}. Is that a typo, or a new odometer?':
    '{km} ir mazāk nekā rādījums {known} ({date}). Vai tā ir pārrakstīšanās kļūda vai jauns odometrs?',
  '{km} is more than the {known} recorded later, on {date}. Is that a typo?':
    '{km} ir vairāk nekā vēlākais rādījums: {known} ({date}). Vai tā nav pārrakstīšanās kļūda?',
  '{km} is far more than the {known} recorded on {date}. Is that a typo?':
    '{km} ir daudz vairāk nekā rādījums {known} ({date}). Vai tā nav pārrakstīšanās kļūda?',
} as const satisfies Record<string, string>;
