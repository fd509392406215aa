export const incoming = {
  'Shared with Carful': 'Kopīgots ar Carful',
  'What you shared could not be kept on this device. Please share it again.':
    'Kopīgoto neizdevās saglabāt šajā ierīcē. Lūdzu, kopīgojiet to vēlreiz.',
  'There is no room for what you just shared. Use or delete what is already waiting, then share again.':
    'Kopīgotajam šeit nav vietas. Izmantojiet vai dzēsiet to, kas gaida, un kopīgojiet vēlreiz.',
  'This comes from another app or another website: look at it before you use it.':
    'Kopīgotais nāk no citas lietotnes vai tīmekļa vietnes: pirms izmantojat, apskatiet to.',
  'Nothing is waiting here': 'Šeit nekā nav',
  'Share pictures, PDFs or text with Carful from another app on your phone.':
    'Kopīgojiet ar Carful attēlus, PDF failus vai tekstu no citas tālruņa lietotnes.',
  'What is not added is kept on this device for 24 hours.': 'Kopīgotais šajā ierīcē tiek glabāts 24 stundas.',
  'You can add pictures to a problem, and pictures and PDFs to a repair, a fill-up or a document. What is not used is kept on this device for 24 hours.':
    'Problēmai var pievienot attēlus, bet remontam, uzpildei un dokumentam – arī PDF failus. Neizmantotais šajā ierīcē tiek glabāts 24 stundas.',
  'Left out, since only pictures and PDFs can be added: {n}':
    'Izlaisti faili (var pievienot tikai attēlus un PDF): {n}',
  'Left out, since a file may be at most {max} MB: {n}':
    'Izlaisti faili (fails drīkst būt ne lielāks par {max} MB): {n}',
  'Left out, since at most {max} files can be added at once: {n}':
    'Izlaisti faili (vienā reizē var pievienot ne vairāk kā {max}): {n}',
  'Some of what you shared cannot be added here': 'Daļu no kopīgotā šeit nevar pievienot',
  Show: 'Parādīt',
};
