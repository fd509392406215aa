export const doubts = {
  'Is this right?': 'Vai tā ir pareizi?',
  'Correct it': 'Izlabot',
  'It is right': 'Ir pareizi',
  'The record is saved, but not as the mileage of the car. Please enter it there.':
    'Ieraksts ir saglabāts, bet auto nobraukums nav mainīts. Lūdzu, ievadiet to pie auto.',
  'New odometer': 'Jauns odometrs',
  '{date} is in the future. Typing error?':
    'Datums {date} vēl nav pienācis. Vai tā nav pārrakstīšanās kļūda?',
  '{date} is before the car was built ({year}). Typing error?':
    'Datums {date} ir pirms auto izgatavošanas ({year}). Vai tā nav pārrakstīšanās kļūda?',
  '{km} is very much for a car. Typing error?':
    '{km} vienam auto ir ļoti daudz. Vai tā nav pārrakstīšanās kļūda?',
  '{km} is very much for a car of {year}. Typing error?':
    '{km} ir ļoti daudz {year}. gada auto. Vai tā nav pārrakstīšanās kļūda?',
  '{cost} is very much. Typing error?': '{cost} ir ļoti liela summa. Vai tā nav pārrakstīšanās kļūda?',
  '{cost} is more than ten times the highest cost so far ({known}). Typing error?':
    '{cost} vairāk nekā desmit reižu pārsniedz līdz šim lielākās izmaksas ({known}). Vai tā nav pārrakstīšanās kļūda?',
  'That is {price} per unit; the last time it was {known}. Typing error?':
    'Tas ir {price} par vienību; iepriekšējā reizē bija {known}. Vai tā nav pārrakstīšanās kļūda?',
  '{km} is less than the {known} of this car. Typing error, or a new odometer?':
    '{km} ir mazāk nekā šī auto {known}. Vai tā ir pārrakstīšanās kļūda vai jauns odometrs?',
  '{km} is less than the {known} of {date}. Typing error, or a new odometer?':
    '{km} ir mazāk nekā {known} ({date}). Vai tā ir pārrakstīšanās kļūda vai jauns odometrs?',
  '{km} is more than the {known} of {date}, which is later. Typing error?':
    '{km} ir vairāk nekā vēlākais rādījums: {known} ({date}). Vai tā nav pārrakstīšanās kļūda?',
  '{km} is very much more than the {known} of {date}. Typing error?':
    '{km} ir daudz vairāk nekā {known} ({date}). Vai tā nav pārrakstīšanās kļūda?',
} as const satisfies Record<string, string>;
