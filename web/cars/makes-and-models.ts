// Common in Europe. Suggestions only: any text is accepted.
const table = `
Alfa Romeo: 147, 156, 159, Giulia, Giulietta, MiTo, Stelvio, Tonale
Audi: A1, A2, A3, A4, A5, A6, A7, A8, e-tron, Q2, Q3, Q4 e-tron, Q5, Q7, Q8, TT
BMW: 1 Series, 2 Series, 3 Series, 4 Series, 5 Series, 6 Series, 7 Series, i3, i4, iX, X1, X2, X3, X4, X5, X6, Z4
BYD: Atto 3, Dolphin, Seal, Seal U
Chevrolet: Aveo, Captiva, Cruze, Lacetti, Orlando, Spark
Chrysler: 300C, Grand Voyager, PT Cruiser, Voyager
Citroën: Berlingo, C1, C2, C3, C3 Aircross, C3 Picasso, C4, C4 Cactus, C4 Picasso, C5, C5 Aircross, C5 X, Jumper, Jumpy, Xsara
Cupra: Ateca, Born, Formentor, Leon
Dacia: Dokker, Duster, Jogger, Lodgy, Logan, Sandero, Spring
Dodge: Caliber, Journey, Nitro, RAM
DS: 3, 4, 5, 7
Fiat: 500, 500L, 500X, Bravo, Doblò, Ducato, Freemont, Grande Punto, Panda, Punto, Stilo, Tipo
Ford: B-MAX, C-MAX, EcoSport, Edge, Fiesta, Focus, Fusion, Galaxy, Ka, Kuga, Mondeo, Mustang, Mustang Mach-E, Puma, Ranger, S-MAX, Tourneo, Transit
Honda: Accord, Civic, CR-V, CR-Z, e, FR-V, HR-V, Insight, Jazz
Hyundai: Bayon, Elantra, Getz, i10, i20, i30, i40, Ioniq, Ioniq 5, ix20, ix35, Kona, Santa Fe, Tucson
Infiniti: EX, FX, Q30, Q50, QX70
Isuzu: D-Max
Iveco: Daily
Jaguar: E-Pace, F-Pace, I-Pace, XE, XF, XJ
Jeep: Avenger, Cherokee, Compass, Grand Cherokee, Renegade, Wrangler
Kia: Carens, Carnival, Ceed, EV6, Niro, Optima, Picanto, ProCeed, Rio, Sorento, Soul, Sportage, Stonic, Venga, XCeed
Land Rover: Defender, Discovery, Discovery Sport, Freelander, Range Rover, Range Rover Evoque, Range Rover Sport, Range Rover Velar
Lexus: CT, ES, GS, IS, LS, NX, RX, UX
Mazda: 2, 3, 5, 6, CX-3, CX-30, CX-5, CX-60, CX-7, MX-30, MX-5
Mercedes-Benz: A-Class, B-Class, C-Class, Citan, CLA, CLS, E-Class, EQA, EQB, EQC, G-Class, GLA, GLB, GLC, GLE, GLK, ML, S-Class, SLK, Sprinter, V-Class, Viano, Vito
MG: 3, 4, 5, HS, Marvel R, ZS
Mini: Clubman, Convertible, Cooper, Countryman, One, Paceman
Mitsubishi: ASX, Carisma, Colt, Eclipse Cross, Galant, Grandis, L200, Lancer, Outlander, Pajero, Space Star
Nissan: Almera, Ariya, Juke, Leaf, Micra, Murano, Navara, Note, NV200, Pathfinder, Primera, Pulsar, Qashqai, Terrano, X-Trail
Opel: Adam, Agila, Antara, Astra, Combo, Corsa, Crossland, Frontera, Grandland, Insignia, Karl, Meriva, Mokka, Movano, Omega, Signum, Vectra, Vivaro, Zafira
Peugeot: 106, 107, 108, 2008, 206, 207, 208, 3008, 301, 306, 307, 308, 4007, 406, 407, 5008, 508, 607, 807, Bipper, Boxer, Expert, Partner, Rifter
Porsche: 911, Boxster, Cayenne, Cayman, Macan, Panamera, Taycan
Renault: Arkana, Austral, Captur, Clio, Espace, Fluence, Grand Scénic, Kadjar, Kangoo, Koleos, Laguna, Master, Megane, Modus, Scénic, Talisman, Trafic, Twingo, Vel Satis, Zoe
Rover: 25, 45, 75
Saab: 9-3, 9-5
Seat: Alhambra, Altea, Arona, Ateca, Córdoba, Exeo, Ibiza, Leon, Mii, Tarraco, Toledo
Škoda: Citigo, Enyaq, Fabia, Kamiq, Karoq, Kodiaq, Octavia, Rapid, Roomster, Scala, Superb, Yeti
Smart: Forfour, Fortwo, #1
SsangYong: Korando, Kyron, Rexton, Rodius, Tivoli
Subaru: BRZ, Forester, Impreza, Legacy, Levorg, Outback, Solterra, XV
Suzuki: Alto, Baleno, Grand Vitara, Ignis, Jimny, Liana, S-Cross, Splash, Swift, SX4, Vitara, Wagon R
Tesla: Model 3, Model S, Model X, Model Y
Toyota: Auris, Avensis, Aygo, bZ4X, C-HR, Camry, Corolla, Corolla Verso, Hiace, Highlander, Hilux, Land Cruiser, Prius, ProAce, RAV4, Verso, Yaris, Yaris Cross
Volkswagen: Amarok, Arteon, Beetle, Bora, Caddy, California, Caravelle, Crafter, Fox, Golf, Golf Plus, ID.3, ID.4, ID.5, ID. Buzz, Jetta, Lupo, Multivan, Passat, Phaeton, Polo, Scirocco, Sharan, T-Cross, T-Roc, Taigo, Tiguan, Touareg, Touran, Transporter, Up!
Volvo: C30, C40, C70, EX30, S40, S60, S80, S90, V40, V50, V60, V70, V90, XC40, XC60, XC70, XC90
`;

export const makesAndModels: ReadonlyMap<string, readonly string[]> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at), line.slice(at + 2).split(', ')];
    }),
);
