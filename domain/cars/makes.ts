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

/** '2016 Subaru Outback', 'Dacia Logan'; what begins with no make that is known, and has no number, is all the make. */
export function partsOfName(name: string): { brand: string; model?: string; year?: number } {
  const [, before, first, last, after] =
    /^((?:19|20)\d{2})\s+(\S.*)$|^(.*\S)\s+\(?((?:19|20)\d{2})\)?$/.exec(name.trim()) ?? [];
  const car = first ?? last;
  // A 'Peugeot 2008' is of any year.
  if (!car?.includes(' ')) return partsOfCar(name) ?? { brand: /\d/.test(name) ? '' : name };
  const [brand = ''] = car.split(/\s/, 1);
  const parts = partsOfCar(car) ?? { brand, model: car.slice(brand.length).trim() };
  return { ...parts, year: Number(before ?? after) };
}
