import { describe, expect, test } from 'vitest';
import { assessOffline } from './engine.ts';
import type { Category } from './schema.ts';

/** Written by us as owners type: slang, no diacritics, small mistakes. */
const SAID: Readonly<Record<Category, readonly string[]>> = {
  engine_fuel: [
    'no rita slikti lec, japagriez 3 reizes',
    'masina vispar nevelk kalna augsa',
    'Dzinējs tukšgaitā kratās un gribas noslāpt',
    'pec dīzeļa uzpildes sak raustities',
    'terē daudz vairāk benzīna nekā parasti',
    'dega cheks, nolasija misfire 3. cilindra',
    'turbina svilpj un nav jaudas',
    'motors klab aukstaa',
    'karsts motors nelec, jagaida kamer atdziest',
    'aploks ap motoru ar ellu, pil uz zemi ella',
    'gazes pedalis nereagē uzreiz, aizkavējas',
    'apgriezieni pasi lekaa augsa leja',
  ],
  braking: [
    'kad spiez bremzi iet lidz gridai',
    'bremzes sak svilpt no rita',
    'bremzejot trīc stūre',
    'rokasbremze netur kalnā',
    'kluči nodiluši laikam, skrapst pie bremzesanas',
    'bremzejot mašīna met pa kreisi',
    'iedegas sarkana bremžu lampiņa panelī',
    'Aizmugurējais suports ķīlējas',
    'pedālis pulsē kad bremzē',
    'zem priekšējā riteņa tek bremžu šķidrums',
  ],
  transmission: [
    'kārba raustās pie pārslēgšanas',
    'neiet iekšā trešais ātrums',
    'sajūgs smird un slīd kalnā',
    'automats ilgi doma pirms sak braukt',
    'Izlec piektais pārnesums',
    'iesledzot atpakalgaitu stipri nograb',
    'kardāns vibrē pie 80',
    'pagriezienā klikšķ granāta',
    'no karbas tek ella',
    'braucot pec apgriezieniem viss slid, bet atrums neaug, variators',
    'sajuga pedalis iekrita un neatgriezas',
  ],
  electrical: [
    'aķis pa nakti tukšs',
    'generators nelade, deg lampina ar akumulatoru',
    'nedeg viens tālais lukturis',
    'stikla pacēlājs nestrādā vadītāja pusē',
    'nevar aizslēgt mašīnu ar pulti',
    'paneļa apgaismojums mirgo',
    'starteris tikai noklikšķ',
    'radio pats izslēdzas',
    'signāls nepīkst',
    'parkošanās sensori pīkst bez iemesla',
    'izdeg drosinatajs piepipetajam',
    'nestrada pagrieziena raditaji',
  ],
  suspension_steering: [
    'pa bedrem kaut kas dauzas prieksa',
    'stūre velk pa kreisi',
    'vibrē stūre pie 100 kmh',
    'ritenis dūc, skaņa pieaug ar ātrumu',
    'stūre grūti griežas',
    'amortizators tek',
    'auto svarstās līkumos',
    'prieksejie lodbalsti klab',
    'pēc bedres stūre greizi',
    'saliekts disks pec bedres un tagad trīc',
    'balstiekarta cikst pa gulosajiem policistiem',
  ],
  cooling: [
    'masina karst korkos',
    'tosols pazud nezinu kur',
    'pečka pūš aukstu gaisu',
    'no radiatora nāk garaiņi',
    'termostats neveras',
    'antifrizs tek zem motora',
    'temperatura uzkapa uz 110',
    'ventilators neslēdzas iekšā',
    'dzesesanas skidruma limenis krit',
    'motors varas',
  ],
  exhaust: [
    'izpūtējs rūc un grab',
    'no truba nak melni dumi',
    'dpf filtrs pilns',
    'katalizators aizsērējis',
    'Izplūdes gāzes jūt salonā',
    'bunda nokritusi',
    'baltie dūmi no izpūtēja arī siltai mašīnai',
    'egr vārsts jātīra',
    'adblue kļūda',
    'izpūtēja kolektors plīsis, sprakšķ auksts',
    'kupina zilus dumus',
  ],
  other: [
    'nezinu kas par vainu, kaut kas nav labi',
    'saplīsis vējstikls',
    'riepa laiž gaisu',
    'durvis neveras ciet',
    'bagāžniekā ūdens pēc lietus',
    'saskrāpēts bamperis',
    'kondicionieris nesaldē',
    'sēdeklis nebīdās',
    'vai vari palidzet',
    'nogriezās spogulis',
  ],
};

describe('Latvian as owners type it', () => {
  for (const [category, texts] of Object.entries(SAID)) {
    test.each(texts)(`${category}: %s`, (description) => {
      expect(assessOffline({ description, language: 'lv' }).category).toBe(category);
    });
  }
});
