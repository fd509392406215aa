export const keys = {
  'This account cannot have more keys.': 'Šim kontam vairāk atslēgu nevar pievienot.',
  'Choose what the key allows': 'Izvēlieties, ko atslēga atļauj',
};
