// Signs of a tire without air, with their exceptions (see SoftenedSigns).

const TIRES_EN = 'tire/tires/tyre/tyres';
const TIRES_LV = 'riepa/riepas/riepu/riepai/riepam';
const TIRES = `${TIRES_LV}/ritenis/riteni/riteniem/ritenim`;
/** By something sharp, or on a curb. */
const PIERCED =
  'parduru/pardura/pardur/parduris/pardurusi/pardurt/pardurta/pardurtas/pardurts/sadura/sadurta/sadurtas/sadurt/caurdur*/caura/cauras/cauru/caurs/caurum*/pusu/parplesta/parplesu/saplesu/saplesta/saplests/izpleru/izpleris/izplesu/izplests/izplesta/saduris/pargriezu/sagriezu/pargrieza/sagrieza/pargriezta/sagriezta/parsitu/parsista';

/** The air is out: whoever drives on loses the tire. */
export const FLAT_TIRE = [
  'flat >tire/tires/tyre/tyres',
  'tire/tires/tyre/tyres flat/deflated/airless',
  'got/have/had/with >a >flat',
  'driv* >on >the >rim',
  'tuks* >riep*',
  'riep* tuks/tuksa/tuksas/nolaista/nolaistas/nolaidusies/nolaidas/nolaizas/nosedusies/nosedusas',
  'riepa/riepai/riepas/riepu >bez gaisa',
  'nolais* >riep*',
  'prieksej*/aizmugur*/kreis*/lab* riepa/riepas tuks*/nolais*',
  'nolaidusies/nolaidas/nosedusies >riepa/riepai/riepas',
  'brauc* >uz >diska',
  'puncture/punctures/punctured',
  `${TIRES_EN} >went/has/is/gone >down/gone`,
  `no >air ~ ${TIRES_EN}`,
  `nav/bez >gaisa ~ ${TIRES}`,
  `gaisa >nav ~ ${TIRES}`,
  `hole/holes in/through ${TIRES_EN}`,
  `gais* ~ izlaida/izlaidusi/izgaja/izgajis/zuda + ${TIRES}`,
  `${TIRES} noseda*/nolaidas/plakan*/noplak*`,
  `noseda*/plakan* ${TIRES}`,
  `tukss/nolaists/nolaidies/nosedies ~ ${TIRES}`,
  `${PIERCED} ~ ${TIRES}`,
];
export const NOT_FLAT = [
  'run >flat >tire/tires/tyre/tyres',
  'tire/tires/tyre/tyres not/isnt/arent/never >flat',
  'flat >spot/spots/head/rate/out/battery',
  'tires/tyres/tire/tyre worn/bald/almost/nearly/half >flat',
  'puncture/punctures >repair/kit/proof/resistant/protection',
  'punctured radiator/hose/tank/pan/sump',
];
/** The air stays in, or it can be filled again and holds for some hours. */
export const SLOW_LOSS = [
  'slow/slowly flat/puncture/leak*/los*/deflat*',
  'flat slowly/overnight/weekly/daily',
  'flat every/each/within/after/in >day/days/week/weeks/morning/few/two/couple/month',
  'tuks* ik >pa',
  'los* air slowly/overnight',
  'leni/lenam/pamazam laiz/nolaiz*/zaude/tuks*/nolais*/tuksojas',
  'laiz/nolaiz*/zaude leni/lenam/pamazam',
  'tuks*/nolaiz*/nolais* pa >nakti/nedelu/dienu',
  'pa >nakti/nedelu/dienu tuks*/nolaiz*',
  'it/still/but/and/pressure >holds/holding/steady/stays',
  'holds >air/pressure',
  'not/isnt/doesnt/without >losing/lose >air/pressure',
  'gaisu/gaiss/spiedienu/spiediens tur/turas',
  'tur >gaisu/spiedienu',
  'gaiss/gaisu/spiediens nelaiz/neiet/neizplust/nekrit/nekritas/nezud/nemainas',
  'nelaiz/nezaude >gaisu',
];
/** Repaired or replaced since, long ago, of somebody else, or only asked about. */
export const NOT_FLAT_NOW = [
  'put/fitted/changed/swapped ~ spare',
  'uzliku/uzlika/uzlikta/uzlikts/nomainij*/nomainit* ~ rezerv*',
  'fixed/repaired/patched/plugged/mended/replaced/changed >the/my/a/that/our >puncture/flat/tire/tyre/wheel',
  'puncture/flat/tire/tires/tyre/tyres repaired/fixed/patched/plugged/mended/replaced',
  `salaboj*/salabota*/saremont*/aizlimej*/aizlimet*/aizlapij*/aizlapit*/aizvulkaniz*/nomainij*/nomainit* ~ ${TIRES}`,
  `${TIRES} + salaboja/salabota/salabotas/aizlimeja/aizlimeta/aizlapija`,
  'patched >it',
  'puncture/flat ~ last >year/winter/summer/spring/autumn/fall',
  'last >year/winter/summer/spring/autumn/fall had >a >puncture/flat',
  'if/case >i/you/we/of get/got/have/had/a >a/puncture',
  'thought >i/id >got/had',
  'neighbor*/neighbour*/friend/friends/colleague*/cousin* >has/had/got',
  'bike/bicycle/pram/wheelbarrow ~ puncture/flat',
  `pern/pagajus* ~ ${PIERCED}`,
  `pern man bija ${PIERCED}`,
  'ja >nu',
  'ja ~ pardursu/sadursu',
  `kaiminam/kaiminienei/draugam/draudzenei/kolegim/kolegei/velosiped*/velo ~ ${PIERCED}`,
];
