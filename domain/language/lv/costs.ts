export const costs = {
  'Whole cost': 'Kopējās izmaksas',
  'Running costs': 'Uzturēšanas izmaksas',
  'Per month': 'Mēnesī',
  'Per km': 'Uz km',
  'Per mile': 'Uz jūdzi',
  Purchase: 'Pirkums',
  'Purchase price': 'Pirkuma cena',
  'Sale price': 'Pārdošanas cena',
  'Date of purchase': 'Pirkuma datums',
  'Add the purchase': 'Pievienot pirkumu',
  'Edit the purchase': 'Labot pirkumu',
  'Enter a price, a date or a mileage': 'Ievadiet cenu, datumu vai nobraukumu',
  'Price, day and mileage are optional; with all three the costs are counted from the day you bought it.':
    'Cena, datums un nobraukums nav obligāti; ja norādīti visi trīs, izmaksas tiek skaitītas no pirkuma dienas.',
  'Mileage when bought (km)': 'Nobraukums pirkuma brīdī (km)',
  'Mileage when bought (mi)': 'Nobraukums pirkuma brīdī (mi)',
  'The purchase price is not known and not counted.': 'Pirkuma cena nav zināma un nav ieskaitīta.',
  'The sale price is not known and not deducted.': 'Pārdošanas cena nav zināma un nav atskaitīta.',
  'What the car is worth today is not deducted.': 'Auto pašreizējā vērtība nav atskaitīta.',
  '{n} records without a cost are not counted.':
    '{n, plural, zero {{n} ierakstu bez izmaksām nav ieskaitīti} one {{n} ieraksts bez izmaksām nav ieskaitīts} other {{n} ieraksti bez izmaksām nav ieskaitīti}}.',
  'Per month since {date}': 'Mēnesī kopš {date}',
  'Per distance': 'Uz attālumu',
  'Per distance: {distance} from {from} to {to}': 'Uz attālumu: {distance} no {from} līdz {to}',
  'There is no cost per month before a month has passed.':
    'Mēneša izmaksas būs redzamas, kad būs pagājis mēnesis.',
  'Compare cars': 'Salīdzināt auto',
  'Costs of the cars': 'Auto izmaksas',
  'Running costs per month and distance; the whole cost also has purchase and sale.':
    'Uzturēšanas izmaksas mēnesī un uz attālumu; kopējās izmaksās ir arī pirkums un pārdošana.',
  'Log repairs and fill-ups with their cost to see what the car costs you.':
    'Reģistrējiet remontus un uzpildes ar izmaksām, lai redzētu, cik auto jums izmaksā.',
  'Mileage limit': 'Nobraukuma ierobežojums',
  'Mileage at the start (km)': 'Nobraukums sākumā (km)',
  'Mileage at the start (mi)': 'Nobraukums sākumā (mi)',
  'Allowed distance (km)': 'Atļautais attālums (km)',
  'Allowed distance (mi)': 'Atļautais attālums (mi)',
} as const satisfies Record<string, string>;
