const MAKES = new Set(
  `abarth, acura, aixam, alfa romeo, alpine, aston martin, audi, bentley, bmw, byd, buick, cadillac, chery, chevrolet, chrysler,
  citroën, cupra, dacia, daewoo, daihatsu, datsun, dodge, dongfeng, ds, ferrari, fiat, ford, gaz, geely, genesis, gmc,
  great wall, harley davidson, haval, hino, holden, honda, hummer, hyundai, infiniti, isuzu, iveco, jaguar, jeep, kawasaki,
  kia, ktm, lada, lancia, land rover, lexus, lincoln, lotus, man, maserati, mazda, mercedes, mercedes-benz, mg, mini,
  mitsubishi, moskvich, moto guzzi, nissan, opel, peugeot, polestar, pontiac, porsche, ram, range rover, renault,
  rivian, rolls-royce, rover, royal enfield, saab, scania, seat, skoda, škoda, smart, ssangyong, subaru, suzuki, tata,
  tesla, togg, toyota, trabant, triumph, uaz, vauxhall, vaz, volkswagen, volvo, vw, wartburg, yamaha, zaz`.split(
    /,\s*/,
  ),
);

export const isMake = (name: string): boolean => MAKES.has(name.toLowerCase());

/** 'Dacia Logan' and its make; null where it begins with none. */
export function partsOfCar(name: string): { brand: string; model: string } | null {
  const words = name.trim().split(/\s+/);
  const length = [2, 1].find((count) => isMake(words.slice(0, count).join(' ')));
  if (length === undefined || words.length === length) return null;
  return { brand: words.slice(0, length).join(' '), model: words.slice(length).join(' ') };
}
