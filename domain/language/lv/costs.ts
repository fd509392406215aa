export const costs = {
  'Total cost of ownership': 'Kopējās izmaksas',
  'Running costs': 'Uzturēšanas izmaksas',
  'Spent this month': 'Šomēnes iztērēts',
  'Spent this year': 'Šogad iztērēts',
  'Fuel included': 'Ieskaitot degvielu',
  'All cars, fuel included': 'Visi auto, ieskaitot degvielu',
  'Charging included': 'Ieskaitot uzlādi',
  'All cars, charging included': 'Visi auto, ieskaitot uzlādi',
  'Per month': 'Mēnesī',
  'Per km': 'Uz km',
  'Per mile': 'Uz jūdzi',
  Purchase: 'Pirkums',
  'Purchase price': 'Pirkuma cena',
  'Sale price': 'Pārdošanas cena',
  'Date of purchase': 'Pirkuma datums',
  'Add the purchase': 'Pievienot pirkumu',
  'Edit the purchase': 'Rediģēt pirkumu',
  'Enter a price, a date or a mileage': 'Ievadiet cenu, datumu vai nobraukumu',
  'Price, date and mileage are optional; with all three, costs are counted from the day you bought the car.':
    'Cena, datums un nobraukums nav obligāti; ja norādīti visi trīs, izmaksas tiek skaitītas no pirkuma dienas.',
  'Mileage when bought (km)': 'Nobraukums pirkuma brīdī (km)',
  'Mileage when bought (mi)': 'Nobraukums pirkuma brīdī (mi)',
  'The purchase price is not known, so it is not counted.': 'Pirkuma cena nav zināma, tāpēc nav ieskaitīta.',
  'The sale price is not known, so it is not deducted.': 'Pārdošanas cena nav zināma, tāpēc nav atskaitīta.',
  'What the car is worth today is not deducted.': 'Auto pašreizējā vērtība nav atskaitīta.',
  '{n} records without a cost are not counted.':
    '{n, plural, zero {{n} ierakstu bez izmaksām nav ieskaitīti} one {{n} ieraksts bez izmaksām nav ieskaitīts} other {{n} ieraksti bez izmaksām nav ieskaitīti}}.',
  'Per month since {date}': 'Mēnesī kopš {date}',
  'Per distance': 'Pēc nobraukuma',
  'Per distance: {distance} from {from} to {to}': 'Pēc nobraukuma: {distance} ({from} – {to})',
  'The monthly cost appears once a month has passed.':
    'Mēneša izmaksas būs redzamas, kad būs pagājis mēnesis.',
  'Costs by car': 'Auto izmaksas',
  'Running costs per month and per distance; the total also includes purchase and sale.':
    'Uzturēšanas izmaksas mēnesī un pēc nobraukuma; kopējās izmaksās ietilpst arī pirkums un pārdošana.',
  'Log repairs and fill-ups with their cost to see what the car costs you.':
    'Reģistrējiet remontus un uzpildes ar izmaksām, lai redzētu, cik auto jums izmaksā.',
  'Log repairs and charges with their cost to see what the car costs you.':
    'Reģistrējiet remontus un uzlādes ar izmaksām, lai redzētu, cik auto jums izmaksā.',
  Parts: 'Detaļas',
  Labor: 'Darbs',
  'Parts and labor': 'Detaļas un darbs',
  'Other costs': 'Citas izmaksas',
  'Parts and labor add up to more than the total cost.': 'Detaļas un darbs pārsniedz kopējās izmaksas.',
  Forecast: 'Prognoze',
  'Next 12 months, estimated': 'Nākamie 12 mēneši, aplēse',
  'about {amount}': 'aptuveni {amount}',
  'Number of times': 'Reizes',
  'Add reminders and log fill-ups with their cost to see what the coming year may cost.':
    'Pievienojiet atgādinājumus un reģistrējiet uzpildes ar izmaksām, lai redzētu, cik varētu izmaksāt nākamais gads.',
  'Add reminders and log charges with their cost to see what the coming year may cost.':
    'Pievienojiet atgādinājumus un reģistrējiet uzlādes ar izmaksām, lai redzētu, cik varētu izmaksāt nākamais gads.',
  'Each reminder is counted at its last known cost.':
    'Katrs atgādinājums ieskaitīts ar pēdējām zināmajām izmaksām.',
  'Not much is known yet: the mileage for only {n} days.':
    '{n, plural, zero {Datu vēl maz: nobraukums {n} dienās.} one {Datu vēl maz: nobraukums {n} dienā.} other {Datu vēl maz: nobraukums {n} dienās.}}',
  'Fuel is estimated from the past year, for about {distance}.':
    'Degvielas izmaksas aplēstas pēc pēdējā gada datiem, pieņemot, ka nobrauksiet aptuveni {distance}.',
  'Fuel is not counted: the mileage or the fuel cost for the past year is not known.':
    'Degviela nav ieskaitīta: nav zināms pēdējā gada nobraukums vai izmaksas.',
  'Charging is estimated from the past year, for about {distance}.':
    'Uzlādes izmaksas aplēstas pēc pēdējā gada datiem, pieņemot, ka nobrauksiet aptuveni {distance}.',
  'Charging is not counted: the mileage or its cost for the past year is not known.':
    'Uzlāde nav ieskaitīta: nav zināms pēdējā gada nobraukums vai izmaksas.',
  'Not counted, cost not known: {titles}': 'Nav ieskaitīti atgādinājumi, kuru izmaksas nav zināmas: {titles}',
  'Edit the mileage limit': 'Rediģēt nobraukuma ierobežojumu',
  'Add a mileage limit': 'Pievienot nobraukuma ierobežojumu',
  'From a lease or an insurance policy. Clear all fields to remove the limit.':
    'Līzinga vai apdrošināšanas ierobežojums. Lai to noņemtu, atstājiet laukus tukšus.',
  'First day': 'Pirmā diena',
  'Last day': 'Pēdējā diena',
  'The period has not begun yet.': 'Ierobežojums vēl nav spēkā.',
  'The period has ended.': 'Ierobežojums vairs nav spēkā.',
  'The mileage since the period began is not known.': 'Nobraukums kopš sākuma nav zināms.',
  'Driven: {distance}.': 'Nobraukts: {distance}.',
  'How much you drive is not known yet.': 'Vēl nav zināms, cik daudz jūs braucat.',
  'At the end: {distance}.': 'Perioda beigās: {distance}.',
  'You have reached the limit and, at this rate, will exceed it by {distance}.':
    'Ierobežojums ir sasniegts un tiks pārsniegts par {distance}.',
  'You will stay within the limit.': 'Ierobežojums netiks pārsniegts.',
  'You will reach the limit around {date} and exceed it by {distance}.':
    'Ierobežojums tiks sasniegts aptuveni {date} un pārsniegts par {distance}.',
  'Mileage limit': 'Nobraukuma ierobežojums',
  'Mileage at the start (km)': 'Nobraukums sākumā (km)',
  'Mileage at the start (mi)': 'Nobraukums sākumā (mi)',
  'Allowed distance (km)': 'Atļautais nobraukums (km)',
  'Allowed distance (mi)': 'Atļautais nobraukums (mi)',
} as const satisfies Record<string, string>;
